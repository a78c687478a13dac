/// The weighted paint of a sub-cell, or a sum of several: red, green, blue and alpha multiplied by the weight, then the weight. The
/// other three lanes are 0.
typealias WeightedPaint = SIMD8<Float>

extension WeightedPaint {
  init(_ paint: Paint, weight: Float = 1) {
    self.init(lowHalf: paint * weight, highHalf: Paint(weight, 0, 0, 0))
  }

  /// The weighted mean of the summed paints.
  var mean: Paint { lowHalf / self[4] }

  /// The gain of giving a part its own colour. A larger gain means a smaller remaining error.
  fileprivate var score: Float { lowHalf.squared / self[4] }
}

/// The block element and two colours that best approximate a cell in which every sub-cell has its own paint.
///
/// The best fit has the least weighted sum of squared errors. For a given division of the cell the best colours are the means of its
/// two parts. The fit therefore needs only sums over parts: one pass over the sub-cells, then a dozen small sums.
struct MosaicFit {
  /// A division of a cell into two parts that one glyph, or two complementary glyphs, can show.
  struct Division: Sendable {
    /// The glyph that covers the first part with ink.
    let glyph: Glyph
    /// The first part.
    let mosaic: Mosaic
    /// The glyph that covers the second part with ink, if there is one.
    let complement: Glyph?
    /// The indices of the two sums that add up to the first part.
    let sums: (Int, Int)
  }

  /// The chosen division. Nil if the cell is not divided, and then `first` and `second` are equal.
  private(set) var division: Division?
  var first: Paint
  var second: Paint

  // The minimum gain that justifies a glyph: on average two steps of one colour component in each sub-cell.
  private static let minimumGain: Float = 32 * 4

  /// Fits a cell. `scratch` holds the 32 sub-cells, followed by room for `sumCount` sums, which the method overwrites.
  init(_ scratch: UnsafeMutablePointer<WeightedPaint>, divisions: [Division]) {
    let sums = scratch + 32
    let total = Self.addUp(scratch, sums)
    first = total.mean
    second = first
    var best = total.score + Self.minimumGain
    for candidate in divisions {
      let part = sums[candidate.sums.0] + sums[candidate.sums.1]
      let rest = total - part
      let score = part.score + rest.score
      guard score > best else { continue }
      best = score
      division = candidate
      (first, second) = (part.mean, rest.mean)
    }
  }

  /// Returns the cell of a terminal that comes closest to 32 painted sub-cells. Inlined, because each mixed cell calls the closure 32 times.
  @inline(__always)
  static func cell(over background: Paint, traits: TraitCollection, _ paint: (Int) -> WeightedPaint) -> Cell {
    let divisions = traits.glyphLevel > .blocks ? divisions : consoleDivisions
    return withUnsafeTemporaryAllocation(of: WeightedPaint.self, capacity: 32 + sumCount) { scratch in
      guard let start = scratch.baseAddress else { return Cell() }
      for index in 0..<32 { start[index] = paint(index) }
      return MosaicFit(start, divisions: divisions).cell(over: background)
    }
  }

  /// Returns the fitted cell. If both glyphs are possible, the part nearer to `background` becomes the background, and the other part
  /// is ink.
  func cell(over background: Paint) -> Cell {
    guard let division else { return Cell(background: Color(first)) }
    if let complement = division.complement, (first - background).squared < (second - background).squared {
      return Cell(glyph: complement, foreground: Color(second), background: Color(first))
    }
    return Cell(glyph: division.glyph, foreground: Color(first), background: Color(second))
  }
}

extension MosaicFit {
  /// The number of sums: the empty one, the four quadrants, the lower one to seven rows, the left column and the left three columns.
  static let sumCount = 14

  // Stores the sums and returns the sum over all sub-cells.
  private static func addUp(
    _ paints: UnsafePointer<WeightedPaint>, _ sums: UnsafeMutablePointer<WeightedPaint>
  ) -> WeightedPaint {
    let none = WeightedPaint(repeating: 0)
    var (leftmost, third, lower) = (none, none, none)
    var halves = (left: none, right: none)
    sums[0] = none
    for row in stride(from: 7, through: 0, by: -1) {
      let place = paints + row * 4
      let (left, right) = (place[0] + place[1], place[2] + place[3])
      leftmost += place[0]
      third += place[2]
      halves = (halves.left + left, halves.right + right)
      lower += left + right
      if row > 0 { sums[12 - row] = lower }
      if row == 4 {
        (sums[3], sums[4]) = halves
        halves = (none, none)
      }
    }
    (sums[1], sums[2]) = halves
    sums[12] = leftmost
    sums[13] = sums[1] + sums[3] + third
    return lower
  }

  /// The divisions that have glyphs with exact edges on the grid of sub-cells.
  static let divisions = [
    Division("▌", "▐", (1, 3)), Division("▀", "▄", (1, 2)), Division("▚", "▞", (1, 4)),
    Division("▘", "▟", (1, 0)), Division("▝", "▙", (2, 0)), Division("▖", "▜", (3, 0)),
    Division("▗", "▛", (4, 0)),
    Division("▁", nil, (5, 0)), Division("▂", nil, (6, 0)), Division("▃", nil, (7, 0)),
    Division("▅", nil, (9, 0)), Division("▆", nil, (10, 0)), Division("▇", nil, (11, 0)),
    Division("▎", nil, (12, 0)), Division("▊", nil, (13, 0)),
  ]

  /// The divisions for text consoles, whose fonts have only half blocks.
  static let consoleDivisions = Array(divisions.prefix(2))
}

extension MosaicFit.Division {
  fileprivate init(_ glyph: Unicode.Scalar, _ complement: Unicode.Scalar?, _ sums: (Int, Int)) {
    let shape = Mosaic(Glyph(glyph)) ?? .empty
    self.init(glyph: Glyph(glyph), mosaic: shape, complement: complement.map { Glyph($0) }, sums: sums)
  }
}
