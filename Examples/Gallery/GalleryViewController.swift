import TermKit

/// The list of pages and the chosen page, side by side if there is room, otherwise one over the other. A bar below them shows the
/// settings.
final class GalleryViewController: ViewController {
  private let settings: Settings
  private let list = PageListViewController()
  private let listSide: NavigationController
  private let pageSide = NavigationController()
  private let toolbar = Toolbar()
  private lazy var splitView = SplitView(toolbar: toolbar)
  private var settingItems: [(subject: Settings.Subject, item: BarButtonItem)] = []
  private var page = 0
  private var isSplit = false

  init(settings: Settings) {
    self.settings = settings
    listSide = NavigationController(rootViewController: list)
    super.init()
    settingItems = Settings.Subject.allCases.map { subject in
      (subject, BarButtonItem(title: "") { [weak self] _ in self?.advance(subject) })
    }
    list.onChoice = { [weak self] in self?.choose($0) }
  }

  override func loadView() {
    view = splitView
    addSide(listSide)
    let gaps = settingItems.dropFirst().map { _ in BarButtonItem(systemItem: .flexibleSpace) }
    toolbar.items = settingItems.enumerated().flatMap { index, entry in
      index == 0 ? [entry.item] : [gaps[index - 1], entry.item]
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    arrange()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if view.window != nil { arrange() }
  }

  override var preferredFocusedView: View? { list.tableView }

  override var preferredStatusBarStyle: StatusBarStyle { settings.theme.barStyle == .black ? .lightContent : .default }

  // MARK: One or two columns

  private func addSide(_ side: NavigationController) {
    addChild(side)
    splitView.addSide(side.view)
    side.didMove(toParent: self)
  }

  private func removeSide(_ side: NavigationController) {
    side.willMove(toParent: nil)
    side.view.removeFromSuperview()
    side.removeFromParent()
  }

  private func arrange() {
    showSettings()
    let splits = traitCollection.horizontalSizeClass == .regular
    guard splits != isSplit else { return }
    let wasInPage = isFocusInPage
    isSplit = splits
    list.isBesidePages = splits
    if splits { split() } else { join(stayingInPage: wasInPage) }
  }

  // Moves the page in front to the right side.
  private func split() {
    let shown = listSide.viewControllers.dropFirst().first
    listSide.popToRootViewController(animated: false)
    addSide(pageSide)
    pageSide.viewControllers = [shown ?? Page.all[page].viewController()]
    list.tableView.selectRow(at: IndexPath(row: page, section: 0), animated: false)
  }

  // Keeps the page in front if the user was working in it.
  private func join(stayingInPage staysInPage: Bool) {
    let shown = pageSide.viewControllers
    pageSide.viewControllers = []
    removeSide(pageSide)
    if staysInPage, let page = shown.first { listSide.pushViewController(page, animated: false) }
  }

  private func choose(_ index: Int) {
    guard !isSplit || index != page else { return }
    page = index
    let controller = Page.all[index].viewController()
    if isSplit {
      View.transition(with: pageSide.view, duration: 0.2, options: .transitionCrossDissolve) {
        pageSide.viewControllers = [controller]
      }
    } else {
      listSide.pushViewController(controller, animated: true)
    }
  }

  // MARK: Keys

  private var isFocusInPage: Bool {
    isSplit && view.window?.firstResponder?.isDescendant(of: pageSide.view) == true
  }

  override var keyCommands: [KeyCommand] {
    let subjects = Settings.Subject.allCases.map { subject in
      KeyCommand(title: subject.title.string, keys: subject.keys) { [weak self] in self?.advance(subject) }
    }
    guard isFocusInPage else { return subjects + showcaseCommands }
    return subjects + [
      KeyCommand(
        title: Text("Back to the List", de: "Zurück zur Liste", ja: "一覧へ戻る").string, keys: [Key(.escape)]
      ) { [weak self] in self?.list.tableView.becomeFirstResponder() }
    ]
  }

  // The key of the showcase also works while the list beside it has the focus.
  private var showcaseCommands: [KeyCommand] {
    isSplit ? (pageSide.topViewController as? ShowcasePage)?.keyCommands ?? [] : []
  }

  // MARK: Settings

  private func advance(_ subject: Settings.Subject) {
    settings.advance(subject)
    showSettings()
    View.animate(withDuration: 0.3) { setNeedsStatusBarAppearanceUpdate() }
  }

  private func showSettings() {
    let isWide = traitCollection.horizontalSizeClass == .regular
    for (subject, item) in settingItems {
      let prefix = isWide ? subject.name.string + " " : ""
      item.title = prefix + settings.value(of: subject)
      item.possibleTitles = Set(settings.values(of: subject).map { prefix + $0 })
      item.accessibilityLabel = "\(subject.name.string) \(settings.value(of: subject))"
    }
  }
}

/// One or two sides above a toolbar. The left side is as wide as its titles need.
private final class SplitView: View {
  private let toolbar: Toolbar
  private let divider = DividerView()
  private static let listWidth = 23

  init(toolbar: Toolbar) {
    self.toolbar = toolbar
    super.init()
    addSubview(divider)
    addSubview(toolbar)
  }

  /// Adds a side behind the divider and the toolbar.
  func addSide(_ side: View) { insertSubview(side, at: subviews.count - 2) }

  override func layoutSubviews() {
    let bar = toolbar.sizeThatFits(bounds.size).height
    toolbar.frame = Rect(x: 0, y: bounds.maxY - bar, width: bounds.width, height: bar)
    let area = bounds.inset(by: EdgeInsets(bottom: bar))
    let sides = subviews.dropLast(2)
    let left = sides.count == 2 ? min(Self.listWidth, area.width / 2) : area.width
    for (side, columns) in zip(sides, [0..<left, left..<area.width]) {
      side.frame = Rect(x: columns.lowerBound, y: 0, width: columns.count, height: area.height)
    }
    divider.isHidden = sides.count < 2
    divider.frame = Rect(x: left - 1, y: 1, width: 1, height: max(0, area.height - 2))
  }
}

/// The line between two sides.
private final class DividerView: View {
  override func draw(in canvas: inout Canvas) {
    let glyph = canvas.traits.glyphLevel == .ascii ? "|" : "│"
    let style = TextStyle(foreground: Color(white: 0.5).withAlphaComponent(0.5))
    for y in 0..<bounds.height { canvas.draw(glyph, at: Point(x: 0, y: y), style: style) }
  }
}
