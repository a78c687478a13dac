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

  /// Columns between groups, and two of them before the number.
  static let gap = 1

  /// Groups of five and what is over five, as many as fit in some columns with the number behind them.
  init(count: Int, columns room: Int) {
    let count = max(0, count)
    let all = Array(repeating: 5, count: count / 5) + (count % 5 > 0 ? [count % 5] : [])
    let number = String(count).count
    groups = all
    while !groups.isEmpty, start(ofNumberBehind: groups, isCut: groups.count < all.count) + number > room {
      groups.removeLast()
    }
    isCut = groups.count < all.count
    numberColumn = start(ofNumberBehind: groups, isCut: isCut)
    columns = numberColumn + number
  }

  /// The columns of a group: a mark each, and one at either end for the mark that crosses.
  static func columns(ofGroup marks: Int) -> Int { min(marks, 4) + 2 }

  /// The columns of some groups with the gaps between them.
  static func columns(of groups: [Int]) -> Int {
    groups.map(columns(ofGroup:)).reduce(0, +) + gap * max(0, groups.count - 1)
  }

  // Marks that are left out are an ellipsis before the number.
  private func start(ofNumberBehind groups: [Int], isCut: Bool) -> Int {
    groups.isEmpty ? 0 : Self.columns(of: groups) + (isCut ? 2 : 0) + 2 * Self.gap
  }
}
