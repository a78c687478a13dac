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
  func inherited(color own: Color?, mode ownMode: TintAdjustmentMode) -> Tint {
    Tint(color: own ?? color, mode: ownMode == .automatic ? mode : ownMode)
  }

  /// The colour things are drawn in (T8).
  var effectiveColor: Color { mode == .dimmed ? color.grayscale : color }
}
