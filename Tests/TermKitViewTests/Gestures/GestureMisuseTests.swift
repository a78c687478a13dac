import Foundation
import Stages
import TermKit
import TermKitTestSupport
import Testing

@MainActor @Suite struct GestureMisuseTests {
  @Test func `V6: an impossible number of taps, an endless press and a missing button trap with advice`() async throws {
    let taps = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TapGestureRecognizer().numberOfTapsRequired = 0 }
    }
    #expect(taps.sentence.contains("a tap cannot have 0 taps: require at least one"))
    let before = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { LongPressGestureRecognizer().numberOfTapsRequired = -1 }
    }
    #expect(before.sentence.contains("a long press cannot have -1 taps before it"))
    let press = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { LongPressGestureRecognizer().minimumPressDuration = .infinity }
    }
    #expect(press.sentence.contains("a press cannot last inf seconds: use a finite number"))
    let button = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Touch.ButtonMask.button(0) }
    }
    #expect(button.sentence.contains("a mouse has no button 0: use a number from 1 to 32"))
  }

  @Test func `V6: a method that takes another kind of recognizer traps with advice`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        @MainActor final class Target { func panned(_ pan: PanGestureRecognizer) {} }
        _ = TapGestureRecognizer(target: Target(), action: Target.panned)
      }
    }
    #expect(result.sentence.contains("declare the parameter as that or as GestureRecognizer"))
  }
}
