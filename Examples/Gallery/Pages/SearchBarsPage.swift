import TermKit

/// Search bars: with and without buttons and scopes, in three rows, disabled and with artwork (B11).
final class SearchBarsPage: ExhibitViewController, SearchBarDelegate {
  private let answer = Label(text: "Press / to type in the first bar.")
  private let first = SearchBar()

  override func addExhibits() {
    add(nil, answer)
    first.delegate = self
    add("A search bar", first)
    add(
      "With Cancel, a bookmark and scopes",
      bar {
        ($0.text, $0.showsCancelButton, $0.showsBookmarkButton) = ("Apollo", true, true)
        ($0.scopeButtonTitles, $0.showsScopeBar) = (["All", "Crew", "Ships"], true)
      })
    add(
      "Disabled",
      bar {
        ($0.text, $0.showsCancelButton, $0.isEnabled) = ("Apollo", true, false)
        ($0.scopeButtonTitles, $0.showsScopeBar) = (["All", "Crew", "Ships"], true)
      })
    add("Three rows, with a prompt and a list of results", Rows(threeRows(), height: 4))
    add("Black", bar { ($0.barStyle, $0.showsCancelButton) = (.black, true) })
    add("With artwork", Artwork.bar(self))
  }

  private func bar(_ change: (SearchBar) -> Void) -> SearchBar {
    let bar = SearchBar()
    bar.delegate = self
    change(bar)
    return bar
  }

  private func threeRows() -> SearchBar {
    bar {
      ($0.prompt, $0.searchBarStyle) = ("Which ship?", .minimal)
      ($0.showsSearchResultsButton, $0.isSearchResultsButtonSelected) = (true, true)
    }
  }

  override var keyCommands: [KeyCommand] { super.keyCommands + [first.searchCommand] }

  // MARK: The delegate

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) { answer.text = "Text: \(searchText)" }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) { answer.text = "Search: \(searchBar.text ?? "")" }

  func searchBarCancelButtonClicked(_ searchBar: SearchBar) {
    searchBar.text = ""
    searchBar.resignFirstResponder()
    answer.text = "Cancelled"
  }

  func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) { answer.text = "Bookmarks" }

  func searchBarResultsListButtonClicked(_ searchBar: SearchBar) {
    searchBar.isSearchResultsButtonSelected.toggle()
    answer.text = searchBar.isSearchResultsButtonSelected ? "Results shown" : "Results hidden"
  }

  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    answer.text = "Scope: \(searchBar.scopeButtonTitles?[selectedScope] ?? "")"
  }
}

/// A search bar made of images, like the one of the ship's logs in session 216 of WWDC 2012.
@MainActor private enum Artwork {
  private static let brass = Color(red: 120, green: 85, blue: 20)
  private static let cream = Color(red: 255, green: 244, blue: 214)

  static func bar(_ delegate: any SearchBarDelegate) -> SearchBar {
    let bar = SearchBar()
    bar.delegate = delegate
    bar.tintColor = brass
    bar.backgroundImage = plate(Color(red: 226, green: 208, blue: 160), Color(red: 214, green: 194, blue: 142))
    bar.setSearchFieldBackgroundImage(pill(cream), for: .normal)
    bar.setSearchFieldBackgroundImage(pill(.white), for: .focused)
    bar.setImage(Image("◉", ascii: "o"), for: .search, state: .normal)
    bar.scopeBarBackgroundImage = plate(Color(red: 200, green: 176, blue: 120), Color(red: 200, green: 176, blue: 120))
    bar.setScopeBarButtonBackgroundImage(pill(cream), for: .normal)
    bar.setScopeBarButtonBackgroundImage(pill(brass), for: .selected)
    bar.setScopeBarButtonTitleTextAttributes(TitleTextAttributes(foregroundColor: .white), for: .selected)
    (bar.scopeButtonTitles, bar.showsScopeBar, bar.showsCancelButton) = (["Log", "Crew"], true, true)
    return bar
  }

  private static func plate(_ left: Color, _ right: Color) -> Image {
    Image(size: Size(width: 2, height: 1)) { canvas in
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: left)
      canvas.fill(Rect(x: 1, y: 0, width: 1, height: 1), with: right)
    }
  }

  private static func pill(_ color: Color) -> Image {
    Image(size: Size(width: 3, height: 1)) { canvas in
      guard canvas.traits.colorDepth.blends else {
        canvas.draw("( )", at: .zero, style: TextStyle(foreground: color, minimumContrast: .element))
        return
      }
      canvas.fill(Rect(x: 0, y: 0, width: 3, height: 1), with: color)
    }.resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1), resizingMode: .stretch)
  }
}

/// A view with a set number of rows.
private final class Rows: View {
  private let content: View
  private let height: Int

  init(_ content: View, height: Int) {
    (self.content, self.height) = (content, height)
    super.init()
    addSubview(content)
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: height) }

  override func layoutSubviews() { content.frame = bounds }
}
