import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

/// Insertions that an entry cannot hold, or cannot show in one line.
final class LongInsertionTests: XCTestCase {
  func testAPasteOfAnyLengthIsHandedOverWhole() {
    MainActor.assumeIsolated {
      let stage = LongInsertionStage()
      let addresses = (1...5_001).map { "p\($0)@example.org" }.joined(separator: "\n")
      stage.paste(addresses)
      XCTAssertTrue(runMainLoop { !stage.handedOver.isEmpty })
      XCTAssertTrue(stage.handedOver == [addresses])
      XCTAssertEqual(stage.entry.text, "")
    }
  }

  func testALineThatMakesTheTextTooLongIsHandedOverWithTheTextAround() {
    MainActor.assumeIsolated {
      let stage = LongInsertionStage()
      let line = String(repeating: "é", count: TextEntry.maximumSize / 2)
      stage.paste(line)
      XCTAssertTrue(runMainLoop { stage.entry.text == line }, "as much as the entry can hold")
      XCTAssertEqual(stage.handedOver, [])
      stage.entry.text = "ab"
      gtk_editable_set_position(cgtk_editable(stage.entry.pointer), 1)
      stage.paste(line)
      XCTAssertTrue(runMainLoop { !stage.handedOver.isEmpty })
      XCTAssertTrue(stage.handedOver == ["a\(line)b"])
      XCTAssertEqual(stage.entry.text, "ab")
    }
  }

  func testAPasteTakesThePlaceOfTheSelectionUnlessItIsRefused() {
    for isTaken in [true, false] {
      MainActor.assumeIsolated {
        let stage = LongInsertionStage(takes: isTaken)
        stage.entry.text = "one two three"
        gtk_editable_select_region(cgtk_editable(stage.entry.pointer), 4, 7)
        stage.paste("2\n")
        XCTAssertTrue(runMainLoop { !stage.handedOver.isEmpty })
        XCTAssertEqual(stage.handedOver, ["one 2\n three"])
        XCTAssertEqual(stage.entry.text, isTaken ? "one  three" : "one two three")
      }
    }
  }

  func testACharacterWithTooManyMarksToBeShownIsHandedOver() {
    MainActor.assumeIsolated {
      let stage = LongInsertionStage()
      let letter = { "e" + String(repeating: "\u{301}", count: $0) }
      stage.paste(letter(32))
      XCTAssertTrue(runMainLoop { stage.entry.text == letter(32) })
      stage.entry.text = ""
      stage.paste(letter(30_000))
      XCTAssertTrue(runMainLoop { !stage.handedOver.isEmpty })
      XCTAssertTrue(stage.handedOver == [letter(30_000)])
      XCTAssertEqual(stage.entry.text, "")
    }
  }

  func testWhatAssistiveTechnologyWritesIsHandedOverToo() {
    MainActor.assumeIsolated {
      let stage = LongInsertionStage()
      let text = String(repeating: "x", count: 100_000)
      let accessible = gtk_widget_get_accessible(stage.entry.pointer)
      atk_editable_text_set_text_contents(OpaquePointer(accessible), text)
      XCTAssertTrue(runMainLoop { !stage.handedOver.isEmpty })
      XCTAssertTrue(stage.handedOver == [text])
    }
  }

  func testWhatTheProgramSetsIsNotHandedOver() {
    MainActor.assumeIsolated {
      let stage = LongInsertionStage()
      stage.entry.text = "one\ntwo"
      runPendingEvents()
      XCTAssertEqual(stage.handedOver, [])
      XCTAssertEqual(stage.entry.text, "one\ntwo")
    }
  }

  func testATextThatIsInsertedAtTheEndCountsAsTheUsers() {
    MainActor.assumeIsolated {
      let stage = LongInsertionStage()
      stage.entry.text = "one"
      stage.entry.insertAtEnd(" two")
      XCTAssertEqual(stage.entry.text, "one two")
      XCTAssertEqual(stage.changes, 1)
      stage.entry.insertAtEnd("\nthree")
      XCTAssertTrue(runMainLoop { !stage.handedOver.isEmpty })
      XCTAssertEqual(stage.handedOver, ["one two\nthree"])
    }
  }
}

/// A window with an entry that has the focus, and what it hands over.
@MainActor private final class LongInsertionStage {
  let entry: TextEntry
  private(set) var handedOver: [String] = []
  private(set) var changes = 0
  private let window: ApplicationWindow

  init(takes isTaken: Bool = true) {
    openToolkit()
    entry = TextEntry(accessibleName: "Entry")
    window = ApplicationWindow(application: registeredApplication)
    window.child = entry
    window.present()
    runMainLoop { [entry] in entry.isMapped }
    activate(window.window)
    entry.grabFocus()
    entry.onChange = { [weak self] in self?.changes += 1 }
    entry.onLongInsertion = { [weak self] in
      self?.handedOver.append($0)
      return isTaken
    }
  }

  isolated deinit {
    window.destroy()
  }

  /// Pastes a text by the keyboard.
  func paste(_ text: String) {
    Clipboard.setText(text)
    SyntheticInput(to: entry.pointer).type(GDK_KEY_v, modifiers: GDK_CONTROL_MASK)
  }
}
