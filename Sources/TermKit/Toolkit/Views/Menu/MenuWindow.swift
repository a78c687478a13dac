import TermKitGraphics
import TermKitInput

/// The window of an open menu with its submenus.
final class MenuWindow: FadingWindow, SystemWindow, MenuPanelHost {
  /// The open panels, from the first menu to the last submenu.
  private(set) var panels: [MenuPanel] = []
  /// The view that the menu belongs to. The menu closes when the view leaves its window or is hidden.
  private(set) weak var source: View?
  /// The rectangle beside which the menu opens, in cells of the screen.
  private let anchor: Rect
  private let configuration: MenuOpening
  /// Whether the press that opened the menu is still held and has not been over an item.
  private var isOpeningPress = false
  private let openedSize: Size

  init(_ opening: MenuOpening, at anchor: Rect, from source: View, in scene: WindowScene) {
    self.source = source
    self.anchor = anchor
    configuration = opening
    openedSize = scene.size
    super.init(windowScene: scene, level: WindowLevel((source.window?.windowLevel.rawValue ?? 0) + 1))
    // Set explicitly, so that no appearance rule for windows hides the windows behind (A5).
    backgroundColor = .clear
    tintColor = source.tintColor
    open(opening.menu, at: anchor, from: nil)
  }

  /// Shows the menu. The mouse button that opened it may still be held.
  func present(isPressed: Bool) {
    isOpeningPress = isPressed
    fadeIn()
    guard let first = panels.first else { return }
    let chosen = configuration.startsAtSelection ? configuration.menu.selectedElements : []
    let rows = first.rows.filter(\.isEnabled)
    (rows.first { chosen.contains($0.element) } ?? rows.first)?.becomeFirstResponder()
  }

  // MARK: Panels

  private func open(_ menu: Menu, at anchor: Rect, from opener: MenuRow?) {
    let panel = MenuPanel(menu, at: anchor, opener: opener)
    opener?.isOpen = true
    panels.append(panel)
    addSubview(panel)
    setNeedsLayout()
  }

  /// Closes the submenus until a number of panels is left.
  private func closePanels(downTo count: Int) {
    guard panels.count > count else { return }
    let opener = panels[count].opener
    while panels.count > count {
      let panel = panels.removeLast()
      panel.opener?.isOpen = false
      panel.removeFromSuperview()
    }
    if let opener, firstResponder == nil { opener.becomeFirstResponder() }
  }

  private func panelIndex(of row: MenuRow) -> Int? { panels.firstIndex { $0.rows.contains(row) } }

  private func openSubmenu(of row: MenuRow) {
    guard let menu = row.submenu, row.isEnabled, let index = panelIndex(of: row) else { return }
    if panels.count > index + 1, panels[index + 1].opener === row { return }
    closePanels(downTo: index + 1)
    layoutIfNeeded()
    open(menu, at: row.convert(row.bounds, to: nil).inset(by: EdgeInsets(left: -1, right: -1)), from: row)
    layoutIfNeeded()
  }

  /// Closes the submenus of other items.
  func rowTookFocus(_ row: MenuRow) {
    guard let index = panelIndex(of: row) else { return }
    if panels.count > index + 1, panels[index + 1].opener !== row { closePanels(downTo: index + 1) }
  }

  /// Closes the submenu of an item and the submenus that opened from it.
  func closeSubmenus(of row: MenuRow) {
    if let index = panelIndex(of: row) { closePanels(downTo: index + 1) }
  }

  func updateFrontMenu(_ block: (Menu) -> Menu) {
    guard let last = panels.last else { return }
    replace(panels.count - 1, with: block(last.menu))
  }

  // Shows a menu in place of a panel, with the focus at the same item or at the same place.
  private func replace(_ index: Int, with menu: Menu) {
    let old = panels[index]
    let focused = old.rows.firstIndex { $0.isFirstResponder }
    let element = focused.map { old.rows[$0].element }
    let opener = old.opener
    closePanels(downTo: index)
    if MenuLines(of: menu).isEmpty {
      if index == 0 { dismiss() }
      return
    }
    open(menu, at: old.anchor, from: opener)
    layoutIfNeeded()
    let rows = panels[index].rows
    let same = rows.first { $0.element == element } ?? focused.map { rows[min($0, rows.count - 1)] }
    if same?.becomeFirstResponder() != true { rows.first(where: \.isEnabled)?.becomeFirstResponder() }
  }

