/// The glyph that comes nearest to a cell of paper with old and new ink, for terminals whose colours do not blend.
///
/// Colours are not mixed: each sub-cell is paper, old ink or new ink, and each part of the glyph is one of them. Ink is always
/// the glyph and paper always what is behind it, because without colours only glyphs show.
struct InkFit {
  /// What a part of a cell consists of.
  enum Material { case paper, oldInk, newInk }

  private(set) var glyph = Glyph.blank
  private(set) var front = Material.newInk
  private(set) var back = Material.paper

  /// Fits a cell; `new` lies on top of `old`. Glyphs are chosen from the beginning of `Mosaic.glyphs`.
  init(old: Mosaic, new: Mosaic, glyphCount: Int) {
    let new = new.bits
    let old = old.bits & ~new
    let paper = ~(new | old)
    var best = Int.max
    for (candidate, mosaic) in Mosaic.glyphs.prefix(glyphCount) {
      let inside = mosaic.bits
      // New ink weighs a little more: a fine line must not vanish in what it crosses.
      let newGain = 9 * (inside & new).nonzeroBitCount
      let oldGain = 8 * (inside & old).nonzeroBitCount
      let paperGain = 8 * (~inside & paper).nonzeroBitCount
      // A blank shows paper only: all ink is a full block.
      let oldBehind = inside == 0 ? 0 : 8 * (~inside & old).nonzeroBitCount
      let error = -max(newGain, oldGain) - max(paperGain, oldBehind)
      guard error < best else { continue }
      best = error
      glyph = candidate
      front = newGain >= oldGain ? .newInk : .oldInk
      // On a tie old ink stays, so that what is crossed is not cut.
      back = oldBehind > 0 && oldBehind >= paperGain ? .oldInk : .paper
    }
  }
}
