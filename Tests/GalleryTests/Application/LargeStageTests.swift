import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests that everything on the stages scales with the desktop's text size.
final class LargeStageTests: XCTestCase {
  func testTheFramesOfTheButtonsScaleWithTheTextSize() throws {
    try onMain {
      try inEveryTextSize { direction in
        let page = ButtonsPage()
        return { scale, place in
          waitForFrame(of: page.window)
          let canvas = try page.canvas
          XCTAssertEqual(canvas.allocation.size, scale.size(ButtonsDemo.canvas), place)
          let samples: [(Button, Rectangle)] = [
            (page.controller.standardButton, ButtonSample.standard.frame),
            (page.controller.prettyButton, ButtonSample.pretty.frame),
            (page.controller.sixStatesButton, ButtonSample.sixStates.frame),
          ]
          let types = zip(page.controller.typeButtons, ButtonTypeSample.all.map(\.frame))
          for (button, frame) in samples + Array(types) {
            XCTAssertEqual(button.frame(in: canvas), scale.frame(frame), place)
          }
          for sample in ButtonTypeSample.all {
            let caption = try page.find(StageLabel.self) { $0.text == sample.caption }
            XCTAssertEqual(caption.frame(in: canvas), scale.frame(sample.captionFrame), place)
          }
        }
      }
    }
  }

  func testTheCardAndItsContentsScaleWithTheTextSize() throws {
    try onMain {
      try inEveryTextSize { direction in
        let page = FlipperPage()
        return { scale, place in
          for side in [FlipSide.front, .back] {
            page.flipper.show(side)
            waitForFrame(of: page.window)
            XCTAssertEqual(
              page.flipper.allocation.size, scale.size(FlipperDemo.cardSize), place)
            let view: ImageView = side == .front ? page.front : page.back
            XCTAssertEqual(view.allocation.size, page.flipper.allocation.size, place)
          }
          let frames = page.back.children.compactMap { $0.frame(in: page.flipper) }
          XCTAssertEqual(
            frames,
            [
              WeatherCardFrames.heading, WeatherCardFrames.unit, WeatherCardFrames.cities,
              WeatherCardFrames.citiesNotice, WeatherCardFrames.done,
            ].map(scale.frame), place)
          page.flipper.show(.front)
          waitForFrame(of: page.window)
          XCTAssertEqual(
            page.front.children.compactMap { $0.frame(in: page.flipper) },
            [
              WeatherCardFrames.place, WeatherCardFrames.condition, WeatherCardFrames.picture,
              WeatherCardFrames.temperature, WeatherCardFrames.range, WeatherCardFrames.notice,
              FlipperDemo.infoButtonHitFrame,
            ].map(scale.frame), place)
        }
      }
    }
  }

  func testTheGridItsLabelsAndItsBackgroundScaleWithTheTextSize() throws {
    try onMain {
      try inEveryTextSize { direction in
        try checkOfGrid(MysteryGridLayout.standard)
      }
    }
  }

  func testAGridOfAnySizeScalesLikeTheOriginal() throws {
    try onMain {
      for (rows, columns) in [(2, 2), (8, 5)] {
        let layout = try MysteryGridLayout(rows: rows, columns: columns)
        try inEveryTextSize { direction in try checkOfGrid(layout) }
      }
    }
  }

  func testTheRadiiOfTheRoundButtonsScaleWithTheTextSize() throws {
    try onMain {
      try inEveryTextSize { direction in
        let page = ShownPage { RoundButtonsViewController() }
        return { scale, place in
          waitForFrame(of: page.window)
          let canvas = try page.find(Fixed.self)
          for button in page.controller.buttons {
            let original = button.specification
            let frame = try XCTUnwrap(button.frame(in: canvas))
            XCTAssertEqual(frame, scale.frame(original.frame), "\(original.title), \(place)")
            let presses = button.presses {
              button.input.click(0.5, 0.5)
              button.input.click(frame.width / 2, 0.5)
              button.input.click(frame.width / 2, frame.height - 1.5)
            }
            XCTAssertEqual(presses, 2, "\(original.title), \(place)")
          }
        }
      }
    }
  }

  func testTokensScaleWithTheirTitlesAndHaveTheFramesOfTheLayout() throws {
    try onMain {
      try inEveryTextSize { direction in
        let page = ShownPage(contacts: ContactStore())
        return { scale, place in
          waitForFrame(of: page.window)
          let field = page.recipientsView
          let width = field.allocation.size.width
          XCTAssertGreaterThanOrEqual(width, scale.size(ContactsDemo.contentSize).width - 18, place)
          let tokens = field.contactViews.map { view in
            ContactToken(view.contact, scale: scale) { view.button.titleWidth(of: $0) }
          }
          let layout = TokenLayout(
            tokenWidths: tokens.map(\.size.width), width: width,
            minimumEntryWidth: scale.length(ContactsDemo.minimumEntryWidth), scale: scale)
          let expected = layout.tokenFrames.map { frame in
            direction == .leftToRight
              ? frame
              : Rectangle(
                origin: Point(x: width - frame.maxX, y: frame.minY), size: frame.size)
          }
          XCTAssertEqual(
            field.contactViews.compactMap { $0.frame(in: field) }, expected, place)
          XCTAssertEqual(field.allocation.height, layout.height, place)
          let add = page.controller.stage.addButton
          XCTAssertEqual(add.allocation.size, scale.size(Size(width: 44, height: 40)), place)
        }
      }
    }
  }

