import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// The appearance rules of search bars.
@MainActor @Suite(.isolatedAppearance) struct SearchBarAppearanceTests {
  private let ascii = TraitCollection(glyphLevel: .ascii, colorDepth: .none)

  private static func pill(_ ends: String) -> Image {
    Image(String(ends.prefix(1)) + "-" + String(ends.suffix(1)))
      .resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1))
  }

  @Test func `B11, A3: the Cancel button follows the rules for bar button items in search bars`() {
    BarButtonItem.appearance().tintColor = .emerald
    let rule = BarButtonItem.appearance(whenContainedIn: [SearchBar.self])
    rule.tintColor = .sun
    rule.setTitleTextAttributes(TitleTextAttributes(attributes: .underline), for: .normal)
    rule.setBackgroundImage(Self.pill("<>"), for: .normal)
    let bar = SearchBar(frame: Rect(0, 1, 40, 1))
    bar.showsCancelButton = true
    let toolbar = Toolbar(frame: Rect(0, 3, 40, 1))
    toolbar.items = [BarButtonItem(systemItem: .cancel)]
    let app = BarStage([bar, toolbar]).app
    #expect(app.row(1).hasSuffix("<Cancel>"))
    #expect(app.foreground(32, 1) == .sun && app.cell(32, 1).attributes.contains(.underline))
    #expect(app.row(3) == "  Cancel" && app.foreground(2, 3) == .emerald)
  }

  @Test func `B11: rules set the artwork of search bars`() {
    let rule = SearchBar.appearance()
    rule.backgroundImage = Image("~")
    rule.setSearchFieldBackgroundImage(Self.pill("<>"), for: .normal)
    rule.setSearchFieldBackgroundImage(Self.pill("()"), for: .focused)
    rule.setImage(Image("s"), for: .search, state: .normal)
    rule.setPositionAdjustment(Point(x: 1, y: 0), for: .search)
    rule.searchTextPositionAdjustment = Point(x: 1, y: 0)
    rule.searchFieldBackgroundPositionAdjustment = Point(x: 2, y: 0)
    rule.scopeBarBackgroundImage = Image("=")
    rule.setScopeBarButtonBackgroundImage(Self.pill("[]"), for: .normal)
    rule.setScopeBarButtonDividerImage(Image("!"), forLeftSegmentState: .normal, rightSegmentState: .normal)
    rule.setScopeBarButtonTitleTextAttributes(TitleTextAttributes(attributes: .underline), for: .normal)
    let bar = SearchBar.made { ($0.scopeButtonTitles, $0.showsScopeBar) = (["A", "B"], true) }
    let stage = SearchBarStage(bar, width: 20, ascii)
    expectEqual(stage.rows, "~~~<-s-Search----->~\n=[---A----!---B---]=")
    stage.focus()
    #expect(stage.app.row(1).hasPrefix("~~~(-s-Search"))
    #expect(rule.backgroundImage == Image("~") && rule.searchTextPositionAdjustment == Point(x: 1, y: 0))
    expectNil(SearchBar.appearance(whenContainedIn: [Window.self]).backgroundImage)
  }

  @Test func `A5, A6: a value set on the bar wins, and a rule may set nil`() {
    SearchBar.appearance().setImage(Image("s"), for: .search, state: .normal)
    SearchBar.appearance().backgroundImage = nil
    SearchBar.appearance().searchBarStyle = .minimal
    let own = SearchBar.made {
      $0.setImage(Image("o"), for: .search, state: .normal)
      $0.backgroundImage = Image("~")
      $0.searchBarStyle = .prominent
    }
    #expect(SearchBarStage(own, width: 20, ascii).rows.hasPrefix("~[o Search"))
    #expect(SearchBarStage(SearchBar(), width: 20, ascii).rows.hasPrefix(" [s Search"))
    SearchBar.appearance().setImage(nil, for: .search, state: .normal)
    #expect(SearchBarStage(SearchBar(), width: 20, ascii).rows.hasPrefix(" [/ Search"))
  }

  @Test func `A4: rules for text fields and segmented controls in search bars reach the parts`() {
    TextField.appearance().textColor = .emerald
    SegmentedControl.appearance(whenContainedIn: [SearchBar.self]).setTitleTextAttributes(
      TitleTextAttributes(foregroundColor: .sun), for: .normal)
    let bar = SearchBar.made {
      ($0.text, $0.barStyle) = ("moon", .black)
      ($0.scopeButtonTitles, $0.showsScopeBar) = (["A", "B"], true)
    }
    let app = SearchBarStage(bar).app
    expectEqual(bar.searchTextField.textColor, .emerald, "the rule overwrites the white of a black bar")
    #expect((0..<40).contains { app.cell($0, 2).foreground == .sun })
  }

  @Test func `A9: a theme changes visible search bars`() {
    let stage = SearchBarStage(.made { $0.text = "moon" })
    stage.app.application.theme = DarkSearchTheme()
    stage.app.turn()
    #expect(stage.bar.barStyle == .black && stage.app.foreground(4, 1) == .white)
  }
}

private struct DarkSearchTheme: Theme {
  func setAppearance() { SearchBar.appearance().barStyle = .black }
}
