import TermKitGraphics
import TermKitViews

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

  /// Returns the images that have one for a state. Metrics take precedence over the style, and the style over the state.
  func images(for state: ControlState, _ style: BarButtonItem.Style?, _ metrics: BarMetrics) -> StateValues<Image> {
    for metrics in [metrics, .default] {
      for style in [style, nil] {
        let images = backgrounds[BackgroundPlace(style: style, metrics: metrics)]
        if let images, images.shown(for: state) != nil { return images }
      }
    }
    return StateValues()
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
