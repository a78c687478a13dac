import TermKitGraphics

extension BarButtonItem {
  // MARK: Backgrounds

  /// Sets an image behind the button for a state and metrics; nil has the state take normal's (A8, B9).
  ///
  /// With a style it is for buttons of that style only, which counts for more than one for all: a rule can tell those that finish
  /// something from the others. As high as the bar's row, or as the image if the bar has room for it; one that is not resizable gets a
  /// middle of one column.
  public final func setBackgroundImage(
    _ image: Image?, for state: ControlState, style: Style? = nil, barMetrics: BarMetrics = .default
  ) {
    noteCustomization(for: state, style, barMetrics)
    looks[state, style, barMetrics] = image
    changed()
  }

  /// The image set behind the button for exactly this state, this style and these metrics, or nil.
  public final func backgroundImage(
    for state: ControlState, style: Style? = nil, barMetrics: BarMetrics = .default
  ) -> Image? {
    looks[state, style, barMetrics]
  }

  /// Sets an image behind the back button that this item describes (`NavigationItem.backBarButtonItem`) for a state and metrics: the
  /// chevron is turned off (B8).
  public final func setBackButtonBackgroundImage(
    _ image: Image?, for state: ControlState, barMetrics: BarMetrics = .default
  ) {
    noteCustomization(for: state, barMetrics)
    backLooks[state, nil, barMetrics] = image
    changed()
  }

  /// The image set behind the back button for exactly this state and these metrics, or nil.
  public final func backButtonBackgroundImage(for state: ControlState, barMetrics: BarMetrics = .default) -> Image? {
    backLooks[state, nil, barMetrics]
  }

  /// What is behind the button in a state.
  final func shownBackground(for state: ControlState, _ metrics: BarMetrics, isBackButton: Bool) -> Image? {
    isBackButton ? backLooks.background(for: state, nil, metrics) : looks.background(for: state, style, metrics)
  }

  // MARK: Positions

  /// Moves the title from its place in the middle, by columns to the right and rows down; (0, 0) unless set (B9).
  public final func setTitlePositionAdjustment(_ adjustment: Point, for barMetrics: BarMetrics = .default) {
    noteCustomization(for: barMetrics)
    looks.titleAdjustments[barMetrics] = adjustment
    changed()
  }

  /// How far the title is moved with exactly these metrics.
  public final func titlePositionAdjustment(for barMetrics: BarMetrics = .default) -> Point {
    looks.titleAdjustments[barMetrics] ?? .zero
  }

  /// Moves the image behind the button down by so many rows, in bars that have them; 0 unless set (B9).
  public final func setBackgroundVerticalPositionAdjustment(_ rows: Int, for barMetrics: BarMetrics = .default) {
    noteCustomization(for: barMetrics)
    looks.backgroundAdjustments[barMetrics] = rows
    changed()
  }

  /// The rows by which the image behind the button is moved with exactly these metrics.
  public final func backgroundVerticalPositionAdjustment(for barMetrics: BarMetrics = .default) -> Int {
    looks.backgroundAdjustments[barMetrics] ?? 0
  }

  /// Moves the title of the back button that this item describes, by columns to the right and rows down; (0, 0) unless set (B9).
  public final func setBackButtonTitlePositionAdjustment(_ adjustment: Point, for barMetrics: BarMetrics = .default) {
    noteCustomization(for: barMetrics)
    backLooks.titleAdjustments[barMetrics] = adjustment
    changed()
  }

  /// How far the title of the back button is moved with exactly these metrics.
  public final func backButtonTitlePositionAdjustment(for barMetrics: BarMetrics = .default) -> Point {
    backLooks.titleAdjustments[barMetrics] ?? .zero
  }

  /// Moves the image behind the back button down by so many rows, in bars that have them; 0 unless set (B9).
  public final func setBackButtonBackgroundVerticalPositionAdjustment(
    _ rows: Int, for barMetrics: BarMetrics = .default
  ) {
    noteCustomization(for: barMetrics)
    backLooks.backgroundAdjustments[barMetrics] = rows
    changed()
  }

  /// The rows by which the image behind the back button is moved with exactly these metrics.
  public final func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: BarMetrics = .default) -> Int {
    backLooks.backgroundAdjustments[barMetrics] ?? 0
  }
}
