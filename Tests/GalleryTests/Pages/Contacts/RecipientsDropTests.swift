import CGtk
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of texts dropped on tokens and on the padding of the recipients field.
final class RecipientsDropTests: XCTestCase {
  func testTextDroppedBesideTheEntryIsAppendedToItsText() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      let field = try XCTUnwrap(page.controller.stage.children.first as? EventBox)
      XCTAssertNotNil(gtk_drag_dest_get_target_list(field.pointer))
      page.recipientsView.contactViews[0].button.grabFocus()
      page.entry.text = "a"
      drop("bea@example.org", on: field)
      XCTAssertEqual(page.entry.text, "abea@example.org")
      XCTAssertEqual(page.focus, "entry")
    }
  }

  func testDroppedLinesAreAddedAtOnce() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      let field = try XCTUnwrap(page.controller.stage.children.first as? EventBox)
      drop("Bea\nCleo\n", on: field)
      XCTAssertTrue(runMainLoop { page.titles == sampleTitles + ["Bea", "Cleo"] })
      XCTAssertEqual(page.entry.text, "")
    }
  }
}

/// Drops a text on a widget in the way that GTK does after it has received the text.
@MainActor private func drop(_ text: String, on widget: Widget) {
  Clipboard.setText(text)
  let data = gtk_clipboard_wait_for_contents(
    gtk_clipboard_get_default(gdk_display_get_default()), gdk_atom_intern("UTF8_STRING", 0))
  defer { gtk_selection_data_free(data) }
  let types = [
    gtk_widget_get_type(), gdk_drag_context_get_type(), GType(6 << 2), GType(6 << 2),
    gtk_selection_data_get_type(), GType(7 << 2), GType(7 << 2),
  ]
  var values = types.map { type in
    var value = GValue()
    g_value_init(&value, type)
    return value
  }
  g_value_set_object(&values[0], widget.pointer)
  g_value_set_boxed(&values[4], gpointer(data))
  g_signal_emitv(
    values, g_signal_lookup("drag-data-received", gtk_widget_get_type()), 0, nil)
  for index in values.indices { g_value_unset(&values[index]) }
}
