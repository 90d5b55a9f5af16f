import ControlModel
import GalleryModel
import GtkKit

/// The write-up's view of a contact, which contains a button and reports presses to a delegate
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
/// When the user presses the button of the view, the sample prints “Ada Lovelace”.
///
/// The view contains a button instead of inheriting from one, so its interface is small: it shows a
/// contact, returns the contact, and informs the delegate of a press. The delegate is not retained.
/// A title that the button truncates is shown in a tooltip.
final class ContactView: Box {
  /// The contact that the view shows.
  let contact: Contact

  /// The delegate that is informed of presses.
  ///
  /// It is not retained.
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

  /// Returns the title of a contact, shortened for display.
  static func shownTitle(of contact: Contact) -> String {
    contact.title.cutForDisplay()
  }

  /// Shows the title in a tooltip if the button truncates it, and removes the tooltip otherwise.
  private func explainTitle() {
    button.tooltip = button.isTitleCut ? Self.shownTitle(of: contact) : nil
  }

  // MARK: Action

  func buttonClicked(_ sender: Button) {
    delegate?.contactViewButtonClicked(self)
  }
}

extension Selector where Target == ContactView, Sender == Button {
  fileprivate static let buttonClicked = Selector("buttonClicked", ContactView.buttonClicked)
}

/// An object that responds to the user's actions in the view of a contact.
protocol ContactViewDelegate: AnyObject {
  /// Called when the button of the view was pressed and released inside.
  func contactViewButtonClicked(_ contactView: ContactView)
}
