import ControlModel
import Theming

/// A button of one of UIKit's types on the Buttons page, with its caption and the effect of a
/// press.
///
/// ``all`` is the table of the types, which contains all information that the page has about them
/// (WriteUps.md 1.6).
public struct ButtonTypeSample: Hashable, Sendable {
  /// The type of the button.
  public let type: ButtonType

  /// The button's role in the theme.
  public let role: ButtonRole

  /// The name of the type's constant in UIKit.
  public let identifier: String

  /// The button's name for the event log, the popover, and a screen reader.
  ///
  /// If the button has a title, its name is the title.
  public let name: String

  /// The type's name in Swift, which is shown under the button.
  ///
  /// The name is written in the table, because interpolating ``type`` looks up the name of the case
  /// in the program's metadata at every launch.
  public let caption: String

  /// A sentence that describes the purpose of the type in UIKit to users.
  public let summary: String

  private let content: Content
  private let column: Int
  private let row: Int
  private let effect: Outcome?

  /// The samples of all six types, in the order of UIKit's raw values.
  ///
  /// The two columns line up with the first two samples above them, and similar types share a row.
  public static let all = [
    ButtonTypeSample(
      type: .custom, role: .custom, identifier: "UIButtonTypeCustom", name: "Client",
      caption: "custom", summary: "Has no style of its own: the client draws it.",
      content: .title, column: 0, row: 0, effect: nil),
    ButtonTypeSample(
      type: .roundedRect, role: .roundedRect, identifier: "UIButtonTypeRoundedRect",
      name: "Rounded", caption: "roundedRect",
      summary: "Serves general use, with rounded corners and a centered title.",
      content: .title, column: 1, row: 0, effect: nil),
    ButtonTypeSample(
      type: .detailDisclosure, role: .detailDisclosure,
      identifier: "UIButtonTypeDetailDisclosure", name: "Detail Disclosure",
      caption: "detailDisclosure", summary: "Opens the details of an object or record.",
      content: .symbol, column: 0, row: 1, effect: nil),
    ButtonTypeSample(
      type: .infoLight, role: .infoLight, identifier: "UIButtonTypeInfoLight",
      name: "Info Light", caption: "infoLight",
      summary: "Flips a view to its settings or information, on a dark background.",
      content: .symbol, column: 0, row: 2, effect: .opens(.flipper)),
    ButtonTypeSample(
      type: .infoDark, role: .infoDark, identifier: "UIButtonTypeInfoDark", name: "Info Dark",
      caption: "infoDark",
      summary: "Flips a view to its settings or information, on a light background.",
      content: .symbol, column: 1, row: 2, effect: .opens(.flipper)),
    ButtonTypeSample(
      type: .contactAdd, role: .contactAdd, identifier: "UIButtonTypeContactAdd",
      name: "Contact Add", caption: "contactAdd",
      summary: "Opens a list of contacts, or a form to add one.",
      content: .picture, column: 1, row: 1, effect: .addsContact),
  ]

  /// The kind of content of a button, which determines the size of its frame.
  private enum Content: Hashable {
    case title
    /// A picture on a face as large as that of a button with a title.
    case picture
    /// A round picture of 22 x 22 points, in the middle of its hit area.
    case symbol
  }
}

extension ButtonTypeSample {
  /// The button's title, or nil if the button shows a picture.
  public var title: String? { content == .title ? name : nil }

  /// The button's frame on the canvas, in points.
  public var frame: Rectangle {
    let size =
      content == .symbol ? Size(width: 44, height: 44) : Size(width: 120, height: 40)
    return Rectangle(
      x: cell.midX - size.width / 2, y: cell.minY + (44 - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// The caption's frame on the canvas, in points.
  public var captionFrame: Rectangle {
    Rectangle(x: cell.minX, y: cell.minY + 44, width: cell.width, height: 18)
  }

  private var cell: Rectangle {
    Rectangle(x: 30 + Double(column) * 140, y: 142 + Double(row) * 82, width: 120, height: 62)
  }

  /// The effect of a press, besides the lines in the event log (WriteUps.md 1.6).
  public var outcome: Outcome {
    effect ?? .explains(Explanation(title: "\(name) (\(identifier.isolated))", text: summary))
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

  /// A title and a sentence about a button, shown beside the button until the user dismisses them.
  public struct Explanation: Hashable, Sendable {
    /// The button's name, and UIKit's constant for its type.
    public let title: String
    /// A sentence that describes UIKit's use of the type.
    public let text: String
  }
}
