import ControlModel
import Testing

@Suite("A button's appearance")
struct ButtonAppearanceTests {
  private static let tint = Color(red: 0.208, green: 0.318, blue: 0.525)
  private let custom = ButtonAppearance(type: .custom, tint: tint)

  @Test("A new custom button has no title, a white title color, and a clear background.")
  func customDefaults() {
    for state in ControlState.allMasks {
      #expect(custom.title(for: state) == nil)
      #expect(custom.titleColor(for: state) == .init(value: .white, source: .default))
      #expect(custom.titleShadow(for: state) == nil)
      #expect(custom.image(for: state) == nil)
      #expect(custom.backgroundImage(for: state) == .init(value: .clear, source: .default))
    }
    #expect(custom.adjustsImageWhenHighlighted)
    #expect(custom.adjustsImageWhenDisabled)
  }

  @Test(
    "A button of a system type has a title in the tint color and the picture of its type.",
    arguments: [
      (.roundedRect, nil), (.detailDisclosure, "detail-disclosure"), (.infoLight, "info-light"),
      (.infoDark, "info-dark"), (.contactAdd, "contact-add"),
    ] as [(ButtonType, ImageName?)])
  func systemDefaults(type: ButtonType, image: ImageName?) {
    let appearance = ButtonAppearance(type: type, tint: Self.tint)
    // Pressing or disabling such a button does not change its title color (UIKitRules.md R9).
    for state in ControlState.allMasks {
      #expect(appearance.titleColor(for: state) == .init(value: Self.tint, source: .default))
    }
    #expect(appearance.image(for: .normal)?.value == image)
    #expect(appearance.image(for: .selected)?.source == image.map { _ in .default })
  }

  @Test("A value for normal overrides the default in each state without a value.")
  func ownBeatsDefault() {
    var appearance = ButtonAppearance(type: .infoDark, tint: Self.tint)
    appearance.titleColor[.normal] = .brown
    appearance.image[.normal] = "own"
    #expect(appearance.titleColor(for: .disabled) == .init(value: .brown, source: .normal))
    #expect(appearance.image(for: .highlighted) == .init(value: "own", source: .normal))
  }

  @Test("A title shadow has the color of its state and the offset of its button.")
  func shadow() {
    var appearance = custom
    appearance.titleShadowColor[.normal] = .darkGray
    appearance.titleShadowOffset = Point(x: 0, y: 1)
    let shadow = Shadow(color: .darkGray, offset: Point(x: 0, y: 1))
    #expect(appearance.titleShadow(for: .selected) == .init(value: shadow, source: .normal))
  }

  @Test("A background image for one state is used in that state only.")
  func background() throws {
    let standard = try StretchableImage(
      name: "standard", size: Size(width: 25, height: 25), leftCap: 12, topCap: 12)
    let hover = try StretchableImage(
      name: "hover", size: Size(width: 25, height: 25), leftCap: 12, topCap: 12)
    var appearance = custom
    appearance.backgroundImage = [
      .normal: .stretchable(standard), .highlighted: .stretchable(hover),
    ]
    #expect(appearance.backgroundImage(for: .highlighted).value == .stretchable(hover))
    #expect(appearance.backgroundImage(for: [.highlighted, .selected]).source == .normal)
    #expect(appearance.backgroundImageAdjustment(for: .highlighted) == .none)
    #expect(appearance.backgroundImageAdjustment(for: .disabled) == .halfOpacity)
    #expect(
      appearance.backgroundImageAdjustment(for: [.highlighted, .selected]) == .darkened(0.45))
  }

  @Test("A picture from normal is darkened when highlighted and half transparent when disabled.")
  func adjustment() {
    var appearance = custom
    appearance.image[.normal] = "own"
    func adjustments() -> [ImageAdjustment] {
      [.normal, .highlighted, .disabled, .selected, [.highlighted, .disabled]]
        .map(appearance.imageAdjustment(for:))
    }
    #expect(adjustments() == [.none, .darkened(0.45), .halfOpacity, .none, .halfOpacity])
    appearance.adjustsImageWhenHighlighted = false
    #expect(adjustments() == [.none, .none, .halfOpacity, .none, .halfOpacity])
    appearance.adjustsImageWhenDisabled = false
    #expect(adjustments() == [.none, .none, .none, .none, .none])
  }

  @Test("A picture for the current state is drawn unchanged.")
  func ownPicture() {
    var appearance = custom
    appearance.image = [.normal: "n", .highlighted: "h", .disabled: "d"]
    #expect(appearance.imageAdjustment(for: .highlighted) == .none)
    #expect(appearance.imageAdjustment(for: .disabled) == .none)
  }
}
