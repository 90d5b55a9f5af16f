import ControlModel

/// What was typed into the form that adds a contact.
public struct ContactForm: Hashable, Sendable {
  /// The text of the name's entry.
  public var name = ""

  /// The text of the address's entry.
  public var eMail = ""

  /// Makes an empty form.
  public init() {}

  /// A text as one line that an entry can hold and show.
  ///
  /// - Parameters:
  ///   - text: What was pasted, which may have several lines.
  ///   - size: The size of the longest text that the entry can hold, in bytes of UTF-8.
  /// - Throws: `EntryTextError` if the entry cannot hold the line, or not show it in time.
  public static func line(
    of text: String, ofAtMost size: Int
  ) throws(EntryTextError) -> String {
    let line = text.inOneLine
    guard line.utf8.count <= size else { throw .tooLong(limit: size) }
    guard !line.hasTooManyMarks else { throw .tooManyMarks }
    return line
  }

  /// The contact that the form describes, without the white space around its texts.
  ///
  /// The name may hold anything, in one line; an address that is given is read as in the recipients
  /// field.
  ///
  /// - Throws: `ContactFormError` if there is neither, or one of them cannot be used.
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

  /// What of the address's entry is no part of the address, or nil if everything is.
  public var omission: RecipientOmission? {
    (try? addressText())?.fields.map(RecipientOmission.linkFields)
  }

  private func addressText() throws(EMailAddressError) -> AddressText {
    let source = RecipientSource(eMail)
    // In the recipients field nothing is between such a separator and the end.
    let range = source.trim(source.range) {
      source.scalars[$0].isBlankSpace || source.scalars[$0].separatesRecipients
    }
    return try AddressText(source, in: range)
  }
}
