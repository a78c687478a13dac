import TermKit

/// Search bars: with and without buttons and scopes, in three rows, disabled and with artwork (B11).
final class SearchBarsPage: ExhibitViewController, SearchBarDelegate {
  private let answer = Label()
  private static let scopes = [
    Text("All", de: "Alle", ja: "すべて"), Text("Crew", de: "Leute", ja: "乗員"), Text("Ships", de: "Schiffe", ja: "船"),
  ]
  private let first = SearchBar()

  override func addExhibits() {
    show(
      Text(
        "Press / to type in the first bar.", de: "/ beginnt die Suche in der ersten.", ja: "/ で最初のバーに入力します。"),
      in: answer)
    add(nil, answer)
    first.delegate = self
    add(Text("A search bar", de: "Eine Suchleiste", ja: "検索バー"), first)
    add(
      Text("With Cancel, a bookmark and scopes", de: "Mit Abbrechen, Lesezeichen und Bereichen", ja: "キャンセル、しおり、範囲"),
      bar {
        ($0.text, $0.showsCancelButton, $0.showsBookmarkButton) = ("Apollo", true, true)
        showScopes(in: $0)
      })
    add(
      .disabled,
      bar {
        ($0.text, $0.showsCancelButton, $0.isEnabled) = ("Apollo", true, false)
        showScopes(in: $0)
      })
    add(
      Text(
        "Three rows, with a prompt and a list of results", de: "Drei Zeilen, mit Frage und Ergebnisliste",
        ja: "三行、案内と結果リスト"),
      Rows(threeRows(), height: 4))
    add(Text("Black", de: "Schwarz", ja: "黒"), bar { ($0.barStyle, $0.showsCancelButton) = (.black, true) })
    let artwork = Artwork.bar(self)
    translate { [weak artwork] in
      artwork?.scopeButtonTitles = [Text("Log", de: "Logbuch", ja: "日誌").string, Self.scopes[1].string]
    }
    add(Text("With artwork", de: "Mit Bildern", ja: "画像つき"), artwork)
    let crew = CrewField()
    translate { [weak crew] in crew?.placeholder = Text("Crew", de: "Leute", ja: "乗員").string }
    add(Text("Tokens and suggestions", de: "Token und Vorschläge", ja: "トークンと候補"), crew)
  }

  private func bar(_ change: (SearchBar) -> Void) -> SearchBar {
    let bar = SearchBar()
    bar.delegate = self
    change(bar)
    return bar
  }

  private func showScopes(in bar: SearchBar) {
    translate { [weak bar] in
      bar?.scopeButtonTitles = Self.scopes.map(\.string)
      bar?.showsScopeBar = true
    }
  }

  private func threeRows() -> SearchBar {
    bar { bar in
      translate { [weak bar] in bar?.prompt = Text("Which ship?", de: "Welches Schiff?", ja: "どの船?").string }
      bar.searchBarStyle = .minimal
      (bar.showsSearchResultsButton, bar.isSearchResultsButtonSelected) = (true, true)
    }
  }

  override var keyCommands: [KeyCommand] { super.keyCommands + [first.searchCommand] }

  // MARK: The delegate

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    show(Text("Text: \(searchText)", de: "Text: \(searchText)", ja: "テキスト: \(searchText)"), in: answer)
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    let text = searchBar.text ?? ""
    show(Text("Search: \(text)", de: "Suche: \(text)", ja: "検索: \(text)"), in: answer)
  }

  func searchBarCancelButtonClicked(_ searchBar: SearchBar) {
    searchBar.text = ""
    searchBar.resignFirstResponder()
    show(Text("Cancelled", de: "Abgebrochen", ja: "キャンセルしました"), in: answer)
  }

  func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) {
    show(Text("Bookmarks", de: "Lesezeichen", ja: "しおり"), in: answer)
  }

  func searchBarResultsListButtonClicked(_ searchBar: SearchBar) {
    searchBar.isSearchResultsButtonSelected.toggle()
    let shown = Text("Results shown", de: "Ergebnisse sichtbar", ja: "結果を表示")
    let hidden = Text("Results hidden", de: "Ergebnisse verborgen", ja: "結果を非表示")
    show(searchBar.isSearchResultsButtonSelected ? shown : hidden, in: answer)
  }

  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    let title = searchBar.scopeButtonTitles?[selectedScope] ?? ""
    show(Text("Scope: \(title)", de: "Bereich: \(title)", ja: "範囲: \(title)"), in: answer)
  }
}

/// A field that suggests members of the crew, and makes tokens of the chosen ones.
private final class CrewField: SearchTextField, SearchTextFieldDelegate {
  init() {
    super.init(frame: .zero)
    delegate = self
    tokens = [SearchToken(icon: nil, text: "Aldrin")]
    addAction(for: .editingChanged) { [weak self] _ in self?.suggest() }
  }

  private func suggest() {
    let (text, chosen) = ((text ?? "").lowercased(), tokens.map(\.text))
    let names = Name.all.filter {
      $0.kind == .crew && $0.text.lowercased().hasPrefix(text) && !chosen.contains($0.text)
    }
    searchSuggestions = text.isEmpty ? nil : names.map { SearchSuggestionItem(localizedSuggestion: $0.text) }
  }

  func searchTextField(_ searchTextField: SearchTextField, didSelect suggestion: any SearchSuggestion) {
    let token = SearchToken(icon: nil, text: suggestion.localizedSuggestion ?? "")
    replaceTextualPortion(of: 0..<textLength, with: token, at: tokens.count)
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
    (bar.showsScopeBar, bar.showsCancelButton) = (true, true)
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
