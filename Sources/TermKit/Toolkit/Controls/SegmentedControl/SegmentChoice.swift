import TermKitInput

/// The indices of the selected segment, the pressed one and the one that keys apply to. Insertions and removals of segments adjust them.
struct SegmentChoice: Equatable {
  /// The index of the selected segment.
  var selected: Int?
  /// The index of the segment under the mouse while the button is down.
  var pressed: Int?
  /// The index of the segment that keys last applied to.
  var cursorIndex = 0

  /// Returns the index of the segment that keys apply to; nil if there are no segments.
  func cursor(among count: Int) -> Int? {
    if count == 0 { return nil }
    return selected ?? min(cursorIndex, count - 1)
  }

  /// Returns the index of the segment that Left, Right, Home or End selects, or nil at the ends and for other keys. `isEnabled` has one
  /// value for each segment. In a momentary control, no segment stays selected.
  func destination(of code: KeyCode, among isEnabled: [Bool], isMomentary: Bool) -> Int? {
    guard let cursor = cursor(among: isEnabled.count) else { return nil }
    // Without a selection, an arrow key first selects the segment with the focus.
    let first = selected == nil && !isMomentary && isEnabled[cursor] ? cursor : nil
    return switch code {
    case .left: first ?? isEnabled[..<cursor].lastIndex(of: true)
    case .right: first ?? isEnabled[(cursor + 1)...].firstIndex(of: true)
    case .home: isEnabled.firstIndex(of: true)
    case .end: isEnabled.lastIndex(of: true)
    default: nil
    }
  }

  /// Adjusts the indices for a new segment at an index. The selected segment stays selected.
  mutating func insert(at index: Int, into count: Int) {
    selected = selected.map { $0 >= index ? $0 + 1 : $0 }
    pressed = nil
    if cursorIndex >= index, count > 0 { cursorIndex += 1 }
  }

  /// Adjusts the indices for a segment that is removed. If it was selected, no segment is selected any more.
  mutating func remove(at index: Int) {
    selected = selected.flatMap { $0 == index ? nil : $0 > index ? $0 - 1 : $0 }
    pressed = nil
    if cursorIndex > index { cursorIndex -= 1 }
  }
}
