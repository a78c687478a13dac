private import CNcurses

/// Marks in what ncurses writes that stand for pairs of colours, and the sequences that take their place on the way to the terminal.
///
/// ncurses works a sequence out anew each time it sends it, once for the ink and once for the paper: in a frame that moves the whole
/// screen that took longer than all of the drawing. So the description it is handed says that a pair is selected by a mark with the
/// pair's number. The sequences are those of the same description, worked out when a pair is defined; of both colours only what changes
/// is sent.
@MainActor final class CursesColorMarks {
  /// What the description says to select a pair: a character that nothing else sends around the number.
  nonisolated static let capability = "\u{1F}%p1%d\u{1F}"
  private nonisolated static let mark: UInt8 = 0x1F
  private nonisolated static let escape: UInt8 = 0x1B
  private nonisolated static let originalColors = Array("\u{1B}[39;49m".utf8)

  // Where the parameters of a pair are: those of the ink, and behind a semicolon those of the paper.
  private struct Pair {
    var foreground: Int32
    var background: Int32
    var ink: Range<Int>
    var paper: Range<Int>
    var both: Range<Int> { ink.lowerBound..<paper.upperBound }

    // The parameters of the sequence that leads here from other colours; nil when there is nothing to change.
    func change(from pen: Pair?) -> Range<Int>? {
      guard let pen else { return both }
      if pen.foreground == foreground { return pen.background == background ? nil : paper }
      return pen.background == background ? ink : both
    }
  }

  // What is between "ESC [" and "m" in the sequence of a colour.
  private struct Parameters {
    // None's.
    var color = Int32.min
    var bytes: [UInt8] = []
  }

  private var pairs: [Pair?] = []
  private var parameters: [UInt8] = []
  // Those of the colours asked for last: in a fade many pairs have one of them in common.
  private var lastInk = Parameters()
  private var lastPaper = Parameters()
  // The colours in force on the terminal; nil when something else may have changed them.
  private var pen: Pair?

  private let sequence: (Layer, Int32) -> [UInt8]
  // What has all colours and attributes be the terminal's own, and begins with what does so for the colours.
  private let reset: [UInt8]

  /// What has a colour.
  enum Layer: String {
    /// The glyph.
    case ink = "setaf"
    /// What is behind it.
    case paper = "setab"
  }

  /// Makes an empty collection.
  /// - Parameters:
  ///   - normal: What ends all attributes and colours (`sgr0`); empty if it leaves colours alone.
  ///   - sequence: The bytes that select a colour that is not the terminal's own.
  init(normal: [UInt8] = [], sequence: @escaping (Layer, Int32) -> [UInt8]) {
    self.sequence = sequence
    reset = normal.isEmpty ? [] : Self.originalColors + normal
  }

  /// Those for the terminal that ncurses has just opened; nil when its description does without marks.
  static func ofOpenTerminal() -> CursesColorMarks? {
    guard let capability = curses_named_string("scp"), String(cString: capability) == Self.capability else {
      return nil
    }
    let normal = curses_named_string("sgr0").map { TerminfoPadding.removed(from: $0.bytes) } ?? []
    let resetsColors =
      normal.suffix(3) == Array("\u{1B}[m".utf8)[...] || normal.suffix(4) == Array("\u{1B}[0m".utf8)[...]
    return CursesColorMarks(normal: resetsColors ? normal : []) { layer, color in
      curses_named_string(layer.rawValue).flatMap { curses_color_sequence($0, color) }
        .map(\.bytes) ?? []
    }
  }

  /// True when the sequences of a description can be taken apart and put together: "ESC [ … m" each, and 39 and 49 for the terminal's
  /// own colours.
  nonisolated static func canStand(forForeground foreground: [UInt8]?, background: [UInt8]?, original: [UInt8]?) -> Bool
  {
    func isSelection(_ sequence: [UInt8]?) -> Bool {
      guard let sequence, sequence.count > 3 else { return false }
      return Array(sequence.prefix(2)) == Array("\u{1B}[".utf8) && sequence.last == UInt8(ascii: "m")
        && sequence.count { $0 == escape } == 1
    }
    return isSelection(foreground) && isSelection(background) && original == originalColors
  }

