import TermKitGraphics

/// The background images of a bar, by position and metrics (B3).
struct BarImages {
  /// An image and the facts about it that are found by drawing it.
  struct Entry: Equatable {
    let image: Image
    let hasTransparency: Bool
    /// The mean background colour of the top row, or nil if the row has no background.
    let edgeColor: Color?

    init(_ image: Image) {
      self.image = image
      // An image without cells hides nothing.
      hasTransparency = image.size.isEmpty || image.hasTransparency()
      edgeColor = Self.edgeColor(of: image)
    }

    private static func edgeColor(of image: Image) -> Color? {
      var canvas = Canvas(CellBuffer(size: Size(width: image.size.width, height: min(1, image.size.height))))
      canvas.draw(image, at: .zero)
      var mean: Color?
      var count = 0.0
      for x in 0..<(image.size.isEmpty ? 0 : image.size.width) where canvas.cells[x, 0].background.alpha > 0 {
        count += 1
        let color = canvas.cells[x, 0].background
        mean = mean?.mixed(with: color, 1 / count) ?? color
      }
      return mean
    }
  }

  private struct Place: Hashable {
    let position: BarPosition
    let metrics: BarMetrics
  }

  private var entries: [Place: Entry] = [:]

  /// The image that is set for exactly this position and these metrics.
  subscript(position: BarPosition, metrics: BarMetrics) -> Entry? {
    get { entries[Place(position: position, metrics: metrics)] }
    set { entries[Place(position: position, metrics: metrics)] = newValue }
  }

  /// Returns the image to show. The position takes precedence over the metrics.
  func entry(for position: BarPosition, _ metrics: BarMetrics) -> Entry? {
    self[position, metrics] ?? self[position, .default] ?? self[.any, metrics] ?? self[.any, .default]
  }
}
