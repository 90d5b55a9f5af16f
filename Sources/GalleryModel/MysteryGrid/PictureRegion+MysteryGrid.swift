import ControlModel
import Theming

extension PictureRegion {
  /// The area of the buttons, including the focus rings of the outermost buttons (WriteUps.md 3.4).
  static let mysteryGrid = background(
    "the mystery grid", Rectangle(x: 15, y: 7, width: 290, height: 434))

  /// The area of the score label.
  static let mysteryScore = background(
    "the upper line of the mystery grid", MysteryGridLayout.standard.scoreFrame)

  /// The area of the found-object label.
  static let mysteryObjectFound = background(
    "the lower line of the mystery grid", MysteryGridLayout.standard.foundFrame)

  private static func background(_ name: String, _ area: Rectangle) -> PictureRegion? {
    PictureRegion(
      name, of: MysteryGridDemo.backgroundImageName, size: MysteryGridLayout.standard.stageSize,
      at: area)
  }
}
