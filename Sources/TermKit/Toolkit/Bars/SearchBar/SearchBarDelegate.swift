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
  /// Called when the user has changed or cleared the text. Not called for changes by the program.
  /// - Parameter searchText: The new text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Returns whether the user may replace a range of the text, counted in grapheme clusters. The default implementation returns true.
  ///
  /// It is not called for changes by the program, nor for undo and redo.
  /// - Parameters:
  ///   - range: The range to replace, counted in grapheme clusters.
  ///   - text: The text to put there.
  func searchBar(_ searchBar: SearchBar, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool
  /// Called when Enter was pressed in the text.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called when the bookmark button was pressed.
  func searchBarBookmarkButtonClicked(_ searchBar: SearchBar)
  /// Called when the Cancel button was pressed, or Escape while the button is shown.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// Called when the button for the list of results was pressed.
  func searchBarResultsListButtonClicked(_ searchBar: SearchBar)
  /// Called when the user has chosen a scope button.
  /// - Parameter selectedScope: The number of the button.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Returns true.
  public func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
