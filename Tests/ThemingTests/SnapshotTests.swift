import ControlModel
import GalleryModel
import Testing
import Theming

// The snapshots show each change of the generated text. The other tests give the reasons.
@Suite("The output generated from a theme")
struct SnapshotTests {
  private static let remedy: Comment = "If the change is intended, run make snapshots."

  @Test("The style sheet equals its snapshot.", arguments: ThemeName.allCases)
  func styleSheet(name: ThemeName) throws {
    let differences = try Snapshot("\(name.rawValue).css")
      .differences(from: name.theme.styleSheet.text)
    #expect(differences == [], Self.remedy)
  }

  @Test("The rules for a round button equal their snapshot.", arguments: ThemeName.allCases)
  func roundButton(name: ThemeName) throws {
    let style = RoundButtonStyle(
      radius: 40, borderWidth: 3, border: .brown, background: .gray, title: .white)
    let sheet = StyleSheet(name.theme.rules(for: style, under: "round"))
    #expect(
      try Snapshot("\(name.rawValue)-round.css").differences(from: sheet.text) == [],
      Self.remedy)
  }

  @Test("The contrast pairs and their ratios equal their snapshot.", arguments: ThemeName.allCases)
  func contrast(name: ThemeName) throws {
    let text = name.theme.contrastPairs(on: .gallery).map { Self.line($0) + "\n" }.joined()
    #expect(
      try Snapshot("\(name.rawValue)-contrast.txt").differences(from: text) == [], Self.remedy)
  }

  @Test(
    "The pictures, which are not in the style sheet, equal their snapshot.",
    arguments: ThemeName.allCases)
  func pictures(name: ThemeName) throws {
    let theme = name.theme
    let text = ButtonRole.allCases.flatMap { role in
      let look = theme.look(of: role)
      return ControlState.allMasks.compactMap { state -> String? in
        let image = look[state].image?.value
        let picture = look[state].picture?.value
        guard image != nil || picture != nil else { return nil }
        let texts = [
          "\(role), \(state)", image?.rawValue ?? "no image",
          picture.map(Self.text) ?? "clear", "\(look[state].pictureAdjustment)",
        ]
        return texts.joined(separator: " | ") + "\n"
      }
    }.joined()
    #expect(
      try Snapshot("\(name.rawValue)-pictures.txt").differences(from: text) == [], Self.remedy)
  }

  private static func line(_ pair: ContrastPair) -> String {
    switch pair.ground {
    case .color:
      "\(pair.name) | \(pair.kind) | \(pair.ratio.map(Contrast.text) ?? "no ratio")"
    case .picture(let ground):
      "\(pair.name) | \(pair.kind) | \(CssText.color(pair.foreground)) on"
        + " \(text(of: ground.textArea)) of \(text(of: ground.image))"
        + " under \(CssText.color(ground.overlay))"
    }
  }

  private static func text(of image: StretchableImage) -> String {
    "\(image.name) \(image.size.width) x \(image.size.height), caps"
      + " \(image.columns.leading), \(image.rows.leading)"
  }

  private static func text(of area: Rectangle) -> String {
    [area.minX, area.minY, area.width, area.height].map(CssText.number).joined(separator: " ")
  }
}
