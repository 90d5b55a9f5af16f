import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The original's front view, an image view with a dark info button in its lower-right corner.
///
/// The gallery's version also shows a weather card on the picture.
final class FrontView: ImageView {
  /// The view that flips when the user presses the info button.
  ///
  /// The reference is weak, because that view owns this one.
  weak var superview: FlipperView?

  let infoButton = Button(role: .infoDark, size: FlipperDemo.infoButtonHitFrame.size)

  /// The weather card to show.
  var card: WeatherCard {
    didSet { showCard() }
  }

  private let city = StageLabel("", role: .weatherPlace, size: WeatherCardFrames.place.size)
  private let condition = StageLabel(
    "", role: .weatherCondition, size: WeatherCardFrames.condition.size)
  private let conditionPicture = ImageView(nil, accessibleName: "")
  private let temperature = StageLabel(
    "", role: .weatherTemperature, size: WeatherCardFrames.temperature.size)
  private let range = StageLabel("", role: .weatherCondition, size: WeatherCardFrames.range.size)
  private let notice = StageLabel("", role: .weatherNotice, size: WeatherCardFrames.notice.size)

  init(card: WeatherCard) {
    self.card = card
    super.init(Pictures.picture(named: FlipperDemo.frontPicture), accessibleName: "")
    setAccessibleRole(.group)
    // The accessible name of this view contains the range in words, so a screen reader can skip the
    // label of the range.
    range.setAccessibleRole(.redundant)
    place(city, at: WeatherCardFrames.place.origin)
    place(condition, at: WeatherCardFrames.condition.origin)
    place(conditionPicture, at: WeatherCardFrames.picture.origin)
    place(temperature, at: WeatherCardFrames.temperature.origin)
    place(range, at: WeatherCardFrames.range.origin)
    place(notice, at: WeatherCardFrames.notice.origin)
    createInfoButton()
    showCard()
  }

  private func createInfoButton() {
    infoButton.accessibleName = FlipperDemo.infoButtonName
    infoButton.addTarget(self, action: .showInfo, for: .touchUpInside)
    place(infoButton, at: FlipperDemo.infoButtonHitFrame.origin)
  }

  func showInfo(_ sender: Button) {
    superview?.toggle()
  }

  private func showCard() {
    accessibleName = card.accessibleDescription
    city.text = card.city
    condition.text = card.condition
    conditionPicture.picture = Pictures.picture(named: card.picture)
    conditionPicture.accessibleName = card.condition
    temperature.text = card.temperature
    range.text = card.range
    notice.text = card.notice
  }
}

extension Selector where Target == FrontView, Sender == Button {
  fileprivate static let showInfo = Selector("showInfo", FrontView.showInfo)
}
