/// The pair number of each combination of two colours, a link and a style of the underline. ncurses cells refer to their colours only by the number of a pair.
///
/// The table assigns numbers in order. When they run out, it reclaims all numbers that are not on the screen at once. One at a time would
/// be slower, because ncurses searches the whole screen each time it redefines a pair.
struct ColorPairTable {
  /// Two colours, each a palette number, 0xRRGGBB or -1 for the terminal's own.
  struct Colors: Equatable {
    var foreground: Int32
    var background: Int32
    /// The number of a `LinkAddress`, or 0.
    var link: UInt16 = 0
    /// The style of the underline, from 2 to 5. 0 for a plain line or none.
    var underline: UInt8 = 0

    // A colour needs 25 bits: -1, or a number of 24 bits.
    private static let mask = 0x1FF_FFFF

    fileprivate var packed: Int {
      Int(link) << 50 | (Int(foreground) & Self.mask) << 25 | Int(background) & Self.mask
    }

    fileprivate static func unpacked(_ packed: Int, underline: UInt8) -> Colors {
      func color(_ bits: Int) -> Int32 { bits == mask ? -1 : Int32(bits) }
      return Colors(
        foreground: color(packed >> 25 & mask), background: color(packed & mask), link: UInt16(packed >> 50),
        underline: underline)
    }

    /// The terminal's own colours. They are pair 0, which the table never assigns.
    static let terminalDefault = Colors(foreground: -1, background: -1)
  }

  /// A pair number, and whether ncurses does not know the pair yet.
  struct Assignment: Hashable {
    var number: Int32
    /// Whether the number was not in use before.
    var isNew: Bool
  }

  /// The upper bound of the assigned numbers, exclusive.
  var capacity: Int
  // The keys are packed, because Swift hashes an integer faster than a type of the program.
  private var known: [Int: Int32] = [:]
  // The pairs with each style of the underline.
  private var underlined: [UInt8: [Int: Int32]] = [:]
  private var free: [Int32] = []
  private var next: Int32 = 1

  /// Creates a table of the numbers in `1..<capacity`.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns the number of two colours, and assigns one if they have none. Returns nil if all numbers are in use.
  mutating func assignment(for colors: Colors) -> Assignment? {
    if colors == .terminalDefault { return Assignment(number: 0, isNew: false) }
    let underline = colors.underline
    let number = underline == 0 ? known[colors.packed] : underlined[underline]?[colors.packed]
    if let number { return Assignment(number: number, isNew: false) }
    guard let number = takeFreeNumber() else { return nil }
    if underline == 0 {
      known[colors.packed] = number
    } else {
      underlined[underline, default: [:]][colors.packed] = number
    }
    return Assignment(number: number, isNew: true)
  }

  private mutating func takeFreeNumber() -> Int32? {
    if let number = free.popLast() { return number }
    guard next < capacity else { return nil }
    next += 1
    return next - 1
  }

  /// The numbers in use and their colours, in no particular order.
  var assignments: [(colors: Colors, number: Int32)] {
    let plain = known.map { (Colors.unpacked($0.key, underline: 0), $0.value) }
    if underlined.isEmpty { return plain }
    return plain + underlined.flatMap { style, pairs in pairs.map { (.unpacked($0.key, underline: style), $0.value) } }
  }

  /// Reclaims every number that is not in `used`.
  mutating func keepOnly(_ used: Set<Int32>) {
    known = known.filter { used.contains($0.value) }
    underlined = underlined.mapValues { $0.filter { used.contains($0.value) } }
    free = (1..<next).filter { !used.contains($0) }.reversed()
  }

  /// Returns the number in use whose colours come closest, or 0 if none is in use. A pair with the same background is preferred.
  func closest(to colors: Colors, distance: (Int32, Int32) -> Double) -> Int32 {
    var best: (number: Int32, cost: Double) = (0, .infinity)
    for (candidate, number) in assignments {
      let backgroundCost = candidate.background == colors.background ? 0.0 : 100
      let colorCost =
        distance(candidate.background, colors.background) + distance(candidate.foreground, colors.foreground)
      let cost = backgroundCost + colorCost
      if cost < best.cost || (cost == best.cost && number < best.number) { best = (number, cost) }
    }
    return best.number
  }
}
