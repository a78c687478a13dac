import TermKitGraphics
import TermKitInput
import TermKitViews

/// The place of an item in an outline.
struct OutlinePlace: Equatable {
  /// The number of items that contain the item.
  var level: Int
  /// Whether the children of the item are shown, or nil if the item cannot have children.
  var isExpanded: Bool?
}

/// A data source whose items are the rows of outlines.
@MainActor protocol ListOutline: AnyObject {
  /// Returns the place of an item, or nil if its section is not an outline.
  func place(at path: IndexPath) -> OutlinePlace?
  /// Returns the item that contains an item, or nil for an item at the first level.
  func parent(of path: IndexPath) -> IndexPath?
  /// Shows or hides the children of an item for the user, if the program allows it.
  func setExpanded(_ isExpanded: Bool, at path: IndexPath)
}

extension ListEngine {
  /// Takes the places of items from a data source from now on.
  func adoptOutline(_ source: any ListOutline) { (outline, hasShownOutline) = (source, true) }

  /// Shows the present places in the cells.
  func showOutline() {
    guard let outline else { return }
    for (path, cell) in cells { cell.outlinePlace = outline.place(at: path) }
  }

  /// Returns whether the user can expand or collapse an item.
  func isExpandable(_ path: IndexPath) -> Bool { outline?.place(at: path)?.isExpanded != nil }

  /// Expands or collapses an item for the user, and moves the focus there.
  func toggleExpanded(_ path: IndexPath) {
    guard let outline, contains(path), let isExpanded = outline.place(at: path)?.isExpanded else { return }
    if isSelectable(path) { moveFocus(to: path) }
    outline.setExpanded(!isExpanded, at: path)
  }

  // MARK: Keys

  // The item with the focus, if its section is an outline.
  private var outlineFocus: (path: IndexPath, place: OutlinePlace)? {
    guard let outline, let focus, counts.contains(focus), host.focusedDescendant == nil else { return nil }
    return outline.place(at: focus).map { (focus, $0) }
  }

  /// The command that expands or collapses the item with the focus, or nil if it cannot have children.
  var outlineCommand: KeyCommand? {
    guard let isExpanded = outlineFocus?.place.isExpanded else { return nil }
    let texts = host.traitCollection.strings.lists
    return KeyCommand(
      title: isExpanded ? texts.collapse : texts.expand, keys: [Key(isExpanded ? .left : .right)]
    ) { [unowned self] in
      updateFocus()
      if let focus { toggleExpanded(focus) }
    }
  }

  /// Moves the focus from an item to its first child, or to its parent. Returns whether it moved.
  func goInOutline(toChild: Bool) -> Bool {
    guard let outline, let (path, place) = outlineFocus else { return false }
    guard toChild else {
      guard let parent = outline.parent(of: path), isSelectable(parent) else { return false }
      go(to: parent)
      return true
    }
    guard place.isExpanded == true, let next = counts.item(after: path), outline.parent(of: next) == path,
      isSelectable(next)
    else { return false }
    go(to: next)
    return true
  }
}

// MARK: Cells

/// The indentation of a cell, and its triangle.
@MainActor struct CellOutline {
  var level = 0
  var indentationWidth = 2
  fileprivate(set) var place: OutlinePlace?
  fileprivate(set) var disclosure: OutlineDisclosureView?

  /// Returns the columns before the contents of a cell. At most half of the cell is indentation.
  func leadingWidth(in width: Int) -> Int {
    if level == 0, place == nil { return 0 }
    return max(0, min(level * indentationWidth, width / 2)) + (place == nil ? 0 : OutlineDisclosureView.width)
  }
}

extension ListCell {
  /// The place of the cell's item in an outline, or nil. The list sets it.
  var outlinePlace: OutlinePlace? {
    get { outline.place }
    set {
      guard newValue != outline.place else { return }
      (outline.place, outline.level) = (newValue, newValue?.level ?? 0)
      if (newValue?.isExpanded != nil) != (outline.disclosure != nil) {
        let view = outline.disclosure == nil ? OutlineDisclosureView() : nil
        // Behind the view that shows the selection where colours cannot.
        exchange(outline.disclosure, for: view, at: subviews.firstIndex { $0 is RowOverlay } ?? subviews.count)
        outline.disclosure = view
      }
      outline.disclosure?.isExpanded = newValue?.isExpanded == true
      setNeedsLayout()
    }
  }

  /// Places the triangle between the indentation and the contents, which begin with a margin, in columns.
  func placeDisclosure(margin: Int, leading: Int, in bounds: Rect) {
    guard let disclosure = outline.disclosure else { return }
    disclosure.frame = Rect(
      x: bounds.minX + margin + leading - OutlineDisclosureView.width, y: bounds.minY + max(0, bounds.height - 1) / 2,
      width: OutlineDisclosureView.width, height: 1)
  }

  /// The spoken place of the item, or nil.
  var outlineText: String? {
    guard let place = outline.place else { return nil }
    let strings = traitCollection.strings
    let state = place.isExpanded.map { $0 ? strings.lists.expanded : strings.lists.collapsed }
    return strings.joined([state, place.level > 0 ? strings.lists.level(place.level + 1) : nil])
  }

  /// The action that expands or collapses the item for screen readers.
  var outlineActions: [AccessibilityCustomAction] {
    guard let isExpanded = outline.place?.isExpanded else { return [] }
    let texts = traitCollection.strings.lists
    return [
      AccessibilityCustomAction(name: isExpanded ? texts.collapse : texts.expand) { [weak self] _ in
        self?.toggleExpanded()
        return true
      }
    ]
  }

  func toggleExpanded() {
    if let indexPath { engine?.toggleExpanded(indexPath) }
  }
}

/// The triangle before a row of an outline that has children: a click shows or hides them. Lists add it to their cells.
///
/// It is drawn in the tint. A theme changes that with `OutlineDisclosureView.appearance().tintColor`.
public final class OutlineDisclosureView: View {
  /// The width of the triangle and the gap behind it, in columns.
  static let width = 2

  /// Whether the children are shown. Defaults to false. The list sets it.
  public internal(set) var isExpanded = false { didSet { if isExpanded != oldValue { setNeedsDisplay() } } }

  init() { super.init() }

  public override func draw(in canvas: inout Canvas) {
    let glyph: Unicode.Scalar =
      switch canvas.traits.glyphLevel {
      case .ascii: isExpanded ? "-" : "+"
      case .blocks: isExpanded ? "▼" : "►"
      default: isExpanded ? "▾" : "▸"
      }
    canvas.draw(Glyph(glyph), at: .zero, style: canvas.tintTextStyle())
  }

  // The row itself has the focus and is read.
  public override func touchBegan(_ touch: Touch) {
    guard touch.button == .left else { return super.touchBegan(touch) }
    (superview as? any ListCell)?.engine?.host.becomeFirstResponder()
  }

  public override func touchEnded(_ touch: Touch) {
    guard touch.button == .left else { return super.touchEnded(touch) }
    if point(inside: touch.location(in: self)) { (superview as? any ListCell)?.toggleExpanded() }
  }
}
