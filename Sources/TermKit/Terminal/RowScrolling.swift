/// A terminal that can move rows by itself.
///
/// It is no part of `Terminal`: an application shows the same on terminals that cannot.
@MainActor package protocol RowScrolling: AnyObject {
  /// Moves the contents of some rows up, or down if `distance` is negative. Blanks in the terminal's own colours appear where nothing moved
  /// to. The next `present` completes the frame.
  /// - Returns: False if the rows cannot be moved now. Nothing has happened then.
  func scroll(rows: Range<Int>, by distance: Int) -> Bool
}
