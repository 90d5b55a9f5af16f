import GtkKit

/// A list to choose from with its label before it, for a column of them under the stage.
final class LabelledDropDown: Box {
  /// The width of the labels, so that the lists of a column line up, in points.
  private static let labelWidth = 84

  private let dropDown: DropDown

  /// A list that calls the handler with the position of what the user has chosen.
  init(_ title: String, items: [String], onChange: @escaping (Int) -> Void) {
    dropDown = DropDown(items, accessibleName: title)
    super.init(orientation: .horizontal, spacing: 12)
    dropDown.onChange = onChange
    let label = Label(title, style: .body)
    label.setSizeRequest(width: Self.labelWidth)
    label.describe(dropDown)
    append(label)
    append(dropDown, expand: true)
  }

  /// The position of what is chosen; setting it calls no handler.
  var selectedIndex: Int? {
    get { dropDown.selectedIndex }
    set { dropDown.selectedIndex = newValue }
  }
}
