/// An object that updates the results of a search. UIKit's `UISearchResultsUpdating`.
@MainActor public protocol SearchResultsUpdating: AnyObject {
  /// Called when a search begins or ends, and when its text, its tokens or its scope change.
  func updateSearchResults(for searchController: SearchController)
  /// Called when the user has chosen a suggestion. The default implementation does nothing.
  ///
  /// The place to replace the text by the suggestion, or to insert a token: `updateSearchResults(for:)` is then called for that.
  /// - Parameters:
  ///   - searchController: The controller whose search bar has the suggestions.
  ///   - searchSuggestion: The chosen one.
  func updateSearchResults(for searchController: SearchController, selecting searchSuggestion: any SearchSuggestion)
}

// The methods of the protocol say what these do.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SearchResultsUpdating {
  public func updateSearchResults(
    for searchController: SearchController, selecting searchSuggestion: any SearchSuggestion
  ) {}
}

/// An object that is notified of the beginning and the end of searches. UIKit's `UISearchControllerDelegate`. All methods are optional. By
/// default, they do nothing if not stated otherwise.
@MainActor public protocol SearchControllerDelegate: AnyObject {
  /// Called before a search begins. `isActive` is already true.
  func willPresentSearchController(_ searchController: SearchController)
  /// Called after a search has begun and its animation has ended.
  func didPresentSearchController(_ searchController: SearchController)
  /// Called before a search ends, while its text is still there.
  func willDismissSearchController(_ searchController: SearchController)
  /// Called after a search has ended and its animation has ended.
  func didDismissSearchController(_ searchController: SearchController)
  /// Called when a search begins, unless the program has presented the search controller. The default implementation presents it over the
  /// screen that the search bar belongs to.
  func presentSearchController(_ searchController: SearchController)
}

// The methods of the protocol say what these do.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SearchControllerDelegate {
  public func willPresentSearchController(_ searchController: SearchController) {}
  public func didPresentSearchController(_ searchController: SearchController) {}
  public func willDismissSearchController(_ searchController: SearchController) {}
  public func didDismissSearchController(_ searchController: SearchController) {}
  public func presentSearchController(_ searchController: SearchController) { searchController.presentOverScreen() }
}
