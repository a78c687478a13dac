import TermKitTestSupport

@testable import TermKit

/// How a screen of cells should look in the emulator of a terminal of some depth.
struct EmulatedExpectation {
  let buffer: CellBuffer
  private var quantizer: ColorQuantizer

  /// A terminal may have more colours than are used.
  init(_ buffer: CellBuffer, depth: ColorDepth, on terminalDepth: ColorDepth? = nil) {
    self.buffer = buffer
    quantizer = ColorQuantizer(depth: depth, on: terminalDepth)
  }

  /// True when the screen looks as it should.
  mutating func isMet(by screen: ScreenEmulator) -> Bool { differences(from: screen, limit: 1).isEmpty }

  /// The first few cells that look otherwise; none when all is well.
  mutating func differences(from screen: ScreenEmulator, limit: Int = 5) -> [String] {
    guard screen.size == buffer.size else { return ["the screen is \(screen.size), not \(buffer.size)"] }
    var result: [String] = []
    for y in 0..<buffer.size.height {
      for x in 0..<buffer.size.width where buffer[x, y].width != 0 {
        let expected = expected(buffer[x, y])
        var shown = screen[x, y]
        if expected.isInkless {
          shown.foreground = -1
          shown.attributes.formIntersection([.underline, .reverse])
        }
        if shown != expected.cell { result.append("(\(x), \(y)) shows \(shown), not \(expected.cell)") }
        if result.count == limit { return result }
      }
    }
    return result
  }

  // The colour of the ink, and slant and weight, do not show where there is no ink.
  private mutating func expected(_ cell: Cell) -> (cell: ScreenEmulator.EmulatedCell, isInkless: Bool) {
    let rendition = quantizer.rendition(of: cell)
    let isInkless = cell.glyph == .blank && rendition.attributes.isDisjoint(with: [.underline, .reverse])
    let seen: TextAttributes = isInkless ? [.underline, .reverse] : [.bold, .italic, .underline, .reverse]
    let expected = ScreenEmulator.EmulatedCell(
      glyph: cell.glyph, width: Int(cell.width), foreground: isInkless ? -1 : color(rendition.foreground),
      background: color(rendition.background), attributes: rendition.attributes.intersection(seen))
    return (expected, isInkless)
  }

  private func color(_ number: Int32) -> Int {
    number >= 0 && quantizer.terminalDepth == .truecolor ? 0x1000000 | Int(number) : Int(number)
  }
}
