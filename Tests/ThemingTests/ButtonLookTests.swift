import ControlModel
import Testing
import Theming

@Suite("A button's look")
struct ButtonLookTests {
  private static let tint = Color(red: 0.208, green: 0.318, blue: 0.525)

  /// Returns the look of a style in the colors of Classic, whose tint is `tint`.
  private func look(of style: ButtonStyle) -> ButtonLook {
    var theme = Theme.classic
    theme.buttons[.custom] = style
    return theme.look(of: .custom)
  }

  @Test("A new custom button has a white title color, no picture, and a clear background.")
  func customDefaults() {
    let look = look(of: ButtonStyle(type: .custom))
    for state in ControlState.allMasks {
      #expect(look[state].titleColor == .init(value: .white, source: .default))
      #expect(look[state].image == nil)
      #expect(look[state].picture == nil)
      #expect(look[state].surface.value == .bare)
    }
    #expect(look.adjustsImageWhenHighlighted)
    #expect(look.type == .custom)
  }

  @Test(
    "A button of a system type has a title in the tint color and the picture of its type.",
    arguments: [
      (.roundedRect, nil), (.detailDisclosure, "detail-disclosure"), (.infoLight, "info-light"),
      (.infoDark, "info-dark"), (.contactAdd, "contact-add"),
    ] as [(ButtonType, ImageName?)])
  func systemDefaults(type: ButtonType, image: ImageName?) {
    let look = look(of: ButtonStyle(type: type))
    // Pressing or disabling such a button does not change its title color (UIKitRules.md R9).
    for state in ControlState.allMasks {
      #expect(look[state].titleColor == .init(value: Self.tint, source: .default))
    }
    #expect(look[.normal].image?.value == image)
    #expect(look[.selected].image?.source == image.map { _ in .default })
  }

  @Test("A value for normal overrides the default in each state without a value.")
  func ownBeatsDefault() {
    var style = ButtonStyle(type: .infoDark)
    style.titleColors[.normal] = .mysteryGridText
    style.images[.normal] = "own"
    let look = look(of: style)
    #expect(look[.disabled].titleColor == .init(value: .brown, source: .normal))
    #expect(look[.highlighted].image == .init(value: "own", source: .normal))
  }

  @Test("A background picture for one state is used in that state only.")
  func background() throws {
    let standard = try StretchableImage(
      name: "standard", size: Size(width: 25, height: 25), leftCap: 12, topCap: 12)
    let hover = try StretchableImage(
      name: "hover", size: Size(width: 25, height: 25), leftCap: 12, topCap: 12)
    var style = ButtonStyle(type: .custom)
    style.pictures = [.normal: standard, .highlighted: hover]
    let look = look(of: style)
    #expect(look[.highlighted].picture == .init(value: hover, source: .own))
    #expect(look[[.highlighted, .selected]].picture == .init(value: standard, source: .normal))
    #expect(look[.highlighted].pictureAdjustment == .none)
    #expect(look[.disabled].pictureAdjustment == .halfOpacity)
    #expect(look[[.highlighted, .selected]].pictureAdjustment == .darkened(0.45))
  }

  @Test("A picture from normal is darkened when highlighted, unless the style turns that off.")
  func adjustment() {
    var style = ButtonStyle(type: .custom)
    style.images = [.normal: "n", .selected: "s"]
    func adjustments() -> [ImageAdjustment] {
      let look = look(of: style)
      return [.normal, .highlighted, .disabled, .selected].map { look[$0].imageAdjustment }
    }
    #expect(adjustments() == [.none, .darkened(0.45), .halfOpacity, .none])
    style.adjustsImageWhenHighlighted = false
    #expect(adjustments() == [.none, .none, .halfOpacity, .none])
  }

  @Test("A surface comes from its state or from normal, and only a resting button is hovered.")
  func surfaces() {
    var style = ButtonStyle(type: .custom)
    let (normal, pressed) = (ButtonSurface(fill: .fieldFace), ButtonSurface(fill: .fieldError))
    style.surfaces = [.normal: normal, .highlighted: pressed]
    style.hoveredSurfaces = [.normal: .bare]
    let look = look(of: style)
    #expect(look[.highlighted].surface == .init(value: pressed, source: .own))
    #expect(look[.selected].surface == .init(value: normal, source: .normal))
    let hovered = ControlState.allMasks.filter { look.hoveredSurface(in: $0) != nil }
    #expect(hovered == [.normal, .selected])
  }
}
