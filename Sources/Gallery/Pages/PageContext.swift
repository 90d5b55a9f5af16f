import GalleryModel

/// What a page is given by the window that it is in.
struct PageContext {
  /// Opens another page.
  var open: (Page) -> Void = { _ in }

  /// Opens the form that adds a contact, on the Contacts page.
  var addContact: () -> Void = {}

  /// The part of its turn, 0 to 1, at which the card of the Flipper page is held for a picture.
  var flipProgress: Double?

  /// Where the settings of the weather card are kept; nil keeps none.
  var weatherStore: WeatherStore?

  /// The contacts, which all windows share; at first the samples, which are kept nowhere.
  var contacts = ContactStore()

  /// The rows and columns of the Mystery Grid page.
  var gridLayout = MysteryGridLayout.standard

  /// What the surprises of the Mystery Grid page follow from; nil has new ones each time.
  var seed: UInt64?

  /// How long the Mystery Grid page shows the board of a finished round at most, in seconds.
  var closingMoment = MysteryGridDemo.closingMoment

  /// Where the best score of the Mystery Grid page is kept; nil keeps none.
  var bestScoreStore: BestScoreStore?
}
