import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import Theming
import XCTest

@testable import Gallery
@testable import GtkKit

/// A window of the gallery with its own files, and random input for it according to a plan.
@MainActor final class Monkey {
  /// The folder of the window's files.
  let folder = temporaryFolder()

  private let window: MainWindow
  private let memory: WindowStore
  private var plan: MonkeyPlan
  /// The random numbers that select the window of an action and the actions that wait for a frame.
  private var chance: SplitMix64

  init(seed: UInt64) throws {
    plan = try MonkeyPlan(seed: seed)
    chance = SplitMix64(seed: ~seed)
    memory = WindowStore(path: folder + "/window.ini")
    var context = PageContext()
    context.stores.contacts = ContactStore(file: ContactsFile(path: folder + "/contacts.ini"))
    context.stores.weather = WeatherStore(path: folder + "/weather.ini")
    context.stores.bestScore = BestScoreStore(path: folder + "/mystery-grid.ini")
    window = MainWindow(
      application: registeredApplication, state: memory.load(), page: .buttons, context: context)
    window.onChooseTheme = { [memory, weak window] in
      if let window { memory.save(window.state) }
    }
    window.present()
    XCTAssertTrue(runMainLoop { window.isMapped && window.currentSize.width > 1 })
  }

  isolated deinit {
    memory.save(window.state)
    window.destroy()
    runPendingEvents()
  }

  /// Adds a contact through its page, and returns to the first page.
  ///
  /// The contacts that a monkey happens to edit depend on the machine, so each monkey adds one.
  func addContact() throws {
    window.open(.contacts)
    let entry = try XCTUnwrap(
      widgets(in: window.pointer).first {
        String(cString: cgtk_type_name($0)) == "GtkEntry" && gtk_widget_get_mapped($0) != 0
      })
    gtk_widget_grab_focus(entry)
    type("Ada\n", into: entry)
    window.open(.buttons)
  }

  func act(times: Int) throws {
    for _ in 0..<times {
      let (action, catchesUp) = try plan.next()
      act(action)
      if catchesUp { runPendingEvents() }
      if Int.random(in: 0..<40, using: &chance) == 0 { runMainLoop(forSeconds: 0.05) }
    }
  }

  private func act(_ action: MonkeyPlan.Action) {
    closeAboutDialogs()
    let top = topWindow
    // An action can close the window before the action has ended.
    g_object_ref(gpointer(top))
    defer { g_object_unref(gpointer(top)) }
    switch action {
    case .press(let place, let button, let times):
      let (pointer, (x, y)) = (SyntheticPointer(over: top), point(place, in: top))
      for count in 1...times {
        pointer.down(x, y, button: button, count: count)
        pointer.up(x, y, button: button)
      }
    case .scroll(let place, let direction, let steps):
      let (pointer, (x, y)) = (SyntheticPointer(over: top), point(place, in: top))
      for _ in 0..<steps { pointer.scroll(x, y, direction) }
    case .drag(let places):
      drag(through: places.map { point($0, in: top) }, over: top)
    case .move(let place):
      let (x, y) = point(place, in: top)
      SyntheticPointer(over: top).move(x, y)
    case .keys(let names):
      press(names, in: top)
    case .text(let text):
      type(text, into: top)
    case .resize(let width, let height):
      gtk_window_resize(window.window, gint(width), gint(height))
    case .chooseTheme(let choice):
      g_action_group_activate_action(
        gtk_widget_get_action_group(window.pointer, "win"), "theme",
        g_variant_new_string(choice.identifier))
    }
  }

  private func drag(
    through points: [(x: Double, y: Double)], over top: UnsafeMutablePointer<GtkWidget>
  ) {
    guard let first = points.first, let last = points.last else { return }
    let pointer = SyntheticPointer(over: top)
    pointer.move(first.x, first.y)
    pointer.down(first.x, first.y)
    for point in points.dropFirst() { pointer.move(point.x, point.y) }
    pointer.up(last.x, last.y)
  }

  private func press(_ names: [String], in top: UnsafeMutablePointer<GtkWidget>) {
    let masks = [
      "Shift_L": GDK_SHIFT_MASK, "Control_L": GDK_CONTROL_MASK, "Alt_L": GDK_MOD1_MASK,
    ]
    let modifiers = names.dropLast().compactMap { masks[$0]?.rawValue }.reduce(0, |)
    guard let name = names.last else { return }
    let key = gdk_keyval_from_name(name)
    XCTAssertNotEqual(key, guint(GDK_KEY_VoidSymbol), name)
    SyntheticInput(to: top).type(Int32(key), modifiers: GdkModifierType(modifiers))
  }

  private func type(_ text: String, into top: UnsafeMutablePointer<GtkWidget>) {
    for scalar in text.unicodeScalars {
      let key = scalar == "\n" ? GDK_KEY_Return : Int32(gdk_unicode_to_keyval(scalar.value))
      SyntheticInput(to: top).type(key)
    }
  }

  private func point(
    _ place: MonkeyPlan.Place, in top: UnsafeMutablePointer<GtkWidget>
  ) -> (x: Double, y: Double) {
    (
      place.x * Double(gtk_widget_get_allocated_width(top)),
      place.y * Double(gtk_widget_get_allocated_height(top))
    )
  }

  /// Returns a random window of those on the screen.
  private var topWindow: UnsafeMutablePointer<GtkWidget> {
    shownWindows.randomElement(using: &chance) ?? window.pointer
  }

  private func closeAboutDialogs() {
    for dialog in shownWindows where String(cString: cgtk_type_name(dialog)) == "GtkAboutDialog" {
      gtk_window_close(cgtk_window(dialog))
    }
  }

  private var shownWindows: [UnsafeMutablePointer<GtkWidget>] {
    toplevelWindows().filter { gtk_widget_get_mapped($0) != 0 }
  }
}
