import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

/// Animations with parameters that make no sense (V9).
@MainActor @Suite struct AnimationMisuseTests {
  @Test func `V9: a spring with a damping of 0 or above 1, or with an infinite velocity, traps`() async throws {
    let none = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        View.animate(withDuration: 1, usingSpringWithDamping: 0, initialSpringVelocity: 0) {}
      }
    }
    #expect(none.sentence.contains("a spring cannot have a damping of 0.0: use 1"))
    let high = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        View.animate(withDuration: 1, usingSpringWithDamping: 1.5, initialSpringVelocity: 0) {}
      }
    }
    #expect(high.sentence.contains("a spring cannot have a damping of 1.5: use 1"))
    let fast = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        View.animate(withDuration: 1, usingSpringWithDamping: 1, initialSpringVelocity: .infinity) {}
      }
    }
    #expect(fast.sentence.contains("a spring cannot have an initial velocity of inf"))
  }

  @Test func `V9: a repeat count of 0, and a keyframe beyond the animation, trap`() async throws {
    let count = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View.modifyAnimations(withRepeatCount: 0, autoreverses: false) {} }
    }
    #expect(count.sentence.contains("an animation cannot run 0.0 times: use a positive number"))
    let keyframe = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View.addKeyframe(withRelativeStartTime: 1.5, relativeDuration: 0.5) {} }
    }
    #expect(keyframe.sentence.contains("a keyframe cannot start at 1.5 and last 0.5: use fractions"))
  }

  @Test func `V9: a transition with an infinite duration or from a view without a superview traps`() async throws {
    let endless = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View.transition(with: View(), duration: .infinity) {} }
    }
    #expect(endless.sentence.contains("an animation cannot have a duration of inf"))
    let stray = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View.transition(from: View(), to: View(), duration: 1) }
    }
    #expect(stray.sentence.contains("View cannot be replaced in a transition, because it has no superview"))
    let same = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (parent, view) = (View(), View())
        parent.addSubview(view)
        View.transition(from: view, to: view, duration: 1)
      }
    }
    #expect(same.sentence.contains("View cannot replace itself: use transition(with:)"))
  }
}
