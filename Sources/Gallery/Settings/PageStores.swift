/// The stores for the data that the user changes on the pages, shared by all windows.
struct PageStores {
  /// The store of the contacts.
  ///
  /// The default store has sample contacts and saves nothing.
  var contacts = ContactStore()

  /// The store of the weather card's settings, or nil to save none.
  var weather: WeatherStore?

  /// The store of the Mystery Grid's best score, or nil to save none.
  var bestScore: BestScoreStore?

  /// Returns the stores that use the user's files.
  static func ofUser() -> PageStores {
    PageStores(
      contacts: ContactStore(file: ContactsFile.userPath.map(ContactsFile.init)),
      weather: WeatherStore(), bestScore: BestScoreStore())
  }

  /// Saves everything that could not be saved before.
  func synchronize() {
    contacts.synchronize()
    weather?.synchronize()
    bestScore?.synchronize()
  }

  /// Tries again to save what could not be saved, without waiting for other programs.
  func retry() {
    contacts.retry()
    weather?.retry()
    bestScore?.retry()
  }
}
