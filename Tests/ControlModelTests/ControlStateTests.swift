import ControlModel
import Testing

@Suite("A control state")
struct ControlStateTests {
  @Test(
    "The flags have UIKit's raw values and a description in words.",
    arguments: [
      (0, "normal"), (1, "highlighted"), (2, "disabled"), (3, "highlighted + disabled"),
      (4, "selected"), (5, "highlighted + selected"), (6, "disabled + selected"),
      (7, "highlighted + disabled + selected"),
    ] as [(UInt, String)])
  func names(rawValue: UInt, description: String) {
    #expect(ControlState(rawValue: rawValue).description == description)
  }

  @Test("The list of all states has eight elements, normal first.")
  func masks() {
    #expect(ControlState.allMasks.map(\.rawValue) == Array(0..<8))
    #expect(ControlState.allMasks.first == .normal)
  }
}
