package import TermKit

/// The comparison of a screen from right to left with a screen from left to right, in the same language.
///
/// A row agrees if it can be divided into parts that are mirror images, and parts at mirrored places that look the same in both directions:
/// texts and pictures. A text is never divided inside of a word.
package struct MirrorImage {
  private let rightToLeft: CellBuffer
  private let leftToRight: CellBuffer
  private let mirrored: CellBuffer

  package init(_ rightToLeft: CellBuffer, of leftToRight: CellBuffer) {
    (self.rightToLeft, self.leftToRight) = (rightToLeft, leftToRight)
    var mirrored = leftToRight
    mirrored.mirror(mirrored.bounds)
    self.mirrored = mirrored
  }

  /// The rows that differ, with both texts, and with the cells up to which no division of the row leads.
  /// - Parameter pictures: Areas of the screen from right to left that are not looked at.
  package func differences(exceptIn pictures: [Rect] = []) -> [String] {
    if rightToLeft.size != leftToRight.size { return ["\(rightToLeft.size) is not \(leftToRight.size)"] }
    return (0..<rightToLeft.size.height).compactMap { y in
      let columns = pictures.filter { (y..<y + 1).overlaps($0.minY..<$0.maxY) }.map { $0.minX..<$0.maxX }
      return differingColumn(y, columns).map { x in
        """
        row \(y):
          \(text(of: leftToRight, y))
          \(text(of: rightToLeft, y))
        column \(x): \(rightToLeft[x, y])
        mirrored: \(mirrored[x, y])
        """
      }
    }
  }

  private func text(of buffer: CellBuffer, _ y: Int) -> String {
    "|" + (0..<buffer.size.width).map { String(String.UnicodeScalarView(buffer[$0, y].glyph.scalars)) }.joined() + "|"
  }

  // Divides a row, from the left on. Returns the last column to which a division leads, or nil if one leads to the end.
  private func differingColumn(_ y: Int, _ pictures: [Range<Int>]) -> Int? {
    let width = rightToLeft.size.width
    var isReached = [Bool](repeating: false, count: width + 1)
    isReached[0] = true
    for start in 0..<width where isReached[start] {
      if pictures.contains(where: { $0.contains(start) }) || isMirrorImage(start, y) { isReached[start + 1] = true }
      markStraightParts(from: start, y, &isReached)
    }
    return isReached[width] ? nil : isReached.lastIndex(of: true)
  }

  // A part that looks the same ends where the other screen has the beginning of the text.
  private func markStraightParts(from start: Int, _ y: Int, _ isReached: inout [Bool]) {
    let width = rightToLeft.size.width
    for end in stride(from: width, to: start, by: -1) where !isReached[end] {
      let source = width - end
      if isInsideWord(source, y) || isInsideWord(width - start, y) { continue }
      isReached[end] = (0..<end - start).allSatisfy { rightToLeft[start + $0, y] == leftToRight[source + $0, y] }
    }
  }

  private func isMirrorImage(_ x: Int, _ y: Int) -> Bool {
    let cell = rightToLeft[x, y]
    return cell == mirrored[x, y] && !isLetter(cell)
  }

  private func isInsideWord(_ x: Int, _ y: Int) -> Bool {
    x > 0 && x < leftToRight.size.width && isLetter(leftToRight[x - 1, y]) && isLetter(leftToRight[x, y])
  }

  private func isLetter(_ cell: Cell) -> Bool {
    let properties = cell.glyph.base.properties
    return properties.isAlphabetic || properties.numericType != nil || cell.width == 0
  }
}
