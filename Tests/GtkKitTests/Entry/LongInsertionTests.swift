import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

/// Insertions that an entry cannot hold, or cannot show in one line.
final class LongInsertionTests: XCTestCase {
  func testAPasteOfAnyLengthIsHandedOverWhole() {
    onMain {
      let stage = LongInsertionStage()
      let addresses = (1...5_001).map { "p\($0)@example.org" }.joined(separator: "\n")
      stage.paste(addresses)
      XCTAssertTrue(runMainLoop { !stage.handedOver.isEmpty })
      XCTAssertTrue(stage.handedOver == [addresses])
      XCTAssertEqual(stage.entry.text, "")
    }
  }

  func testALineThatMakesTheTextTooLongIsHandedOverWithTheTextAround() {
    onMain {
      let stage = LongInsertionStage()
      let line = String(repeating: "é", count: Entry.maximumSize / 2)
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
      onMain {
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

  func testACharacterWithTooManyMarksToBeLaidOutInTimeIsHandedOver() {
    onMain {
      let stage = LongInsertionStage()
      let most = String.maximumEnteredMarks
      let letter = { "e" + String(repeating: "\u{301}", count: $0) }
      for count in [33, most] {
        stage.entry.text = ""
        stage.paste(letter(count))
        XCTAssertTrue(runMainLoop { stage.entry.text == letter(count) })
      }
      for count in [most + 1, 30_000] {
        stage.entry.text = ""
        stage.paste(letter(count))
        XCTAssertTrue(runMainLoop { !stage.handedOver.isEmpty })
        XCTAssertTrue(stage.takeHandedOver() == [letter(count)])
        XCTAssertEqual(stage.entry.text, "")
      }
    }
  }

  func testMarksThatArePastedToOthersCountWithThem() {
    onMain {
      let stage = LongInsertionStage()
      let marks = { String(repeating: "\u{301}", count: $0) }
      let most = String.maximumEnteredMarks
      stage.entry.text = "e" + marks(most)
      stage.paste(marks(1))
      XCTAssertTrue(runMainLoop { !stage.handedOver.isEmpty })
      XCTAssertTrue(stage.takeHandedOver() == ["e" + marks(most + 1)])
      XCTAssertEqual(stage.entry.text, "e" + marks(most))
      // A letter before them takes some of the marks away from the character.
      gtk_editable_set_position(cgtk_editable(stage.entry.pointer), 2)
      stage.paste("x")
      XCTAssertTrue(runMainLoop { stage.entry.text == "e\u{301}x" + marks(most - 1) })
      XCTAssertEqual(stage.handedOver, [])
    }
  }

  func testWhatAssistiveTechnologyWritesIsHandedOverToo() {
    onMain {
      let stage = LongInsertionStage()
      let text = String(repeating: "x", count: 100_000)
      let accessible = gtk_widget_get_accessible(stage.entry.pointer)
      atk_editable_text_set_text_contents(OpaquePointer(accessible), text)
      XCTAssertTrue(runMainLoop { !stage.handedOver.isEmpty })
      XCTAssertTrue(stage.handedOver == [text])
    }
  }

  func testWhatTheProgramSetsIsNotHandedOver() {
    onMain {
      let stage = LongInsertionStage()
      stage.entry.text = "one\ntwo"
      runPendingEvents()
      XCTAssertEqual(stage.handedOver, [])
      XCTAssertEqual(stage.entry.text, "one\ntwo")
    }
  }

  func testATextThatIsInsertedAtTheEndCountsAsTheUsers() {
    onMain {
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
  let entry: Entry
  private(set) var handedOver: [String] = []
  private(set) var changes = 0
  private let window: ApplicationWindow

  init(takes isTaken: Bool = true) {
    openToolkit()
    entry = Entry(accessibleName: "Entry")
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

  /// Gives what was handed over since the last time.
  func takeHandedOver() -> [String] {
    defer { handedOver = [] }
    return handedOver
  }

  /// Pastes a text by the keyboard.
  func paste(_ text: String) {
    Clipboard.setText(text)
    SyntheticInput(to: entry.pointer).type(GDK_KEY_v, modifiers: GDK_CONTROL_MASK)
  }
}
