import TermKit
import TermKitTestSupport

/// What a terminal shows at one time, as far as people can see it: ink and weight of a blank do not matter, and in the row of the
/// clock one digit is as good as another.
struct Snapshot: Hashable {
  /// The cells, row after row.
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

  /// True when the screen shows just this.
  func matches(_ screen: ScreenEmulator) -> Bool {
    guard screen.size == size else { return false }
    for y in 0..<size.height {
      for x in 0..<size.width where Self.seen(screen[x, y], y: y) != cells[y * size.width + x] { return false }
    }
    return true
  }

  /// What is written, row after row.
  var text: String {
    (0..<size.height).map { y in cells[y * size.width..<(y + 1) * size.width].map(\.text).joined() }
      .joined(separator: "\n")
  }

  /// In how many cells it differs from another of the same size.
  func differences(from other: Snapshot) -> Int {
    zip(cells, other.cells).count { $0 != $1 }
  }

  /// True when another of the same size shows the same, but for the last two columns: the indicators of lists, and a blank where a line
  /// would touch them.
  func isAlike(_ other: Snapshot) -> Bool {
    cells.indices.allSatisfy { $0 % size.width >= size.width - 2 || cells[$0] == other.cells[$0] }
  }

  private static func seen(_ cell: ScreenEmulator.EmulatedCell, y: Int) -> ScreenEmulator.EmulatedCell {
    var cell = cell
    if y == 0, let first = cell.text.first, ("0"..."9").contains(first) { cell.text = "0" }
    if cell.isBlank { (cell.foreground, cell.attributes) = (-1, []) }
    // The second half of a wide character has the first one's paper, whatever the emulator kept for it.
    if cell.width == 0 { cell.background = -1 }
    return cell
  }
}

extension ScreenEmulator.EmulatedCell {
  /// True when no ink can be seen.
  var isBlank: Bool { text == " " && attributes.isDisjoint(with: [.underline, .reverse]) }
}
