import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Searches whose bar is elsewhere, or whose screen is a table.
@MainActor @Suite struct SearchPlacesTests {
  private static let size = Size(width: 24, height: 9)

  /// A table of names that filters itself.
  private final class NamesScreen: TableViewController, SearchResultsUpdating {
    let search: SearchController
    let all = (1...20).map { "Name \($0)" }
    var shown: [String] = []

    init(results: ViewController? = nil) {
      search = SearchController(searchResultsController: results)
      super.init(style: .plain)
      search.searchResultsUpdater = self
      shown = all
      title = "Names"
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.separatorStyle = .none
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "name")
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      cell.textLabel.text = shown[indexPath.row]
      return cell
    }

    func updateSearchResults(for searchController: SearchController) {
      let text = searchController.searchBar.text ?? ""
      shown = text.isEmpty ? all : all.filter { $0.contains(text) }
      tableView.reloadData()
    }
  }

  private func rows(_ app: TestApplication) -> [String] { (1..<app.screen.size.height).map(app.row) }

  @Test func `B11: results cover a table exactly, below the bar, wherever the table is scrolled`() {
    let results = LetterScreen("r", isBare: true)
    let screen = NamesScreen(results: results)
    screen.navigationItem.searchController = screen.search
    let app = TestApplication(size: Self.size, root: NavigationController(rootViewController: screen))
    app.press(Typed.end)
    let before = rows(app)
    expectEqual(before.last?.contains("Name 20"), true)
    app.type("/2")
    app.advance(by: 1)
    let full = String(repeating: "r", count: 24)
    #expect(rows(app).dropFirst().allSatisfy { $0 == full }, "\(rows(app))")
    expectEqual(results.view.safeAreaInsets.top, 2)
    app.turnWheel(by: -3, 5, 5)
    #expect(rows(app).dropFirst().allSatisfy { $0 == full })
    app.press("\t\t\t\t")
    #expect(!screen.tableView.isFirstResponder, "the covered table takes no focus")
    app.press("\u{1B}")
    app.advance(by: 1)
    #expect(screen.tableView.isFirstResponder)
  }

  @Test func `B11: a search bar in the header of a table filters the table in place`() {
    let screen = NamesScreen()
    screen.tableView.tableHeaderView = screen.search.searchBar
    let app = TestApplication(size: Self.size, root: screen)
    expectEqual(Array(rows(app)[..<2]), ["  ⌕ Search             ▐", "▌ Name 1               ▐"])
    app.click(4, 1)
    app.type("20")
    app.advance(by: 1)
    #expect(screen.search.isActive && screen.shown == ["Name 20"])
    #expect(rows(app)[0].contains("Cancel") && rows(app)[1].contains("Name 20"))
    app.press("\r")
    #expect(screen.tableView.isFirstResponder)
    screen.search.searchBar.becomeFirstResponder()
    app.press("\u{1B}")
    app.advance(by: 1)
    #expect(!screen.search.isActive && screen.shown.count == 20)
  }

  @Test func `B11: a presented search controller whose bar is in no view shows the bar itself`() {
    let results = LetterScreen("r", isBare: true)
    let search = SearchController(searchResultsController: results)
    let screen = LetterScreen("a")
    let app = TestApplication(size: Self.size, root: screen)
    screen.second.becomeFirstResponder()
    screen.present(search, animated: true)
    app.advance(by: 1)
    #expect(search.isActive && search.searchBar.searchTextField.isFirstResponder)
    expectEqual(rows(app)[0], "a ⌕ Search      Cancel a")
    app.type("m")
    #expect(rows(app)[1...].allSatisfy { $0 == String(repeating: "r", count: 24) })
    app.press("\u{1B}")
    app.advance(by: 1)
    #expect(!search.isActive && search.searchBar.superview == nil && screen.second.isFirstResponder)
    #expect(rows(app)[0].hasPrefix("aaa"))
  }

  @Test func `B11: a delegate can present the search controller itself`() {
    final class Presenter: SearchControllerDelegate {
      var count = 0
      func presentSearchController(_ searchController: SearchController) { count += 1 }
    }
    let (presenter, stage) = (Presenter(), SearchStage())
    stage.search.delegate = presenter
    stage.begin("m")
    #expect(presenter.count == 1 && stage.search.isActive && stage.search.presentingViewController == nil)
    stage.press("\u{1B}")
    #expect(!stage.search.isActive && stage.screen.second.isFirstResponder)
  }

  @Test func `B11: a search bar as the title view searches without hiding the title row`() {
    let screen = LetterScreen("a")
    let search = SearchController(searchResultsController: LetterScreen("r", isBare: true))
    screen.navigationItem.titleView = search.searchBar
    let app = TestApplication(size: Self.size, root: NavigationController(rootViewController: screen))
    #expect(rows(app)[0].contains(" ⌕ Search "))
    search.searchBar.becomeFirstResponder()
    app.type("m")
    app.advance(by: 1)
    #expect(rows(app)[0].contains(" ⌕ m ") && rows(app)[1] == String(repeating: "r", count: 24))
    app.press("\u{1B}")
    app.advance(by: 1)
    #expect(!search.isActive && rows(app)[1] == String(repeating: "a", count: 24))
  }

  @Test func `B11: the slash is typed into a text field of the screen`() {
    let stage = SearchStage()
    let field = TextField(frame: Rect(2, 6, 10, 1))
    stage.screen.view.addSubview(field)
    field.becomeFirstResponder()
    stage.app.type("/")
    #expect(field.text == "/" && !stage.search.isActive)
  }

  @Test func `B11: a disabled or hidden search bar offers no key`() {
    let stage = SearchStage()
    stage.bar.isEnabled = false
    stage.app.type("/")
    #expect(!stage.search.isActive)
    stage.bar.isEnabled = true
    stage.navigation.isNavigationBarHidden = true
    stage.app.type("/")
    #expect(!stage.search.isActive)
  }

  @Test func `B11: a screen without controls does not begin its search when it is shown`() {
    let screen = LetterScreen("a", isBare: true)
    screen.navigationItem.searchController = SearchController()
    let app = TestApplication(size: Self.size, root: NavigationController(rootViewController: screen))
    expectEqual(screen.navigationItem.searchController?.isActive, false)
    app.press("\t\r")
    expectEqual(screen.navigationItem.searchController?.isActive, true)
    app.press("\u{1B}")
    app.advance(by: 1)
    expectEqual(screen.navigationItem.searchController?.isActive, false)
  }

  @Test func `B11: a popped screen is released with its search, even in the middle of it`() {
    weak var search: SearchController?
    let navigation = NavigationController(rootViewController: LetterScreen("a"))
    let app = TestApplication(size: Self.size, root: navigation)
    do {
      let screen = LetterScreen("b")
      screen.navigationItem.searchController = SearchController(searchResultsController: LetterScreen("r"))
      search = screen.navigationItem.searchController
      navigation.pushViewController(screen, animated: false)
    }
    app.type("/m")
    app.advance(by: 1)
    expectEqual(search?.isActive, true)
    navigation.popViewController(animated: true)
    app.advance(by: 1)
    expectNil(search)
  }

  @Test func `B11: callbacks that end the search end it once`() {
    final class Ender: SearchControllerDelegate, SearchResultsUpdating {
      var log: [String] = []
      var endsIn = ""
      private func note(_ event: String, _ search: SearchController) {
        log.append(event)
        if event == endsIn { search.isActive = false }
      }
      func willPresentSearchController(_ searchController: SearchController) { note("will present", searchController) }
      func didPresentSearchController(_ searchController: SearchController) { note("did present", searchController) }
      func willDismissSearchController(_ searchController: SearchController) { note("will dismiss", searchController) }
      func didDismissSearchController(_ searchController: SearchController) { note("did dismiss", searchController) }
      func updateSearchResults(for searchController: SearchController) { note("update", searchController) }
    }
    for event in ["will present", "update", "did present", "will dismiss"] {
      let (ender, stage) = (Ender(), SearchStage())
      (stage.search.delegate, stage.search.searchResultsUpdater) = (ender, ender)
      ender.endsIn = event
      stage.begin()
      stage.search.isActive = false
      stage.app.advance(by: 1)
      #expect(!stage.search.isActive && stage.screen.presentedViewController == nil, "ended in \(event)")
      expectEqual(ender.log.filter { $0 == "will dismiss" }.count, 1, "\(event): \(ender.log)")
      expectEqual(ender.log.filter { $0 == "did dismiss" }.count, 1, "\(event): \(ender.log)")
      ender.endsIn = ""
      stage.begin("m")
      #expect(stage.search.isActive && stage.rows[1] == String(repeating: "r", count: 24), "after \(event)")
    }
  }

  @Test func `B11: another tab leaves a search as it is`() {
    let screen = LetterScreen("a")
    screen.navigationItem.searchController = SearchController(searchResultsController: LetterScreen("r", isBare: true))
    let tabs = TabBarController()
    tabs.viewControllers = [NavigationController(rootViewController: screen), LetterScreen("b")]
    let app = TestApplication(size: Self.size, root: tabs)
    app.type("/m")
    app.advance(by: 1)
    tabs.selectedIndex = 1
    app.advance(by: 1)
    expectEqual(rows(app)[1], String(repeating: "b", count: 24))
    tabs.selectedIndex = 0
    app.advance(by: 1)
    expectEqual(screen.navigationItem.searchController?.isActive, true)
    expectEqual(rows(app)[1], String(repeating: "r", count: 24))
    app.press("\u{1B}")
    app.advance(by: 1)
    #expect(screen.navigationItem.searchController?.isActive == false && rows(app)[1].contains("⌕ Search"))
  }

  // MARK: Misuse

  @Test func `B11: a search whose bar is in no view traps, with what to do`() async {
    let trap = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { SearchController().isActive = true }
    }
    expectEqual(trap?.sentence.contains("its search bar is in no controller's view: set the searchController"), true)
  }

  @Test func `B11: results that would cover the search bar trap, with what to do`() async {
    let trap = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = ViewController()
        let search = SearchController(searchResultsController: ViewController())
        screen.view.addSubview(search.searchBar)
        let app = TestApplication(size: Size(width: 20, height: 5), root: screen)
        search.isActive = true
        app.turn()
      }
    }
    expectEqual(trap?.sentence.contains("they would cover the search bar: set the searchController"), true)
  }
}
