import CGtk
import ControlModel
import GtkTesting

@testable import GtkKit

/// A page of 100 x 60 points with a button.
///
/// Its left and right halves have different colors.
@MainActor final class PaintedPage: Fixed {
  static let size = Size(width: 100, height: 60)

  let button = PressButton(title: "Press")
  private(set) var presses = 0
  /// The number of times that GTK has drawn the page.
  private(set) var draws = 0

  init(left: UInt32, right: UInt32) {
    super.init()
    setSizeRequest(PaintedPage.size)
    button.setSizeRequest(width: 40, height: 30)
    place(button, at: Point(x: 30, y: 15))
    button.onPress = { [weak self] _ in self?.presses += 1 }
    Signal.connectDraw(pointer) { [weak self] context in
      self?.draws += 1
      for (x, color) in [(0, left), (50, right)] {
        cairo_rectangle(context, Double(x), 0, 50, 60)
        cairo_set_source_rgb(
          context, Double(color >> 16 & 255) / 255, Double(color >> 8 & 255) / 255,
          Double(color & 255) / 255)
        cairo_fill(context)
      }
      return false
    }
  }
}

/// A container with two painted pages in a window on the screen.
@MainActor final class FlipStage {
  let front: PaintedPage
  let back: PaintedPage
  let container: FlipContainer
  let outside: PressButton
  let window: ApplicationWindow

  /// Creates the stage, and shows the window unless the test does so later.
  init(isPresented: Bool = true) {
    openToolkit()
    front = PaintedPage(left: 0xff0000, right: 0x00ff00)
    back = PaintedPage(left: 0x0000ff, right: 0xffff00)
    outside = PressButton(title: "Outside")
    container = FlipContainer(front: front, back: back)
    container.horizontalAlignment = .center
    window = ApplicationWindow(application: registeredApplication)
    let box = Box(orientation: .vertical)
    box.append(container)
    box.append(outside)
    window.child = box
    if isPresented { present() }
  }

  isolated deinit {
    window.destroy()
  }

  func present() {
    window.present()
    runMainLoop { container.isMapped && container.allocation.size.height > 1 }
    waitForFrame()
  }

  /// Waits until the window has painted another frame.
  func waitForFrame() {
    var isPainted = false
    window.onFirstPaint { isPainted = true }
    container.setNeedsDisplay()
    runMainLoop { isPainted }
  }

  /// The pixels of the container on the screen.
  var pixels: [UInt32] { Rendering(of: container.pointer).pixels }

  /// The pixels at the centers of the left and right halves, above the button.
  var colors: [UInt32] {
    [20, 80].flatMap { x in
      Rendering(of: container.pointer).cropped(x: x, y: 5, width: 1, height: 1).pixels
    }.map { $0 & 0xffffff }
  }
}
