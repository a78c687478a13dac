import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Animations alongside transitions (V5).
@MainActor @Suite struct TransitionCoordinatorTests {
  private let first = LetterScreen("a", title: "A", isBare: true)
  private let second = LetterScreen("b", title: "B", isBare: true)
  private let navigation: NavigationController
  private let app: TestApplication
  private let provider = TransitionProvider()
  private let interaction = PercentDrivenInteractiveTransition()
  private let mark = FilledView("*", Rect(0, 2, 1, 1))

  init() {
    navigation = NavigationController(rootViewController: first)
    navigation.isNavigationBarHidden = true
    app = TestApplication(size: Size(width: 12, height: 4), root: navigation)
    interaction.completionCurve = .linear
    app.application.windowScene.keyWindow?.addSubview(mark)
  }

  private var markColumn: Int? { Array(app.row(2)).firstIndex(of: "*") }

  private func moveMarkAlongside(_ controller: ViewController, _ completed: @escaping (Bool) -> Void = { _ in }) {
    controller.transitionCoordinator?.animate { [mark] _ in
      mark.frame.origin.x = 10
    } completion: {
      completed($0.isCancelled)
    }
  }

  @Test func `V5: a push of the toolkit has a coordinator from viewWillAppear until it ends`() {
    expectNil(navigation.transitionCoordinator)
    var ends: [Bool] = []
    second.willAppear = { [second] in
      expectEqual(second.transitionCoordinator?.transitionDuration, 0.3)
      #expect(second.transitionCoordinator?.viewController(forKey: .to) === second)
      expectEqual(second.transitionCoordinator?.isInteractive, false)
      moveMarkAlongside(second) { ends.append($0) }
    }
    navigation.pushViewController(second, animated: true)
    #expect(first.transitionCoordinator === navigation.transitionCoordinator)
    app.turn()
    app.advance(by: 0.15)
    expectEqual(markColumn, 5)
    expectEqual(ends, [])
    app.advance(by: 0.2)
    expectEqual(markColumn, 10)
    expectEqual(ends, [false])
    expectNil(navigation.transitionCoordinator)
  }

  @Test func `V5: an animation that is added in another one alongside is animated too`() {
    second.willAppear = { [second, mark] in
      second.transitionCoordinator?.animate { _ in
        second.transitionCoordinator?.animate { _ in mark.frame.origin.x = 10 }
      }
    }
    navigation.pushViewController(second, animated: true)
    app.turn()
    app.advance(by: 0.15)
    expectEqual(markColumn, 5)
  }

