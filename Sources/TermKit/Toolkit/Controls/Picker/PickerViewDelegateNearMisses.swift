import TermKitViews

/// Methods that UIKit developers write in delegates of picker views, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol PickerViewDelegateNearMisses: AnyObject {
  associatedtype PickerRowView
  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> PickerRowView
  associatedtype PickerRowHeight
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> PickerRowHeight
  static var pickerRowViews: Void { get }
  static var pickerRowHeights: Void { get }
}

extension PickerViewDelegateNearMisses {
  /// Stops the program.
  public func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> Never { calledNearMiss() }
  /// Stops the program.
  public func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Never { calledNearMiss() }
  /// Unavailable, which makes near misses errors.
  @available(*, unavailable, message: "rows have titles: implement pickerView(_:attributedTitleForRow:forComponent:)")
  public static var pickerRowViews: Void { () }
  /// Unavailable, which makes near misses errors.
  @available(*, unavailable, message: "each row of a picker view is one row of cells high: remove this method")
  public static var pickerRowHeights: Void { () }
}

extension PickerViewDelegateNearMisses where PickerRowView == Never {
  /// Does nothing.
  public static var pickerRowViews: Void { () }
}

extension PickerViewDelegateNearMisses where PickerRowHeight == Never {
  /// Does nothing.
  public static var pickerRowHeights: Void { () }
}
