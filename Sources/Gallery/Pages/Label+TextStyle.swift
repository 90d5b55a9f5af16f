import GtkKit

/// The styles of text around the stage, all in the desktop's own font and colors.
enum TextStyle {
  /// The title of a page.
  case pageTitle
  /// The heading of a section of a page.
  case heading
  /// Ordinary sentences.
  case body
  /// Sentences that explain the element next to them.
  case caption
  /// Names in code.
  case code
}

extension Label {
  /// The minimum line length of longer text, in characters.
  ///
  /// Lines of this length fit into any window.
  static let narrowestLine = 20

  /// Creates a label with lines of at most 70 characters, a length that is easy to read.
  convenience init(_ text: String, style: TextStyle) {
    self.init(text)
    horizontalAlignment = .start
    horizontalTextAlignment = 0
    wraps = true
    // Short text has its natural width, which may be less than the minimum.
    if text.count > Self.narrowestLine { minimumWidthInCharacters = Self.narrowestLine }
    maximumWidthInCharacters = 70
    switch style {
    case .pageTitle: setFont(scale: 1.6, isBold: true)
    case .heading: setFont(isBold: true)
    case .body: break
    case .caption: setFont(scale: 0.9)
    case .code:
      setFont(scale: 0.9, isMonospaced: true)
      // Code is written from left to right in every language.
      direction = .leftToRight
    }
  }
}

/// The heading of a section of a page, with the section's buttons at the opposite end.
final class SectionHeading: Box {
  /// The height of a heading, in points.
  ///
  /// It is the height of a button, so that headings with and without buttons align.
  private static let height = 34

  /// Creates a heading with `title` at its start, and `status` and `buttons` at its end.
  init(_ title: String, status: Label? = nil, buttons: [LabelButton] = []) {
    super.init(orientation: .horizontal, spacing: 6)
    setSizeRequest(height: Self.height)
    append(Label(title, style: .heading), expand: true)
    if let status { append(status) }
    for button in buttons { append(button) }
  }
}
