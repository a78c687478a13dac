/// A cache of the cells of recently drawn images. An object that repeatedly creates canvases keeps one.
///
/// The cache has two generations. When the newer one is full, it becomes the older one, and the entries of the previous older one are
/// removed.
package final class ImageCache {
  private struct Key: Hashable {
    let drawing: Image.Drawing
    let traits: TraitCollection
  }

  // The number of cells in one generation, which is several screens.
  private let limit: Int
  private var newer: [Key: ImageCells] = [:]
  private var older: [Key: ImageCells] = [:]
  private var count = 0

  package init(limit: Int = 20_000) { self.limit = limit }

  func cells(of drawing: Image.Drawing, _ traits: TraitCollection) -> ImageCells? {
    let key = Key(drawing: drawing, traits: traits)
    if let cells = newer[key] { return cells }
    guard let cells = older.removeValue(forKey: key) else { return nil }
    keep(cells, key)
    return cells
  }

  func keep(_ cells: ImageCells, of drawing: Image.Drawing, _ traits: TraitCollection) {
    keep(cells, Key(drawing: drawing, traits: traits))
  }

  private func keep(_ cells: ImageCells, _ key: Key) {
    let size = cells.buffer.size
    let area = size.width * size.height
    if count + area > limit {
      older = newer
      newer = [:]
      count = 0
    }
    newer[key] = cells
    count += area
  }
}
