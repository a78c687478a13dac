internal import CVTerm
package import TermKit

/// A model of kitty's scaled text (OSC 66) on top of libvterm: below a scaled letter, libvterm has blanks in the colours of the letter.
extension ScreenEmulator {
  /// A scaled letter.
  package struct ScaledLetter: Hashable {
    /// The letter.
    package var scalar: Unicode.Scalar
    /// The cells that it covers.
    package var area: Rect

    /// Creates a letter for comparisons.
    package init(scalar: Unicode.Scalar, area: Rect) { (self.scalar, self.area) = (scalar, area) }
  }

  /// The scaled letters on the screen.
  package var scaledLetters: Set<ScaledLetter> {
    Set(
      (0..<emulator.pointee.letter_count).map { index in
        let letter = emulator_letter_at(emulator, index)
        let (top, left) = (Int(letter.area.start_row), Int(letter.area.start_col))
        let size = Size(width: Int(letter.area.end_col) - left, height: Int(letter.area.end_row) - top)
        return ScaledLetter(
          scalar: Unicode.Scalar(letter.scalar) ?? " ", area: Rect(origin: Point(x: left, y: top), size: size))
      })
  }

  /// The number of scaled letters that kitty would not have shown as the program meant it: a part of the letter was overwritten below its
  /// first row, or the letter did not fit the screen.
  package var brokenLetterCount: Int { Int(emulator.pointee.broken_letter_count) }

  /// Processes bytes with scaled text.
  /// - Returns: The sequence at the end whose rest has not arrived.
  func feedWithScaledText(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while let start = rest.firstRange(of: Array("\u{1B}]66;".utf8)) {
      write(rest[..<start.lowerBound])
      rest = rest[start.lowerBound...]
      guard let end = rest.firstRange(of: Array("\u{1B}\\".utf8)) else { return rest }
      scale(String(decoding: rest[start.upperBound..<end.lowerBound], as: UTF8.self))
      rest = rest[end.upperBound...]
    }
    write(rest)
    return []
  }

  // Shows the text of a sequence such as "s=2:w=1;A".
  private func scale(_ sequence: String) {
    let fields = sequence.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    guard fields.count == 2 else { return }
    var values: [Substring: Int] = [:]
    for pair in fields[0].split(separator: ":") {
      let parts = pair.split(separator: "=")
      if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
    }
    let scale = values["s"] ?? 1
    for scalar in fields[1].unicodeScalars { show(scalar, rows: scale, columns: scale * max(1, values["w"] ?? 0)) }
  }

  private func show(_ scalar: Unicode.Scalar, rows: Int, columns: Int) {
    let place = emulator_cursor(emulator)
    let (x, y) = (Int(place.col), Int(place.row))
    guard x + columns <= size.width, y + rows <= size.height else {
      emulator.pointee.broken_letter_count += 1
      return
    }
    let blanks = String(repeating: " ", count: columns)
    for row in 0..<rows { write(Array("\u{1B}[\(y + row + 1);\(x + 1)H\(blanks)".utf8)[...]) }
    write(Array("\u{1B}[\(y + 1);\(x + columns + 1)H".utf8)[...])
    emulator_add_letter(emulator, scalar.value, Int32(y), Int32(x), Int32(rows), Int32(columns))
  }
}
