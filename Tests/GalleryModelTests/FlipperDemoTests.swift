import ControlModel
import GalleryModel
import Testing

@Suite("The Flipper page")
struct FlipperDemoTests {
  @Test("The info button is 10 points from the lower right corner.")
  func infoButton() {
    #expect(FlipperDemo.cardSize == Size(width: 320, height: 480))
    #expect(FlipperDemo.infoButtonCenter == Point(x: 299, y: 459))
  }

  @Test("The hit area of the info button is 44 points wide, up to the edges of the card.")
  func hitArea() {
    #expect(FlipperDemo.infoButtonHitFrame == Rectangle(x: 277, y: 437, width: 43, height: 43))
  }

  @Test(
    "A temperature is in whole degrees, rounded half away from zero.",
    arguments: [
      (22.0, TemperatureUnit.celsius, "22"), (22.5, .celsius, "23"), (-2.5, .celsius, "−3"),
      (-2.4, .celsius, "−2"), (-0.4, .celsius, "0"), (-0.5, .celsius, "−1"), (0, .celsius, "0"),
      (0.5, .celsius, "1"), (0, .fahrenheit, "32"), (100, .fahrenheit, "212"),
      (-40, .fahrenheit, "−40"), (37, .fahrenheit, "99"), (22.5, .fahrenheit, "73"),
      (-17.5, .fahrenheit, "1"), (-18.5, .fahrenheit, "−1"), (-17.8, .fahrenheit, "0"),
      (.nan, .celsius, "–"), (.infinity, .fahrenheit, "–"), (1e300, .celsius, "–"),
    ])
  func temperatures(
    celsius: Double, unit: TemperatureUnit, degrees: String
  ) {
    let temperature = Temperature(celsius: celsius)
    #expect(temperature.shortText(in: unit) == "\(degrees)°")
    #expect(temperature.text(in: unit) == "\(degrees)\u{a0}\(unit.symbol)")
  }

  @Test("A temperature below zero is rounded like the one above zero.")
  func rounding() {
    for tenths in 0...1000 {
      let warm = Temperature(celsius: Double(tenths) / 10).shortText(in: .celsius)
      let cold = Temperature(celsius: -Double(tenths) / 10).shortText(in: .celsius)
      #expect(cold == (warm == "0°" ? warm : "\u{2212}\(warm)"))
    }
  }

  @Test("The card shows the city and the unit of its settings.")
  func settings() throws {
    var settings = FlipperSettings()
    settings.city = .reykjavik
    let card = WeatherCard(settings: settings)
    #expect(card.city == "Reykjavík")
    #expect(card.condition == "Snow")
    #expect(card.picture == "weather-snow")
    #expect(card.temperature == "−3\u{a0}°C")
    #expect(card.range == "High 0° · Low −7°")
    #expect(
      card.accessibleDescription
        == "Reykjavík: Snow, −3\u{a0}°C, high 0\u{a0}°C, low −7\u{a0}°C. Sample data.")
    settings.unit = .fahrenheit
    #expect(WeatherCard(settings: settings).temperature == "28\u{a0}°F")
    #expect(WeatherCard(settings: settings).range == "High 33° · Low 19°")
  }

  @Test(
    "Each card says that it shows sample data.", arguments: WeatherCity.allCases,
    TemperatureUnit.allCases)
  func notice(city: WeatherCity, unit: TemperatureUnit) {
    var settings = FlipperSettings()
    settings.city = city
    settings.unit = unit
    let card = WeatherCard(settings: settings)
    #expect(card.notice == "Sample data")
    #expect(card.accessibleDescription.hasSuffix("Sample data."))
    #expect(card.temperature.hasSuffix(unit.symbol))
  }

  @Test(
    "The card shows the sample data in both units.",
    arguments: [
      (WeatherCity.cupertino, "Clear, 23, high 25, low 13", "Clear, 73, high 77, low 55"),
      (.cairo, "Clear, 36, high 39, low 24", "Clear, 97, high 101, low 75"),
      (.nairobi, "Cloudy, 19, high 23, low 14", "Cloudy, 66, high 73, low 57"),
      (.london, "Rain, 11, high 14, low 8", "Rain, 52, high 56, low 46"),
      (.reykjavik, "Snow, −3, high 0, low −7", "Snow, 28, high 33, low 19"),
      (.singapore, "Thunderstorm, 29, high 32, low 26", "Thunderstorm, 84, high 90, low 78"),
    ])
  func units(city: WeatherCity, celsius: String, fahrenheit: String) {
    for (unit, values) in [(TemperatureUnit.celsius, celsius), (.fahrenheit, fahrenheit)] {
      var settings = FlipperSettings()
      settings.city = city
      settings.unit = unit
      let text = WeatherCard(settings: settings).accessibleDescription
      #expect(
        text.split(separator: "\u{a0}\(unit.symbol)").joined()
          == "\(city.title): \(values). Sample data.")
      #expect(text.split(separator: unit.symbol).count == 4)
    }
  }

  @Test("The sample data of a city is consistent.", arguments: WeatherCity.allCases)
  func consistency(city: WeatherCity) {
    let report = city.report
    #expect(report.low.celsius <= report.temperature.celsius)
    #expect(report.temperature.celsius <= report.high.celsius)
    #expect(report.condition != .snow || report.temperature.celsius < 2)
  }

  @Test("The cities show each condition, and frost.")
  func conditions() {
    #expect(Set(WeatherCity.allCases.map(\.title)).count == WeatherCity.allCases.count)
    #expect(Set(WeatherCity.allCases.map(\.report.condition)) == Set(WeatherCondition.allCases))
    #expect(WeatherCity.allCases.contains { $0.report.temperature.celsius < 0 })
  }

  @Test(
    "The identifiers of settings are read back as the same settings.",
    arguments: WeatherCity.allCases, TemperatureUnit.allCases)
  func identifiers(city: WeatherCity, unit: TemperatureUnit) throws {
    #expect(try TemperatureUnit.named(unit.identifier) == unit)
    #expect(try WeatherCity.named(city.identifier) == city)
  }

  @Test("The default settings are Cupertino and Celsius.")
  func defaultSettings() {
    #expect(FlipperSettings().unit == .celsius)
    #expect(FlipperSettings().city == .cupertino)
  }

  @Test(
    "An unknown unit is rejected with suggestions.",
    arguments: [
      ("celsus", "there is no unit 'celsus'; try 'celsius'"),
      ("kelvin", "there is no unit 'kelvin'; try 'celsius' or 'fahrenheit'"),
    ])
  func unknownUnit(identifier: String, message: String) {
    let error = #expect(throws: UnknownIdentifier.self) { try TemperatureUnit.named(identifier) }
    #expect(error?.text(in: .commandLine).withoutIsolates == message)
  }

  @Test(
    "An unknown city is rejected with suggestions.",
    arguments: [
      ("Lodnon", "there is no city 'Lodnon'; try 'london'"),
      (
        "",
        "there is no city ''; try 'cupertino', 'cairo', 'nairobi', 'london', 'reykjavik', or"
          + " 'singapore'"
      ),
    ])
  func unknownCity(identifier: String, message: String) {
    let error = #expect(throws: UnknownIdentifier.self) { try WeatherCity.named(identifier) }
    #expect(error?.text(in: .commandLine).withoutIsolates == message)
  }
}
