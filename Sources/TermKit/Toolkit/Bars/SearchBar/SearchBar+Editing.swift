import TermKitGraphics
import TermKitText
import TermKitViews

// The events of a search bar's parts, and what the delegate learns of them.
extension SearchBar {
  // MARK: Editing

  /// Ends editing if the focus has left the bar. The buttons and the scope bar belong to it, so that hiding them at the end of editing does
  /// not take them away from the user.
  final func focusDidMove() {
    guard isEditing, window?.firstResponder?.isDescendant(of: self) != true else { return }
    isEditing = false
    delegate?.searchBarTextDidEndEditing(self)
  }

  fileprivate func textDidBeginEditing() {
    guard !isEditing else { return }
    isEditing = true
    delegate?.searchBarTextDidBeginEditing(self)
  }

  final func userChangedText() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    guard let searchController else { return }
    if searchController.isActive { searchController.searchBarDidChange() } else { searchController.isActive = true }
  }

  // MARK: Buttons

  final func userChoseScope() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.searchBarDidChange()
  }

  /// Called when Cancel or Escape is pressed.
  final func cancelButtonClicked() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  final func buttonClicked(_ icon: Icon) {
    switch icon {
    case .bookmark: delegate?.searchBarBookmarkButtonClicked(self)
    case .resultsList: delegate?.searchBarResultsListButtonClicked(self)
    case .search, .clear: break
    }
  }

  fileprivate func searchButtonClicked() {
    delegate?.searchBarSearchButtonClicked(self)
    searchController?.searchBarDidSearch()
  }
}

@MainActor final class SearchFieldEvents: TextFieldDelegate {
  weak var bar: SearchBar?

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    guard let bar else { return true }
    guard bar.isEditing || bar.delegate?.searchBarShouldBeginEditing(bar) ?? true else { return false }
    bar.searchController?.searchBarWillTakeFocus()
    return true
  }

  func textFieldDidBeginEditing(_ textField: TextField) { bar?.textDidBeginEditing() }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    bar.flatMap { bar in bar.delegate?.searchBarShouldEndEditing(bar) } ?? true
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool {
    bar.flatMap { bar in bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) } ?? true
  }

  func textFieldDidChangeSelection(_ textField: TextField) {
    if textField.input.isChangedByProgram { bar?.searchController?.searchBarDidChange() }
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    if let searchController = bar?.searchController, !searchController.isActive {
      searchController.isActive = true
      return false
    }
    bar?.searchButtonClicked()
    textField.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    return false
  }
}
