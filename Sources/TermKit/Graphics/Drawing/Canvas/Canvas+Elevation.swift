extension Canvas {
  private var hasElevations: Bool { traits.invertsColors && traits.colorDepth.blends }

  /// Composites a colour over a rectangle, as `fill(_:with:)` does. At night, translucent black would become a light veil. It darkens the
  /// cells there, as in other themes, or has no effect where colours do not blend. Shades over each other are no darker than one.
  package mutating func fillShaded(_ rect: Rect, with color: Color) {
    guard color.alpha != 0, color.alpha != 255, traits.invertsColors, color.red == 0, color.green == 0, color.blue == 0
    else { return fill(rect, with: color) }
    if !hasElevations { return }
    let change = (Elevation.backdrop * Double(color.alpha) / 255 / Elevation.backdropOpacity).rounded()
    update(rect) { cell in
      if cell.isHalfShadow { (cell.glyph, cell.background) = (.blank, cell.foreground) }
      cell.elevation = Int8(clamping: max(Int(Elevation.backdrop), Int(cell.elevation) + Int(change)))
    }
  }

  /// Sets the elevation of the cells in a rectangle, which shows at night where colours blend.
  package mutating func raise(_ rect: Rect, to elevation: Int8) {
    if hasElevations { update(rect) { $0.elevation = elevation } }
  }

  /// Draws a shadow over the cells of a rectangle, where colours blend and there are all glyphs.
  /// - Parameter half: The glyph of the half of each cell that is in the shadow. Defaults to nil, which stands for whole cells. If a cell has
  ///   text, a large shape or a coloured background, all cells of its row are shaded as a whole, at half the strength, so that the shadow has
  ///   no gaps. The rectangle has to be redrawn as a whole.
  package mutating func shade(_ rect: Rect, _ half: Glyph? = nil) {
    guard traits.colorDepth.blends, traits.glyphLevel == .braille, !omitsDrawings else { return }
    let area = rect.offset(by: origin).intersection(clip)
    for y in area.minY..<area.maxY {
      let glyph = (area.minX..<area.maxX).allSatisfy { cells[$0, y].isAlmostBlank } ? half : nil
      for x in area.minX..<area.maxX where cells[x, y].width != 0 {
        var cell = cells[x, y]
        if cell.background.alpha == 0 { cell.background = .white }
        cells[x, y] = glyph.map { halfShaded(cell, $0) } ?? shaded(cell, by: half == nil ? 1 : 0.5)
      }
    }
  }

  private func shaded(_ cell: Cell, by share: Double) -> Cell {
    var cell = cell
    if hasElevations {
      let elevation = Int((Double(cell.elevation) + Elevation.shadow.change * share).rounded())
      cell.elevation = Int8(clamping: max(Elevation.shadow.least, elevation))
    } else {
      cell.cover(with: Color.black.withAlphaComponent(Elevation.shadowOpacity * share))
    }
    return cell
  }

  // A cell has one elevation. The half outside of the shadow gets a grey that looks like the paper at the elevation before.
  private func halfShaded(_ cell: Cell, _ half: Glyph) -> Cell {
    var shadow = shaded(cell, by: 1)
    shadow.glyph = half
    (shadow.foreground, shadow.background) = (shadow.background, cell.background)
    (shadow.attributes, shadow.minimumContrast) = ([], .none)
    if shadow.elevation != cell.elevation {
      shadow.background = traits.colorMap.grey(
        inShadow: shadow.elevation, like: cell.background, at: cell.elevation)
    }
    return shadow
  }
}

extension Cell {
  /// Whether half of the cell is in a shadow. Behind another sheet, such a shadow would be lighter than the shade around it.
  fileprivate var isHalfShadow: Bool {
    elevation < Int8(Elevation.backdrop) && (glyph == Glyph("▀") || glyph == Glyph("▄"))
  }

  // True for a grey cell without text, such as a blank one or a piece of a hairline.
  fileprivate var isAlmostBlank: Bool {
    if width != 1 { return false }
    let isGrey = background.red == background.green && background.green == background.blue
    return isGrey && (isBlank || Mosaic(glyph).map { $0.count <= 4 } == true)
  }
}
