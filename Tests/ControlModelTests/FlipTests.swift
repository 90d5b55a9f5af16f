import ControlModel
import Testing

@Suite("A flip")
struct FlipTests {
  /// The calls of the completion handlers, in order.
  private final class Record {
    var completions: [String] = []

    func completion(_ name: String) -> Flip.Completion {
      { self.completions.append("\(name) \($0)") }
    }
  }

  private let record = Record()
  private let flip = Flip()

  private func isClose(_ first: Double, _ second: Double) -> Bool {
    (first - second).magnitude < 1e-6
  }

  @Test("A new flip rests on its front side.")
  func start() {
    #expect(!flip.isFlipped)
    #expect(!flip.isTurning)
    #expect(flip.inputSide == .front)
    #expect(flip.pose(at: 7) == FlipPose(progress: 0))
  }

  @Test("The current pose is that of the last time, and the target side that of the turn's end.")
  func current() {
    #expect(flip.targetSide == .front)
    flip.toggle(at: 10)
    #expect(flip.time == 10)
    #expect(flip.targetSide == .back)
    flip.advance(to: 10.75)
    #expect(flip.pose == flip.pose(at: 10.75))
    flip.toggle(at: 10.8)
    #expect(flip.time == 10.8)
    #expect(flip.targetSide == .front)
    flip.hold(at: 0.25)
    #expect(flip.targetSide == .back)
    #expect(flip.pose == FlipPose(progress: 0.25))
  }

  @Test("The flag changes at once, the visible side at half time, and the input side at the end.")
  func times() {
    flip.toggle(at: 10, completion: record.completion("flip"))
    #expect(flip.isFlipped)
    let sides = [10, 10.4999, 10.5001, 11].map { flip.pose(at: $0).visibleSide }
    #expect(sides == [.front, .front, .back, .back])
    flip.advance(to: 10.999)
    #expect(flip.isTurning)
    #expect(flip.inputSide == nil)
    #expect(record.completions.isEmpty)
    flip.advance(to: 11)
    flip.advance(to: 12)
    #expect(!flip.isTurning)
    #expect(flip.inputSide == .back)
    #expect(flip.pose(at: 12) == FlipPose(progress: 1))
    #expect(record.completions == ["flip true"])
  }

  @Test(
    "A flip turns to -180 degrees and back, slow at both ends.",
    arguments: [
      (0.0, 0.0), (0.1, -3.54996), (0.25, -23.24916), (0.5, -90), (0.75, -156.75084), (1, -180),
    ])
  func angle(time: Double, angle: Double) {
    flip.toggle(at: 0)
    // The table in Cases.md gives the curve with six decimals.
    #expect((flip.pose(at: time).angle - angle).magnitude < 1e-4)
    flip.advance(to: 1)
    flip.toggle(at: 5)
    #expect(!flip.isFlipped)
    #expect((flip.pose(at: 6 - time).angle - angle).magnitude < 1e-4)
    flip.advance(to: 6)
    #expect(flip.inputSide == .front)
  }

  @Test(
    "A reversed turn lasts as long as it has run and passes through the same angles.",
    arguments: [0.001, 0.2, 0.5, 0.9, 0.999])
  func reversing(run: Double) {
    flip.toggle(at: 0, completion: record.completion("there"))
    let shown = flip.pose(at: run)
    flip.toggle(at: run, completion: record.completion("back"))
    #expect(record.completions == ["there false"])
    #expect(!flip.isFlipped)
    #expect(isClose(flip.pose(at: run).angle, shown.angle))
    let wayThere = FlipPose(progress: Flip.curve.value(at: run / 3))
    #expect(isClose(flip.pose(at: run * 5 / 3).angle, wayThere.angle))
    flip.advance(to: 2 * run - 1e-6)
    #expect(flip.isTurning)
    flip.advance(to: 2 * run + 1e-6)
    #expect(flip.inputSide == .front)
    #expect(record.completions == ["there false", "back true"])
  }

