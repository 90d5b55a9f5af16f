import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

/// One button of 120 x 40 points in a window on the screen, with a record of its events.
@MainActor final class PressStage {
  private(set) var events: [ControlEventMachine.Input] = []
  private(set) var button: PressButton?
  private(set) var window: Widget?

  /// A handler that is called after an event has been recorded.
  var reaction: (PressStage, ControlEventMachine.Input) -> Void = { _, _ in }

  init() throws {
    openToolkit()
    let window = Widget(gtk_window_new(GTK_WINDOW_TOPLEVEL), isVisible: false)
    let button = PressButton(title: "Press")
    let fixed: UnsafeMutablePointer<GtkWidget> = gtk_fixed_new()
    button.setSizeRequest(Size(width: 120, height: 40))
    gtk_fixed_put(cgtk_fixed(fixed), button.pointer, 30, 30)
    gtk_container_add(cgtk_container(window.pointer), fixed)
    button.onPress = { [weak self] event in
      guard let self else { return }
      events.append(event)
      reaction(self, event)
    }
    gtk_widget_show_all(window.pointer)
    self.window = window
    self.button = button
    runMainLoop { gtk_widget_get_mapped(button.pointer) != 0 }
  }

  isolated deinit {
    window?.destroy()
  }

  /// Closes the window and releases every wrapper, as an application's handler can do.
  func destroyAll() {
    window?.destroy()
    window = nil
    button = nil
  }

  func down(
    _ x: Double, _ y: Double, button number: Int32 = GDK_BUTTON_PRIMARY,
    throughFilters: Bool = false
  ) {
    input?.down(x, y, button: number, throughFilters: throughFilters)
  }

  func up(
    _ x: Double, _ y: Double, button number: Int32 = GDK_BUTTON_PRIMARY,
    throughFilters: Bool = false
  ) {
    input?.up(x, y, button: number, throughFilters: throughFilters)
  }

  func move(_ x: Double, _ y: Double) {
    input?.drag(to: x, y)
  }

  func key(_ keyValue: Int32, isPress: Bool, throughFilters: Bool = false) {
    input?.key(keyValue, isPress: isPress, throughFilters: throughFilters)
  }

  private var input: SyntheticInput? {
    button.map { SyntheticInput(to: $0.pointer) }
  }
}
