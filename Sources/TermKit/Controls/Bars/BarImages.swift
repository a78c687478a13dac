/// The background images of a bar, by position and metrics (B3).
struct BarImages {
  private struct Place: Hashable {
    let position: BarPosition
    let metrics: BarMetrics
  }

  private var images: [Place: Image] = [:]

  /// The image set for exactly this position and these metrics.
  subscript(position: BarPosition, metrics: BarMetrics) -> Image? {
    get { images[Place(position: position, metrics: metrics)] }
    set { images[Place(position: position, metrics: metrics)] = newValue }
  }

  /// The image to show: the position counts for more than the metrics.
  func image(for position: BarPosition, _ metrics: BarMetrics) -> Image? {
    self[position, metrics] ?? self[position, .default] ?? self[.any, metrics] ?? self[.any, .default]
  }
}
