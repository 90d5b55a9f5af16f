/// A person to write to: the original's `MCContact` (WriteUps.md 6.1).
///
/// Both texts are kept exactly as they are given, in any script and with any mark-up.
public struct Contact: Hashable, Sendable {
  /// The title of a contact that has neither a name nor an address, so that no token is empty.
  public static let untitled = "No Name or E-Mail"

  /// The maximum number of characters of a name or an address that the form and the field accept.
  public static let maximumLength = 10_000

  /// The name, which may be empty.
  public let name: String

  /// The address, which may be empty.
  public let eMail: String

  /// Makes a contact of a name and an address, either of which may be empty.
  public init(name: String, eMail: String) {
    self.name = name
    self.eMail = eMail
  }

  /// The title of the contact's token (WriteUps.md 6.3).
  ///
  /// It is the name, in one line and without the white space around it; where nothing of that can be
  /// seen, the address; where there is none either, a text that says so. Text from right to left stays as it
  /// is: Pango shows it so, inside a row from left to right.
  public var title: String {
    guard name.isBlank else { return name.inOneLine }
    return eMail.isBlank ? Self.untitled : eMail.inOneLine
  }

  /// What two contacts may not share, so that each address is in a list once; nil without address.
  ///
  /// Case is ignored by Unicode's full mapping to lower case, whatever the locale.
  var addressKey: String? { Self.addressKey(of: eMail) }

  /// The key of the contact that has an address; nil without address.
  static func addressKey(of eMail: String) -> String? {
    eMail.isBlank ? nil : eMail.trimmed.lowercased()
  }
}
