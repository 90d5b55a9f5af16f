extension Contact {
  /// The contact as a recipients field reads it: `Name <mail>`, `mail` or a name.
  ///
  /// It is what Copy copies, and one line, as is the title: each line is read as a recipient. A name
  /// that would be read as something else is quoted.
  public var recipientText: String {
    let name = Self.quoted(name.inOneLine)
    let eMail = eMail.inOneLine
    if eMail.isEmpty { return name }
    return name.isEmpty ? eMail : "\(name) <\(eMail)>"
  }

  private static func quoted(_ name: String) -> String {
    guard name.contains(where: { ",;<>\"@".contains($0) }) else { return name }
    let escaped = name.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\""
  }
}
