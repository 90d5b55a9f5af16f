import ControlModel
import Testing
import Theming

@Suite("The look of a disabled button")
struct DisabledLookTests {
  /// The complete look of a button in one state: the CSS values and the pictures.
  private struct Look: Hashable {
    let values: [String: String]
    let picture: StretchableImage?
    let pictureAdjustment: ImageAdjustment
    let image: ImageName?
    let imageAdjustment: ImageAdjustment

    init(of role: ButtonRole, in state: ControlState, of theme: Theme, _ cascade: Cascade) {
      var theme = theme
      // The view sets the picture of these two.
      if role == .mysteryCovered || role == .mysteryRevealed {
        theme.buttons[role].images[.normal] = "picture"
      }
      let look = theme.look(of: role)[state]
      values = cascade.values(of: role.styleClass, in: state.pseudoClasses)
      picture = look.picture?.value
      pictureAdjustment = picture == nil ? .none : look.pictureAdjustment
      image = look.image?.value
      imageAdjustment = image == nil ? .none : look.imageAdjustment
    }
  }

  @Test("A disabled button never looks like an enabled one.", arguments: ThemeName.allCases)
  func difference(name: ThemeName) {
    let theme = name.theme
    let cascade = Cascade(sheet: theme.styleSheet)
    for role in ButtonRole.allCases {
      for state: ControlState in [.normal, .selected] {
        #expect(
          Look(of: role, in: state.union(.disabled), of: theme, cascade)
            != Look(of: role, in: state, of: theme, cascade), "\(role), \(state)")
      }
    }
  }

  @Test(
    "A disabled choice shows whether it is selected.",
    arguments: ThemeName.allCases)
  func disabledChoice(name: ThemeName) {
    let cascade = Cascade(sheet: name.theme.styleSheet)
    let looks = [[], .selected, .disabled, [.disabled, .selected]].map { (state: ControlState) in
      cascade.values(of: ButtonRole.choice.styleClass, in: state.pseudoClasses)
    }
    #expect(Set(looks).count == looks.count)
  }

  @Test(
    "A disabled Custom sample has a different title color in the readable themes.",
    arguments: [ThemeName.light, .dark, .highContrast])
  func prettyTitle(name: ThemeName) {
    let look = name.theme.look(of: .pretty)
    for state: ControlState in [.disabled, [.disabled, .selected]] {
      #expect(
        look[state].titleColor
          == .init(value: name.theme.colors[.prettyDisabledTitle], source: .own))
    }
  }
}
