extension Canvas {
  /// Sets the contrast that the ink in a rectangle keeps with its background on the terminal. Blanks are unchanged.
  /// - Parameters:
  ///   - minimum: The minimum contrast.
  ///   - rect: The rectangle, in the canvas's coordinates.
  public mutating func setMinimumContrast(_ minimum: MinimumContrast, in rect: Rect) {
    cells.update(rect.offset(by: origin).intersection(clip)) { cell in
      if !cell.isBlank { cell.minimumContrast = minimum }
    }
  }
}
