import GtkTesting
import XCTest

@testable import GtkKit

/// Tests of the settings folder, which the XDG base directory specification defines.
final class UserDirectoriesTests: XCTestCase {
  func testARelativePathIsIgnoredAndThereIsNoFolderWithoutAHome() {
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
