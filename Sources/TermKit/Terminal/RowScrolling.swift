/// A terminal that can scroll rows.
///
/// The protocol is separate from `Terminal`, because an application shows the same contents on terminals that cannot scroll.
@MainActor package protocol RowScrolling: AnyObject {
  /// Moves the contents of some rows up, or down if `distance` is negative. The rows at the other end become blank, in the terminal's own
  /// colours. The next `present` completes the frame.
  ///
  /// - Returns: False if the rows cannot be moved now. The call then has no effect.
  func scroll(rows: Range<Int>, by distance: Int) -> Bool
}
