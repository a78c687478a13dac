extension Canvas {
  /// Changes the colours and attributes of the cells in a rectangle, in place, as `CellBuffer.update(_:_:)` does.
  package mutating func update(_ rect: Rect, _ change: (inout Cell) -> Void) {
    cells.update(rect.offset(by: origin).intersection(clip), change)
  }

  /// Sets the `minimum` contrast that the ink in `rect`, a rectangle in the canvas's coordinates, keeps with its background on the
  /// terminal. Blanks are unchanged.
  public mutating func setMinimumContrast(_ minimum: MinimumContrast, in rect: Rect) {
    update(rect) { cell in
      if !cell.isBlank { cell.minimumContrast = minimum }
    }
  }
}
