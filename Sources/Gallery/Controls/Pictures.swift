import ControlModel
import GtkKit

/// The pictures inside the binary, each loaded when it is first drawn.
enum Pictures {
  /// Where everything lies that the binary holds.
  static let resourceRoot = "/org/buttongallery/ButtonGallery"

  private static var loaded: [ImageName: Picture] = [:]

  /// The picture of a name; nil, once said on stderr, when the binary holds none.
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
