import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Transitions of a container from one child to another (V2).
@MainActor @Suite struct ControllerTransitionTests {
  private let journal = Journal()
  private let app: TestApplication
  private let container: JournalController
  private let first: JournalController
  private let second: JournalController
  private let screen = Rect(0, 0, 8, 2)

  init() {
    let container = JournalController("Container", journal)
    self.container = container
    first = JournalController("First", journal)
    second = JournalController("Second", journal)
    for (child, character) in [(first, "#"), (second, "*")] as [(JournalController, Character)] {
      let filling = FilledView(character, Rect(0, 0, 8, 2))
      filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.view.addSubview(filling)
    }
    container.embed(first, screen)
    app = TestApplication(size: Size(width: 8, height: 2)) { application in
      application.statusBar.isHidden = true
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = container
      window.makeKeyAndVisible()
    }
    app.turn()
    second.view.frame = Rect(8, 0, 8, 2)
    container.addChild(second)
    _ = journal.take()
  }

  /// Slides from one child to the other in a second.
  private func slide(
    from old: JournalController? = nil, to new: JournalController? = nil, duration: Double = 1,
    options: View.AnimationOptions = .curveLinear
  ) {
    let (old, new) = (old ?? first, new ?? second)
    container.transition(from: old, to: new, duration: duration, options: options) {
      old.view.frame.origin.x = -8
      new.view.frame.origin.x = 0
    } completion: { [journal] in
      journal.add("completed \($0)")
    }
  }

  @Test func `V2: an animated transition calls each life-cycle callback once, the last ones at its end`() {
    slide()
    expectEqual(journal.take(), ["First will disappear, animated", "Second will appear, animated"])
    #expect(first.view.superview === container.view && second.view.superview === container.view)
    app.turn()
    app.advance(by: 0.5)
    expect(app, shows: "####****\n####****")
    expectEqual(journal.take(), [])
    app.advance(by: 0.5)
    expect(app, shows: "********\n********")
    expectEqual(
      journal.take(), ["First did disappear, animated", "Second did appear, animated", "completed true"])
    expectNil(first.view.superview)
    #expect(first.parent === container, "the container removes the child itself")
  }

  @Test func `V2: a transition without duration exchanges the views at once, without animated callbacks`() {
    slide(duration: 0)
    expectEqual(
      journal.take(),
      [
        "First will disappear", "Second will appear", "First did disappear", "Second did appear", "completed true",
      ])
    app.turn()
    expect(app, shows: "********\n********")
  }

  @Test func `V2: with reduced motion, a transition exchanges the views at once`() {
    app.application.traitOverrides.reducesMotion = true
    slide()
    expectEqual(journal.take().last, "completed true")
    #expect(first.view.superview == nil && second.view.superview === container.view)
  }

  @Test func `V2: a transition with a cross dissolve mixes the two views`() {
    second.view.frame = screen
    first.view.backgroundColor = .white
    second.view.backgroundColor = .black
    app.turn()
    container.transition(
      from: first, to: second, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
    ) { [journal] in
      journal.add("animations")
    } completion: { [journal] _ in
      journal.add("completed")
    }
    app.turn()
    expect(app, shows: "########\n########")
    app.advance(by: 0.75)
    expectEqual(app.background(0, 0), Color.white.mixed(with: .black, 0.75))
    expect(app, shows: "********\n********")
    app.advance(by: 0.25)
    expectEqual(app.background(0, 0), .black)
    expectEqual(
      journal.take(),
      [
        "First will disappear, animated", "Second will appear, animated", "animations",
        "First did disappear, animated", "Second did appear, animated", "completed",
      ])
    #expect(first.view.superview == nil && !first.view.isHidden)
  }

  @Test(arguments: [View.AnimationOptions.curveLinear, [.curveLinear, .transitionCrossDissolve]])
  func `V2: a transition back that interrupts a transition keeps the first child's view`(
    options: View.AnimationOptions
  ) {
    slide(options: options)
    app.advance(by: 0.5)
    _ = journal.take()
    container.transition(from: second, to: first, duration: 1, options: options) {
      first.view.frame.origin.x = 0
      second.view.frame.origin.x = 8
    } completion: { [journal] in
      journal.add("back \($0)")
    }
    expectEqual(journal.take(), ["Second will disappear, animated", "First will appear, animated"])
    app.turn()
    expectEqual(journal.take(), ["completed false"])
    app.advance(by: 1)
    expectEqual(
      journal.take(), ["Second did disappear, animated", "First did appear, animated", "back true"])
    expect(app, shows: "########\n########")
    #expect(second.view.superview == nil && first.view.superview === container.view)
  }

