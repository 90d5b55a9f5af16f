import ControlModel
import GalleryModel
import Testing
import Theming

@Suite("The Round Buttons page")
struct RoundButtonsDemoTests {
  @Test("The example has the colors of the theme.")
  func themedExample() throws {
    var theme = Theme.classic
    theme.colors[.roundBackground] = .brown
    theme.colors[.roundTitle] = .black
    let colors = RoundButtonColors(background: .brown, title: .black)
    #expect(try RoundButtonsDemo.example(in: theme).colors == colors)
    #expect(RoundButtonsDemo.restingColors(in: theme) == colors)
  }

  @Test("Only the example starts in a color that a tap can give.", arguments: ThemeName.allCases)
  func startingColors(name: ThemeName) throws {
    let resting = RoundButtonsDemo.restingColors(in: name.theme)
    for sample in try RoundButtonsDemo.others() {
      #expect(sample.colors.background != resting.background, "\(sample.title)")
      #expect(sample.colors.background != resting.inverted.background, "\(sample.title)")
    }
  }

  @Test("Each sample has the name of its color.")
  func sampleNames() throws {
    let names = try RoundButtonsDemo.all(in: .classic).map {
      $0.colors.accessibleDescription(resting: RoundButtonsDemo.restingColors(in: .classic))
    }
    #expect(
      names == [
        "Gray", "Dark green", "Cream", "Dark red", "Purple", "Dark blue", "Cream", "Cream",
        "Dark red",
      ])
  }

  @Test("The samples have several radii, borders, and colors.")
  func variety() throws {
    let others = try RoundButtonsDemo.others()
    #expect(others.count >= 6)
    #expect(Set(others.map(\.radius)).count == others.count)
    #expect(others.map(\.radius).min() == 24)
    #expect(others.map(\.radius).max() == 60)
    #expect(Set(others.map(\.borderWidth)).count >= 5)
    #expect(Set(others.map(\.colors)).count >= 5)
    #expect(Set(others.map(\.title)).count == others.count)
  }

  @Test("The buttons fill the canvas in rows, with equal gaps.")
  func rows() throws {
    let all = try RoundButtonsDemo.all(in: .classic)
    #expect(try all.first == RoundButtonsDemo.example(in: .classic))
    let rows = stride(from: 0, to: all.count, by: 3).map { all[$0..<min($0 + 3, all.count)] }
    var top = 0.0
    for row in rows {
      let frames = row.map(\.frame)
      #expect(Set(frames.map(\.midY)).count == 1)
      #expect(frames.first?.minX == 0)
      #expect(frames.last?.maxX == RoundButtonsDemo.canvas.width)
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $1.minX - $0.maxX == 30 })
      #expect(frames.map(\.minY).min() == top)
      top = (frames.map(\.maxY).max() ?? 0) + 30
    }
    #expect(top - 30 == RoundButtonsDemo.canvas.height)
  }

  @Test("The samples are readable on light and on dark stages.")
  func contrast() throws {
    for button in try RoundButtonsDemo.others() {
      let title = Contrast.ratio(of: button.colors.title, on: button.colors.background)
      #expect(title >= 7, "\(button.title): \(title)")
      for stage in [Color.white, Theme.classic.colors[.background], .black] {
        let border = Contrast.ratio(of: button.borderColor, on: stage)
        #expect(border >= Contrast.minimumForGraphics, "\(button.title) on \(stage): \(border)")
      }
    }
  }
}
