/// How many tally marks there is room for: numbers in, numbers out.
struct TallyLayout: Equatable {
  /// The marks of each group, left to right.
  private(set) var groups: [Int] = []
  /// What is left over for figures.
  private(set) var rest = 0
  /// The columns that it all takes.
  private(set) var columns = 0

  /// Columns between groups.
  static let gap = 1

  /// Groups of five and what is over five, as many as fit in some columns with the figures for the rest beside them.
  init(count: Int, columns room: Int) {
    let all = Array(repeating: 5, count: max(0, count) / 5) + (count % 5 > 0 ? [count % 5] : [])
    var shown = all
    while !shown.isEmpty, Self.columns(of: shown, rest: count - shown.reduce(0, +)) > room { shown.removeLast() }
    groups = shown
    rest = max(0, count) - shown.reduce(0, +)
    columns = Self.columns(of: shown, rest: rest)
  }

  /// The columns of a group: a mark each, and one at either end for the mark that crosses.
  static func columns(ofGroup marks: Int) -> Int { min(marks, 4) + 2 }

  private static func columns(of groups: [Int], rest: Int) -> Int {
    let marks = groups.map(columns(ofGroup:)).reduce(0, +) + gap * max(0, groups.count - 1)
    if rest == 0 { return marks }
    return marks + (groups.isEmpty ? 0 : gap) + "+\(rest)".count
  }
}
