/// Mixes the cells of a translucent group with the cells behind it.
struct CellMixer {
  let opacity: Double
  let traits: TraitCollection

  /// Returns the old cell at an opacity of 0, the new cell at 1, and a mix in between.
  func mix(_ old: Cell, _ new: Cell) -> Cell {
    guard traits.colorDepth.blends else { return fade(old, new) }
    if opacity <= 0 { return old }
    var cell = mixOnOneLevel(old, new)
    cell.elevation = Int8((Double(old.elevation) + Double(Int(new.elevation) - Int(old.elevation)) * opacity).rounded())
    return cell
  }

  private func mixOnOneLevel(_ old: Cell, _ new: Cell) -> Cell {
    if old.glyph == new.glyph, old.width == new.width {
      // Equal glyphs have the attributes of the more opaque one.
      return recolored(
        opacity >= 0.5 ? new : old, front: mixed(old.foreground, new.foreground),
        back: mixed(old.background, new.background))
    }
    let (below, above) = (CellMosaic(old), CellMosaic(new))
    if !below.isText, !above.isText {
      return mixMosaics(below, above)
    }
    let back = mixed(old.background, new.background)
    // If both cells are text, the more opaque text is shown. Its ink fades into the background of the other cell.
    if above.isText, !below.isText || opacity >= 0.5 {
      return recolored(new, front: mixed(old.background, new.foreground), back: back)
    }
    return recolored(old, front: mixed(old.foreground, new.background), back: back)
  }

  private func mixed(_ old: Color, _ new: Color) -> Color { old.mixed(with: new, opacity) }

  private func recolored(_ cell: Cell, front: Color, back: Color) -> Cell {
    Cell(
      glyph: cell.glyph, foreground: front, background: back, attributes: cell.attributes,
      width: max(1, cell.width))
  }

  private func mixMosaics(_ below: CellMosaic, _ above: CellMosaic) -> Cell {
    let share = Float(opacity)
    return MosaicFit.cell(over: below.back, traits: traits) {
      WeightedPaint(below.paint($0) * (1 - share) + above.paint($0) * share)
    }
  }
}

extension CellMixer {
  // Fades a cell on terminals whose colours do not blend (T12).
  private func fade(_ old: Cell, _ new: Cell) -> Cell {
    switch Fade(opacity: opacity) {
    case .absent: return old
    case .present: return new
    case .faint: return faint(new, over: old.background)
    }
  }

  private func faint(_ cell: Cell, over paper: Color) -> Cell {
    var cell = cell
    cell.attributes.insert(.dim)
    guard traits.colorDepth == .sixteen else { return cell }
    let hasOwnPaper = cell.background != paper
    if hasOwnPaper, Mosaic(cell.glyph) == nil || cell.glyph == .blank {
      // Text on its own background must differ from that background.
      let isLight = paper.alpha != 0 && paper.brightness > 0.6
      (cell.foreground, cell.background) = isLight ? (Self.darkGrey, Self.lightGrey) : (Self.lightGrey, Self.darkGrey)
    } else {
      cell.foreground = Self.darkGrey
      // A shape over another one leaves no paper visible.
      if hasOwnPaper { (cell.glyph, cell.background) = (.fullBlock, paper) }
    }
    return cell
  }

  // The two greys among the sixteen colours.
  private static let darkGrey = Color(red: 128, green: 128, blue: 128)
  private static let lightGrey = Color(red: 192, green: 192, blue: 192)
}
