import ControlModel

/// The frames of the elements on both sides of the weather card, in points.
///
/// The pictures of the two sides have room for the elements in these areas. The info button's hit
/// area is in ``FlipperDemo``.
public enum WeatherCardFrames {
  /// The name of the place, on the front.
  public static let place = Rectangle(x: 12, y: 24, width: 296, height: 32)

  /// The name of the weather condition.
  public static let condition = Rectangle(x: 12, y: 56, width: 296, height: 20)

  /// The picture of the weather condition.
  public static let picture = Rectangle(x: 112, y: 90, width: 96, height: 96)

  /// The current temperature.
  public static let temperature = Rectangle(x: 12, y: 200, width: 296, height: 94)

  /// The day's temperature range.
  public static let range = Rectangle(x: 12, y: 295, width: 296, height: 22)

  /// The note that says that the card shows sample data.
  public static let notice = Rectangle(x: 18, y: 450, width: 200, height: 18)

  /// The heading, on the back.
  public static let heading = Rectangle(x: 18, y: 16, width: 284, height: 28)

  /// The control that selects the unit.
  public static let unit = Rectangle(x: 28, y: 76, width: 264, height: 36)

  /// The control that selects the city, with one row every 44 points.
  public static let cities = Rectangle(
    x: 28, y: 128, width: 264,
    height: 44 * Double(WeatherCity.allCases.count) - choiceSpacing)

  /// The space between two options, in points.
  public static let choiceSpacing = 8.0

  /// The note that says that the cities' weather is sample data.
  public static let citiesNotice = Rectangle(x: 28, y: 392, width: 264, height: 18)

  /// The button that flips to the front.
  public static let done = Rectangle(x: 220, y: 430, width: 88, height: 40)
}
