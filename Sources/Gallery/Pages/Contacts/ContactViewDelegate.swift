/// Told what the user does with the view of a contact.
protocol ContactViewDelegate: AnyObject {
  /// The button of a view was pressed and let go inside.
  func contactViewButtonClicked(_ contactView: ContactView)
}
