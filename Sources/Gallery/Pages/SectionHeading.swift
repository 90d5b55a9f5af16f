import GtkKit

/// The heading of a section of a page, with the section's buttons at the opposite end.
final class SectionHeading: Box {
  /// The height of a button, in points, so that headings with and without buttons align.
  private static let height = 34

  /// Creates a heading with a title, and at the opposite end a short status text and buttons.
  init(_ title: String, status: Label? = nil, buttons: [LabelButton] = []) {
    super.init(orientation: .horizontal, spacing: 6)
    setSizeRequest(height: Self.height)
    append(Label(title, style: .heading), expand: true)
    if let status { append(status) }
    for button in buttons { append(button) }
  }
}
