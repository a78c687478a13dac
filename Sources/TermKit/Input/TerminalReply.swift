/// A terminal's reply to a query, before interpretation. The type that sent the query knows its meaning.
package enum TerminalReply: Hashable, Sendable {
  case sequence(ControlSequence)
  /// The bytes between `ESC ]` and the end of the string (OSC).
  case command([UInt8])
  /// The bytes between `ESC P` and the end of the string (DCS).
  case deviceControl([UInt8])
}

extension TerminalReply {
  /// Whether the reply has the form of one that TermKit asks for. Other sequences in a paste are text.
  var isExpected: Bool {
    switch self {
    case .sequence(let sequence) where sequence.marker == UInt8(ascii: "?"): "cnuy".utf8.contains(sequence.final)
    case .sequence(let sequence): sequence.marker == nil && "Rty".utf8.contains(sequence.final)
    case .command(let bytes): ["10;", "11;"].contains { bytes.starts(with: $0.utf8) }
    case .deviceControl(let bytes): bytes.starts(with: ">|".utf8)
    }
  }
}
