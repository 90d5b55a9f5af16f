import ControlModel
import Theming

extension ButtonRole {
  /// Creates the role of a button that demonstrates a type.
  init(showing type: ButtonType) {
    switch type {
    case .custom: self = .custom
    case .roundedRect: self = .roundedRect
    case .detailDisclosure: self = .detailDisclosure
    case .infoLight: self = .infoLight
    case .infoDark: self = .infoDark
    case .contactAdd: self = .contactAdd
    }
  }
}
