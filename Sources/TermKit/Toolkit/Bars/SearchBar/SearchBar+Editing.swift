import TermKitGraphics
import TermKitText
import TermKitViews

/// An object that follows a search bar on behalf of TermKit, beside the delegate of the program.
@MainActor protocol SearchBarObserver: AnyObject {
  /// Called before the focus enters the text.
  func searchBarWillTakeFocus(_ searchBar: SearchBar)
  /// Called after editing has begun.
  func searchBarDidBeginEditing(_ searchBar: SearchBar)
  /// Called after the text or the scope was changed, by the user or by the program.
  func searchBarDidChange(_ searchBar: SearchBar)
  /// Called after Enter was pressed in the text.
  func searchBarDidSearch(_ searchBar: SearchBar)
  /// Called after the search was cancelled.
  func searchBarDidCancel(_ searchBar: SearchBar)
}

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
    observer?.searchBarDidBeginEditing(self)
  }

  /// Called after the user has changed the text.
  final func userChangedText() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    observer?.searchBarDidChange(self)
  }

  /// Called after the program has changed the text.
  final func programChangedText() { observer?.searchBarDidChange(self) }

  // MARK: Buttons

  /// Called after the user has chosen a scope button.
  final func userChoseScope() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    observer?.searchBarDidChange(self)
  }

  /// Called when Cancel or Escape is pressed.
  final func cancelButtonClicked() {
    delegate?.searchBarCancelButtonClicked(self)
    observer?.searchBarDidCancel(self)
  }

  /// Called when a button in the field is pressed.
  final func buttonClicked(_ icon: Icon) {
    switch icon {
    case .bookmark: delegate?.searchBarBookmarkButtonClicked(self)
    case .resultsList: delegate?.searchBarResultsListButtonClicked(self)
    case .search, .clear: break
    }
  }

  fileprivate func searchButtonClicked() {
    delegate?.searchBarSearchButtonClicked(self)
    observer?.searchBarDidSearch(self)
  }
}

/// The delegate of a search bar's text field.
@MainActor final class SearchFieldEvents: TextFieldDelegate {
  weak var bar: SearchBar?

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    guard let bar else { return true }
    guard bar.isEditing || bar.delegate?.searchBarShouldBeginEditing(bar) ?? true else { return false }
    bar.observer?.searchBarWillTakeFocus(bar)
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
    if textField.input.isChangedByProgram { bar?.programChangedText() }
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    bar?.searchButtonClicked()
    textField.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    return false
  }
}
