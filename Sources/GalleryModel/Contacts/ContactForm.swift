import ControlModel

/// The texts in the form that adds a contact.
public struct ContactForm: Hashable, Sendable {
  /// The text of the name's entry.
  public var name = ""

  /// The text of the address's entry.
  public var eMail = ""

  /// Creates an empty form.
  public init() {}

  /// Returns a text as one line that an entry can store and show.
  ///
  /// - Parameters:
  ///   - text: The pasted text, which may have several lines.
  ///   - size: The maximum size of a text in the entry, in bytes of UTF-8.
  /// - Throws: `EntryTextError` if the line is too large for the entry, or would take too long to
  ///   show.
  public static func line(
    of text: String, ofAtMost size: Int
  ) throws(EntryTextError) -> String {
    let line = text.inOneLine
    guard line.utf8.count <= size else { throw .tooLong(limit: size) }
    guard !line.hasTooManyMarks else { throw .tooManyMarks }
    return line
  }

  /// Returns the contact that the form describes, without the white space around its texts.
  ///
  /// The name can contain anything, and becomes one line. The address is read as in the recipients
  /// field, if there is one.
  ///
  /// - Throws: `ContactFormError` if both are empty, or if one of them can't be used.
  public func contact() throws(ContactFormError) -> Contact {
    let name = name.inOneLine
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

  /// The text in the address's entry that isn't part of the address, or nil if there is none.
  public var omission: RecipientOmission? {
    (try? addressText())?.fields.map(RecipientOmission.linkFields)
  }

  private func addressText() throws(EMailAddressError) -> AddressText {
    let source = RecipientSource(eMail)
    // The recipients field ignores an empty recipient, so a separator at either end has no effect
    // here.
    let range = source.trim(source.range) {
      source.scalars[$0].isBlankSpace || source.scalars[$0].separatesRecipients
    }
    return try AddressText(source, in: range)
  }
}

/// An error in the texts of the form that adds a contact.
public enum ContactFormError: Error, Hashable, Sendable {
  /// The form has neither a name nor an address.
  case empty

  /// The name has more characters than ``Contact/maximumLength``.
  case nameTooLong

  /// The text is not an email address.
  case address(String, EMailAddressError)
}

extension ContactFormError: CustomStringConvertible {
  /// A sentence that describes the error, where it is, and what would be right.
  public var description: String {
    switch self {
    case .empty: "Enter a name or an e-mail address."
    case .nameTooLong: "The name has more than \(Contact.maximumLength) characters."
    case .address(let text, let error): "\(text.inSentence) is no e-mail address: \(error)."
    }
  }
}

/// An error that prevents an entry of the page from accepting a text.
public enum EntryTextError: Error, Hashable, Sendable {
  /// The text has more bytes of UTF-8 than the entry can hold.
  case tooLong(limit: Int)

  /// A character has more marks than ``Swift/String/maximumEnteredMarks``.
  case tooManyMarks
}

extension EntryTextError: CustomStringConvertible {
  /// Sentences that describe the error and suggest what to do.
  public var description: String {
    switch self {
    case .tooLong(let limit): "The text has more than \(limit) bytes. Paste a part of it."
    case .tooManyMarks:
      "A character of the text has more than \(String.maximumEnteredMarks) marks. Paste the text"
        + " without them."
    }
  }
}
