extension Canvas {
  /// Sets the `minimum` contrast that the ink in `rect`, a rectangle in the canvas's coordinates, keeps with its background on the
  /// terminal. Blanks are unchanged.
  public mutating func setMinimumContrast(_ minimum: MinimumContrast, in rect: Rect) {
    update(rect) { cell in
      if !cell.isBlank { cell.minimumContrast = minimum }
    }
  }
}
