import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A refresh control in a table of a navigation controller, in a plain scroll view and in a collection.
@MainActor @Suite struct RefreshControlTests {
  private final class News: TableViewController {
    var loads = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "News"
      tableView.separatorStyle = .none
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "row")
      let control = RefreshControl()
      control.addTarget(self, action: News.load, for: .valueChanged)
      refreshControl = control
    }

    func load() { loads += 1 }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 20 }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel.text = "row \(indexPath.row)"
      return cell
    }
  }

  private let news = News()
  private let app: TestApplication

  init() {
    let news = news
    app = TestApplication(
      size: Size(width: 44, height: 8), rootViewController: { NavigationController(rootViewController: news) })
    app.turn()
  }

  private var rows: [String] { Picture(app.screen).rows }

  @Test func `F5 refreshes once, and a row above the content shows a turning wheel until the program ends it`() {
    let before = rows
    #expect(!app.contains("Refresh"))
    app.press(.function(5))
    app.press(.function(5))
    app.advance(by: 0.5)
    expectEqual(news.loads, 1)
    #expect(news.refreshControl?.isRefreshing == true)
    #expect(rows[2].contains("Refresh"), "\(rows)")
    #expect(rows[3].contains("row 0"), "\(rows)")
    news.refreshControl?.endRefreshing()
    app.advance(by: 0.5)
    expectEqual(rows, before)
  }

  @Test func `a turn of the wheel at the beginning shows the row, and another one after a pause refreshes`() {
    app.turnWheel(by: -1, 5, 5)
    app.turn()
    #expect(app.contains("Turn again or click to refresh"))
    expectEqual(news.loads, 0)
    app.advance(by: 0.5)
    app.turnWheel(by: -1, 5, 5)
    app.turn()
    expectEqual(news.loads, 1)
    #expect(!app.contains("Turn again"))
  }

  @Test func `turns without a pause refresh nothing, and the row goes away after two seconds`() {
    for _ in 0..<10 {
      app.turnWheel(by: -1, 5, 5)
      app.advance(by: 0.2)
    }
    expectEqual(news.loads, 0)
    #expect(app.contains("Turn again"))
    app.advance(by: 2.1)
    #expect(!app.contains("Turn again"))
    #expect(app.contains("row 0"))
  }

  @Test func `a click on the row refreshes`() {
    app.turnWheel(by: -1, 5, 5)
    app.turn()
    app.click(on: "Turn again")
    app.turn()
    expectEqual(news.loads, 1)
  }

  @Test func `the wheel scrolls before it pulls`() {
    news.tableView.contentOffset.y = 4
    app.turn()
    app.turnWheel(by: -1, 5, 5)
    app.turn()
    #expect(!app.contains("Turn again"))
  }

  @Test func `in scrolled content, the row covers the first visible row, and the content stays where it is`() {
    news.tableView.scrollToRow(at: IndexPath(row: 12, section: 0), at: .bottom, animated: false)
    app.turn()
    let before = rows
    app.press(.function(5))
    app.advance(by: 0.5)
    #expect(rows[2].contains("Refresh"), "\(rows)")
    func texts(_ rows: [String]) -> [Substring] { rows[3...].map { $0.prefix(8) } }
    expectEqual(texts(rows), texts(before))
    news.tableView.contentOffset.y += 1
    app.turn()
    #expect(rows[2].contains("Refresh"), "\(rows)")
  }

  @Test func `beginRefreshing shows the row with the program's title and sends no action`() {
    news.refreshControl?.attributedTitle = AttributedText("Loading the news")
    news.refreshControl?.beginRefreshing()
    app.advance(by: 0.5)
    #expect(app.contains("Loading the news"))
    expectEqual(news.loads, 0)
    news.refreshControl = nil
    app.turn()
    #expect(!app.contains("Loading the news"))
  }

  @Test func `a disabled control does nothing, and the list of keys has F5 only while it is enabled`() {
    func keys() -> String {
      app.press("?")
      app.advance(by: 1)
      defer { app.press("?") }
      return app.screen.text
    }
    #expect(keys().contains("F5"))
    news.refreshControl?.isEnabled = false
    #expect(!keys().contains("F5"))
    app.press(.function(5))
    app.turnWheel(by: -1, 5, 5)
    app.turn()
    expectEqual(news.loads, 0)
    #expect(!app.contains("efresh"))
  }

  @Test func `a plain scroll view refreshes too`() {
    let scroll = ScrollView()
    var loads = 0
    let control = RefreshControl()
    control.addAction(for: .valueChanged) { _ in loads += 1 }
    scroll.refreshControl = control
    scroll.contentSize = Size(width: 10, height: 30)
    let app = TestApplication(size: Size(width: 30, height: 6), rootViewController: { BareController(showing: scroll) })
    scroll.becomeFirstResponder()
    app.press(.function(5))
    app.advance(by: 0.5)
    expectEqual(loads, 1)
    #expect(Picture(app.screen).rows[0].contains("Refresh"))
  }

  @Test(arguments: [0, 8])
  func `the row is between the bar and the titles of columns`(offset: Int) {
    news.tableView.columns = [TableColumn(title: "Headline")]
    app.turn()
    news.tableView.contentOffset.y += offset
    app.turn()
    app.press(.function(5))
    app.advance(by: 0.5)
    #expect(rows[2].contains("Refresh") && rows[3].contains("Headline"), "\(rows)")
    #expect(rows[4].contains("row \(offset == 0 ? 0 : offset + 1)"), "\(rows)")
    news.refreshControl?.endRefreshing()
    app.advance(by: 0.5)
    #expect(rows[2].contains("Headline") && rows[3].contains("row \(offset)"), "\(rows)")
  }
}
