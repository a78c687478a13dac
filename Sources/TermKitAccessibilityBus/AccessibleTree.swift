#if AccessibilityBus
  import TermKitControls
  import TermKitGraphics
  import TermKitText
  @_spi(TermKit) import TermKitViews

  /// An object on the accessibility bus at one moment.
  struct AccessibleNode {
    let path: String
    let parent: String
    let name: String
    let role: AccessibleRole
    fileprivate(set) var states: AccessibleStates
    /// The entry of the outline. Nil for the application and its window.
    private(set) var item: OutlineItem?
    private(set) var text: AccessibleText?
    fileprivate(set) var children: [String] = []
  }

  /// The objects on the accessibility bus: the application, its window, and in it the entries of the outline of the screen.
  @MainActor struct AccessibleTree {
    static let application = "/org/a11y/atspi/accessible/root"
    static let window = "/org/a11y/atspi/accessible/window"
    /// The object that contains the application. It belongs to the registry.
    static let desktop = "/org/a11y/atspi/null"

    /// The entries of the outline, in reading order.
    private(set) var items: [OutlineItem] = []
    private(set) var nodes: [String: AccessibleNode] = [:]
    private var paths: [OutlineItem.Identity: String] = [:]
    private var pathCount = 0

    init(name: String) { addFrame(name: name, title: name, [.enabled, .visible]) }

    /// Makes a tree in which the entries of an earlier tree keep their paths. The entry of the view `focus`, or of the innermost superview
    /// that has one, is focused if the terminal's window is active.
    init(_ items: [OutlineItem], after old: AccessibleTree, focus: View?, isActive: Bool, _ strings: SystemStrings) {
      let name = old.nodes[Self.application]?.name ?? ""
      let heading = items.first { $0.traits.contains(.header) && !$0.isInList }?.label
      addFrame(name: name, title: heading ?? name, isActive ? [.enabled, .visible, .active] : [.enabled, .visible])
      (self.items, pathCount) = (items, old.pathCount)
      var ancestors: [String] = []
      for item in items {
        if old.paths[item.identity] == nil { pathCount += 1 }
        let path = old.paths[item.identity] ?? "/org/a11y/atspi/accessible/\(pathCount)"
        paths[item.identity] = path
        ancestors.removeLast(max(0, ancestors.count - item.level))
        add(AccessibleNode(path, item, in: ancestors.last ?? Self.window, strings))
        ancestors.append(path)
      }
      let views = sequence(first: focus) { $0?.superview }
      let focused = views.lazy.compactMap { view in items.first { $0.view === view } }.first
      if isActive, let path = focused.flatMap({ self[$0]?.path }) { nodes[path]?.states.insert(.focused) }
    }

    // Readers say the title of the window when it changes.
    private mutating func addFrame(name: String, title: String, _ states: AccessibleStates) {
      let (path, known) = (Self.application, states.subtracting(.active))
      add(AccessibleNode(path: path, parent: Self.desktop, name: name, role: .application, states: known))
      add(AccessibleNode(path: Self.window, parent: path, name: title, role: .frame, states: states))
    }

    private mutating func add(_ node: AccessibleNode) {
      nodes[node.path] = node
      nodes[node.parent]?.children.append(node.path)
    }

    /// The window and the entries, in reading order.
    var nodesInOrder: [AccessibleNode] { [nodes[Self.window]].compactMap(\.self) + items.compactMap { self[$0] } }

    subscript(_ item: OutlineItem) -> AccessibleNode? { paths[item.identity].flatMap { nodes[$0] } }

    /// Returns the index of an object in its parent. -1 for the application.
    func index(of node: AccessibleNode) -> Int { nodes[node.parent]?.children.firstIndex(of: node.path) ?? -1 }
  }

  extension AccessibleNode {
    @MainActor fileprivate init(_ path: String, _ item: OutlineItem, in parent: String, _ strings: SystemStrings) {
      (self.path, self.parent, self.item) = (path, parent, item)
      let group: AccessibleRole =
        item.view.isAnnouncedAsWhole ? .dialog : item.view is any AccessibilityList ? .list : .panel
      role = item.isElement ? AccessibleRole(item.traits, isListItem: item.view is any AccessibilityListItem) : group
      text = AccessibleText(of: item.view)
      let isOn = (item.view as? Switch)?.isOn
      let isFocusable = item.view.canBecomeFirstResponder || role == .listItem
      states = .of(item.traits, isFocusable: isFocusable, isOn: isOn ?? false)
      // AT-SPI has no values in words. Readers would say a text and the state of a switch twice.
      name = strings.joined([item.label, text == nil && isOn == nil ? item.value : nil]).trimmed
    }

    /// The actions. A screen reader in a terminal opens them as a menu.
    @MainActor var actions: [Action] {
      guard let item, item.isElement, !item.traits.contains(.notEnabled) else { return [] }
      let pressed: AccessibilityTraits = [.button, .link, .tab, .backButton, .toggleButton]
      let isPressed = states.contains(.focusable) || !item.traits.isDisjoint(with: pressed)
      return item.view.accessibilityMenuItems(hasFocus: !isPressed).compactMap { $0 as? Action }
    }
  }

  /// The text of an element at one moment. AT-SPI counts Unicode scalars, and TermKit counts grapheme clusters.
  struct AccessibleText: Equatable {
    let scalars: [Unicode.Scalar]
    let caret: Int

    /// Makes a text. `caret` is the number of grapheme clusters before the caret.
    init(_ text: String, caret: Int) {
      scalars = Array(text.unicodeScalars)
      self.caret = text.prefix(caret).unicodeScalars.count
    }

    /// Makes the text of a text field or a text view, without the characters of a secret. Nil for other views.
    @MainActor init?(of view: View) {
      if let field = view as? TextField {
        let text = field.isSecureTextEntry ? String(repeating: "•", count: field.textLength) : field.text
        self.init(text ?? "", caret: field.selectedRange.upperBound)
      } else if let area = view as? TextView {
        self.init(area.text, caret: area.selectedRange.upperBound)
      } else {
        return nil
      }
    }

    /// Returns the part between two offsets. A negative `end` means the end of the text.
    func text(from start: Int, to end: Int) -> String {
      let start = min(max(0, start), scalars.count)
      let end = end < 0 ? scalars.count : min(max(start, end), scalars.count)
      return String(String.UnicodeScalarView(scalars[start..<end]))
    }

    /// Returns the part around an offset: a character for 0, a word with the spaces behind it for 1, or else a line with its newline.
    func range(of unit: Int, at offset: Int) -> Range<Int> {
      let (offset, ended) = (min(max(0, offset), scalars.count), scalars + [" "])
      func begins(_ index: Int) -> Bool {
        let isWord = ended[index - 1].properties.isWhitespace && !ended[index].properties.isWhitespace
        return unit == 0 || (unit == 1 ? isWord : ended[index - 1] == "\n")
      }
      let start = stride(from: offset, to: 0, by: -1).first(where: begins) ?? 0
      return start..<((offset + 1..<max(offset + 1, scalars.count)).first(where: begins) ?? scalars.count)
    }

    /// Returns the smallest edit that leads to another text. The range `inserted` of that text replaces the range `removed`.
    func edit(to new: AccessibleText) -> (removed: Range<Int>, inserted: Range<Int>) {
      let start = zip(scalars, new.scalars).prefix { $0 == $1 }.count
      let room = min(scalars.count, new.scalars.count) - start
      let end = zip(scalars.reversed(), new.scalars.reversed()).prefix(room).prefix { $0 == $1 }.count
      return (start..<scalars.count - end, start..<new.scalars.count - end)
    }
  }
#endif
