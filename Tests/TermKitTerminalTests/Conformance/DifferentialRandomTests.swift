import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

// The scene itself draws the reference, which the public API cannot do.
@testable import TermKit
@testable import TermKitTerminal
@testable import TermKitViews

/// Frames that draw only the changes equal frames that are drawn completely, and the terminal emulator shows the same, cell by cell.
///
/// `Scripts/test --everything` makes 20,000 frames.
@Suite struct DifferentialRandomTests {
  // Each seed runs in another process, because the terminal is the standard output of the process.
  @Test(arguments: UInt64(1)...UInt64(Sample.count(of: 10)))
  func `partial redraws of random view trees equal complete redraws, also on the terminal`(seed: UInt64) async {
    await #expect(processExitsWith: .success) { [seed = seed as UInt64] in
      let (framesPerRound, roundsPerSeed) = (100, 20)
      let terminal = try await DifferentialTerminal()
      for round in 0..<UInt64(roundsPerSeed) {
        let problem = await DifferentialTrial(seed: seed + 1000 * round, on: terminal).run(frames: framesPerRound)
        guard let problem else { continue }
        Issue.record("Seed \(seed + 1000 * round), \(problem)")
        return
      }
    }
  }
}

/// The real terminal of this process, and the emulator that shows its output.
@MainActor private final class DifferentialTerminal {
  static let size = Size(width: 36, height: 12)
  let real: CursesTerminal
  private let own: OwnTerminal

  init() throws {
    own = try OwnTerminal(size: Self.size)
    real = try CursesTerminal(options: TerminalOptions(colorDepth: .truecolor))
  }

  /// Returns the first cells of the emulator's screen that differ from a buffer. Empty if all are equal.
  func differences(from buffer: CellBuffer) async -> [String] {
    await own.settle()
    own.forgetBytes()
    var expectation = EmulatedExpectation(buffer, depth: .truecolor, columns: CursesPainter.columns(of:))
    return expectation.differences(from: own.screen)
  }
}

@MainActor private final class DifferentialTrial {
  private let emulated: DifferentialTerminal
  private let terminal: MirroredTerminal
  private let clock = ManualClock()
  private let scene: WindowScene
  private let compositor: Compositor
  private let views: RandomViews

  init(seed: UInt64, on emulated: DifferentialTerminal) {
    self.emulated = emulated
    terminal = MirroredTerminal(emulated.real)
    let clock = clock
    scene = WindowScene(size: terminal.size) { clock.now }
    compositor = Compositor(size: terminal.size)
    views = RandomViews(in: scene, seed: seed)
  }

  /// Makes a number of frames and compares each.
  ///
  /// - Returns: A description of the first wrong frame, or nil.
  func run(frames: Int) async -> String? {
    for frame in 0..<frames {
      let change = step()
      let (shown, expected) = (terminal.mirror.screen, drawnFromScratch())
      var differences = shown == expected ? [] : [Self.firstDifference(shown, expected)]
      if differences.isEmpty { differences = await emulated.differences(from: shown) }
      if differences.isEmpty { continue }
      return """
        frame \(frame), after \(change):
        \(Picture(shown))
        instead of
        \(Picture(expected))
        \(differences.joined(separator: "\n"))
        """
    }
    return nil
  }

  private static func firstDifference(_ shown: CellBuffer, _ expected: CellBuffer) -> String {
    for y in 0..<shown.size.height {
      for x in 0..<shown.size.width where shown[x, y] != expected[x, y] {
        return "(\(x), \(y)): \(shown[x, y]) instead of \(expected[x, y])"
      }
    }
    return ""
  }

  /// Changes something and makes a frame.
  private func step() -> String {
    // No multiple of this step is the time of an animated image's next frame, where rounding would decide.
    clock.advance(by: 0.0317)
    scene.fireTimers(at: clock.now)
    let change = views.change()
    compositor.present(scene, at: clock.now, on: terminal)
    return change
  }

  /// Draws the same frame without any cached state. The state that views record during drawing is restored.
  private func drawnFromScratch() -> CellBuffer {
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
