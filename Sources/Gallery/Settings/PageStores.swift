/// The stores of the data that the user changes on the pages, which all windows share.
struct PageStores {
  /// The contacts.
  ///
  /// By default, they are samples that are not saved.
  var contacts = ContactStore()

  /// The store of the weather card's settings, or nil to save none.
  var weather: WeatherStore?

  /// The store of the Mystery Grid's best score, or nil to save none.
  var bestScore: BestScoreStore?

  /// Returns the stores with the user's files.
  static func ofUser() -> PageStores {
    PageStores(
      contacts: ContactStore(file: ContactsFile()), weather: WeatherStore(),
      bestScore: BestScoreStore())
  }

  /// Saves the data that could not be saved before.
  func synchronize() {
    contacts.synchronize()
    weather?.synchronize()
    bestScore?.synchronize()
  }

  /// Tries again to save the data that could not be saved, without waiting for other programs.
  func retry() {
    contacts.retry()
    weather?.retry()
    bestScore?.retry()
  }
}
