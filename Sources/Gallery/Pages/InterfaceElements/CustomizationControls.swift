import GalleryModel
import GtkKit

/// The controls that change the font and the text color on all pages, and the button that restores
/// the originals.
final class CustomizationControls: Box {
  /// The button that restores the original font and color.
  ///
  /// The button is disabled while both are original.
  let resetButton = LabelButton(InterfaceElementsDemo.resetTitle)

  /// Called with the title of a list and the item that the user has chosen in the list.
  var onChoose: ((_ list: String, _ item: String) -> Void)?

  private let fonts = LabeledDropDown(
    "App Font",
    items: [InterfaceElementsDemo.originalFontTitle(in: .classic)]
      + AppFontChoice.allCases.map(\.title))
  private let colors = LabeledDropDown(
    "Text Color",
    items: [InterfaceElementsDemo.originalColorTitle] + TextColorChoice.allCases.map(\.title))

  init() {
    super.init(orientation: .vertical, spacing: 6)
    fonts.onChange = { [weak self] in
      AppTheme.shared.customization.font = AppFontChoice.allCases.choice(at: $0)
      if let self { wasChosen(in: fonts) }
    }
    colors.onChange = { [weak self] in
      AppTheme.shared.customization.textColor = TextColorChoice.allCases.choice(at: $0)
      if let self { wasChosen(in: colors) }
    }
    append(fonts)
    append(colors)
    resetButton.horizontalAlignment = .end
    append(resetButton)
    showChoices()
    AppTheme.shared.observe(by: self) { [weak self] in self?.showChoices() }
  }

  private func wasChosen(in list: LabeledDropDown) {
    if let item = list.selectedItem { onChoose?(list.title, item) }
  }

  private func showChoices() {
    let customization = AppTheme.shared.customization
    fonts.selectedIndex = AppFontChoice.allCases.position(of: customization.font)
    colors.selectedIndex = TextColorChoice.allCases.position(of: customization.textColor)
    // If the focused widget is disabled, GTK leaves no widget focused.
    if customization == .original { resetButton.passFocusBackward() }
    resetButton.isSensitive = customization != .original
  }
}

/// Conversions between a choice and its position in a list whose first item, the original,
/// corresponds to nil.
extension Array where Element: Equatable {
  fileprivate func choice(at position: Int) -> Element? {
    indices.contains(position - 1) ? self[position - 1] : nil
  }

  fileprivate func position(of choice: Element?) -> Int {
    choice.flatMap(firstIndex).map { $0 + 1 } ?? 0
  }
}
