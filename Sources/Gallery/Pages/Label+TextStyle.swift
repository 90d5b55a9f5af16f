import GtkKit

/// The styles of text around the stage, all in the desktop's own colors and, except for code, in
/// the desktop's own font.
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
  /// The minimum width of a label that contains longer text, in characters.
  ///
  /// A line of this length fits into the smallest window.
  static let narrowestLine = 20

  /// Creates a label in the given style, with lines of at most 70 characters.
  ///
  /// Longer lines are hard to read.
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
  /// This is the height of a button in GTK's default theme, so that headings with and without
  /// buttons align.
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
