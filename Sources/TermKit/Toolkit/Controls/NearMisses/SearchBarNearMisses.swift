/// Methods that UIKit developers write in search bar delegates, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol SearchBarDelegateNearMisses: AnyObject {
  associatedtype SearchBarChangedRange
  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: SearchBarChangedRange, replacementText text: String
  ) -> Bool
  static var searchBarRanges: Void { get }
}

extension SearchBarDelegateNearMisses {
  /// Unavailable. For a delegate that implements a method that TermKit does not call, the compiler shows the message as an error.
  @available(
    *, unavailable, message: "use Range<Int> instead of NSRange: ranges of text count grapheme clusters, as String does"
  )
  /// Unavailable. For a delegate whose method has the wrong type, the compiler shows the message as an error.
  public static var searchBarRanges: Void { () }
}

extension SearchBarDelegateNearMisses where SearchBarChangedRange == Range<Int> {
  /// Does nothing. The compiler uses it for a delegate whose methods have the right types.
  public static var searchBarRanges: Void { () }
}
