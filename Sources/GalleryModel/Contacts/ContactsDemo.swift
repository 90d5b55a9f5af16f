import ControlModel

/// The strings, sizes, and sample contacts of the Contacts page.
public enum ContactsDemo {
  /// The size of the stage, the part of the page in which the tokens wrap, in points.
  public static let stageSize = Size(width: 420, height: 300)

  /// The space between the recipients field and the edges of the stage, in points.
  public static let stageMargin = 24.0

  /// The size of the stage without its margins, in points.
  public static let contentSize = Size(
    width: stageSize.width - 2 * stageMargin, height: stageSize.height - 2 * stageMargin)

  /// The minimum width of the entry beside the last token, in points.
  public static let minimumEntryWidth = 120.0

  /// The note on what to type, which also says that the first contacts are samples.
  public static let note =
    "Type a name, an email address, or Name <address>, and press Return. Separate several with"
    + " commas or semicolons. The contacts you see at first are samples."

  /// The contacts of a first launch: one with a short name, one with a long name, one whose name
  /// runs from right to left, one whose name looks like markup, and one with only an address.
  public static let samples = [
    Contact(name: "Ann Field", eMail: "ann.field@example.org"),
    Contact(
      name: "Maximiliane Oberhuber-Wackernagel von Sankt Leonhard", eMail: "max@example.com"),
    Contact(name: "נועה לוי", eMail: "noa.levi@example.net"),
    Contact(name: "Mount & Blade <b>", eMail: "smithy@example.org"),
    Contact(name: "", eMail: "office@example.com"),
  ]

  /// The entry's accessible name, which is also its placeholder text.
  public static let entryName = "Add Recipients"

  /// The title of the form, and of the button that opens it.
  public static let addTitle = "Add Contact"

  /// The label of the form's name entry.
  public static let nameTitle = "Name"

  /// The label of the form's address entry.
  public static let eMailTitle = "Email"

  /// The title of the form's button that adds the contact.
  public static let confirmTitle = "Add"

  /// The title of the form's button that closes it without adding a contact.
  public static let cancelTitle = "Cancel"

  /// The title of the button under the stage that restores a removed contact.
  public static let undoTitle = "Undo Remove"

  /// The title of the card's button that copies the contact as ``Contact/recipientText``.
  public static let copyTitle = "Copy"

  /// The title of the card's button that removes the contact.
  public static let removeTitle = "Remove"

  /// Returns the announcement of a change to the list.
  public static func announcement(of change: ContactChange) -> String {
    let contact = change.entry.contact
    return switch change {
    case .added: "\(contact.title.excerpt) added"
    case .removed: announcement(ofRemoved: contact, next: contact)
    case .restored: "\(contact.title.excerpt) restored"
    }
  }

  /// Returns the announcement of a removed contact.
  ///
  /// - Parameter next: The contact that the next undo restores, which isn't always the removed one.
  public static func announcement(ofRemoved contact: Contact, next: Contact) -> String {
    let comesBack = next == contact ? "it" : next.title.excerpt
    return "\(contact.title.excerpt) removed; Ctrl+Z restores \(comesBack)"
  }

  /// Returns the announcement of contacts that were added together: the names of up to three
  /// contacts, or only their number if there are more.
  public static func announcement(ofAdded changes: [ContactChange]) -> String {
    changes.count > maximumNameCount
      ? "\(changes.count) contacts added"
      : changes.map(announcement).joined(separator: "\n")
  }

  /// Returns the announcement after recipients are entered: the contacts that were added, and the
  /// parts of the text that were left out.
  ///
  /// The announcement is empty if there are no such contacts or parts.
  public static func announcement(of outcome: RecipientsOutcome) -> String {
    announcement(ofAdded: outcome.added, omissions: outcome.omissions)
  }

  /// Returns the announcement of contacts that were added together, and of the parts of the text
  /// that were left out.
  public static func announcement(
    ofAdded changes: [ContactChange], omissions: [RecipientOmission]
  ) -> String {
    let added = changes.isEmpty ? [] : [announcement(ofAdded: changes)]
    var seen: Set<String> = []
    var leftOut = omissions.map { MessageStyle.window.text(of: [$0.summary]) }
      .filter { seen.insert($0).inserted }
    let others = leftOut.count - maximumNameCount
    leftOut = Array(leftOut.prefix(maximumNameCount))
    if others > 0 {
      leftOut.append(
        MessageStyle.window.text(of: ["\(others) more \(others == 1 ? "was" : "were") left out"]))
    }
    return (added + leftOut).joined(separator: "\n")
  }

  private static let maximumNameCount = 3

  /// Returns the announcement after a contact was copied.
  public static func copyAnnouncement(of contact: Contact) -> String {
    "\(contact.title.excerpt) copied"
  }

  /// The announcement when the user chooses to undo a removal, but there is no removal to undo.
  public static let nothingToRestore = "Nothing to restore"

  /// The original's classes and methods, each with its counterpart in this project.
  public static let conversion: [ConversionNote] = [
    ConversionNote(
      original: "MCContact: name, eMail",
      ours: "Contact",
      remark: "A value type; the contact, not the view, decides its title."),
    ConversionNote(
      original: "MCContactView, initWithContact:delegate:",
      ours: "ContactView(contact:delegate:)",
      remark:
        "The view contains a button instead of subclassing one, and doesn't retain its delegate."
    ),
    ConversionNote(
      original: "contactViewButtonClicked",
      ours: "ContactViewDelegate.contactViewButtonClicked(_:)",
      remark: "The view passes itself to the delegate, which can read its contact."),
    ConversionNote(
      original: "contactButtonFont, contactButtonTextColor",
      ours: "ButtonRole.contact: FontRole.app, ColorRole.contactTitle",
      remark: "The theme defines both, so a change of theme affects every token."),
    ConversionNote(
      original: "the title's width + 20, at most 200",
      ours: "ContactToken(_:textWidth:)",
      remark: "The rule receives the measured width, so tests don't need Pango."),
  ]
}
