import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import Theming
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the page: its frames, names, rounds, and focus.
final class MysteryGridPageTests: XCTestCase {
  func testEverythingIsInItsFrameInBothTextDirectionsAndAtBothScales() throws {
    try onMain {
      openGallery()
      let layout = MysteryGridLayout.standard
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        for scale in [1, 2] {
          let isScaled = try withScreenScale(scale) {
            try withTextDirection(direction) {
              let page = mysteryGridPage()
              XCTAssertEqual(page.grid.allocation.size, Size(width: 320, height: 568))
              XCTAssertEqual(
                page.buttons.map { $0.frame(in: page.grid) },
                (0..<15).map(layout.frame(of:)), "\(direction), scale \(scale)")
              XCTAssertEqual(
                try page.findAll(StageLabel.self).map { try XCTUnwrap($0.frame(in: page.grid)) },
                [layout.scoreFrame, layout.foundFrame])
            }
          }
          XCTAssertTrue(isScaled, "this display cannot be scaled")
        }
      }
    }
  }

  func testAnotherGridHasItsButtonsAndItsOwnBackground() throws {
    try onMain {
      let document = mysteryGridPage()
      let panel = Rendering(of: document.grid.pointer).hexText(x: 24, y: 448 + 20)
      for (rows, columns) in [(1, 1), (2, 7), (8, 2)] {
        let layout = try MysteryGridLayout(rows: rows, columns: columns)
        let page = mysteryGridPage(layout: layout)
        XCTAssertEqual(page.grid.allocation.size, layout.stageSize)
        XCTAssertEqual(
          page.buttons.map { $0.frame(in: page.grid) },
          (0..<rows * columns).map(layout.frame(of:)))
        let score = layout.scoreFrame
        let ground = Rendering(of: page.grid.pointer)
          .hexText(x: Int(score.minX) + 4, y: Int(score.minY) + 20)
        XCTAssertEqual(ground, panel, "\(rows) x \(columns)")
      }
    }
  }

  func testALargeGridShowsAllButtonsInReadingOrderAtTheirFrames() throws {
    try onMain {
      let layout = try MysteryGridLayout(rows: 100, columns: 3)
      let page = mysteryGridPage(layout: layout)
      XCTAssertTrue(
        runMainLoop { page.buttons.allSatisfy { gtk_widget_get_mapped($0.pointer) != 0 } })
      waitForFrame(of: page.window)
      XCTAssertEqual(
        page.buttons.map { $0.frame(in: page.grid) }, (0..<300).map(layout.frame(of:)))
      XCTAssertEqual(page.grid.allocation.size, layout.stageSize)
      XCTAssertEqual(
        tabStops(of: page.window).compactMap(accessibleName(of:)).filter {
          $0.hasPrefix("Covered")
        }, page.buttons.compactMap(\.accessibleName))
      activate(page.window.window)
      // The first container ends with the 33rd row.
      for (key, start, end) in [(GDK_KEY_Down, 97, 100), (GDK_KEY_Up, 100, 97)] {
        page.buttons[start].grabFocus()
        page.buttons[start].input.type(key)
        XCTAssertEqual(page.buttons.firstIndex(where: \.isFocused), end)
      }
    }
  }

  func testARoundShowsTheSurprisesOfTheSeedAndTheirSum() {
    onMain {
      let hidden = surprises(ofSeed: 7)
      let page = mysteryGridPage(seed: 7)
      XCTAssertEqual(page.labelTexts, ["Score: 0", ""])
      var score = 0
      for (index, surprise) in hidden.enumerated() {
        XCTAssertEqual(
          page.buttons[index].accessibleName,
          "Covered, row \(index / 3 + 1), column \(index % 3 + 1)")
        page.tap([index])
        score += surprise.value
        let best = index == 14 ? " · Best: \(score)" : ""
        XCTAssertEqual(page.labelTexts, ["Score: \(score)", surprise.description + best])
        XCTAssertEqual(
          page.buttons[index].accessibleName,
          "\(surprise), row \(index / 3 + 1), column \(index % 3 + 1)")
      }
      XCTAssertEqual(page.buttons.map(\.surprise), hidden)
    }
  }

  func testASecondTapChangesNothing() {
    onMain {
      let page = mysteryGridPage()
      page.tap([4])
      let shown = page.labelTexts
      let spoken = announcements { page.tap([4, 4]) }
      XCTAssertEqual(spoken, Array(repeating: MysteryGridDemo.ignoredAnnouncement, count: 2))
      page.buttons[4].input.doubleClick(40, 40)
      XCTAssertEqual(page.labelTexts, shown)
    }
  }

  func testADoubleClickIsOneTap() {
    onMain {
      let page = mysteryGridPage(seed: 7)
      page.buttons[2].input.doubleClick(40, 40)
      XCTAssertEqual(page.labelTexts[0], "Score: \(surprises(ofSeed: 7)[2].value)")
    }
  }

  func testAPressIsLoggedWithThePositionOfTheButton() throws {
    try onMain {
      let page = mysteryGridPage()
      page.tap([4])
      XCTAssertEqual(
        try page.rows,
        [
          ["touchUpInside", "Row 2, Column 2", "normal", ""],
          ["touchDown", "Row 2, Column 2", "highlighted", ""],
        ])
    }
  }

  func testTheArrowKeysMoveInTheirVisualDirectionAndStopAtTheEdge() {
    onMain {
      openGallery()
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        withTextDirection(direction) {
          let page = mysteryGridPage()
          activate(page.window.window)
          page.buttons[0].grabFocus()
          let steps: [(key: Int32, index: Int)] = [
            (GDK_KEY_Left, 0), (GDK_KEY_Up, 0), (GDK_KEY_Right, 1), (GDK_KEY_Right, 2),
            (GDK_KEY_Right, 2), (GDK_KEY_Down, 5), (GDK_KEY_KP_Left, 4), (GDK_KEY_Up, 1),
            (GDK_KEY_Down, 4), (GDK_KEY_Down, 7), (GDK_KEY_Down, 10), (GDK_KEY_Down, 13),
            (GDK_KEY_Down, 13),
          ]
          for (number, step) in steps.enumerated() {
            page.buttons[0].input.type(step.key)
            XCTAssertEqual(
              page.buttons.firstIndex(where: \.isFocused), step.index,
              "\(direction), step \(number)")
          }
        }
      }
    }
  }

  func testTabMovesThroughTheGridInReadingOrderInBothTextDirections() {
    onMain {
      openGallery()
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        withTextDirection(direction) {
          let page = mysteryGridPage()
          let names = tabStops(of: page.window).compactMap(accessibleName(of:))
          XCTAssertEqual(
            names.filter { $0.hasPrefix("Covered") }, page.buttons.compactMap(\.accessibleName),
            "\(direction)")
          XCTAssertTrue(names.contains("New Game"))
        }
      }
    }
  }

  func testARevealIsAnnouncedWithTheScoreAndTheLastOneWithTheEndOfTheRound() {
    onMain {
      let page = mysteryGridPage(seed: 7, closingMoment: 1_000)
      let hidden = surprises(ofSeed: 7)
      let first = "\(hidden[3]), \(hidden[3].value) points. Score: \(hidden[3].value)"
      XCTAssertEqual(announcements { page.tap([3, 3]) }, [first, "Uncovered already"])
      let total = hidden.reduce(0) { $0 + $1.value }
      let last = "\(hidden[14]), \(hidden[14].value) points. Score: \(total). Round over."
      page.tap(0..<14)
      XCTAssertEqual(announcements { page.tap([14]) }, ["\(last) Best score: \(total)"])
      XCTAssertEqual(announcements { page.tap([14]) }, ["New round. Score: 0"])
      XCTAssertEqual(announcements { page.controller.newGame() }, ["New game. Score: 0"])
    }
  }

  func testANewRoundOnAHiddenPageIsNotAnnounced() {
    onMain {
      let page = mysteryGridPage()
      page.playRound()
      page.controller.view.isVisible = false
      XCTAssertEqual(announcements { XCTAssertTrue(page.waitForNextRound()) }, [])
    }
  }

  func testARevealRepaintsOnlyItsButtonAndTheLabels() {
    onMain {
      let page = mysteryGridPage()
      // The first event enables the buttons of the log, which Adwaita animates for 200 ms.
      page.tap([0])
      runMainLoop(forSeconds: 0.4)
      let records = page.buttons.map { DrawRecord(of: $0.pointer) }
      let log = page.findAll(ConversionNoteView.self).map { DrawRecord(of: $0.pointer) }
      page.buttons[4].input.down(40, 40)
      runMainLoop(forSeconds: 0.1)
      for record in records + log { record.clear() }
      page.buttons[4].input.up(40, 40)
      XCTAssertTrue(runMainLoop { !records[4].areas.isEmpty })
      runMainLoop(forSeconds: 0.1)
      for (index, record) in records.enumerated() where index != 4 {
        // The area of its focus ring, between two buttons, can require repainting a neighbor.
        XCTAssertFalse(record.areas.contains(where: \.reachesIntoButton), "button \(index)")
      }
      XCTAssertEqual(log.map(\.areas.count), [0], "the note beside the log")
    }
  }
}

extension GdkRectangle {
  /// Whether an area inside a button of 80 points is painted, and not only its surroundings.
  fileprivate var reachesIntoButton: Bool {
    x < 80 && x + width > 0 && y < 80 && y + height > 0
  }
}
