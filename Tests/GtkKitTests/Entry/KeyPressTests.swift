import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

final class KeyPressTests: XCTestCase {
  func testEveryKeyIsRecognizedIncludingTheKeypad() {
    onMain {
      let keys: [(Int32, KeyPress.Key)] = [
        (GDK_KEY_BackSpace, .backspace), (GDK_KEY_Delete, .delete), (GDK_KEY_KP_Delete, .delete),
        (GDK_KEY_Left, .left), (GDK_KEY_KP_Left, .left), (GDK_KEY_Right, .right),
        (GDK_KEY_KP_Right, .right), (GDK_KEY_Up, .up), (GDK_KEY_KP_Up, .up),
        (GDK_KEY_Down, .down), (GDK_KEY_KP_Down, .down), (GDK_KEY_Home, .home),
        (GDK_KEY_KP_Home, .home), (GDK_KEY_End, .end), (GDK_KEY_KP_End, .end),
        (GDK_KEY_Page_Up, .pageUp), (GDK_KEY_KP_Page_Up, .pageUp), (GDK_KEY_Page_Down, .pageDown),
        (GDK_KEY_KP_Page_Down, .pageDown), (GDK_KEY_Return, .return), (GDK_KEY_KP_Enter, .return),
        (GDK_KEY_space, .space), (GDK_KEY_KP_Space, .space), (GDK_KEY_Tab, .tab),
        (GDK_KEY_ISO_Left_Tab, .tab), (GDK_KEY_Escape, .escape), (GDK_KEY_a, .other),
        (GDK_KEY_Shift_L, .other),
      ]
      XCTAssertEqual(Set(keys.map(\.1)), Set(KeyPress.Key.allCases))
      for (value, expected) in keys {
        var event = GdkEventKey()
        event.keyval = guint(value)
        XCTAssertEqual(KeyPress(event).key, expected, "key \(value)")
      }
    }
  }

  func testModifierKeysAreReportedButLocksAreNot() {
    onMain {
      let states: [(GdkModifierType, KeyPress.Modifiers)] = [
        (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_MOD1_MASK, .alt),
        (GDK_SUPER_MASK, .logo), (GDK_LOCK_MASK, []), (GDK_MOD2_MASK, []), (GDK_BUTTON1_MASK, []),
        (
          GdkModifierType(rawValue: GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue),
          [.shift, .control]
        ),
      ]
      for (state, expected) in states {
        var event = GdkEventKey()
        event.state = state.rawValue
        XCTAssertEqual(KeyPress(event).modifiers, expected, "state \(state.rawValue)")
      }
    }
  }

  func testOnlyAKeyThatTypesACharacterOrBeginsASequenceTypesText() {
    onMain {
      let keys: [(Int32, GdkModifierType, Bool)] = [
        (GDK_KEY_a, GdkModifierType(0), true), (GDK_KEY_A, GDK_SHIFT_MASK, true),
        (GDK_KEY_hebrew_aleph, GdkModifierType(0), true), (GDK_KEY_space, GdkModifierType(0), true),
        (GDK_KEY_dead_acute, GdkModifierType(0), true), (GDK_KEY_dead_grave, GDK_SHIFT_MASK, true),
        (GDK_KEY_dead_greek, GdkModifierType(0), true), (GDK_KEY_Multi_key, GDK_SHIFT_MASK, true),
        (GDK_KEY_dead_longsolidusoverlay, GdkModifierType(0), true),
        (GDK_KEY_dead_acute, GDK_CONTROL_MASK, false),
        (GDK_KEY_ISO_Lock, GdkModifierType(0), false),
        (GDK_KEY_a, GDK_CONTROL_MASK, false), (GDK_KEY_a, GDK_MOD1_MASK, false),
        (GDK_KEY_Shift_L, GdkModifierType(0), false), (GDK_KEY_Left, GdkModifierType(0), false),
        (GDK_KEY_Return, GdkModifierType(0), false), (GDK_KEY_Delete, GdkModifierType(0), false),
        (GDK_KEY_BackSpace, GdkModifierType(0), false), (GDK_KEY_F1, GdkModifierType(0), false),
      ]
      for (value, state, types) in keys {
        var event = GdkEventKey()
        event.keyval = guint(value)
        event.state = state.rawValue
        XCTAssertEqual(KeyPress(event).typesText, types, "key \(value), state \(state.rawValue)")
      }
    }
  }

