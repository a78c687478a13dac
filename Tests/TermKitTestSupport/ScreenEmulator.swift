internal import CVTerm
package import TermKit

/// A terminal in memory, based on libvterm. It shows a program's output as a user's terminal would, and was not written by the authors of
/// TermKit.
package final class ScreenEmulator {
  /// One cell of the screen.
  package struct EmulatedCell: Hashable, CustomStringConvertible {
    /// The character with its marks; a space in an empty cell.
    package var glyph: Glyph
    /// The width in columns; 0 in the right half of a wide character.
    package var width: Int
    /// The colour of the glyph: -1 for the terminal's own, a number of the palette, or 0x1000000 | 0xRRGGBB.
    package var foreground: Int
    /// The colour of the background, in the same form.
    package var background: Int
    /// Bold, italic, underline and reverse. libvterm does not report dim.
    package var attributes: TextAttributes

    /// Creates a cell for comparisons.
    package init(glyph: Glyph, width: Int, foreground: Int, background: Int, attributes: TextAttributes) {
      (self.glyph, self.width, self.attributes) = (glyph, width, attributes)
      (self.foreground, self.background) = (foreground, background)
    }

    package var description: String {
      let numbers = glyph.scalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
      return "\(numbers) in \(width), \(foreground) on \(background), attributes \(attributes.rawValue)"
    }

    /// The character as text.
    package var text: String {
      get {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: glyph.scalars)
        return String(view)
      }
      set { glyph = Glyph(scalars: newValue.unicodeScalars) }
    }
  }

  let emulator: UnsafeMutablePointer<CVTerm.emulator>
  /// Whether characters of ambiguous width take two columns. They are shown as "〓".
  private let isAmbiguousWide: Bool
  /// The way in which the terminal shows text from right to left.
  let reordering: Reordering
  /// Whether mode 8 is on, and whether it was on when the screen was erased.
  var isMode8On = true
  var reordersRows: Bool
  /// The output in which `noteMode8` has looked last.
  var bytesBefore: [UInt8] = []
  /// Whether the terminal puts spacing marks into the cell before them, as some terminals do in mode 2027.
  private let joinsMarks: Bool
  // libvterm forgets the first bytes of a character after ASCII if it gets the other bytes later.
  private var unfinished: [UInt8] = []
  /// The columns and rows.
  package private(set) var size: Size

  /// Creates a terminal of a size.
  /// - Parameters:
  ///   - isAmbiguousWide: Whether characters of ambiguous width take two columns, as in Chinese and Japanese setups. Defaults to false.
  ///   - joinsMarks: Whether a spacing mark takes no column, as in some terminals in mode 2027. Defaults to false.
  ///   - reordering: The way in which the terminal shows text from right to left. Defaults to `none`.
  package init(
    size: Size, isAmbiguousWide: Bool = false, joinsMarks: Bool = false, reordering: Reordering = .none
  ) {
    guard let emulator = emulator_new(Int32(size.height), Int32(size.width)) else {
      preconditionFailure("not enough memory for a terminal emulator")
    }
    self.emulator = emulator
    self.size = size
    self.isAmbiguousWide = isAmbiguousWide
    self.joinsMarks = joinsMarks
    self.reordering = reordering
    reordersRows = reordering == .mode8
  }

  deinit { emulator_free(emulator) }

  /// Processes bytes of a program's output, which may be split anywhere.
  package func feed(_ bytes: [UInt8]) {
    let all = unfinished + bytes
    let whole = all.prefix(all.count - Self.unfinishedCount(all))
    unfinished = Array(all[whole.count...])
    noteMode8(bytes)
    if isAmbiguousWide { return write(Self.widened(whole)[...]) }
    if joinsMarks { return write(Self.withoutSpacingMarks(whole)[...]) }
    write(whole)
  }

  // libvterm knows only narrow ambiguous characters, so a wide character takes their places. Unicode's
  // EastAsianWidth.txt has these ranges, and others.
  private static func widened(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let ranges: [ClosedRange<UInt32>] = [
      0xB0...0xB1, 0x391...0x451, 0x2010...0x2027, 0x2190...0x2199, 0x2500...0x266F, 0xFFFD...0xFFFD,
    ]
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.flatMap { scalar in
      Array(String(ranges.contains { $0.contains(scalar.value) } ? "〓" : scalar).utf8)
    }
  }

  // libvterm always gives these marks a column, and it makes no difference for the columns whether the ink is missing.
  private static func withoutSpacingMarks(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return Array(
      String(String.UnicodeScalarView(scalars.filter { $0.properties.generalCategory != .spacingMark })).utf8)
  }

  private func write(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { buffer in
      _ = vterm_input_write(emulator.pointee.vterm, buffer.bindMemory(to: CChar.self).baseAddress, buffer.count)
    }
  }

  // Returns the number of bytes at the end that begin a character of UTF-8, or a short OSC sequence, without ending it.
  private static func unfinishedCount(_ bytes: [UInt8]) -> Int {
    let command = unfinishedCommandCount(bytes.suffix(256))
    if command > 0 { return command }
    let tail = bytes.suffix(3)
    guard let start = tail.lastIndex(where: { $0 & 0xC0 != 0x80 }), tail[start] >= 0xC0 else { return 0 }
    let length = (~tail[start]).leadingZeroBitCount
    let count = tail.endIndex - start
    return count < length ? count : 0
  }

  // libvterm loses a title that arrives in two pieces.
  private static func unfinishedCommandCount(_ tail: ArraySlice<UInt8>) -> Int {
    let endsWithEscape = tail.last == 0x1B
    let body = endsWithEscape ? tail.dropLast() : tail
    guard let start = body.lastIndex(of: 0x1B), body.dropFirst(start + 1 - body.startIndex).first == UInt8(ascii: "]"),
      !body[start...].contains(0x07)
    else { return endsWithEscape ? 1 : 0 }
    return tail.endIndex - start
  }

  /// Returns the bytes that the terminal has sent since the last call: answers to queries, and keys.
  package func takeReplies() -> [UInt8] {
    var replies: [UInt8] = []
    var buffer = [CChar](repeating: 0, count: 4096)
    while true {
      let count = vterm_output_read(emulator.pointee.vterm, &buffer, buffer.count)
      if count == 0 { return replies }
      replies += buffer.prefix(count).map { UInt8(bitPattern: $0) }
    }
  }

  /// Resizes the screen.
  package func resize(to size: Size) {
    self.size = size
    vterm_set_size(emulator.pointee.vterm, Int32(size.height), Int32(size.width))
  }
}

