import TTTModel
import TermKit

/// The places of the parts of the dashboard, computed from numbers only.
struct DashboardLayout {
  private(set) var pieces = Rect.zero
  private(set) var statistics = Rect.zero
  /// The row above the cards.
  private(set) var cardsHeader = Rect.zero
  private(set) var cards: [Rect] = []
  /// The row above the strip.
  private(set) var weeksHeader = Rect.zero
  private(set) var weeks = Rect.zero
  /// The rows of the strip above its line.
  let stripRows: Int
  /// The height of everything, with a margin below.
  private(set) var height = 0

  private static let gap = 2
  private static let maximumWidth = 192
  private static let topHeight = 8
  // All cards are in one row from this size of the screen, in cells.
  private static let sizeForOneRow = Size(width: 160, height: 46)

  /// Places everything in the middle of the visible part of a screen. In low screens, the dashboard is higher than the visible part.
  init(room: Size) {
    self.init(room: room, isRoomy: true)
    if height > room.height { self.init(room: room, isRoomy: false) }
  }

  // If it is roomy, a free row is above each header.
  private init(room: Size, isRoomy: Bool) {
    let isTall = room.width >= Self.sizeForOneRow.width && room.height >= Self.sizeForOneRow.height
    stripRows = room.height >= Self.sizeForOneRow.height ? 4 : 2
    let available = min(room.width - 4, Self.maximumWidth)
    // Four cards and their gaps fit exactly.
    let width = available - (available + Self.gap) % 4
    let x = (room.width - width) / 2
    var y = 1
    func row(_ count: Int, height: Int) -> [Rect] {
      let step = (width + Self.gap) / count
      defer { y += height }
      return (0..<count).map { Rect(x: x + $0 * step, y: y, width: step - Self.gap, height: height) }
    }
    func header() -> Rect {
      if isRoomy { y += 1 }
      return row(1, height: 1)[0]
    }
    let top = row(2, height: Self.topHeight)
    (pieces, statistics) = (top[0], top[1])
    cardsHeader = header()
    if isTall {
      cards = row(Opponent.allCases.count, height: OpponentCard.tallHeight)
    } else {
      cards = row(2, height: OpponentCard.height)
      y += 1
      cards += row(2, height: OpponentCard.height)
    }
    weeksHeader = header()
    weeks = row(1, height: FormView.height(rows: stripRows) + 2)[0]
    height = y + (isRoomy ? 0 : 1)
    let spare = max(0, room.height - height) / 2
    height += spare
    for part in [\Self.pieces, \.statistics, \.cardsHeader, \.weeksHeader, \.weeks] {
      self[keyPath: part].origin.y += spare
    }
    for index in cards.indices { cards[index].origin.y += spare }
  }
}
