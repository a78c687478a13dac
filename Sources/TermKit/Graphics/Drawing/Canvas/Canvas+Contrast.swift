extension Canvas {
  /// Makes the ink in a rectangle keep a contrast with what is behind it on the terminal; blanks stay as they are.
  /// - Parameters:
  ///   - minimum: The contrast to keep.
  ///   - rect: Cells in the canvas's coordinates.
  public mutating func setMinimumContrast(_ minimum: MinimumContrast, in rect: Rect) {
    cells.update(rect.offset(by: origin).intersection(clip)) { cell in
      if !cell.isBlank { cell.minimumContrast = minimum }
    }
  }
}
