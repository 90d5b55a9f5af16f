import ControlModel
import Testing

@Suite("A state table")
struct StateTableTests {
  private static let pressedAndSelected: ControlState = [.highlighted, .selected]

  @Test("Each state has its own value, or else the value for normal, or else the default.")
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

  @Test("A value set later changes only the states that resolve to it.")
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

  @Test("A combined state uses neither flag's value.")
  func combination() {
    var colors: StateTable<Color> = [.normal: .white, .highlighted: .gray, .selected: .brown]
    #expect(
      colors.resolve(Self.pressedAndSelected) == .init(value: .white, source: .normal))
    colors[Self.pressedAndSelected] = .black
    #expect(colors.resolve(Self.pressedAndSelected)?.value == .black)
  }

  @Test("A value for selected does not apply to normal.")
  func selectedOnly() {
    let titles: StateTable<String> = [.selected: "Selected"]
    #expect(titles.resolve(.selected)?.value == "Selected")
    #expect(titles.resolve(.normal) == nil)
  }

  @Test("A value that is set again replaces the earlier one.")
  func replacement() {
    var titles = StateTable<String>()
    for title in ["One", "Two", "Three"] {
      titles[.normal] = title
      #expect(titles.resolve(.normal)?.value == title)
    }
  }

  @Test("Setting nil removes the value of a state, which then resolves to normal's.")
  func removal() {
    var titles: StateTable<String> = [.normal: "Normal", .highlighted: "H"]
    titles[.highlighted] = nil
    #expect(titles[.highlighted] == nil)
    #expect(titles.resolve(.highlighted) == .init(value: "Normal", source: .normal))
    #expect(titles == [.normal: "Normal"])
  }
}