  /// Takes note of the colours of a pair: numbers as ncurses has them, -1 for the terminal's own.
  func define(_ number: Int32, foreground: Int32, background: Int32) {
    if foreground != lastInk.color { lastInk = found(.ink, foreground) }
    if background != lastPaper.color { lastPaper = found(.paper, background) }
    let ink = add(lastInk.bytes)
    parameters.append(UInt8(ascii: ";"))
    let pair = Pair(foreground: foreground, background: background, ink: ink, paper: add(lastPaper.bytes))
    while pairs.count <= number { pairs.append(nil) }
    pairs[Int(number)] = pair
  }

  /// Forgets all pairs.
  func removeAll() {
    pairs.removeAll()
    parameters.removeAll()
    pen = nil
  }

  private func add(_ bytes: [UInt8]) -> Range<Int> {
    let start = parameters.count
    parameters += bytes
    return start..<parameters.count
  }

  private func found(_ layer: Layer, _ color: Int32) -> Parameters {
    if color < 0 { return Parameters(color: color, bytes: Array((layer == .ink ? "39" : "49").utf8)) }
    return Parameters(color: color, bytes: Array(sequence(layer, color).dropFirst(2).dropLast()))
  }
}

extension CursesColorMarks {
  /// Appends bytes that ncurses wrote to those for the terminal, with sequences in place of marks. Marks must be whole. Colours are not
  /// reset just before everything is.
  func replace(_ bytes: UnsafeRawBufferPointer, appendingTo output: inout [UInt8]) {
    let (pairs, parameters) = (pairs, parameters)
    var pen = pen
    var index = 0
    var copied = 0
    parameters.withUnsafeBytes { parameters in
      while index < bytes.count {
        switch bytes[index] {
        case Self.mark:
          output += UnsafeRawBufferPointer(rebasing: bytes[copied..<index])
          let number = Self.readMark(bytes, at: &index)
          copied = index
          guard pairs.indices.contains(number), let pair = pairs[number] else { continue }
          if let range = pair.change(from: pen) {
            output += "\u{1B}[".utf8
            output += UnsafeRawBufferPointer(rebasing: parameters[range])
            output.append(UInt8(ascii: "m"))
          }
          pen = pair
        case Self.escape:
          if startsReset(bytes, at: index) {
            output += UnsafeRawBufferPointer(rebasing: bytes[copied..<index])
            index += Self.originalColors.count
            copied = index
          }
          if Self.mayResetColors(bytes, past: &index) { pen = nil }
        default:
          index += 1
        }
      }
    }
    if copied < bytes.count { output += UnsafeRawBufferPointer(rebasing: bytes[copied...]) }
    self.pen = pen
  }

  private func startsReset(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Bool {
    !reset.isEmpty && bytes[index...].starts(with: reset)
  }

  private static func readMark(_ bytes: UnsafeRawBufferPointer, at index: inout Int) -> Int {
    var number = 0
    index += 1
    while index < bytes.count, bytes[index] != mark {
      number = number * 10 + Int(bytes[index] & 0xF)
      index += 1
    }
    index += 1
    return number
  }

  // Goes past a sequence. One that selects anything but a single attribute (1 … 9, 21 … 29) may have reset the colours.
  private static func mayResetColors(_ bytes: UnsafeRawBufferPointer, past index: inout Int) -> Bool {
    index += 1
    guard index < bytes.count, bytes[index] == UInt8(ascii: "[") else { return false }
    index += 1
    let start = index
    while index < bytes.count, bytes[index] < 0x40 { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "m") else { return false }
    let count = index - start
    index += 1
    return !(count == 1 && bytes[start] != UInt8(ascii: "0") || count == 2 && bytes[start] == UInt8(ascii: "2"))
  }
}
