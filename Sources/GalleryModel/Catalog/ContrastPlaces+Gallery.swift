import ControlModel
import Theming

extension ContrastPlaces {
  /// The places of all pages, for judging the contrast of a theme.
  ///
  /// Only the samples of the Buttons page can be disabled. Only these samples and the options of
  /// the weather card can be selected (WriteUps.md 1.7).
  public static let gallery: ContrastPlaces = {
    var places = ContrastPlaces()
    places.addButtonsPage()
    places.addWeatherCard()
    places.addMysteryGrid()
    places.buttons[.contact] = ButtonUse(
      states: pressable,
      size: Size(width: ButtonSample.pretty.frame.width, height: ContactToken.height))
    return places
  }()

  private static let pressable: [ControlState] = [.normal, .highlighted]

  private mutating func addButtonsPage() {
    let states = ControlState.allMasks.filter { !$0.isSuperset(of: [.highlighted, .disabled]) }
    for sample in ButtonSample.allCases {
      buttons[sample.role] = ButtonUse(states: states, size: sample.frame.size)
    }
    for sample in ButtonTypeSample.all {
      buttons[sample.role] = ButtonUse(
        states: Self.pressable, size: sample.frame.size, hasTitle: sample.title != nil)
    }
  }

  private mutating func addWeatherCard() {
    for role in [LabelRole.weatherPlace, .weatherCondition, .weatherTemperature] {
      addLabel(role, on: .cardSky)
    }
    addLabel(.weatherNotice, on: .cardHill)
    addLabel(.settingsHeading, on: .cardHead)
    addLabel(.settingsNotice, on: .cardPanel)
    buttons[.choice] = ButtonUse(
      states: [.normal, .highlighted, .selected, [.highlighted, .selected]],
      size: WeatherCardFrames.unit.size, region: .cardPanel)
    addDarkEdge(of: .roundedRect, on: .cardFoot)
    for region in [PictureRegion.cardCorner, .cardPanel, .cardFoot] {
      addFocusRing(.cardFocusRing, on: region)
    }
  }

  private mutating func addMysteryGrid() {
    addLabel(.mysteryGrid, on: .mysteryScore)
    addLabel(.mysteryGrid, on: .mysteryObjectFound)
    for role in [ButtonRole.mysteryCovered, .mysteryRevealed] {
      buttons[role] = ButtonUse(
        states: Self.pressable, size: MysteryGridLayout.standard.frame(of: 0).size,
        hasTitle: false, region: .mysteryGrid)
    }
    addFocusRing(.mysteryGridFocusRing, on: .mysteryGrid)
  }
}
