/// A person to write to: the original's `MCContact` (WriteUps.md 6.1).
///
/// The name and the address are stored exactly as given, in any script and including any markup.
public struct Contact: Hashable, Sendable {
  /// The title of a contact that has neither a name nor an address.
  public static let untitled = "No Name or Email"

  /// The maximum number of characters that the form and the recipients field accept in a name or an
  /// address.
  public static let maximumLength = 10_000

  /// The name.
  ///
  /// It can be empty.
  public let name: String

  /// The email address.
  ///
  /// It can be empty.
  public let eMail: String

  /// Creates a contact from a name and an address.
  ///
  /// Either can be empty.
  public init(name: String, eMail: String) {
    self.name = name
    self.eMail = eMail
  }

  /// The title of the contact's token (WriteUps.md 6.3).
  ///
  /// The title is the name on one line, without the white space around it. If the name has no
  /// visible characters, the title is the address. If the address has none either, the title is
  /// ``untitled``.
  ///
  /// A right-to-left title needs no direction marks: Pango shows it correctly in a left-to-right
  /// row.
  public var title: String {
    guard name.isBlank else { return name.singleLine }
    return eMail.isBlank ? Self.untitled : eMail.singleLine
  }

  /// The address in the form in which addresses are compared, or nil if there is none.
  ///
  /// The key is the address without the white space around it, lowercased by Unicode's full
  /// mapping, independent of the locale. No two contacts of a list have the same key.
  var addressKey: String? { Self.addressKey(of: eMail) }

  /// Returns the key of the given address, or nil if the address has no visible characters.
  static func addressKey(of eMail: String) -> String? {
    eMail.isBlank ? nil : eMail.trimmed.lowercased()
  }
}

extension Contact {
  /// The contact as text for a recipients field: `Name <address>`, an address, or a name.
  ///
  /// The Copy button copies this text, which is on one line, like the title. A recipients field
  /// reads it as the same contact. Therefore:
  ///
  /// - A name is in quotation marks if the field would otherwise read it differently.
  /// - An address is in brackets if it follows a name, or if the field would otherwise read it
  ///   differently.
  public var recipientText: String {
    let name = name.singleLine
    let eMail = eMail.singleLine
    if eMail.isEmpty { return name.isEmpty ? "" : RecipientName.written(name, hasAddress: false) }
    let bracketed = "<\(eMail)>"
    if !name.isEmpty { return "\(RecipientName.written(name, hasAddress: true)) \(bracketed)" }
    return RecipientsText(eMail).isReading(of: Contact(name: "", eMail: eMail)) ? eMail : bracketed
  }
}
