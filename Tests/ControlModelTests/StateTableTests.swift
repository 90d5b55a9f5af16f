import ControlModel
import Testing

@Suite("State table")
struct StateTableTests {
  private static let pressedAndSelected: ControlState = [.highlighted, .selected]

  @Test("Every mask uses its own value, else that of normal, else the default")
  func fallback() {
    for mask in ControlState.allMasks {
      for other in ControlState.allMasks where other != mask && other != .normal {
        let table: StateTable<String> = [.normal: "normal", other: "other"]
        let source: StateSource = mask == .normal ? .own : .normal
        #expect(table.resolve(mask) == .init(value: "normal", source: source))
      }
      let own: StateTable<String> = [.normal: "normal", mask: "own"]
      #expect(own.resolve(mask) == .init(value: "own", source: .own))
      let empty = StateTable<String>()
      #expect(empty.resolve(mask) == nil)
      #expect(empty.resolve(mask, default: "default").source == .default)
      #expect(empty.resolve(mask, default: "default").value == "default")
    }
  }

  @Test("A table filled step by step shows each value only where it belongs")
  func steps() {
    var titles = StateTable<String>()
    func shown(_ states: ControlState...) -> [String?] { states.map { titles.resolve($0)?.value } }

    titles[.normal] = "Normal"
    #expect(
      shown(.highlighted, .selected, Self.pressedAndSelected) == ["Normal", "Normal", "Normal"])
    titles[.highlighted] = "Highlighted"
    #expect(shown(.normal, .selected, Self.pressedAndSelected) == ["Normal", "Normal", "Normal"])
    titles[Self.pressedAndSelected] = "Both"
    #expect(shown(.normal, .highlighted, .selected) == ["Normal", "Highlighted", "Normal"])
    #expect(shown(Self.pressedAndSelected) == ["Both"])
  }

  @Test("Two flags together use neither flag's own value")
  func combination() {
    var colors: StateTable<Color> = [.normal: .white, .highlighted: .gray, .selected: .brown]
    #expect(
      colors.resolve(Self.pressedAndSelected) == .init(value: .white, source: .normal))
    colors[Self.pressedAndSelected] = .black
    #expect(colors.resolve(Self.pressedAndSelected)?.value == .black)
  }

  @Test("A value for selected alone does not reach normal")
  func selectedOnly() {
    let titles: StateTable<String> = [.selected: "Selected"]
    #expect(titles.resolve(.selected)?.value == "Selected")
    #expect(titles.resolve(.normal) == nil)
  }

  @Test("A value that is set again replaces the one before")
  func replacement() {
    var titles = StateTable<String>()
    for title in ["One", "Two", "Three"] {
      titles[.normal] = title
      #expect(titles.resolve(.normal)?.value == title)
    }
  }

  @Test("Setting nothing for a state removes its value, so that normal's shows again")
  func removal() {
    var titles: StateTable<String> = [.normal: "Normal", .highlighted: "H"]
    titles[.highlighted] = nil
    #expect(titles[.highlighted] == nil)
    #expect(titles.resolve(.highlighted) == .init(value: "Normal", source: .normal))
    #expect(titles == [.normal: "Normal"])
  }
}
