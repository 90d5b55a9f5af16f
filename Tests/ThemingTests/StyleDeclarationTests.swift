import ControlModel
import Testing
import Theming

@Suite("A style declaration")
struct StyleDeclarationTests {
  @Test(
    "A declaration is written in GTK's syntax.",
    arguments: [
      (.color(.white), "color: #ffffff"),
      (.caretColor(.white), "caret-color: #ffffff"),
      (.secondaryCaretColor(.brown), "-gtk-secondary-caret-color: #996633"),
      (.backgroundColor(.clear), "background-color: rgba(0,0,0,0)"),
      (
        .backgroundGradient(top: .white, bottom: .gray),
        "background-image: linear-gradient(to bottom, #ffffff, #808080)"
      ),
      (.noBackgroundImage, "background-image: none"),
      (.borderWidth(1), "border-width: 1px"),
      (.borderStyle(.dashed), "border-style: dashed"),
      (.borderColor(.brown), "border-color: #996633"),
      (.noBorderImage, "border-image: none"),
      (.borderRadius(0), "border-radius: 0"),
      (.boxShadow(nil), "box-shadow: none"),
      (
        .boxShadow(BoxShadow(color: .black, drop: 1, blur: 2, isInset: false)),
        "box-shadow: 0 1px 2px #000000"
      ),
      (
        .boxShadow(BoxShadow(color: Color(white: 0, alpha: 0.25), drop: 1, blur: 3, isInset: true)),
        "box-shadow: inset 0 1px 3px rgba(0,0,0,0.25)"
      ),
      (
        .boxShadow(BoxShadow(color: .black, drop: 0, blur: 0, spread: 2, isInset: true)),
        "box-shadow: inset 0 0 0 2px #000000"
      ),
      (.padding(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), "padding: 1px 4px 3px 2px"),
      (.minimumWidth(44), "min-width: 44px"),
      (.minimumHeight(12.5), "min-height: 12.5px"),
      (.fontFamilies(["Marker Felt", "cursive"]), #"font-family: "Marker Felt", "cursive""#),
      (.fontSize(15), "font-size: 15px"),
      (.fontWeight(.bold), "font-weight: bold"),
      (.fontWeight(.regular), "font-weight: normal"),
      (.fontSlant(.italic), "font-style: italic"),
      (.fontSlant(.upright), "font-style: normal"),
      (.textShadow(nil), "text-shadow: none"),
      (
        .textShadow(Shadow(color: .black, offset: Point(x: 0, y: 1))),
        "text-shadow: 0 1px #000000"
      ),
      (.noIconShadow, "-gtk-icon-shadow: none"),
      (.outlineColor(.white), "outline-color: #ffffff"),
      (.outlineStyle(.solid), "outline-style: solid"),
      (.outlineWidth(2), "outline-width: 2px"),
      (.outlineOffset(-9), "outline-offset: -9px"),
      (.outlineRadius(15), "-gtk-outline-radius: 15px"),
      (.noTransition, "transition: none"),
      (.inherited(.color), "color: inherit"),
      (.inherited(.textShadow), "text-shadow: inherit"),
    ] as [(StyleDeclaration, String)])
  func text(declaration: StyleDeclaration, text: String) {
    #expect(declaration.text == text)
    #expect(declaration.text == "\(declaration.property): \(declaration.value)")
  }
}
