import ControlModel

extension PictureRegion {
  /// The area of the buttons, including the focus rings of the outermost ones (WriteUps.md 3.4).
  static let mysteryGrid = background(
    "the mystery grid", Rectangle(x: 15, y: 7, width: 290, height: 434))

  /// The area of the score (WriteUps.md 3.4).
  static let mysteryScore = background(
    "the mystery grid's upper line", Rectangle(x: 20, y: 448, width: 280, height: 48))

  /// The area of the found object's name (WriteUps.md 3.4).
  static let mysteryObjectFound = background(
    "the mystery grid's lower line", Rectangle(x: 20, y: 508, width: 280, height: 48))

  private static func background(_ name: String, _ area: Rectangle) -> PictureRegion? {
    PictureRegion(name, of: "background", size: Size(width: 320, height: 568), at: area)
  }
}
