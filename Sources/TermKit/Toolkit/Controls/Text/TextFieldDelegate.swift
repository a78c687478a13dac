/// Asked and told about what is edited in a text field. UIKit's `UITextFieldDelegate`.
@MainActor public protocol TextFieldDelegate: AnyObject {
  /// Whether the text field may have the focus; it may unless implemented.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// It got the focus.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// It lost the focus.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Whether the person may put a text in the place of some clusters; they may unless implemented. Not asked about what a program
  /// changes, nor about undoing.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool
  /// Something else is selected, or the cursor moved.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Whether the clear button may clear; it may unless implemented.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Enter was pressed. Answers whether that is to have its usual effect; it is unless implemented.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// True.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// True.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// True.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
