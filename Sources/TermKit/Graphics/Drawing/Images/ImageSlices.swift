/// The mapping from the columns that an image is drawn into to the columns of the image. Rows work in the same way (I3).
struct ImageSlices {
  private let length: Int
  private let room: Int
  private let head: Int
  private let tail: Int
  private let mode: Image.ResizingMode

  /// Creates the mapping of an image of `length` columns, with caps at both ends, to `room` columns.
  init(_ length: Int, caps: (Int, Int), room: Int, mode: Image.ResizingMode) {
    self.length = length
    self.room = room
    self.mode = mode
    let both = caps.0 + caps.1
    // Caps that do not fit lose their inner columns, in proportion to their sizes.
    head = room >= both ? caps.0 : (room * caps.0 + both / 2) / max(1, both)
    tail = room >= both ? caps.1 : room - head
    middle = caps.0..<length - caps.1
  }

  private let middle: Range<Int>

  /// Returns the column of the image for a column of the room.
  func source(_ index: Int) -> Int {
    if index < head { return index }
    if index >= room - tail { return length - (room - index) }
    switch mode {
    case .tile: return middle.lowerBound + (index - head) % middle.count
    case .stretch: return middle.lowerBound + (index - head) * middle.count / (room - head - tail)
    }
  }
}
