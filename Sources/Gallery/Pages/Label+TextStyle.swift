import GtkKit

/// The kinds of text around the stage, made of the desktop's own font and colours.
enum TextStyle {
  /// The name of a page, over it.
  case pageTitle
  /// The name of a part of a page.
  case heading
  /// A sentence.
  case body
  /// A sentence that explains what stands beside it.
  case caption
  /// A name in code.
  case code
}

extension Label {
  /// The fewest characters a line of a longer text, which any window has room for.
  static let narrowestLine = 20

  /// A label of at most 70 characters a line, as wide as a text is easy to read.
  convenience init(_ text: String, style: TextStyle) {
    self.init(text)
    horizontalAlignment = .start
    horizontalTextAlignment = 0
    wraps = true
    // A short text is measured as it is, and so stands no wider.
    if text.count > Self.narrowestLine { minimumWidthInCharacters = Self.narrowestLine }
    maximumWidthInCharacters = 70
    switch style {
    case .pageTitle: setFont(scale: 1.6, isBold: true)
    case .heading: setFont(isBold: true)
    case .body: break
    case .caption: setFont(scale: 0.9)
    case .code:
      setFont(scale: 0.9, isMonospaced: true)
      // Code runs from the left in every language.
      direction = .leftToRight
    }
  }
}
