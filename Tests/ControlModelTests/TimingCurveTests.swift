import ControlModel
import Testing

@Suite("A timing curve")
struct TimingCurveTests {
  private static let curves: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInOut]

  @Test(
    "Each curve gives the progress of its control points.",
    arguments: [
      (TimingCurve.easeInOut, 0.1, 0.019722), (.easeInOut, 0.25, 0.129162),
      (.easeInOut, 0.5, 0.5), (.easeInOut, 0.75, 0.870838), (.easeIn, 0.25, 0.093465),
      (.easeIn, 0.5, 0.315357), (.easeOut, 0.25, 0.378138), (.easeOut, 0.5, 0.684643),
      (.linear, 0.3, 0.3),
    ])
  func progress(curve: TimingCurve, time: Double, progress: Double) {
    #expect((curve.value(at: time) - progress).magnitude < 1e-6)
  }

  @Test("Each curve rises from exactly 0 to exactly 1 and is constant outside.", arguments: curves)
  func shape(curve: TimingCurve) {
    let values = (0...1000).map { curve.value(at: Double($0) / 1000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    #expect([values.first, values.last] == [0, 1])
    #expect([-1, 2, .nan].map(curve.value(at:)) == [0, 1, 0])
  }

  @Test("Linear progress is exactly the time.")
  func linear() {
    for step in 0...1000 {
      let time = Double(step) / 1000
      #expect(TimingCurve.linear.value(at: time) == time)
    }
  }

  @Test("Ease-out is ease-in backward, and ease-in-out is its own mirror image.")
  func symmetry() {
    for step in 0...100 {
      let time = Double(step) / 100
      let mirrored = 1 - TimingCurve.easeIn.value(at: 1 - time)
      #expect((TimingCurve.easeOut.value(at: time) - mirrored).magnitude < 1e-9)
      let sum = TimingCurve.easeInOut.value(at: time) + TimingCurve.easeInOut.value(at: 1 - time)
      #expect((sum - 1).magnitude < 1e-9)
    }
  }
}