extension ScreenEmulator {
  /// The cell that the terminal shows at a column and a row.
  package subscript(x: Int, y: Int) -> EmulatedCell {
    let column = sentColumn(of: x, y: y)
    return shown(sent(column, y), sentTo: column, y: y)
  }

  /// Returns the cell that was sent to a column and a row.
  func sent(_ x: Int, _ y: Int) -> EmulatedCell {
    var cell = emulator_get_cell(emulator, Int32(y), Int32(x))
    let isRightHalf = emulator_scalar(&cell, 0) == UInt32.max
    let glyph = Self.glyph(&cell)
    var attributes: TextAttributes = []
    if cell.bold { attributes.insert(.bold) }
    if cell.italic { attributes.insert(.italic) }
    let underlines: [TextAttributes] = [[], .underline, .doubleUnderline, .curlyUnderline]
    attributes.formUnion(underlines[Int(cell.underline)])
    if cell.reverse { attributes.insert(.reverse) }
    return EmulatedCell(
      glyph: glyph, width: isRightHalf ? 0 : Int(cell.width), foreground: Int(cell.foreground),
      background: Int(cell.background), attributes: attributes)
  }

  private static func glyph(_ cell: inout emulator_cell) -> Glyph {
    let first = Unicode.Scalar(emulator_scalar(&cell, 0)) ?? " "
    if emulator_scalar(&cell, 1) == 0 { return first.value == 0 ? .blank : Glyph(first) }
    let rest = (1..<Int32(VTERM_MAX_CHARS_PER_CELL)).map { emulator_scalar(&cell, $0) }.prefix { $0 != 0 }
    return Glyph(scalars: [first] + rest.compactMap { Unicode.Scalar($0) })
  }

  /// The screen as lines, without trailing blanks.
  package var text: String {
    (0..<size.height).map(line).joined(separator: "\n")
  }

  /// Returns a row as text, without trailing blanks.
  package func line(_ y: Int) -> String {
    // Tests read so many lines that a string for each cell would take most of their time.
    var line = String.UnicodeScalarView()
    for x in 0..<size.width {
      let cell = self[x, y]
      if cell.width > 0 { for scalar in cell.glyph.scalars { line.append(scalar) } }
    }
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// The position of the cursor, or nil if it is hidden.
  package var cursor: Point? {
    let position = emulator_cursor(emulator)
    let (x, y) = (Int(position.col), Int(position.row))
    return emulator.pointee.cursor_is_visible ? Point(x: shownColumn(of: x, y: y), y: y) : nil
  }

  /// True while the alternate screen is shown.
  package var isAlternateScreen: Bool { emulator.pointee.alternate_screen }

  /// True while clicks, drags or moves are reported.
  package var reportsMouse: Bool { Int(emulator.pointee.mouse_mode) != VTERM_PROP_MOUSE_NONE }

  /// The number of times that the bell rang.
  package var bellCount: Int { Int(emulator.pointee.bell_count) }

  /// The window's title.
  package var title: String {
    withUnsafeBytes(of: emulator.pointee.title) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  // libvterm does not report the state of the next two modes, but its answers depend on them.

  /// True while pastes are bracketed (mode 2004).
  package var bracketsPastes: Bool {
    replies { vterm_keyboard_start_paste(emulator.pointee.vterm) }.isEmpty == false
  }

  /// True while the focus is reported (mode 1004).
  package var reportsFocus: Bool {
    replies { vterm_state_focus_in(vterm_obtain_state(emulator.pointee.vterm)) }.isEmpty == false
  }

  private func replies(_ body: () -> Void) -> [UInt8] {
    let before = takeReplies()
    precondition(before.isEmpty, "call takeReplies() before the modes are queried")
    body()
    return takeReplies()
  }

  /// Presses or releases a mouse button, 1 for the left one, and returns the bytes that the terminal sends.
  package func mouseBytes(button: Int, isPressed: Bool, at point: Point) -> [UInt8] {
    replies {
      vterm_mouse_move(emulator.pointee.vterm, Int32(point.y), Int32(point.x), VTERM_MOD_NONE)
      vterm_mouse_button(emulator.pointee.vterm, Int32(button), isPressed, VTERM_MOD_NONE)
    }
  }

  /// Whether the modes are as a program must leave them: all off, and the cursor visible.
  package var isAsFound: Bool {
    !isAlternateScreen && !reportsMouse && !bracketsPastes && !reportsFocus && cursor != nil
  }
}
