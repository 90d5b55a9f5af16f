import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import Theming
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of colors and labels by name, with the values of the write-ups.
final class InterfaceElementsTests: XCTestCase {
  func testAColorByNameOrNumberIsThatOfTheWriteUp() {
    onMain {
      let colors: [(ColorType, String)] = [
        (.background, "#2d3c3f"), (.foreground, "#627376"), (.text, "#dddddd"),
      ]
      for (type, hexText) in colors {
        XCTAssertEqual(InterfaceElements.getColor(type).hexText, hexText)
        XCTAssertEqual(InterfaceElements.getColor(rawValue: type.rawValue).hexText, hexText)
      }
      for number in [-1, 3, 4, 5, 99] {
        XCTAssertEqual(InterfaceElements.getColor(rawValue: number), .black, "\(number)")
      }
    }
  }

  func testALabelByNameHasTheValuesOfTheWriteUpOnTheScreen() throws {
    try onMain {
      let page = ShownPage { InterfaceElementsViewController() }
      for (type, values) in labelValues {
        let label = try page.find(StageLabel.self) { $0.text == type.identifier }
        let look = label.look
        XCTAssertEqual(look.fontSize, values.size, "\(type)")
        XCTAssertEqual(look.isBold, values.isBold, "\(type)")
        XCTAssertEqual(look.color, values.color, "\(type)")
        XCTAssertTrue(look.families.hasPrefix("Helvetica Neue,"), "\(type): \(look.families)")
        XCTAssertEqual(label.horizontalTextAlignment, values.alignment, "\(type)")
        // All grays are mixtures of the text's color and its shadow's.
        if let shadow = values.shadow {
          XCTAssertEqual(label.grayLevels.min(), shadow, "\(type)")
        } else {
          XCTAssertTrue(label.grayLevels.isSubset(of: [85]), "\(type) has no shadow")
        }
      }
      let greeting = try page.find(StageLabel.self) { $0.text == "Hello, World" }
      XCTAssertTrue(greeting.styleClasses.contains("label-headline"))
    }
  }

  func testTheLabelSetUpByHandHasItsSixValues() throws {
    try onMain {
      let page = ShownPage { InterfaceElementsViewController() }
      let label = try page.find(StageLabel.self) { $0.text == InterfaceElementsDemo.handMadeText }
      XCTAssertEqual(
        label.frame(in: try page.find(Fixed.self)), Rectangle(x: 0, y: 0, width: 320, height: 20))
      let look = label.look
      XCTAssertTrue(look.families.hasPrefix("Helvetica,"), look.families)
      XCTAssertEqual(look.fontSize, 14)
      XCTAssertFalse(look.isBold)
      XCTAssertEqual(look.color, "#33804d")
      XCTAssertEqual(label.horizontalTextAlignment, 0.5)
    }
  }

  func testLeftIsLeftEvenInRightToLeftText() throws {
    try onMain {
      openGallery()
      try withTextDirection(.rightToLeft) {
        let page = ShownPage { InterfaceElementsViewController() }
        for (text, alignment) in [
          ("HeadlineLabel", 0.0), ("DetailLabel", 1), ("frame", 1), ("0, 0, 320, 20", 0),
        ] {
          let label = try page.find(StageLabel.self) { $0.text == text }
          XCTAssertEqual(label.direction, .leftToRight, text)
          XCTAssertEqual(label.horizontalTextAlignment, alignment, text)
        }
      }
    }
  }
}

/// The look of each label in GTK (WriteUps.md 5.2), with the gray level of its shadow from 0 to
/// 255.
private let labelValues:
  [(
    LabelType,
    (size: Double, isBold: Bool, color: String, shadow: UInt32?, alignment: Double)
  )] = [
    (.headline, (14, true, "#dddddd", 85, 0)),
    (.text, (12, false, "#ffffff", 0, 0)),
    (.detail, (10, false, "#555555", nil, 1)),
  ]
