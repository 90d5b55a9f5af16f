extension ContactList {
  /// The list of a first start, the same each time.
  public static let samples: ContactList = {
    var list = ContactList()
    for contact in ContactsDemo.samples { _ = try? list.add(contact) }
    return list
  }()
}
