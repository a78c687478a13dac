import TermKitGraphics

/// The screen as assistive technology presents it: elements in groups, from top to bottom and from left to right (X1).
@MainActor package struct AccessibilityOutline {
  package struct Entry {
    package let view: View
    /// The number of groups and elements that contain the entry.
    package let level: Int
    package let isElement: Bool

    /// Returns what is spoken: everything about an element, and the name of a group.
    @MainActor package func text(_ strings: SystemStrings) -> String {
      isElement ? view.spokenText(strings) : view.spokenName(strings)
    }
  }

  /// The elements and groups, in reading order.
  package private(set) var entries: [Entry] = []

  /// The elements, in reading order.
  package var elements: [View] { entries.filter(\.isElement).map(\.view) }

  /// Makes the outline of a view's contents, without the view itself.
  init(below view: View) { add(Self.parts(of: view), level: 0) }

  /// Makes the outline of the key window and the windows in front of it. Windows behind the key window cannot be used.
  package init(of scene: WindowScene) {
    let windows = scene.windows.drop { $0 !== scene.keyWindow }
    for window in windows { if let node = Self.node(window) { add([node], level: 0) } }
  }

  /// Returns the outline as lines of text, one for each entry, indented by level.
  package func lines(_ strings: SystemStrings) -> [String] {
    entries.map { entry in
      String(repeating: "  ", count: entry.level) + entry.text(strings)
    }
  }

  private struct Node {
    let view: View
    let isElement: Bool
    let parts: [Node]
    /// The position by which the node is ordered.
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
    let ownParts = isElement && view.accessibilityElements == nil
    let parts = ownParts ? view.accessibilityParts.compactMap(node) : parts(of: view)
    if !isElement, parts.isEmpty { return nil }
    // A group starts where its first element does, because the group itself may extend under other views.
    let start = isElement ? view.convert(view.bounds.origin, to: nil) : parts.map(\.start).min(by: precedes)
    return Node(view: view, isElement: isElement, parts: parts, start: start ?? .zero)
  }

  private static func parts(of view: View) -> [Node] {
    if let elements = view.accessibilityElements {
      // Some may have been removed since they were set.
      return elements.filter { $0.isDescendant(of: view) }.compactMap(node)
    }
    return view.uncoveredSubviews.compactMap(node).sorted { precedes($0.start, before: $1.start) }
  }

  private static func precedes(_ point: Point, before other: Point) -> Bool {
    (point.y, point.x) < (other.y, other.x)
  }
}
