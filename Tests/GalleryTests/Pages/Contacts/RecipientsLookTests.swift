import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import Theming
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the frames and the look of tokens in the field.
final class RecipientsLookTests: XCTestCase {
  func testTokensAndEntryHaveTheFramesOfTheLayoutMirroredFromRightToLeft() throws {
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      onMain {
        withTextDirection(direction) {
          let page = ShownPage(contacts: ContactStore())
          let field = page.recipientsView
          let width = field.allocation.size.width
          XCTAssertEqual(width, ContactsDemo.stageSize.width - 2 * ContactsDemo.stageMargin)
          let layout = TokenLayout(
            tokenWidths: field.contactViews.map(\.token.size.width), width: width,
            minimumEntryWidth: ContactsDemo.minimumEntryWidth)
          let expected = (layout.tokenFrames + [layout.entryFrame]).map { frame in
            direction == .leftToRight
              ? frame
              : Rectangle(
                origin: Point(x: width - frame.maxX, y: frame.origin.y), size: frame.size)
          }
          let children: [Widget] = field.contactViews + [field.entry]
          // The space above the entry's text is its margin.
          let frames = children.compactMap { child in
            let margins = child.margins
            return child.frame(in: field)?.inset(
              by: EdgeInsets(top: -margins.top, left: 0, bottom: -margins.bottom, right: 0))
          }
          XCTAssertEqual(frames, expected)
          XCTAssertEqual(field.allocation.size.height, layout.height)
          XCTAssertGreaterThan(Set(expected.map(\.origin.y)).count, 1, "the tokens wrap")
        }
      }
    }
  }

  func testTheEmptyEntryShowsAPlaceholderUntilItHasTheFocus() {
    onMain {
      let page = ShownPage(contacts: ContactStore())
      page.recipientsView.contactViews[0].button.grabFocus()
      let layout = gtk_entry_get_layout(cgtk_entry(page.entry.pointer))
      XCTAssertEqual(layout.map { String(cString: pango_layout_get_text($0)) }, "Add Recipients")
    }
  }

  func testTheTextOfTheEntryBeginsAtTheEdgeOfTheTokens() throws {
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      onMain {
        withTextDirection(direction) {
          let page = ShownPage(contacts: ContactStore())
          let entry = page.entry.pointer
          for isFocused in [false, true] {
            for text in ["", "abc", "שלום", "123"] {
              let token = page.recipientsView.contactViews[0].button
              isFocused ? page.entry.grabFocus() : token.grabFocus()
              page.entry.text = text
              waitForFrame(of: page.controller.view)
              var (x, width): (gint, gint) = (0, 0)
              gtk_entry_get_layout_offsets(cgtk_entry(entry), &x, nil)
              pango_layout_get_pixel_size(gtk_entry_get_layout(cgtk_entry(entry)), &width, nil)
              let room = gtk_widget_get_allocated_width(entry)
              let distance = direction == .leftToRight ? x : room - x - width
              XCTAssertLessThan(distance, 6, "\(direction) \(isFocused) “\(text)”")
            }
          }
        }
      }
    }
  }

  func testTheFocusRingOfATokenIsCompleteAfterANewLayout() throws {
    try onMain {
      try withTheme(.light) {
        let page = ShownPage(contacts: ContactStore())
        let field = try page.field
        let ring = ThemeName.light.theme.colors[.focusRing].hexText
        page.enter("Bea")
        page.recipientsView.contactViews[0].button.grabFocus()
        waitForFrame(of: field)
        let drawn = Rendering(of: field.pointer)
        let token = try XCTUnwrap(page.recipientsView.contactViews[0].frame(in: field))
        let row = Int(token.minY) + Int(token.height / 2)
        @MainActor func count(in columns: Range<Int>) -> Int {
          columns.count { drawn.hexText(x: $0, y: row) == ring }
        }
        let right = count(in: Int(token.maxX) - 1..<Int(token.maxX) + 5)
        XCTAssertGreaterThan(right, 0)
        XCTAssertEqual(count(in: Int(token.minX) - 5..<Int(token.minX) + 1), right)
      }
    }
  }

  func testTheRingShowsARejectedTextInEveryTheme() throws {
    try onMain {
      for name in ThemeName.allCases {
        try withTheme(name) {
          let page = ShownPage(contacts: ContactStore())
          let field = try page.field
          page.enter("a@b@c")
          waitForFrame(of: field)
          let ring = Rendering(of: field.pointer).hexText(
            x: 2, y: Int(field.allocation.size.height / 2))
          XCTAssertEqual(ring, name.theme.colors[.fieldError].hexText, "\(name)")
        }
      }
    }
  }

  func testAnEntryThatMovesDownStaysVisible() {
    onMain {
      let page = ShownPage(contacts: ContactStore())
      page.enter((1...120).map { "contact\($0)@example.org" }.joined(separator: ","))
      XCTAssertEqual(page.titles.count, 125)
      let isInSight = runMainLoop {
        guard let place = page.entry.frame(in: page.recipientsView),
          let frame = page.entry.frame(in: page.controller.view)
        else { return false }
        let height = page.controller.view.allocation.size.height
        return place.minY > height && frame.minY >= 0 && frame.maxY <= height
      }
      XCTAssertTrue(isInSight)
    }
  }

  func testTheFocusTheCaretAndTheSelectionAreVisibleInEveryTheme() throws {
    try onMain {
      for name in ThemeName.allCases {
        try withTheme(name) {
          let colors = name.theme.colors
          let page = ShownPage(contacts: ContactStore())
          let field = try page.field
          let entryFrame = try XCTUnwrap(page.entry.frame(in: field))
          @MainActor func ring() -> String {
            waitForFrame(of: field)
            return Rendering(of: field.pointer).hexText(
              x: 2, y: Int(field.allocation.size.height / 2))
          }
          @MainActor func colorsOfEntry() -> Set<String> {
            let drawn = Rendering(of: field.pointer).cropped(
              x: Int(entryFrame.minX), y: Int(entryFrame.minY), width: Int(entryFrame.width),
              height: Int(entryFrame.height))
            return Set(
              drawn.pixels.indices.map { drawn.hexText(x: $0 % drawn.width, y: $0 / drawn.width) })
          }
          page.recipientsView.contactViews[0].button.grabFocus()
          XCTAssertEqual(ring(), colors[.fieldFace].hexText, "\(name)")
          XCTAssertFalse(
            colorsOfEntry().contains(colors[.text].hexText), "\(name): neither caret nor text")
          let placeholder = try XCTUnwrap(name.theme.styleSheet.placeholder)
          XCTAssertTrue(
            colorsOfEntry().contains(placeholder.hexText), "\(name): the placeholder")
          page.entry.grabFocus()
          XCTAssertEqual(ring(), colors[.focusRing].hexText, "\(name)")
          XCTAssertTrue(colorsOfEntry().contains(colors[.text].hexText), "\(name): the caret")
          page.entry.text = "Ann"
          page.entry.grabFocus()
          XCTAssertTrue(colorsOfEntry().contains(colors[.focusRing].hexText), "\(name): selected")
        }
      }
    }
  }

  func testTheTokensFollowTheFontOfTheApp() {
    onMain {
      let page = ShownPage(contacts: ContactStore())
      let before = page.recipientsView.contactViews.map(\.allocation.size.width)
      withTheme(.classic, ThemeCustomization(font: .liberationMono)) {
        waitForFrame(of: page.controller.view)
        waitForFrame(of: page.controller.view)
        let after = page.recipientsView.contactViews.map(\.allocation.size.width)
        XCTAssertGreaterThan(after[0], before[0])
        for view in page.recipientsView.contactViews {
          XCTAssertEqual(view.allocation.size, view.token.size)
        }
      }
    }
  }
}
