import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The original's back view, which contains the settings and a button that flips to the front.
final class BackView: ImageView {
  /// The view that flips when the user presses Done.
  ///
  /// The reference is weak, because that view owns this one.
  weak var superview: FlipperView?

  /// Called with the new and the previous settings after each change by the user.
  var onChange: ((_ settings: FlipperSettings, _ previous: FlipperSettings) -> Void)?

  let doneButton = Button(role: .roundedRect, size: WeatherCardFrames.done.size)
  let unitControl: SegmentedControl
  let cityControl: SegmentedControl

  private var settings: FlipperSettings {
    didSet { onChange?(settings, oldValue) }
  }

  init(settings: FlipperSettings) {
    self.settings = settings
    unitControl = SegmentedControl(
      TemperatureUnit.allCases.map(\.title),
      selectedIndex: TemperatureUnit.allCases.firstIndex(of: settings.unit) ?? 0,
      spacing: Int(WeatherCardFrames.choiceSpacing),
      segmentClass: ButtonRole.choice.styleClass.name, accessibleName: FlipperDemo.unitName)
    cityControl = SegmentedControl(
      WeatherCity.allCases.map(\.title),
      selectedIndex: WeatherCity.allCases.firstIndex(of: settings.city) ?? 0,
      orientation: .vertical, spacing: Int(WeatherCardFrames.choiceSpacing),
      segmentClass: ButtonRole.choice.styleClass.name, accessibleName: FlipperDemo.cityName)
    super.init(
      Pictures.picture(named: FlipperDemo.backPicture), accessibleName: FlipperDemo.settingsTitle)
    setAccessibleRole(.group)
    addLabel(FlipperDemo.settingsTitle, .settingsHeading, in: WeatherCardFrames.heading)
    add(unitControl, in: WeatherCardFrames.unit)
    add(cityControl, in: WeatherCardFrames.cities)
    addLabel(FlipperDemo.citiesNotice, .settingsNotice, in: WeatherCardFrames.citiesNotice)
    createDoneButton()
    unitControl.onChange = { [weak self] in self?.settings.unit = TemperatureUnit.allCases[$0] }
    cityControl.onChange = { [weak self] in self?.settings.city = WeatherCity.allCases[$0] }
  }

  private func addLabel(_ text: String, _ role: LabelRole, in frame: Rectangle) {
    place(StageLabel(text, role: role, size: frame.size), at: frame.origin)
  }

  private func add(_ control: SegmentedControl, in frame: Rectangle) {
    control.setSizeRequest(frame.size)
    place(control, at: frame.origin)
  }

  private func createDoneButton() {
    doneButton.setTitle(FlipperDemo.doneTitle, for: .normal)
    doneButton.accessibleName = FlipperDemo.doneTitle
    doneButton.addTarget(self, action: .done, for: .touchUpInside)
    place(doneButton, at: WeatherCardFrames.done.origin)
  }

  func done(_ sender: Button) {
    superview?.toggle()
  }
}

extension Selector where Target == BackView, Sender == Button {
  fileprivate static let done = Selector("done", BackView.done)
}
