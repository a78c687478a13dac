/// Methods that control editing in a text field and report it. UIKit's `UITextFieldDelegate`.
///
/// All methods are optional. By default, a method without a result does nothing.
@MainActor public protocol TextFieldDelegate: TextFieldDelegateNearMisses {
  /// Returns whether the text field may become first responder. The default implementation returns true.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called when the text field has become first responder, before it sends `.editingDidBegin`.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Returns whether the text field may give up being first responder. The default implementation returns true.
  ///
  /// Not called when the text field is removed, hidden, disabled or covered, nor by `endEditing(true)`.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called when the text field is no longer first responder, unless the delegate implements `textFieldDidEndEditing(_:reason:)`.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Called with the `reason` when the `textField` is no longer first responder, before it sends `.editingDidEnd`. The default
  /// implementation calls `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Returns whether the user may replace a `range` of the text, counted in grapheme clusters, with a `string`. The default implementation
  /// returns true.
  ///
  /// It is not called for changes by the program, nor for undo and redo.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool
  /// Called when the selection or the cursor has changed, and after each edit of the text. Setting `text` does not call it.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Returns whether the clear button may clear the text. The default implementation returns true.
  ///
  /// If it returns true, `textField(_:shouldChangeCharactersIn:replacementString:)` decides too.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Returns whether Enter sends `.editingDidEndOnExit` and `.primaryActionTriggered`. The default implementation returns true. If false,
  /// the field uses the key and does nothing.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Returns true.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
