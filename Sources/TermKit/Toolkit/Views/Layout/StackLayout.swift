/// How a stack view shares the space along its axis. UIKit's `UIStackView.Distribution`.
public enum StackDistribution: CaseIterable, Hashable, Sendable {
  /// Each view gets its best size, and the views with the lowest hugging priority share the rest.
  ///
  /// If there is not enough room, the views with the lowest compression resistance shrink first, the longest of them before the others.
  case fill
  /// All views get the same length. The first views get the cells that cannot be shared, one each.
  case fillEqually
  /// The views fill the stack, each with a length in proportion to its best length.
  case fillProportionally
  /// Each view gets its best size, and the gaps share the rest evenly. If there is not enough room, views shrink as with `fill`.
  case equalSpacing
  /// Each view gets its best size, and the middles of the views have equal distances. No gap gets smaller than the spacing. If there is not
  /// enough room, views shrink as with `fill`.
  case equalCentering
}

/// How a stack view places views across its axis. UIKit's `UIStackView.Alignment`.
public enum StackAlignment: CaseIterable, Hashable, Sendable {
  /// Views fill the space.
  case fill
  /// Views have their best size, at the left or top.
  case leading
  /// Views have their best size, in the middle.
  case center
  /// Views have their best size, at the right or bottom.
  case trailing

  /// The same as `leading`, for horizontal stacks.
  public static let top = StackAlignment.leading
  /// The same as `trailing`, for horizontal stacks.
  public static let bottom = StackAlignment.trailing
}

