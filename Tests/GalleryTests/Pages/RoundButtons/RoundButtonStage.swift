import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// A round button in a window on the screen, over a button as large as the window.
@MainActor final class RoundButtonStage {
  /// The target of the button's presses, which counts them.
  final class Target {
    private(set) var presses = 0

    func pressed(_ sender: Button) { presses += 1 }
  }

  static let gray = RoundButtonColors(background: .gray, title: .white)

  let target: Target
  let button: RoundButton
  let beneath: PressButton
  private(set) var pressesBeneath = 0
  private let window: ApplicationWindow

  init(
    radius: Double = 50, title: String = "My Button", colors: RoundButtonColors = gray,
    borderWidth: Double = 1
  ) throws {
    // No widget can be created before the display is open.
    openGallery()
    beneath = PressButton()
    let target = Target()
    self.target = target
    button = try RoundButton(
      withRadius: radius, title: title, titleColor: colors.title, target: target,
      selector: Selector("pressed", Target.pressed), backgroundColor: colors.background,
      borderColor: .gray, borderWidth: borderWidth, position: .zero)
    window = ApplicationWindow(application: registeredApplication)
    let canvas = Fixed()
    beneath.setSizeRequest(width: 200, height: 200)
    canvas.place(beneath, at: .zero)
    canvas.place(button, at: .zero)
    window.child = canvas
    AppTheme.shared.load(for: window)
    window.present()
    XCTAssertTrue(runMainLoop { [button] in button.isMapped && button.allocation.size.width > 1 })
    waitForFrame(of: window)
    beneath.onPress = { [weak self] in
      if case .pointerDown = $0 { self?.pressesBeneath += 1 }
    }
  }

  isolated deinit {
    window.destroy()
    runPendingEvents()
  }

  /// The pixels of the button alone.
  var rendering: Rendering {
    // GTK does not draw widgets that wait for their layout.
    waitForFrame(of: window)
    return Rendering(of: button.pointer)
  }
}
