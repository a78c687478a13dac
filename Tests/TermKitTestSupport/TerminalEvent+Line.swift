package import TermKit

extension TerminalEvent {
  /// The event as text. Module names are left out, because they would not fit into a row of 80 columns.
  package var line: String { "\(self)".replacing("TermKitInput.", with: "") }
}
