/// The background images of a bar, by position and metrics (B3).
struct BarImages {
  /// An image, and whether something shows through it: to find that out it has to be drawn.
  struct Entry: Equatable {
    let image: Image
    let hasTransparency: Bool

    init(_ image: Image) {
      self.image = image
      hasTransparency = image.hasTransparency()
    }
  }

  private struct Place: Hashable {
    let position: BarPosition
    let metrics: BarMetrics
  }

  private var entries: [Place: Entry] = [:]

  /// What is set for exactly this position and these metrics.
  subscript(position: BarPosition, metrics: BarMetrics) -> Entry? {
    get { entries[Place(position: position, metrics: metrics)] }
    set { entries[Place(position: position, metrics: metrics)] = newValue }
  }

  /// What is to be shown: the position counts for more than the metrics.
  func entry(for position: BarPosition, _ metrics: BarMetrics) -> Entry? {
    self[position, metrics] ?? self[position, .default] ?? self[.any, metrics] ?? self[.any, .default]
  }
}
