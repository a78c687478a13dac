import TermKit
import TermKitTestSupport

/// The visible contents of a terminal at one time. The ink and the weight of a blank do not count, and in the clock's row all digits are
/// equal.
struct Snapshot: Hashable {
  /// The cells, row by row.
  private(set) var cells: [ScreenEmulator.EmulatedCell]
  let size: Size

  init(_ screen: ScreenEmulator) {
    size = screen.size
    cells = []
    cells.reserveCapacity(size.width * size.height)
    for y in 0..<size.height {
      for x in 0..<size.width { cells.append(Self.seen(screen[x, y], y: y)) }
    }
  }

  /// Returns whether the screen shows exactly this.
  func matches(_ screen: ScreenEmulator) -> Bool {
    guard screen.size == size else { return false }
    for y in 0..<size.height {
      for x in 0..<size.width where Self.seen(screen[x, y], y: y) != cells[y * size.width + x] { return false }
    }
    return true
  }

  /// The text of the cells, row by row.
  var text: String {
    (0..<size.height).map { y in cells[y * size.width..<(y + 1) * size.width].map(\.text).joined() }
      .joined(separator: "\n")
  }

  /// Returns the number of cells that differ from another snapshot of the same size.
  func differences(from other: Snapshot) -> Int {
    zip(cells, other.cells).count { $0 != $1 }
  }

  /// Returns whether a snapshot of the same size equals this one except for the last two columns. These have the scroll indicators of
  /// lists, and a blank where a line would touch them.
  func isAlike(_ other: Snapshot) -> Bool {
    cells.indices.allSatisfy { $0 % size.width >= size.width - 2 || cells[$0] == other.cells[$0] }
  }

  private static func seen(_ cell: ScreenEmulator.EmulatedCell, y: Int) -> ScreenEmulator.EmulatedCell {
    var cell = cell
    if y == 0, let first = cell.text.first, ("0"..."9").contains(first) { cell.text = "0" }
    if cell.isBlank { (cell.foreground, cell.attributes) = (-1, []) }
    // The second half of a wide character has the background of the first half, even if the emulator stores another.
    if cell.width == 0 { cell.background = -1 }
    return cell
  }
}

extension ScreenEmulator.EmulatedCell {
  /// True if no ink is visible.
  var isBlank: Bool { text == " " && attributes.isDisjoint(with: [.underline, .reverse]) }
}
