import TermKit
import TermKitTestSupport
import Testing

@testable import TermKitTerminal

/// Shows text from right to left on this process's own terminal, and compares the screen of an emulator with the cells.
@MainActor final class OrderTrial {
  private let own: OwnTerminal
  private let terminal: CursesTerminal
  private let joinsLetters: Bool
  private let size = Size(width: 40, height: 12)
  private var shown: CellBuffer

  /// Takes over the terminal of the process.
  /// - Parameters:
  ///   - order: The value of TERMKIT_BIDI, if any.
  ///   - reordering: The way in which the emulator shows text from right to left.
  ///   - variables: More variables of the environment.
  init(
    _ order: String?, _ reordering: ScreenEmulator.Reordering, variables: [String: String] = [:]
  ) throws {
    var variables = variables
    variables["TERMKIT_BIDI"] = order ?? ""
    own = try OwnTerminal(size: size, variables, reordering: reordering)
    terminal = try CursesTerminal()
    joinsLetters = reordering == .words
    shown = CellBuffer(size: size)
  }

  /// Shows each text in some places, changes a part of it, and scrolls the rows.
  func showTexts() async {
    let traits = terminal.traits
    for start in stride(from: 0, to: TextOrderTests.texts.count, by: size.height) {
      for shift in [0, 7] {
        var canvas = Canvas(CellBuffer(size: size), traits: traits)
        for (y, text) in TextOrderTests.texts[start...].prefix(size.height).enumerated() {
          canvas.draw(text, at: Point(x: shift, y: y), style: TextStyle(foreground: y % 2 == 0 ? .clear : .systemBlue))
          canvas.draw("|", at: Point(x: size.width - 1, y: y), style: TextStyle())
        }
        await present(canvas.buffer, cursor: Point(x: shift + 2, y: start % size.height))
        canvas.draw("xש", at: Point(x: shift + 3, y: 4), style: TextStyle())
        canvas.fill(Rect(x: shift, y: 5, width: 6, height: 2), with: .black)
        await present(canvas.buffer, cursor: nil)
        await scroll()
      }
    }
    terminal.close()
  }

  /// Shows a text, and then the same text after the terminal has sent an answer.
  func answer(_ answer: String) async {
    var canvas = Canvas(CellBuffer(size: size))
    canvas.draw("שלום עולם", at: .zero, style: TextStyle())
    terminal.present(canvas.buffer, runs: CellDiff.allRuns(of: size), cursor: nil)
    await own.settle()
    own.type(answer)
    let events = terminal.wait(timeout: TerminalSession.timeout)
    if events != [.colorsChanged] { Issue.record("The screen is not painted again: \(events)") }
    shown = CellBuffer(size: size)
    await present(canvas.buffer, cursor: nil)
    terminal.close()
  }

  /// Shows random rows, each with some changes of the one before.
  func showRandomRows(_ seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    var buffer = CellBuffer(size: size)
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 1...80, using: &random) {
        let glyph = Self.glyphs[Int.random(in: 0..<Self.glyphs.count, using: &random)]
        let point = Point(x: Int.random(in: 0..<38, using: &random), y: Int.random(in: 0..<size.height, using: &random))
        for (index, element) in TextGlyphs(glyph).enumerated() where point.x + index < 38 {
          buffer[point.x + index, point.y] = Cell(
            glyph: element.glyph, attributes: random.next() % 8 == 0 ? .bold : [], width: UInt8(element.width))
        }
      }
      let cursor = Point(
        x: Int.random(in: 0..<size.width, using: &random), y: Int.random(in: 0..<size.height, using: &random))
      await present(buffer, cursor: random.next() % 2 == 0 ? cursor : nil)
    }
    terminal.close()
  }

  private static let glyphs = [
    "a", "b", "Z", " ", "   ", "1", "23", "(", ")", "[", "]", ",", ".", "%", "-", "│", "─", "日", "é", "e\u{301}", "אבג",
    "ד", "שָׁ", "ה ו", "\u{FEE1}\u{FE8E}\u{FEDF}", "\u{FEB3}", "س", "١", "٢٣", "۴", "،", "؟", "×", "\"", "<", "5:0", "$7",
  ]

  // Scrolls rows as a list does, if the terminal can.
  private func scroll() async {
    let rows = 0..<size.height
    var buffer = CellBuffer(size: size)
    for y in rows.dropLast(2) {
      for x in 0..<size.width where shown[x, y + 2].width != 0 { buffer[x, y] = shown[x, y + 2] }
    }
    if terminal.scroll(rows: rows, by: 2) { shown = buffer }
    await present(buffer, cursor: nil)
  }

  private func present(_ buffer: CellBuffer, cursor: Point?) async {
    terminal.present(buffer, runs: CellDiff.runs(from: shown, to: buffer, in: buffer.bounds), cursor: cursor)
    shown = buffer
    await own.settle()
    var wanted = buffer
    if joinsLetters {
      for y in 0..<size.height {
        for x in 0..<size.width where buffer[x, y].width != 0 { wanted[x, y].glyph = buffer[x, y].glyph.unjoined }
      }
    }
    var expectation = EmulatedExpectation(
      wanted, depth: terminal.traits.colorDepth, columns: CursesPainter.columns(of:))
    let differences = expectation.differences(from: own.screen, limit: 20)
    if !differences.isEmpty { Issue.record("\(differences.joined(separator: "\n"))\n\(own.screen.text)") }
    if own.screen.cursor != cursor {
      Issue.record("The cursor is at \(String(describing: own.screen.cursor)), not \(String(describing: cursor))")
    }
  }
}
