/// Which pair number stands for which two colours, since ncurses knows cells by the number of a pair only.
///
/// Numbers are given out in order. When they run out, those that are not on the screen are taken back all at once; that
/// is cheaper than one at a time, as ncurses searches the whole screen each time it redefines a pair.
struct ColorPairTable {
  /// Two colours: numbers of the palette, 0xRRGGBB or -1.
  struct Colors: Equatable {
    /// The colour of the glyph.
    var foreground: Int32
    /// The colour behind it.
    var background: Int32

    /// Both in one number.
    fileprivate var packed: Int { Int(foreground) << 32 | Int(UInt32(bitPattern: background)) }

    fileprivate static func unpacked(_ packed: Int) -> Colors {
      Colors(foreground: Int32(truncatingIfNeeded: packed >> 32), background: Int32(truncatingIfNeeded: packed))
    }

    /// The terminal's own, which is pair 0 and never given out.
    static let terminalDefault = Colors(foreground: -1, background: -1)
  }

  /// A pair number and whether it has yet to be defined.
  struct Assignment: Hashable {
    /// The number.
    var number: Int32
    /// True when it was not in use before.
    var isNew: Bool
  }

  /// The numbers given out are below this.
  var capacity: Int
  // By both colours in one number: the runtime finds how to hash those sooner than how to hash a type of ours.
  private var known: [Int: Int32] = [:]
  private var free: [Int32] = []
  private var next: Int32 = 1

  /// Makes a table of the numbers 1..<capacity.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The number of two colours, given out now if they have none; nil when all are in use.
  mutating func assignment(for colors: Colors) -> Assignment? {
    if colors == .terminalDefault { return Assignment(number: 0, isNew: false) }
    if let number = known[colors.packed] { return Assignment(number: number, isNew: false) }
    guard let number = takeFreeNumber() else { return nil }
    known[colors.packed] = number
    return Assignment(number: number, isNew: true)
  }

  private mutating func takeFreeNumber() -> Int32? {
    if let number = free.popLast() { return number }
    guard next < capacity else { return nil }
    next += 1
    return next - 1
  }

  /// The numbers that are in use, in no order, and what for.
  var assignments: [(colors: Colors, number: Int32)] { known.map { (.unpacked($0.key), $0.value) } }

  /// Takes back every number that is not in `used`.
  mutating func keepOnly(_ used: Set<Int32>) {
    known = known.filter { used.contains($0.value) }
    free = (1..<next).filter { !used.contains($0) }.reversed()
  }

  /// The number in use whose colours come closest: the same background if any has it, else any. 0 when none is in use.
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
