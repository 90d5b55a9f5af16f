import GalleryModel
import GtkKit

/// "Let's change the font and color of the app": a choice of each, for all pages at once, and the
/// way back to the theme as it is.
final class CustomizationControls: Box {
  /// Takes back both choices; it is insensitive while there is nothing to take back.
  let resetButton = LabelButton(InterfaceElementsDemo.resetTitle)

  /// Called with the title of a list and the item that the user has chosen in it.
  var onChoose: ((_ list: String, _ item: String) -> Void)?

  private let fonts = LabelledDropDown(
    "App Font",
    items: [InterfaceElementsDemo.originalFontTitle(in: .classic)]
      + AppFontChoice.allCases.map(\.title))
  private let colors = LabelledDropDown(
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

  private func wasChosen(in list: LabelledDropDown) {
    if let item = list.selectedItem { onChoose?(list.title, item) }
  }

  private func showChoices() {
    let customization = AppTheme.shared.customization
    fonts.selectedIndex = AppFontChoice.allCases.position(of: customization.font)
    colors.selectedIndex = TextColorChoice.allCases.position(of: customization.textColor)
    // GTK leaves the focus nowhere if the widget that has it is disabled.
    if customization == .original { resetButton.passFocusBackward() }
    resetButton.isSensitive = customization != .original
  }
}

/// A list whose first item stands for none of the choices.
extension Array where Element: Equatable {
  fileprivate func choice(at position: Int) -> Element? {
    indices.contains(position - 1) ? self[position - 1] : nil
  }

  fileprivate func position(of choice: Element?) -> Int {
    choice.flatMap(firstIndex).map { $0 + 1 } ?? 0
  }
}
