import TermKitGraphics

/// How a view adjusts its tint. UIKit's `UIView.TintAdjustmentMode` (T7).
public enum TintAdjustmentMode: Hashable, Sendable {
  /// As the superview does.
  case automatic
  /// The tint as it is.
  case normal
  /// A grey of the same brightness (T8).
  case dimmed
}

/// What a view hands down to its subviews.
struct Tint: Hashable {
  var color: Color
  var mode: TintAdjustmentMode

  /// What a view without superview starts from (T2, T7).
  static let root = Tint(color: .systemBlue, mode: .normal)

  /// The tint of a view below this one that has these settings of its own.
  func inherited(_ own: TintSettings) -> Tint {
    Tint(color: own.color ?? color, mode: own.mode == .automatic ? mode : own.mode)
  }

  /// The colour that `tintColor` answers (T8).
  var effectiveColor: Color { mode == .dimmed ? color.grayscale : color }
}

/// What was set on a view itself.
struct TintSettings: Hashable {
  /// The view's specific colour; nil for its superview's.
  var color: Color?
  var mode = TintAdjustmentMode.automatic
}
