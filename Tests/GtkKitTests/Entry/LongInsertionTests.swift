import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests of insertions that an entry cannot hold, or cannot show in one line.
final class LongInsertionTests: XCTestCase {
  func testAPasteOfAnyLengthIsPassedToTheHandlerWhole() {
    onMain {
      let stage = LongInsertionStage()
      let addresses = (1...5_001).map { "p\($0)@example.org" }.joined(separator: "\n")
      stage.paste(addresses)
      XCTAssertTrue(runMainLoop { !stage.insertions.isEmpty })
      XCTAssertTrue(stage.insertions == [addresses])
      XCTAssertEqual(stage.entry.text, "")
    }
  }

  func testALineThatMakesTheTextTooLongIsPassedOnWithTheTextAroundIt() {
    onMain {
      let stage = LongInsertionStage()
      let line = String(repeating: "é", count: Entry.maximumSize / 2)
      stage.paste(line)
      XCTAssertTrue(runMainLoop { stage.entry.text == line }, "as much as the entry can hold")
      XCTAssertEqual(stage.insertions, [])
      stage.entry.text = "ab"
      gtk_editable_set_position(cgtk_editable(stage.entry.pointer), 1)
      stage.paste(line)
      XCTAssertTrue(runMainLoop { !stage.insertions.isEmpty })
      XCTAssertTrue(stage.insertions == ["a\(line)b"])
      XCTAssertEqual(stage.entry.text, "ab")
    }
  }

  func testAPasteReplacesTheSelectionUnlessItIsRejected() {
    for isAccepted in [true, false] {
      onMain {
        let stage = LongInsertionStage(accepts: isAccepted)
        stage.entry.text = "one two three"
        gtk_editable_select_region(cgtk_editable(stage.entry.pointer), 4, 7)
        stage.paste("2\n")
        XCTAssertTrue(runMainLoop { !stage.insertions.isEmpty })
        XCTAssertEqual(stage.insertions, ["one 2\n three"])
        XCTAssertEqual(stage.entry.text, isAccepted ? "one  three" : "one two three")
      }
    }
  }

  func testACharacterWithTooManyMarksToLayOutInTimeIsPassedToTheHandler() {
    onMain {
      let stage = LongInsertionStage()
      let limit = String.maximumEnteredMarks
      let letter = { "e" + String(repeating: "\u{301}", count: $0) }
      for count in [33, limit] {
        stage.entry.text = ""
        stage.paste(letter(count))
        XCTAssertTrue(runMainLoop { stage.entry.text == letter(count) })
      }
      for count in [limit + 1, 30_000] {
        stage.entry.text = ""
        stage.paste(letter(count))
        XCTAssertTrue(runMainLoop { !stage.insertions.isEmpty })
        XCTAssertTrue(stage.removeInsertions() == [letter(count)])
        XCTAssertEqual(stage.entry.text, "")
      }
    }
  }

  func testPastedMarksCountTogetherWithTheMarksBeforeThem() {
    onMain {
      let stage = LongInsertionStage()
      let marks = { String(repeating: "\u{301}", count: $0) }
      let limit = String.maximumEnteredMarks
      stage.entry.text = "e" + marks(limit)
      stage.paste(marks(1))
      XCTAssertTrue(runMainLoop { !stage.insertions.isEmpty })
      XCTAssertTrue(stage.removeInsertions() == ["e" + marks(limit + 1)])
      XCTAssertEqual(stage.entry.text, "e" + marks(limit))
      // A letter inserted before some of the marks separates them from the character.
      gtk_editable_set_position(cgtk_editable(stage.entry.pointer), 2)
      stage.paste("x")
      XCTAssertTrue(runMainLoop { stage.entry.text == "e\u{301}x" + marks(limit - 1) })
      XCTAssertEqual(stage.insertions, [])
    }
  }

  func testLongTextFromAssistiveTechnologyIsPassedToTheHandlerToo() {
    onMain {
      let stage = LongInsertionStage()
      let text = String(repeating: "x", count: 100_000)
      let accessible = gtk_widget_get_accessible(stage.entry.pointer)
      atk_editable_text_set_text_contents(OpaquePointer(accessible), text)
      XCTAssertTrue(runMainLoop { !stage.insertions.isEmpty })
      XCTAssertTrue(stage.insertions == [text])
    }
  }

  func testTextSetByTheProgramIsNotPassedToTheHandler() {
    onMain {
      let stage = LongInsertionStage()
      stage.entry.text = "one\ntwo"
      runPendingEvents()
      XCTAssertEqual(stage.insertions, [])
      XCTAssertEqual(stage.entry.text, "one\ntwo")
    }
  }

  func testTextInsertedAtTheEndCountsAsTheUsers() {
    onMain {
      let stage = LongInsertionStage()
      stage.entry.text = "one"
      stage.entry.insertAtEnd(" two")
      XCTAssertEqual(stage.entry.text, "one two")
      XCTAssertEqual(stage.changes, 1)
      stage.entry.insertAtEnd("\nthree")
      XCTAssertTrue(runMainLoop { !stage.insertions.isEmpty })
      XCTAssertEqual(stage.insertions, ["one two\nthree"])
    }
  }
}

/// A window with a focused entry, which records the long insertions that its handler receives.
@MainActor private final class LongInsertionStage {
  let entry: Entry
  private(set) var insertions: [String] = []
  private(set) var changes = 0
  private let window: ApplicationWindow

  init(accepts isAccepted: Bool = true) {
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
      self?.insertions.append($0)
      return isAccepted
    }
  }

  isolated deinit {
    window.destroy()
  }

  /// Returns the insertions since the previous call.
  func removeInsertions() -> [String] {
    defer { insertions = [] }
    return insertions
  }

  /// Pastes a text with the keyboard.
  func paste(_ text: String) {
    Clipboard.setText(text)
    SyntheticInput(to: entry.pointer).type(GDK_KEY_v, modifiers: GDK_CONTROL_MASK)
  }
}
