public import TermKit

extension TestApplication {
  /// Explains why a cell of the screen looks as it does, as `Application.why(x:y:)`.
  ///
  ///     #expect(app.why(x: 3, y: 2)[.ink]?.values["property"] == "textColor")
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  /// - Returns: The steps from the view to the terminal.
  public func why(x: Int, y: Int) -> Explanation { application.why(x: x, y: y) }

  /// Explains what a key would do, as `Application.why(key:)`. Nothing is performed.
  /// - Parameter key: The key.
  /// - Returns: A step for each responder, up to the one that takes the key.
  public func why(key: Key) -> Explanation { application.why(key: key) }

  /// Explains why a view is where it is, as `Application.why(frame:)`.
  /// - Parameter view: The view.
  /// - Returns: The steps.
  public func why(frame view: View) -> Explanation { application.why(frame: view) }

  /// The reason for the looks of a cell, as the end of a message.
  /// - Parameter character: The number of glyphs before the cell.
  func reason(row: Int, character: Int) -> String {
    guard row < screen.size.height else { return "" }
    let columns = screen.withRow(row) { cells in cells.indices.filter { cells[$0].width != 0 } }
    guard character >= 0, let x = columns.dropFirst(character).first else { return "" }
    return "\nThe first wrong cell is in column \(x) of row \(row):\n\(why(x: x, y: row))"
  }
}
