import TermKitGraphics
import TermKitInput

/// The position of a bar in its container. UIKit's `UIBarPosition`.
public enum BarPosition: Hashable, Sendable, CaseIterable {
  /// Any position. An image for it is used in every position that has no image.
  case any
  /// At the bottom. The shadow is above the bar.
  case bottom
  /// At the top. The shadow is below the bar.
  case top
  /// At the top of the screen. The shadow is below the bar, and the background continues under the status bar.
  case topAttached
}

/// The style of a bar: light or dark. UIKit's `UIBarStyle`.
public enum BarStyle: Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case `default`
  /// Light text on a dark background.
  case black

  /// The background colour of bars without a bar tint.
  package var barColor: Color { self == .default ? Color(white: 0.97) : Color(white: 0.09) }

  /// The colour of titles for which no colour is set.
  package var titleColor: Color { self == .default ? .black : .white }

  /// The colour of disabled items.
  package var disabledColor: Color { self == .default ? Color(white: 0.62) : Color(white: 0.42) }

  /// The colour of tabs that are not selected.
  package var unselectedColor: Color { self == .default ? Color(white: 0.5) : Color(white: 0.6) }

  /// The colour of the hairline between a bar and the content.
  package var hairlineColor: Color { self == .default ? Color(white: 0, alpha: 0.22) : Color(white: 1, alpha: 0.25) }
  /// The colour over the row of the hairline while that row has text.
  package var edgeColor: Color { self == .default ? Color(white: 0, alpha: 0.06) : Color(white: 1, alpha: 0.08) }
}

/// An object that has a bar position. UIKit's `UIBarPositioning`.
@MainActor public protocol BarPositioning: AnyObject {
  /// The position.
  var barPosition: BarPosition { get }
}

/// A delegate that determines the position of a bar. UIKit's `UIBarPositioningDelegate`.
@MainActor public protocol BarPositioningDelegate: AnyObject {
  /// Returns the position of a bar, or nil for the usual position of such bars. The default implementation returns nil.
  func position(for bar: any BarPositioning) -> BarPosition?
}

extension BarPositioningDelegate {
  /// Returns nil, for the usual position.
  public func position(for bar: any BarPositioning) -> BarPosition? { nil }
}
