import GtkKit

/// A drop-down list with a label before it, for a column of lists below the stage.
final class LabeledDropDown: Box {
  /// The width of the label, in points, which is the same in each list so that the lists align.
  private static let labelWidth = 84

  /// The text of the label.
  let title: String

  private let dropDown: DropDown

  /// Creates a list without a selection.
  init(_ title: String, items: [String]) {
    self.title = title
    dropDown = DropDown(items, accessibleName: title)
    super.init(orientation: .horizontal, spacing: 12)
    let label = Label(title, style: .body)
    label.setSizeRequest(width: Self.labelWidth)
    label.caption(dropDown)
    append(label)
    append(dropDown, expand: true)
  }

  /// Called with the position of the item that the user chooses.
  var onChange: ((Int) -> Void)? {
    get { dropDown.onChange }
    set { dropDown.onChange = newValue }
  }

  /// The text of the selected item, or nil if no item is selected.
  var selectedItem: String? { selectedIndex.map { dropDown.items[$0] } }

  /// The position of the selected item, or nil if no item is selected.
  ///
  /// Setting this property doesn't call ``onChange``.
  var selectedIndex: Int? {
    get { dropDown.selectedIndex }
    set { dropDown.selectedIndex = newValue }
  }
}
