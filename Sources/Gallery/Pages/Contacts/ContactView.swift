import ControlModel
import GalleryModel
import GtkKit

/// The document's view of a contact: it holds a button, and inherits from none.
///
/// So the button's many methods are nobody's business but the view's: it shows a contact, gives it
/// back, and tells its delegate of a press.
final class ContactView: Box {
  /// The contact that the view was made with.
  let contact: Contact

  /// The one that is told of presses, which the view does not keep alive.
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

  /// The title of a contact as its view shows it.
  static func shownTitle(of contact: Contact) -> String {
    contact.title.cutForDisplay()
  }

  /// The tooltip says what the token has no room for, and nothing where all is seen.
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
