/// How many tally marks fit beside the number: numbers in, numbers out.
struct TallyLayout: Equatable {
  /// The marks of each group, left to right.
  private(set) var groups: [Int] = []
  /// True when there is no room for all marks.
  private(set) var isCut = false
  /// The column at which the number begins.
  private(set) var numberColumn = 0
  /// The columns that it all takes.
  private(set) var columns = 0

  /// The columns between groups.
  static let gap = 1
  private static let spaceBeforeNumber = 2 * gap
  // The ellipsis in place of the marks that are left out, with the gap before it.
  private static let ellipsis = 1 + gap

  /// Groups of five and what is over five, as many as fit in some columns with the number behind them.
  init(count: Int, columns room: Int) {
    let count = max(0, count)
    let number = String(count).count
    groups = Self.groups(of: count, columns: room - number)
    isCut = groups.reduce(0, +) < count
    numberColumn = start(ofNumberBehind: groups, isCut: isCut)
    columns = numberColumn + number
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

  /// The columns of a group: a mark each, and one at either end for the mark that crosses.
  static func columns(ofGroup marks: Int) -> Int { min(marks, 4) + 2 }

  /// The columns of some groups with the gaps between them.
  static func columns(of groups: [Int]) -> Int {
    groups.map(columns(ofGroup:)).reduce(0, +) + gap * max(0, groups.count - 1)
  }

  // Marks that are left out are an ellipsis before the number.
  private func start(ofNumberBehind groups: [Int], isCut: Bool) -> Int {
    groups.isEmpty ? 0 : Self.columns(of: groups) + (isCut ? Self.ellipsis : 0) + Self.spaceBeforeNumber
  }
}
