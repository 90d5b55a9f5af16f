import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

extension ShownPage where Controller == ContactsViewController {
  /// The Contacts page in a window on the screen.
  convenience init(
    contacts: ContactStore, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(file: file, line: line) {
      ContactsViewController(context: PageContext(stores: PageStores(contacts: contacts)))
    }
    activate(window.window)
  }

  var recipientsView: RecipientsView { controller.stage.recipientsView }
  var entry: Entry { recipientsView.entry }

  /// The field around the tokens, with its border and padding.
  var field: Widget {
    get throws {
      let clickable = try XCTUnwrap(controller.stage.children.first as? EventBox)
      return try XCTUnwrap(clickable.children.first)
    }
  }

  /// The titles of the tokens, in order.
  var titles: [String] { recipientsView.contactViews.map(\.contact.title) }

  /// The complete message under the field, without the isolates around names and addresses.
  var message: String {
    get throws {
      let row = try XCTUnwrap(controller.stage.children.last as? Container)
      return widgets(in: try XCTUnwrap(row.children.first).pointer)
        .filter { String(cString: cgtk_type_name($0)) == "GtkLabel" }
        .filter { gtk_widget_get_visible($0) != 0 }
        .map { String(cString: gtk_label_get_text(cgtk_label($0))) }
        .filter { !$0.isEmpty }
        .joined(separator: "\n")
        .withoutIsolates
    }
  }

  /// Removes a contact by the keyboard.
  func remove(_ title: String) throws {
    try XCTUnwrap(recipientsView.contactViews.first { $0.contact.title == title }).button
      .grabFocus()
    type(GDK_KEY_Delete)
  }

  /// Clicks a token, after the layout has placed it.
  func click(_ token: ContactView) {
    waitForFrame(of: controller.view)
    token.button.input.click()
  }

  /// Types a key into the window, where the focused widget receives it.
  func type(_ key: Int32, modifiers: GdkModifierType = GdkModifierType(0)) {
    SyntheticInput(to: controller.stage.addButton.pointer).type(key, modifiers: modifiers)
  }

  /// Types a text and Return into the entry.
  func enter(_ text: String) {
    entry.grabFocus()
    entry.text = text
    type(GDK_KEY_Return)
  }

  /// Inserts a text of several lines into the entry at once, as a paste does.
  func paste(_ text: String) {
    var position: gint = 0
    gtk_editable_insert_text(cgtk_editable(entry.pointer), text, -1, &position)
    runPendingEvents()
  }

  /// Opens the form, and returns it with its two entries.
  func openForm() throws -> (form: Popover, entries: [UnsafeMutablePointer<GtkWidget>]) {
    controller.stage.addButton.input.click()
    let form = try XCTUnwrap(controller.popover)
    XCTAssertTrue(runMainLoop { form.isMapped })
    let entries = widgets(in: form.pointer).filter {
      String(cString: cgtk_type_name($0)) == "GtkEntry"
    }
    return (form, entries)
  }

  /// Clicks a button of an open popover by its title.
  func click(_ title: String, in popover: Popover) throws {
    let button = try XCTUnwrap(
      widgets(in: popover.pointer).first {
        cgtk_is_button($0) != 0
          && gtk_button_get_label(cgtk_button($0)).map { String(cString: $0) } == title
      })
    gtk_button_clicked(cgtk_button(button))
  }

  /// The title of the focused token, "entry" for the entry, or nil for any other focus.
  var focus: String? {
    if entry.isFocused { return "entry" }
    return recipientsView.contactViews.first { $0.button.isFocused }?.contact.title
  }
}

extension ContactView {
  /// The token that shows the contact, in the font of the current theme.
  var token: ContactToken {
    ContactToken(contact) { button.titleWidth(of: $0) }
  }
}

/// Creates contacts whose file is in an empty folder, and the file.
@MainActor func temporaryContacts() -> (store: ContactStore, file: ContactsFile) {
  let file = ContactsFile(path: temporaryFolder() + "/button-gallery/contacts.ini")
  return (ContactStore(file: file), file)
}

extension ContactsFile {
  /// Returns the contacts that were saved last.
  @MainActor func load() -> ContactList? { read()?.list }
}

/// The titles of the sample contacts, in order.
let sampleTitles = ContactsDemo.samples.map(\.title)

extension String {
  /// The text without the characters that isolate names and addresses in a sentence.
  var withoutIsolates: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !("\u{2068}"..."\u{2069}" ~= $0) }))
  }
}
