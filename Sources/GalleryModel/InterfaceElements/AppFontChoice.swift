/// A font family that can replace the app's font.
///
/// The original's own font is not in the list: the theme uses it when no family is chosen.
public enum AppFontChoice: String, CaseIterable, Sendable {
  /// The sans serif of the DejaVu fonts, with wide and open letters.
  case dejaVuSans = "DejaVu Sans"

  /// A serif font with the metrics of Times New Roman.
  case liberationSerif = "Liberation Serif"

  /// A typewriter font with the metrics of Courier New.
  case liberationMono = "Liberation Mono"

  /// A geometric sans serif, a free alternative to ITC Avant Garde Gothic.
  case urwGothic = "URW Gothic"

  /// A sturdy serif, a free alternative to ITC Bookman.
  case urwBookman = "URW Bookman"

  /// The family's name, as the page lists it.
  public var title: String { rawValue }

  /// The family, followed by a generic family in case the system lacks it.
  public var families: [String] {
    switch self {
    case .dejaVuSans, .urwGothic: [title, "sans-serif"]
    case .liberationSerif, .urwBookman: [title, "serif"]
    case .liberationMono: [title, "monospace"]
    }
  }
}
