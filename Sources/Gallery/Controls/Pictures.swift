import ControlModel
import GtkKit

/// The pictures inside the binary, each of which is loaded when it is first requested.
enum Pictures {
  /// The path of the gallery's resources inside the binary.
  static let resourceRoot = "/org/buttongallery/ButtonGallery"

  private static var loaded: [ImageName: Picture] = [:]

  /// Returns the picture with the given name.
  ///
  /// If the binary has no such picture, prints an error and returns nil.
  static func picture(named name: ImageName) -> Picture? {
    if let picture = loaded[name] { return picture }
    let path = "\(resourceRoot)/pictures/\(name)"
    do {
      let picture = try Picture(resource: "\(path).png", resource2x: "\(path)@2x.png")
      loaded[name] = picture
      return picture
    } catch {
      StandardError.printError(error)
      return nil
    }
  }
}

extension DrawingContext {
  /// Calls `draw` with a context that adjusts the drawn picture.
  ///
  /// As in UIKit, a state that shows the picture of another state adjusts that picture.
  func adjusted(_ adjustment: ImageAdjustment, _ draw: (borrowing DrawingContext) -> Void) {
    switch adjustment {
    case .none: draw(self)
    case .darkened(let amount): darkened(by: amount) { draw(self) }
    case .halfOpacity: withOpacity(0.5) { draw(self) }
    }
  }
}
