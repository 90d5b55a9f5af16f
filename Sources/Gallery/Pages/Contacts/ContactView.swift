import ControlModel
import GalleryModel
import GtkKit

/// The original's view of a contact, which contains a button and reports presses to a delegate
/// (WriteUps.md 6.2).
///
/// ```swift
/// final class TitlePrinter: ContactViewDelegate {
///   func contactViewButtonClicked(_ contactView: ContactView) {
///     print(contactView.contact.title)
///   }
/// }
/// let printer = TitlePrinter()
/// let ada = Contact(name: "Ada Lovelace", eMail: "ada@example.org")
/// let contactView = ContactView(contact: ada, delegate: printer)
/// ```
///
/// When the user presses the button, the sample prints “Ada Lovelace”.
///
/// The view contains a button instead of inheriting from one. Its interface is therefore small: it
/// shows a contact, returns the contact, and reports presses. If the button truncates the contact's
/// title, a tooltip shows the title.
final class ContactView: Box {
  /// The contact that the view shows.
  let contact: Contact

  /// The delegate to which the view reports presses.
  ///
  /// The view doesn't retain its delegate.
  weak var delegate: (any ContactViewDelegate)?

  let button = Button(role: .contact, size: nil)

  init(contact: Contact, delegate: (any ContactViewDelegate)?) {
    self.contact = contact
    self.delegate = delegate
    super.init(orientation: .horizontal)
    let title = Self.shownTitle(of: contact)
    button.setTitle(title, for: .normal)
    button.accessibleName = title
    button.addTarget(self, action: .buttonClicked, for: .touchUpInside)
    button.onPlacement { [weak self] in self?.explainTitle() }
    append(button, expand: true)
  }

  /// Returns the title of `contact`, shortened for display.
  static func shownTitle(of contact: Contact) -> String {
    contact.title.truncatedForDisplay()
  }

  /// Shows the title in a tooltip if the button truncates it, and otherwise removes the tooltip.
  private func explainTitle() {
    button.tooltip = button.isTitleTruncated ? Self.shownTitle(of: contact) : nil
  }

  // MARK: Action

  func buttonClicked(_ sender: Button) {
    delegate?.contactViewButtonClicked(self)
  }
}

extension Selector where Target == ContactView, Sender == Button {
  fileprivate static let buttonClicked = Selector("buttonClicked", ContactView.buttonClicked)
}

/// An object that a contact view informs of the user's actions.
protocol ContactViewDelegate: AnyObject {
  /// Called when the user clicks the button of `contactView`, or presses it with a key.
  func contactViewButtonClicked(_ contactView: ContactView)
}
