import TermKitGraphics
import TermKitInput

extension WindowScene {
  /// Opens a menu beside a rectangle of the view that it belongs to, and closes the one that is open. If a mouse button that is still held
  /// opened the menu, the menu gets the events of that press.
  func openMenu(_ opening: MenuOpening, at anchor: Rect, from source: View, isPressed: Bool) {
    menuWindow?.dismiss()
    let visible = source.visibleScreenRect(anchor).intersection(bounds)
    let window = MenuWindow(opening, at: visible.isEmpty ? bounds : visible, from: source, in: self)
    menuWindow = window
    opening.willOpen?()
    // A callback may have removed the view.
    guard menuWindow === window, source.window?.windowScene === self else {
      menuWindow = nil
      return
    }
    if isPressed { transferTouch(to: window) }
    window.present(isPressed: isPressed)
  }

  /// Closes the open menu if it belongs to a view or to a view inside it.
  func closeMenu(in view: View) {
    if let source = menuWindow?.source, source.isDescendant(of: view) { menuWindow?.dismiss() }
  }

  /// Opens the menu for a press of the mouse, if the press asks for one and a view has one.
  /// - Returns: Whether a menu was opened.
  func openContextMenu(for touch: Touch) -> Bool {
    guard touch.button == .right || touch.button == .left && touch.modifiers == .control else { return false }
    for view in sequence(first: touch.view, next: \.superview) {
      let point = touch.location(in: view)
      guard let opening = view.contextMenu(at: point) else { continue }
      if touch.view.canBecomeFirstResponder {
        opening.willFocus?(point)
        touch.view.becomeFirstResponder()
      }
      openMenu(opening, at: Rect(origin: point, size: Size(width: 1, height: 1)), from: view, isPressed: true)
      return true
    }
    return false
  }

  /// The keys that open the menu of the view that has the focus.
  ///
  /// Many terminals keep Shift-F10 for themselves, and many keyboards have no menu key, which terminals report as F16.
  static let menuKeys: [Key] = [.character("o", .control), Key(.function(10), .shift), Key(.function(16))]

  /// The menu that the keys for context menus open: with a screen reader, the actions of the element that is being read; otherwise, or
  /// without actions, the menu of the view that has the focus or of its nearest superview that has one.
  var focusedContextMenu: FocusedContextMenu? { accessibilityMenu ?? menuOfFocus }

  private var accessibilityMenu: FocusedContextMenu? {
    guard traitCollection.usesScreenReader, let element = readElement,
      element.window === focusedView?.window ?? keyWindow,
      element.isAccessible
    else { return nil }
    let hasFocus = focusedView?.accessibilityFocus === element
    let items = element.accessibilityMenuItems(hasFocus: hasFocus)
    if items.isEmpty { return nil }
    // The menu of the view follows the actions, in the same menu.
    guard hasFocus, var menu = menuOfFocus else {
      let opening = MenuOpening(Menu(children: items), sender: element)
      return opening.map { FocusedContextMenu(opening: $0, anchor: element.focusArea, source: element) }
    }
    let rest = menu.opening.menu
    let titles = Set(rest.inlineActions.map(\.title))
    let others = items.filter { !titles.contains($0.title) }
    let inline = Menu(options: rest.options.union(.displayInline), children: rest.children)
    menu.opening.menu = Menu(title: rest.title, children: others + [inline])
    return menu
  }

  private var menuOfFocus: FocusedContextMenu? {
    guard let focused = firstKeyResponder as? View else { return nil }
    // In a table, the focused row, not the whole table.
    let place = focused.accessibilityFocus
    let area = place.focusArea
    var anchor = place.cursorPosition.map { Rect(origin: $0, size: Size(width: 1, height: 1)) } ?? area
    if anchor.height > 3 { anchor = Rect(origin: area.center, size: Size(width: 1, height: 1)) }
    for view in sequence(first: focused, next: \.superview) {
      let rect = view.convert(anchor, from: place)
      if let opening = view.contextMenu(at: rect.center) {
        // A button of the focused row that has a menu shows where the menu opens.
        let button = place.shownMenuButton.map { view.convert($0.bounds, from: $0) }
        return FocusedContextMenu(opening: opening, anchor: button ?? rect, source: view)
      }
    }
    return nil
  }

  /// Opens the menu of the view that has the focus.
  /// - Returns: Whether there is one.
  func openFocusedContextMenu() -> Bool {
    guard let menu = focusedContextMenu else { return false }
    openMenu(menu.opening, at: menu.anchor, from: menu.source, isPressed: false)
    return true
  }
}

extension View {
  // The first visible view inside this view that opens a menu when it is pressed.
  fileprivate var shownMenuButton: View? {
    for view in subviews where !view.isHidden {
      if let found = view.opensMenuWhenPressed ? view : view.shownMenuButton { return found }
    }
    return nil
  }
}

/// A menu for the view that has the focus.
@MainActor struct FocusedContextMenu {
  /// The menu.
  var opening: MenuOpening
  /// The rectangle beside which the menu opens, in the coordinates of `source`.
  let anchor: Rect
  /// The view that the menu belongs to.
  let source: View
}
