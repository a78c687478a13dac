import TermKitViews

/// Methods that control editing in a text view and report it. UIKit's `UITextViewDelegate`.
///
/// All methods are optional. By default, a method without a result does nothing.
///
/// A text view inherits `delegate` from `ScrollView`, so its delegate also receives the calls about scrolling.
@MainActor public protocol TextViewDelegate: ScrollViewDelegate, TextViewDelegateNearMisses {
  /// Returns whether an editable text view may become first responder. The default implementation returns true.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Called when the text view has become first responder, also if it is not editable.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Returns whether an editable text view may give up being first responder. The default implementation returns true.
  ///
  /// It is not called when the text view is removed, hidden or covered, nor by `endEditing(true)`.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Called when the text view is no longer first responder, also if it is not editable.
  func textViewDidEndEditing(_ textView: TextView)
  /// Returns whether the user may replace a `range` of the text, counted in grapheme clusters, with a `text`. The default implementation
  /// returns true.
  ///
  /// It is not called for changes by the program, nor for undo and redo.
  func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool
  /// Called after each edit of the text by the user or the program, including undo and redo. Setting `text` is not an edit.
  ///
  /// Use it to follow a long text, for example to save it: reading `text` after each key takes time proportional to the text's length.
  /// After it, the text view calls `textViewDidChange(_:)` if the user made the edit.
  /// - Parameter edit: The edit.
  func textView(_ textView: TextView, didMake edit: TextEdit)
  /// Called when the user has changed the text, and after `undo()` and `redo()`.
  func textViewDidChange(_ textView: TextView)
  /// Called when the selection or the cursor has changed, and after each edit of the text. Setting `text` does not call it.
  func textViewDidChangeSelection(_ textView: TextView)
  /// Returns whether a link that the user has chosen is opened as usual: in the web browser, or as by ``Application/open(_:)``. The default
  /// implementation returns true. A delegate that shows the link itself returns false.
  ///
  /// - Parameters:
  ///   - link: The address of the link.
  ///   - range: The text of the link, in grapheme clusters.
  func textView(_ textView: TextView, shouldInteractWith link: String, in range: Range<Int>) -> Bool
}

extension TextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Returns true.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textView(_ textView: TextView, didMake edit: TextEdit) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
  /// Returns true.
  public func textView(_ textView: TextView, shouldInteractWith link: String, in range: Range<Int>) -> Bool { true }
}
