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
      ContactsViewController(context: PageContext(contacts: contacts))
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

  /// The titles of the tokens, in their order.
  var titles: [String] { recipientsView.contactViews.map(\.contact.title) }

  /// What is said under the field, all of it, without the isolates of names and addresses.
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

  /// Removes a contact as the keyboard does.
  func remove(_ title: String) throws {
    try XCTUnwrap(recipientsView.contactViews.first { $0.contact.title == title }).button
      .grabFocus()
    type(GDK_KEY_Delete)
  }

  /// Types a key into the window, whose focus decides who gets it.
  func type(_ key: Int32, modifiers: GdkModifierType = GdkModifierType(0)) {
    SyntheticInput(to: controller.stage.addButton.pointer).type(key, modifiers: modifiers)
  }

  /// Types a text into the entry, and Return.
  func enter(_ text: String) {
    entry.grabFocus()
    entry.text = text
    type(GDK_KEY_Return)
  }

  /// Puts a text of several lines into the entry in one go, as a paste does.
  func paste(_ text: String) {
    var position: gint = 0
    gtk_editable_insert_text(cgtk_editable(entry.pointer), text, -1, &position)
    runPendingEvents()
  }

  /// Opens the form, and gives it with its two entries.
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

  /// What has the focus: the title of a token, the entry, or nothing of these.
  var focus: String? {
    if entry.isFocused { return "entry" }
    return recipientsView.contactViews.first { $0.button.isFocused }?.contact.title
  }
}

extension ContactView {
  /// The token that the contact is shown as, in the font of the theme in force.
  var token: ContactToken {
    ContactToken(contact) { button.titleWidth(of: $0) }
  }
}

/// The contacts of a file in an empty folder, and the file.
@MainActor func temporaryContacts() -> (store: ContactStore, file: ContactsFile) {
  let file = ContactsFile(path: temporaryFolder() + "/button-gallery/contacts.ini")
  return (ContactStore(file: file), file)
}

extension ContactsFile {
  /// The contacts that were kept last.
  @MainActor func load() -> ContactList? { load(holding: nil)?.list }
}

/// The titles of the contacts of a first start, in their order.
let sampleTitles = ContactsDemo.samples.map(\.title)

extension String {
  /// The text without the characters that isolate names and addresses in a sentence.
  var withoutIsolates: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !("\u{2068}"..."\u{2069}" ~= $0) }))
  }
}
