extension Collection where Element == UInt8 {
  /// Returns the end of the last frame that a program drew: where it leaves the alternate screen, or erases it just before. Nil if the
  /// program did neither.
  package var endOfLastFrame: Index? {
    guard let leaving = firstRange(of: Array("\u{1B}[?1049l".utf8))?.lowerBound else { return nil }
    let nearby = self[..<leaving].suffix(40)
    return nearby.firstRange(of: Array("\u{1B}[H\u{1B}[2J".utf8))?.lowerBound ?? leaving
  }
}
