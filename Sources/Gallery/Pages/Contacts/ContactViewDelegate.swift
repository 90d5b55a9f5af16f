/// An object that responds to the user's actions in the view of a contact.
protocol ContactViewDelegate: AnyObject {
  /// Called when the button of the view was pressed and released inside.
  func contactViewButtonClicked(_ contactView: ContactView)
}
