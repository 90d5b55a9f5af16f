/// The fonts of the gallery by what they are for; a label or button adds the size.
public enum FontRole: Int, ThemeRole {
  /// The app's font (WriteUps.md 5.3), also that of the contacts' buttons.
  case app

  /// The app's bold font (WriteUps.md 5.3).
  case appBold

  /// The titles of the two sample buttons and their kin (WriteUps.md 1.4).
  case buttonTitle

  /// The two labels of the mystery grid (WriteUps.md 3.4).
  case mysteryGrid

  /// The label that is set up by hand as the counter-example to roles (WriteUps.md 5.4).
  case handMade
}
