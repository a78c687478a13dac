import TermKitGraphics
import TermKitViews

/// The search bar below the title of a navigation bar.
@MainActor final class NavigationBarSearchRow {
  private weak var shown: SearchBar?

  /// Returns whether a view is the search bar.
  func isShown(_ view: View) -> Bool { view === shown }

  /// Shows a search bar, or none.
  /// - Parameters:
  ///   - searchBar: The search bar, or nil.
  ///   - bar: The navigation bar.
  ///   - isAnimated: Whether a new search bar fades in.
  /// - Returns: The view that leaves.
  func show(_ searchBar: SearchBar?, in bar: NavigationBar, isAnimated: Bool) -> [View] {
    let before = shown
    shown = searchBar
    if let searchBar { place(searchBar, in: bar, isAnimated: isAnimated) }
    guard let before, before !== searchBar, before.superview === bar else { return [] }
    before.isUserInteractionEnabled = false
    before.alpha = 0
    return [before]
  }

  private func place(_ searchBar: SearchBar, in bar: NavigationBar, isAnimated: Bool) {
    let height = bar.searchRows
    let frame = Rect(x: 0, y: bar.bounds.height - height, width: bar.bounds.width, height: height)
    if searchBar.superview !== bar {
      View.performWithoutAnimation {
        bar.addSubview(searchBar)
        searchBar.frame = frame
        searchBar.alpha = isAnimated ? 0 : 1
      }
    }
    searchBar.isUserInteractionEnabled = true
    searchBar.frame = frame
    searchBar.alpha = 1
  }
}