  @Test func `V2: a container that leaves the screen in mid transition keeps only the new view`() {
    slide()
    app.advance(by: 0.5)
    _ = journal.take()
    container.view.window?.rootViewController = nil
    app.turn()
    expectEqual(
      journal.take().filter { $0.contains("did") }.sorted(),
      [
        "Container did disappear", "First did disappear, animated", "Second did disappear",
      ])
    #expect(first.view.superview == nil && second.view.superview === container.view)
    #expect(first.screenState == .disappeared && second.screenState == .disappeared)
  }

  @Test func `V2: a child that is removed in mid transition disappears once`() {
    slide()
    app.advance(by: 0.5)
    _ = journal.take()
    container.expel(second)
    app.turn()
    expectEqual(
      journal.take().filter { $0.hasPrefix("Second") && $0.contains("appear") },
      [
        "Second will disappear", "Second did disappear",
      ])
    app.advance(by: 1)
    expectEqual(journal.take().filter { $0.contains("did appear") }, [])
  }

  @Test func `V2: the new child of a transition gets the focus that the old child had`() {
    let (old, new) = (FocusableView(frame: Rect(0, 0, 1, 1)), FocusableView(frame: Rect(0, 0, 1, 1)))
    first.view.addSubview(old)
    second.view.addSubview(new)
    old.becomeFirstResponder()
    slide()
    #expect(new.isFirstResponder)
    app.advance(by: 1)
    #expect(new.isFirstResponder)
  }

  @Test func `V2: a transition of a container off the screen calls no life-cycle callbacks`() {
    let other = JournalController("Other", journal)
    let (old, new) = (JournalController("Old", journal), JournalController("New", journal))
    other.embed(old)
    other.addChild(new)
    _ = journal.take()
    other.transition(from: old, to: new, duration: 1)
    expectEqual(journal.take(), [])
    #expect(old.view.superview == nil && new.view.superview === other.view)
  }

  @Test func `V2: a container that forwards life-cycle callbacks itself does so in transitions too`() {
    let other = HandingController("Other", journal)
    let (old, new) = (JournalController("Old", journal), JournalController("New", journal))
    other.embed(old)
    container.view.window?.rootViewController = other
    other.addChild(new)
    _ = journal.take()
    other.transition(from: old, to: new, duration: 0)
    expectEqual(journal.take(), [])
    #expect(old.view.superview == nil && new.view.superview === other.view)
  }

  @Test func `V2: a transition that begins in the container's viewWillAppear ends when the container has appeared`() {
    let other = JournalController("Other", journal)
    let (old, new) = (JournalController("Old", journal), JournalController("New", journal))
    other.embed(old)
    other.addChild(new)
    _ = journal.take()
    other.willAppear = { [unowned other] in other.transition(from: old, to: new, duration: 0) }
    container.view.window?.rootViewController = other
    let calls = journal.take().filter { $0.hasPrefix("New") || $0.hasPrefix("Other") }
    expectEqual(calls, ["Other will appear", "New will appear", "New did appear", "Other did appear"])
    expectEqual(old.screenState, .disappeared)
  }

  // MARK: Mistakes

  @Test func `V2: a transition to a controller that is not a child, or to the same controller, traps`() async throws {
    let stranger = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (container, old, new) = (ViewController(), ViewController(), ViewController())
        container.embed(old)
        (container.title, new.title) = ("Container", "New")
        container.transition(from: old, to: new, duration: 1)
      }
    }
    #expect(
      stranger.sentence.contains(
        "ViewController “New” cannot take part in a transition of ViewController “Container”, because it is not one of its children"
      ))
    let same = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (container, old) = (ViewController(), ViewController())
        container.embed(old)
        container.transition(from: old, to: old, duration: 1)
      }
    }
    #expect(same.sentence.contains("cannot replace itself: pass two children"))
  }

  @Test func `V2: a transition from a child without a place, or one that repeats, traps`() async throws {
    let absent = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (container, old, new) = (ViewController(), ViewController(), ViewController())
        container.addChild(old)
        container.addChild(new)
        container.transition(from: old, to: new, duration: 1)
      }
    }
    #expect(absent.sentence.contains("cannot be replaced in a transition, because its view is not in the view of"))
    let endless = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (container, old, new) = (ViewController(), ViewController(), ViewController())
        container.embed(old)
        container.addChild(new)
        container.transition(from: old, to: new, duration: 1, options: .repeat)
      }
    }
    #expect(endless.sentence.contains("a transition between two controllers cannot repeat"))
  }

  @Test func `V2: a child disappears again if the old child's viewWillDisappear replaces the container`() {
    let old = Reporter("Old", journal)
    container.embed(old, screen)
    _ = journal.take()
    old.actions[.willDisappear] = { [app] in
      app.application.windowScene.keyWindow?.rootViewController = ViewController()
    }
    container.transition(from: old, to: second, duration: 1)
    app.advance(by: 2)
    let callbacks = journal.take().filter { $0.hasPrefix("Second") }
    expectEqual(callbacks, ["Second will appear, animated", "Second will disappear", "Second did disappear"])
  }
}
