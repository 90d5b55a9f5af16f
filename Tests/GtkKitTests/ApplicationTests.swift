import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

final class ApplicationTests: XCTestCase {
  func testAnInvalidCommandLinePrintsOneSentenceAndExitsWithStatusTwo() {
    onMain {
      openToolkit()
      let cases: [(words: [String], naming: [String])] = [
        (["--colour"], ["--colour", "; see "]),
        (["-x"], ["-x", "; see "]),
        (["--page"], ["--page", "write --page ID"]),
        (["--scale"], ["--scale", "write --scale 1|2"]),
        (["--version=2"], ["--version takes no value", "write --version"]),
        (["--page", "x", "--version="], ["--version takes no value"]),
      ]
      for (words, naming) in cases {
        let application = makeApplication()
        application.onLocalOptions = { _ in
          XCTFail("\(words)")
          return 0
        }
        var status = 0
        let message = standardError { status = application.run(["test"] + words) }
        XCTAssertEqual(status, 2, "\(words)")
        XCTAssertEqual(message.filter { $0 == "\n" }.count, 1, message)
        for text in naming { XCTAssertTrue(message.contains(text), "\(words): \(message)") }
      }
    }
  }

  func testTheLocalOptionsContainTheGivenValues() {
    onMain {
      openToolkit()
      let cases: [(words: [String], expected: OptionValues)] = [
        ([], OptionValues()),
        (["--version"], OptionValues(flags: ["version"])),
        (["--page", "buttons"], OptionValues(texts: ["page": "buttons"])),
        (["--page=", "--scale=-3"], OptionValues(texts: ["page": "", "scale": "-3"])),
        (["--page", "--version=2"], OptionValues(texts: ["page": "--version=2"])),
        (["--", "--version=2"], OptionValues(words: ["--version=2"])),
        (["--page", "bücher", "žlutý"], OptionValues(texts: ["page": "bücher"], words: ["žlutý"])),
        (
          ["--file", "/tmp/ü é.png", "one", "--", "--two"],
          OptionValues(texts: ["file": "/tmp/ü é.png"], words: ["one", "--two"])
        ),
      ]
      for (words, expected) in cases {
        let application = makeApplication()
        var values: OptionValues?
        application.onLocalOptions = { options in
          values = options
          return 7
        }
        application.onStartup = { XCTFail("an exit status ends the process before startup") }
        XCTAssertEqual(application.run(["test"] + words), 7)
        XCTAssertEqual(values, expected, "\(words)")
      }
    }
  }

  func testALaunchCallsItsHandlersInOrder() {
    onMain {
      openToolkit()
      let application = makeApplication()
      var calls: [String] = []
      application.onLocalOptions = { [weak application] _ in
        calls.append("local options")
        application?.isNonUnique = true
        return nil
      }
      application.onStartup = { calls.append("startup") }
      application.onCommandLine = { [weak application] call in
        calls.append("command line \(call.values.text("page") ?? "")")
        application?.quit()
        return 3
      }
      XCTAssertEqual(application.run(["test", "--page", "buttons"]), 3)
      XCTAssertEqual(
        calls, ["local options", "startup", "command line buttons"])
      XCTAssertTrue(application.isNonUnique)
    }
  }

  func testAnApplicationRunsUntilItsLastWindowIsClosed() {
    onMain {
      openToolkit()
      let application = makeApplication()
      application.isNonUnique = true
      application.onCommandLine = { [weak application] _ in
        guard let application else { return 1 }
        let window = ApplicationWindow(application: application)
        window.present()
        DelayedCall.after(seconds: 0) { window.close() }
        return 0
      }
      XCTAssertEqual(application.run(["test"]), 0)
    }
  }

  func testActionsRunByNameAndByAccelerator() {
    onMain {
      openToolkit()
      let application = makeApplication()
      register(application.gtkApplication)
      var calls: [String] = []
      application.addAction("about", accelerators: ["F1", "<Primary>question"]) {
        calls.append("about")
      }
      g_action_group_activate_action(OpaquePointer(application.gtkApplication), "about", nil)
      XCTAssertEqual(calls, ["about"])
      XCTAssertEqual(
        accelerators(of: "app.about", in: application), ["F1", "<Primary>question"])
    }
  }

  func testAnApplicationIsFreedWithItsHandlers() {
    onMain {
      openToolkit()
      let freed = Count()
      for _ in 0..<100 {
        let token = Token(freed)
        let application = makeApplication()
        application.onCommandLine = { _ in
          _ = token
          return 0
        }
        application.addAction("about") { _ = token }
      }
      XCTAssertEqual(freed.value, 100)
    }
  }
}

@MainActor private func makeApplication() -> Application {
  let application = Application(identifier: "org.example.GtkKitTests")
  application.addOption(OptionDescription("version", help: "Print the version"))
  application.addOption(
    OptionDescription("page", kind: .text, help: "Open a page", argumentName: "ID"))
  application.addOption(
    OptionDescription("scale", kind: .text, help: "Pixels of a point", argumentName: "1|2"))
  application.addOption(
    OptionDescription("file", kind: .text, help: "Write a picture", argumentName: "FILE"))
  return application
}

@MainActor private func accelerators(of action: String, in application: Application) -> [String] {
  let list = gtk_application_get_accels_for_action(application.gtkApplication, action)
  defer { g_strfreev(list) }
  var keys: [String] = []
  while let key = list?[keys.count] { keys.append(String(cString: key)) }
  return keys
}
