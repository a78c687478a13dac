/// Methods that UIKit developers write in text field delegates, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol TextFieldDelegateNearMisses: AnyObject {
  associatedtype TextFieldChangedRange
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextFieldChangedRange, replacementString string: String
  ) -> Bool
  static var textFieldRanges: Void { get }
}

extension TextFieldDelegateNearMisses {
  /// Only for the compiler, which shows its message as an error for a delegate whose method has the wrong type.
  @available(
    *, unavailable, message: "use Range<Int> instead of NSRange: ranges of text count grapheme clusters, as String does"
  )
  public static var textFieldRanges: Void { () }
}

extension TextFieldDelegateNearMisses where TextFieldChangedRange == Range<Int> {
  /// Only for the compiler, which uses it if the methods of a delegate have the right types.
  public static var textFieldRanges: Void { () }
}

/// Methods that UIKit developers write in text view delegates, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol TextViewDelegateNearMisses: AnyObject {
  associatedtype TextViewChangedRange
  func textView(
    _ textView: TextView, shouldChangeTextIn range: TextViewChangedRange, replacementText text: String
  ) -> Bool
  static var textViewRanges: Void { get }
}

extension TextViewDelegateNearMisses {
  /// Only for the compiler, which shows its message as an error for a delegate whose method has the wrong type.
  @available(
    *, unavailable, message: "use Range<Int> instead of NSRange: ranges of text count grapheme clusters, as String does"
  )
  public static var textViewRanges: Void { () }
}

extension TextViewDelegateNearMisses where TextViewChangedRange == Range<Int> {
  /// Only for the compiler, which uses it if the methods of a delegate have the right types.
  public static var textViewRanges: Void { () }
}
