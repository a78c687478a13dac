import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitGraphics
@testable import TermKitTerminal

/// The lines of large text in a buffer that a terminal can show in its own scaled letters.
@Suite struct ScaledTextTests {
  private static let size = Size(width: 60, height: 12)
  private static let small = Font.systemFont(ofSize: 40)
  private static let large = Font.systemFont(ofSize: 80)
  private static let style = TextStyle(foreground: .black)

  private func canvas(_ level: GlyphLevel = .blocks) -> Canvas {
    Canvas(
      CellBuffer(size: Self.size, filledWith: Cell(background: .white)), traits: TraitCollection(glyphLevel: level))
  }

  private func largeText(_ text: String, _ font: Font = small, lines: Int = 1) throws -> LargeText {
    try #require(LargeText(text, font: font, fitting: Self.size, numberOfLines: lines))
  }

  private func texts(_ canvas: Canvas) -> [String] {
    canvas.cells.scaledTexts.map { text in String(text.letters.map { Character($0.scalar) }) }
  }

  @Test func `letters of four rows are replaced by letters scaled four times, and letters of seven by seven`() throws {
    var canvas = canvas()
    canvas.draw(try largeText("Abc"), at: Point(x: 2, y: 0), style: Self.style)
    canvas.draw(try largeText("XO", Self.large), at: Point(x: 0, y: 5), style: Self.style)
    let found = canvas.cells.scaledTexts
    expectEqual(texts(canvas), ["Abc", "XO"])
    expectEqual(found.map(\.scale), [4, 7])
    expectEqual(found.map(\.area), [Rect(x: 2, y: 0, width: 15, height: 4), Rect(x: 0, y: 5, width: 16, height: 7)])
    expectEqual(
      found.map(\.letterArea), [Rect(x: 2, y: 0, width: 12, height: 4), Rect(x: 0, y: 5, width: 14, height: 7)])
    #expect(found.map(\.blank.foreground) == [.black, .black] && found.map(\.blank.background) == [.white, .white])
  }

  @Test(arguments: [(TextAlignment.left, 0), (.center, 1), (.right, 3)])
  func `scaled letters, which are narrower, are aligned as the text is`(alignment: TextAlignment, offset: Int) throws {
    var canvas = canvas()
    canvas.draw(try largeText("Abc"), at: .zero, alignment: alignment, width: 15, style: Self.style)
    expectEqual(canvas.cells.scaledTexts.map(\.origin), [Point(x: offset, y: 0)])
  }

  @Test func `each line of a text is replaced by itself`() throws {
    var canvas = canvas()
    canvas.draw(try largeText("one\ntwo", lines: 0), at: .zero, style: Self.style)
    expectEqual(texts(canvas), ["one", "two"])
    expectEqual(canvas.cells.scaledTexts.map(\.origin.y), [0, 4])
  }

  @Test func `Japanese letters, which take two columns, are scaled six times to fill twelve columns`() throws {
    var canvas = canvas()
    canvas.draw(try largeText("日本", Self.large), at: .zero, style: Self.style)
    let text = try #require(canvas.cells.scaledTexts.first)
    #expect(text.scale == 6 && text.letters.map(\.width) == [2, 2])
    expectEqual(text.letterArea, Rect(x: 0, y: 0, width: 24, height: 6))
  }

  @Test func `a line without ink, and letters in ASCII, are not replaced`() throws {
    var canvas = canvas()
    canvas.draw(try largeText("  "), at: .zero, style: Self.style)
    expectEqual(texts(canvas), [])
    var ascii = self.canvas(.ascii)
    ascii.draw(try largeText("Abc"), at: .zero, style: Self.style)
    expectEqual(texts(ascii), [])
  }

  @Test func `a line of which a cell is covered is not replaced, and the line below it still is`() throws {
    var canvas = canvas()
    canvas.draw(try largeText("one\ntwo", lines: 0), at: .zero, style: Self.style)
    canvas.fill(Rect(x: 14, y: 3, width: 1, height: 1), with: .red)
    expectEqual(texts(canvas), ["two"])
    canvas.cells.forgetCoveredLargeText()
    canvas.draw(try largeText("one"), at: .zero, style: Self.style)
    expectEqual(texts(canvas), ["two"])
    canvas.fill(Rect(x: 0, y: 0, width: 15, height: 4), with: .white)
    canvas.draw(try largeText("one"), at: .zero, style: Self.style)
    expectEqual(texts(canvas), ["two", "one"])
  }

  @Test func `a line that the clip or the edge of the screen cuts is not replaced`() throws {
    var canvas = canvas()
    let text = try largeText("one")
    canvas.with(clip: Rect(x: 0, y: 0, width: 60, height: 3)) { $0.draw(text, at: .zero, style: Self.style) }
    canvas.draw(text, at: Point(x: 50, y: 4), style: Self.style)
    canvas.draw(text, at: Point(x: 0, y: 9), style: Self.style)
    expectEqual(texts(canvas), [])
  }

  @Test func `a line over two background colours is not replaced, and a line that is dimmed as a whole is`() throws {
    var canvas = canvas()
    canvas.fill(Rect(x: 5, y: 0, width: 55, height: 12), with: .yellow)
    canvas.draw(try largeText("one"), at: .zero, style: Self.style)
    expectEqual(texts(canvas), [])
    canvas.draw(try largeText("two"), at: Point(x: 5, y: 4), style: Self.style)
    canvas.fill(Rect(size: Self.size), with: Color.blue.withAlphaComponent(0.5))
    let dimmed = Color.blue.withAlphaComponent(0.5)
    expectEqual(canvas.cells.scaledTexts.map(\.blank.foreground), [dimmed.over(.black)])
    expectEqual(canvas.cells.scaledTexts.map(\.blank.background), [dimmed.over(.yellow)])
  }

  @Test func `a line in rows that are moved is replaced in its new place`() throws {
    var canvas = canvas()
    canvas.draw(try largeText("one"), at: Point(x: 3, y: 4), style: Self.style)
    canvas.cells.scroll(rows: 2..<12, by: 2)
    expectEqual(canvas.cells.scaledTexts.map(\.area.origin), [Point(x: 3, y: 2)])
    canvas.cells.scroll(rows: 2..<10, by: -3)
    expectEqual(canvas.cells.scaledTexts.map(\.area.origin), [Point(x: 3, y: 5)])
    canvas.cells.scroll(rows: 4..<12, by: 3)
    #expect(canvas.cells.scaledTexts.isEmpty)
  }

  @Test func `of two lines that look the same in a place, the one that was drawn last is replaced`() throws {
    var canvas = canvas()
    canvas.draw(try largeText("on"), at: .zero, style: Self.style)
    canvas.fill(canvas.clipBounds, with: .white)
    canvas.draw(try largeText("one"), at: .zero, style: Self.style)
    expectEqual(texts(canvas), ["one"])
  }
}
