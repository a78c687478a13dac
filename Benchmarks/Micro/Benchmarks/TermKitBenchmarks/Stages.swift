import TermKit

/// An application with one window on a terminal without a screen.
@MainActor final class Stage: ApplicationDelegate {
  let root = View()
  private(set) var window: Window?
  let terminal = HeadlessTerminal(size: Size(width: 200, height: 50))
  private(set) lazy var application = Application(terminal: terminal, delegate: self)

  init(_ fill: (View) -> Void) {
    fill(root)
    application.launch()
  }

  func applicationDidFinishLaunching(_ application: Application) {
    let window = Window(windowScene: application.windowScene)
    let controller = ViewController()
    controller.view = root
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// A table of a million rows that fills the screen and scrolls by keys.
@MainActor final class TableStage: TableViewDataSource {
  private let table = TableView()
  private let stage: Stage

  init() {
    table.rowHeight = 1
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    stage = Stage { [table] root in
      table.frame = Rect(x: 0, y: 0, width: 200, height: 50)
      root.addSubview(table)
    }
    table.dataSource = self
    table.becomeFirstResponder()
    for _ in 0..<60 { press("\u{1B}[B") }
  }

  /// Types a text and makes the next frame.
  func press(_ text: String) {
    stage.terminal.send(text)
    stage.application.turn()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel.text = "Row \(indexPath.row)"
    return cell
  }
}

/// A collection of a million items that fills the screen and scrolls by keys.
@MainActor final class CollectionStage: CollectionViewDataSource {
  private let layout = CollectionViewFlowLayout()
  private let collection: CollectionView
  private let stage: Stage

  init() {
    layout.itemSize = Size(width: 20, height: 2)
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 200, height: 50), collectionViewLayout: layout)
    self.collection = collection
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    stage = Stage { $0.addSubview(collection) }
    collection.dataSource = self
    collection.becomeFirstResponder()
    for _ in 0..<30 { press("\u{1B}[B") }
  }

  /// Types a text and makes the next frame.
  func press(_ text: String) {
    stage.terminal.send(text)
    stage.application.turn()
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 1_000_000 }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
