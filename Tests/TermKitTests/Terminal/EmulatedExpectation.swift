import TermKitTestSupport

@testable import TermKit

/// How a screen of cells should look in the emulator of a terminal of some depth.
struct EmulatedExpectation {
  let buffer: CellBuffer
  private var quantizer: ColorQuantizer

  init(_ buffer: CellBuffer, depth: ColorDepth) {
    self.buffer = buffer
    quantizer = ColorQuantizer(depth: depth)
  }

  /// The first few cells that look otherwise; none when all is well.
  mutating func differences(from screen: ScreenEmulator) -> [String] {
    guard screen.size == buffer.size else { return ["the screen is \(screen.size), not \(buffer.size)"] }
    var result: [String] = []
    for y in 0..<buffer.size.height {
      for x in 0..<buffer.size.width where buffer[x, y].width != 0 {
        if let difference = difference(x, y, screen[x, y]) { result.append(difference) }
        if result.count == 5 { return result }
      }
    }
    return result
  }

  private mutating func difference(_ x: Int, _ y: Int, _ shown: ScreenEmulator.EmulatedCell) -> String? {
    let cell = buffer[x, y]
    let rendition = quantizer.rendition(of: cell)
    let isInkless = cell.glyph == .blank && rendition.attributes.isDisjoint(with: [.underline, .reverse])
    let seen: TextAttributes = isInkless ? [.underline, .reverse] : [.bold, .italic, .underline, .reverse]
    var text = String.UnicodeScalarView()
    text.append(contentsOf: cell.glyph.scalars)
    let expected = ScreenEmulator.EmulatedCell(
      text: String(text), width: Int(cell.width),
      foreground: isInkless ? shown.foreground : color(rendition.foreground), background: color(rendition.background),
      attributes: rendition.attributes.intersection(seen))
    var shown = shown
    shown.attributes.formIntersection(seen)
    let isSame = shown == expected && Array(shown.text.unicodeScalars) == Array(expected.text.unicodeScalars)
    return isSame ? nil : "(\(x), \(y)) shows \(shown), not \(expected)"
  }

  private func color(_ number: Int32) -> Int {
    number >= 0 && quantizer.depth == .truecolor ? 0x1000000 | Int(number) : Int(number)
  }
}
