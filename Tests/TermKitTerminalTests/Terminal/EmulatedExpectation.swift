import TermKit
import TermKitTestSupport

@testable import TermKitTerminal

/// The expected look of a screen in the emulator of a terminal of some colour depth.
struct EmulatedExpectation {
  let buffer: CellBuffer
  private var quantizer: ColorQuantizer
  private let terminalDepth: ColorDepth
  private let columns: ((UInt32) -> Int32)?
  /// Whether the terminal shows styles of underlines. Defaults to false: it shows plain lines.
  var hasUnderlineStyles = false

  /// Creates an expectation. The terminal may have more colours than are used.
  ///
  /// - Parameter columns: The widths that the C library gives to characters, for screens with glyphs that are not sent unchanged. If
  ///   terminals disagree on a glyph, its cell is not compared, except for the first character where the emulator agrees.
  init(
    _ buffer: CellBuffer, depth: ColorDepth, on terminalDepth: ColorDepth? = nil, map: ColorMap = .identity,
    columns: ((UInt32) -> Int32)? = nil
  ) {
    self.buffer = buffer
    self.columns = columns
    self.terminalDepth = terminalDepth ?? depth
    quantizer = ColorQuantizer(depth: depth, on: self.terminalDepth)
    quantizer.map = map
  }

  /// Returns whether the screen looks as expected.
  mutating func isMet(by screen: ScreenEmulator) -> Bool { differences(from: screen, limit: 1).isEmpty }

  /// Returns the first few cells that differ. Empty if the screen looks as expected.
  mutating func differences(from screen: ScreenEmulator, limit: Int = 5) -> [String] {
    guard screen.size == buffer.size else { return ["the screen is \(screen.size), not \(buffer.size)"] }
    var result: [String] = []
    for y in 0..<buffer.size.height {
      for x in 0..<buffer.size.width where buffer[x, y].width != 0 {
        if let difference = difference(x, y, from: screen) { result.append(difference) }
        if result.count == limit { return result }
      }
    }
    return result
  }

  private mutating func difference(_ x: Int, _ y: Int, from screen: ScreenEmulator) -> String? {
    let cell = buffer[x, y]
    let rendition = quantizer.rendition(of: cell)
    guard let columns, !(cell.glyph.isSingleScalar && cell.glyph.base.isASCII) else {
      let part = Part(glyph: cell.glyph, width: Int(cell.width))
      return difference(x, y, from: screen, part, rendition)
    }
    let sent = CursesGlyph(cell.glyph, width: Int(cell.width), isUnicode: true, columns: columns)
      .fitted(to: buffer.size.width - x)
    if sent.hasDisputedWidth {
      let shown = screen[x, y]
      let isAsMeasured = shown.width == Int(cell.width) && sent.second == nil
      if !isAsMeasured || shown.glyph.base.value == sent.first.base { return nil }
      return "(\(x), \(y)) shows \(shown), not \(sent)"
    }
    let first = Part(sent.first, width: sent.second == nil ? Int(cell.width) : 1)
    return difference(x, y, from: screen, first, rendition)
      ?? sent.second.flatMap { difference(x + 1, y, from: screen, Part($0, width: 1), rendition) }
  }

  // The foreground colour, italic and bold are invisible on a blank.
  private func difference(
    _ x: Int, _ y: Int, from screen: ScreenEmulator, _ part: Part, _ rendition: Rendition
  ) -> String? {
    let styles = TextAttributes(rawValue: 7 << 5)
    let visible: TextAttributes = hasUnderlineStyles ? styles.union([.underline, .reverse]) : [.underline, .reverse]
    let isInkless = part.glyph == .blank && rendition.attributes.isDisjoint(with: visible)
    let seen = isInkless ? visible : visible.union([.bold, .italic])
    let expected = ScreenEmulator.EmulatedCell(
      glyph: part.glyph, width: part.width, foreground: isInkless ? -1 : color(rendition.foreground),
      background: color(rendition.background), attributes: rendition.attributes.intersection(seen))
    var shown = screen[x, y]
    if isInkless {
      shown.foreground = -1
      shown.attributes.formIntersection(visible)
    }
    return shown == expected ? nil : "(\(x), \(y)) shows \(shown), not \(expected)"
  }

  private func color(_ number: Int32) -> Int {
    number >= 0 && terminalDepth == .truecolor ? 0x1000000 | Int(number) : Int(number)
  }

  private struct Part {
    let glyph: Glyph
    let width: Int

    init(glyph: Glyph, width: Int) { (self.glyph, self.width) = (glyph, width) }

    init(_ part: CursesGlyph.Part, width: Int) {
      self.init(glyph: Glyph(scalars: ([part.base] + part.marks).compactMap { Unicode.Scalar($0) }), width: width)
    }
  }
}
