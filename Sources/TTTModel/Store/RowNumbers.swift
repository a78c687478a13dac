/// The numbers of the games or messages of a list, which shows the newest in row 0.
///
/// Numbers begin at 1 and have no gaps, but the rows of some numbers are marked as deleted and not in the list.
struct RowNumbers: Equatable {
  /// The greatest number, or 0.
  var last = 0

  /// The deleted numbers in ascending order.
  var deleted: [Int64] = []

  /// The number of rows in the list.
  var count: Int { max(0, last - deleted.count) }

  /// Returns the number in a row.
  /// - Precondition: The row is in 0..<``count``.
  func number(at row: Int) -> Int64 {
    let earlier = count - 1 - row
    // The number of deleted rows before it: those with at most as many rows before them that are in the list.
    let skipped = deleted.indices.partitioningIndex { deleted[$0] - 1 - Int64($0) > Int64(earlier) }
    return Int64(earlier + 1 + skipped)
  }

  /// Returns the numbers from the last to the first of some rows, and how many of these are in the list. Others are left out.
  func numbers(in rows: Range<Int>) -> (range: ClosedRange<Int64>, count: Int)? {
    let rows = rows.clamped(to: 0..<count)
    if rows.isEmpty { return nil }
    return (number(at: rows.upperBound - 1)...number(at: rows.lowerBound), rows.count)
  }

  /// Returns the row of a number. Nil if it does not exist or is deleted.
  func row(of number: Int64) -> Int? {
    guard number >= 1, number <= Int64(last), !isDeleted(number) else { return nil }
    return count - Int(number) + place(of: number)
  }

  func isDeleted(_ number: Int64) -> Bool {
    let place = place(of: number)
    return place < deleted.count && deleted[place] == number
  }

  /// Returns how many deleted numbers are smaller.
  private func place(of number: Int64) -> Int { deleted.indices.partitioningIndex { deleted[$0] >= number } }
}

extension Range<Int> {
  /// Returns the first number for which a condition is true, or the end of the range. From that number on it must be true.
  fileprivate func partitioningIndex(where isTrue: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
