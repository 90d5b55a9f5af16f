import ControlModel

/// A button of one type, as the Buttons page shows it: a cell of a grid under the samples.
public struct ButtonTypeSample: Hashable, Sendable {
  /// The type that the cell shows.
  public let type: ButtonType

  /// The cell of a type.
  public init(type: ButtonType) {
    self.type = type
  }

  /// All six, in the order of UIKit's raw values.
  public static let all = ButtonType.allCases.map(ButtonTypeSample.init)

  /// The title of the two types that have one; the others show their type's picture.
  public var title: String? {
    switch type {
    case .custom, .roundedRect: name
    case .contactAdd, .detailDisclosure, .infoDark, .infoLight: nil
    }
  }

  /// What the gallery calls the button in the event log, in its popover and to a screen reader.
  ///
  /// It is the title where the button has one. UIKit's name of the type is the ``caption``.
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

  /// The type's name in Swift, which stands under the button.
  ///
  /// Spelt out, since Swift would look a case's name up in the program's metadata at every start.
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
  /// The round ones are drawn 22 x 22 in the
  /// middle of a frame that is their hit area, 44 x 44.
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

  /// Where the caption stands on the canvas, in points.
  public var captionFrame: Rectangle {
    Rectangle(x: cell.minX, y: cell.minY + 44, width: cell.width, height: 18)
  }

  /// The cell: two columns that continue those of the samples; what is alike shares a row.
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

  /// What a press does, beside the lines in the event log: the type's job (WriteUps.md 1.6).
  public var outcome: Outcome {
    switch type {
    case .infoDark, .infoLight: .opens(.flipper)
    case .contactAdd: .addsContact
    case .custom, .detailDisclosure, .roundedRect:
      .explains(Explanation(title: "\(name) (\(type.identifier.isolated))", text: type.summary))
    }
  }

  /// What a button of a type leads to.
  public enum Outcome: Hashable, Sendable {
    /// A text beside the button.
    case explains(Explanation)
    /// Another page of the gallery.
    case opens(Page)
    /// The form on the Contacts page.
    case addsContact

    /// The page that the button leads to, or nil where it stays on its own.
    public var destination: Page? {
      switch self {
      case .explains: nil
      case .opens(let page): page
      case .addsContact: .contacts
      }
    }
  }

  /// A title and a text that belong to a button, shown beside it until dismissed.
  public struct Explanation: Hashable, Sendable {
    /// The button's name, and UIKit's constant for its type.
    public let title: String
    /// What UIKit uses the type for.
    public let text: String
  }
}