  @Test("Two toggles at the same time leave the side unchanged and call both completion handlers.")
  func twiceAtOnce() {
    flip.toggle(at: 3, completion: record.completion("first"))
    flip.toggle(at: 3, completion: record.completion("second"))
    #expect(flip.inputSide == .front)
    #expect(flip.pose(at: 3.5) == FlipPose(progress: 0))
    #expect(record.completions == ["first false", "second true"])
  }

  @Test("A toggle after the end of a turn finishes that turn instead of reversing it.")
  func lateToggle() {
    flip.toggle(at: 0, completion: record.completion("first"))
    flip.toggle(at: 1.5, completion: record.completion("second"))
    #expect(record.completions == ["first true"])
    #expect(isClose(flip.pose(at: 2).angle, -90))
    flip.advance(to: 2.4)
    #expect(flip.isTurning)
  }

  @Test("A toggle without animation changes the side at once, even during a turn.")
  func reducedMotion() {
    flip.toggle(at: 0, animated: false, completion: record.completion("first"))
    #expect(flip.inputSide == .back)
    #expect(flip.pose(at: 0) == FlipPose(progress: 1))
    flip.toggle(at: 1, completion: record.completion("second"))
    flip.toggle(at: 1.3, animated: false, completion: record.completion("third"))
    #expect(flip.inputSide == .back)
    #expect(flip.pose(at: 1.3) == FlipPose(progress: 1))
    #expect(record.completions == ["first true", "second false", "third true"])
  }

  @Test("A turn ends exactly one duration after its toggle.", arguments: 0..<50)
  func end(tenths: Int) {
    flip.toggle(at: Double(tenths) / 10, completion: record.completion("flip"))
    flip.advance(to: Double(tenths + 10) / 10)
    #expect(record.completions == ["flip true"])
  }

  @Test("A canceled turn shows its end and calls its completion handler once.")
  func canceling() {
    flip.toggle(at: 0, completion: record.completion("flip"))
    flip.cancel()
    flip.cancel()
    flip.advance(to: 5)
    #expect(record.completions == ["flip false"])
    #expect(flip.inputSide == .back)
    #expect(flip.pose(at: 0.1) == FlipPose(progress: 1))
  }

  @Test("A completion handler can toggle the flip again.")
  func chaining() {
    flip.toggle(at: 0) { [flip, record] finished in
      flip.toggle(at: 1, completion: record.completion("\(finished)"))
    }
    flip.advance(to: 1)
    #expect(flip.isTurning)
    flip.advance(to: 2)
    #expect(flip.inputSide == .front)
    #expect(record.completions == ["true true"])
  }

  @Test(
    "A held flip stays at the given progress, accepts no input, and ignores toggles.",
    arguments: [
      (0.0, 0.0), (0.25, -45), (0.5, -90), (0.75, -135), (1, -180), (-1, 0), (2, -180), (.nan, 0),
    ])
  func holding(progress: Double, angle: Double) {
    flip.toggle(at: 0, completion: record.completion("cut off"))
    flip.hold(at: progress)
    #expect(flip.pose(at: 0) == flip.pose(at: 99))
    #expect(flip.pose(at: 0).angle == angle)
    #expect(flip.inputSide == nil)
    flip.toggle(at: 1, completion: record.completion("ignored"))
    #expect(!flip.isTurning)
    #expect(record.completions == ["cut off false", "ignored false"])
  }

  @Test("A held flip ignores a toggle in the completion handler of the turn that it ends.")
  func holdingBeforeCompletion() {
    flip.toggle(at: 0) { [flip, record] _ in
      flip.toggle(at: 0.5, completion: record.completion("nested"))
    }
    flip.hold(at: 0.25)
    #expect(record.completions == ["nested false"])
    #expect(!flip.isTurning)
    #expect(flip.pose(at: 2) == FlipPose(progress: 0.25))
  }

  @Test(
    "A pose shows the front side before the middle, then the back, each tilted at most 90 degrees.",
    arguments: [
      (0.0, FlipSide.front, 0.0), (0.25, .front, -45), (0.5, .back, 90), (0.75, .back, 45),
      (1, .back, 0),
    ])
  func poses(progress: Double, side: FlipSide, tilt: Double) {
    #expect(FlipPose(progress: progress).visibleSide == side)
    #expect(FlipPose(progress: progress).tilt == tilt)
  }
}
