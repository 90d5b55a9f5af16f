import ControlModel

/// What the Contacts page knows besides its list.
public enum ContactsDemo {
  /// The size of the stage, in points; the tokens wrap in it.
  public static let stageSize = Size(width: 420, height: 300)

  /// The room between the recipients field and the edges of the stage, in points.
  public static let stageMargin = 24.0

  /// The size of what is inside the margin, in points.
  public static let contentSize = Size(
    width: stageSize.width - 2 * stageMargin, height: stageSize.height - 2 * stageMargin)

  /// What the entry needs beside the last token, in points.
  public static let minimumEntryWidth = 120.0

  /// What the page says of typing, and of the contacts of a first start, so that nobody takes them
  /// for real.
  public static let note =
    "Type a name, an e-mail address, or Name <address>, and press Return. Separate several with"
    + " commas or semicolons. A new list starts with samples."

  /// The contacts of a first start: a short name, a long one, one from right to left, one with
  /// what looks like mark-up, and one that has only an address.
  public static let samples = [
    Contact(name: "Ann Field", eMail: "ann.field@example.org"),
    Contact(
      name: "Maximiliane Oberhuber-Wackernagel von Sankt Leonhard", eMail: "max@example.com"),
    Contact(name: "נועה לוי", eMail: "noa.levi@example.net"),
    Contact(name: "Mount & Blade <b>", eMail: "smithy@example.org"),
    Contact(name: "", eMail: "office@example.com"),
  ]

  /// What a screen reader calls the entry, and what stands in it while it is empty.
  public static let entryName = "Add Recipients"

  /// The title of the button that opens the form, and of the form.
  public static let addTitle = "Add Contact"

  /// The label of the name in the form.
  public static let nameTitle = "Name"

  /// The label of the address in the form.
  public static let eMailTitle = "E-Mail"

  /// The title of the form's button that adds the contact.
  public static let confirmTitle = "Add"

  /// The title of the form's button that adds nothing.
  public static let cancelTitle = "Cancel"

  /// The title of the button under the stage that brings a removed contact back.
  public static let undoTitle = "Undo Remove"

  /// The title of the card's button that copies the contact as ``Contact/recipientText``.
  public static let copyTitle = "Copy"

  /// The title of the card's button that removes the contact.
  public static let removeTitle = "Remove"

  /// What is said when a contact came or went.
  public static func announcement(of change: ContactChange) -> String {
    let contact = change.entry.contact
    return switch change {
    case .added: "\(contact.title.partOfSentence) added"
    case .removed: announcement(ofRemoved: contact, next: contact)
    case .restored: "\(contact.title.partOfSentence) brought back"
    }
  }

  /// What is said when a contact was removed.
  ///
  /// - Parameter next: The contact that the next undo brings back, which another removal may be.
  public static func announcement(ofRemoved contact: Contact, next: Contact) -> String {
    let comesBack = next == contact ? "it" : next.title.partOfSentence
    return "\(contact.title.partOfSentence) removed; Ctrl+Z brings \(comesBack) back"
  }

  /// What is said of several contacts that were added together: each of a few, or how many.
  public static func announcement(ofAdded changes: [ContactChange]) -> String {
    changes.count > maximumNameCount
      ? "\(changes.count) contacts added"
      : changes.map(announcement).joined(separator: "\n")
  }

  /// What is said of a text whose contacts were added, as far as they could be: which these are, and
  /// what was left out; empty if nothing was added or left out.
  public static func announcement(of outcome: RecipientsOutcome) -> String {
    announcement(ofAdded: outcome.added, omissions: outcome.omissions)
  }

  /// What is said of contacts that were added together, and of what was left out.
  public static func announcement(
    ofAdded changes: [ContactChange], omissions: [RecipientOmission]
  ) -> String {
    let added = changes.isEmpty ? [] : [announcement(ofAdded: changes)]
    var seen: Set<String> = []
    var leftOut = omissions.map(\.description).filter { seen.insert($0).inserted }
    let others = leftOut.count - maximumNameCount
    leftOut = Array(leftOut.prefix(maximumNameCount))
    if others > 0 { leftOut.append("\(others) more \(others == 1 ? "was" : "were") left out.") }
    return (added + leftOut).joined(separator: "\n")
  }

  private static let maximumNameCount = 3

  /// What is said when a contact was copied.
  public static func copyAnnouncement(of contact: Contact) -> String {
    "\(contact.title.partOfSentence) copied"
  }

  /// What is said to who wants a contact back where none was removed.
  public static let nothingToBringBack = "Nothing to bring back"

  /// What is said when a list does not take a removed contact back.
  public static func refusal(toRestore contact: Contact, because error: ContactListError) -> String
  {
    "\(contact.title.inSentence) cannot be brought back: \(error)"
  }

  /// What is said of a contact that could not be kept when it came, and cannot be by now.
  public static func loss(_ refusal: ContactRejection) -> String {
    "\(refusal.contact.title.inSentence) could not be kept and is gone: \(refusal.error)"
  }

  /// How the document's classes and methods became ours.
  public static let conversion: [ConversionNote] = [
    ConversionNote(
      original: "MCContact: name, eMail",
      ours: "Contact",
      remark: "A value; the rule for its title is the contact's, not the view's."),
    ConversionNote(
      original: "MCContactView, initWithContact:delegate:",
      ours: "ContactView(contact:delegate:)",
      remark: "The view holds a button and inherits from none; it does not keep its delegate alive."
    ),
    ConversionNote(
      original: "contactViewButtonClicked",
      ours: "ContactViewDelegate.contactViewButtonClicked(_:)",
      remark: "Sent on touch-up-inside; the view hands itself over, and gives its contact back."),
    ConversionNote(
      original: "contactButtonFont, contactButtonTextColor",
      ours: "ButtonRole.contact: FontRole.app, ColorRole.contactTitle",
      remark: "The theme holds them; a change of theme reaches every token."),
    ConversionNote(
      original: "the title's width + 20, at most 200",
      ours: "ContactToken(_:textWidth:)",
      remark: "Pango measures the title; the rule gets the measure handed in, and tests need none."),
  ]
}
