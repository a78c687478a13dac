/// A terminal's reply to a query, before interpretation. The type that sent the query knows its meaning.
package enum TerminalReply: Hashable, Sendable {
  /// A control sequence.
  case sequence(ControlSequence)
  /// The bytes between `ESC ]` and the end of the string (OSC).
  case command([UInt8])
}
