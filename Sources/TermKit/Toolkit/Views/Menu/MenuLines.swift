/// The lines of a menu, with inline menus between separators.
@MainActor struct MenuLines {
  enum Line: Equatable {
    /// A title above items.
    case heading(String)
    /// A horizontal line.
    case separator
    /// An item that can have the focus.
    case item(MenuElement)
  }

  private(set) var lines: [Line] = []
  private var separatorIsDue = false

  /// Makes the lines of a menu, after its title if `hasHeading` is true.
  init(of menu: Menu, hasHeading: Bool = false) {
    if hasHeading, !menu.title.isEmpty, menu.children.contains(where: Self.isShown) {
      lines.append(.heading(menu.title))
    }
    add(menu)
  }

  /// Whether the menu has no items to show.
  var isEmpty: Bool { items.isEmpty }

  /// The items that can have the focus.
  var items: [MenuElement] {
    lines.compactMap { line in
      if case .item(let element) = line { element } else { nil }
    }
  }

  private mutating func add(_ menu: Menu) {
    for child in menu.children where Self.isShown(child) {
      if let section = child as? Menu, section.options.contains(.displayInline) {
        separatorIsDue = true
        separate()
        if !section.title.isEmpty { lines.append(.heading(section.title)) }
        add(section)
        separatorIsDue = true
      } else {
        separate()
        lines.append(.item(child))
      }
    }
  }

  // A separator stands only between items.
  private mutating func separate() {
    if separatorIsDue, let last = lines.last, last != .separator {
      if case .heading = last {} else { lines.append(.separator) }
    }
    separatorIsDue = false
  }

  private static func isShown(_ element: MenuElement) -> Bool {
    if let menu = element as? Menu { return menu.children.contains(where: isShown) }
    return (element as? Action)?.attributes.contains(.hidden) != true
  }
}
