import TermKitGraphics
import TermKitInput

/// An answer of the terminal, or a report that the program asked for.
enum TerminalReport: Hashable, Sendable {
  /// The default colour of text (OSC 10).
  case foreground(Color)
  /// The default colour of the background (OSC 11).
  case background(Color)
  /// The light or dark style (`CSI ? 997`), which mode 2031 reports without a query.
  case style(UserInterfaceStyle)
  /// Whether a mode can be switched on (DECRPM).
  case mode(Int, isOffered: Bool)
  /// A mode that TermKit would switch on was on before (DECRPM).
  case wasOn(CursesModes)
  /// The terminal can show text in the order in which it is sent (mode 8).
  case knowsTextOrder
  /// The size of a cell in pixels (`CSI 6 ; height ; width t`).
  case cellSize(Size)
  /// The size of the screen in cells (`CSI 48 ; rows ; columns`), which mode 2048 reports at each change.
  case screenSize(Size)
  /// The column of the cursor, counted from 1 (CPR).
  case cursorPosition(column: Int)
  /// The terminal supports kitty's keyboard protocol, and these flags are on. 0 stands for none.
  case keyboardProtocol(flags: Int)
  /// The name and version of the terminal (XTVERSION).
  case version(String)
  /// The kind of terminal (DA1). All terminals answer this query, so earlier queries have been answered by then or never will be.
  case deviceAttributes

  /// Reads a reply. Returns nil if it contains nothing of use.
  init?(_ reply: TerminalReply) {
    switch reply {
    case .sequence(let sequence): self.init(sequence)
    case .command(let bytes): self.init(command: bytes)
    case .deviceControl(let bytes):
      guard bytes.starts(with: ">|".utf8) else { return nil }
      self = .version(String(decoding: bytes.dropFirst(2), as: UTF8.self))
    }
  }

  private init?(_ sequence: ControlSequence) {
    switch (sequence.form, sequence.value(0), sequence.value(1)) {
    case ("t", 48, let rows?):
      guard let columns = sequence.value(2), rows > 0, columns > 0 else { return nil }
      self = .screenSize(Size(width: min(columns, 2000), height: min(rows, 1000)))
    case ("t", _, _):
      guard let size = sequence.cellSize else { return nil }
      self = .cellSize(size)
    case ("R", _, let column?): self = .cursorPosition(column: column)
    // Mode 8 of ECMA-48 is off while the order of text is explicit.
    case ("$y", 8, 2): self = .wasOn(.explicitOrder)
    case ("$y", 8, 1), ("$y", 8, 4): self = .knowsTextOrder
    // 0 means unknown, 1 and 3 mean on, and 4 means permanently off.
    case ("?$y", 1036, 1), ("?$y", 1036, 3): self = .wasOn(.metaEscapes)
    case ("?$y", 2027, 1), ("?$y", 2027, 3): self = .wasOn(.graphemeClusters)
    case ("?$y", let mode?, let state?): self = .mode(mode, isOffered: (1...3).contains(state))
    case ("?u", let flags, _): self = .keyboardProtocol(flags: flags ?? 0)
    case ("?c", _, _): self = .deviceAttributes
    case ("?n", 997, 1): self = .style(.dark)
    case ("?n", 997, 2): self = .style(.light)
    default: return nil
    }
  }

  private init?(command bytes: [UInt8]) {
    let fields = bytes.split(separator: UInt8(ascii: ";"), maxSplits: 1)
    guard fields.count == 2, let color = Color(xColorSpecification: String(decoding: fields[1], as: UTF8.self)) else {
      return nil
    }
    switch String(decoding: fields[0], as: UTF8.self) {
    case "10": self = .foreground(color)
    case "11": self = .background(color)
    default: return nil
    }
  }
}

extension Color {
  /// Reads a colour in the notation of the X Window System (`XParseColor`).
  ///
  /// The forms are `rgb:` with three hexadecimal numbers of one to four digits between slashes, `rgba:` with four, and `#` with three
  /// numbers of equal length.
  fileprivate init?(xColorSpecification text: String) {
    let parts: [Substring]
    if let colon = text.firstIndex(of: ":") {
      guard ["rgb", "rgba"].contains(text[..<colon]) else { return nil }
      parts = text[text.index(after: colon)...].split(separator: "/", omittingEmptySubsequences: false)
    } else {
      let digits = text.dropFirst()
      guard text.first == "#", digits.count % 3 == 0 else { return nil }
      let length = digits.count / 3
      parts = (0..<3).map { digits.dropFirst($0 * length).prefix(length) }
    }
    let bytes = parts.compactMap(Self.byte)
    guard (3...4).contains(parts.count), bytes.count == parts.count else { return nil }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2])
  }

  // A number of n digits is a fraction of the largest number of n digits.
  private static func byte(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else {
      return nil
    }
    let largest = 1 << (4 * digits.count) - 1
    return UInt8((value * 255 + largest / 2) / largest)
  }
}
