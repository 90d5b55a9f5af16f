import ControlModel

/// The strings, picture names, and sizes of the Flipper page.
public enum FlipperDemo {
  /// The size of the card, in points (WriteUps.md 2.2).
  public static let cardSize = Size(width: 320, height: 480)

  /// The space between the card and the edges of the stage, in points.
  public static let stageMargin = 24.0

  /// The name of the picture that fills the front.
  public static let frontPicture: ImageName = "front"

  /// The name of the picture that fills the back.
  public static let backPicture: ImageName = "back"

  /// The side of the info button's picture, in points (WriteUps.md 1.6).
  private static let infoButtonSide = 22.0

  /// The side of the info button's hit area before the card's edges cut it off, in points
  /// (WriteUps.md 1.6).
  private static let hitAreaSide = 44.0

  /// The distance of the info button from the edges of the card, in points (WriteUps.md 2.2).
  private static let padding = 10.0

  /// The center of the info button, in the lower right corner of the front, in points.
  public static let infoButtonCenter = Point(
    x: cardSize.width - infoButtonSide / 2 - padding,
    y: cardSize.height - infoButtonSide / 2 - padding)

  /// The info button's hit area, in points: a square around its picture, cut off at the card's
  /// edges.
  public static let infoButtonHitFrame: Rectangle = {
    let left = infoButtonCenter.x - hitAreaSide / 2
    let top = infoButtonCenter.y - hitAreaSide / 2
    return Rectangle(
      x: left, y: top, width: min(hitAreaSide, cardSize.width - left),
      height: min(hitAreaSide, cardSize.height - top))
  }()

  /// The info button's accessible name.
  public static let infoButtonName = "Settings"

  /// The heading of the back.
  public static let settingsTitle = "Settings"

  /// The accessible name of the control that selects the unit.
  public static let unitName = "Unit"

  /// The accessible name of the control that selects the city.
  public static let cityName = "City"

  /// The note on the back, which says that the weather of the cities isn't a forecast.
  public static let citiesNotice = "Sample weather data"

  /// The title of the button on the back that flips to the front.
  public static let doneTitle = "Done"

  /// The original's classes and properties, each with its counterpart in this project.
  public static let conversion: [ConversionNote] = [
    ConversionNote(
      original: "FlipperView, isFlipped, toggle",
      ours: "FlipperView, Flip.isFlipped, Flip.toggle(at:)",
      remark: "Pressing the card while it turns reverses the turn, so no press is lost."),
    ConversionNote(
      original: "transitionFlipFromRight, transitionFlipFromLeft",
      ours: "FlipPerspective.strips(at:)",
      remark: "GTK has no flip animation, so cairo draws each side in strips, in true perspective."),
    ConversionNote(
      original: "an animation of 1 s, run by UIView",
      ours: "Flip.pose(at:) in a tick of the frame clock",
      remark: "The frame clock passes the time to the model, which doesn't read a clock itself."),
    ConversionNote(
      original: "FrontView : UIImageView, BackView",
      ours: "FrontView, BackView",
      remark: "The front shows a weather card. The back has its settings and a Done button."),
    ConversionNote(
      original: "infoButton, showInfo",
      ours: "Button(role: .infoDark), toggle",
      remark:
        "As in UIKit, the info button flips its own view. On the Buttons page, it opens this page."
    ),
  ]
}
