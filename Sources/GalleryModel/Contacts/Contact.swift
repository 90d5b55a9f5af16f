/// A person to write to: the original's `MCContact` (WriteUps.md 6.1).
///
/// Both texts are stored exactly as given, in any script and with any markup.
public struct Contact: Hashable, Sendable {
  /// The title of a contact without a name or an address, so that no token is empty.
  public static let untitled = "No Name or E-Mail"

  /// The maximum number of characters in a name or an address that the form and the field accept.
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
  /// It's the name in one line, without the white space around it. If the name has no visible
  /// characters, it's the address, and if there is no address either, it's ``untitled``. Text that
  /// runs from right to left isn't changed: Pango shows it correctly inside a row that runs from
  /// left to right.
  public var title: String {
    guard name.isBlank else { return name.inOneLine }
    return eMail.isBlank ? Self.untitled : eMail.inOneLine
  }

  /// The normalized address, or nil if there is none.
  ///
  /// Two contacts of a list can't have the same key.
  ///
  /// It's the address without the white space around it, lowercased by Unicode's full mapping,
  /// independent of the locale.
  var addressKey: String? { Self.addressKey(of: eMail) }

  /// Returns the key of an address, or nil if the address has no visible characters.
  static func addressKey(of eMail: String) -> String? {
    eMail.isBlank ? nil : eMail.trimmed.lowercased()
  }
}

extension Contact {
  /// The contact as text for a recipients field: `Name <address>`, an address, or a name.
  ///
  /// The Copy button copies this text. It has one line, like the title. A recipients field reads it
  /// as the same contact: a name that would have another meaning is in quotation marks, and an
  /// address is in brackets.
  public var recipientText: String {
    let name = name.inOneLine
    let eMail = eMail.inOneLine
    if eMail.isEmpty { return name.isEmpty ? "" : RecipientName.written(name, hasAddress: false) }
    let bracketed = "<\(eMail)>"
    if !name.isEmpty { return "\(RecipientName.written(name, hasAddress: true)) \(bracketed)" }
    return RecipientsText(eMail).isReading(of: Contact(name: "", eMail: eMail)) ? eMail : bracketed
  }
}