  /// A text that does not fit in its circle or token at the usual size is allowed to be truncated.
  func testATextThatFitsAtTheUsualSizeFitsAtEverySize() throws {
    onMain {
      openGallery()
      for page in Page.allCases {
        let window = PageWindow(application: registeredApplication, page: page)
        defer { window.destroy() }
        window.present()
        XCTAssertTrue(runMainLoop { window.isMapped && window.currentSize.width > 1 })
        waitForFrame(of: window)
        let labels = stageLabels(in: window)
        XCTAssertFalse(labels.isEmpty)
        let cut = labels.map(isTruncated)
        for factor in factors + [0.75] {
          withTextSize(factor) {
            waitForFrame(of: window)
            for (label, wasCut) in zip(labels, cut) where !wasCut {
              XCTAssertFalse(isTruncated(label), "\(page), \(factor): \(describe(label))")
            }
          }
        }
      }
    }
  }

  func testAChangeOfTheTextSizeEndsAFlip() {
    onMain {
      let page = FlipperPage()
      page.flipper.toggle()
      XCTAssertTrue(page.flipper.isTurning)
      withTextSize(1.5) {
        XCTAssertFalse(page.flipper.isTurning)
        XCTAssertFalse(page.flipper.isFlipping)
        XCTAssertEqual(page.flipper.shownSide, .back)
        waitForFrame(of: page.window)
      }
    }
  }
}

/// The text sizes, relative to the usual one.
private let factors = [1.25, 1.5, 2]

/// Checks a page in each text size and both text directions.
///
/// The checks run on a page that is open when the size changes, on a page that opens in the new
/// size, and again in the usual size.
@MainActor private func inEveryTextSize(
  _ open: (TextDirection) throws -> ((TextScale, String) throws -> Void)
) throws {
  openGallery()
  for direction in [TextDirection.leftToRight, .rightToLeft] {
    try withTextDirection(direction) {
      let early = try open(direction)
      for factor in factors {
        try withTextSize(factor) {
          let scale = TextScale(factor)
          XCTAssertEqual(AppTheme.shared.textScale, scale)
          try early(scale, "\(direction), \(factor) while it is open")
          try open(direction)(scale, "\(direction), \(factor) from the start")
        }
      }
      try early(.usual, "\(direction), the usual size again")
    }
  }
}

/// Opens a grid, and checks its size and those of its contents.
@MainActor private func checkOfGrid(
  _ layout: MysteryGridLayout
) throws -> ((TextScale, String) throws -> Void) {
  let page = mysteryGridPage(layout: layout)
  return { scale, place in
    let place = "\(layout.rows) x \(layout.columns), \(place)"
    waitForFrame(of: page.window)
    XCTAssertEqual(page.grid.allocation.size, scale.size(layout.stageSize), place)
    for button in page.buttons {
      let frame = try XCTUnwrap(button.frame(in: page.grid))
      let expected = scale.frame(layout.frame(of: button.index))
      XCTAssertEqual(frame.size, expected.size, place)
      // The frames of a row and of each button in it are rounded separately.
      XCTAssertEqual(frame.minX, expected.minX, accuracy: 1, place)
      XCTAssertEqual(frame.minY, expected.minY, accuracy: 1, place)
    }
    let labels = page.grid.children.filter { $0 is StageLabel }
    XCTAssertEqual(
      labels.compactMap { $0.frame(in: page.grid) },
      [layout.scoreFrame, layout.foundFrame].map(scale.frame), place)
  }
}

/// The labels on the stage, including those inside buttons.
@MainActor private func stageLabels(in window: Window) -> [UnsafeMutablePointer<GtkWidget>] {
  widgets(in: window.pointer).filter { label in
    String(cString: cgtk_type_name(label)) == "GtkLabel"
      && gtk_label_get_text(cgtk_label(label)).pointee != 0
      && sequence(first: label) { gtk_widget_get_parent($0) }.contains {
        Widget.styleClasses(of: $0).contains("stage")
      }
  }
}

extension RoundButton {
  /// Counts the touchDown events while the body runs.
  fileprivate func presses(_ body: () -> Void) -> Int {
    var count = 0
    let before = onSend
    onSend = { if $0.events.contains(.touchDown) { count += 1 } }
    body()
    onSend = before
    return count
  }
}