  @Test func `V5: animations alongside a transition that its animator cancels at once have no effect`() {
    final class Canceller: ViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 1 }
      func animateTransition(using context: any ViewControllerContextTransitioning) {
        context.completeTransition(false)
      }
    }
    final class Provider: ViewControllerTransitioningDelegate {
      func animationController(
        forPresented presented: ViewController, presenting: ViewController, source: ViewController
      ) -> (any ViewControllerAnimatedTransitioning)? { Canceller() }
    }
    let provider = Provider()
    second.transitioningDelegate = provider
    second.willAppear = { moveMarkAlongside(second) }
    first.present(second, animated: true)
    app.advance(by: 1)
    expectEqual(markColumn, 0)
    expectNil(first.presentedViewController)
  }

  @Test func `V5: a change without an animation has no coordinator`() {
    var hadCoordinator: Bool?
    second.willAppear = { [second] in hadCoordinator = second.transitionCoordinator != nil }
    navigation.pushViewController(second, animated: false)
    expectEqual(hadCoordinator, false)
  }

  @Test func `V5: presented controllers and their children have the coordinator of the presentation`() {
    let child = ViewController()
    second.embed(child)
    first.present(second, animated: true)
    #expect(child.transitionCoordinator != nil)
    #expect(child.transitionCoordinator === navigation.transitionCoordinator)
    expectEqual(child.transitionCoordinator?.presentationStyle, .fullScreen)
    app.advance(by: 1)
    expectNil(child.transitionCoordinator)
  }

  @Test func `V5: animations alongside an interactive transition follow it, and go back if it is cancelled`() {
    navigation.delegate = provider
    navigation.pushViewController(second, animated: false)
    provider.interaction = interaction
    var ends: [Bool] = []
    first.willAppear = { [first] in moveMarkAlongside(first) { ends.append($0) } }
    navigation.popViewController(animated: true)
    interaction.update(0.5)
    app.turn()
    expectEqual(markColumn, 5)
    expectEqual(navigation.transitionCoordinator?.percentComplete, 0.5)
    interaction.cancel()
    app.advance(by: 1)
    expectEqual(mark.frame.origin.x, 0)
    expectEqual(markColumn, 0)
    expectEqual(ends, [true])
  }

  @Test func `V5: animations outside of the container follow an interactive transition, and go back with it`() {
    navigation.delegate = provider
    navigation.pushViewController(second, animated: false)
    provider.interaction = interaction
    var ends: [Bool] = []
    navigation.popViewController(animated: true)
    let coordinator = navigation.transitionCoordinator
    expectEqual(coordinator.map { mark.isDescendant(of: $0.containerView) }, false)
    let isAccepted = coordinator?.animateAlongsideTransition(in: mark.superview) { [mark] _ in
      mark.frame.origin.x = 10
    } completion: {
      ends.append($0.isCancelled)
    }
    expectEqual(isAccepted, true)
    interaction.update(0.3)
    app.turn()
    expectEqual(markColumn, 3)
    interaction.cancel()
    app.advance(by: 1)
    #expect(markColumn == 0 && mark.frame.origin.x == 0)
    expectEqual(ends, [true])
    expectEqual(coordinator?.animateAlongsideTransition(in: mark, animation: nil), false)
  }

  @Test func `V5: handlers are called when an interaction ends, and when it begins in a running transition`() {
    navigation.delegate = provider
    provider.interaction = interaction
    var notes: [String] = []
    navigation.pushViewController(second, animated: true)
    expectEqual(navigation.transitionCoordinator?.initiallyInteractive, true)
    expectEqual(navigation.transitionCoordinator?.isInterruptible, true)
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
      notes.append("interactive \(context.isInteractive), cancelled \(context.isCancelled)")
    }
    interaction.update(0.5)
    interaction.cancel()
    app.advance(by: 0.1)
    interaction.pause()
    interaction.finish()
    app.advance(by: 1)
    expectEqual(
      notes,
      [
        "interactive false, cancelled true", "interactive true, cancelled false", "interactive false, cancelled false",
      ])
    #expect(navigation.topViewController === second)
  }

  @Test func `V5: animations that join a running transition start at once`() {
    navigation.pushViewController(second, animated: true)
    app.turn()
    moveMarkAlongside(second)
    app.turn()
    app.advance(by: 0.15)
    expectEqual(markColumn, 5)
    app.advance(by: 1)
    expectEqual(markColumn, 10)
    let coordinator = { [navigation] in navigation.transitionCoordinator }
    expectNil(coordinator())
  }

  @Test func `V5: with reduced motion, animations alongside take effect at once and complete`() {
    app.application.traitOverrides.reducesMotion = true
    app.turn()
    var ends: [Bool] = []
    second.willAppear = { [second] in moveMarkAlongside(second) { ends.append($0) } }
    navigation.pushViewController(second, animated: true)
    app.turn()
    expectEqual(markColumn, 10)
    expectEqual(ends, [false])
  }

  @Test func `V5: a coordinator that is over accepts no closures`() {
    navigation.pushViewController(second, animated: true)
    let coordinator = navigation.transitionCoordinator
    app.advance(by: 1)
    expectEqual(coordinator?.animate(alongsideTransition: { _ in Issue.record("the transition is over") }), false)
  }
}
