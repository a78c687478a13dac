import Stages
import Synchronization
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A class that is not isolated to an actor.
private final class Counter: Sendable {
  private let state = Mutex(0)
  var value: Int { state.withLock { $0 } }
  func count() { state.withLock { $0 += 1 } }
  func countSender(_ sender: Control) { count() }
}

/// A controller that counts its actions.
private final class Receiver: ViewController {
  var count = 0
  var senders: [Control] = []
  func act() { count += 1 }
  func note(_ sender: Control) { senders.append(sender) }
}

/// The targets that are called for each event, and controls that track the mouse themselves.
@MainActor @Suite struct ControlActionTests {
  @MainActor private final class Target {
    var senders: [Control] = []
    var count = 0
    func act() { count += 1 }
    func note(_ sender: Tracker) { senders.append(sender) }
  }

  /// A control that records what it tracks.
  private final class Tracker: Control {
    var log: [String] = []
    var limit = Int.max
    override func beginTracking(_ touch: Touch) -> Bool {
      log.append("begin \(touch.location(in: self).x)")
      return limit > 0
    }
    override func continueTracking(_ touch: Touch) -> Bool {
      log.append("continue \(touch.location(in: self).x)")
      return touch.location(in: self).x < limit
    }
    override func endTracking(_ touch: Touch) { log.append("end \(touch.location(in: self).x)") }
    override func cancelTracking(_ touch: Touch) { log.append("cancel") }
  }

  private let tracker = Tracker(frame: Rect(2, 1, 6, 1))

  private func app() -> TestApplication {
    TestApplication(size: Size(width: 20, height: 4)) { [tracker] application in
      let window = Window(windowScene: application.windowScene)
      window.addSubview(tracker)
      window.makeKeyAndVisible()
    }
  }

  // MARK: Events