  override func layoutSubviews() {
    // The place of the source is not known after a change of the terminal's size. The old place would be wrong for a fade.
    if let size = windowScene?.size, size != openedSize { return dismiss(isAnimated: false) }
    let room = bounds.inset(by: safeAreaInsets)
    for panel in panels { panel.frame = panel.frame(in: room) }
  }

  // MARK: Choosing

  /// Performs an item, or opens its submenu.
  func choose(_ row: MenuRow) {
    guard row.isEnabled else { return }
    if row.submenu != nil {
      openSubmenu(of: row)
      panels.last?.rows.first(where: \.isEnabled)?.becomeFirstResponder()
      return
    }
    guard let action = row.element as? Action else { return }
    panels.forEach { $0.menu.select(action) }
    configuration.didChoose?(action)
    guard action.attributes.contains(.keepsMenuPresented) else {
      dismiss()
      return action.perform(sender: configuration.sender)
    }
    action.perform(sender: configuration.sender)
    if let index = panelIndex(of: row) { replace(index, with: panels[index].menu) }
  }

  func dismiss(isAnimated: Bool = true) {
    guard windowScene?.menuWindow === self else { return }
    windowScene?.menuWindow = nil
    if isAnimated { fadeOut() } else { close() }
    configuration.didEnd?()
  }

  override func didClose() { dismiss() }

  // MARK: Keys

  override var keyCommands: [KeyCommand] { menuCommands }

  override func pressBegan(_ key: Key) -> Bool { take(key) }

  // MARK: Mouse

  private func row(at point: Point) -> MenuRow? {
    panels.reversed().first { $0.frame.contains(point) }?.row(at: point)
  }

  /// Moves the focus to the item under the pointer, and opens its submenu.
  func follow(_ point: Point) {
    guard let row = row(at: point), row.isEnabled, row.becomeFirstResponder() else { return }
    openSubmenu(of: row)
  }

  // Touches of the panels come here through the responder chain.
  override func touchBegan(_ touch: Touch) { followTouch(touch) }

  override func touchMoved(_ touch: Touch) { followTouch(touch) }

  private func followTouch(_ touch: Touch) {
    let point = touch.location(in: self)
    if row(at: point) != nil { isOpeningPress = false }
    follow(point)
  }

  override func touchEnded(_ touch: Touch) {
    let point = touch.location(in: self)
    if let row = row(at: point) { return choose(row) }
    let isOutside = !panels.contains { $0.frame.contains(point) }
    // A click opens the menu, and it stays open.
    let reach = anchor.inset(by: EdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
    if isOutside, !(isOpeningPress && reach.contains(point)) { dismiss() }
    isOpeningPress = false
  }

  override func touchCancelled(_ touch: Touch) { isOpeningPress = false }

  // The wheel scrolls nothing behind the menu.
  override func wheelTurned(x: Int, y: Int) -> Bool { true }
}

/// A menu with the callbacks of the view that opens it.
@_spi(TermKit) @MainActor public struct MenuOpening {
  var menu: Menu
  /// The object that performed actions find in `sender`.
  weak var sender: AnyObject?
  /// Whether the action that is on gets the focus first, instead of the first item. Defaults to false.
  package var startsAtSelection = false
  /// Called with the place of a click that opens the menu, before the view gets the focus. Defaults to nil.
  package var willFocus: ((Point) -> Void)?
  /// Called before the menu is shown. Defaults to nil.
  package var willOpen: (() -> Void)?
  /// Called with the chosen action, before it is performed. Defaults to nil.
  package var didChoose: ((Action) -> Void)?
  /// Called after the menu was closed, before the action is performed. Defaults to nil.
  var didEnd: (() -> Void)?

  /// Makes an opening of a menu. Nil if the menu has no items to show.
  package init?(_ menu: Menu, sender: AnyObject?) {
    if MenuLines(of: menu).isEmpty { return nil }
    self.menu = menu
    self.sender = sender
  }
}
