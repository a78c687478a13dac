// UIKit nests these types in the classes that they belong to. TermKit declares them on their own, because lower layers and several classes
// use them. The nested names let code from UIKit compile unchanged.

extension View {
  /// UIKit's name for `AutoresizingMask`.
  public typealias AutoresizingMask = TermKitViews.AutoresizingMask
  /// UIKit's name for `ContentMode`.
  public typealias ContentMode = TermKitViews.ContentMode
  /// UIKit's name for `TintAdjustmentMode`.
  public typealias TintAdjustmentMode = TermKitViews.TintAdjustmentMode
}

extension Window {
  /// UIKit's name for `WindowLevel`.
  public typealias Level = WindowLevel
}

extension Control {
  /// UIKit's name for `ControlState`.
  public typealias State = ControlState
  /// UIKit's name for `ControlEvents`.
  public typealias Event = ControlEvents
}

extension StackView {
  /// UIKit's name for `StackAlignment`.
  public typealias Alignment = StackAlignment
  /// UIKit's name for `StackDistribution`.
  public typealias Distribution = StackDistribution
}
