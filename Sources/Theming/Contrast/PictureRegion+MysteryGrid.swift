import ControlModel

extension PictureRegion {
  /// Where the buttons stand, with the ring around those at the edges (WriteUps.md 3.4).
  static let mysteryGrid = background(
    "the mystery grid", Rectangle(x: 15, y: 7, width: 290, height: 434))

  /// Where the score stands (WriteUps.md 3.4).
  static let mysteryScore = background(
    "the mystery grid's upper line", Rectangle(x: 20, y: 448, width: 280, height: 48))

  /// Where the name of the object found stands (WriteUps.md 3.4).
  static let mysteryObjectFound = background(
    "the mystery grid's lower line", Rectangle(x: 20, y: 508, width: 280, height: 48))

  private static func background(_ name: String, _ area: Rectangle) -> PictureRegion? {
    PictureRegion(name, of: "background", size: Size(width: 320, height: 568), at: area)
  }
}
