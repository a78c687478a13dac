import TermKitTestSupport
import TermKitTesting
import Testing

// The reference is drawn by the scene itself, which is no part of the public API.
@testable import TermKit
@testable import TermKitTerminal
@testable import TermKitToolkit

/// Frames that draw only what changed show the same as frames drawn from nothing, and an emulator of the terminal shows the same again, cell
/// by cell.
///
/// 100,000 frames; `TERMKIT_FUZZ=5 Scripts/test` makes five times as many.
@Suite struct DifferentialTests {
  // Each seed runs in another process, because the terminal is the standard output of the process.
  @Test(arguments: UInt64(1)...50)
  func `random trees of views look as if they were drawn from nothing, on the terminal as well`(seed: UInt64) async {
    await #expect(processExitsWith: .success) { [seed = seed as UInt64] in
      let (framesPerRound, roundsPerSeed) = (100, 20)
      let terminal = try await DifferentialTerminal()
      for round in 0..<UInt64(roundsPerSeed * FuzzFactor.value) {
        let problem = await DifferentialTrial(seed: seed + 1000 * round, on: terminal).run(frames: framesPerRound)
        guard let problem else { continue }
        Issue.record("Seed \(seed + 1000 * round), \(problem)")
        return
      }
    }
  }
}

/// The real terminal of this process, and the emulator that it writes to.
@MainActor private final class DifferentialTerminal {
  static let size = Size(width: 36, height: 12)
  let real: CursesTerminal
  private let own: OwnTerminal

  init() throws {
    own = try OwnTerminal(size: Self.size)
    real = try CursesTerminal(options: TerminalOptions(colorDepth: .truecolor))
  }

  /// The first cells of the emulator's screen that look otherwise than a buffer; none when all is well.
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
  /// - Returns: A description of the first wrong frame, or nil.
  func run(frames: Int) async -> String? {
    for frame in 0..<frames {
      let change = step()
      let (shown, expected) = (terminal.mirror.screen, drawnFromNothing())
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
    // No multiple of it is the time of an animated image's next frame, which rounding could put on either side.
    clock.advance(by: 0.0317)
    scene.fireTimers(at: clock.now)
    let change = views.change()
    compositor.present(scene, at: clock.now, on: terminal)
    return change
  }

  /// The same frame without anything known from earlier frames. What views note while they draw stays as it was.
  private func drawnFromNothing() -> CellBuffer {
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
