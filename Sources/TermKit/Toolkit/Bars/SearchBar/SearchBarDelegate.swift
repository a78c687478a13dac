import TermKitControls

/// An object that decides about a search bar and is notified of it. UIKit's `UISearchBarDelegate`.
///
/// All methods are optional. By default, a method without a result does nothing.
@MainActor public protocol SearchBarDelegate: BarPositioningDelegate, SearchBarDelegateNearMisses {
  /// Returns whether the text may get the focus. The default implementation returns true.
  ///
  /// Not called during editing, such as when the focus returns to the text from a button of the bar.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Called when the text has got the focus and editing begins. Not called when the focus returns to the text during editing.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Returns whether the focus may leave the text, even for a button of the bar. The default implementation returns true.
  ///
  /// Not called when the bar is removed, hidden, disabled or covered, nor by `endEditing(true)`.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  /// Called when editing ends because the focus has left the bar: the text and all of its buttons.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Called when the user has changed or cleared the text, which is now `searchText`. Not called for changes by the program.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Returns whether the user may replace `range`, counted in grapheme clusters, by `text`. The default implementation returns true.
  ///
  /// It is not called for changes by the program, nor for undo and redo.
  func searchBar(_ searchBar: SearchBar, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool
  /// Called when Enter was pressed in the text.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called when the bookmark button was pressed.
  func searchBarBookmarkButtonClicked(_ searchBar: SearchBar)
  /// Called when the Cancel button was pressed, or Escape while the button is shown.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// Called when the button for the list of results was pressed.
  func searchBarResultsListButtonClicked(_ searchBar: SearchBar)
  /// Called when the user has chosen the scope button with the number `selectedScope`.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

// The methods of the protocol say what these do.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: SearchBar) {}
  public func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
