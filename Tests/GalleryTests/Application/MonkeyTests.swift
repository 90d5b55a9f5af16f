import CGtk
import Controls
import Demos
import GtkTesting
import Theme
import XCTest

@testable import Gallery
@testable import GtkKit

/// Random input to whole windows: nothing may be said of it by GTK, and nothing be left of them.
///
/// The actions follow from a seed; a seed that fails fails again. `Tests/Monkey` does the same from
/// outside, with a real pointer and keyboard.
final class MonkeyTests: XCTestCase {
  func testEveryWidgetThatAMonkeyHasMadeIsFreedWithItsWindow() {
    MainActor.assumeIsolated {
      openGallery()
      let usual = AppTheme.shared.choice
      defer { AppTheme.shared.choice = usual }
      let settings = gtk_settings_get_default()
      let usualButtons = cgtk_get_text(settings, "gtk-decoration-layout")
      // The monkey must not close its window.
      cgtk_set_text(settings, "gtk-decoration-layout", ":")
      defer {
        cgtk_set_text(settings, "gtk-decoration-layout", usualButtons)
        g_free(usualButtons)
      }
      // What GTK makes once for a whole program comes with the first round.
      Monkey(seed: 0).act(times: 200)
      let creations = Creations()
      for seed in 1...8 as ClosedRange<UInt64> { Monkey(seed: seed).act(times: 250) }
      creations.stop()
      runMainLoop(seconds: 3) { creations.remaining.isEmpty }
      XCTAssertGreaterThan(creations.count, 2_000)
      XCTAssertEqual(creations.remaining, [:])
    }
  }
}

/// A window of the gallery, and random hands upon it.
@MainActor private final class Monkey {
  private let window = MainWindow(
    application: registeredApplication, state: WindowState(), page: .buttons)
  private var chance: SplitMix64

  init(seed: UInt64) {
    chance = SplitMix64(seed: seed)
    window.present()
    XCTAssertTrue(runMainLoop { window.isMapped && window.currentSize.width > 1 })
  }

  isolated deinit {
    window.destroy()
    runPendingEvents()
  }

  func act(times: Int) {
    for _ in 0..<times {
      act()
      // Most actions follow one another at once, some come after a frame.
      if Int.random(in: 0..<4, using: &chance) == 0 { runPendingEvents() }
      if Int.random(in: 0..<40, using: &chance) == 0 { runMainLoop(forSeconds: 0.05) }
    }
  }

  private func act() {
    switch Int.random(in: 0..<100, using: &chance) {
    case ..<40: press(times: 1)
    case ..<47: press(times: 2)
    case ..<57: drag()
    case ..<87: type()
    case ..<89: closeAboutDialogs()
    case ..<93:
      if let page = Page.allCases.randomElement(using: &chance) { window.open(page) }
    case ..<97:
      if let theme = ThemeChoice.allCases.randomElement(using: &chance) {
        AppTheme.shared.choice = theme
      }
    default:
      gtk_window_resize(
        window.window, .random(in: 640...1_300, using: &chance),
        .random(in: 480...1_100, using: &chance))
    }
  }

  private func press(times: Int) {
    let (pointer, x, y) = hand()
    for count in 1...times {
      pointer.down(x, y, count: count)
      pointer.up(x, y)
    }
  }

  private func drag() {
    let (pointer, x, y) = hand()
    pointer.down(x, y)
    for _ in 0..<3 {
      pointer.move(
        x + .random(in: -200...200, using: &chance), y + .random(in: -200...200, using: &chance))
    }
    pointer.up(x, y)
  }

  /// A pointer over one of the windows that are open, and a point there.
  private func hand() -> (SyntheticPointer, x: Double, y: Double) {
    let top = topWindow
    let size = (gtk_widget_get_allocated_width(top), gtk_widget_get_allocated_height(top))
    return (
      SyntheticPointer(over: top), .random(in: 0...Double(size.0), using: &chance),
      .random(in: 0...Double(size.1), using: &chance)
    )
  }

  private func type() {
    let keys: [Int32] = [
      GDK_KEY_Tab, GDK_KEY_Tab, GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Up, GDK_KEY_Down,
      GDK_KEY_Return,
      GDK_KEY_space, GDK_KEY_Escape, GDK_KEY_BackSpace, GDK_KEY_Delete, GDK_KEY_F1, GDK_KEY_F10,
      GDK_KEY_a, GDK_KEY_at, GDK_KEY_comma, GDK_KEY_n, GDK_KEY_z, GDK_KEY_Page_Down,
      GDK_KEY_Page_Up,
    ]
    guard let key = keys.randomElement(using: &chance) else { return }
    let isAccelerator = Int.random(in: 0..<6, using: &chance) == 0
    let top = topWindow
    // The press may close the window before the release.
    g_object_ref(gpointer(top))
    defer { g_object_unref(gpointer(top)) }
    SyntheticInput(to: top).type(
      key, modifiers: isAccelerator ? GDK_CONTROL_MASK : GdkModifierType(0))
  }

  /// One of the windows that are on the screen; not the About dialog, whose links lead outside.
  private var topWindow: UnsafeMutablePointer<GtkWidget> {
    shownWindows.filter { !isAboutDialog($0) }.randomElement(using: &chance) ?? window.pointer
  }

  private func closeAboutDialogs() {
    for dialog in shownWindows where isAboutDialog(dialog) { gtk_window_close(cgtk_window(dialog)) }
  }

  private func isAboutDialog(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    String(cString: cgtk_type_name(widget)) == "GtkAboutDialog"
  }

  private var shownWindows: [UnsafeMutablePointer<GtkWidget>] {
    toplevelWindows().filter { gtk_widget_get_mapped($0) != 0 }
  }
}