  @Test func `C1: allTouchEvents and allEditingEvents contain the events of their kind, and no two events overlap`() {
    let touches: [ControlEvents] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
      .touchUpInside,
      .touchUpOutside, .touchCancel,
    ]
    let editing: [ControlEvents] = [.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit]
    let all = touches + editing + [.valueChanged, .applicationReserved]
    for event in touches { #expect(ControlEvents.allTouchEvents.contains(event)) }
    for event in editing { #expect(ControlEvents.allEditingEvents.contains(event)) }
    for (index, event) in all.enumerated() {
      #expect(ControlEvents.allEvents.contains(event))
      #expect(all[..<index].allSatisfy { $0.isDisjoint(with: event) })
    }
    #expect(ControlEvents.allTouchEvents.isDisjoint(with: [.allEditingEvents, .valueChanged, .applicationReserved]))
  }

  @Test func `C1: the second press of a double click also sends touchDownRepeat`() {
    var events: [String] = []
    tracker.addAction(for: .touchDown) { _ in events.append("down") }
    tracker.addAction(for: .touchDownRepeat) { _ in events.append("again") }
    let app = app()
    app.click(3, 1)
    app.click(3, 1)
    expectEqual(events, ["down", "down", "again"])
  }

  @Test func `C1: an action that is removed for some events or for all is no longer called for them`() {
    var count = 0
    let action = tracker.addAction(for: [.valueChanged, .touchDown]) { _ in count += 1 }
    tracker.removeAction(action, for: .touchDown)
    tracker.sendActions(for: .touchDown)
    expectEqual(count, 0)
    tracker.sendActions(for: .valueChanged)
    expectEqual(count, 1)
    tracker.removeAction(action)
    tracker.sendActions(for: .allEvents)
    expectEqual(count, 1)
  }

  @Test func `C1: removing another control's action leaves a control's own actions in place`() {
    var count = 0
    let other = Control()
    let action = other.addAction(for: .valueChanged) { _ in }
    tracker.addAction(for: .valueChanged) { _ in count += 1 }
    tracker.removeAction(action)
    tracker.sendActions(for: .valueChanged)
    expectEqual(count, 1)
  }

  @Test func `C1: a removed target is no longer called, but other targets are`() {
    let (one, other) = (Target(), Target())
    for target in [one, other] { tracker.addTarget(target, action: Target.act, for: .valueChanged) }
    tracker.removeTarget(one)
    tracker.sendActions(for: .valueChanged)
    #expect(one.count == 0 && other.count == 1)
  }

  @Test func `C1: a target that an action removes during an event is not called for that event`() {
    let target = Target()
    var events: [String] = []
    tracker.addAction(for: .valueChanged) { control in
      events.append("first")
      control.removeTarget(target)
    }
    tracker.addTarget(target, action: Target.act, for: .valueChanged)
    tracker.sendActions(for: .valueChanged)
    expectEqual(target.count, 0)
    expectEqual(events, ["first"])
  }

  @Test func `C1: an action for several events is called once when these events are sent together`() {
    var count = 0
    tracker.addAction(for: [.valueChanged, .editingChanged]) { _ in count += 1 }
    tracker.sendActions(for: [.valueChanged, .editingChanged])
    expectEqual(count, 1)
  }

  @Test func `C1: a target's method can take the sending control as the control's own class`() {
    let target = Target()
    tracker.addTarget(target, action: Target.note, for: .valueChanged)
    tracker.sendActions(for: .valueChanged)
    expectEqual(identities(target.senders), identities([tracker]))
  }

  @Test func `C1: a target that is added again at the same place is called once, with other events or targets also`() {
    let (one, other) = (Target(), Target())
    var actions: [ControlAction] = []
    for _ in 0..<3 {
      for target in [one, other] {
        for events in [ControlEvents.valueChanged, .editingChanged] {
          actions.append(tracker.addTarget(target, action: Target.act, for: events))
        }
        tracker.addTarget(target, action: Target.note, for: .valueChanged)
      }
    }
    tracker.sendActions(for: .valueChanged)
    #expect([one.count, other.count] == [1, 1] && [one.senders.count, other.senders.count] == [1, 1])
    tracker.sendActions(for: .editingChanged)
    expectEqual([one.count, other.count], [2, 2])
    expectEqual(Set(actions).count, 4)
  }

  @Test func `C1: a removed target can be added again at the same place`() {
    let target = Target()
    for _ in 0..<2 {
      tracker.addTarget(target, action: Target.act, for: .valueChanged)
      tracker.removeTarget(target)
    }
    tracker.sendActions(for: .valueChanged)
    expectEqual(target.count, 0)
    for _ in 0..<2 { tracker.addTarget(target, action: Target.act, for: .valueChanged) }
    tracker.sendActions(for: .valueChanged)
    expectEqual(target.count, 1)
  }

  @Test func `C1: an action without a target can be added at the place of a target that no longer exists`() {
    let responder = Receiver()
    let app = TestApplication(size: Size(width: 20, height: 8)) { [tracker] application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = responder
      responder.view.addSubview(tracker)
      window.makeKeyAndVisible()
    }
    var target: Receiver? = Receiver()
    for _ in 0..<2 {
      tracker.addTarget(target, action: Receiver.act, for: .valueChanged)
      target = nil
    }
    tracker.sendActions(for: .valueChanged)
    expectEqual(responder.count, 1)
    _ = app
  }

  @Test func `C1: an action without a target goes to the nearest responder of the class, from the first responder on`()
  {
    let (outer, inner) = (Receiver(), Receiver())
    let field = FocusableView(frame: Rect(0, 0, 3, 1))
    let app = TestApplication(size: Size(width: 20, height: 8)) { [tracker] application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = outer
      outer.embed(inner, Rect(0, 4, 20, 4))
      inner.view.addSubview(field)
      outer.view.addSubview(tracker)
      window.makeKeyAndVisible()
    }
    for _ in 0..<2 { tracker.addTarget(nil, action: Receiver.act, for: .valueChanged) }
    tracker.addTarget(nil, action: Receiver.note, for: .valueChanged)
    field.becomeFirstResponder()
    tracker.sendActions(for: .valueChanged)
    #expect([inner.count, outer.count] == [1, 0] && inner.senders == [tracker])
    tracker.becomeFirstResponder()
    tracker.sendActions(for: .valueChanged)
    #expect([inner.count, outer.count] == [1, 1] && outer.senders == [tracker])
    tracker.removeFromSuperview()
    tracker.sendActions(for: .valueChanged)
    expectEqual([inner.count, outer.count], [1, 1])
    _ = app
  }

  @Test func `C1: the methods of a Sendable class that is not isolated can be added as actions`() {
    let counter = Counter()
    tracker.addTarget(counter, action: Counter.count, for: .valueChanged)
    tracker.addTarget(counter, action: Counter.countSender, for: .valueChanged)
    tracker.sendActions(for: .valueChanged)
    expectEqual(counter.value, 2)
  }

  @Test func `C1: addTarget traps if the target's method takes another type of control`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let target = Target()
        Button().addTarget(target, action: Target.note, for: .valueChanged)
      }
    }.expectMessage(
      "the action takes a Tracker, but the sender is a Button: declare the parameter as that or as Control")
  }

  // MARK: Tracking

  @Test func `C1: a subclass of Control tracks the mouse from press to release`() {
    let app = app()
    app.mouseDown(3, 1)
    #expect(tracker.isTracking && tracker.isHighlighted)
    app.mouseDrag(5, 1)
    app.mouseDrag(12, 1)
    #expect(tracker.isTracking && !tracker.isHighlighted)
    app.mouseUp(12, 1)
    expectEqual(tracker.log, ["begin 1", "continue 3", "continue 10", "end 10"])
    #expect(!tracker.isTracking)
  }

  @Test func `C1: a control sends no events for a touch that it does not track or no longer tracks`() {
    var events = 0
    tracker.addAction(for: .allTouchEvents) { _ in events += 1 }
    let app = app()
    tracker.limit = 0
    app.click(3, 1)
    #expect(events == 0 && tracker.log == ["begin 1"] && !tracker.isHighlighted)
    tracker.limit = 3
    app.mouseDown(4, 1)
    app.mouseDrag(6, 1)
    #expect(!tracker.isTracking && !tracker.isHighlighted)
    app.mouseDrag(3, 1)
    app.mouseUp(3, 1)
    expectEqual(events, 1)
    expectEqual(tracker.log.suffix(2), ["begin 2", "continue 4"])
  }

  @Test func `C1: cancelTracking is called when the terminal loses the focus during a touch`() {
    let app = app()
    app.mouseDown(3, 1)
    app.setFocus(false)
    expectEqual(tracker.log, ["begin 1", "cancel"])
  }
}
