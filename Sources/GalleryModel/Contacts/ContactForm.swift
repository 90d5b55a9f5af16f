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
