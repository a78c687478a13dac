/// The layout of tally marks and the number after them. It computes which marks fit.
struct TallyLayout: Equatable {
  /// The number of marks in each group, from left to right.
  private(set) var groups: [Int] = []
  /// Whether some marks are left out because they do not fit.
  private(set) var isCut = false
  /// The width of the marks, including the ellipsis.
  private(set) var markColumns = 0
  /// The column at which the number begins.
  private(set) var numberColumn = 0
  /// The total width in columns.
  private(set) var columns = 0

  /// The columns between two groups.
  static let gap = 1
  private static let spaceBeforeNumber = 2 * gap
  // The width of the ellipsis for left-out marks, and of the gap before it.
  private static let ellipsis = 1 + gap

  /// Lays out groups of five and a last group with the rest. It takes as many groups as fit beside the number.
  /// - Parameter digits: The least number of columns for the number, which is at the right end of them. Defaults to 0.
  init(count: Int, columns room: Int, digits: Int = 0) {
    let count = max(0, count)
    let number = String(count).count
    let numberColumns = max(digits, number)
    groups = Self.groups(of: count, columns: room - numberColumns)
    isCut = groups.reduce(0, +) < count
    markColumns = Self.columns(of: groups) + (isCut && !groups.isEmpty ? Self.ellipsis : 0)
    columns = (groups.isEmpty ? 0 : markColumns + Self.spaceBeforeNumber) + numberColumns
    numberColumn = columns - number
  }

  // Computed by division, because a number can be far larger than the groups that fit.
  private static func groups(of count: Int, columns room: Int) -> [Int] {
    let (fives, rest) = count.quotientAndRemainder(dividingBy: 5)
    let step = columns(ofGroup: 5) + gap
    let end = (rest > 0 ? columns(ofGroup: rest) : -gap) + spaceBeforeNumber
    if fives <= room, fives * step + end <= room {
      return Array(repeating: 5, count: fives) + (rest > 0 ? [rest] : [])
    }
    let fitting = (room - ellipsis - spaceBeforeNumber + gap) / step
    return Array(repeating: 5, count: max(0, min(fitting, rest > 0 ? fives : fives - 1)))
  }

  /// Returns the width of a group: a column for each upright mark, and one at either end for the mark that crosses them.
  static func columns(ofGroup marks: Int) -> Int { min(marks, 4) + 2 }

  /// Returns the width of some groups and the gaps between them.
  static func columns(of groups: [Int]) -> Int {
    groups.map(columns(ofGroup:)).reduce(0, +) + gap * max(0, groups.count - 1)
  }
}
