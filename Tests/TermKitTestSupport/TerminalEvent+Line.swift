package import TermKit

extension TerminalEvent {
  /// The event as text without the names of modules, which would not fit into a row of 80 columns.
  package var line: String { "\(self)".replacing("TermKitInput.", with: "") }
}
