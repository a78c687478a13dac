import TermKitGraphics

/// How a view adjusts its tint. UIKit's `UIView.TintAdjustmentMode`.
public enum TintAdjustmentMode: CaseIterable, Hashable, Sendable {
  /// The superview's mode.
  case automatic
  /// The tint in full colour.
  case normal
  /// A grey of the same brightness.
  case dimmed
}

/// The tint that a view hands down to its subviews.
struct Tint: Hashable {
  var color: Color
  var mode: TintAdjustmentMode

  /// The tint of a view without a superview (T2, T7).
  static let root = Tint(color: .systemBlue, mode: .normal)

  /// Returns the tint of a subview with its own settings.
  func inherited(_ own: TintSettings) -> Tint {
    Tint(color: own.color ?? color, mode: own.mode == .automatic ? mode : own.mode)
  }

  /// The colour that `tintColor` returns (T8).
  var effectiveColor: Color { mode == .dimmed ? color.grayscale : color }

  /// What views show of the tint. A grey tint that is dimmed keeps its colour, but its text may get other attributes (T12).
  var effective: Tint { Tint(color: effectiveColor, mode: mode) }
}

/// The tint settings of a single view.
struct TintSettings: Hashable {
  /// The view's specific colour, or nil to inherit the superview's.
  var color: Color?
  var mode = TintAdjustmentMode.automatic
  /// The mode to return to while something in front of the view dims its tint. Nil if nothing does, or if the program has set a mode since.
  var modeWithoutCover: TintAdjustmentMode?
}
