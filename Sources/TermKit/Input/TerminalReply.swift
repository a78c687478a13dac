/// An answer of the terminal to a question, as it came: whoever asked knows what it means.
package enum TerminalReply: Hashable, Sendable {
  /// A control sequence.
  case sequence(ControlSequence)
  /// What stands between `ESC ]` and its end (OSC).
  case command([UInt8])
}
