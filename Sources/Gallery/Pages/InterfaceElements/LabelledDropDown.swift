import GtkKit

/// A list to choose from with its label before it, for a column of them under the stage.
final class LabelledDropDown: Box {
  /// The width of the labels, so that the lists of a column line up, in points.
  private static let labelWidth = 84

  /// The text before the list.
  let title: String

  private let dropDown: DropDown

  /// A list of which nothing is selected yet.
  init(_ title: String, items: [String]) {
    self.title = title
    dropDown = DropDown(items, accessibleName: title)
    super.init(orientation: .horizontal, spacing: 12)
    let label = Label(title, style: .body)
    label.setSizeRequest(width: Self.labelWidth)
    label.describe(dropDown)
    append(label)
    append(dropDown, expand: true)
  }

  /// Called with the position of what the user has chosen.
  var onChange: ((Int) -> Void)? {
    get { dropDown.onChange }
    set { dropDown.onChange = newValue }
  }

  /// The text of what is chosen.
  var selectedItem: String? { selectedIndex.map { dropDown.items[$0] } }

  /// The position of what is chosen; setting it calls no handler.
  var selectedIndex: Int? {
    get { dropDown.selectedIndex }
    set { dropDown.selectedIndex = newValue }
  }
}
