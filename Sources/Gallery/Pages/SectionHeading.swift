import GtkKit

/// The heading of a part of a page, with the buttons that act on the part at its other end.
final class SectionHeading: Box {
  /// As high as a button, so that headings with and without buttons line up.
  private static let height = 34

  /// A heading with a title, and at its other end a short text on the part's state and buttons.
  init(_ title: String, status: Label? = nil, buttons: [LabelButton] = []) {
    super.init(orientation: .horizontal, spacing: 6)
    setSizeRequest(height: Self.height)
    append(Label(title, style: .heading), expand: true)
    if let status { append(status) }
    for button in buttons { append(button) }
  }
}
