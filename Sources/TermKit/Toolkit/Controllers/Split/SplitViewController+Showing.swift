import TermKitBars
import TermKitGraphics
import TermKitInput
import TermKitViews

// Showing and hiding columns, their frames, and the keys of the visible ones.
extension SplitViewController {
  final func showColumn(_ column: Column) {
    guard hosts[column] != nil else { return }
    if isCollapsed {
      state.topColumn = column
      return update(animated: true)
    }
    let sidebars = layout.sidebars
    switch column {
    case .secondary: hideOverlay()
    case .compact: break
    case .primary, .supplementary:
      guard let index = sidebars.firstIndex(of: column), !state.announced.contains(column) else { return }
      want(sidebars.count - index)
    }
  }

  final func hideColumn(_ column: Column) {
    if isCollapsed {
      guard column == state.topColumn,
        let previous = columns.prefix(while: { $0 != column }).last(where: { hosts[$0] != nil })
      else { return }
      return showColumn(previous)
    }
    guard let index = layout.sidebars.firstIndex(of: column), state.announced.contains(column) else { return }
    want(layout.sidebars.count - index - 1)
  }

  // Shows a number of columns beside the secondary one, or in front of it if the program prefers that.
  private func want(_ count: Int) {
    state.wantedMode = DisplayMode(sidebarCount: count, isOver: preferredDisplayMode.isOver)
    update(animated: true)
    if displayMode.isOver, !isCollapsed { mainController?.takeFocus() }
  }

  final func hideOverlay() {
    guard displayMode.isOver, !isCollapsed else { return }
    let one = layout.displayMode(for: .oneBesideSecondary)
    want(displayMode == .twoOverSecondary && !one.isOver && !preferredDisplayMode.isOver ? 1 : 0)
    if view.window?.firstResponder?.isDescendant(of: view) != true { mainController?.takeFocus() }
  }

  // MARK: State restoration

  /// The column on top of a narrow split view, or the number of columns beside or over the secondary one if the user has changed it.
  final var restorableColumns: JSONValue {
    get {
      if isCollapsed { return .string("\(state.topColumn)") }
      return state.wantedMode == preferredDisplayMode ? .null : JSONValue(displayMode.sidebarCount)
    }
    set {
      if isCollapsed, let top = Column.allCases.first(where: { "\($0)" == newValue.string }) { show(top) }
      if !isCollapsed, let count = newValue.int, 0...layout.sidebars.count ~= count { performStep { want(count) } }
    }
  }

  // MARK: The display mode button

  final func updateDisplayModeButtons() {
    displayModeButtons.removeAll { $0.object == nil }
    displayModeButtons.compactMap(\.object).forEach(update)
  }

  final func update(_ item: BarButtonItem) {
    let strings = traitCollection.strings
    let isShown = !isCollapsed && !layout.sidebars.isEmpty
    let image = isShown ? Self.buttonImage : nil
    if item.image != image { item.image = image }
    item.isEnabled = isShown
    item.accessibilityLabel = showsAllSidebars ? strings.hideSidebar : strings.showSidebar
  }

  private var showsAllSidebars: Bool { displayMode.sidebarCount == layout.sidebars.count }

  final func toggleSidebars() {
    guard let primary = layout.sidebars.first else { return }
    if showsAllSidebars { hideColumn(primary) } else { showColumn(primary) }
  }

  // The text console has no picture of a sidebar.
  private static let buttonImage = Image(variants: [
    Image.Variant(Image("◧"), glyphLevel: .braille), Image.Variant(Image("▌]"), glyphLevel: .blocks),
    Image.Variant(Image("[|")),
  ]).imageFlippedForRightToLeftLayoutDirection()

  // MARK: Layout

  /// Brings the shade and the columns over the secondary column to the front.
  final func arrangeLayers() {
    let isOver = displayMode.isOver
    state.contents[.secondary]?.isUserInteractionEnabled = !isOver
    shade.isUserInteractionEnabled = isOver
    let sidebars = columns.dropLast().compactMap { state.contents[$0] }
    for (column, content) in state.contents where column != .secondary {
      // A column that slides out over the secondary one hides what is behind it until the end.
      content.backgroundColor = isOver || state.leaving.contains(column) ? .white : .clear
    }
    let front: [View] = isOver ? [shade] + sidebars + lines : lines
    if view.subviews.suffix(front.count).elementsEqual(front, by: ===) { return }
    front.forEach(view.bringSubviewToFront)
  }

  final func layOut() {
    guard isViewLoaded else { return }
    let (layout, frames) = (layout, layout.frames(in: displayMode))
    for (column, content) in state.contents {
      let isLeaving = state.leaving.contains(column)
      place(
        content,
        in: isLeaving ? layout.hiddenFrame(of: column) : frames.columns[column] ?? layout.hiddenFrame(of: column))
    }
    if let content = state.collapsedContent { place(content, in: view.bounds) }
    for (index, line) in lines.enumerated() {
      line.isHidden = isCollapsed || index >= frames.lines.count
      line.isAfterColumn = primaryEdge == .leading
      line.margins = EdgeInsets(top: view.safeAreaInsets.top, bottom: view.safeAreaInsets.bottom)
      if !line.isHidden {
        let side = primaryEdge == .leading ? EdgeInsets(left: -1) : EdgeInsets(right: -1)
        line.frame = frames.lines[index].inset(by: side)
      }
    }
    shade.frame = view.bounds
    shade.alpha = displayMode.isOver && !isCollapsed ? 1 : 0
  }

  // Only columns at an edge of the split view have the safe area of that edge.
  private func place(_ content: ContentView, in frame: Rect) {
    let (bounds, safeArea) = (view.bounds, view.safeAreaInsets)
    content.contentSafeArea = EdgeInsets(
      top: safeArea.top, left: frame.minX == bounds.minX ? safeArea.left : 0, bottom: safeArea.bottom,
      right: frame.maxX == bounds.maxX ? safeArea.right : 0)
    content.place(in: frame)
  }

  // MARK: Keys

  /// The controller that gets keys while nothing has the focus: the secondary column, or the one in front of it.
  final var mainController: ViewController? {
    if isCollapsed { return state.collapsedContent?.controller }
    let front = displayMode.isOver ? layout.visibleSidebars(in: displayMode).first : nil
    return hosts[front ?? .secondary] ?? layout.sidebars.last.flatMap { hosts[$0] }
  }

  /// Escape, while columns are in front of the secondary column, and the keys that show hidden columns. The second one is for keyboards
  /// without function keys.
  final var sidebarCommands: [KeyCommand] {
    if isCollapsed { return [] }
    let strings = traitCollection.strings
    let hide = KeyCommand(title: strings.hideSidebar, keys: [Key(.escape)]) { [weak self] in self?.hideOverlay() }
    let show = KeyCommand(title: strings.showSidebar, keys: [Key(.function(4)), .character("0", .alt)]) {
      [weak self] in self?.toggleSidebars()
    }
    let commands = (displayMode.isOver ? [hide] : []) + (showsAllSidebars ? [] : [show])
    return commands.map { $0.availableEverywhere() }
  }

  final var commandsOfOtherColumns: [KeyCommand] {
    guard !isCollapsed, isViewLoaded else { return [] }
    let focused = view.window?.firstResponder
    let visible = layout.visibleSidebars(in: displayMode) + (displayMode.isOver ? [] : [.secondary])
    return visible.flatMap { column -> [KeyCommand] in
      guard let host = hosts[column], let view = host.viewIfLoaded, focused?.isDescendant(of: view) != true else {
        return []
      }
      return (host.frontForKeys ?? host).keyCommands
    }
  }
}
