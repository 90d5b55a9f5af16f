import ControlModel
import Testing

/// The tests run on the main actor, like the controls and view controllers of the gallery.
@Suite("The actions of a control")
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

  /// An object that shows by its lifetime whether the closure that captures it still exists.
  private final class Token {}

  private let button = Button()
  private let controller = Controller()

  @Test("A target's action runs for its events and for no others.")
  func target() {
    button.actions.addTarget(controller, action: Controller.tapped, for: .touchUpInside)
    button.actions.send(.touchDown, from: button)
    #expect(controller.taps == 0)
    button.actions.send(.touchUpInside, from: button)
    #expect(controller.taps == 1)
    #expect("\(Controller.tapped)" == "buttonTapped")
  }

  @Test("An action for several events runs once for each message, even one with several events.")
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

  @Test("An action for touchDown runs for each press of a double click.")
  func doubleClick() {
    button.actions.addTarget(controller, action: Controller.tapped, for: .touchDown)
    button.actions.send(.touchDown, from: button)
    button.actions.send([.touchDown, .touchDownRepeat], from: button)
    #expect(controller.taps == 2)
  }

  @Test("A target and action added twice run once, for the events of both calls.")
  func equalActions() {
    for events in [ControlEvents.touchUpInside, .touchUpInside, .touchDown] {
      button.actions.addTarget(controller, action: Controller.tapped, for: events)
    }
    button.actions.send(.touchUpInside, from: button)
    #expect(controller.taps == 1)
    button.actions.send(.touchDown, from: button)
    #expect(controller.taps == 2)
  }

  @Test("Another target or another selector makes another action.")
  func differentActions() {
    let other = Controller()
    button.actions.addTarget(controller, action: Controller.tapped, for: .touchUpInside)
    button.actions.addTarget(controller, action: Controller.pressed, for: .touchUpInside)
    button.actions.addTarget(other, action: Controller.tapped, for: .touchUpInside)
    button.actions.send(.touchUpInside, from: button)
    #expect([controller.taps, controller.presses, other.taps] == [1, 1, 1])
  }

  @Test("Removing a target removes one action, for the given events only.")
  func removingActions() {
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

  @Test("A closure added twice runs twice, and each addition can be removed.")
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

  @Test("Handlers run in the order in which they were first added.")
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

  @Test("A control holds its target weakly and drops the action of a target that is gone.")
  func releasedTarget() {
    weak var capturedByAction: Token?
    weak var target: Controller?
    do {
      let token = Token()
      let shortLived = Controller()
      capturedByAction = token
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
    #expect(capturedByAction != nil)
    button.actions.send(.touchDown, from: button)
    #expect(capturedByAction == nil)
    #expect(button.actions.allControlEvents.isEmpty)
  }

  @Test("A handler that another one removes does not run; one that is added runs next time.")
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

  @Test("An action whose target is released by an earlier handler does not run.")
  func targetReleasedWhileSending() {
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

  @Test("A handler may release the last other reference to the sender.")
  func senderReleasedWhileSending() {
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
