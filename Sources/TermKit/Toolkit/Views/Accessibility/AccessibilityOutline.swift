import TermKitGraphics

/// What is on the screen as those hear of it who do not see it: elements in groups, from top to bottom and from left to right (X1).
@MainActor package struct AccessibilityOutline {
  /// An element or a group.
  struct Entry {
    let view: View
    /// How many groups and elements it is in.
    let level: Int
    let isElement: Bool
  }

  /// All of it, in the order in which it is read.
  private(set) var entries: [Entry] = []

  /// The elements.
  package var elements: [View] { entries.filter(\.isElement).map(\.view) }

  /// What is in a view, the view itself apart.
  init(below view: View) { add(Self.parts(of: view), level: 0) }

  /// What is in the window that keys go to, and in those in front of it; what is behind cannot be used.
  package init(of scene: WindowScene) {
    let windows = scene.windows.drop { $0 !== scene.keyWindow }
    for window in windows { if let node = Self.node(window) { add([node], level: 0) } }
  }

  /// The lines in which it is written down.
  package func lines(_ strings: any SystemStrings) -> [String] {
    entries.map { entry in
      let text = entry.isElement ? entry.view.spokenText(strings) : entry.view.spokenName(strings)
      return String(repeating: "  ", count: entry.level) + text
    }
  }

  private struct Node {
    let view: View
    let isElement: Bool
    let parts: [Node]
    /// The top left of what is seen of it.
    let start: Point
  }

  private mutating func add(_ nodes: [Node], level: Int) {
    for node in nodes {
      let isNamed = node.isElement || node.view.accessibilityLabel?.isEmpty == false
      if isNamed { entries.append(Entry(view: node.view, level: level, isElement: node.isElement)) }
      add(node.parts, level: isNamed ? level + 1 : level)
    }
  }

  private static func node(_ view: View) -> Node? {
    if view.isHidden || view.alpha <= 0.01 || view.accessibilityElementsHidden { return nil }
    let isElement = view.isAccessibilityElement
    let parts = isElement ? view.accessibilityParts.compactMap(node) : parts(of: view)
    if !isElement, parts.isEmpty { return nil }
    // A group is where the first thing in it is: it may reach under others.
    let start =
      isElement ? view.convert(view.bounds.origin, to: nil) : parts.map(\.start).min { Self.comes($0, before: $1) }
    return Node(view: view, isElement: isElement, parts: parts, start: start ?? .zero)
  }

  private static func parts(of view: View) -> [Node] {
    if let elements = view.accessibilityElements {
      // Some may have been taken out since.
      return elements.filter { $0.isDescendant(of: view) }.compactMap(node)
    }
    let nodes = view.uncoveredSubviews.compactMap(node)
    return nodes.enumerated().sorted { first, second in
      first.element.start == second.element.start
        ? first.offset < second.offset : comes(first.element.start, before: second.element.start)
    }.map(\.element)
  }

  private static func comes(_ point: Point, before other: Point) -> Bool {
    (point.y, point.x) < (other.y, other.x)
  }
}
