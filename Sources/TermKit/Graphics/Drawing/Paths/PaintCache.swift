/// Cells that were painted with ink not long ago: a shape that moves over the screen, or lies under something that does, comes out the
/// same again.
///
/// It forgets: all that falls on one place keeps what came last.
package final class PaintCache {
  /// All that the painted cell depends on.
  struct Key: Equatable {
    /// The coverage, eight bytes a lane.
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

  /// The cell that was painted, or else that `paint` makes of it now.
  func cell(_ key: Key, or paint: () -> Cell) -> Cell {
    let place = key.place
    if let entry = entries[place], entry.key == key { return entry.cell }
    let cell = paint()
    entries[place] = (key, cell)
    return cell
  }
}
