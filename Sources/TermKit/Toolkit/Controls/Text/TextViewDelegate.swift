/// Asked and told about what is edited in a text view. UIKit's `UITextViewDelegate`.
///
/// A text view has one delegate, which is told of scrolling too: set it as `delegate`.
@MainActor public protocol TextViewDelegate: ScrollViewDelegate {
  /// Whether the text view may have the focus; it may unless implemented.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// It got the focus.
  func textViewDidBeginEditing(_ textView: TextView)
  /// It lost the focus.
  func textViewDidEndEditing(_ textView: TextView)
  /// Whether the person may put a text in the place of some clusters; they may unless implemented. Not asked about what a program
  /// changes, nor about undoing.
  func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool
  /// Tells the delegate about an edit by the user or by the program, also when an edit is undone or done again.
  ///
  /// Use it to follow a long text, for example to save it: reading `text` after each key takes as long as the text is. The
  /// text view calls it before `textViewDidChange(_:)`.
  ///
  /// - Note: Setting `text` is not an edit. Unlike `textViewDidChange(_:)`, this method also reports edits by the program.
  func textView(_ textView: TextView, didMake edit: TextEdit)
  /// The person has changed the text.
  func textViewDidChange(_ textView: TextView)
  /// Something else is selected, or the cursor moved.
  func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
  /// True.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// True.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textView(_ textView: TextView, didMake edit: TextEdit) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
}
