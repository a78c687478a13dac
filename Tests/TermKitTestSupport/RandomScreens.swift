package import TermKit

/// A generator of reproducible random numbers (xorshift64*), so that a failure can be repeated.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator with a seed other than 0.
  package init(seed: UInt64) {
    precondition(seed != 0, "a generator with the seed 0 returns only zeros")
    state = seed
  }

  /// The next number.
  package mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 2_685_821_657_736_338_717
  }
}

/// A random drawing program. Each of its screens differs from the one before in a few or in many cells.
package struct RandomScreens {
  /// The screen to show next.
  package private(set) var buffer: CellBuffer
  /// The position of the cursor, or nil to hide it.
  package private(set) var cursor: Point?
  private var random: SeededGenerator
  private var colors: [Color]

  /// Creates a blank screen.
  package init(seed: UInt64, size: Size) {
    random = SeededGenerator(seed: seed)
    buffer = CellBuffer(size: size)
    colors = [.clear, .clear, .black, .white]
    for _ in 0..<24 { colors.append(Self.color(&random)) }
  }

  private static func color(_ random: inout SeededGenerator) -> Color {
    let bits = random.next()
    return Color(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16))
  }

  /// Changes the screen and returns the runs that changed.
  ///
  /// - Parameter move: Scrolls rows on the screen up, or down if the distance is negative, and returns whether it could. If nil, no rows
  ///   move.
  package mutating func advance(movingRows move: ((Range<Int>, Int) -> Bool)? = nil) -> [CellDiff.Run] {
    var before = buffer
    if let move {
      let top = Int.random(in: 0..<buffer.size.height / 2, using: &random)
      let distance = random.next() % 2 == 0 ? 1 : -2
      let rows = top..<Int.random(in: top + 3...buffer.size.height, using: &random)
      shift(rows, by: distance)
      if move(rows, distance) { before = buffer }
    }
    switch random.next() % 8 {
    case 0: scroll()
    case 1: fill()
    case 2: replaceColors()
    case 3...5: for _ in 0..<Int.random(in: 1...12, using: &random) { write() }
    default: for _ in 0..<Int.random(in: 1...200, using: &random) { put(at: randomPoint()) }
    }
    cursor = random.next() % 3 == 0 ? randomPoint() : nil
    return CellDiff.runs(from: before, to: buffer, in: buffer.bounds)
  }

  private mutating func randomPoint() -> Point {
    Point(
      x: Int.random(in: 0..<buffer.size.width, using: &random),
      y: Int.random(in: 0..<buffer.size.height, using: &random))
  }

  private mutating func put(at point: Point) {
    let isWide = random.next() % 5 == 0 && point.x + 1 < buffer.size.width
    var text = isWide ? pick(Self.wide) : pick(Self.narrow)
    // libvterm puts the marks of a character in the last column into the next row.
    if point.x + 2 >= buffer.size.width { text = String(text.unicodeScalars.prefix(1)) }
    // Five attributes, and one of three styles of the underline.
    let bits = random.next() % 3 == 0 ? UInt8(random.next() % 96) : 0
    buffer[point.x, point.y] = Cell(
      glyph: Glyph(scalars: text.unicodeScalars), foreground: pick(colors), background: pick(colors),
      attributes: TextAttributes(rawValue: bits & 8 == 0 ? bits & 31 : bits),
      width: isWide ? 2 : 1)
  }

  private mutating func pick<Element>(_ items: [Element]) -> Element {
    items[Int.random(in: 0..<items.count, using: &random)]
  }

  private mutating func write() {
    let start = randomPoint()
    for x in start.x..<min(buffer.size.width, start.x + Int.random(in: 1...40, using: &random)) {
      put(at: Point(x: x, y: start.y))
    }
  }

  private mutating func fill() {
    let start = randomPoint()
    let area = Rect(
      x: start.x, y: start.y, width: Int.random(in: 1...60, using: &random),
      height: Int.random(in: 1...20, using: &random))
    buffer.fill(area, with: Cell(background: pick(colors)))
  }

  private mutating func shift(_ rows: Range<Int>, by distance: Int) {
    let before = buffer
    buffer.fill(Rect(x: 0, y: rows.lowerBound, width: buffer.size.width, height: rows.count), with: Cell())
    for y in rows where rows.contains(y + distance) {
      for x in 0..<buffer.size.width where before[x, y + distance].width != 0 { buffer[x, y] = before[x, y + distance] }
    }
  }

  private mutating func scroll() {
    let before = buffer
    for y in 0..<(buffer.size.height - 1) {
      for x in 0..<buffer.size.width where before[x, y + 1].width != 0 { buffer[x, y] = before[x, y + 1] }
    }
  }

  // A step of a fade: colours that were never shown before.
  private mutating func replaceColors() {
    for index in 4..<colors.count { colors[index] = Self.color(&random) }
    for _ in 0..<20 { write() }
  }

  private static let narrow = [
    "a", "b", "Z", "0", " ", " ", "~", "é", "ß", "Ω", "я", "─", "█", "▀", "⣿", "…",
    "e\u{301}", "o\u{302}\u{323}", "x\u{35F}",
  ]
  private static let wide = ["日", "本", "한", "Ａ", "，", "中\u{302}"]
}
