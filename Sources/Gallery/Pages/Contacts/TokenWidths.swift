import ControlModel
import GalleryModel
import GtkKit

/// The widths of tokens in the font of the current theme, each of which is measured only once for
/// the same font and scale.
struct TokenWidths {
  private var font: TitleFont?
  private var scale = TextScale.usual
  private var known: [ContactEntry: Double] = [:]
  private var latest: (entries: [ContactEntry], widths: [Double]) = ([], [])

  /// Returns the widths of the tokens for `entries`, in points.
  ///
  /// - Parameters:
  ///   - entries: The contacts.
  ///   - button: The button of any token. It must be in the window, so that it has the style of
  ///     tokens.
  ///   - scale: The scale of the tokens.
  mutating func widths(
    of entries: [ContactEntry], as button: Button, scale: TextScale
  ) -> [Double] {
    let font = button.titleFont
    if font != self.font || scale != self.scale {
      self.font = font
      self.scale = scale
      known = [:]
    } else if entries == latest.entries {
      return latest.widths
    }
    let missing = entries.filter { known[$0] == nil }
    let titles = missing.map { ContactView.shownTitle(of: $0.contact) }
    for (entry, width) in zip(missing, button.titleWidths(of: titles)) {
      known[entry] = ContactToken(entry.contact, scale: scale) { _ in width }.size.width
    }
    let widths = entries.map { known[$0] ?? scale.length(ContactToken.maximumWidth) }
    if known.count > 2 * entries.count + 100 {
      known = Dictionary(zip(entries, widths)) { first, _ in first }
    }
    latest = (entries, widths)
    return widths
  }
}
