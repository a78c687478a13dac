import TermKit

final class DeckViewController: ViewController {
  private let screens: [ViewController]
  private let bar = DeckBar()
  private(set) var shown: ViewController?

  init(screens: [ViewController]) {
    self.screens = screens
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.deck = self
    for (index, screen) in screens.enumerated() {
      bar.add(screen.title ?? "") { [weak self] in self?.show(index) }
    }
    show(0)
  }

  func show(_ index: Int) {
    guard screens[index] !== shown else { return }
    let old = shown
    let hadFocus = view.window?.firstResponder?.isDescendant(of: view) ?? true
    old?.willMove(toParent: nil)
    old?.view.removeFromSuperview()
    old?.removeFromParent()
    shown = screens[index]
    addChild(screens[index])
    view.insertSubview(screens[index].view, at: 0)
    screens[index].didMove(toParent: self)
    view.setNeedsLayout()
    if hadFocus { screens[index].takeFocus() }
  }

  override func viewDidLayoutSubviews() {
    let height = view.safeAreaInsets.bottom + 1
    bar.frame = Rect(x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    shown?.view.frame = view.bounds
    shown?.additionalSafeAreaInsets = EdgeInsets(bottom: 1)
  }

  override var childForKeys: ViewController? { shown }
  override func childWasRemoved(_ child: ViewController) { if child === shown { shown = nil } }

  override var keyCommands: [KeyCommand] {
    guard shown !== screens.first else { return super.keyCommands }
    let back = KeyCommand(title: traitCollection.strings.back, keys: [Key(.escape)]) { [weak self] in self?.show(0) }
    return super.keyCommands + [back]
  }
}

final class DeckBar: View {
  weak var deck: DeckViewController?
  override var next: Responder? { deck?.frontForKeys ?? super.next }
  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: traitCollection.strings.tabBar)
  }

  func add(_ title: String, action: @escaping @MainActor () -> Void) {
    let button = Button(title: title)
    button.addAction(for: .touchUpInside) { _ in action() }
    addSubview(button)
  }

  override func layoutSubviews() {
    var x = 0
    for button in subviews {
      button.frame = Rect(x: x, y: 0, width: button.intrinsicContentSize.width, height: 1)
      x = button.frame.maxX
    }
  }
}
