/// A part of recipients text that has a special meaning in the grammar.
///
/// All other text is plain.
struct RecipientToken: Equatable {
  enum Kind {
    /// Text between quotation marks, including the marks.
    case quotation

    /// Text between angle brackets, or a link between square brackets, including the brackets.
    case bracket

    /// Text between parentheses, including the parentheses.
    case comment

    /// A link that begins with `mailto:`.
    case link

    /// A comma or semicolon between recipients.
    case separator

    /// A colon, which can follow the name of a group.
    case colon
  }

  let kind: Kind
  let range: Range<Int>

  /// Whether the token contains text, whose white space doesn't separate words.
  var holdsWords: Bool {
    switch kind {
    case .quotation, .bracket, .comment, .link: true
    case .separator, .colon: false
    }
  }
}
