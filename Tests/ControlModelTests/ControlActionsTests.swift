import ControlModel
import Testing

/// Runs on the main actor, as the controls and view controllers of the gallery do.
@Suite("Control actions")
@MainActor
struct ControlActionsTests {
  @MainActor
  private final class Button {
    let actions = ControlActions<Button>()
  }

  @MainActor
  private final class Controller {
    private(set) var taps = 0
    private(set) var presses = 0

    func buttonTapped(_ sender: Button) { taps += 1 }
    func buttonPressed(_ sender: Button) { presses += 1 }

    static var tapped: Selector<Controller, Button> {
      Selector("buttonTapped", Controller.buttonTapped)
    }
    static var pressed: Selector<Controller, Button> {
      Selector("buttonPressed", Controller.buttonPressed)
    }
  }

  /// Something whose life shows whether a closure that holds it is still held.
  private final class Token {}

  private let button = Button()
  private let controller = Controller()

  @Test("A target's method runs for its events and for no others")
  func target() {
    button.actions.addTarget(controller, action: Controller.tapped, for: .touchUpInside)
    button.actions.send(.touchDown, from: button)
    #expect(controller.taps == 0)
    button.actions.send(.touchUpInside, from: button)
    #expect(controller.taps == 1)
    #expect("\(Controller.tapped)" == "buttonTapped")
  }

  @Test("A handler for several events runs for each message, and once for a joined one")
  func severalEvents() {
    button.actions.addTarget(
      controller, action: Controller.tapped, for: [.touchDown, .touchUpInside])
    button.actions.send(.touchDown, from: button)
    button.actions.send(.touchUpInside, from: button)
    #expect(controller.taps == 2)
    button.actions.addTarget(controller, action: Controller.tapped, for: .touchDownRepeat)
    button.actions.send([.touchDown, .touchDownRepeat], from: button)
    #expect(controller.taps == 3)
  }

  @Test("A handler for touchDown alone runs for each press of a double click")
  func partOfAJoinedMessage() {
    button.actions.addTarget(controller, action: Controller.tapped, for: .touchDown)
    button.actions.send(.touchDown, from: button)
    button.actions.send([.touchDown, .touchDownRepeat], from: button)
    #expect(controller.taps == 2)
  }

  @Test("A pair that is added twice runs once, for the events of both times")
  func equalPairs() {
    for events in [ControlEvents.touchUpInside, .touchUpInside, .touchDown] {
      button.actions.addTarget(controller, action: Controller.tapped, for: events)
    }
    button.actions.send(.touchUpInside, from: button)
    #expect(controller.taps == 1)
    button.actions.send(.touchDown, from: button)
    #expect(controller.taps == 2)
  }

  @Test("Pairs differ by their target and by their selector")
  func differentPairs() {
    let other = Controller()
    button.actions.addTarget(controller, action: Controller.tapped, for: .touchUpInside)
    button.actions.addTarget(controller, action: Controller.pressed, for: .touchUpInside)
    button.actions.addTarget(other, action: Controller.tapped, for: .touchUpInside)
    button.actions.send(.touchUpInside, from: button)
    #expect([controller.taps, controller.presses, other.taps] == [1, 1, 1])
  }

  @Test("Only the pair that is removed goes, and only for the events named")
  func removingPairs() {
    let events: ControlEvents = [.touchDown, .touchUpInside]
    button.actions.addTarget(controller, action: Controller.tapped, for: events)
    button.actions.addTarget(controller, action: Controller.pressed, for: events)
    button.actions.removeTarget(controller, action: Controller.tapped, for: .touchDown)
    button.actions.send(.touchDown, from: button)
    button.actions.send(.touchUpInside, from: button)
    #expect([controller.taps, controller.presses] == [1, 2])

    button.actions.removeTarget(controller, action: Controller.pressed, for: events)
    button.actions.removeTarget(Controller(), action: Controller.tapped, for: events)
    button.actions.send(.touchUpInside, from: button)
    #expect([controller.taps, controller.presses] == [2, 2])
    #expect(button.actions.allControlEvents == .touchUpInside)
  }

  @Test("The same closure added twice runs twice, and each can be removed")
  func closures() {
    var runs = 0
    let handler: (Button) -> Void = { _ in runs += 1 }
    let first = button.actions.addHandler(for: .touchDown, handler)
    button.actions.addHandler(for: .touchDown, handler)
    button.actions.send(.touchDown, from: button)
    #expect(runs == 2)
    button.actions.removeHandler(first)
    button.actions.removeHandler(first)
    button.actions.send(.touchDown, from: button)
    #expect(runs == 3)
  }

  @Test("Handlers run in the order in which they were first added")
  func order() {
    var log: [String] = []
    button.actions.addHandler(for: .touchDown) { [controller] _ in
      log.append("1:\(controller.taps)")
    }
    button.actions.addTarget(controller, action: Controller.tapped, for: .touchDown)
    button.actions.addHandler(for: .touchDown) { [controller] _ in
      log.append("3:\(controller.taps)")
    }
    button.actions.addTarget(controller, action: Controller.tapped, for: .touchUpInside)
    button.actions.send(.touchDown, from: button)
    #expect(log == ["1:0", "3:1"])
  }

  @Test("A target is not kept alive, and its pair is dropped once it is gone")
  func deadTarget() {
    weak var heldByAction: Token?
    weak var target: Controller?
    do {
      let token = Token()
      let shortLived = Controller()
      heldByAction = token
      target = shortLived
      let selector = Selector<Controller, Button>("withToken") { controller in
        { [token] button in
          _ = token
          controller.buttonTapped(button)
        }
      }
      button.actions.addTarget(shortLived, action: selector, for: .touchDown)
      button.actions.send(.touchDown, from: button)
      #expect(shortLived.taps == 1)
    }
    #expect(target == nil)
    #expect(heldByAction != nil)
    button.actions.send(.touchDown, from: button)
    #expect(heldByAction == nil)
    #expect(button.actions.allControlEvents.isEmpty)
  }

  @Test("A handler removed by one before it does not run, one added runs from the next message on")
  func changesWhileSending() {
    var log: [String] = []
    var second: ControlHandlerIdentifier?
    button.actions.addHandler(for: .touchDown) { button in
      log.append("first")
      if let second { button.actions.removeHandler(second) }
      second = nil
      button.actions.addHandler(for: .touchDown) { _ in log.append("added") }
    }
    second = button.actions.addHandler(for: .touchDown) { _ in log.append("second") }
    button.actions.send(.touchDown, from: button)
    #expect(log == ["first"])
    button.actions.send(.touchDown, from: button)
    #expect(log == ["first", "first", "added"])
  }

  @Test("A pair whose target dies in a handler before it does not run")
  func targetDyingWhileSending() {
    var shortLived: Controller? = Controller()
    weak let target = shortLived
    var ran = false
    let selector = Selector<Controller, Button>("mark") { _ in { _ in ran = true } }
    button.actions.addHandler(for: .touchDown) { _ in shortLived = nil }
    if let target { button.actions.addTarget(target, action: selector, for: .touchDown) }
    button.actions.send(.touchDown, from: button)
    #expect(target == nil)
    #expect(!ran)
  }

  @Test("The sender may lose its last other owner while its handlers run")
  func senderDyingWhileSending() {
    var owner: Button? = Button()
    weak let sender = owner
    var runs = 0
    for _ in 0..<2 {
      owner?.actions.addHandler(for: .touchDown) { _ in
        owner = nil
        runs += 1
      }
    }
    if let sender { sender.actions.send(.touchDown, from: sender) }
    #expect(runs == 2)
    #expect(sender == nil)
  }
}
