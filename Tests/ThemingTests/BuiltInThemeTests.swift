import ControlModel
import Testing
import Theming

@Suite("The built-in themes")
struct BuiltInThemeTests {
  @Test("Each theme has a different name and a different style sheet.")
  func differences() {
    #expect(Set(ThemeName.allCases.map(\.theme.name)).count == ThemeName.allCases.count)
    #expect(Set(ThemeName.allCases.map(\.theme.styleSheet.text)).count == ThemeName.allCases.count)
  }

  @Test(
    "Each theme has fewer selectors than GTK's parser can read in time.",
    arguments: ThemeName.allCases)
  func selectorCount(name: ThemeName) {
    let selectors = name.theme.styleSheet.rules.flatMap { $0.selectors.map(\.text) }
    #expect(Set(selectors).count < 200)
  }

  @Test(
    "Two rules of one layer never set the same property with the same selector.",
    arguments: ThemeName.allCases)
  func layersHaveNoOrder(name: ThemeName) {
    for layer in StyleRule.Layer.allCases {
      let set = name.theme.styleSheet.rules.filter { $0.layer == layer }.flatMap { rule in
        rule.selectors.flatMap { selector in
          rule.declarations.map { "\(selector.text) \($0.property)" }
        }
      }
      #expect(Set(set).count == set.count, "\(layer)")
    }
  }

  @Test("All themes have the same fonts, labels, and outer sizes of buttons.")
  func sameGeometry() {
    for name in ThemeName.allCases {
      #expect(name.theme.fonts == Theme.classic.fonts)
      for role in LabelRole.allCases {
        #expect(name.theme.labels[role] == Theme.classic.labels[role])
      }
      for role in ButtonRole.allCases {
        let (style, original) = (name.theme.buttons[role], Theme.classic.buttons[role])
        #expect(style.minimumSize == original.minimumSize, "\(name), \(role)")
        #expect(style.contentEdgeInsets == original.contentEdgeInsets, "\(name), \(role)")
      }
    }
  }

  @Test("All themes have pictures for the same states, with the same caps.")
  func pictures() {
    for name in ThemeName.allCases {
      for role in ButtonRole.allCases {
        for state in ControlState.allMasks {
          let picture = name.theme.buttons[role].pictures[state]
          let original = Theme.classic.buttons[role].pictures[state]
          #expect(picture?.columns == original?.columns, "\(name), \(role), \(state)")
          #expect(picture?.rows == original?.rows, "\(name), \(role), \(state)")
        }
      }
    }
  }

  @Test(
    "Each theme has the pictures that are drawn for it.",
    arguments: [
      (.classic, "standard", "six-states-disabled", nil),
      (.light, "standard", "six-states-disabled-light", nil),
      (.dark, "standard-dark", "six-states-disabled-dark", "contact-add-dark"),
      (
        .highContrast, "standard-high-contrast", "six-states-disabled-high-contrast",
        "contact-add-high-contrast"
      ),
    ] as [(ThemeName, ImageName, ImageName, ImageName?)])
  func pictureNames(name: ThemeName, pretty: ImageName, disabled: ImageName, add: ImageName?) {
    let buttons = name.theme.buttons
    #expect(buttons[.pretty].pictures[.normal]?.name == pretty)
    #expect(buttons[.sixStates].pictures[.disabled]?.name == disabled)
    #expect(buttons[.contactAdd].images[.normal] == add)
  }

  @Test(
    "A hovered, a pressed, and a disabled button look different if CSS draws them.",
    arguments: ThemeName.allCases
  )
  func differentStates(name: ThemeName) {
    let cascade = Cascade(sheet: name.theme.styleSheet)
    for role in [ButtonRole.standard, .roundedRect, .contactAdd, .custom, .choice] {
      let shown = [[], .hover, .active, .disabled].map { (states: PseudoClasses) in
        cascade.values(of: role.styleClass, in: states)
      }
      #expect(Set(shown).count == shown.count, "\(role)")
    }
  }

  @Test("High contrast has thicker lines, and a focus ring around them.")
  func strongLines() {
    let cascade = Cascade(sheet: Theme.highContrast.styleSheet)
    let button = cascade.values(of: ButtonRole.standard.styleClass, in: [])
    #expect(button["border-width"] == "2px")
    #expect(button["outline-width"] == "3px")
    #expect(button["-gtk-outline-radius"] == "13px")
    #expect(cascade.values(of: "stage", in: [])["box-shadow"] == "inset 0 0 0 2px #000000")
  }

  @Test("A pressed button in high contrast has its title and its plus in the color of the face.")
  func pressedInHighContrast() {
    let theme = Theme.highContrast
    let pressed: [ControlState] = [.highlighted, [.highlighted, .selected]]
    for state in pressed {
      for role in [ButtonRole.standard, .roundedRect, .contactAdd] {
        #expect(theme.buttons[role].titleColors[state] == .roundedRectPressedTitle, "\(role)")
        #expect(theme.buttons[role].hoveredSurfaces[.normal]?.top == .roundedRectHovered)
      }
      #expect(
        theme.look(of: .contactAdd)[state].image
          == .init(value: "contact-add-pressed-high-contrast", source: .own))
      #expect(theme.look(of: .standard)[state].image == nil)
    }
  }

  @Test("Selecting a sample does not change its look in any theme.")
  func selectedSamples() {
    for name in ThemeName.allCases {
      for role in [ButtonRole.standard, .pretty] {
        let look = name.theme.look(of: role)
        #expect(
          look[.selected].titleColor.value == look[.normal].titleColor.value)
        #expect(
          look[.selected].picture?.value
            == look[.normal].picture?.value)
        let cascade = Cascade(sheet: name.theme.styleSheet)
        #expect(
          cascade.values(of: role.styleClass, in: .checked)
            == cascade.values(of: role.styleClass, in: []))
      }
    }
  }
}
