extension Canvas {
  private var hasElevations: Bool { traits.invertsColors && traits.colorDepth.blends }

  /// Composites a colour over a rectangle, as `fill(_:with:)` does. At night, translucent black would become a light veil. It darkens the
  /// cells there, as in other themes. Shades over each other are no darker than one.
  package mutating func fillShaded(_ rect: Rect, with color: Color) {
    guard color.alpha != 0, color.alpha != 255, hasElevations, color.red == 0, color.green == 0, color.blue == 0 else {
      return fill(rect, with: color)
    }
    let change = (Elevation.backdrop * Double(color.alpha) / 255 / Elevation.backdropOpacity).rounded()
    cells.update(rect.offset(by: origin).intersection(clip)) { cell in
      cell.elevation = Int8(clamping: max(Int(Elevation.backdrop), Int(cell.elevation) + Int(change)))
    }
  }

  /// Sets the elevation of the cells in a rectangle, which shows at night where colours blend.
  package mutating func raise(_ rect: Rect, to elevation: Int8) {
    if hasElevations { cells.update(rect.offset(by: origin).intersection(clip)) { $0.elevation = elevation } }
  }
}
