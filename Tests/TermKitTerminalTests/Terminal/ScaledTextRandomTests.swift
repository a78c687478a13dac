import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKit
@testable import TermKitGraphics
@testable import TermKitTerminal

/// A terminal that scales text shows each large text either scaled or in its letters from cells, never a broken or an old one.
@Suite struct ScaledTextRandomTests {
  // Each seed runs in another process, because the terminal is the standard output of the process.
  @Test(arguments: UInt64(1)...UInt64(Sample.count(of: 8)))
  func `random screens with large text look the same in kitty's model as in memory`(seed: UInt64) async {
    await #expect(processExitsWith: .success) { [seed = seed as UInt64] in
      let trial = try await ScaledTextTrial(seed: seed)
      let problem = await trial.run(frames: 400)
      if let problem { Issue.record("Seed \(seed), \(problem)") }
    }
  }
}

@MainActor private final class ScaledTextTrial {
  private let own: OwnTerminal
  private let terminal: CursesTerminal
  private var screens: ScaledTextScreens
  private var random: SeededGenerator
  private var scaledFrames = 0

  init(seed: UInt64) throws {
    let size = Size(width: 50, height: 16)
    own = try OwnTerminal(size: size, scalesText: true)
    terminal = try CursesTerminal(
      options: TerminalOptions(colorDepth: seed.isMultiple(of: 2) ? .truecolor : .palette256))
    screens = ScaledTextScreens(seed: seed, size: size)
    random = SeededGenerator(seed: seed + 1000)
  }

  /// Makes a number of frames and compares each.
  ///
  /// - Returns: A description of the first wrong frame, or nil.
  func run(frames: Int) async -> String? {
    await negotiate()
    for frame in 0..<frames {
      disturb()
      let runs = screens.advance { [terminal] in terminal.scroll(rows: $0, by: $1) }
      terminal.present(screens.buffer, runs: runs, cursor: screens.cursor)
      await own.settle()
      if let problem = problem() { return "frame \(frame): \(problem)\n\(own.screen.text)" }
      own.forgetBytes()
    }
    return scaledFrames > frames / 5 ? nil : "only \(scaledFrames) of \(frames) frames had scaled text"
  }

  // Shows a large text until the terminal has answered all queries.
  private func negotiate() async {
    var canvas = Canvas(CellBuffer(size: screens.buffer.size))
    let text = LargeText("A", font: .systemFont(ofSize: 40), fitting: screens.buffer.size)
    if let text { canvas.draw(text, at: .zero, style: TextStyle(foreground: .black)) }
    for _ in 0..<4 {
      terminal.present(canvas.buffer, runs: [], cursor: nil)
      await own.settle()
      _ = terminal.wait(timeout: 0)
    }
    terminal.invalidate()
  }

  private func disturb() {
    switch random.next() % 20 {
    case 0: terminal.invalidate()
    case 1:
      let size = Size(width: Int.random(in: 20...60, using: &random), height: Int.random(in: 6...20, using: &random))
      own.resize(to: size)
      _ = terminal.wait(timeout: 0)
      screens.resize(to: terminal.size)
      terminal.invalidate()
    default: break
    }
  }

  private func problem() -> String? {
    let texts = screens.buffer.scaledTexts
    if !texts.isEmpty { scaledFrames += 1 }
    var cells = screens.buffer
    for text in texts { cells.fill(text.area, with: text.blank) }
    let expected = Set(texts.flatMap(ScreenEmulator.ScaledLetter.letters))
    if own.screen.brokenLetterCount > 0 { return "\(own.screen.brokenLetterCount) broken letters" }
    if own.screen.scaledLetters != expected {
      return "scaled letters \(own.screen.scaledLetters) instead of \(expected)"
    }
    let depth = terminal.traits.colorDepth
    var expectation = EmulatedExpectation(cells, depth: depth, columns: CursesPainter.columns(of:))
    let differences = expectation.differences(from: own.screen)
    return differences.isEmpty ? nil : differences.joined(separator: "\n")
  }
}

extension ScreenEmulator.ScaledLetter {
  /// Returns the letters that a terminal shows for a text.
  static func letters(of text: ScaledText) -> [Self] {
    var x = text.origin.x
    return text.letters.map { letter in
      let area = Rect(x: x, y: text.origin.y, width: letter.width * text.scale, height: text.scale)
      x = area.maxX
      return Self(scalar: letter.scalar, area: area)
    }
  }
}
