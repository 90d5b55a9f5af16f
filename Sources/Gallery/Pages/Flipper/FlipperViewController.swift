import ControlModel
import GalleryModel
import GtkKit

/// The controller of the Flipper page.
///
/// When the user changes the settings on the back, the controller updates the front and saves the
/// settings.
final class FlipperViewController: PageViewController {
  let view: PageView
  let flipperView: FlipperView

  private let eventLog = EventLogView()
  private let memory: WeatherStore?

  static let options: (any PageOptions.Type)? = FlipperOptions.self

  init(context: PageContext) {
    memory = context.stores.weather
    flipperView = FlipperView(settings: memory?.load() ?? FlipperSettings())
    view = PageView(
      page: .flipper, stage: flipperView, eventLog: eventLog, conversion: FlipperDemo.conversion)
    let margin = FlipperDemo.stageMargin
    flipperView.margins = EdgeInsets(all: margin)
    eventLog.observe(flipperView.frontView.infoButton, as: FlipperDemo.infoButtonName)
    eventLog.observe(flipperView.backView.doneButton, as: FlipperDemo.doneTitle)
    flipperView.backView.onChange = { [weak self] in self?.apply($0, over: $1) }
    if let progress = context.options[FlipperOptions.self].flipProgress {
      flipperView.hold(at: progress)
    }
  }

  private func apply(_ settings: FlipperSettings, over previous: FlipperSettings) {
    flipperView.frontView.card = WeatherCard(settings: settings)
    memory?.save(settings, changedFrom: previous)
    // As in UIKit, a segmented control sends only the event for its changed value, and no touch
    // events.
    let (name, value) =
      settings.unit == previous.unit
      ? (FlipperDemo.cityName, settings.city.title) : (FlipperDemo.unitName, settings.unit.title)
    eventLog.record(ControlEventMessage(.valueChanged, state: .normal), from: name)
    let card = flipperView.frontView.card
    eventLog.annotate(value, announcing: card.announcement(ofChoice: value))
  }
}
