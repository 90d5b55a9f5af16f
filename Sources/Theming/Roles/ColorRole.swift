/// The colors of the gallery, by purpose.
///
/// A color from a write-up has a reference to WriteUps.md. All other colors are specific to this
/// project.
public enum ColorRole: Int, ThemeRole {
  /// The background of the stage: the original's `BackgroundColor` (WriteUps.md 5.1).
  case background

  /// Elements on the stage that aren't text: the original's `ForegroundColor` (WriteUps.md 5.1).
  case foreground

  /// Text on the stage and in the recipients field: the original's `TextColor` (WriteUps.md 5.1).
  case text

  /// The color for a number that doesn't identify a color (WriteUps.md 5.1).
  case unnamed

  /// Clear: the background of every label (WriteUps.md 5.2) and of buttons that show only a
  /// picture.
  case clear

  /// The titles of buttons with the system's look (WriteUps.md 1.6).
  case tint

  /// The line around the stage, which separates the stage from the window.
  case stageBorder

  /// The ring around the view that has the keyboard focus.
  ///
  /// In the recipients field, this is also the background of selected text and the color of the
  /// second caret, which GTK shows where text changes direction.
  case focusRing

  /// The overlay on a button while the pointer is over it.
  case hoverVeil

  /// The glow around a button while the pointer is over it.
  case hoverGlow

  /// The overlay on a button with a picture while the button is pressed.
  case pressVeil

  /// The top of a rounded rectangle's gradient.
  case roundedRectTop

  /// The bottom of a rounded rectangle's gradient.
  case roundedRectBottom

  /// The border of a rounded rectangle.
  case roundedRectBorder

  /// The bottom of a rounded rectangle's gradient while the pointer is over it.
  case roundedRectHovered

  /// The border of a pressed rounded rectangle.
  case roundedRectPressedBorder

  /// The top of a pressed rounded rectangle's gradient.
  case roundedRectPressedTop

  /// The bottom of a pressed rounded rectangle's gradient.
  case roundedRectPressedBottom

  /// The title of a pressed rounded rectangle in a theme that inverts the colors of a pressed
  /// button.
  ///
  /// Other themes use the tint.
  case roundedRectPressedTitle

  /// The thin shadow under a raised button.
  case raisedShadow

  /// The shadow inside a pressed button.
  case sunkenShadow

  /// The face of a disabled rounded rectangle.
  case roundedRectDisabled

  /// The border of a disabled rounded rectangle.
  case roundedRectDisabledBorder

  /// The title of a disabled rounded rectangle.
  case roundedRectDisabledTitle

  /// `PrettyButton`'s title (WriteUps.md 1.4).
  case prettyTitle

  /// `PrettyButton`'s title while highlighted (WriteUps.md 1.4).
  case prettyHighlightedTitle

  /// `PrettyButton`'s title while disabled.
  ///
  /// The write-ups don't specify this color, so Classic uses the normal title color.
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

  /// The fabric of the custom type's patch, and the stitches of a selected patch.
  case customCloth

  /// The fabric of a patch while the pointer is over it.
  case customHoveredCloth

  /// The fabric of a pressed patch, the title of a selected patch, and the stitches of a selected
  /// patch that is pressed.
  case customPressedCloth

  /// The fabric of a disabled patch, and the title and the stitches of a patch that is disabled and
  /// selected.
  case customDisabledCloth

  /// The stitches of a patch, and the fabric of a selected patch.
  case customThread

  /// The fabric of a selected patch while the pointer is over it.
  case customHoveredThread

  /// The stitches of a pressed patch, and the fabric of a selected patch that is pressed.
  case customPressedThread

  /// The stitches of a disabled patch, and the fabric of a patch that is disabled and selected.
  case customDisabledThread

  /// The title of the custom type's patch.
  ///
  /// In UIKit, the title of a custom button is white by default (UIKitRules.md R7).
  case customTitle

  /// The title of a disabled patch.
  case customDisabledTitle

  /// The shadow of a headline (WriteUps.md 5.2).
  case headlineShadow

  /// The color of body text (WriteUps.md 5.2).
  case runningText

  /// The shadow of body text (WriteUps.md 5.2).
  case runningTextShadow

  /// The color of a detail (WriteUps.md 5.2).
  case detail

  /// The two labels of the mystery grid (WriteUps.md 3.4).
  case mysteryGridText

  /// The border of a covered mystery button (WriteUps.md 3.2).
  case mysteryGridBorder

  /// The focus ring in the mystery grid, whose background is light in every theme.
  case mysteryGridFocusRing

  /// The title of the example round button, and its background after a tap (WriteUps.md 4.2, 4.3).
  case roundTitle

  /// The background of the example round button, and its title after a tap (WriteUps.md 4.2, 4.3).
  case roundBackground

  /// The border of the example round button, which never changes (WriteUps.md 4.3).
  case roundBorder

  /// The text of the label that is set up by hand (WriteUps.md 5.4).
  case handMadeText

  /// The shadow of the label that is set up by hand (WriteUps.md 5.4).
  case handMadeShadow

  /// All text on the two pictures of the weather card, which are dark in every theme.
  case cardText

  /// The focus ring on the weather card.
  case cardFocusRing

  /// The face of an option that isn't selected, on the back of the weather card.
  case choiceFace

  /// The border of an option that isn't selected.
  case choiceBorder

  /// The face of an option that isn't selected while the pointer is over it.
  case choiceHoveredFace

  /// The face of an option that isn't selected while it's pressed.
  case choicePressedFace

  /// The face of an option that isn't selected while it's disabled.
  case choiceDisabledFace

  /// The border of an option that isn't selected while it's disabled.
  case choiceDisabledBorder

  /// The title of an option that isn't selected while it's disabled.
  case choiceDisabledTitle

  /// The face and the border of the selected option.
  case choiceSelectedFace

  /// The face and the border of the selected option while it's pressed.
  case choiceSelectedPressedFace

  /// The title of the selected option.
  case choiceSelectedTitle

  /// The face and the border of the selected option while it's disabled.
  case choiceSelectedDisabledFace

  /// The title of the selected option while it's disabled.
  case choiceSelectedDisabledTitle

  /// The titles of contacts: the original's `contactButtonTextColor` (WriteUps.md 6.2).
  case contactTitle

  /// The background of the recipients field, and the color of selected text in it.
  case fieldFace

  /// The border of the recipients field.
  case fieldBorder

  /// The border and the focus ring of the recipients field while text in it is rejected, and the
  /// color of error messages.
  case fieldError
}
