/// The cells of images that were drawn lately, so that drawing one again costs a copy. Whoever makes canvases again and again keeps one.
///
/// It forgets in two steps: what was not used since the newer half filled up goes with the older half.
package final class ImageCache {
  private struct Use: Hashable {
    let drawing: Image.Drawing
    let traits: TraitCollection
  }

  // Cells in one half: several screens full.
  private let limit: Int
  private var newer: [Use: ImageCells] = [:]
  private var older: [Use: ImageCells] = [:]
  private var count = 0

  package init(limit: Int = 20_000) { self.limit = limit }

  /// The cells kept of a drawing, or nil.
  func cells(of drawing: Image.Drawing, _ traits: TraitCollection) -> ImageCells? {
    let use = Use(drawing: drawing, traits: traits)
    if let cells = newer[use] { return cells }
    guard let cells = older.removeValue(forKey: use) else { return nil }
    keep(cells, use)
    return cells
  }

  /// Keeps the cells of a drawing.
  func keep(_ cells: ImageCells, of drawing: Image.Drawing, _ traits: TraitCollection) {
    keep(cells, Use(drawing: drawing, traits: traits))
  }

  private func keep(_ cells: ImageCells, _ use: Use) {
    let size = cells.buffer.size
    let area = size.width * size.height
    if count + area > limit {
      older = newer
      newer = [:]
      count = 0
    }
    newer[use] = cells
    count += area
  }
}
