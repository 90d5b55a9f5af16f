import GalleryModel
import GtkKit

/// The “From UIKit to GTK” note of a page, which explains how and why each part of the original was
/// converted.
final class ConversionNoteView: Box {
  /// The maximum width of the text, in characters.
  ///
  /// With this width, the note fits beside the event log in a window of ordinary width.
  private static let widthInCharacters = 42

  /// Creates a note with one group of lines for each part, or an empty view without parts.
  init(_ notes: [ConversionNote]) {
    super.init(orientation: .vertical, spacing: 12)
    guard !notes.isEmpty else { return }
    append(SectionHeading("From UIKit to GTK"))
    for note in notes {
      let group = Box(orientation: .vertical)
      add(ConversionNote.breakable(note.original), .code, to: group)
      // The nonbreaking space prevents a line break between the arrow and the first word.
      add("→\u{a0}\(ConversionNote.breakable(note.ours))", .code, to: group)
      add(note.remark, .caption, to: group)
      append(group)
    }
  }

  private func add(_ text: String, _ style: TextStyle, to group: Box) {
    let label = Label(text, style: style)
    label.maximumWidthInCharacters = Self.widthInCharacters
    label.isSelectable = true
    group.append(label)
  }
}
