import TermKitGraphics

/// The values set for the look of a bar button item: background images and offsets (B9).
struct BarButtonLooks {
  private struct BackgroundPlace: Hashable {
    let style: BarButtonItem.Style?
    let metrics: BarMetrics
  }

  private var backgrounds: [BackgroundPlace: StateValues<Image>] = [:]
  /// The offset of the title, in cells.
  var titleAdjustments: [BarMetrics: Point] = [:]
  /// The offset of the background image, in rows down.
  var backgroundAdjustments: [BarMetrics: Int] = [:]

  /// The image that is set for exactly this state, style and metrics.
  subscript(state: ControlState, style: BarButtonItem.Style?, metrics: BarMetrics) -> Image? {
    get { backgrounds[BackgroundPlace(style: style, metrics: metrics)]?[state] }
    set { backgrounds[BackgroundPlace(style: style, metrics: metrics), default: StateValues()][state] = newValue }
  }

  /// Returns the image to show. Metrics take precedence over the style, and the style over the state.
  func background(for state: ControlState, _ style: BarButtonItem.Style?, _ metrics: BarMetrics) -> Image? {
    for metrics in [metrics, .default] {
      for style in [style, nil] {
        let images = backgrounds[BackgroundPlace(style: style, metrics: metrics)]
        if let image = images?.shown(for: state) { return image.withMiddleColumn }
      }
    }
    return nil
  }

  func titleAdjustment(_ metrics: BarMetrics) -> Point {
    titleAdjustments.shown(for: metrics) ?? .zero
  }

  func backgroundAdjustment(_ metrics: BarMetrics) -> Int {
    backgroundAdjustments.shown(for: metrics) ?? 0
  }

  /// Returns true if the title or the background is moved up or down.
  func movesRows(_ metrics: BarMetrics) -> Bool {
    titleAdjustment(metrics).y != 0 || backgroundAdjustment(metrics) != 0
  }
}
