private import CNcurses
import TermKitGraphics

/// Marks for colour pairs in the output of ncurses, and the sequences that replace them on the way to the terminal.
///
/// ncurses computes a sequence again each time it sends it, once for the foreground and once for the background. In a frame that scrolled
/// the whole screen, this took longer than all drawing. TermKit's description therefore tells ncurses to select a pair by a mark with the
/// pair's number. The sequences come from the same description and are computed when a pair is defined. Only the colours that change are
/// sent.
@MainActor final class CursesColorMarks {
  /// The capability that selects a pair: the number between two characters that nothing else sends.
  nonisolated static let capability = "\u{1F}%p1%d\u{1F}"
  private nonisolated static let mark: UInt8 = 0x1F
  private nonisolated static let escape: UInt8 = 0x1B
  private nonisolated static let originalColors = Array("\u{1B}[39;49m".utf8)

  // The places of a pair's parameters: the foreground's, and after a semicolon the background's. A pair without them is not defined.
  private struct Pair {
    var colors = ColorPairTable.Colors.terminalDefault
    var start = 0
    var semicolon = 0
    var end = 0
    // 0 without a link and a style of the underline.
    var extra: UInt16 { colors.link | UInt16(colors.underline) }

    // The parameters of the sequence that changes the pen to this pair, or nil if nothing changes.
    func change(from pen: Pair?) -> Range<Int>? {
      let keepsInk = pen?.colors.foreground == colors.foreground
      let keepsPaper = pen?.colors.background == colors.background
      if keepsInk, keepsPaper { return nil }
      return (keepsInk ? semicolon + 1 : start)..<(keepsPaper ? semicolon : end)
    }
  }

  // The bytes between "ESC [" and "m" in the sequence of a colour.
  private struct Parameters {
    // The initial value is not a colour.
    var color = Int32.min
    var bytes: [UInt8] = []
  }

  private var pairs: [Pair] = []
  private var parameters: [UInt8] = []
  // The parameters of the colours defined last. During a fade, many pairs share one of them.
  private var lastInk = Parameters()
  private var lastPaper = Parameters()
  // The colours in force on the terminal, or nil if another sequence may have changed them.
  private var pen: Pair?
  // The number of the link that is open on the terminal, or 0.
  private var openLink: UInt16 = 0
  /// Whether the terminal gets the addresses of links (OSC 8). Defaults to false.
  var sendsLinks = false
  /// Returns the name of the terminal's program, as the environment has it. Defaults to an empty name. Called at most once.
  var programName: () -> String = { "" }
  /// Whether the terminal gets the styles of underlines, which depends on its program.
  private(set) lazy var sendsUnderlineStyles = TerminalProgram(name: programName()).hasUnderlineStyles
  // Whether a link was shown, or a pair with a style of the underline defined. Other programs need not follow the sequences of ncurses.
  private var hasExtras = false
  // Whether a line is switched on in the terminal, and its style: 0 for a plain line or none.
  private var isUnderlined = false
  private var openUnderline: UInt8 = 0

  private var openExtra: UInt16 { openLink | UInt16(openUnderline) }

  private let sequence: (Layer, Int32) -> [UInt8]
  // The sequence that resets colours and then attributes. It begins with the sequence that resets colours alone.
  private let reset: [UInt8]

  /// The layer of a cell that a colour applies to.
  enum Layer: String {
    /// The glyph.
    case ink = "setaf"
    /// The background behind the glyph.
    case paper = "setab"
  }

  /// Creates an empty set of marks.
  /// - Parameters:
  ///   - normal: The sequence that ends all attributes and colours (`sgr0`), or empty bytes if it does not reset colours.
  ///   - sequence: Returns the bytes that select a colour other than the terminal's own.
  init(normal: [UInt8] = [], sequence: @escaping (Layer, Int32) -> [UInt8]) {
    self.sequence = sequence
    reset = normal.isEmpty ? [] : Self.originalColors + normal
  }

  /// Returns marks for the terminal that ncurses has just opened, or nil if its description does not use marks.
  static func ofOpenTerminal() -> CursesColorMarks? {
    guard let capability = curses_named_string("scp"), String(cString: capability) == Self.capability else {
      return nil
    }
    let normal = curses_named_string("sgr0")?.unpadded ?? []
    let resetsColors =
      normal.suffix(3) == Array("\u{1B}[m".utf8)[...] || normal.suffix(4) == Array("\u{1B}[0m".utf8)[...]
    return CursesColorMarks(normal: resetsColors ? normal : []) { layer, color in
      curses_named_string(layer.rawValue).flatMap { curses_sequence($0, color, 0) }?.bytes ?? []
    }
  }

  /// Returns whether marks can replace the sequences of a description.
  ///
  /// Each sequence must have the form "ESC [ … m", and 39 and 49 must select the terminal's own colours.
  nonisolated static func canStand(forForeground foreground: [UInt8]?, background: [UInt8]?, original: [UInt8]?) -> Bool
  {
    func isSelection(_ sequence: [UInt8]?) -> Bool {
      guard let sequence, sequence.count > 3 else { return false }
      return Array(sequence.prefix(2)) == Array("\u{1B}[".utf8) && sequence.last == UInt8(ascii: "m")
        && sequence.count { $0 == escape } == 1
    }
    return isSelection(foreground) && isSelection(background) && original == originalColors
  }

