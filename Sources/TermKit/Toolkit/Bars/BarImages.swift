import TermKitControls
import TermKitGraphics
import TermKitViews

/// The background images of a bar, by position and metrics (B3).
struct BarImages {
  /// An image and the facts about it that are found by drawing it with some traits.
  struct Entry: Equatable {
    let image: Image
    let hasTransparency: Bool
    /// The mean background colour of the top row, or nil if the row has no background.
    let edgeColor: Color?

    init(_ image: Image, _ traits: TraitCollection) {
      self.image = image
      let size = image.resolved(for: traits).size
      // An image without cells hides nothing.
      hasTransparency = size.isEmpty || image.hasTransparency(for: traits)
      edgeColor = Self.edgeColor(of: image, size, traits)
    }

    private static func edgeColor(of image: Image, _ size: Size, _ traits: TraitCollection) -> Color? {
      var canvas = Canvas(CellBuffer(size: Size(width: size.width, height: min(1, size.height))), traits: traits)
      canvas.draw(image, at: .zero)
      var mean: Color?
      var count = 0.0
      for x in 0..<(size.isEmpty ? 0 : size.width) where canvas.cells[x, 0].background.alpha > 0 {
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

  private var images: [Place: Image] = [:]
  private var shown: (entry: Entry, traits: TraitCollection)?

  /// The image that is set for exactly this position and these metrics.
  subscript(position: BarPosition, metrics: BarMetrics) -> Image? {
    get { images[Place(position: position, metrics: metrics)] }
    set { images[Place(position: position, metrics: metrics)] = newValue }
  }

  /// Returns the image to show. The position takes precedence over the metrics.
  func image(for position: BarPosition, _ metrics: BarMetrics) -> Image? {
    self[position, metrics] ?? self[position, .default] ?? self[.any, metrics] ?? self[.any, .default]
  }

  /// Returns the image to show, with the facts about the variant for some traits.
  mutating func entry(for position: BarPosition, _ metrics: BarMetrics, in traits: TraitCollection) -> Entry? {
    guard let image = image(for: position, metrics) else { return nil }
    if let shown, shown.entry.image == image, shown.traits == traits { return shown.entry }
    let entry = Entry(image, traits)
    shown = (entry, traits)
    return entry
  }
}
