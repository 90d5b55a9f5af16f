extension ContactList {
  /// The list of a first launch, which is always the same.
  public static let samples: ContactList = {
    var list = ContactList()
    for contact in ContactsDemo.samples { _ = try? list.add(contact) }
    return list
  }()
}
