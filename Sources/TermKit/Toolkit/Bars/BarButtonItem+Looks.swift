import TermKitGraphics
import TermKitViews

extension BarButtonItem {
  // MARK: Backgrounds

  /// Sets the background image of the button for `state`, `style` and `barMetrics`.
  ///
  /// The background is as high as the contents of the button, or as the image if the bar has room for it. An image that is not resizable is
  /// stretched at its middle column. If `image` is nil, the button uses the value for the same state without focus, then for `.normal`. If
  /// `style` is nil, the image is for all styles. An image for one style takes precedence, so that `done` buttons can look different from
  /// others.
  public final func setBackgroundImage(
    _ image: Image?, for state: ControlState, style: Style? = nil, barMetrics: BarMetrics = .default
  ) {
    noteCustomization(for: state, style, barMetrics)
    looks[state, style, barMetrics] = image
  }

  /// Returns the background image that is set for exactly this `state`, `style` and `barMetrics`, or nil.
  public final func backgroundImage(
    for state: ControlState, style: Style? = nil, barMetrics: BarMetrics = .default
  ) -> Image? {
    looks[state, style, barMetrics]
  }

  /// Sets the background image for `state` and `barMetrics` of the back button that this item describes
  /// (`NavigationItem.backBarButtonItem`). It replaces the chevron. If `image` is nil, the back button uses the value for the same state
  /// without focus, then for `.normal`.
  public final func setBackButtonBackgroundImage(
    _ image: Image?, for state: ControlState, barMetrics: BarMetrics = .default
  ) {
    noteCustomization(for: state, barMetrics)
    backLooks[state, nil, barMetrics] = image
  }

  /// Returns the background image of the back button that is set for exactly this `state` and these `barMetrics`, or nil.
  public final func backButtonBackgroundImage(for state: ControlState, barMetrics: BarMetrics = .default) -> Image? {
    backLooks[state, nil, barMetrics]
  }

  /// Returns the background images of the button, among them the one that it shows in a state.
  final func backgrounds(for state: ControlState, _ metrics: BarMetrics, isBackButton: Bool) -> StateValues<Image> {
    isBackButton ? backLooks.images(for: state, nil, metrics) : looks.images(for: state, style, metrics)
  }

  // MARK: Positions

  /// Sets the offset of the title for `barMetrics`: an `adjustment` in columns to the right and rows down. Defaults to (0, 0).
  ///
  /// An offset for `default` is also used with `compact` metrics that have none. The button clips its title: in a bar of one row, an
  /// offset in rows hides it. A title that is beside an image moves too; the image stays.
  public final func setTitlePositionAdjustment(_ adjustment: Point, for barMetrics: BarMetrics = .default) {
    noteCustomization(for: barMetrics)
    looks.titleAdjustments[barMetrics] = adjustment
  }

  /// Returns the offset of the title that is set for exactly these metrics, or (0, 0).
  public final func titlePositionAdjustment(for barMetrics: BarMetrics = .default) -> Point {
    looks.titleAdjustments[barMetrics] ?? .zero
  }

  /// Sets the offset of the background image for `barMetrics`, in `rows` down. Negative offsets go up. Defaults to 0.
  ///
  /// An offset for `default` is also used with `compact` metrics that have none. The button clips the image at the edges of the bar: in a
  /// bar of one row, an image of one row disappears.
  public final func setBackgroundVerticalPositionAdjustment(_ rows: Int, for barMetrics: BarMetrics = .default) {
    noteCustomization(for: barMetrics)
    looks.backgroundAdjustments[barMetrics] = rows
  }

  /// Returns the offset of the background image that is set for exactly these metrics, or 0.
  public final func backgroundVerticalPositionAdjustment(for barMetrics: BarMetrics = .default) -> Int {
    looks.backgroundAdjustments[barMetrics] ?? 0
  }

  /// Sets the offset of the title of the back button that this item describes, for `barMetrics`: an `adjustment` in columns to the right
  /// and rows down. Defaults to (0, 0).
  ///
  /// An offset for `default` is also used with `compact` metrics that have none. The offset is not limited: in a bar of one row, an offset
  /// in rows moves the title out of the bar.
  public final func setBackButtonTitlePositionAdjustment(_ adjustment: Point, for barMetrics: BarMetrics = .default) {
    noteCustomization(for: barMetrics)
    backLooks.titleAdjustments[barMetrics] = adjustment
  }

  /// Returns the offset of the back button's title that is set for exactly these metrics, or (0, 0).
  public final func backButtonTitlePositionAdjustment(for barMetrics: BarMetrics = .default) -> Point {
    backLooks.titleAdjustments[barMetrics] ?? .zero
  }

  /// Sets the offset of the back button's background image for `barMetrics`, in `rows` down. Negative offsets go up. Defaults to 0.
  ///
  /// An offset for `default` is also used with `compact` metrics that have none. The button clips the image at the edges of the bar: in a
  /// bar of one row, an image of one row disappears.
  public final func setBackButtonBackgroundVerticalPositionAdjustment(
    _ rows: Int, for barMetrics: BarMetrics = .default
  ) {
    noteCustomization(for: barMetrics)
    backLooks.backgroundAdjustments[barMetrics] = rows
  }

  /// Returns the offset of the back button's background image that is set for exactly these metrics, or 0.
  public final func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: BarMetrics = .default) -> Int {
    backLooks.backgroundAdjustments[barMetrics] ?? 0
  }
}

/// The values set for the look of a bar button item: background images and offsets (B9).
struct BarButtonLooks {
  private var backgrounds: [BarMetrics: [BarButtonItem.Style?: StateValues<Image>]] = [:]
  /// The offset of the title, in cells.
  var titleAdjustments: [BarMetrics: Point] = [:]
  /// The offset of the background image, in rows down.
  var backgroundAdjustments: [BarMetrics: Int] = [:]

  /// The image that is set for exactly this state, style and metrics.
  subscript(state: ControlState, style: BarButtonItem.Style?, metrics: BarMetrics) -> Image? {
    get { backgrounds[metrics]?[style]?[state] }
    set { backgrounds[metrics, default: [:]][style, default: StateValues()][state] = newValue }
  }

  /// Returns the images that have one for a state. Metrics take precedence over the style, and the style over the state.
  func images(for state: ControlState, _ style: BarButtonItem.Style?, _ metrics: BarMetrics) -> StateValues<Image> {
    for metrics in [metrics, .default] {
      for style in [style, nil] {
        if let images = backgrounds[metrics]?[style], images.shown(for: state) != nil { return images }
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
