import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct SearchBarLooksTests {
  private static let gold = Color(red: 160, green: 110, blue: 0)
  private let ascii = TraitCollection(glyphLevel: .ascii, colorDepth: .none)

  // A pill with brackets at its ends.
  private static func pill(_ ends: String = "<>", _ color: Color = gold) -> Image {
    Image(String(ends.prefix(1)) + "-" + String(ends.suffix(1)), color: color)
      .resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1))
  }

  // MARK: Pictures

  @Test func `B11: an empty search bar shows the icon and the placeholder`() {
    expectEqual(SearchBarStage().rows, "  ⌕ Search")
    expectEqual(SearchBarStage(.made { $0.placeholder = "Names" }).rows, "  ⌕ Names")
    expectEqual(SearchBarStage(.made { $0.placeholder = "" }).rows, "  ⌕")
    expectEqual(SearchBarStage(ascii).rows, " [/ Search                            ]")
  }

  @Test func `B11: the default placeholder is in the user's language`() {
    let german = TraitCollection(languages: [.german])
    expectEqual(SearchBarStage(german).rows, "  ⌕ Suchen")
  }

  @Test func `B11: there is a clear button while there is text`() {
    let stage = SearchBarStage(ascii)
    stage.bar.text = "moon"
    stage.app.turn()
    expectEqual(stage.rows, " [/ moon                             x]")
    stage.bar.text = nil
    stage.app.turn()
    expectEqual(stage.rows, " [/ Search                            ]")
  }

  @Test func `B11: Cancel and the buttons in the field stand at the right`() {
    let bar = SearchBar.made { ($0.text, $0.showsCancelButton, $0.showsBookmarkButton) = ("moon", true, true) }
    let stage = SearchBarStage(bar, ascii)
    expectEqual(stage.rows, " [/ moon                   x *] Cancel")
    bar.showsSearchResultsButton = true
    stage.app.turn()
    expectEqual(
      stage.rows, " [/ moon                   x =] Cancel", "the list of results takes the place of bookmarks")
    expectEqual(SearchBarStage(bar).rows, "  ⌕ moon                   ✕ ≡  Cancel")
  }

  @Test func `B11: the prompt is above the field, and the scope bar below it`() {
    let bar = SearchBar.made {
      ($0.prompt, $0.scopeButtonTitles, $0.showsScopeBar) = ("Which ship?", ["All", "Crew"], true)
    }
    expectEqual(bar.intrinsicContentSize, Size(width: View.noIntrinsicMetric, height: 3))
    #expect(
      SearchBarStage(bar, ascii).rows == """
                      Which ship?
         [/ Search                            ]
         |       All        |      Crew       |
        """)
  }

  @Test func `B11: without titles, there is no scope bar`() {
    let bar = SearchBar.made { $0.showsScopeBar = true }
    expectEqual(bar.sizeThatFits(Size(width: 40, height: 9)).height, 1)
    bar.scopeButtonTitles = ["All"]
    expectEqual(bar.sizeThatFits(Size(width: 40, height: 9)).height, 2)
  }

  @Test func `B11: scopes whose titles do not fit into equal segments are as wide as their titles need`() {
    let titles = ["All", "Favourites", "As X", "As O"]
    let bar = SearchBar.made { ($0.scopeButtonTitles, $0.showsScopeBar) = (titles, true) }
    let rows = SearchBarStage(bar, height: 2, ascii).rows
    #expect(titles.allSatisfy { rows.contains($0) }, "\(rows)")
  }

  @Test func `B11: in three rows, the field has a box`() {
    let bar = SearchBar.made { ($0.text, $0.showsCancelButton) = ("moon", true) }
    #expect(
      SearchBarStage(bar, height: 3, ascii).rows == """
         .----------------------------.
         | / moon                   x | Cancel
         '----------------------------'
        """)
    #expect(
      SearchBarStage(bar, height: 3).rows == """
         ╭────────────────────────────╮
         │ ⌕ moon                   ✕ │ Cancel
         ╰────────────────────────────╯
        """)
  }

  @Test func `B11: where rows are short, the prompt goes first, then the scope bar`() {
    let bar = SearchBar.made {
      ($0.prompt, $0.scopeButtonTitles, $0.showsScopeBar) = ("Which ship?", ["All", "Crew"], true)
    }
    #expect(SearchBarStage(bar, height: 2, ascii).rows.hasPrefix(" [/ Search"))
    #expect(SearchBarStage(bar, height: 2, ascii).rows.contains("All"))
    expectEqual(SearchBarStage(bar, height: 1, ascii).rows, " [/ Search                            ]")
  }

  @Test func `B11: in 20 columns, the field keeps ten columns beside Cancel, or Cancel becomes a sign`() {
    let bar = SearchBar.made { ($0.text, $0.showsCancelButton) = ("moon", true) }
    expectEqual(SearchBarStage(bar, width: 20, ascii).rows, " [/ moon x] Cancel")
    let german = TraitCollection(glyphLevel: .ascii, colorDepth: .none, languages: [.german])
    let stage = SearchBarStage(bar, width: 20, german)
    expectEqual(stage.rows, " [/ moon      x] x")
    #expect(stage.app.application.accessibilityOutline.contains("  Abbrechen, Taste"))
    #expect(SearchBarStage(bar, width: 8, ascii).rows.hasPrefix(" ["), "eight columns are enough to see the field")
  }

  @Test func `B11: long text scrolls in the field and leaves the buttons visible`() {
    let stage = SearchBarStage(.made { $0.showsCancelButton = true }, width: 26, ascii)
    stage.focus()
    stage.app.type("abcdefghijklmnop")
    expectEqual(stage.rows, " [/ hijklmnop  x] Cancel")
    expectEqual(stage.app.terminal.cursor, Point(x: 13, y: 1))
  }

  // MARK: States

  @Test(arguments: ColorDepth.allCases) func `B11: the focus shows where typing goes, at every colour depth`(
    depth: ColorDepth
  ) {
    let stage = SearchBarStage(TraitCollection(colorDepth: depth))
    let before = (1..<5).map { stage.app.cell($0, 1) }
    stage.focus()
    #expect((1..<5).map { stage.app.cell($0, 1) } != before)
    expectEqual(stage.app.terminal.cursor, Point(x: 4, y: 1))
  }

  @Test func `B11: a disabled search bar is grey and takes no clicks and no keys`() {
    let bar = SearchBar.made {
      ($0.text, $0.showsCancelButton, $0.showsBookmarkButton, $0.isEnabled) = ("moon", true, true, false)
      ($0.scopeButtonTitles, $0.showsScopeBar) = (["All", "Crew"], true)
    }
    let stage = SearchBarStage(bar)
    #expect(stage.rows.hasPrefix("  ⌕ moon                     ☆  Cancel"), "there is no clear button")
    for x in [2, 4, 30, 33] { expectEqual(stage.app.foreground(x, 1).red, stage.app.foreground(x, 1).blue) }
    stage.app.click(on: "Cancel")
    stage.app.click(on: "Crew")
    stage.app.click(on: "moon")
    stage.app.press(.tab, .tab)
    #expect(stage.log.isEmpty && bar.selectedScopeButtonIndex == 0)
    #expect(stage.button.isFirstResponder)
    bar.isEnabled = true
    stage.app.click(on: "moon")
    expectEqual(stage.log, ["begin"])
  }

  @Test func `B11: the selected button for the list of results is filled`() {
    let bar = SearchBar.made { $0.showsSearchResultsButton = true }
    let stage = SearchBarStage(bar, TraitCollection(colorDepth: .none))
    #expect(!stage.app.cell(37, 1).attributes.contains(.reverse))
    bar.isSearchResultsButtonSelected = true
    stage.app.turn()
    #expect(stage.app.cell(37, 1).attributes.contains(.reverse))
  }

  // MARK: Bars

  @Test func `B2, B4: a search bar has the style, the tints and the translucency of bars`() {
    let bar = SearchBar.made { ($0.text, $0.barStyle, $0.showsCancelButton) = ("moon", .black, true) }
    let stage = SearchBarStage(bar)
    #expect(stage.app.background(0, 1).red < 60 && stage.app.foreground(4, 1) == .white)
    (bar.barTintColor, bar.tintColor, bar.isTranslucent) = (Self.gold, .red, false)
    stage.app.turn()
    expectEqual(stage.app.background(0, 1), Self.gold)
    expectEqual(bar.searchTextField.tintColor, .red)
  }

  @Test func `B11: a minimal search bar has no background and no shadow`() {
    let bar = SearchBar()
    let stage = SearchBarStage(bar)
    #expect(stage.app.row(2).contains("▔") && stage.app.background(0, 1) != .white)
    bar.searchBarStyle = .minimal
    stage.app.turn()
    #expect(stage.app.row(2).isEmpty && stage.app.background(0, 1) == .white)
    #expect(stage.app.background(3, 1) != .white, "the field keeps its bezel")
  }

  // MARK: Artwork

  @Test func `B11: a background image takes the place of the field's border, by state`() {
    let bar = SearchBar.made {
      $0.setSearchFieldBackgroundImage(Self.pill(), for: .normal)
      $0.setSearchFieldBackgroundImage(Self.pill("()"), for: .focused)
      $0.setSearchFieldBackgroundImage(Self.pill("{}"), for: .disabled)
    }
    let stage = SearchBarStage(bar, width: 20, ascii)
    expectEqual(stage.rows, " </-Search-------->")
    stage.focus()
    expectEqual(stage.rows, " (/-Search--------)")
    bar.isEnabled = false
    stage.app.turn()
    expectEqual(stage.rows, " {/-Search--------}")
    bar.setSearchFieldBackgroundImage(nil, for: .disabled)
    stage.app.turn()
    expectEqual(stage.rows, " </-Search-------->", "a state without an image has the one of normal (A8)")
  }

  @Test func `B11: the field is as high as its background image`() {
    let image = Image("/~\\\n| |\n\\_/").resizableImage(withCapInsets: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    let bar = SearchBar.made { $0.setSearchFieldBackgroundImage(image, for: .normal) }
    expectEqual(bar.sizeThatFits(Size(width: 20, height: 9)).height, 3)
    #expect(
      SearchBarStage(bar, width: 20, ascii).rows == """
         /~~~~~~~~~~~~~~~~\\
         |/ Search        |
         \\________________/
        """)
  }

  @Test func `B11: each icon has an image by state`() {
    let bar = SearchBar.made {
      $0.text = "moon"
      $0.showsBookmarkButton = true
      for (icon, letter) in zip(SearchBar.Icon.allCases, ["s", "c", "b", "r"]) {
        $0.setImage(Image(letter), for: icon, state: .normal)
      }
      $0.setImage(Image("S"), for: .search, state: .focused)
      $0.setImage(Image("R"), for: .resultsList, state: .selected)
    }
    let stage = SearchBarStage(bar, width: 20, ascii)
    expectEqual(stage.rows, " [s moon       c b]")
    stage.focus()
    expectEqual(stage.rows, " [S moon       c b]")
    (bar.showsSearchResultsButton, bar.isSearchResultsButtonSelected) = (true, true)
    stage.app.turn()
    expectEqual(stage.rows, " [S moon       c R]")
    #expect(!stage.app.cell(17, 1).attributes.contains(.reverse), "the image shows the selection")
    bar.setImage(nil, for: .clear, state: .normal)
    stage.app.turn()
    expectEqual(stage.rows, " [S moon       x R]")
    #expect(bar.image(for: .search, state: .focused) == Image("S") && bar.image(for: .search, state: .disabled) == nil)
  }

  @Test func `B11: template icons have the tint, and original icons keep their colours`() {
    let icon = Image("o", color: Self.gold)
    let bar = SearchBar.made { $0.setImage(icon, for: .search, state: .normal) }
    bar.tintColor = .red
    let stage = SearchBarStage(bar)
    stage.focus()
    #expect(stage.app.foreground(2, 1) != Self.gold)
    bar.setImage(icon.withRenderingMode(.alwaysOriginal), for: .search, state: .normal)
    stage.app.turn()
    expectEqual(stage.app.foreground(2, 1), Self.gold)
  }

  @Test func `B11: an original icon of a button in the field shows the focus without colours`() {
    let icon = Image("o", color: Self.gold).withRenderingMode(.alwaysOriginal)
    let stage = SearchBarStage(.made { ($0.text, $0.showsBookmarkButton) = ("moon", true) }, width: 20, ascii)
    stage.bar.setImage(icon, for: .bookmark, state: .normal)
    stage.focus()
    #expect(!stage.app.cell(17, 1).attributes.contains(.underline))
    stage.app.press(.tab, .tab)
    #expect(stage.app.cell(17, 1).attributes.isSuperset(of: [.bold, .underline]))
  }

  @Test func `B11: the text, the icons and the field can be moved`() {
    let bar = SearchBar.made {
      $0.text = "moon"
      $0.searchTextPositionAdjustment = Point(x: 2, y: 0)
      $0.setPositionAdjustment(Point(x: 1, y: 0), for: .search)
      $0.setPositionAdjustment(Point(x: -2, y: 0), for: .clear)
    }
    let stage = SearchBarStage(bar, width: 20, ascii)
    expectEqual(stage.rows, " [ /  moon     x  ]")
    bar.searchFieldBackgroundPositionAdjustment = Point(x: 3, y: 0)
    stage.app.turn()
    expectEqual(stage.rows, "    [ /  moon  x  ]")
    #expect(
      bar.positionAdjustment(for: .search) == Point(x: 1, y: 0) && bar.positionAdjustment(for: .bookmark) == .zero)
  }

  @Test func `B11: the scope bar has a background, and its buttons have images, dividers and title attributes`() {
    let bar = SearchBar.made {
      ($0.scopeButtonTitles, $0.showsScopeBar) = (["All", "Crew"], true)
      $0.scopeBarBackgroundImage = Image("~")
      $0.setScopeBarButtonBackgroundImage(Self.pill("()"), for: .normal)
      $0.setScopeBarButtonBackgroundImage(Self.pill("[]"), for: .selected)
      $0.setScopeBarButtonDividerImage(Image("|"), forLeftSegmentState: .normal, rightSegmentState: .normal)
      $0.setScopeBarButtonDividerImage(Image("!"), forLeftSegmentState: .selected, rightSegmentState: .normal)
      $0.setScopeBarButtonTitleTextAttributes(TitleTextAttributes(foregroundColor: Self.gold), for: .normal)
    }
    let stage = SearchBarStage(bar, width: 24)
    expectEqual(stage.app.row(2), "~[---All----!---Crew--)~")
    expectEqual(stage.app.foreground(6, 2), Self.gold)
    expectEqual(bar.scopeBarButtonBackgroundImage(for: .selected), Self.pill("[]"))
    expectEqual(bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal), Image("|"))
    expectNil(bar.scopeBarButtonTitleTextAttributes(for: .selected))
  }

  @Test func `B3, B11: the background image fills the whole bar`() {
    let bar = SearchBar.made {
      $0.backgroundImage = Image("~")
      ($0.scopeButtonTitles, $0.showsScopeBar, $0.showsCancelButton) = (["All", "Crew"], true, true)
    }
    let stage = SearchBarStage(bar, width: 24, ascii)
    #expect(stage.app.row(1).first == "~" && stage.app.row(1).last == "~")
    #expect(bar.backgroundImage == Image("~") && bar.backgroundImage(for: .any, barMetrics: .default) == Image("~"))
  }
}
