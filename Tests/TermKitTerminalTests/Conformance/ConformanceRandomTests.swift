import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitTerminal

/// The terminal's screen equals the screen in memory, cell by cell, at every colour depth and every glyph level. The applications and their
/// changes are random.
@Suite struct ConformanceRandomTests {
  @Test(arguments: [ColorDepth.truecolor, .palette256, .sixteen, .eight, .none], [GlyphLevel.braille, .ascii])
  func `after random changes, the terminal equals the screen in memory`(depth: ColorDepth, level: GlyphLevel) async {
    let depthNumber = ColorDepth.allCases.firstIndex(of: depth) ?? 0
    let levelNumber = GlyphLevel.allCases.firstIndex(of: level) ?? 0
    await #expect(processExitsWith: .success) {
      [depthNumber = depthNumber as Int, levelNumber = levelNumber as Int] in
      let trial = try await ConformanceTrial(
        depth: ColorDepth.allCases[depthNumber], level: GlyphLevel.allCases[levelNumber])
      let first = UInt64(1 + 1000 * (depthNumber * 3 + levelNumber))
      var scrollCount = 0
      let count = Sample.count(of: 3)
      for seed in first..<first + UInt64(count) {
        scrollCount += await trial.run(seed: seed, frames: 80)
      }
      #expect(scrollCount > count || Sample.factor == nil, "the terminal scrolled rows only \(scrollCount) times")
    }
  }
}

/// Applications that run one after the other on this process's own terminal.
@MainActor struct ConformanceTrial {
  private let own: OwnTerminal
  private let terminal: CursesTerminal
  private let size = Size(width: 60, height: 20)

  /// Takes over the terminal of the process.
  init(depth: ColorDepth, level: GlyphLevel) throws {
    own = try OwnTerminal(size: size)
    terminal = try CursesTerminal(options: TerminalOptions(colorDepth: depth, glyphLevel: level))
  }

  /// Compares a number of frames of one application, and returns how often the terminal scrolled rows.
  func run(seed: UInt64, frames: Int) async -> Int {
    resize(to: size)
    _ = terminal.wait(timeout: 0)
    let app = RandomApp(on: MirroredTerminal(terminal), seed: seed, resizeWindow: resize) {
      own.screen.feed(Array("\u{1B}[31;44mnobody \u{1B}[3;5Hknows\u{1B}[m".utf8))
    }
    var what = "the launch"
    var pictures: Set<CellBuffer> = []
    for frame in 0..<frames where !app.isEnding {
      // On a busy machine, the thread that reads may pause for so long that the terminal keeps a part of the frame.
      while terminal.output.hasTail { terminal.output.flush() }
      await own.settle()
      let differences = differences(app.terminal)
      if !differences.isEmpty {
        let place =
          "seed \(seed), \(terminal.traits.colorDepth), \(terminal.traits.glyphLevel), frame \(frame), after \(what)"
        Issue.record(
          "\(place):\n\(differences.joined(separator: "\n"))\n\(own.screen.text)\n--\n\(app.terminal.mirror.text)")
        return 0
      }
      pictures.insert(app.terminal.mirror.screen)
      what = app.step()
    }
    #expect(pictures.count > frames / 4, "seed \(seed) shows only \(pictures.count) different screens")
    return app.terminal.scrollCount
  }

  private func resize(to size: Size) { own.resize(to: size) }

  private func differences(_ shown: MirroredTerminal) -> [String] {
    let depth = min(terminal.maximumColorDepth, terminal.traits.colorDepth)
    var expectation = EmulatedExpectation(
      shown.mirror.screen, depth: depth, on: terminal.traits.colorDepth, map: terminal.colorMap,
      columns: CursesPainter.columns(of:))
    var result = expectation.differences(from: own.screen)
    if shown.mirror.cursor != own.screen.cursor {
      result.append(
        "the cursor is \(String(describing: own.screen.cursor)), not \(String(describing: shown.mirror.cursor))")
    }
    return result
  }
}
