import TermKitGraphics

/// What is set on a bar button item for its look: images behind it, and where things are moved to (B9).
struct BarButtonLooks {
  private struct BackgroundPlace: Hashable {
    let style: BarButtonItem.Style?
    let metrics: BarMetrics
  }

  private var backgrounds: [BackgroundPlace: StateValues<Image>] = [:]
  /// How far the title is moved.
  var titleAdjustments: [BarMetrics: Point] = [:]
  /// How many rows down the images behind it are moved.
  var backgroundAdjustments: [BarMetrics: Int] = [:]

  /// What is set for exactly this state, style and metrics.
  subscript(state: ControlState, style: BarButtonItem.Style?, metrics: BarMetrics) -> Image? {
    get { backgrounds[BackgroundPlace(style: style, metrics: metrics)]?[state] }
    set { backgrounds[BackgroundPlace(style: style, metrics: metrics), default: StateValues()][state] = newValue }
  }

  /// What is shown: metrics count for more than the style, and that for more than the state.
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

  /// True when something is moved out of the row that things stand in.
  func movesRows(_ metrics: BarMetrics) -> Bool {
    titleAdjustment(metrics).y != 0 || backgroundAdjustment(metrics) != 0
  }
}

extension Image {
  /// A resizable image: one that is not gets a middle of one column, the rest being caps.
  var withMiddleColumn: Image {
    guard resizingMode == nil, size.width > 0 else { return self }
    let left = (size.width - 1) / 2
    return resizableImage(
      withCapInsets: EdgeInsets(left: left, right: size.width - 1 - left), resizingMode: .stretch)
  }
}
