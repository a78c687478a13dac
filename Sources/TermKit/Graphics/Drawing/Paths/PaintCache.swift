/// A cache of recently painted cells. A shape that moves over the screen, or lies under a moving one, often produces the same cells
/// again.
///
/// Each slot keeps only the newest of the cells that share it.
package final class PaintCache {
  /// The values that determine a painted cell.
  struct Key: Equatable {
    /// The coverage, with eight bytes in each lane.
    var coverage: SIMD4<UInt64>
    var below: Cell
    var ink: Color
    var hasQuadrants: Bool

    fileprivate var place: Int {
      var hash = coverage[0] ^ coverage[1] &* 3 ^ coverage[2] &* 5 ^ coverage[3] &* 7
      hash ^= UInt64(below.background.red) << 40 ^ UInt64(below.glyph.base.value) << 20 ^ UInt64(ink.red) << 9
      return Int((hash &* 0x9E37_79B9_7F4A_7C15) >> 54)
    }
  }

  package init() {}

  private var entries: [(key: Key, cell: Cell)?] = Array(repeating: nil, count: 1024)

  /// Returns the cached cell, or calls `paint` and caches its result.
  func cell(_ key: Key, or paint: () -> Cell) -> Cell {
    let place = key.place
    if let entry = entries[place], entry.key == key { return entry.cell }
    let cell = paint()
    entries[place] = (key, cell)
    return cell
  }
}
