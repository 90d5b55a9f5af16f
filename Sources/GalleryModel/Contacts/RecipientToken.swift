/// A part of a text of recipients that means something to the grammar; everything else is plain.
struct RecipientToken: Equatable {
  enum Kind {
    /// Text between quotation marks, with the marks.
    case quotation

    /// Text between angle brackets, or a link between square ones, with the brackets.
    case bracket

    /// Text between parentheses, with them.
    case comment

    /// A link that begins with `mailto:`.
    case link

    /// A comma or semicolon between recipients.
    case separator

    /// A colon, which may follow the name of a group.
    case colon
  }

  let kind: Kind
  let range: Range<Int>

  /// Whether white space in the token does not separate words.
  var holdsWords: Bool {
    switch kind {
    case .quotation, .bracket, .comment, .link: true
    case .separator, .colon: false
    }
  }
}