  func testThePasteKeysOfAnEntryAreRecognized() {
    onMain {
      openToolkit()
      let keys: [(Int32, GdkModifierType, Bool)] = [
        (GDK_KEY_v, GDK_CONTROL_MASK, true), (GDK_KEY_V, GDK_CONTROL_MASK, true),
        (GDK_KEY_Insert, GDK_SHIFT_MASK, true), (GDK_KEY_KP_Insert, GDK_SHIFT_MASK, true),
        (GDK_KEY_Paste, GdkModifierType(0), true), (GDK_KEY_Cyrillic_em, GDK_CONTROL_MASK, true),
        (GDK_KEY_Cyrillic_em, GdkModifierType(0), false), (GDK_KEY_v, GDK_MOD1_MASK, false),
        (GDK_KEY_v, GdkModifierType(0), false), (GDK_KEY_c, GDK_CONTROL_MASK, false),
        (GDK_KEY_Insert, GdkModifierType(0), false), (GDK_KEY_Insert, GDK_CONTROL_MASK, false),
      ]
      // The event has the hardware code of a real V key, which the layout does not change.
      let keyOfV = guint16(hardwareKey(of: GDK_KEY_v))
      for (value, state, pastes) in keys {
        var event = GdkEventKey()
        event.keyval = guint(value)
        event.hardware_keycode = keyOfV
        event.state = state.rawValue
        XCTAssertEqual(KeyPress(event).pastes, pastes, "key \(value), state \(state.rawValue)")
      }
    }
  }

  func testAKeyCanBeForwardedToTheWidgetThatHasReceivedTheFocus() {
    onMain {
      let (box, button) = stage()
      let entry = Entry(accessibleName: "Entry")
      box.append(entry)
      button.onKey { _ in
        entry.grabFocusWithoutSelecting()
        entry.handleCurrentKey()
        return true
      }
      withWindow(box) {
        button.grabFocus()
        SyntheticInput(to: button.pointer).type(GDK_KEY_x)
        XCTAssertEqual(entry.text, "x")
      }
    }
  }

  func testARepeatOfAHeldKeyIsReportedAsARepeat() {
    onMain {
      let (box, button) = stage()
      KeyRepeatFilter.install()
      var repeats: [Bool] = []
      box.onKey {
        repeats.append($0.isRepeat)
        return true
      }
      withWindow(box) {
        button.grabFocus()
        for _ in 1...2 { simulateHeldKey(GDK_KEY_BackSpace, repeats: 2, in: button) }
      }
      XCTAssertEqual(repeats, [false, true, true, false, true, true])
    }
  }

  func testAContainerHandlesArrowKeysBeforeTheyMoveTheFocus() {
    onMain {
      for takesKey in [true, false] {
        let (box, button) = stage()
        var keys: [KeyPress.Key] = []
        box.onKey {
          keys.append($0.key)
          return takesKey
        }
        withWindow(box) {
          guard let window = gtk_widget_get_toplevel(box.pointer) else {
            return XCTFail("no window")
          }
          activate(cgtk_window(window))
          button.grabFocus()
          SyntheticInput(to: button.pointer).type(GDK_KEY_Down)
          XCTAssertEqual(button.hasFocus, takesKey)
        }
        XCTAssertEqual(keys, [.down])
      }
    }
  }
}

@MainActor private func hardwareKey(of keyValue: Int32) -> guint {
  var keys: UnsafeMutablePointer<GdkKeymapKey>?
  var count: gint = 0
  let keymap = gdk_keymap_get_for_display(gdk_display_get_default())
  gdk_keymap_get_entries_for_keyval(keymap, guint(keyValue), &keys, &count)
  defer { g_free(keys) }
  return keys?.pointee.keycode ?? 0
}

@MainActor private func stage() -> (Box, LabelButton) {
  openToolkit()
  let box = Box(orientation: .vertical)
  let button = LabelButton("One")
  box.append(button)
  box.append(LabelButton("Two"))
  return (box, button)
}
