import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

/// A white screen with bars.
@MainActor struct BarStage {
  static let red = Color(red: 255, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 255)

  let app: TestApplication
  let paper: View
  /// The view that has the focus at first. It draws nothing.
  let elsewhere = FocusableView(frame: Rect(0, 12, 1, 1))

  /// Shows bars, each at its own frame, over some contents.
  init(
    _ bars: [Bar], over contents: [View] = [], size: Size = Size(width: 40, height: 24),
    _ traits: TraitCollection = TraitCollection()
  ) {
    let paper = View(frame: Rect(size: size))
    paper.backgroundColor = .white
    ([elsewhere] + contents + bars).forEach(paper.addSubview)
    self.paper = paper
    app = TestApplication(size: size, traits: traits) { application in
      application.statusBar.leftText = ""
      let window = Window(windowScene: application.windowScene)
      window.tintColor = Self.red
      paper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(paper)
      window.makeKeyAndVisible()
    }
    app.turn()
  }

  /// Lets the application show the changes.
  func turn() { app.turn() }

  /// Returns the background colours of a row.
  func backgrounds(ofRow y: Int) -> Set<Color> {
    Set((0..<app.screen.size.width).map { app.background($0, y) })
  }

  /// Returns the text of some rows.
  func text(_ rows: Range<Int>) -> String { rows.map(app.row).joined(separator: "\n") }
}

/// A delegate that answers a bar's position and records its calls.
@MainActor final class BarDelegate: NavigationBarDelegate, ToolbarDelegate, TabBarDelegate {
  var position: BarPosition?
  var allowsPush = true
  var allowsPop = true
  var log: [String] = []

  init(_ position: BarPosition? = nil) { self.position = position }

  func position(for bar: any BarPositioning) -> BarPosition? { position }
  func navigationBar(_ bar: NavigationBar, shouldPush item: NavigationItem) -> Bool {
    log.append("should push \(item.title ?? "")")
    return allowsPush
  }
  func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem) { log.append("did push \(item.title ?? "")") }
  func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
    log.append("should pop \(item.title ?? "")")
    return allowsPop
  }
  func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem) { log.append("did pop \(item.title ?? "")") }
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { log.append("select \(item.title ?? "")") }
}

extension NavigationBar {
  /// Creates a bar with items of some titles, in a row.
  convenience init(_ titles: [String], row: Int = 1, width: Int = 40) {
    self.init(frame: Rect(0, row, width, 1))
    setItems(titles.map { NavigationItem(title: $0) }, animated: false)
  }
}
