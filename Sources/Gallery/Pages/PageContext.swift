import GalleryModel

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
