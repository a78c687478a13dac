import TermKitGraphics
import TermKitViews

/// The position of a segment among the others. UIKit's `UISegmentedControl.Segment`.
public enum SegmentType: Hashable, Sendable, CaseIterable {
  /// Any position: the value for the types that have none of their own.
  case any
  /// The first of several segments.
  case left
  /// Between two other segments.
  case center
  /// The last of several segments.
  case right
  /// The only segment.
  case alone
}

/// The values set on a segmented control by state and metrics (C4).
struct SegmentLooks: Equatable {
  /// The states of the segments on both sides of a divider.
  struct Neighbors: Hashable {
    var left: ControlState
    var right: ControlState

    /// The states for which to look for an image, in order of preference.
    var candidates: [Neighbors] {
      [
        self, Neighbors(left: left.subtracting(.focused), right: right.subtracting(.focused)),
        Neighbors(left: .normal, right: .normal),
      ]
    }
  }

  var backgrounds: [BarMetrics: StateValues<Image>] = [:]
  var dividers: [BarMetrics: [Neighbors: Image]] = [:]
  var titles = StateValues<TitleTextAttributes>()
  var adjustments: [BarMetrics: [SegmentType: Point]] = [:]

  /// True if no background image replaces the system's background.
  var isSystem: Bool { backgrounds.values.allSatisfy(\.isEmpty) }

  /// Returns the background image to draw. An image that is not resizable stretches at its middle column.
  func background(for state: ControlState, _ metrics: BarMetrics) -> Image? {
    images(for: state, metrics)?.shown(for: state)?.withMiddleColumn
  }

  /// Returns true if the application has set a background image for a state, and not just for `.normal`.
  func hasOwnBackground(for state: ControlState, _ metrics: BarMetrics) -> Bool {
    images(for: state, metrics)?.isOwn(for: state) == true
  }

  // Returns the background images that show a state with some metrics.
  private func images(for state: ControlState, _ metrics: BarMetrics) -> StateValues<Image>? {
    [backgrounds[metrics], backgrounds[.default]].compactMap { $0 }.first { $0.shown(for: state) != nil }
  }

  /// Returns the rows that segments need for contents of a height and for the background. The outline of the system takes two more rows.
  func height(ofContents height: Int, _ traits: TraitCollection, _ metrics: BarMetrics) -> Int {
    if isSystem { return height > 1 ? height + 2 : 1 }
    return max(height, background(for: .normal, metrics)?.resolved(for: traits).size.height ?? 1)
  }

  /// Returns true if a background image is set for exactly this state, which may include the focus.
  func marksFocus(_ state: ControlState, _ metrics: BarMetrics) -> Bool {
    [backgrounds[metrics], backgrounds[.default]].contains { $0?.isSet(for: state) == true }
  }

  func divider(_ neighbors: Neighbors, _ metrics: BarMetrics) -> Image? {
    for images in [dividers[metrics], dividers[.default]].compactMap({ $0 }) {
      for candidate in neighbors.candidates {
        if let image = images[candidate] { return image }
      }
    }
    return nil
  }

  /// Returns the columns between two segments, which do not depend on the states.
  func dividerWidth(_ traits: TraitCollection, _ metrics: BarMetrics) -> Int {
    var images = Array(dividers[metrics, default: [:]].values)
    let normal = Neighbors(left: .normal, right: .normal)
    if dividers[metrics]?[normal] == nil { images += dividers[.default, default: [:]].values }
    return images.map { $0.resolved(for: traits).size.width }.max() ?? 1
  }

  func adjustment(_ type: SegmentType, _ metrics: BarMetrics) -> Point {
    for values in [adjustments[metrics], adjustments[.default]].compactMap({ $0 }) {
      if let adjustment = values[type] ?? values[.any] { return adjustment }
    }
    return .zero
  }
}
