extension Contact {
  /// The contact as a recipients field reads it: `Name <mail>`, `mail` or a name.
  ///
  /// It is what Copy copies. A name that would be read as something else is quoted.
  public var recipientText: String {
    let name = Self.quoted(name.trimmed)
    let eMail = eMail.trimmed
    if eMail.isEmpty { return name }
    return name.isEmpty ? eMail : "\(name) <\(eMail)>"
  }

  private static func quoted(_ name: String) -> String {
    guard name.contains(where: { ",;<>\"@".contains($0) }) else { return name }
    let escaped = name.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\""
  }
}
