import GtkTesting
import XCTest

@testable import GtkKit

/// The folder for settings, by the XDG base directory specification.
final class UserDirectoriesTests: XCTestCase {
  func testARelativePathIsIgnoredAndWithoutAHomeThereIsNoFolder() {
    onMain {
      let cases: [(configuration: String?, home: String?, folder: String?)] = [
        ("/etc/settings", "/srv/ann", "/etc/settings"),
        ("/etc/settings", "", "/etc/settings"),
        (nil, "/srv/ann", "/srv/ann/.config"),
        ("", "/srv/ann", "/srv/ann/.config"),
        ("settings", "/srv/ann", "/srv/ann/.config"),
        ("./settings", "/srv/ann", "/srv/ann/.config"),
        ("~/.config", "/srv/ann", "/srv/ann/.config"),
        ("settings", "", nil),
        ("settings", "home", nil),
        (nil, ".", nil),
        (nil, "~", nil),
      ]
      for (configuration, home, folder) in cases {
        withEnvironment("XDG_CONFIG_HOME", configuration) {
          withEnvironment("HOME", home) {
            XCTAssertEqual(
              UserDirectories.configuration, folder, "\(configuration ?? "-"), \(home ?? "-")")
          }
        }
      }
    }
  }
}
