import TermKitGraphics
import TermKitInput

/// What a terminal answered to a question, or told of itself because it was asked to.
enum TerminalReport: Hashable, Sendable {
  /// The colour of text that nobody gave one to (OSC 10).
  case foreground(Color)
  /// The colour behind it (OSC 11).
  case background(Color)
  /// Whether it is light or dark (`CSI ? 997`, told unasked in mode 2031).
  case style(UserInterfaceStyle)
  /// Whether it knows a mode, and may switch it on (DECRPM).
  case mode(Int, isOffered: Bool)
  /// It has kitty's keyboard protocol.
  case keyboardProtocol
  /// What kind it is (DA1). All terminals answer that, so that whatever was asked before has been answered by then, or never will be.
  case deviceAttributes

  /// Reads an answer; nil for those that tell nothing of use.
  init?(_ reply: TerminalReply) {
    switch reply {
    case .sequence(let sequence): self.init(sequence)
    case .command(let bytes): self.init(command: bytes)
    }
  }

  private init?(_ sequence: ControlSequence) {
    guard sequence.marker == UInt8(ascii: "?") else { return nil }
    switch (sequence.final, sequence.intermediates) {
    case (UInt8(ascii: "y"), [UInt8(ascii: "$")]):
      guard let mode = sequence.value(0), let state = sequence.value(1) else { return nil }
      // 0 is unknown, 4 off for good.
      self = .mode(mode, isOffered: (1...3).contains(state))
    case (UInt8(ascii: "u"), []): self = .keyboardProtocol
    case (UInt8(ascii: "c"), []): self = .deviceAttributes
    case (UInt8(ascii: "n"), []) where sequence.value(0) == 997:
      guard let style = sequence.value(1).flatMap({ [1: UserInterfaceStyle.dark, 2: .light][$0] }) else { return nil }
      self = .style(style)
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
  /// Reads a colour as the X Window System writes it (`XParseColor`): `rgb:` and three numbers of one to four hexadecimal digits with
  /// slashes between them, `rgba:` and four, or `#` and as many digits for each of three.
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

  // A number of n digits is a fraction of the largest that has n.
  private static func byte(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else {
      return nil
    }
    let largest = 1 << (4 * digits.count) - 1
    return UInt8((value * 255 + largest / 2) / largest)
  }
}
