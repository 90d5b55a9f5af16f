/// The colours of the gallery by what they are for.
///
/// Those that a write-up names carry the place in WriteUps.md; the others are ours.
public enum ColorRole: Int, ThemeRole {
  /// The stage: the original's `BackgroundColor` (WriteUps.md 5.1).
  case background

  /// The original's `ForegroundColor` (WriteUps.md 5.1).
  case foreground

  /// Text on the stage: the original's `TextColor` (WriteUps.md 5.1).
  case text

  /// What a number that names no colour gives (WriteUps.md 5.1).
  case unnamed

  /// Nothing to see: the background of every label (WriteUps.md 5.2) and of what a picture draws.
  case clear

  /// The system-like buttons' titles (WriteUps.md 1.6).
  case tint

  /// The line around the stage, which parts it from the window.
  case stageBorder

  /// The ring around what has the keyboard focus.
  case focusRing

  /// What lies over a picture while the pointer rests on it.
  case hoverVeil

  /// The light around a button while the pointer rests on it.
  case hoverGlow

  /// What lies over a picture while it is pressed.
  case pressVeil

  /// The upper end of a rounded rectangle's gradient.
  case roundedRectTop

  /// The lower end of a rounded rectangle's gradient.
  case roundedRectBottom

  /// A rounded rectangle's border.
  case roundedRectBorder

  /// The lower end of the gradient while the pointer rests on it.
  case roundedRectHovered

  /// A rounded rectangle's border while it is pressed.
  case roundedRectPressedBorder

  /// The upper end of a pressed rounded rectangle's gradient.
  case roundedRectPressedTop

  /// The lower end of a pressed rounded rectangle's gradient.
  case roundedRectPressedBottom

  /// The title of a pressed rounded rectangle in a theme that turns its colours over; elsewhere the
  /// tint stays.
  case roundedRectPressedTitle

  /// The hair of shadow under a button that stands out.
  case raisedShadow

  /// The shadow inside a button that is pressed in.
  case sunkenShadow

  /// The face of a rounded rectangle that takes no input.
  case roundedRectDisabled

  /// The border of a rounded rectangle that takes no input.
  case roundedRectDisabledBorder

  /// The title of a rounded rectangle that takes no input.
  case roundedRectDisabledTitle

  /// `PrettyButton`'s title (WriteUps.md 1.4).
  case prettyTitle

  /// `PrettyButton`'s title while highlighted (WriteUps.md 1.4).
  case prettyHighlightedTitle

  /// `PrettyButton`'s title while disabled; the write-ups have none, so classic shows the normal one.
  case prettyDisabledTitle

  /// The third sample's title.
  case sixStatesTitle

  /// The third sample's title while highlighted.
  case sixStatesHighlightedTitle

  /// The third sample's title while disabled.
  case sixStatesDisabledTitle

  /// The third sample's title while selected.
  case sixStatesSelectedTitle

  /// The third sample's title while highlighted and selected.
  case sixStatesHighlightedSelectedTitle

  /// The third sample's title while disabled and selected.
  case sixStatesDisabledSelectedTitle

  /// The cloth of the custom type's patch, and the stitches on a selected one.
  case customCloth

  /// The cloth while the pointer rests on it.
  case customHoveredCloth

  /// The cloth while it is pressed, and the title of a selected patch.
  case customPressedCloth

  /// The cloth of a patch that takes no input.
  case customDisabledCloth

  /// The stitches, and the cloth of a selected patch.
  case customThread

  /// The cloth of a selected patch while the pointer rests on it.
  case customHoveredThread

  /// The cloth of a selected patch while it is pressed.
  case customPressedThread

  /// The stitches of a patch that takes no input.
  case customDisabledThread

  /// The title of the custom type's patch: a custom button's title is white (UIKitRules.md R7).
  case customTitle

  /// The title of a patch that takes no input.
  case customDisabledTitle

  /// The shadow of a headline (WriteUps.md 5.2).
  case headlineShadow

  /// The colour of running text (WriteUps.md 5.2).
  case runningText

  /// The shadow of running text (WriteUps.md 5.2).
  case runningTextShadow

  /// The colour of a detail (WriteUps.md 5.2).
  case detail

  /// The two labels of the mystery grid (WriteUps.md 3.4).
  case mysteryGridText

  /// The border of a covered mystery button (WriteUps.md 3.2).
  case mysteryGridBorder

  /// The ring around what has the keyboard focus in the mystery grid, whose ground is light in
  /// every theme.
  case mysteryGridFocusRing

  /// The title of the example round button, and its background once tapped (WriteUps.md 4.2, 4.3).
  case roundTitle

  /// The background of the example round button, and its title once tapped (WriteUps.md 4.2, 4.3).
  case roundBackground

  /// The border of the example round button, which stays (WriteUps.md 4.3).
  case roundBorder

  /// The text of the label that is set up by hand (WriteUps.md 5.4).
  case handMadeText

  /// The shadow of the label that is set up by hand (WriteUps.md 5.4).
  case handMadeShadow

  /// Every text on the two pictures of the weather card, which are dark in every theme.
  case cardText

  /// The ring around what has the keyboard focus on the weather card.
  case cardFocusRing

  /// A choice on the back of the weather card.
  case choiceFace

  /// The border of a choice that is not made.
  case choiceBorder

  /// A choice while the pointer rests on it.
  case choiceHoveredFace

  /// A choice while it is pressed.
  case choicePressedFace

  /// A choice that takes no input.
  case choiceDisabledFace

  /// The border of a choice that takes no input.
  case choiceDisabledBorder

  /// The title of a choice that takes no input.
  case choiceDisabledTitle

  /// The choice that is made.
  case choiceSelectedFace

  /// The choice that is made, while it is pressed.
  case choiceSelectedPressedFace

  /// The title of the choice that is made.
  case choiceSelectedTitle

  /// The choice that is made, while it takes no input.
  case choiceSelectedDisabledFace

  /// The title of the choice that is made, while it takes no input.
  case choiceSelectedDisabledTitle

  /// The contacts' titles: the original's `contactButtonTextColor` (WriteUps.md 6.2).
  case contactTitle

  /// The inside of the recipients field.
  case fieldFace

  /// The border of the recipients field.
  case fieldBorder

  /// The border of the recipients field while some of its text is refused.
  case fieldFault
}
