import ControlModel
import Theming

extension ButtonRole {
  /// The role of a button that shows what its type looks like.
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