/// The positions of a stack's views along its axis, computed from numbers only.
package struct StackLayout {
  /// A view, as the layout sees it.
  package struct Part {
    /// The best length, at least 0.
    package var length: Int
    package var hugging = LayoutPriority.defaultLow
    package var resistance = LayoutPriority.defaultHigh
    /// The gap after the view.
    package var spacing = 0
    /// The lengths that the view may have. They contain the best length.
    package var limits = 0...Int.max

    package init(
      length: Int, hugging: LayoutPriority = .defaultLow, resistance: LayoutPriority = .defaultHigh, spacing: Int = 0,
      limits: ClosedRange<Int> = 0...Int.max
    ) {
      (self.length, self.hugging, self.resistance, self.spacing) = (length, hugging, resistance, spacing)
      self.limits = limits
    }
  }

  var distribution = StackDistribution.fill

  package init(distribution: StackDistribution = .fill) { self.distribution = distribution }

  /// Returns the length at which every part gets its best length.
  func length(of parts: [Part]) -> Int {
    let longest = parts.map(\.length).max() ?? 0
    let lengths = parts.map {
      distribution == .fillEqually ? min(max(longest, $0.limits.lowerBound), $0.limits.upperBound) : $0.length
    }
    return (parts.dropLast().map(\.spacing) + lengths).reduce(0) { $0.saturatingAdd($1) }
  }

  /// Returns the range of every part within a length.
  package func place(_ parts: [Part], in room: Int) -> [Range<Int>] {
    if parts.isEmpty { return [] }
    var gaps = parts.map(\.spacing)
    gaps[gaps.count - 1] = 0
    let spacing = gaps.reduce(0) { $0.saturatingAdd($1) }
    // No part gets more than the available length.
    let most = max(0, room.saturatingSubtract(spacing))
    var lengths = parts.map { min($0.length, most) }
    let rest = room.saturatingSubtract(lengths.reduce(spacing) { $0.saturatingAdd($1) })
    switch distribution {
    case .fillEqually:
      lengths = Self.shares(of: most, among: parts) { Self.shares(of: $0, among: $1.count) }
    case .fill where rest > 0:
      add(rest, to: &lengths, parts)
    case .equalSpacing where rest > 0 && parts.count > 1:
      for (index, share) in Self.shares(of: rest, among: parts.count - 1).enumerated() { gaps[index] += share }
    case .fillProportionally:
      lengths = Self.shares(of: most, among: parts) { Self.shares(of: $0, inProportionTo: $1.map(\.length)) }
    case .equalCentering where rest > 0:
      gaps = Self.gaps(centering: lengths, minimum: gaps.dropLast(), rest: rest) + [0]
    case .fill, .equalSpacing, .equalCentering: break
    }
    shrink(&lengths, parts, to: most)
    return ranges(lengths, gaps)
  }

  private func add(_ rest: Int, to lengths: inout [Int], _ parts: [Part]) {
    let growing = parts.indices.filter { parts[$0].limits.upperBound > lengths[$0] }
    let weakest = growing.map { parts[$0].hugging }.min()
    let takers = growing.filter { parts[$0].hugging == weakest }
    for (index, share) in zip(takers, Self.shares(of: rest, among: takers.count)) { lengths[index] += share }
  }

  // Limits are left last: a part that is cut off is better than a part that is not shown.
  private func shrink(_ lengths: inout [Int], _ parts: [Part], to room: Int) {
    for keepsLimits in [true, false] {
      for resistance in Set(parts.map(\.resistance)).sorted() {
        let excess = lengths.reduce(0) { $0.saturatingAdd($1) }.saturatingSubtract(room)
        if excess <= 0 { return }
        let shrinkable = parts.indices.filter { parts[$0].resistance == resistance }
        let total = shrinkable.reduce(0) { $0.saturatingAdd(lengths[$1]) }
        cut(shrinkable, to: max(0, total - excess), &lengths) { keepsLimits ? parts[$0].limits.lowerBound : 0 }
      }
    }
  }

  // The longest parts shrink first, to a common length, so that short ones stay readable. The first of them get the rest, one cell each.
  private func cut(_ shrinkable: [Int], to room: Int, _ lengths: inout [Int], least: (_ index: Int) -> Int) {
    func length(_ index: Int, _ common: Int) -> Int {
      max(min(lengths[index], least(index)), min(lengths[index], common))
    }
    func total(_ common: Int) -> Int { shrinkable.reduce(0) { $0.saturatingAdd(length($1, common)) } }
    var (common, tooMuch) = (0, (shrinkable.map { lengths[$0] }.max() ?? 0).saturatingAdd(1))
    while tooMuch - common > 1 {
      let middle = common + (tooMuch - common) / 2
      if total(middle) <= room { common = middle } else { tooMuch = middle }
    }
    var rest = room - total(common)
    for index in shrinkable {
      let (short, long) = (length(index, common), length(index, common + 1))
      lengths[index] = rest > 0 ? long : short
      rest -= long - short
    }
  }

  private func ranges(_ lengths: [Int], _ gaps: [Int]) -> [Range<Int>] {
    var start = 0
    return zip(lengths, gaps).map { length, gap in
      defer { start = start.saturatingAdd(length.saturatingAdd(gap)) }
      return start..<start.saturatingAdd(length)
    }
  }

  // Shares a length, and then again without the parts that have left their limits. If parts that are too short need more than the others
  // gain, these come first, as in the flexible boxes of CSS.
  private static func shares(of total: Int, among parts: [Part], by share: (Int, [Part]) -> [Int]) -> [Int] {
    var lengths = parts.map(\.length)
    var free = Array(parts.indices)
    while !free.isEmpty {
      let fixed = parts.indices.reduce(0) { free.contains($1) ? $0 : $0.saturatingAdd(lengths[$1]) }
      let shares = share(max(0, total.saturatingSubtract(fixed)), free.map { parts[$0] })
      for (index, length) in zip(free, shares) { lengths[index] = length }
      let changes = zip(free, shares).map {
        min(max($1, parts[$0].limits.lowerBound), parts[$0].limits.upperBound) - $1
      }
      let sum = changes.reduce(0) { $0.saturatingAdd($1) }
      let leaving = zip(free, changes).filter { sum == 0 ? $1 != 0 : sum > 0 ? $1 > 0 : $1 < 0 }
      if leaving.isEmpty { break }
      for (index, change) in leaving { lengths[index] += change }
      free.removeAll { index in leaving.contains { $0.0 == index } }
    }
    return lengths
  }

  /// Splits a number into parts that are proportional to lengths, or equal if all lengths are zero. Rounding keeps the sum.
  static func shares(of total: Int, inProportionTo lengths: [Int]) -> [Int] {
    let sum = lengths.reduce(0.0) { $0 + Double($1) }
    if sum == 0 { return shares(of: total, among: lengths.count) }
    var (before, end) = (0.0, 0)
    return lengths.map { length in
      before += Double(length)
      let start = end
      end = Int(saturating: Double(total) * before / sum)
      return end - start
    }
  }

  // A gap that would be smaller than its minimum keeps the minimum, and the other gaps share what remains.
  private static func gaps(centering lengths: [Int], minimum: ArraySlice<Int>, rest: Int) -> [Int] {
    let minimum = Array(minimum)
    let halves = zip(lengths, lengths.dropFirst()).map { Double($0 + $1) / 2 }
    let total = Double(minimum.reduce(rest, +))
    var isFixed = minimum.map { _ in false }
    var gaps = minimum.map(Double.init)
    while isFixed.contains(false) {
      let free = isFixed.indices.filter { !isFixed[$0] }
      let room = isFixed.indices.reduce(total) { isFixed[$1] ? $0 - Double(minimum[$1]) : $0 + halves[$1] }
      let distance = room / Double(free.count)
      for index in free { gaps[index] = distance - halves[index] }
      let small = free.filter { gaps[$0] < Double(minimum[$0]) }
      if small.isEmpty { break }
      for index in small { (isFixed[index], gaps[index]) = (true, Double(minimum[index])) }
    }
    var (before, end) = (0.0, 0)
    return gaps.map { gap in
      before += gap
      let start = end
      end = Int(saturating: before)
      return end - start
    }
  }

  /// Splits a number into parts that differ by at most one, with the greater parts first.
  package static func shares(of total: Int, among count: Int) -> [Int] {
    (0..<count).map { total / count + ($0 < total % count ? 1 : 0) }
  }
}
