/// Red, green, blue, alpha and weight of a sub-cell, the first four multiplied by the weight, or the sums of several; the other
/// three lanes are 0.
typealias WeightedPaint = SIMD8<Float>

extension WeightedPaint {
  init(_ paint: Paint, weight: Float = 1) {
    self.init(lowHalf: paint * weight, highHalf: Paint(weight, 0, 0, 0))
  }

  /// The mean of what was added up.
  var mean: Paint { lowHalf / self[4] }

  /// What a part gains by having a colour of its own: the larger, the less is left over.
  fileprivate var score: Float { lowHalf.squared / self[4] }
}

/// The two colours and the block element that come nearest to a cell of which every sub-cell has a paint of its own.
///
/// Nearest means the least weighted sum of squared errors. For a given division of the cell that is what the means of its two parts leave
/// over, so only sums over parts are needed: one pass over the sub-cells, then a dozen small sums.
struct MosaicFit {
  /// A way to divide a cell in two parts for which there is a glyph, maybe two.
  struct Division: Sendable {
    /// The glyph that covers the first part with ink.
    let glyph: Glyph
    /// The first part.
    let mosaic: Mosaic
    /// The glyph that covers the second part with ink, where there is one.
    let complement: Glyph?
    /// The sums to add up for the first part.
    let sums: (Int, Int)
  }

  /// What to show: ink in the first part, the other paint in the second. They are equal when the cell is not divided.
  private(set) var division: Division?
  var first: Paint
  var second: Paint

  // Less gain than this, two steps of one colour part on average, is not worth a glyph.
  private static let leastGain: Float = 32 * 4

  /// Fits a cell. `scratch` holds the 32 sub-cells, and `sumCount` sums after them that are overwritten.
  init(_ scratch: UnsafeMutablePointer<WeightedPaint>, divisions: [Division]) {
    let sums = scratch + 32
    let total = Self.addUp(scratch, sums)
    first = total.mean
    second = first
    var best = total.score + Self.leastGain
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

  /// The cell to show. Of two glyphs the one is taken that leaves `background` behind, so that what was drawn is ink.
  func cell(over background: Paint) -> Cell {
    guard let division else { return Cell(background: Color(first)) }
    if let complement = division.complement, (first - background).squared < (second - background).squared {
      return Cell(glyph: complement, foreground: Color(second), background: Color(first))
    }
    return Cell(glyph: division.glyph, foreground: Color(first), background: Color(second))
  }
}

extension MosaicFit {
  /// How many sums there are: nothing, the four quadrants, the lower one to seven rows, the left one and three columns.
  static let sumCount = 14

  // Files the sums and answers that of all sub-cells.
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

  /// The divisions for which terminals have glyphs that are exact on the sub-cells.
  static let divisions = [
    Division("▌", "▐", (1, 3)), Division("▀", "▄", (1, 2)), Division("▚", "▞", (1, 4)),
    Division("▘", "▟", (1, 0)), Division("▝", "▙", (2, 0)), Division("▖", "▜", (3, 0)),
    Division("▗", "▛", (4, 0)),
    Division("▁", nil, (5, 0)), Division("▂", nil, (6, 0)), Division("▃", nil, (7, 0)),
    Division("▅", nil, (9, 0)), Division("▆", nil, (10, 0)), Division("▇", nil, (11, 0)),
    Division("▎", nil, (12, 0)), Division("▊", nil, (13, 0)),
  ]

  /// Those for text consoles, whose fonts have halves only.
  static let consoleDivisions = Array(divisions.prefix(2))
}

extension MosaicFit.Division {
  fileprivate init(_ glyph: Unicode.Scalar, _ complement: Unicode.Scalar?, _ sums: (Int, Int)) {
    let shape = Mosaic(Glyph(glyph)) ?? .empty
    self.init(glyph: Glyph(glyph), mosaic: shape, complement: complement.map { Glyph($0) }, sums: sums)
  }
}
