import TermKitGraphics
import TermKitInput

/// Where a bar is in what it belongs to. UIKit's `UIBarPosition` (B3).
public enum BarPosition: Hashable, Sendable, CaseIterable {
  /// Nowhere in particular; an image set for it serves every position that has none of its own.
  case any
  /// At the bottom: its shadow is above it.
  case bottom
  /// At the top: its shadow is below it.
  case top
  /// At the top of the screen: its background goes on upwards under the status bar.
  case topAttached
}

/// How much room there is for bars. UIKit's `UIBarMetrics` (B3).
public enum BarMetrics: Hashable, Sendable, CaseIterable {
  /// As usual; an image set for it serves `compact` too where that has none.
  case `default`
  /// On terminals of fewer than 20 rows.
  case compact
}

extension Dictionary where Key == BarMetrics {
  /// What is shown with some metrics: what is set for these, else what is for the default ones.
  func shown(for metrics: BarMetrics) -> Value? { self[metrics] ?? self[.default] }
}

/// Whether a bar is light or dark. UIKit's `UIBarStyle` (B2).
public enum BarStyle: Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case `default`
  /// Light text on a dark background.
  case black

  /// What bars are made of that have no bar tint.
  var barColor: Color { self == .default ? Color(white: 0.97) : Color(white: 0.09) }

  /// The colour of titles without attributes of their own.
  var titleColor: Color { self == .default ? .black : .white }

  /// The colour of what is disabled.
  var disabledColor: Color { self == .default ? Color(white: 0.62) : Color(white: 0.42) }

  /// The colour of tabs that are not selected.
  var unselectedColor: Color { self == .default ? Color(white: 0.5) : Color(white: 0.6) }

  /// The colour of the hairline between a bar and the content.
  var hairlineColor: Color { self == .default ? Color(white: 0, alpha: 0.22) : Color(white: 1, alpha: 0.25) }
}

/// What stands at a bar's position. UIKit's `UIBarPositioning`.
@MainActor public protocol BarPositioning: AnyObject {
  /// Where it is.
  var barPosition: BarPosition { get }
}

/// Says where a bar is. UIKit's `UIBarPositioningDelegate`.
@MainActor public protocol BarPositioningDelegate: AnyObject {
  /// Where a bar is; nil, unless implemented, leaves it where such bars usually are.
  func position(for bar: any BarPositioning) -> BarPosition?
}

extension BarPositioningDelegate {
  /// Leaves a bar where such bars usually are.
  public func position(for bar: any BarPositioning) -> BarPosition? { nil }
}
