import TermKitGraphics

/// Where a segment is among the others. UIKit's `UISegmentedControl.Segment`.
public enum SegmentType: Hashable, Sendable, CaseIterable {
  /// Anywhere.
  case any
  /// The first of several.
  case left
  /// Between others.
  case center
  /// The last of several.
  case right
  /// The only one.
  case alone
}

/// What is set on a segmented control, by states and metrics (C4).
struct SegmentLooks: Equatable {
  /// The states of the segments on both sides of a divider.
  struct Neighbors: Hashable {
    var left: ControlState
    var right: ControlState

    /// Those to look for, the better ones first.
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

  /// True when nothing is set in place of the system's background.
  var isSystem: Bool { backgrounds.values.allSatisfy(\.isEmpty) }

  func background(for state: ControlState, _ metrics: BarMetrics) -> Image? {
    backgrounds[metrics]?.shown(for: state) ?? backgrounds[.default]?.shown(for: state)
  }

  /// True when a state with the focus has a background of its own.
  func marksFocus(_ state: ControlState, _ metrics: BarMetrics) -> Bool {
    [backgrounds[metrics], backgrounds[.default]].contains { $0?.tells(state) == true }
  }

  func divider(_ neighbors: Neighbors, _ metrics: BarMetrics) -> Image? {
    for images in [dividers[metrics], dividers[.default]].compactMap({ $0 }) {
      for candidate in neighbors.candidates {
        if let image = images[candidate] { return image }
      }
    }
    return nil
  }

  /// The columns between two segments, whatever their states are.
  func dividerWidth(_ traits: TraitCollection, _ metrics: BarMetrics) -> Int {
    let images = dividers[metrics]?.values.map { $0 } ?? dividers[.default]?.values.map { $0 } ?? []
    return images.map { $0.resolved(for: traits).size.width }.max() ?? 1
  }

  func adjustment(_ type: SegmentType, _ metrics: BarMetrics) -> Point {
    for values in [adjustments[metrics], adjustments[.default]].compactMap({ $0 }) {
      if let adjustment = values[type] ?? values[.any] { return adjustment }
    }
    return .zero
  }
}
