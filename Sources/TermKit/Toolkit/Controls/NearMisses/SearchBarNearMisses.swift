/// Methods that UIKit developers write in search bar delegates, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol SearchBarDelegateNearMisses: AnyObject {
  associatedtype SearchBarChangedRange
  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: SearchBarChangedRange, replacementText text: String
  ) -> Bool
  static var searchBarRanges: Void { get }
}

extension SearchBarDelegateNearMisses {
  /// Makes the compiler show the message below as an error, for a delegate whose method has the wrong type.
  @available(
    *, unavailable, message: "use Range<Int> instead of NSRange: ranges of text count grapheme clusters, as String does"
  )
  public static var searchBarRanges: Void { () }
}

extension SearchBarDelegateNearMisses where SearchBarChangedRange == Range<Int> {
  /// Does nothing. If the methods of a delegate have the right types, the compiler uses this declaration and shows no error.
  public static var searchBarRanges: Void { () }
}
