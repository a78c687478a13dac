import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@MainActor @Suite struct TextViewLooksTests {
  private func stage(_ depth: ColorDepth, _ level: GlyphLevel = .braille, size: Size = Size(width: 12, height: 4))
    -> TextStage<TextView>
  {
    let traits = TraitCollection(glyphLevel: level, colorDepth: depth)
    let stage = TextStage(TextView(text: "Three in a row wins,\nso it does."), size: size, traits: traits)
    stage.control.selectedRange = 6..<22
    stage.app.turn()
    return stage
  }

  private static let marks = [Array(6...10), Array(0...9), [0], []]

  @Test func `T12: with 256 colours or more, selected text has a faint tint as its background`() {
    for depth in [ColorDepth.truecolor, .palette256] {
      let stage = stage(depth)
      expectEqual(stage.marked, Self.marks)
      expectEqual(stage.app.background(6, 1), Color.systemBlue.withAlphaComponent(0.3))
      expectEqual(stage.app.foreground(6, 1), .black)
    }
  }

  @Test func `T12: with 16 and 8 colours, selected text is white on the tint`() {
    for depth in [ColorDepth.sixteen, .eight] {
      let stage = stage(depth)
      expectEqual(stage.marked, Self.marks)
      #expect(stage.app.background(6, 1) == .systemBlue && stage.app.foreground(6, 1) == .white)
    }
  }

  @Test func `T12: without colours, selected text is in reverse video`() {
    let stage = stage(.none, .ascii)
    expectEqual(stage.marked, Self.marks)
    expectEqual(stage.app.cell(6, 1).attributes, .reverse)
    expectEqual(stage.app.background(6, 1), .clear)
  }

  @Test func `C10: the selection follows the tint and is visible while the text view has the focus`() {
    let stage = stage(.truecolor)
    stage.control.tintColor = Color(red: 255, green: 0, blue: 0)
    stage.app.turn()
    expectEqual(stage.app.background(6, 1), Color(red: 255, green: 0, blue: 0).withAlphaComponent(0.3))
    stage.app.press("\t")
    expectEqual(stage.marked, [[], [], [], []])
    stage.app.press("\u{1B}[Z")
    expectEqual(stage.marked, Self.marks)
  }

  @Test func `C10: an ASCII terminal shows only ASCII characters and the same cursor position as other terminals`() {
    let text = "Größe „x“ 漢字 👍 e\u{301}\u{1B}[1m\u{202E}"
    let traits = TraitCollection(glyphLevel: .ascii, colorDepth: .none)
    let stage = TextStage(TextView(text: text), size: Size(width: 14, height: 4), traits: traits)
    #expect(
      stage.rows == ["Grose \"x\" ???", "? ? e?[1m?", "", ""].map { $0 } || stage.rows[0].hasPrefix("Grose \"x\""))
    let rich = TextStage(TextView(text: text), size: Size(width: 14, height: 4))
    expectEqual(rich.cursor, stage.cursor)
    for y in 0..<4 {
      for x in 0..<14 {
        #expect(stage.app.cell(x, y + 1).glyph.scalars.allSatisfy { $0.isASCII })
      }
    }
  }

  @Test func `C10: at 80 by 24 and 40 by 16 cells, a text view shows every row of the wrapped text`() {
    let text = String(repeating: "What a lot of words there are in a message. ", count: 8) + "end"
    for size in [Size(width: 80, height: 22), Size(width: 40, height: 14)] {
      let stage = TextStage(TextView(text: text), size: size)
      let rows = TextWrapping(text, width: size.width - 1)
      expectEqual(stage.rows, (0..<size.height).map { $0 < rows.lines.count ? rows.text(of: rows.lines[$0]) : "" })
    }
  }

  @Test func `C10: changing the tint of a text view without a selection draws no frame`() {
    let stage = TextStage(TextView(text: "line"), size: Size(width: 12, height: 4))
    let frames = stage.app.frameCount
    stage.control.tintColor = .black
    stage.app.turn()
    expectEqual(stage.app.frameCount, frames)
  }
}
