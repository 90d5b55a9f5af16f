import GtkTesting
import XCTest

@testable import GtkKit

final class SettingsPortalTests: XCTestCase {
  func testTheSettingsAreReadOnceAndReportedTogether() throws {
    try onMain {
      for (scheme, contrast) in [(0, 0), (1, 0), (2, 1), (77, 77)] as [(UInt32, UInt32)] {
        for knowsReadOne in [true, false] {
          let bus = try PrivateBus()
          let fake = try FakePortal(
            on: bus, numbers: ["color-scheme": scheme, "contrast": contrast],
            knowsReadOne: knowsReadOne)
          let portal = SettingsPortal(busAddress: bus.address)
          var changes = 0
          portal.onChange = { changes += 1 }
          XCTAssertNil(portal.colorScheme, "the request is asynchronous")
          XCTAssertTrue(runMainLoop { changes > 0 })
          XCTAssertEqual(portal.colorScheme, scheme)
          XCTAssertEqual(portal.contrast, contrast)
          XCTAssertEqual(changes, 1)
          XCTAssertEqual(fake.calls.count, knowsReadOne ? 2 : 4)
        }
      }
    }
  }

  func testOnlyActualChangesAreReported() throws {
    try onMain {
      let bus = try PrivateBus()
      let fake = try FakePortal(on: bus, numbers: ["color-scheme": 2, "contrast": 0])
      let portal = SettingsPortal(busAddress: bus.address)
      var changes = 0
      portal.onChange = { changes += 1 }
      XCTAssertTrue(runMainLoop { changes == 1 })
      fake.change("color-scheme", to: 2)
      fake.change("accent-color", to: 1)
      fake.change("color-scheme", to: 0, namespace: "org.example")
      fake.change("color-scheme", to: 1)
      XCTAssertTrue(runMainLoop { portal.colorScheme == 1 })
      XCTAssertEqual(changes, 2)
      fake.change("contrast", to: 1)
      XCTAssertTrue(runMainLoop { portal.contrast == 1 })
      XCTAssertEqual(changes, 3)
    }
  }

  func testASettingUnknownToThePortalStaysUnknown() throws {
    try onMain {
      let bus = try PrivateBus()
      let fake = try FakePortal(on: bus, numbers: ["color-scheme": 1])
      let portal = SettingsPortal(busAddress: bus.address)
      var changes = 0
      portal.onChange = { changes += 1 }
      XCTAssertTrue(runMainLoop { changes == 1 })
      XCTAssertEqual(portal.colorScheme, 1)
      XCTAssertNil(portal.contrast)
      XCTAssertEqual(fake.calls.count, 3)
    }
  }

  func testWithoutAPortalOrABusEverySettingIsUnknown() throws {
    try onMain {
      let bus = try PrivateBus()
      for portal in [
        SettingsPortal(busAddress: bus.address), SettingsPortal(busAddress: "disabled:"),
        SettingsPortal(busAddress: "unix:path=/nowhere/at/all"), SettingsPortal(),
      ] {
        portal.onChange = { XCTFail("there is no change") }
        runMainLoop(forSeconds: 0.2)
        XCTAssertNil(portal.colorScheme)
        XCTAssertNil(portal.contrast)
      }
    }
  }

  func testThePortalAndItsHandlersCanBeReleasedAtAnyMoment() throws {
    try onMain {
      let bus = try PrivateBus()
      let fake = try FakePortal(on: bus, numbers: ["color-scheme": 1, "contrast": 0])
      let freed = Count()
      for round in 0..<100 {
        let token = Token(freed)
        let portal = SettingsPortal(busAddress: bus.address)
        portal.onChange = { _ = token }
        switch round % 3 {
        case 0: break
        case 1: runMainLoop(seconds: 1) { fake.calls.count > round }
        default: runMainLoop { portal.contrast != nil }
        }
      }
      runMainLoop(forSeconds: 0.2)
      XCTAssertEqual(freed.value, 100)
    }
  }
}
