import TermKitBars
import TermKitControllers
import TermKitGraphics
import TermKitInput
import TermKitLists
import TermKitViews

/// The outline of the views of the inspected program.
final class ViewTreeViewController: TableViewController, BarCommands {
  private let program: InspectedProgram
  var commands: [KeyCommand] = []
  /// Called with the view that the user chooses.
  private let choose: @MainActor (Int) -> Void
  private var nodes: [Int: JSONValue] = [:]
  private lazy var dataSource = TableViewDiffableDataSource<Int, Int>(tableView: tableView) {
    [unowned self] tableView, indexPath, view in
    let cell = tableView.dequeueReusableCell(withIdentifier: "view", for: indexPath)
    cell.textLabel.text = nodes[view].map(Self.text)
    cell.textLabel.textColor = nodes[view]?["hidden"] == nil ? .label : .secondaryLabel
    return cell
  }

  init(_ program: InspectedProgram, choose: @escaping @MainActor (Int) -> Void) {
    (self.program, self.choose) = (program, choose)
    super.init(style: .plain)
    title = "Views"
    clearsSelectionOnViewWillAppear = false
    addCommand("Pick", "p") { [weak self] in self?.pick() }
    addCommand("Reload", "r") { [weak self] in self?.reload() }
  }

  override var keyCommands: [KeyCommand] { super.keyCommands + commands }

  override func viewDidLoad() {
    tableView.separatorStyle = .none
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "view")
    program.observers.append { [weak self] event in
      // Another screen of the program has other views.
      if event["event"] == "focus" { self?.reload() }
      guard event["event"] == "picked" else { return }
      self?.navigationItem.title = "Views"
      if let view = event["view"]?.int { self?.reload(selecting: view) }
    }
    program.watch("focus")
    reload()
  }

  private static func text(of node: JSONValue) -> String {
    let controller = node["controller"]?.string.map { " – \($0)" } ?? ""
    let text = node["text"]?.string.map { " “\($0)”" } ?? ""
    return (node["focused"] == nil ? "" : "* ") + (node["class"]?.string ?? "") + text + controller
  }

  private func pick() {
    navigationItem.title = "Click a view"
    program.ask("pick")
  }

  /// Reads the tree again. If there is a view to select, shows it.
  func reload(selecting view: Int? = nil) {
    program.ask("tree") { [weak self] tree in
      self?.show(tree)
      if let view { self?.select(view) }
    }
  }

  private func show(_ tree: JSONValue) {
    let old = dataSource.snapshot(for: 0)
    var outline = DiffableDataSourceSectionSnapshot<Int>()
    nodes = [:]
    func add(_ node: JSONValue, to parent: Int?) {
      guard let view = node["id"]?.int, nodes[view] == nil else { return }
      nodes[view] = node
      outline.append([view], to: parent)
      for child in node["children"]?.array ?? [] { add(child, to: view) }
    }
    for window in tree["children"]?.array ?? [] { add(window, to: nil) }
    // Parts that the user has closed stay closed.
    outline.expand(outline.items.filter { !old.contains($0) || old.isExpanded($0) })
    dataSource.apply(outline, to: 0, animatingDifferences: false)
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
    // There is something to see from the beginning, if there is room for it.
    let first = outline.items.first { nodes[$0]?["focused"] != nil } ?? outline.items.first
    guard old.items.isEmpty, let first else { return }
    select(first, isChosen: splitViewController?.isCollapsed == false)
    // An empty outline could not have the focus.
    tableView.becomeFirstResponder()
  }

  private func select(_ view: Int, isChosen: Bool = true) {
    var outline = dataSource.snapshot(for: 0)
    guard outline.contains(view) else { return }
    outline.expand(Array(sequence(first: view) { outline.parent(of: $0) }))
    dataSource.apply(outline, to: 0, animatingDifferences: false)
    tableView.selectRow(at: dataSource.indexPath(for: view), animated: false, scrollPosition: .middle)
    if isChosen { choose(view) }
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    if let view = dataSource.itemIdentifier(for: indexPath) { choose(view) }
  }
}
