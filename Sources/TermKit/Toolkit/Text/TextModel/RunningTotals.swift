/// The running totals of a list of numbers, with a binary search for the element at which a total is reached.
///
/// A change at the same place as the previous change costs the same in a list of any length. The totals behind that place are not corrected
/// at once: they share one pending difference, until a change comes at another place.
struct RunningTotals: Sendable {
  // The total up to and including each element. The totals from the element `firstLate` on lack `delta`.
  private var ends: [Int] = []
  private var firstLate = 0
  private var delta = 0
  /// The number of totals that were corrected because a change came at another place.
  private(set) var correctionCount = 0

  /// Creates the totals of some numbers.
  ///
  /// - Precondition: No number is negative.
  init(_ numbers: some Sequence<Int> = []) {
    var total = 0
    for number in numbers {
      total += number
      ends.append(total)
    }
    firstLate = ends.count
  }

  /// The total of all numbers.
  var sum: Int { total(before: ends.count) }

  /// Returns the total of the first `count` numbers.
  func total(before count: Int) -> Int {
    count == 0 ? 0 : ends[count - 1] + (count > firstLate ? delta : 0)
  }

  /// Returns the index of the first element whose running total is greater than a number, or the number of elements.
  func firstIndex(above number: Int) -> Int { Self.firstIndex(in: ends.count) { total(before: $0 + 1) > number } }

  /// Returns the first index at which a condition holds, or `count`.
  ///
  /// - Precondition: If the condition holds for an index, it holds for all greater ones.
  static func firstIndex(in count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Replaces a range of numbers with others.
  mutating func replace(_ range: Range<Int>, with numbers: some Collection<Int>) {
    moveCorrection(to: range.upperBound)
    let before = total(before: range.lowerBound)
    let old = total(before: range.upperBound)
    var total = before
    if numbers.count == range.count {
      for (index, number) in zip(range, numbers) {
        total += number
        ends[index] = total
      }
    } else {
      ends.replaceSubrange(range, with: RunningTotals(numbers).ends.map { before + $0 })
      firstLate += numbers.count - range.count
      total = before + numbers.reduce(0, +)
    }
    delta += total - old
  }

  // Corrects the totals between the place of the last change and the place of the next one.
  private mutating func moveCorrection(to index: Int) {
    if delta != 0 {
      correctionCount += abs(index - firstLate)
      for late in min(firstLate, index)..<firstLate { ends[late] -= delta }
      for late in firstLate..<max(firstLate, index) { ends[late] += delta }
    }
    if index == ends.count { delta = 0 }
    firstLate = index
  }
}
