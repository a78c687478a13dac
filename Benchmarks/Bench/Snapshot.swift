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

  /// In how many cells it differs from another of the same size.
  func differences(from other: Snapshot) -> Int {
    zip(cells, other.cells).count { $0 != $1 }
  }

  private static func seen(_ cell: ScreenEmulator.EmulatedCell, y: Int) -> ScreenEmulator.EmulatedCell {
    var cell = cell
    if y == 0, let first = cell.text.first, ("0"..."9").contains(first) { cell.text = "0" }
    if cell.isBlank { (cell.foreground, cell.attributes) = (-1, []) }
    return cell
  }
}

extension ScreenEmulator.EmulatedCell {
  /// True when no ink can be seen.
  var isBlank: Bool { text == " " && attributes.isDisjoint(with: [.underline, .reverse]) }
}
