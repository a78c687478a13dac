import TermKitGraphics
import TermKitInput

/// A list of actions and of other menus, for buttons, bar button items and context menus. UIKit's `UIMenu`.
///
///     let sort = Menu(
///       title: "Sort by", options: [.displayInline, .singleSelection],
///       children: [Action(title: "Date", state: .on) { _ in sortByDate() }, Action(title: "Name") { _ in sortByName() }])
///     button.menu = Menu(children: [rename, sort])
///
/// A child that is a menu opens beside its item. With `displayInline`, its items stand between lines in this menu instead.
///
/// Keys in an open menu: Up and Down move, Enter and Space choose, Right opens a submenu, Left closes it, and Escape closes the submenu or
/// the menu. An item's key equivalent chooses it, and any other letter moves to the next item that begins with it.
public final class Menu: MenuElement {
  /// How a menu shows its items. UIKit's `UIMenu.Options`.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each option.
    public let rawValue: Int

    /// Creates a set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The items stand between lines in the menu that contains this one. A title stands above them.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The item that opens the menu is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// If the user chooses an action in the open menu, the check mark moves to it from the other actions. The program sets the first check
    /// mark. A key of `keyCommands` moves no check mark.
    public static let singleSelection = Options(rawValue: 1 << 2)
  }

  /// How the menu shows its items.
  public let options: Options
  /// The items, from top to bottom.
  public let children: [MenuElement]

  /// Makes a menu.
  /// - Parameters:
  ///   - title: The title of the item that opens the menu, or the heading of the menu. Defaults to an empty title.
  ///   - subtitle: The text in a second row of the item that opens the menu. Defaults to nil.
  ///   - image: The image of the item that opens the menu. Defaults to nil.
  ///   - options: How the menu shows its items. Defaults to none.
  ///   - children: The items, from top to bottom. Defaults to none.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, options: Options = [],
    children: [MenuElement] = []
  ) {
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a menu with other items and otherwise the same properties.
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(title: title, subtitle: subtitle, image: image, options: options, children: newChildren)
  }

  /// The actions that are on, in this menu and in its inline menus.
  public var selectedElements: [MenuElement] { inlineActions.filter { $0.state == .on } }

  /// The commands of the actions that have a key equivalent and are not hidden, in this menu and in its submenus.
  ///
  /// Return them from `keyCommands`, so that the keys work while the menu is closed:
  ///
  ///     override var keyCommands: [KeyCommand] { super.keyCommands + menu.keyCommands }
  public var keyCommands: [KeyCommand] {
    children.flatMap { child in
      if let menu = child as? Menu { return menu.keyCommands }
      return [(child as? Action).flatMap { KeyCommand($0) }].compactMap { $0 }
    }
  }

  /// The actions of this menu and of the inline menus in it.
  package var inlineActions: [Action] {
    children.flatMap { child in
      if let menu = child as? Menu { return menu.options.contains(.displayInline) ? menu.inlineActions : [] }
      return [child as? Action].compactMap { $0 }
    }
  }

  /// Puts the check mark before a chosen action, if this menu or an inline menu in it allows one selection.
  ///
  /// The outermost menu with `singleSelection` decides. If `always` is true, this menu allows one selection even without it.
  package func select(_ action: Action, always: Bool = false) {
    let actions = inlineActions
    if always || options.contains(.singleSelection) {
      guard actions.contains(action) else { return }
      for other in actions { other.state = other === action ? .on : .off }
      return
    }
    for case let menu as Menu in children where menu.options.contains(.displayInline) { menu.select(action) }
  }
}
