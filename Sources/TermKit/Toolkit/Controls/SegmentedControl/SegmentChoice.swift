import TermKitInput

/// Which of some segments is chosen, which is under the mouse, and which one keys are for, while segments come and go.
struct SegmentChoice: Equatable {
  /// The one that is chosen.
  var selected: Int?
  /// The one under the mouse.
  var pressed: Int?
  /// The one that keys went to last.
  var cursorIndex = 0

  /// The one that keys are for, among so many.
  func cursor(among count: Int) -> Int? {
    if count == 0 { return nil }
    return selected ?? min(cursorIndex, count - 1)
  }

  /// Where arrows, Home and End lead; nil when nothing is there, and for other keys.
  /// - Parameters:
  ///   - code: The key.
  ///   - isEnabled: Of each segment whether it can be chosen.
  ///   - isMomentary: True when none stays chosen.
  func destination(of code: KeyCode, among isEnabled: [Bool], isMomentary: Bool) -> Int? {
    guard let cursor = cursor(among: isEnabled.count) else { return nil }
    // Nothing is chosen yet: the one with the focus is the first that can be.
    let first = selected == nil && !isMomentary && isEnabled[cursor] ? cursor : nil
    return switch code {
    case .left: first ?? isEnabled[..<cursor].lastIndex(of: true)
    case .right: first ?? isEnabled[(cursor + 1)...].firstIndex(of: true)
    case .home: isEnabled.firstIndex(of: true)
    case .end: isEnabled.lastIndex(of: true)
    default: nil
    }
  }

  /// One more comes before the one at an index; what is chosen stays so.
  mutating func insert(at index: Int, into count: Int) {
    selected = selected.map { $0 >= index ? $0 + 1 : $0 }
    pressed = nil
    if cursorIndex >= index, count > 0 { cursorIndex += 1 }
  }

  /// One goes; if it was chosen none is any more.
  mutating func remove(at index: Int) {
    selected = selected.flatMap { $0 == index ? nil : $0 > index ? $0 - 1 : $0 }
    pressed = nil
    if cursorIndex > index { cursorIndex -= 1 }
  }
}
