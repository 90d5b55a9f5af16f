import GalleryModel

/// The controller of a page, which provides the page's view to the window.
///
/// ```swift
/// final class HelloViewController: PageViewController {
///   let view: PageView
///
///   init() {
///     let button = Button(role: .roundedRect, size: Size(width: 120, height: 44))
///     button.setTitle("Hello", for: .normal)
///     view = PageView(page: .buttons, stage: button, eventLog: EventLogView(), conversion: [])
///   }
/// }
/// ```
///
/// The sample shows a single button on the stage, under the title of the Buttons page.
/// `Page.makeViewController(in:)` creates the controller of each page when the page is first
/// opened. The window retains the controller for as long as the page exists. The initializer
/// therefore must create the whole view, and handlers should capture the controller weakly.
protocol PageViewController: AnyObject {
  /// The content of the window under the header bar.
  var view: PageView { get }
}

/// The values and actions that a window passes to its page.
struct PageContext {
  /// Opens another page.
  var open: (Page) -> Void = { _ in }

  /// Opens the form that adds a contact, on the Contacts page.
  var addContact: () -> Void = {}

  /// The fraction of a turn, from 0 to 1, at which the Flipper's card is held for a screenshot, or
  /// nil for no turn.
  var flipProgress: Double?

  /// The store of the weather card's settings, or nil to save none.
  var weatherStore: WeatherStore?

  /// The contacts, which all windows share.
  ///
  /// By default, they are samples that are not saved.
  var contacts = ContactStore()

  /// The rows and columns of the Mystery Grid page.
  var gridLayout = MysteryGridLayout.standard

  /// The seed of the Mystery Grid's surprises, or nil for different surprises each time.
  var seed: UInt64?

  /// The maximum time for which the Mystery Grid page shows a finished board, in seconds.
  var closingMoment = MysteryGridDemo.closingMoment

  /// The store of the Mystery Grid's best score, or nil to save none.
  var bestScoreStore: BestScoreStore?
}