  /// Defines the colours of a pair by the numbers that ncurses uses. The number -1 stands for the terminal's own colour.
  func define(_ number: Int32, _ colors: ColorPairTable.Colors) {
    if colors.foreground != lastInk.color { lastInk = found(.ink, colors.foreground) }
    if colors.background != lastPaper.color { lastPaper = found(.paper, colors.background) }
    var pair = Pair(colors: colors, start: parameters.count)
    parameters += lastInk.bytes
    pair.semicolon = parameters.count
    parameters.append(UInt8(ascii: ";"))
    parameters += lastPaper.bytes
    pair.end = parameters.count
    if colors.underline > 0 { hasExtras = true }
    while pairs.count <= number { pairs.append(Pair()) }
    pairs[Int(number)] = pair
  }

  func removeAll() {
    pairs.removeAll()
    parameters.removeAll()
    pen = nil
  }

  private func found(_ layer: Layer, _ color: Int32) -> Parameters {
    if color < 0 { return Parameters(color: color, bytes: Array((layer == .ink ? "39" : "49").utf8)) }
    return Parameters(color: color, bytes: Array(sequence(layer, color).dropFirst(2).dropLast()))
  }
}

extension CursesColorMarks {
  /// Appends the output of ncurses to the bytes for the terminal, with sequences in place of marks. Marks must be complete.
  ///
  /// A reset of the colours directly before a reset of everything is left out.
  func replace(_ bytes: [UInt8], appendingTo output: inout [UInt8]) {
    var index = 0
    var copied = index
    while index < bytes.count {
      switch bytes[index] {
      case Self.mark:
        output += bytes[copied..<index]
        let number = Self.readMark(bytes, at: &index)
        copied = index
        guard number < pairs.count, pairs[number].end > 0 else { continue }
        let pair = pairs[number]
        if let range = pair.change(from: pen) {
          output += "\u{1B}[".utf8
          output += parameters[range]
          output.append(UInt8(ascii: "m"))
        }
        pen = pair
        if pair.extra | openExtra != 0 { show(pair, appendingTo: &output) }
      case Self.escape:
        if !reset.isEmpty, bytes[index...].starts(with: reset) {
          output += bytes[copied..<index]
          index += Self.originalColors.count
          copied = index
        }
        let start = index
        let mayReset = Self.mayResetColors(bytes, past: &index)
        if mayReset { pen = nil }
        if hasExtras { follow(bytes, start..<index, mayReset, &copied, &output) }
      default:
        index += 1
      }
    }
    if copied < bytes.count { output += bytes[copied...] }
  }

  // What few pairs have, links and styles of underlines, is kept out of the loop.
  @inline(never) private func show(_ pair: Pair, appendingTo output: inout [UInt8]) {
    hasExtras = true
    let (link, style) = (pair.colors.link, pair.colors.underline)
    if link != openLink { open(link, appendingTo: &output) }
    if isUnderlined, style != openUnderline { underline(style, appendingTo: &output) }
  }

  // A number in common tells the terminal that the rows of a wrapped link belong together.
  private func open(_ link: UInt16, appendingTo output: inout [UInt8]) {
    openLink = link
    let address = LinkAddress(number: link)
    output += "\u{1B}]8;\(address == nil ? "" : "id=\(link)");\(address?.text ?? "")\u{1B}\\".utf8
  }

  // ncurses switches a line on and off. Here it gets another style, also back to a plain line.
  private func underline(_ style: UInt8, appendingTo output: inout [UInt8]) {
    output += "\u{1B}[4:\(max(1, style))m".utf8
    openUnderline = style
  }

  // Follows a sequence of ncurses: a reset ends the link, and a plain line becomes one with the style of the pair.
  @inline(never) private func follow(
    _ bytes: [UInt8], _ sequence: Range<Int>, _ mayReset: Bool, _ copied: inout Int, _ output: inout [UInt8]
  ) {
    if replacesUnderline(bytes[sequence]) {
      output += bytes[copied..<sequence.lowerBound]
      copied = sequence.upperBound
      underline(pen?.colors.underline ?? 0, appendingTo: &output)
    } else if mayReset, openLink != 0 {
      output += bytes[copied..<sequence.upperBound]
      copied = sequence.upperBound
      open(0, appendingTo: &output)
    }
  }

  // Follows whether a line is switched on. Returns whether the sequence switches a plain one on for a pair with another style.
  private func replacesUnderline(_ sequence: ArraySlice<UInt8>) -> Bool {
    guard sequence.last == UInt8(ascii: "m"), sequence.dropFirst().first == UInt8(ascii: "[") else { return false }
    let parameters = sequence.dropFirst(2).dropLast().split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    for parameter in parameters {
      switch String(decoding: parameter, as: UTF8.self) {
      case "4": (isUnderlined, openUnderline) = (true, 0)
      case "", "0", "24": (isUnderlined, openUnderline) = (false, 0)
      default: break
      }
    }
    return parameters.count == 1 && isUnderlined && openUnderline == 0 && (pen?.colors.underline ?? 0) > 0
  }

  private static func readMark(_ bytes: [UInt8], at index: inout Int) -> Int {
    var number = 0
    index += 1
    while index < bytes.count, bytes[index] != mark {
      number = number * 10 + Int(bytes[index] & 0xF)
      index += 1
    }
    index += 1
    return number
  }

  // Moves past a sequence and returns whether it may have reset the colours. A single attribute (1 … 9, 21 … 29) does not.
  private static func mayResetColors(_ bytes: [UInt8], past index: inout Int) -> Bool {
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
