package import TermKit

/// A screen as SVG. Block elements, lines and braille are drawn as shapes, so that neighbouring cells join without gaps in any font.
package struct SVGPicture {
  // The size of a cell, in pixels.
  private static let (width, height) = (9, 18)
  private let screen: RecordedScreen
  private let columns: Range<Int>
  // The attribute of rectangles. Parts of an animation inherit it from their group.
  private let rendering: String
  /// The shapes and texts.
  package private(set) var body: [String] = []

  /// Creates a picture of a whole screen, with its cursor.
  /// - Parameters:
  ///   - screen: The screen.
  ///   - isFramed: Whether a grey line is around the screen. Defaults to false.
  package init(of screen: RecordedScreen, isFramed: Bool = false) {
    self.screen = screen
    columns = 0..<screen.size.width
    rendering = " " + Self.crispEdges
    for y in 0..<screen.size.height { drawGrounds(y) }
    for y in 0..<screen.size.height { drawRow(y) }
    drawCursor()
    if isFramed {
      let size = "width=\"\(screen.size.width * Self.width - 1)\" height=\"\(screen.size.height * Self.height - 1)\""
      body.append("<rect x=\"0.5\" y=\"0.5\" \(size) fill=\"none\" stroke=\"#c0c0c0\"/>")
    }
  }

  /// Creates a picture of some columns of a row. It belongs into a group with the attribute `crispEdges`.
  package init(of screen: RecordedScreen, columns: Range<Int>, row y: Int) {
    (self.screen, self.columns, rendering) = (screen, columns, "")
    drawGrounds(y)
    drawRow(y)
  }

  /// The attribute that lets neighbouring rectangles join without gaps.
  package static let crispEdges = "shape-rendering=\"crispEdges\""

  /// The contents of the SVG file.
  package var text: String { Self.document(screen.size, body) }

  /// Returns an SVG file with elements on a screen of some size.
  package static func document(_ screen: Size, _ elements: [String]) -> String {
    let size = "width=\"\(screen.width * width)\" height=\"\(screen.height * height)\""
    let font = "font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"15\" xml:space=\"preserve\""
    return (["<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(font)>"] + elements + ["</svg>", ""]).joined(
      separator: "\n")
  }

  // MARK: Grounds

  // Draws neighbouring cells of the same colour as one rectangle.
  private mutating func drawGrounds(_ y: Int) {
    var start = columns.lowerBound
    for x in columns.lowerBound...columns.upperBound where x == columns.upperBound || ground(x, y) != ground(start, y) {
      drawRect(Double(start), Double(y), Double(x - start), 1, ground(start, y))
      start = x
    }
  }

  private func ground(_ x: Int, _ y: Int) -> String {
    let cell = screen[x, y]
    return cell.attributes.contains(.reverse) ? color(cell.foreground, "#000000") : color(cell.background, "#ffffff")
  }

  private func ink(_ cell: ScreenEmulator.EmulatedCell) -> String {
    cell.attributes.contains(.reverse) ? color(cell.background, "#ffffff") : color(cell.foreground, "#000000")
  }

  // Returns a 24-bit colour in SVG's notation. Any other value stands for the terminal's default colour, `own`.
  private func color(_ value: Int, _ own: String) -> String {
    guard value >= 0x1_00_00_00 else { return own }
    return "#" + String(value, radix: 16).suffix(6)
  }

  // MARK: Characters

  private mutating func drawRow(_ y: Int) {
    var run = (x: 0, text: "", columns: 0, style: "")
    func flushed() -> String? {
      if run.text.allSatisfy({ $0 == " " }) { return nil }
      let place = "x=\"\(run.x * Self.width)\" y=\"\(y * Self.height + 14)\" textLength=\"\(run.columns * Self.width)\""
      return "<text \(place) \(run.style)>\(Self.escaped(run.text))</text>"
    }
    for x in columns {
      let cell = screen[x, y]
      if cell.width == 0 { continue }
      let isShape = drawShape(cell, x, y)
      let style = isShape ? "" : style(of: cell)
      if isShape || style != run.style || cell.text == " " {
        if let text = flushed() { body.append(text) }
        run = (x, "", 0, style)
        if isShape || cell.text == " " { continue }
      }
      if run.text.isEmpty { run.x = x }
      run.text += cell.text
      run.columns += cell.width
    }
    if let text = flushed() { body.append(text) }
  }

  private func style(of cell: ScreenEmulator.EmulatedCell) -> String {
    var style = "fill=\"\(ink(cell))\""
    if cell.attributes.contains(.bold) { style += " font-weight=\"bold\"" }
    if cell.attributes.contains(.italic) { style += " font-style=\"italic\"" }
    if cell.attributes.contains(.underline) { style += " text-decoration=\"underline\"" }
    return style
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  // MARK: Shapes

  private mutating func drawShape(_ cell: ScreenEmulator.EmulatedCell, _ x: Int, _ y: Int) -> Bool {
    if cell.text == " " { return false }
    if let mosaic = Mosaic(cell.glyph) {
      drawMosaic(mosaic.bits, ink(cell), x, y)
    } else if let arms = BoxArms(cell.glyph), !"-|+".contains(cell.text) {
      drawArms(arms, ink(cell), x, y)
    } else {
      return false
    }
    return true
  }

  // A cell has 4 × 8 parts. Neighbouring parts in a row become one rectangle, and so do equal rows.
  private mutating func drawMosaic(_ bits: UInt32, _ color: String, _ x: Int, _ y: Int) {
    let rows = (0..<8).map { bits >> UInt32(4 * $0) & 0xF }
    var row = 0
    while row < 8 {
      let count = rows[row...].prefix { $0 == rows[row] }.count
      drawRows(row..<row + count, of: rows[row], color, x, y)
      row += count
    }
  }

  private mutating func drawRows(_ rows: Range<Int>, of bits: UInt32, _ color: String, _ x: Int, _ y: Int) {
    var column = 0
    while column < 4 {
      let start = column
      while column < 4, bits >> UInt32(column) & 1 == 1 { column += 1 }
      if column > start {
        drawRect(
          Double(x) + Double(start) / 4, Double(y) + Double(rows.lowerBound) / 8, Double(column - start) / 4,
          Double(rows.count) / 8, color)
      }
      column += 1
    }
  }

  private mutating func drawArms(_ arms: BoxArms, _ color: String, _ x: Int, _ y: Int) {
    let ends: [(BoxArms, Double, Double)] = [(.up, 0.5, 0), (.right, 1, 0.5), (.down, 0.5, 1), (.left, 0, 0.5)]
    for (arm, endX, endY) in ends where arms.contains(arm) {
      let from = "x1=\"\(pixels(Double(x) + 0.5, Self.width))\" y1=\"\(pixels(Double(y) + 0.5, Self.height))\""
      let to = "x2=\"\(pixels(Double(x) + endX, Self.width))\" y2=\"\(pixels(Double(y) + endY, Self.height))\""
      body.append("<line \(from) \(to) stroke=\"\(color)\"/>")
    }
  }

  private mutating func drawRect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: String) {
    let place = "x=\"\(pixels(x, Self.width))\" y=\"\(pixels(y, Self.height))\""
    let size = "width=\"\(pixels(width, Self.width))\" height=\"\(pixels(height, Self.height))\""
    body.append("<rect \(place) \(size) fill=\"\(color)\"\(rendering)/>")
  }

  private func pixels(_ cells: Double, _ size: Int) -> String {
    let value = cells * Double(size)
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private mutating func drawCursor() {
    guard let cursor = screen.cursor else { return }
    // On a dark background the cursor is light, as in a terminal. Green contributes most to the brightness of a colour.
    let isDark =
      screen[cursor.x, cursor.y].background >= 0x1_00_00_00 && screen[cursor.x, cursor.y].background >> 8 & 0xFF < 128
    let color = isDark ? "#ffffff" : "#000000"
    body.append(
      "<rect x=\"\(cursor.x * Self.width)\" y=\"\(cursor.y * Self.height)\" width=\"2\" height=\"\(Self.height)\" fill=\"\(color)\"/>"
    )
  }
}
