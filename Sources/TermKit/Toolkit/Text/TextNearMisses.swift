/// Methods that UIKit developers write in text field delegates, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol TextFieldDelegateNearMisses: AnyObject {
  associatedtype TextFieldChangedRange
  func textField(_: TextField, shouldChangeCharactersIn _: TextFieldChangedRange, replacementString _: String) -> Bool
  static func textFieldRanges()
}

// `NearMiss.swift` explains these declarations.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TextFieldDelegateNearMisses {
  @available(
    *, unavailable, message: "use Range<Int> instead of NSRange: ranges of text count grapheme clusters, as String does"
  )
  public static func textFieldRanges() {}
  public static func textFieldRanges() where TextFieldChangedRange == Range<Int> {}
}

/// Methods that UIKit developers write in text view delegates, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol TextViewDelegateNearMisses: AnyObject {
  associatedtype TextViewChangedRange
  func textView(_: TextView, shouldChangeTextIn _: TextViewChangedRange, replacementText _: String) -> Bool
  static func textViewRanges()
}

// `NearMiss.swift` explains these declarations.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TextViewDelegateNearMisses {
  @available(
    *, unavailable, message: "use Range<Int> instead of NSRange: ranges of text count grapheme clusters, as String does"
  )
  public static func textViewRanges() {}
  public static func textViewRanges() where TextViewChangedRange == Range<Int> {}
}
