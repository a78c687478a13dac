/// Methods that UIKit developers write in search bar delegates, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol SearchBarDelegateNearMisses: AnyObject {
  associatedtype SearchBarChangedRange
  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: SearchBarChangedRange, replacementText text: String
  ) -> Bool
  static var searchBarRanges: Void { get }
}

extension SearchBarDelegateNearMisses {
  /// Unavailable. The compiler reports the message if a delegate implements one of the methods that this checks.
  @available(
    *, unavailable, message: "use Range<Int> instead of NSRange: ranges of text count grapheme clusters, as String does"
  )
  public static var searchBarRanges: Void { () }
}

extension SearchBarDelegateNearMisses where SearchBarChangedRange == Range<Int> {
  /// Used by the compiler for a delegate that implements none of the checked methods. Does nothing.
  public static var searchBarRanges: Void { () }
}
