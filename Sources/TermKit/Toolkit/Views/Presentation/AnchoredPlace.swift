import TermKitGraphics

/// The places at which a menu or a popover can open beside a rectangle, computed from numbers only.
struct AnchoredPlace {
  /// The size that the panel needs.
  var size: Size
  /// The rectangle that the panel has to stay in.
  var room: Rect

  /// Returns the frame below a rectangle, or above it if there are more rows. The rows that do not fit scroll.
  func below(_ anchor: Rect) -> Rect {
    let width = min(size.width, room.width)
    let x = clamp(anchor.minX, room.minX, room.maxX - width)
    let rows = (above: max(0, anchor.minY - room.minY), below: max(0, room.maxY - anchor.maxY))
    let needed = min(size.height, Self.leastHeight)
    if size.height <= rows.below || rows.below >= rows.above && rows.below >= needed {
      let top = max(room.minY, anchor.maxY)
      return Rect(x: x, y: top, width: width, height: min(size.height, rows.below))
    }
    if rows.above >= needed {
      let height = min(size.height, rows.above)
      return Rect(x: x, y: anchor.minY - height, width: width, height: height)
    }
    // There is so little room that the panel covers the anchor.
    let height = min(size.height, room.height)
    return Rect(x: x, y: clamp(anchor.maxY, room.minY, room.maxY - height), width: width, height: height)
  }

  /// Returns the frame to the right of a rectangle, or to the left of it, or over it if there is no room at either side.
  ///
  /// The first item is in the row of the rectangle, and the outlines overlap.
  func beside(_ anchor: Rect) -> Rect {
    let width = min(size.width, room.width)
    let height = min(size.height, room.height)
    let y = clamp(anchor.minY - 1, room.minY, room.maxY - height)
    var x = clamp(anchor.minX + 2, room.minX, room.maxX - width)
    if anchor.maxX + width <= room.maxX {
      x = anchor.maxX
    } else if anchor.minX - width >= room.minX {
      x = anchor.minX - width
    }
    return Rect(x: x, y: y, width: width, height: height)
  }

  // With fewer rows, a menu is not readable: the outline and two items.
  private static let leastHeight = 4

  // MARK: Popovers

  // With fewer cells, a popover shows too little of its content: the outline and four rows of twenty columns.
  private static let leastPopover = Size(width: 22, height: 6)

  /// Returns the frame below, above, to the right or to the left of a rectangle, and the direction of the arrow that points at it.
  ///
  /// The first side at which the whole panel fits wins, or else the one with the largest visible part. Nil if each of the permitted sides
  /// has too few cells. If `isForced` is true, room for one cell inside the outline suffices.
  func popover(
    at anchor: Rect, _ permitted: PopoverArrowDirection, isForced: Bool = false
  ) -> (frame: Rect, arrow: PopoverArrowDirection)? {
    let least = isForced ? Size(width: 3, height: 3) : size.limited(to: Self.leastPopover)
    let sides = [PopoverArrowDirection.up, .down, .left, .right].filter(permitted.contains)
      .map { (area: side($0, of: anchor).intersection(room), arrow: $0) }
      .filter { least.limited(to: $0.area.size) == least }
    let best =
      sides.first { size.limited(to: $0.area.size) == size }
      ?? sides.max { visibleCells(in: $0.area) < visibleCells(in: $1.area) }
    return best.map { (anchor.centered(size.limited(to: $0.area.size)).moved(into: $0.area), $0.arrow) }
  }

  private func visibleCells(in area: Rect) -> Int {
    let shown = size.limited(to: area.size)
    return shown.width * shown.height
  }

  // The cells at the side of a rectangle from which an arrow points at it.
  private func side(_ arrow: PopoverArrowDirection, of anchor: Rect) -> Rect {
    switch arrow {
    case .up: Rect(x: room.minX, y: anchor.maxY, width: room.width, height: max(0, room.maxY - anchor.maxY))
    case .down: Rect(x: room.minX, y: room.minY, width: room.width, height: max(0, anchor.minY - room.minY))
    case .left: Rect(x: anchor.maxX, y: room.minY, width: max(0, room.maxX - anchor.maxX), height: room.height)
    default: Rect(x: room.minX, y: room.minY, width: max(0, anchor.minX - room.minX), height: room.height)
    }
  }

  private func clamp(_ value: Int, _ least: Int, _ greatest: Int) -> Int { max(least, min(greatest, value)) }
}

extension Rect {
  /// Returns the rectangle, moved by the shortest distance into another one. If it is too large, the top-left corners coincide.
  package func moved(into room: Rect) -> Rect {
    var rect = self
    rect.origin.x = max(room.minX, min(room.maxX - width, minX))
    rect.origin.y = max(room.minY, min(room.maxY - height, minY))
    return rect
  }
}
