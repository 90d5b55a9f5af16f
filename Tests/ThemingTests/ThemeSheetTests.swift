import ControlModel
import GalleryModel
import Testing
import Theming

@Suite("The style sheet of a theme")
struct ThemeSheetTests {
  @Test("The stage and its headline have the values of the theme.")
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
    "The recipients field shows its caret, selection, focus, and errors in the theme's colors.",
    arguments: [
      (.classic, "#dddddd", "#222f32", "#a0c7ff", "#ffa08c", "2px"),
      (.light, "#1e2633", "#ffffff", "#2a59ad", "#b3261e", "2px"),
      (.dark, "#e4e7ec", "#17191c", "#8ab4ff", "#ff9a8a", "2px"),
      (.highContrast, "#000000", "#ffffff", "#0a2f8f", "#9b0d0d", "3px"),
    ] as [(ThemeName, String, String, String, String, String)])
  func field(
    name: ThemeName, text: String, face: String, focus: String, error: String, width: String
  ) throws {
    for (selector, declarations) in [
      (
        ".recipients-field entry",
        ["caret-color: \(text)", "-gtk-secondary-caret-color: \(focus)"]
      ),
      (".recipients-field entry selection", ["color: \(face)", "background-color: \(focus)"]),
      (".recipients-field.focused", ["box-shadow: inset 0 0 0 \(width) \(focus)"]),
      (".recipients-field.rejected.focused", ["box-shadow: inset 0 0 0 \(width) \(error)"]),
      (".error-text", ["color: \(error)"]),
    ] {
      let rule = try #require(
        name.theme.styleSheet.rules.first { $0.selectors.map(\.text) == [selector] })
      #expect(Set(declarations).isSubset(of: rule.declarations.map(\.text)), "\(selector)")
    }
  }

  @Test("Each part of the recipients field is in a contrast pair.", arguments: ThemeName.allCases)
  func fieldContrast(name: ThemeName) {
    let identifiers = name.theme.contrastPairs(on: .gallery).map(\.identifier)
    let subjects: [ContrastSubject] = [
      .field(.caret), .field(.secondCaret), .focusRing, .field(.selectedText), .field(.placeholder),
      .field(.errorRing),
    ]
    for subject in subjects {
      #expect(identifiers.contains(ContrastIdentifier(subject, .inField)), "\(subject)")
    }
    #expect(identifiers.contains(ContrastIdentifier(.field(.errorMessage), .onStage)))
  }

  @Test(
    "The style sheet ends with the color of a placeholder, between text and face.",
    arguments: [
      (.classic, "#a5a9aa"), (.light, "#626770"), (.dark, "#a7a9ae"), (.highContrast, "#4d4d4d"),
    ] as [(ThemeName, String)])
  func placeholder(name: ThemeName, color: String) {
    let sheet = name.theme.styleSheet
    #expect(sheet.text.hasSuffix("\n@define-color placeholder_text_color \(color);\n"))
    #expect(sheet.placeholder.map(CssText.color) == color)
  }

  @Test("All values are resolved: no name could be undefined or cyclic.")
  func noNames() {
    for rule in Theme.classic.styleSheet.rules {
      for declaration in rule.declarations {
        #expect(!declaration.text.contains("@"), "\(declaration.text)")
        #expect(!declaration.text.contains("url("), "\(declaration.text)")
      }
    }
  }

  @Test(
    "A hostile font family adds no rule and no declaration.",
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

  @Test("A changed font or color changes everything that uses its role.")
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
    // The manual label does not follow, which is its purpose.
    #expect(theme.font(of: LabelRole.handMade) == Theme.classic.font(of: LabelRole.handMade))
  }
}
