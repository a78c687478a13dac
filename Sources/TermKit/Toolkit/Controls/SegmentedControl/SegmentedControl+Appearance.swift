import TermKitGraphics
import TermKitViews

extension AppearanceProxy where Target: SegmentedControl {
  /// Sets the background image of segments for a state and metrics.
  /// - Parameters:
  ///   - image: The image. If nil, segments use the image for the same state without focus, then for `.normal`.
  ///   - state: The state, which can be a union of several.
  ///   - barMetrics: The height of the bar: `default` or `compact`.
  public func setBackgroundImage(_ image: Image?, for state: ControlState, barMetrics: BarMetrics = .default) {
    set(image, for: state, barMetrics) { $0.setBackgroundImage($1, for: state, barMetrics: barMetrics) }
  }

  /// Sets the image between two segments that are in the given states.
  /// - Parameters:
  ///   - image: The image. If nil, the divider uses the image for the same states without focus, then for two `.normal` segments.
  ///   - left: The state of the segment or button at the left.
  ///   - right: The state of the segment or button at the right.
  ///   - barMetrics: The height of the bar: `default` or `compact`.
  public func setDividerImage(
    _ image: Image?, forLeftSegmentState left: ControlState, rightSegmentState right: ControlState,
    barMetrics: BarMetrics = .default
  ) {
    set(image, for: left, right, barMetrics) {
      $0.setDividerImage($1, forLeftSegmentState: left, rightSegmentState: right, barMetrics: barMetrics)
    }
  }

  /// Sets the text attributes of titles for a state. An attribute that is nil keeps its usual value.
  /// - Parameters:
  ///   - attributes: The differences. If nil, titles use the value for the same state without focus, then for `.normal`.
  ///   - state: The state, which can be a union of several.
  public func setTitleTextAttributes(_ attributes: TitleTextAttributes?, for state: ControlState) {
    set(attributes, for: state) { $0.setTitleTextAttributes($1, for: state) }
  }

  /// Sets the offset of the contents of segments of a type, in columns to the right and rows down. Defaults to (0, 0).
  /// - Parameters:
  ///   - adjustment: The offset, in columns and rows.
  ///   - type: The place of the segments in the control.
  ///   - barMetrics: The height of the bar: `default` or `compact`.
  public func setContentPositionAdjustment(
    _ adjustment: Point, forSegmentType type: SegmentType, barMetrics: BarMetrics = .default
  ) {
    set(adjustment, for: type, barMetrics) {
      $0.setContentPositionAdjustment($1, forSegmentType: type, barMetrics: barMetrics)
    }
  }
}
