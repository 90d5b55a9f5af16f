import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests of monitored files whose folder is recreated, and of paths that lead to another file.
final class FileMonitorPathTests: XCTestCase {
  func testADeletedOrMovedFolderIsRecreatedAndWatched() throws {
    try onMain {
      openToolkit()
      for removeFolder in [{ rmdir($0) }, { rename($0, $0 + "~") }] as [(String) -> Int32] {
        let folder = temporaryFolder() + "/button-gallery"
        let path = folder + "/contacts.ini"
        let monitor = FileMonitor(path: path) {}
        XCTAssertEqual(removeFolder(folder), 0)
        XCTAssertEqual(monitor.takeChanges(), [.removed])
        try save(1, to: path)
        XCTAssertEqual(monitor.takeChanges(), [.written])
      }
    }
  }

  func testAnUnusableFolderIsWatchedOnceItBecomesUsable() throws {
    try onMain {
      openToolkit()
      let parent = temporaryFolder() + "/button-gallery"
      let path = parent + "/deep/contacts.ini"
      XCTAssertNotEqual(g_file_set_contents(parent, "in the way", -1, nil), 0)
      var calls = 0
      let monitor = FileMonitor(path: path) { calls += 1 }
      XCTAssertEqual(unlink(parent), 0)
      try save(1, to: path)
      XCTAssertTrue(runMainLoop { calls > 0 }, "the folder exists now")
      _ = monitor.takeChanges()
      calls = 0
      try save(2, to: path)
      XCTAssertTrue(runMainLoop { calls > 0 })
      XCTAssertEqual(monitor.takeChanges(), [.written])
    }
  }

  func testAPathThatLeadsToAnotherFileIsReportedAndFollowed() throws {
    try onMain {
      openToolkit()
      for change in PathChange.allCases {
        for takesChangesAtOnce in [true, false] {
          let folder = temporaryFolder()
          try change.prepare(in: folder)
          var calls = 0
          let monitor = FileMonitor(path: folder + change.path) { calls += 1 }
          XCTAssertEqual(monitor.takeChanges(), [])
          try change.apply(in: folder)
          if !takesChangesAtOnce { XCTAssertTrue(runMainLoop { calls > 0 }, "\(change)") }
          XCTAssertEqual(monitor.takeChanges().first, .removed, "\(change)")
          calls = 0
          try save(3, to: folder + change.path)
          XCTAssertTrue(runMainLoop { calls > 0 }, "\(change)")
          XCTAssertEqual(monitor.takeChanges(), [.written], "\(change)")
        }
      }
    }
  }
}

/// A change that makes a path lead to another file.
private enum PathChange: CaseIterable {
  case fileLink, folderLink, chain, parent

  var path: String {
    switch self {
    case .fileLink, .chain: "/link.ini"
    case .folderLink: "/link/contacts.ini"
    case .parent: "/parent/1/contacts.ini"
    }
  }

  @MainActor func prepare(in folder: String) throws {
    for (number, name) in ["/parent/1/contacts.ini", "/parent/2/contacts.ini"].enumerated() {
      try save(number, to: folder + name)
    }
    let links: KeyValuePairs =
      switch self {
      case .fileLink: ["link.ini": "parent/1/contacts.ini"]
      case .folderLink: ["link": "parent/1"]
      case .chain: ["link.ini": "parent/chain.ini", "parent/chain.ini": "./1/../1/contacts.ini"]
      case .parent: [:]
      }
    for (link, target) in links { XCTAssertEqual(symlink(target, "\(folder)/\(link)"), 0) }
  }

  @MainActor func apply(in folder: String) throws {
    switch self {
    case .fileLink, .folderLink:
      let (link, target) =
        self == .fileLink ? ("link.ini", "parent/2/contacts.ini") : ("link", "parent/2")
      XCTAssertEqual(symlink(target, "\(folder)/new"), 0)
      XCTAssertEqual(rename("\(folder)/new", "\(folder)/\(link)"), 0)
    case .chain:
      XCTAssertEqual(unlink("\(folder)/parent/chain.ini"), 0)
      XCTAssertEqual(symlink("2/contacts.ini", "\(folder)/parent/chain.ini"), 0)
    case .parent:
      XCTAssertEqual(rename("\(folder)/parent", "\(folder)/old"), 0)
      try save(2, to: folder + path)
    }
  }
}
