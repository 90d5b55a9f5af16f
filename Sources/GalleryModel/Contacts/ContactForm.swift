import ControlModel

/// The contents of the form that adds a contact.
public struct ContactForm: Hashable, Sendable {
  /// The text in the name entry.
  public var name = ""

  /// The text in the address entry.
  public var eMail = ""

  /// Creates an empty form.
  public init() {}

  /// Returns `text` as one line that an entry can store and show.
  ///
  /// - Parameters:
  ///   - text: The pasted text, which may have several lines.
  ///   - size: The maximum size of the line, in bytes of UTF-8.
  /// - Throws: `EntryTextError` if the line has more than `size` bytes, or if a character has so
  ///   many combining marks that GTK needs too long to show it.
  public static func line(
    of text: String, ofAtMost size: Int
  ) throws(EntryTextError) -> String {
    let line = text.singleLine
    guard line.utf8.count <= size else { throw .tooLong(limit: size) }
    guard !line.hasTooManyMarks else { throw .tooManyMarks }
    return line
  }

  /// Returns the contact that the form describes.
  ///
  /// The white space around the name and the address is removed. The name can contain any
  /// characters; its line breaks become spaces. The address is optional, and is read by the same
  /// rules as in the recipients field.
  ///
  /// - Throws: `ContactFormError` if both entries are empty, if the name is too long, or if the
  ///   address isn't valid.
  public func contact() throws(ContactFormError) -> Contact {
    let name = name.singleLine
    guard name.count <= Contact.maximumLength else { throw .nameTooLong }
    if eMail.isBlank {
      if name.isEmpty { throw .empty }
      return Contact(name: name, eMail: "")
    }
    do {
      return Contact(name: name, eMail: try addressText().address.text)
    } catch {
      throw .address(eMail.trimmed, error)
    }
  }

  /// The header fields of a `mailto:` link in the address entry, which aren't part of the contact,
  /// or nil if there are none.
  public var omission: RecipientOmission? {
    (try? addressText())?.fields.map(RecipientOmission.linkFields)
  }

  private func addressText() throws(EMailAddressError) -> AddressText {
    let source = RecipientSource(eMail)
    // Separators at either end are ignored, as in the recipients field.
    let range = source.trim(source.range) {
      source.scalars[$0].isBlankSpace || source.scalars[$0].separatesRecipients
    }
    return try AddressText(source, in: range)
  }
}

/// An error in the contents of the form that adds a contact.
public enum ContactFormError: Problem, Hashable {
  /// The form has neither a name nor an address.
  case empty

  /// The name has more characters than ``Contact/maximumLength``.
  case nameTooLong

  /// The string isn't a valid email address.
  case address(String, EMailAddressError)
}

extension ContactFormError {
  /// A clause that describes the problem and its position.
  public var summary: Clause {
    switch self {
    case .empty: "enter a name or an email address"
    case .nameTooLong: "the name has more than \(Contact.maximumLength) characters"
    case .address(let text, let error): error.summary(of: text)
    }
  }

  /// A clause that says what is correct, or nil if the summary says so.
  public var remedy: Clause? {
    switch self {
    case .empty, .nameTooLong: nil
    case .address(_, let error): error.remedy
    }
  }
}

/// The reason that an entry of the Contacts page can't accept pasted text.
public enum EntryTextError: Problem, Hashable {
  /// The text has more than `limit` bytes of UTF-8.
  case tooLong(limit: Int)

  /// A character has more combining marks than ``Swift/String/maximumEnteredMarks``.
  case tooManyMarks
}

extension EntryTextError {
  /// A clause that describes the problem.
  public var summary: Clause {
    switch self {
    case .tooLong(let limit): "the text has more than \(limit) bytes"
    case .tooManyMarks:
      "a character of the text has more than \(String.maximumEnteredMarks) marks"
    }
  }

  /// A clause that says which text to paste instead.
  public var remedy: Clause? {
    switch self {
    case .tooLong: "paste a part of it"
    case .tooManyMarks: "paste the text without them"
    }
  }
}
