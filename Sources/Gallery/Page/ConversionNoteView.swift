import Demos
import GtkKit

/// The "From UIKit to GTK" note of a page: what of the original became which of ours, and why.
final class ConversionNoteView: Box {
  init(_ notes: [ConversionNote]) {
    super.init(orientation: .vertical, spacing: 12)
    append(Label("From UIKit to GTK", style: .heading))
    for note in notes {
      let group = Box(orientation: .vertical, spacing: 0)
      group.append(Label(note.original, style: .code))
      group.append(Label("→ \(note.ours)", style: .code))
      group.append(Label(note.remark, style: .body))
      append(group)
    }
  }
}
