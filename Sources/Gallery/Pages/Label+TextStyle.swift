import GtkKit

/// The styles of text around the stage, in the desktop's own font and colors.
enum TextStyle {
  /// The title of a page.
  case pageTitle
  /// The heading of a section of a page.
  case heading
  /// A sentence.
  case body
  /// A sentence that explains the element next to it.
  case caption
  /// A name in code.
  case code
}

extension Label {
  /// The minimum length of a line of a longer text, in characters, which fits into any window.
  static let narrowestLine = 20

  /// Creates a label with lines of at most 70 characters, a width that is easy to read.
  convenience init(_ text: String, style: TextStyle) {
    self.init(text)
    horizontalAlignment = .start
    horizontalTextAlignment = 0
    wraps = true
    // A short text has its natural width, which may be smaller.
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
