import ControlModel

/// A button of one type on the Buttons page: a cell of the grid under the samples.
public struct ButtonTypeSample: Hashable, Sendable {
  /// The type that the cell shows.
  public let type: ButtonType

  /// Creates the cell of the given type.
  public init(type: ButtonType) {
    self.type = type
  }

  /// The samples of all six types, in the order of UIKit's raw values.
  public static let all = ButtonType.allCases.map(ButtonTypeSample.init)

  /// The title of the two types that have one, or nil for a type that shows a picture.
  public var title: String? {
    switch type {
    case .custom, .roundedRect: name
    case .contactAdd, .detailDisclosure, .infoDark, .infoLight: nil
    }
  }

  /// The button's name in the event log, in its popover, and for a screen reader.
  ///
  /// It's the title if the button has one. The ``caption`` is the type's name in Swift.
  public var name: String {
    switch type {
    case .custom: "Client"
    case .roundedRect: "Rounded"
    case .detailDisclosure: "Detail Disclosure"
    case .infoLight: "Info Light"
    case .infoDark: "Info Dark"
    case .contactAdd: "Contact Add"
    }
  }

  /// The type's name in Swift, which is shown under the button.
  ///
  /// It's spelled out here because Swift would otherwise look up the case's name in the program's
  /// metadata at every launch.
  public var caption: String {
    switch type {
    case .custom: "custom"
    case .roundedRect: "roundedRect"
    case .detailDisclosure: "detailDisclosure"
    case .infoLight: "infoLight"
    case .infoDark: "infoDark"
    case .contactAdd: "contactAdd"
    }
  }

  /// The button's frame on the canvas, in points.
  ///
  /// The round buttons are drawn 22 x 22, in the middle of a frame of 44 x 44 that is their hit
  /// area.
  public var frame: Rectangle {
    let cell = self.cell
    let size =
      switch type {
      case .custom, .roundedRect, .contactAdd: Size(width: 120, height: 40)
      case .detailDisclosure, .infoLight, .infoDark: Size(width: 44, height: 44)
      }
    return Rectangle(
      x: cell.midX - size.width / 2, y: cell.minY + (44 - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// The caption's frame on the canvas, in points.
  public var captionFrame: Rectangle {
    Rectangle(x: cell.minX, y: cell.minY + 44, width: cell.width, height: 18)
  }

  /// The cell's frame, in points.
  ///
  /// The two columns continue those of the samples, and similar types share a row.
  private var cell: Rectangle {
    let (column, row): (Double, Double) =
      switch type {
      case .custom: (0, 0)
      case .roundedRect: (1, 0)
      case .detailDisclosure: (0, 1)
      case .contactAdd: (1, 1)
      case .infoLight: (0, 2)
      case .infoDark: (1, 2)
      }
    return Rectangle(x: 30 + column * 140, y: 142 + row * 82, width: 120, height: 62)
  }

  /// The effect of a press, in addition to the lines in the event log (WriteUps.md 1.6).
  public var outcome: Outcome {
    switch type {
    case .infoDark, .infoLight: .opens(.flipper)
    case .contactAdd: .addsContact
    case .custom, .detailDisclosure, .roundedRect:
      .explains(Explanation(title: "\(name) (\(type.identifier.isolated))", text: type.summary))
    }
  }

  /// The effect of a press on a button of one type.
  public enum Outcome: Hashable, Sendable {
    /// Shows an explanation beside the button.
    case explains(Explanation)
    /// Opens another page of the gallery.
    case opens(Page)
    /// Opens the form on the Contacts page.
    case addsContact

    /// The page that the button opens, or nil if the current page stays open.
    public var destination: Page? {
      switch self {
      case .explains: nil
      case .opens(let page): page
      case .addsContact: .contacts
      }
    }
  }

  /// A title and a text about a button, shown beside it until they are dismissed.
  public struct Explanation: Hashable, Sendable {
    /// The button's name, and UIKit's constant for its type.
    public let title: String
    /// UIKit's use of the type, in one sentence.
    public let text: String
  }
}
