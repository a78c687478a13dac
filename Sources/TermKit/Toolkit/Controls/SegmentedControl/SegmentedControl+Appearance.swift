import TermKitGraphics

extension AppearanceProxy where Target: SegmentedControl {
  /// Sets the image behind segments for a state and metrics; nil has the state take normal's (A8).
  public func setBackgroundImage(_ image: Image?, for state: ControlState, barMetrics: BarMetrics = .default) {
    set(image, for: state, barMetrics) { $0.setBackgroundImage($1, for: state, barMetrics: barMetrics) }
  }

  /// Sets the image between two segments by the states of both; nil has them take that of two normal ones (A8).
  public func setDividerImage(
    _ image: Image?, forLeftSegmentState left: ControlState, rightSegmentState right: ControlState,
    barMetrics: BarMetrics = .default
  ) {
    set(image, for: left, right, barMetrics) {
      $0.setDividerImage($1, forLeftSegmentState: left, rightSegmentState: right, barMetrics: barMetrics)
    }
  }

  /// Sets how titles differ from the usual look in a state; nil has it take normal's (A8).
  public func setTitleTextAttributes(_ attributes: TitleTextAttributes?, for state: ControlState) {
    set(attributes, for: state) { $0.setTitleTextAttributes($1, for: state) }
  }

  /// Moves what is in segments of a type by columns and rows; (0, 0) unless set.
  public func setContentPositionAdjustment(
    _ adjustment: Point, forSegmentType type: SegmentType, barMetrics: BarMetrics = .default
  ) {
    set(adjustment, for: type, barMetrics) {
      $0.setContentPositionAdjustment($1, forSegmentType: type, barMetrics: barMetrics)
    }
  }
}
