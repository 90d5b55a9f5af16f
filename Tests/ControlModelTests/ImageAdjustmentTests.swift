import ControlModel
import Testing

@Suite("The adjustment of a picture")
struct ImageAdjustmentTests {
  private static let states: [ControlState] = [
    .normal, .highlighted, .disabled, .selected, [.highlighted, .disabled],
  ]

  @Test(
    "A picture from normal is darkened when highlighted and half transparent when disabled.",
    arguments: [StateSource.normal, .default])
  func adjustment(source: StateSource) {
    func adjustments(_ whenHighlighted: Bool, _ whenDisabled: Bool) -> [ImageAdjustment] {
      Self.states.map {
        ImageAdjustment(
          ofPictureFrom: source, in: $0, adjustsWhenHighlighted: whenHighlighted,
          adjustsWhenDisabled: whenDisabled)
      }
    }
    #expect(adjustments(true, true) == [.none, .darkened(0.45), .halfOpacity, .none, .halfOpacity])
    #expect(adjustments(false, true) == [.none, .none, .halfOpacity, .none, .halfOpacity])
    #expect(adjustments(false, false) == [.none, .none, .none, .none, .none])
  }

  @Test("Both adjustments apply by default.")
  func defaults() {
    #expect(
      Self.states.map { ImageAdjustment(ofPictureFrom: .normal, in: $0) }
        == [.none, .darkened(0.45), .halfOpacity, .none, .halfOpacity])
  }

  @Test("A picture for the current state is drawn unchanged.")
  func ownPicture() {
    for state in ControlState.allMasks {
      #expect(ImageAdjustment(ofPictureFrom: .own, in: state) == .none)
    }
  }
}
