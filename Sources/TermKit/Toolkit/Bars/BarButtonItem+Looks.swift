import TermKitGraphics
import TermKitViews

extension BarButtonItem {
  // MARK: Backgrounds

  /// Sets the background image of the button for a state, a style and metrics.
  ///
  /// The background is as high as the contents of the button, or as the image if the bar has room for it. An image that is not resizable
  /// is stretched at its middle column.
  /// - Parameters:
  ///   - image: The image. If nil, the button uses the value for the same state without focus, then for `.normal`.
  ///   - state: The state.
  ///   - style: The style of the buttons that the image is for, or nil for all styles. An image for one style takes precedence, so that
  ///     `done` buttons can look different from others. Defaults to nil.
  ///   - barMetrics: The metrics. Defaults to `default`.
  public final func setBackgroundImage(
    _ image: Image?, for state: ControlState, style: Style? = nil, barMetrics: BarMetrics = .default
  ) {
    noteCustomization(for: state, style, barMetrics)
    looks[state, style, barMetrics] = image
    changed()
  }

  /// Returns the background image that is set for exactly this state, style and metrics, or nil.
  /// - Parameters:
  ///   - state: The state, which can be a union of several.
  ///   - style: The style.
  ///   - barMetrics: The height of the bar: `default` or `compact`.
  public final func backgroundImage(
    for state: ControlState, style: Style? = nil, barMetrics: BarMetrics = .default
  ) -> Image? {
    looks[state, style, barMetrics]
  }

  /// Sets the background image for a state and metrics of the back button that this item describes (`NavigationItem.backBarButtonItem`).
  /// The image replaces the chevron.
  /// - Parameters:
  ///   - image: The image. If nil, the back button uses the value for the same state without focus, then for `.normal`.
  ///   - state: The state.
  ///   - barMetrics: The metrics. Defaults to `default`.
  public final func setBackButtonBackgroundImage(
    _ image: Image?, for state: ControlState, barMetrics: BarMetrics = .default
  ) {
    noteCustomization(for: state, barMetrics)
    backLooks[state, nil, barMetrics] = image
    changed()
  }

  /// Returns the background image of the back button that is set for exactly this state and these metrics, or nil.
  /// - Parameters:
  ///   - state: The state, which can be a union of several.
  ///   - barMetrics: The height of the bar: `default` or `compact`.
  public final func backButtonBackgroundImage(for state: ControlState, barMetrics: BarMetrics = .default) -> Image? {
    backLooks[state, nil, barMetrics]
  }

  /// Returns the background images of the button, among them the one that it shows in a state.
  final func backgrounds(for state: ControlState, _ metrics: BarMetrics, isBackButton: Bool) -> StateValues<Image> {
    isBackButton ? backLooks.images(for: state, nil, metrics) : looks.images(for: state, style, metrics)
  }

  // MARK: Positions

  /// Sets the offset of the title from its usual position, in columns to the right and rows down. Defaults to (0, 0).
  ///
  /// An offset for `default` is also used with `compact` metrics that have none. The button clips its title: in a bar of one row, an
  /// offset in rows hides it. A title that is beside an image moves too; the image stays.
  /// - Parameters:
  ///   - adjustment: The offset, in columns and rows.
  ///   - barMetrics: The height of the bar: `default` or `compact`.
  public final func setTitlePositionAdjustment(_ adjustment: Point, for barMetrics: BarMetrics = .default) {
    noteCustomization(for: barMetrics)
    looks.titleAdjustments[barMetrics] = adjustment
    changed()
  }

  /// Returns the offset of the title that is set for exactly these metrics, or (0, 0).
  public final func titlePositionAdjustment(for barMetrics: BarMetrics = .default) -> Point {
    looks.titleAdjustments[barMetrics] ?? .zero
  }

  /// Sets the offset of the background image, in rows down. Defaults to 0.
  ///
  /// An offset for `default` is also used with `compact` metrics that have none. The button clips the image at the edges of the bar: in a
  /// bar of one row, an image of one row disappears.
  /// - Parameters:
  ///   - rows: The offset, in rows. Negative offsets go up.
  ///   - barMetrics: The height of the bar: `default` or `compact`.
  public final func setBackgroundVerticalPositionAdjustment(_ rows: Int, for barMetrics: BarMetrics = .default) {
    noteCustomization(for: barMetrics)
    looks.backgroundAdjustments[barMetrics] = rows
    changed()
  }

  /// Returns the offset of the background image that is set for exactly these metrics, or 0.
  public final func backgroundVerticalPositionAdjustment(for barMetrics: BarMetrics = .default) -> Int {
    looks.backgroundAdjustments[barMetrics] ?? 0
  }

  /// Sets the offset of the title of the back button that this item describes, in columns to the right and rows down. Defaults to (0, 0).
  ///
  /// An offset for `default` is also used with `compact` metrics that have none. The offset is not limited: in a bar of one row, an offset
  /// in rows moves the title out of the bar.
  /// - Parameters:
  ///   - adjustment: The offset, in columns and rows.
  ///   - barMetrics: The height of the bar: `default` or `compact`.
  public final func setBackButtonTitlePositionAdjustment(_ adjustment: Point, for barMetrics: BarMetrics = .default) {
    noteCustomization(for: barMetrics)
    backLooks.titleAdjustments[barMetrics] = adjustment
    changed()
  }

  /// Returns the offset of the back button's title that is set for exactly these metrics, or (0, 0).
  public final func backButtonTitlePositionAdjustment(for barMetrics: BarMetrics = .default) -> Point {
    backLooks.titleAdjustments[barMetrics] ?? .zero
  }

  /// Sets the offset of the back button's background image, in rows down. Defaults to 0.
  ///
  /// An offset for `default` is also used with `compact` metrics that have none. The button clips the image at the edges of the bar: in a
  /// bar of one row, an image of one row disappears.
  /// - Parameters:
  ///   - rows: The offset, in rows. Negative offsets go up.
  ///   - barMetrics: The height of the bar: `default` or `compact`.
  public final func setBackButtonBackgroundVerticalPositionAdjustment(
    _ rows: Int, for barMetrics: BarMetrics = .default
  ) {
    noteCustomization(for: barMetrics)
    backLooks.backgroundAdjustments[barMetrics] = rows
    changed()
  }

  /// Returns the offset of the back button's background image that is set for exactly these metrics, or 0.
  public final func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: BarMetrics = .default) -> Int {
    backLooks.backgroundAdjustments[barMetrics] ?? 0
  }
}
