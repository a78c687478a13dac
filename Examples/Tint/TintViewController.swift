import TermKit

/// The controller of the tree, with the keys that change its colours.
final class TintViewController: ViewController {
  private let outline = OutlineView()
  private let pauseButton = CountingButton(title: "Pause")
  private let newGameButton = CountingButton(title: "New Game")
  private let tabBar = CountingTabBar()
  private let sentinel = CountingView()
  private let hint = Label()

  override func loadView() {
    hint.textAlignment = .center
    hint.textColor = Color(white: 0.56)
    hint.numberOfLines = 0
    hint.text = Self.hints.joined(separator: "\u{A0}· ")
    tabBar.items = [
      TabBarItem(title: "Play", image: Image("#")), TabBarItem(title: "Messages", image: Image("●", ascii: "o")),
      TabBarItem(title: "Profile", image: Image("x│o", ascii: "x|o")),
    ]
    tabBar.selectedItem = tabBar.items?.first
    view = TintView(outline: outline, buttons: [pauseButton, newGameButton], hint: hint, tabBar: tabBar)
    view.backgroundColor = .white
    view.addSubview(sentinel)
  }

  // The no-break spaces keep each key and its meaning on one line.
  private static let hints = [
    "r\u{A0}red\u{A0}window", "g\u{A0}green\u{A0}tab\u{A0}bar", "d\u{A0}dimmed", "a\u{A0}automatic",
    "n\u{A0}normal\u{A0}tab\u{A0}bar", "capitals\u{A0}undo",
  ]

  // The view is in its window from here on.
  override func viewWillAppear(_ animated: Bool) {
    guard let window = view.window else { return }
    outline.rows = [
      OutlineView.Row(name: "Window", depth: 0, view: window, calls: sentinel.calls),
      OutlineView.Row(name: "Button “Pause”", depth: 1, view: pauseButton, calls: pauseButton.calls),
      OutlineView.Row(name: "Button “New Game”", depth: 1, view: newGameButton, calls: newGameButton.calls),
      OutlineView.Row(name: "Tab bar", depth: 1, view: tabBar, calls: tabBar.calls),
    ]
  }

  override var preferredFocusedView: View? { pauseButton }

  // MARK: Keys

  private static let red = Color(red: 255, green: 59, blue: 48)
  private static let green = Color(red: 52, green: 170, blue: 90)

  override var keyCommands: [KeyCommand] {
    [
      command("Red window", "r") { $0.view.window?.tintColor = Self.red },
      command("Window without a colour of its own", "R") { $0.view.window?.tintColor = nil },
      command("Green tab bar", "g") { $0.tabBar.tintColor = Self.green },
      command("Tab bar without a colour of its own", "G") { $0.tabBar.tintColor = nil },
      command("Dimmed window", "d") { $0.view.window?.tintAdjustmentMode = .dimmed },
      command("Automatic window", "a") { $0.view.window?.tintAdjustmentMode = .automatic },
      command("Normal tab bar", "n") { $0.tabBar.tintAdjustmentMode = .normal },
      command("Automatic tab bar", "N") { $0.tabBar.tintAdjustmentMode = .automatic },
      KeyCommand(title: "Fewer colours", keys: [.character("c")]) { [weak self] in self?.takeNextColorDepth() },
      KeyCommand(title: "Plain characters", keys: [.character("p")]) { [weak self] in self?.togglePlainCharacters() },
    ]
  }

  private func command(
    _ title: String, _ key: Character, _ change: @escaping @MainActor (TintViewController) -> Void
  ) -> KeyCommand {
    KeyCommand(title: title, keys: [.character(key)]) { [weak self] in
      guard let self else { return }
      View.animate(withDuration: 0.3) {
        change(self)
        outline.showChange()
      }
    }
  }

  // The application, which is at the end of the responder chain.
  private var application: Application? { responderChain.lazy.compactMap { $0 as? Application }.first }

  // Goes from the terminal's own depth through ever fewer colours, and back to its own.
  private func takeNextColorDepth() {
    guard let application else { return }
    let depths: [ColorDepth?] = [nil, .palette256, .sixteen, .eight, ColorDepth.none]
    let index = depths.firstIndex(of: application.traitOverrides.colorDepth) ?? 0
    application.traitOverrides.colorDepth = depths[(index + 1) % depths.count]
  }

  private func togglePlainCharacters() {
    guard let application else { return }
    application.traitOverrides.glyphLevel = application.traitOverrides.glyphLevel == .ascii ? nil : .ascii
  }
}

/// A view with the outline at the top and the views that it describes below.
private final class TintView: View {
  private let outline: View
  private let buttons: StackView
  private let hint: Label
  private let tabBar: TabBar

  init(outline: View, buttons: [Button], hint: Label, tabBar: TabBar) {
    self.outline = outline
    self.buttons = StackView(arrangedSubviews: buttons, spacing: 4)
    self.hint = hint
    self.tabBar = tabBar
    super.init()
    [outline, self.buttons, hint, tabBar].forEach(addSubview)
  }

  override func layoutSubviews() {
    let bar = tabBar.sizeThatFits(bounds.size).height
    tabBar.frame = Rect(x: 0, y: bounds.maxY - bar, width: bounds.width, height: bar)
    let area = bounds.inset(by: EdgeInsets(top: safeAreaInsets.top + 1, left: 2, bottom: bar + 1, right: 2))
    let lines = hint.sizeThatFits(area.size).height
    let width = min(area.width, 56)
    outline.frame = Rect(
      x: area.minX + (area.width - width) / 2, y: area.minY, width: width,
      height: outline.sizeThatFits(area.size).height)
    hint.frame = Rect(x: area.minX, y: area.maxY - lines, width: area.width, height: lines)
    let room = Rect(
      x: area.minX, y: outline.frame.maxY, width: area.width, height: max(0, hint.frame.minY - outline.frame.maxY))
    buttons.frame = room.centered(buttons.sizeThatFits(room.size))
  }
}
