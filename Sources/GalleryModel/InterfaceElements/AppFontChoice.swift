/// A family that can take the place of the app's font.
///
/// The original's own is no choice here: it is what the theme has without one.
public enum AppFontChoice: String, CaseIterable, Sendable {
  /// The sans serif of the DejaVu fonts, wide and open.
  case dejaVuSans = "DejaVu Sans"

  /// A serif with the measures of Times New Roman.
  case liberationSerif = "Liberation Serif"

  /// A typewriter's face with the measures of Courier New.
  case liberationMono = "Liberation Mono"

  /// A geometric sans serif, the free kin of ITC Avant Garde Gothic.
  case urwGothic = "URW Gothic"

  /// A sturdy serif, the free kin of ITC Bookman.
  case urwBookman = "URW Bookman"

  /// The family's name, which people choose it by.
  public var title: String { rawValue }

  /// The family, and what to take where the system lacks it.
  public var families: [String] {
    switch self {
    case .dejaVuSans, .urwGothic: [title, "sans-serif"]
    case .liberationSerif, .urwBookman: [title, "serif"]
    case .liberationMono: [title, "monospace"]
    }
  }
}
