import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

final class EntryTests: XCTestCase {
  func testAnEntryReportsOnlyTheUsersChanges() {
    onMain {
      let stage = EntryStage()
      for text in ["A & B <b>", "שלום", "", "👨‍👩‍👧‍👦"] {
        stage.entry.text = text
        XCTAssertEqual(stage.entry.text, text)
      }
      stage.entry.text = ""
      XCTAssertEqual(stage.changes, [])
      for key in [GDK_KEY_a, GDK_KEY_b, GDK_KEY_BackSpace] { stage.input.type(key) }
      XCTAssertEqual(stage.changes, ["a", "ab", "a"])
    }
  }

  func testReturnAndEnterActivate() {
    onMain {
      let stage = EntryStage()
      for key in [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_a] { stage.input.type(key) }
      XCTAssertEqual(stage.activations, 2)
    }
  }

  func testAPasteOfSeveralLinesIsReportedOnceWithItsLineBreaks() {
    onMain {
      let stage = EntryStage()
      Clipboard.setText("Ann <ann@example.org>\nbob@example.org\r\n")
      stage.input.type(GDK_KEY_v, modifiers: GDK_CONTROL_MASK)
      XCTAssertTrue(runMainLoop { !stage.entry.text.isEmpty })
      XCTAssertEqual(stage.changes, ["Ann <ann@example.org>\nbob@example.org\n"])
    }
  }

  func testTheCaretIsAtTheStartOnlyWithoutASelection() {
    onMain {
      let stage = EntryStage()
      XCTAssertTrue(stage.entry.isCaretAtStart, "an empty text")
      stage.entry.text = "añb"
      XCTAssertFalse(stage.entry.isCaretAtStart)
      stage.input.type(GDK_KEY_Home)
      XCTAssertTrue(stage.entry.isCaretAtStart)
      stage.input.type(GDK_KEY_End, modifiers: GDK_SHIFT_MASK)
      XCTAssertFalse(stage.entry.isCaretAtStart, "all is selected")
    }
  }

  func testGainingAndLosingTheFocusIsReported() {
    onMain {
      let stage = EntryStage()
      var told: [Bool] = []
      stage.entry.onFocusChange = { told.append($0) }
      stage.other.grabFocus()
      stage.entry.grabFocus()
      XCTAssertEqual(told, [false, true])
    }
  }

  func testTheFocusCanMoveToAnEntryWithoutSelectingItsText() {
    onMain {
      let stage = EntryStage()
      stage.entry.text = "text"
      stage.other.grabFocus()
      stage.entry.grabFocusWithoutSelecting()
      XCTAssertTrue(stage.entry.hasFocus)
      stage.input.type(GDK_KEY_x)
      XCTAssertEqual(stage.entry.text, "textx")
    }
  }

  func testTheKeyHandlerIsCalledBeforeTheEntryActs() {
    onMain {
      let stage = EntryStage()
      var keys: [KeyPress.Key] = []
      stage.entry.onKey {
        keys.append($0.key)
        return $0.key == .backspace
      }
      stage.input.type(GDK_KEY_a)
      stage.input.type(GDK_KEY_BackSpace)
      XCTAssertEqual(keys, [.other, .backspace])
      XCTAssertEqual(stage.changes, ["a"])
    }
  }

  func testKeysGoToAWordThatIsBeingComposed() {
    onMain {
      let stage = EntryStage()
      var keys: [KeyPress.Key] = []
      stage.entry.onKey {
        keys.append($0.key)
        return false
      }
      for (word, expected) in [("に", []), ("", [.backspace])] as [(String, [KeyPress.Key])] {
        cgtk_emit_text(stage.entry.pointer, "preedit-changed", word)
        stage.input.type(GDK_KEY_BackSpace)
        XCTAssertEqual(keys, expected)
      }
    }
  }

  func testAnErrorChangesTheLook() {
    onMain {
      let stage = EntryStage()
      for shows in [true, true, false] {
        stage.entry.showsError = shows
        XCTAssertEqual(Widget.styleClasses(of: stage.entry.pointer).contains("error"), shows)
      }
    }
  }

  func testEveryPropertyReturnsTheValueThatWasSet() {
    onMain {
      openToolkit()
      let entry = Entry(accessibleName: "Recipients")
      XCTAssertEqual(entry.accessibleName, "Recipients")
      XCTAssertNil(entry.widthInCharacters)
      entry.widthInCharacters = 8
      XCTAssertEqual(entry.widthInCharacters, 8)
      XCTAssertTrue(entry.hasFrame)
      entry.hasFrame = false
      XCTAssertFalse(entry.hasFrame)
    }
  }
}

/// A window with an entry that has the focus, and another widget.
@MainActor private final class EntryStage {
  let entry: Entry
  let other: LabelButton
  let input: SyntheticInput
  private(set) var changes: [String] = []
  private(set) var activations = 0
  private let window: ApplicationWindow

  init() {
    openToolkit()
    entry = Entry(accessibleName: "Recipients")
    other = LabelButton("Other")
    window = ApplicationWindow(application: registeredApplication)
    input = SyntheticInput(to: entry.pointer)
    let box = Box(orientation: .vertical)
    box.append(entry)
    box.append(other)
    window.child = box
    window.present()
    runMainLoop { [entry] in entry.isMapped }
    activate(window.window)
    entry.grabFocus()
    entry.onChange = { [weak self] in self?.changes.append(self?.entry.text ?? "") }
    entry.onActivate = { [weak self] in self?.activations += 1 }
  }

  isolated deinit {
    window.destroy()
  }
}
