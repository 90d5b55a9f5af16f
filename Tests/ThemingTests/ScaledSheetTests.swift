import ControlModel
import Testing
import Theming

@Suite("A style sheet scaled for a larger or smaller text size")
struct ScaledSheetTests {
  @Test("The usual scale changes no style sheet.", arguments: ThemeName.allCases)
  func usualScale(name: ThemeName) {
    let sheet = name.theme.styleSheet
    #expect(sheet.scaled(by: .usual) == sheet)
    #expect(sheet.scaled(by: TextScale(1.5)) != sheet)
    #expect(sheet.scaled(by: TextScale(1.5)).placeholder == sheet.placeholder)
  }

  @Test(
    "Lengths are scaled, and lines have whole points.",
    arguments: [
      (.fontSize(15), .fontSize(18.75)),
      (.borderWidth(1), .borderWidth(1)),
      (.borderWidth(8), .borderWidth(10)),
      (.borderWidth(0), .borderWidth(0)),
      (.outlineWidth(2), .outlineWidth(2)),
      (.outlineOffset(-9), .outlineOffset(-11)),
      (.borderRadius(8), .borderRadius(10)),
      (.outlineRadius(12), .outlineRadius(15)),
      (.minimumWidth(22), .minimumWidth(27)),
      (.minimumHeight(38), .minimumHeight(47)),
      (
        .padding(EdgeInsets(top: 4, left: 6, bottom: 4, right: 6)),
        .padding(EdgeInsets(top: 5, left: 7, bottom: 5, right: 7))
      ),
      (
        .boxShadow(BoxShadow(color: .black, drop: 1, blur: 2, spread: 1, isInset: true)),
        .boxShadow(BoxShadow(color: .black, drop: 1, blur: 2.5, spread: 1, isInset: true))
      ),
      (.boxShadow(nil), .boxShadow(nil)),
      (
        .textShadow(Shadow(color: .black, offset: Point(x: 0, y: 4))),
        .textShadow(Shadow(color: .black, offset: Point(x: 0, y: 5)))
      ),
      (.color(.white), .color(.white)),
      (.fontWeight(.bold), .fontWeight(.bold)),
      (.inherited(.color), .inherited(.color)),
    ] as [(StyleDeclaration, StyleDeclaration)])
  func declarations(usual: StyleDeclaration, larger: StyleDeclaration) {
    #expect(usual.scaled(by: TextScale(1.25)) == larger)
    #expect(usual.scaled(by: .usual) == usual)
  }

  // If a minimum height were larger than the button's frame, GTK would enlarge the button.
  @Test(
    "A scaled button is at most as high as its scaled frame.",
    arguments: ThemeName.allCases, [0.5, 0.75, 1.1, 1.25, 1.5, 1.75, 2, 3])
  func minimumHeight(name: ThemeName, factor: Double) {
    let scale = TextScale(factor)
    for role in ButtonRole.allCases {
      let minimum = name.theme.buttons[role].minimumSize
      // Without a minimum height, the border and the insets decide.
      guard minimum.height > 0 else { continue }
      var height = 0.0
      let sheet = name.theme.styleSheet.scaled(by: scale)
      for rule in sheet.rules where rule.selectors.contains(StyleSelector(role.styleClass)) {
        for declaration in rule.declarations {
          switch declaration {
          case .minimumHeight(let length): height += length
          case .padding(let insets): height += insets.top + insets.bottom
          case .borderWidth(let width): height += 2 * width
          default: break
          }
        }
      }
      // Below the usual scale, a line is still one point wide.
      #expect(height <= max(scale.length(minimum.height), 1) + (factor < 1 ? 2 : 0), "\(role)")
    }
  }
}
