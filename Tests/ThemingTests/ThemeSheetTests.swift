import ControlModel
import Testing
import Theming

@Suite("The theme's sheet")
struct ThemeSheetTests {
  @Test("The stage and its caption are written with the theme's values")
  func stage() {
    let text = Theme.classic.styleSheet.text
    #expect(
      text.hasPrefix(
        """
        .stage {
          background-color: #2d3c3f;
          background-image: none;
          color: #dddddd;
          border-radius: 12px;
          box-shadow: none;
        }

        """))
    #expect(
      text.contains(
        """
        .label-headline {
          background-color: rgba(0,0,0,0);
          background-image: none;
          color: #dddddd;
          text-shadow: 0 1px #555555;
          font-family: "Helvetica Neue", "Helvetica", "Nimbus Sans", "Liberation Sans", "sans-serif";
          font-size: 14px;
          font-weight: bold;
          font-style: normal;
        }
        """))
  }

  @Test(
    "The recipients field shows its caret, its selection and its focus in the theme's colours",
    arguments: ThemeName.allCases)
  func field(name: ThemeName) throws {
    let theme = name.theme
    func ring(_ color: ColorRole) -> StyleDeclaration {
      .boxShadow(
        BoxShadow(
          color: theme.colors[color], drop: 0, blur: 0, spread: theme.focusRingWidth,
          isInset: true))
    }
    for (selector, wanted) in [
      (
        ".recipients-field entry",
        [.caretColor(theme.colors[.text]), .secondaryCaretColor(theme.colors[.focusRing])]
      ),
      (
        ".recipients-field entry selection",
        [.color(theme.colors[.fieldFace]), .backgroundColor(theme.colors[.focusRing])]
      ),
      (".recipients-field.focused", [ring(.focusRing)]),
      (".recipients-field.refused.focused", [ring(.fieldFault)]),
      (".fault-text", [.color(theme.colors[.fieldFault])]),
    ] as [(String, [StyleDeclaration])] {
      let rule = try #require(
        theme.styleSheet.rules.first { $0.selectors.map(\.text) == [selector] })
      for declaration in wanted { #expect(rule.declarations.contains(declaration), "\(selector)") }
    }
    let names = theme.contrastPairs.map(\.name)
    for part in ["caret", "second caret", "focus ring", "selected text", "placeholder"] {
      #expect(names.contains("\(part) in the recipients field"))
    }
    #expect(names.contains("recipients field, refused: ring on its face"))
    #expect(names.contains("reason of a refusal on the stage"))
    let placeholder = try #require(theme.styleSheet.placeholder)
    #expect(
      theme.styleSheet.text.hasSuffix(
        "\n@define-color placeholder_text_color \(CssText.color(placeholder));\n"))
  }

  @Test("Only resolved values come out: no name that could be undefined or cyclic")
  func noNames() {
    for rule in Theme.classic.styleSheet.rules {
      for declaration in rule.declarations {
        #expect(!declaration.text.contains("@"), "\(declaration.text)")
        #expect(!declaration.text.contains("url("), "\(declaration.text)")
      }
    }
  }

  @Test("There are far fewer distinct selectors than GTK's parser has patience for")
  func selectorCount() {
    let selectors = Theme.classic.styleSheet.rules.flatMap { $0.selectors.map(\.text) }
    #expect(Set(selectors).count < 200)
  }

  @Test("No rule of a layer sets what another one sets by the same selector")
  func layersHaveNoOrder() {
    for layer in StyleRule.Layer.allCases {
      let rules = Theme.classic.styleSheet.rules.filter { $0.layer == layer }
      let set = rules.flatMap { rule in
        rule.selectors.flatMap { selector in
          rule.declarations.map { "\(selector.text) \($0.property)" }
        }
      }
      #expect(Set(set).count == set.count, "\(layer)")
    }
  }

  @Test(
    "A hostile font family adds no rule and no declaration",
    arguments: [
      "\"; } * { color: red; } /*", "\\", "\n}", "a*/b", "x\0y", "\u{2028}}", "@import \"x\"",
    ])
  func hostileFamily(family: String) {
    var theme = Theme.classic
    theme.fonts[.app].families = [family]
    let plain = Theme.classic.styleSheet.text
    let text = theme.styleSheet.text
    for mark in ["{", "}", ";", ":", "@", "/", "*", "\n"] {
      let count = text.filter { String($0) == mark }.count
      #expect(count == plain.filter { String($0) == mark }.count, "\(mark)")
    }
  }

  @Test("A font or colour that changes in one place changes in everything that names it")
  func oneHome() {
    var theme = Theme.classic
    theme.fonts[.app].families = ["Comic Neue"]
    theme.colors[.text] = .brown
    for role in [LabelRole.text, .detail, .caption] {
      #expect(theme.font(of: role).families == ["Comic Neue"])
    }
    #expect(theme.font(of: ButtonRole.contact).families == ["Comic Neue"])
    let cascade = Cascade(sheet: theme.styleSheet)
    for styleClass in [LabelRole.headline.styleClass, LabelRole.caption.styleClass, "stage"] {
      #expect(cascade.values(of: styleClass, in: [])["color"] == "#996633")
    }
    // The counter-example is set up by hand: it stays behind.
    #expect(theme.font(of: LabelRole.handMade) == Theme.classic.font(of: LabelRole.handMade))
  }
}
