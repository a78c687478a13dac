/// Methods that UIKit developers write in search bar delegates, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol SearchBarDelegateNearMisses: AnyObject {
  associatedtype SearchBarChangedRange
  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: SearchBarChangedRange, replacementText text: String
  ) -> Bool
  static var searchBarRanges: Void { get }
}

extension SearchBarDelegateNearMisses {
  /// Only for the compiler, which shows its message as an error for a delegate whose method has the wrong type.
  @available(
    *, unavailable, message: "use Range<Int> instead of NSRange: ranges of text count grapheme clusters, as String does"
  )
  public static var searchBarRanges: Void { () }
}

extension SearchBarDelegateNearMisses where SearchBarChangedRange == Range<Int> {
  /// Only for the compiler, which uses it if the methods of a delegate have the right types.
  public static var searchBarRanges: Void { () }
}
