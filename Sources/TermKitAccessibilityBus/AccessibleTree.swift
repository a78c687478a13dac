#if AccessibilityBus
  import TermKitGraphics
  import TermKitViews

  /// An object on the accessibility bus at one moment.
  struct AccessibleNode {
    let path: String
    /// The entry of the outline. Nil for the application and its window.
    let item: OutlineItem?
    let name: String
    let role: AccessibleRole
    let parent: String
    var states: AccessibleStates
    let text: AccessibleText?
    let number: Double?
    fileprivate(set) var children: [String] = []
  }

  /// The objects on the accessibility bus: an application, its window, and in it the entries of the outline of the screen.
  @MainActor struct AccessibleTree {
    static let folder = "/org/a11y/atspi/accessible/"
    static let application = folder + "root"
    static let window = folder + "window"
    static let none = "/org/a11y/atspi/null"

    private(set) var nodes: [String: AccessibleNode] = [:]
    /// The entries of the outline, in reading order.
    let items: [OutlineItem]
    private var numbers: [OutlineItem.Identity: Int] = [:]
    private var lastNumber = 0

    /// Makes a tree without entries.
    init(name: String) {
      items = []
      addFrame(name: name, isActive: false)
    }

    /// Makes a tree in which the entries of an earlier tree keep their paths.
    /// - Parameters:
    ///   - focus: The view that has the focus. The innermost entry with it, or around it, is focused.
    ///   - isActive: Whether the terminal's window has the focus.
    init(_ items: [OutlineItem], after old: AccessibleTree, focus: View?, isActive: Bool, _ strings: SystemStrings) {
      self.items = items
      lastNumber = old.lastNumber
      addFrame(name: old.nodes[Self.application]?.name ?? "", isActive: isActive)
      var ancestors: [String] = []
      for item in items {
        let number = old.numbers[item.identity] ?? lastNumber + 1
        lastNumber = max(lastNumber, number)
        numbers[item.identity] = number
        ancestors.removeLast(max(0, ancestors.count - item.level))
        let node = AccessibleNode(
          Self.folder + String(number), item, in: ancestors.last ?? Self.window, strings)
        add(node)
        ancestors.append(node.path)
      }
      if isActive, let path = path(of: focus) { nodes[path]?.states.insert(.focused) }
    }

    private mutating func addFrame(name: String, isActive: Bool) {
      let shown: AccessibleStates = [.enabled, .sensitive, .showing, .visible]
      add(AccessibleNode(Self.application, name, .application, in: Self.none, shown))
      add(
        AccessibleNode(
          Self.window, name, .frame, in: Self.application, isActive ? shown.union(.active) : shown))
    }

    private mutating func add(_ node: AccessibleNode) {
      nodes[node.path] = node
      nodes[node.parent]?.children.append(node.path)
    }

    /// Returns the path of the entry of a view, or of the innermost superview that has one.
    func path(of view: View?) -> String? {
      for view in sequence(first: view, next: { $0?.superview }) {
        if let item = items.first(where: { $0.view === view }) { return path(of: item) }
      }
      return nil
    }

    /// Returns the path of an entry.
    func path(of item: OutlineItem) -> String? { numbers[item.identity].map { Self.folder + String($0) } }

    /// Returns the index of an object in its parent. -1 for the application.
    func index(of node: AccessibleNode) -> Int { nodes[node.parent]?.children.firstIndex(of: node.path) ?? -1 }
  }

  extension AccessibleNode {
    fileprivate init(
      _ path: String, _ name: String, _ role: AccessibleRole, in parent: String, _ states: AccessibleStates
    ) {
      (self.path, self.name, self.role, self.parent, self.states) = (path, name, role, parent, states)
      (item, text, number) = (nil, nil, nil)
    }

    @MainActor fileprivate init(_ path: String, _ item: OutlineItem, in parent: String, _ strings: SystemStrings) {
      (self.path, self.item, self.parent) = (path, item, parent)
      let view = item.view
      role = AccessibleRole(item)
      text = (view as? any TextElement).map { AccessibleText($0.readableText, selection: $0.selectedRange) }
      number = (view as? any NumericElement)?.number
      let isOn = (view as? any OnOffElement)?.isOn
      states = AccessibleStates(
        item.traits, isFocusable: view.canBecomeFirstResponder || role == .listItem, isFocused: false, isOn: isOn ?? false)
      // AT-SPI has no values in words. Readers would say such a value twice if it is also a text, a number or a state.
      let showsValue = text == nil && number == nil && isOn == nil
      name = showsValue ? strings.joined([item.label, item.value]) : item.label
    }
  }
#endif
