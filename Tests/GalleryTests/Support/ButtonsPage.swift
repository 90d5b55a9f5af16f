import CGtk
import GalleryModel
import GtkTesting

@testable import Gallery
@testable import GtkKit

/// The Buttons page in a window on the screen.
typealias ButtonsPage = ShownPage<ButtonsViewController>

extension ShownPage where Controller == ButtonsViewController {
  convenience init(file: StaticString = #filePath, line: UInt = #line) {
    self.init(file: file, line: line) { ButtonsViewController(context: PageContext()) }
  }

  /// Every button on the stage, with its name for messages.
  var buttons: [(name: String, button: Button)] {
    let samples = [
      ("Standard", controller.standardButton), ("Custom", controller.prettyButton),
      ("Six States", controller.sixStatesButton),
    ]
    return samples
      + zip(ButtonTypeSample.all, controller.typeButtons).map { ($0.name, $1) }
  }

  /// The canvas whose coordinates the write-up's frames are in.
  var canvas: Fixed {
    get throws { try find(Fixed.self) }
  }

  /// Clicks the button around the stage with the given title.
  func click(_ title: String) throws {
    gtk_button_clicked(cgtk_button(try find(LabelButton.self) { $0.title == title }.pointer))
  }

  /// Turns a switch on or off, as a user would.
  func turn(_ title: String, on isOn: Bool) throws {
    let toggle = try find(Switch.self) { $0.accessibleName == title }
    gtk_switch_set_active(cgtk_switch(toggle.pointer), isOn ? 1 : 0)
  }
}
