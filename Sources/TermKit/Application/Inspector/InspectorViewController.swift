import TermKitBars
import TermKitControllers
import TermKitControls
import TermKitGraphics
import TermKitInput
import TermKitLists
@_spi(TermKit) import TermKitViews

/// The screens of the inspector: the views, the frames, the accessibility elements and the log of a program.
package final class InspectorViewController: TabBarController, SplitViewControllerDelegate {
  private let program: InspectedProgram
  private let facts: ViewFactsViewController
  private let split = SplitViewController(style: .doubleColumn)
  private lazy var tree = ViewTreeViewController(program) { [weak self] in self?.showFacts(of: $0) }

  /// Makes the screens. If the connection ends, the user can only leave, with `quit`.
  package init(_ program: InspectedProgram, quit: @escaping @MainActor () -> Void) {
    self.program = program
    facts = ViewFactsViewController(program)
    super.init()
    split.delegate = self
    split.setViewController(tree, for: .primary)
    split.setViewController(facts, for: .secondary)
    split.maximumPrimaryColumnWidth = 60
    split.preferredPrimaryColumnWidthFraction = 0.42
    split.tabBarItem = TabBarItem(title: "Views", image: Image("▤", ascii: "="))
    let lists: [(ViewController, Image)] = [
      (FramesViewController(program), Image("◷", ascii: "o")),
      (ElementsViewController(program) { [weak self] in self?.showView($0) }, Image("☺", ascii: "@")),
      (LogViewController(program), Image("≡", ascii: "#")),
    ]
    viewControllers =
      [split]
      + lists.map { list, image in
        let navigation = NavigationController(rootViewController: list)
        navigation.tabBarItem = TabBarItem(title: list.title, image: image)
        return navigation
      }
    program.failed = { [weak self] in self?.front.showText("That Did Not Work", $0) }
    program.ended = { [weak self] reason in
      let alert = AlertController(title: "The Connection Has Ended", message: reason)
      alert.addAction(AlertAction(title: "Quit", style: .cancel) { _ in quit() })
      self?.front.present(alert)
    }
    program.watch("log")
  }

  // The screen that can present something.
  private var front: ViewController {
    var front: ViewController = self
    while let presented = front.presentedViewController { front = presented }
    return front
  }

  private func showFacts(of view: Int) {
    facts.show(view)
    if split.isCollapsed { split.show(.secondary) }
  }

  private func showView(_ view: Int) {
    selectedViewController = split
    tree.reload(selecting: view)
  }

  // Beside the facts, moving the focus in the outline is enough to see them.
  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tree.tableView.selectionFollowsFocus = !split.isCollapsed
  }

  package func splitViewController(
    _ splitViewController: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { .primary }

  package override var preferredFocusedView: View? { tree.tableView }
}

/// The frames of the program, the latest first: what asked for them and what they cost.
private final class FramesViewController: InspectorTableViewController {
  init(_ program: InspectedProgram) {
    super.init(
      program, title: "Frames",
      columns: [
        TableColumn(title: "Time", width: 8, minWidth: 7, alignment: .right),
        TableColumn(title: "Reason", minWidth: 11),
        TableColumn(title: "Views", width: 6, minWidth: 5, alignment: .right),
        TableColumn(title: "Cells", width: 7, minWidth: 5, alignment: .right),
        TableColumn(title: "Bytes", width: 7, minWidth: 5, alignment: .right),
      ])
    sections = [(nil, [])]
    program.observers.append { [weak self] event in if event["event"] == "frame" { self?.add(event) } }
  }

  private func add(_ frame: JSONValue) {
    let reasons = (frame["reasons"]?.array ?? []).map { reason in
      (reason["reason"]?.string ?? "") + " " + (reason["class"] ?? reason["area"] ?? "").words
    }
    let count = reasons.count > 1 ? " +\(reasons.count - 1)" : ""
    let costs = ["layouts", "cells", "bytes"].map { frame[$0]?.words ?? "" }
    let row = Row(texts: [program.time(of: frame), (reasons.first ?? "") + count] + costs) { [weak self] in
      self?.showText("Reasons of the Frame", reasons.joined(separator: "\n"))
    }
    sections[0].rows = [row] + sections[0].rows.prefix(499)
  }

  // Frames cost the program something only while they are looked at.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    program.watch("frames")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    program.watch("frames", false)
  }
}

/// The elements that assistive technology presents, with what is spoken for each. Problems are marked.
private final class ElementsViewController: InspectorTableViewController {
  private let choose: @MainActor (Int) -> Void

  init(_ program: InspectedProgram, choose: @escaping @MainActor (Int) -> Void) {
    self.choose = choose
    super.init(
      program, title: "Accessibility",
      columns: [TableColumn(title: "Spoken", minWidth: 20), TableColumn(title: "Problem", width: 18)])
    addCommand("Reload", "r") { [weak self] in self?.reload() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  private func reload() {
    program.ask("accessibility") { [weak self] elements in
      self?.sections = [(nil, (elements.array ?? []).map { self?.row($0) ?? Row(texts: []) })]
    }
  }

  private func row(_ element: JSONValue) -> Row {
    let problem = element["problem"]?.string
    return Row(
      texts: [element["spoken"]?.string ?? "", problem ?? ""], level: element["depth"]?.int ?? 0,
      isMarked: problem != nil
    ) { [weak self] in
      if let view = element["id"]?.int { self?.choose(view) }
    }
  }
}

/// The log of the program and the output of other code in it, the latest lines first.
private final class LogViewController: InspectorTableViewController {
  private var lines: [JSONValue] = []
  private let filter = SegmentedControl(titles: LogLevel.allCases.map { $0.rawValue.capitalizedFirst })

  init(_ program: InspectedProgram) {
    super.init(
      program, title: "Log",
      columns: [
        TableColumn(title: "Time", width: 9, minWidth: 7, alignment: .right), TableColumn(title: "Level", width: 8),
        TableColumn(title: "Text", minWidth: 12),
      ])
    filter.selectedSegmentIndex = 0
    filter.addAction(for: .valueChanged) { [weak self] _ in self?.showLines() }
    navigationItem.titleView = filter
    program.observers.append { [weak self] event in if event["event"] == "log" { self?.add(event) } }
    program.ask("log") { [weak self] lines in lines.array?.forEach { self?.add($0) } }
  }

  private func add(_ line: JSONValue) {
    lines = [line] + lines.prefix(999)
    showLines()
  }

  private func showLines() {
    let levels = LogLevel.allCases.dropFirst(filter.selectedSegmentIndex ?? 0).map(\.rawValue)
    let shown = lines.filter { levels.contains($0["level"]?.string ?? "") }
    let rows = shown.map { line in
      let (level, text) = (line["level"]?.string ?? "", line["text"]?.string ?? "")
      return Row(texts: [program.time(of: line), level, text], isMarked: level == LogLevel.error.rawValue) {
        [weak self] in self?.showText("Line of the Log", text)
      }
    }
    sections = [(nil, rows)]
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
