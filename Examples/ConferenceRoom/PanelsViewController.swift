import TermKit

/// The container of both panels: side by side, or one at a time with a tab bar. Below them, a toolbar has the colour schemes.
final class PanelsViewController: ViewController {
  private let room: Room
  private let choose: @MainActor (any RoomTheme) -> Void
  private let tinted: TintedNavigationController
  private let pictured: PicturedNavigationController
  private let schemes = SegmentedControl(titles: Scheme.all.map(\.name))
  private let toolbar = Toolbar()
  private let tabBar = TabBar()
  private let tabs = [
    TabBarItem(title: "Tint", image: Image("●", ascii: "o")),
    TabBarItem(title: "Images", image: Image("▦", ascii: "#")),
  ]
  private var talk: ScheduledTimer?

  /// Creates the container. The closure sets a theme for the whole application.
  init(room: Room, choose: @escaping @MainActor (any RoomTheme) -> Void) {
    self.room = room
    self.choose = choose
    tinted = TintedNavigationController(rootViewController: PanelViewController(room: room))
    pictured = PicturedNavigationController(rootViewController: PanelViewController(room: room))
    super.init()
  }

  override func loadView() {
    schemes.selectedSegmentIndex = 0
    schemes.addTarget(self, action: PanelsViewController.schemeChanged, for: .valueChanged)
    toolbar.items = [
      BarButtonItem(systemItem: .flexibleSpace), BarButtonItem(customView: schemes),
      BarButtonItem(systemItem: .flexibleSpace),
    ]
    tabBar.items = tabs
    tabBar.selectedItem = tabs[0]
    tabBar.delegate = self
    for controller in [tinted, pictured] { addChild(controller) }
    view = PanelsView([tinted.view, pictured.view], toolbar: toolbar, tabBar: tabBar)
    for controller in [tinted, pictured] { controller.didMove(toParent: self) }
  }

  override func viewDidLoad() {
    schemeChanged()
    room.observe { [weak self] in self?.roomChanged() }
  }

  override var preferredFocusedView: View? { schemes }

  // MARK: The talk

  // A second of the program is half a minute of the talk.
  private func roomChanged() {
    guard room.isTalkRunning != (talk != nil) else { return }
    talk?.invalidate()
    talk = room.isTalkRunning ? schedule(every: 0.5) { $0.room.advanceTalk(by: 15) } : nil
  }

  // MARK: Colours and tabs

  private func schemeChanged() { show(Scheme.all[schemes.selectedSegmentIndex ?? 0]) }

  private func show(_ scheme: any RoomTheme) {
    View.animate(withDuration: 0.3) { choose(scheme) }
    tinted.viewControllers.first?.title = scheme.panelTitle
  }

  private func showNextScheme() {
    schemes.selectedSegmentIndex = ((schemes.selectedSegmentIndex ?? 0) + 1) % Scheme.all.count
    schemeChanged()
  }

  private func showOtherPanel() {
    tabBar.selectedItem = tabBar.selectedItem === tabs[0] ? tabs[1] : tabs[0]
    selectedTabChanged()
  }

  private func selectedTabChanged() {
    (view as? PanelsView)?.selectedIndex = tabs.firstIndex { $0 === tabBar.selectedItem } ?? 0
  }

  // MARK: Keys

  override var keyCommands: [KeyCommand] {
    [
      command("Start or pause the talk", "s") { $0.room.toggleTalk() },
      command("Everything off", "o") { $0.room.turnOff() },
      command("Lights up", "+") { $0.room.houseLights = min(1, $0.room.houseLights + 0.1) },
      command("Lights down", "-") { $0.room.houseLights = max(0, $0.room.houseLights - 0.1) },
      command("Projector", "p") { $0.room.isProjectorOn.toggle() },
      command("Next colour scheme", "c") { $0.showNextScheme() },
      command("Other panel, if there is one at a time", "v") { $0.showOtherPanel() },
    ]
  }

  private func command(
    _ title: String, _ key: Character, _ action: @escaping @MainActor (PanelsViewController) -> Void
  ) -> KeyCommand {
    KeyCommand(title: title, keys: [.character(key)]) { [weak self] in if let self { action(self) } }
  }
}

extension PanelsViewController: TabBarDelegate {
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { selectedTabChanged() }
}

/// The view of the container.
private final class PanelsView: View {
  private static let widthForBoth = 80
  private let panels: [View]
  private let toolbar: Toolbar
  private let tabBar: TabBar

  /// The panel that is shown if there is no room for both.
  var selectedIndex = 0 { didSet { if selectedIndex != oldValue { setNeedsLayout() } } }

  init(_ panels: [View], toolbar: Toolbar, tabBar: TabBar) {
    self.panels = panels
    self.toolbar = toolbar
    self.tabBar = tabBar
    super.init()
    backgroundColor = Color(white: 0.25)
    (panels + [toolbar, tabBar]).forEach(addSubview)
  }

  override func layoutSubviews() {
    let showsBoth = bounds.width >= Self.widthForBoth
    var area = bounds
    tabBar.isHidden = showsBoth
    if !showsBoth { tabBar.frame = area.removeBottom(tabBar.sizeThatFits(area.size).height) }
    toolbar.frame = area.removeBottom(toolbar.sizeThatFits(area.size).height)
    // One column between the panels shows the background.
    let width = showsBoth ? (area.width - 1) / 2 : area.width
    for (index, panel) in panels.enumerated() {
      panel.isHidden = !showsBoth && index != selectedIndex
      let isAtRight = showsBoth && index == 1
      panel.frame = Rect(
        x: isAtRight ? area.maxX - width : area.minX, y: area.minY, width: width, height: area.height)
    }
  }
}

extension Rect {
  /// Removes rows at the bottom, and returns them.
  mutating func removeBottom(_ rows: Int) -> Rect {
    let rows = min(rows, height)
    defer { size.height -= rows }
    return Rect(x: minX, y: maxY - rows, width: width, height: rows)
  }
}
