/// The glyph that best approximates a cell of paper with old and new ink, for terminals whose colours do not blend.
///
/// Colours are not mixed: each sub-cell is paper, old ink or new ink, and each part of the glyph is one of the three. The glyph is
/// always ink and never paper, because without colours only glyphs are visible.
struct InkFit {
  /// The content of a part of a cell.
  enum Material { case paper, oldInk, newInk }

  private(set) var glyph = Glyph.blank
  private(set) var front = Material.newInk
  private(set) var back = Material.paper

  /// Fits a cell in which `new` lies on top of `old`. The candidates are the first `glyphCount` of `Mosaic.glyphs`.
  init(old: Mosaic, new: Mosaic, glyphCount: Int) {
    let new = new.bits
    let old = old.bits & ~new
    let paper = ~(new | old)
    var best = Int.max
    for (candidate, mosaic) in Mosaic.glyphs.prefix(glyphCount) {
      let inside = mosaic.bits
      // New ink weighs a little more, because a fine line must not vanish in the shape that it crosses.
      let newGain = 9 * (inside & new).nonzeroBitCount
      let oldGain = 8 * (inside & old).nonzeroBitCount
      let paperGain = 8 * (~inside & paper).nonzeroBitCount
      // A blank shows only paper. A cell full of ink is a full block.
      let oldBehind = inside == 0 ? 0 : 8 * (~inside & old).nonzeroBitCount
      let error = -max(newGain, oldGain) - max(paperGain, oldBehind)
      guard error < best else { continue }
      best = error
      glyph = candidate
      front = newGain >= oldGain ? .newInk : .oldInk
      // On a tie the old ink stays, because a gap would cut the crossed shape.
      back = oldBehind > 0 && oldBehind >= paperGain ? .oldInk : .paper
    }
  }
}
