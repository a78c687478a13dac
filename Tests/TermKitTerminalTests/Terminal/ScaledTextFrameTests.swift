import TestBasics
import Testing

@testable import TermKitGraphics
@testable import TermKitTerminal

/// The scaled texts that a frame erases and sends (OSC 66).
@Suite struct ScaledTextFrameTests {
  private let size = Size(width: 30, height: 12)

  // A text in the rows 3 to 6, and words in the last row.
  private func screen(at x: Int = 4) throws -> CellBuffer {
    var canvas = Canvas(CellBuffer(size: size))
    let text = try #require(LargeText("Ab", font: .systemFont(ofSize: 40), fitting: size))
    canvas.draw(text, at: Point(x: x, y: 3), style: TextStyle(foreground: .black))
    canvas.draw("words", at: Point(x: 0, y: 11))
    return canvas.buffer
  }

  private func frame(_ buffer: CellBuffer, shown: [ScaledText], changedRow: Int, cursor: Point = .zero)
    -> ScaledTextFrame
  {
    let run = CellDiff.Run(y: changedRow, columns: 0..<2)
    return ScaledTextFrame(buffer, texts: buffer.scaledTexts, runs: [run], cursor: cursor, shown: shown)
  }

  @Test func `a new text is sent, and ncurses gets blanks in the place of its letters`() throws {
    let buffer = try screen()
    let frame = frame(buffer, shown: [], changedRow: 0)
    #expect(frame.erased == [] && frame.sent == buffer.scaledTexts)
    #expect((3..<7).allSatisfy { frame.cells.withRow($0) { $0.allSatisfy(\.isBlank) } })
    expectEqual(Set(frame.runs.map(\.y)), [0, 3, 4, 5, 6])
  }

  @Test func `a text whose rows do not change is neither erased nor sent again`() throws {
    let buffer = try screen()
    let frame = frame(buffer, shown: buffer.scaledTexts, changedRow: 7)
    #expect(frame.erased == [] && frame.sent == [])
    expectEqual(frame.runs.map(\.y), [7])
  }

  @Test func `a change beside a text, or a cursor in one of its rows, erases the text and sends it again`() throws {
    let buffer = try screen()
    let texts = buffer.scaledTexts
    let beside = frame(buffer, shown: texts, changedRow: 6)
    #expect(beside.erased == texts && beside.sent == texts)
    let cursor = frame(buffer, shown: texts, changedRow: 0, cursor: Point(x: 20, y: 5))
    #expect(cursor.erased == texts && cursor.sent == texts)
    expectEqual(frame(buffer, shown: texts, changedRow: 0, cursor: Point(x: 0, y: 5)).sent, [])
  }

  @Test func `a text that moves is erased in its old place and sent to its new one`() throws {
    let (old, new) = (try screen(), try screen(at: 12))
    let frame = frame(new, shown: old.scaledTexts, changedRow: 3)
    #expect(frame.erased == old.scaledTexts && frame.sent == new.scaledTexts)
  }

  @Test func `a text is erased with the text beside it, because ncurses then writes in the same rows`() throws {
    var canvas = Canvas(try screen())
    let text = try #require(LargeText("X", font: .systemFont(ofSize: 40), fitting: size))
    canvas.draw(text, at: Point(x: 20, y: 5), style: TextStyle(foreground: .black))
    let both = canvas.buffer
    let one = try screen()
    let frame = frame(one, shown: both.scaledTexts, changedRow: 8)
    #expect(frame.erased == both.scaledTexts && frame.sent == one.scaledTexts)
  }

  @Test func `if a changed row and all below it are blank, texts in those rows are sent again`() throws {
    var buffer = try screen()
    let texts = buffer.scaledTexts
    expectEqual(frame(buffer, shown: texts, changedRow: 1).sent, [])
    buffer.fill(Rect(x: 0, y: 11, width: 30, height: 1), with: Cell())
    expectEqual(frame(buffer, shown: texts, changedRow: 1).sent, texts)
    expectEqual(frame(buffer, shown: texts, changedRow: 9).sent, [])
  }
}
