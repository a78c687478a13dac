import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting

/// A screen in a navigation controller whose search shows results on another screen. The stage records what happens.
@MainActor final class SearchStage: SearchResultsUpdating, SearchControllerDelegate {
  let journal = Journal()
  let screen: LetterScreen
  let results: LetterScreen
  let search: SearchController
  let navigation: NavigationController
  let app: TestApplication
  var bar: SearchBar { search.searchBar }

  init(
    hasResults: Bool = true, size: Size = Size(width: 24, height: 8), _ traits: TraitCollection = TraitCollection(),
    change: @MainActor (SearchController) -> Void = { _ in }
  ) {
    screen = LetterScreen("a", title: "Names")
    results = LetterScreen("r", journal: journal)
    search = SearchController(searchResultsController: hasResults ? results : nil)
    change(search)
    screen.navigationItem.searchController = search
    navigation = NavigationController(rootViewController: screen)
    app = TestApplication(size: size, traits: traits, root: navigation)
    search.searchResultsUpdater = self
    search.delegate = self
    screen.second.becomeFirstResponder()
    app.turn()
    _ = journal.take()
  }

  /// Begins a search with a key and lets the animation end.
  func begin(_ text: String = "") {
    app.type("/" + text)
    app.advance(by: 1)
    _ = journal.take()
  }

  /// Presses a key and lets animations end.
  func press(_ keys: String) {
    app.press(keys)
    app.advance(by: 1)
  }

  var rows: [String] { (1..<app.screen.size.height).map(app.row) }

  /// The rows of the navigation bar and the row below the buttons of a screen.
  var head: [String] { Array(rows[..<2]) + [rows[4]] }

  func updateSearchResults(for searchController: SearchController) {
    journal.add("update “\(bar.text ?? "")” \(bar.selectedScopeButtonIndex)")
  }
  func willPresentSearchController(_ searchController: SearchController) { journal.add("will present") }
  func didPresentSearchController(_ searchController: SearchController) { journal.add("did present") }
  func willDismissSearchController(_ searchController: SearchController) { journal.add("will dismiss") }
  func didDismissSearchController(_ searchController: SearchController) { journal.add("did dismiss") }
}
