import TermKitGraphics
import TermKitViews

/// The object that provides a picker view's numbers of components and rows. UIKit's `UIPickerViewDataSource`.
@MainActor public protocol PickerViewDataSource: AnyObject {
  /// Returns the number of components, which are side by side.
  /// - Precondition: The result is not negative.
  func numberOfComponents(in pickerView: PickerView) -> Int

  /// Returns the number of rows of the component with the number `component`, counted from 0 at the left.
  /// - Precondition: The result is not negative.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The object that provides a picker view's titles and is notified of the user's choices. UIKit's `UIPickerViewDelegate`.
///
/// All methods are optional. The picker view asks for the titles of visible rows. When the user types a letter, it asks for the titles of
/// the next rows until one begins with the letter, but of 10,000 rows at most.
@MainActor public protocol PickerViewDelegate: AnyObject, PickerViewDelegateNearMisses {
  /// Returns the title of the row with the number `row` of a `component`. The default implementation returns nil: no title. Only called for
  /// rows without an attributed title.
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String?

  /// Returns the title of the row with the number `row` of a `component`, with colours and attributes. The default implementation returns
  /// nil, which shows the plain title.
  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> AttributedText?

  /// Returns the width of a component in columns. The default implementation returns 0: an equal share of the room.
  /// - Parameter component: The number of the wheel, from the left.
  /// - Precondition: The width is neither negative nor beyond 2³¹.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Int

  /// Called when the user has chosen the row with the number `row` of a `component`, before the picker view sends `valueChanged`. Rows that
  /// only pass by while the user drags are not reported. The default implementation does nothing.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)

  /// Returns the name of a component for assistive technology, such as "Month". The default implementation returns nil.
  ///
  /// UIKit has the method in `UIPickerViewAccessibilityDelegate`.
  /// - Parameter component: The number of the wheel, from the left.
  func pickerView(_ pickerView: PickerView, accessibilityLabelForComponent component: Int) -> String?
}

extension PickerViewDelegate {
  /// Returns nil: no title.
  public func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }

  /// Returns nil, which shows the plain title.
  public func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> AttributedText? { nil }

  /// Returns 0: an equal share of the room.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Int { 0 }

  /// Does nothing.
  public func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {}

  /// Returns nil: no name.
  public func pickerView(_ pickerView: PickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
}

/// Methods that UIKit developers write in delegates of picker views, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol PickerViewDelegateNearMisses: AnyObject {
  associatedtype PickerRowView
  func pickerView(_: PickerView, viewForRow _: Int, forComponent _: Int, reusing _: View?) -> PickerRowView
  static func pickerRowViews()

  associatedtype PickerRowHeight
  func pickerView(_: PickerView, rowHeightForComponent _: Int) -> PickerRowHeight
  static func pickerRowHeights()
}

// `NearMiss.swift` explains these declarations.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PickerViewDelegateNearMisses {
  public func pickerView(_: PickerView, viewForRow _: Int, forComponent _: Int, reusing _: View?) -> Never {
    calledNearMiss()
  }
  @available(*, unavailable, message: "rows have titles: implement pickerView(_:attributedTitleForRow:forComponent:)")
  public static func pickerRowViews() {}
  public static func pickerRowViews() where PickerRowView == Never {}

  public func pickerView(_: PickerView, rowHeightForComponent _: Int) -> Never { calledNearMiss() }
  @available(*, unavailable, message: "each row of a picker view is one row of cells high: remove this method")
  public static func pickerRowHeights() {}
  public static func pickerRowHeights() where PickerRowHeight == Never {}
}
