import TermKitTestSupport
import TermKitTesting
import Testing

// The reference is drawn by the scene itself, which is no part of the public API.
@testable import TermKit
@testable import TermKitToolkit

/// Frames that draw only what changed show the same as frames drawn from nothing, cell by cell.
///
/// 100,000 frames; `TERMKIT_FUZZ=5 Scripts/test` makes five times as many.
@MainActor @Suite struct DifferentialTests {
  private nonisolated static let framesPerSeed = 100
  private nonisolated static let roundsPerSeed = 20

  @Test(arguments: UInt64(1)...50)
  func `random trees of views look as if they were drawn from nothing`(seed: UInt64) {
    for round in 0..<UInt64(Self.roundsPerSeed * FuzzFactor.value) {
      let trial = DifferentialTrial(seed: seed + 1000 * round)
      for frame in 0..<Self.framesPerSeed {
        let change = trial.step()
        let expected = trial.drawnFromNothing()
        guard trial.terminal.screen == expected else {
          Issue.record(
            """
            Seed \(seed + 1000 * round), frame \(frame), after \(change):
            \(Picture(trial.terminal.screen))
            instead of
            \(Picture(expected))
            \(Self.firstDifference(trial.terminal.screen, expected))
            """)
          return
        }
      }
    }
  }

  private static func firstDifference(_ shown: CellBuffer, _ expected: CellBuffer) -> String {
    for y in 0..<shown.size.height {
      for x in 0..<shown.size.width where shown[x, y] != expected[x, y] {
        return "(\(x), \(y)): \(shown[x, y]) instead of \(expected[x, y])"
      }
    }
    return ""
  }
}

@MainActor private final class DifferentialTrial {
  let terminal = HeadlessTerminal(size: Size(width: 36, height: 12))
  private let clock = ManualClock()
  private let scene: WindowScene
  private let compositor: Compositor
  private let views: RandomViews

  init(seed: UInt64) {
    let clock = clock
    scene = WindowScene(size: terminal.size) { clock.now }
    compositor = Compositor(size: terminal.size)
    views = RandomViews(in: scene, seed: seed)
  }

  /// Changes something and makes a frame.
  func step() -> String {
    // No multiple of it is the time of an animated image's next frame, which rounding could put on either side.
    clock.advance(by: 0.0317)
    scene.fireTimers(at: clock.now)
    let change = views.change()
    compositor.present(scene, at: clock.now, on: terminal)
    return change
  }

  /// The same frame without anything known from earlier frames. What views note while they draw stays as it was.
  func drawnFromNothing() -> CellBuffer {
    let all = scene.windows.flatMap(Self.tree)
    let notes = all.map(\.displayState)
    defer { for (view, state) in zip(all, notes) { view.displayState = state } }
    var canvas = Canvas(CellBuffer(size: scene.size), traits: scene.traitCollection)
    canvas.imagePlayer = scene.imagePlayer
    scene.render(in: &canvas)
    return canvas.buffer
  }

  private static func tree(_ view: View) -> [View] { [view] + view.subviews.flatMap(tree) }
}
