import TermKitGraphics
import TermKitInput

/// The window in front of all others while the user selects text. It draws the selection over the texts, and a row that names the keys.
final class TextSelectionWindow: FadingWindow, SystemWindow {
  let selection: TextSelectionView

  init(_ texts: ScreenTexts, of view: View, from start: ScreenTexts.Place, usesMouse: Bool, in scene: WindowScene) {
    selection = TextSelectionView(texts, of: view, from: start, usesMouse: usesMouse)
    super.init(windowScene: scene, level: WindowLevel((scene.keyWindow?.windowLevel.rawValue ?? 0) + 1))
    // Set explicitly, so that no appearance rule for windows hides the windows behind (A5).
    backgroundColor = .clear
    tintColor = scene.keyWindow?.tintColor
    addSubview(selection)
    selection.frame = bounds
    selection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Ends the selection, and shows a text for two seconds if there is one.
  func end(showing notice: String? = nil) {
    let scene = windowScene
    close()
    if let notice { scene?.show(notice: notice) }
  }
}

/// The selection: where it began, and the cursor at its other end.
final class TextSelectionView: View {
  private var texts: ScreenTexts
  private weak var source: View?
  private var head: ScreenTexts.Place
  private var anchor: ScreenTexts.Place?
  // The column that Up and Down return to.
  private var wantedColumn: Int?
  // Keys that are not for the selection end one that began with the mouse, and do what they always do.
  private let usesMouse: Bool
  private weak var dragTimer: ScheduledTimer?
  fileprivate init(_ texts: ScreenTexts, of source: View, from start: ScreenTexts.Place, usesMouse: Bool) {
    (self.texts, self.source, head, self.usesMouse) = (texts, source, start, usesMouse)
    super.init(frame: .zero)
  }

  private var range: Range<ScreenTexts.Place> {
    let anchor = anchor ?? head
    return min(anchor, head)..<max(anchor, head)
  }

  private func end(showing notice: String? = nil) { (window as? TextSelectionWindow)?.end(showing: notice) }

  // The screen may have changed since the last key.
  private func update() {
    guard let source, source.window != nil else { return end() }
    source.window?.layoutIfNeeded()
    texts = ScreenTexts(in: source, after: texts)
    setNeedsDisplay()
  }

  private func select(_ range: Range<ScreenTexts.Place>) {
    (anchor, head, wantedColumn) = (range.lowerBound, range.upperBound, nil)
    setNeedsDisplay()
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override var cursorPosition: Point? { texts.cell(of: head) }

  override var keyCommands: [KeyCommand] {
    let (strings, own) = (traitCollection.strings, traitCollection.strings.selection)
    let arrows = strings.keyNames.arrows
    return [
      KeyCommand(title: strings.move, keys: Self.moves([]), keyLabel: arrows) { [weak self] in self?.move($0) },
      KeyCommand(title: own.extend, keys: Self.moves(.shift), keyLabel: own.shift(arrows)) { [weak self] in
        self?.move($0)
      },
      KeyCommand(title: strings.selectAll, keys: [.character("a", .control)]) { [weak self] in
        self?.texts.ends.map { self?.select($0.start..<$0.end) }
      },
      KeyCommand(title: strings.copy, keys: [Key(.enter), .character("c", .control)]) { [weak self] in self?.copy() },
      KeyCommand(title: strings.close, keys: [Key(.escape)]) { [weak self] in self?.end() },
    ]
  }

  private static func moves(_ modifiers: KeyModifiers) -> [Key] {
    [.up, .down, .left, .right, .home, .end].map { Key($0, modifiers) }
  }

  override func pressBegan(_ key: Key) -> Bool {
    guard usesMouse, let scene = window?.windowScene else { return true }
    end()
    scene.handle(.key(key))
    return true
  }

  private func move(_ key: Key) {
    update()
    anchor = key.modifiers.contains(.shift) ? anchor ?? head : nil
    switch key.code {
    case .up: moveRow(by: -1)
    case .down: moveRow(by: 1)
    default:
      wantedColumn = nil
      moveInRow(key.code)
    }
  }

  private func moveInRow(_ code: KeyCode) {
    switch code {
    case .left, .right:
      // Where the text begins in the last column, the left arrow leads forward.
      let isForward = (code == .right) != texts.isTurned(at: head)
      head = isForward ? texts.place(after: head) : texts.place(before: head)
    default:
      guard let row = texts.position(of: head)?.line else { return }
      head = texts.place(line: row, isEnd: code != .home)
    }
  }

  // At the edge of a scroll view, its content scrolls until there is another row. After the last row comes the end, as in editors.
  private func moveRow(by step: Int) {
    guard let cell = texts.cell(of: head), let position = texts.position(of: head) else { return }
    wantedColumn = wantedColumn ?? cell.x
    let scrollView = texts.texts[texts.lines[position.line].text].scrollView
    var row = row(beside: cell.y, step)
    while row == nil || row?.scrollView !== scrollView, scrollView?.scroll(rows: step) == true {
      update()
      row = texts.cell(of: head).flatMap { self.row(beside: $0.y, step) }
    }
    let place = row.map { texts.place(at: Point(x: wantedColumn ?? cell.x, y: $0.y)) } ?? texts.end(after: step)
    head = place ?? head
  }

  private func row(beside y: Int, _ step: Int) -> (y: Int, scrollView: ScrollView?)? {
    let rows = texts.lines.filter { step < 0 ? $0.line.origin.y < y : $0.line.origin.y > y }
    let nearest = step < 0 ? rows.last : rows.first
    return nearest.map { ($0.line.origin.y, texts.texts[$0.text].scrollView) }
  }

  private func copy() {
    let text = texts.string(in: range)
    if text.isEmpty { return end() }
    Pasteboard.general.string = text
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    let own = traitCollection.strings.selection
    end(showing: Pasteboard.general.reachesDesktop ? own.copied(lines) : own.copiedHere(lines))
  }

  // MARK: Mouse

  override func touchBegan(_ touch: Touch) {
    update()
    guard let place = texts.place(at: touch.location(in: self)) else { return }
    switch touch.tapCount {
    case 1: select(place..<place)
    case 2: select(texts.word(at: place))
    default: select(texts.text(at: place))
    }
  }

  override func touchMoved(_ touch: Touch) { drag(touch) }

  private func drag(_ touch: Touch) {
    update()
    let point = touch.location(in: self)
    if let place = texts.place(at: point) { (head, wantedColumn) = (place, nil) }
    guard let scrollView = texts.position(of: head).flatMap({ texts.texts[texts.lines[$0.line].text].scrollView })
    else { return }
    // The content scrolls while the pointer is held at the edge of the scroll view.
    let area = scrollView.convert(scrollView.visibleContent, to: nil)
    let step = point.y <= area.minY ? -1 : point.y >= area.maxY - 1 ? 1 : 0
    dragTimer?.invalidate()
    guard step != 0, scrollView.scroll(rows: step) else { return }
    dragTimer = schedule(after: 0.05) { [touch] in $0.drag(touch) }
  }

  override func touchEnded(_ touch: Touch) {
    dragTimer?.invalidate()
    if range.isEmpty, usesMouse { end() }
  }

  override func touchCancelled(_ touch: Touch) { dragTimer?.invalidate() }

  // MARK: Drawing

  // The effects of the keys, without the first ones if the row is too short.
  private var hint: String {
    let strings = traitCollection.strings
    let hints = strings.selection.hints
    let texts = hints.indices.map { strings.joined(hints[$0...].map { $0 }) }
    return texts.first { $0.columns + 2 <= bounds.width } ?? texts.last ?? ""
  }

  override func draw(in canvas: inout Canvas) {
    // Without colours, a selected row of a list is reversed already.
    let isPlain = canvas.traits.colorDepth == .none
    for cells in texts.cells(in: range) {
      isPlain ? canvas.reverse(in: cells) : canvas.exchangeColors(in: cells)
    }
    let isLow = texts.cell(of: head)?.y == bounds.maxY - 1
    canvas.drawBanner(hint, row: isLow ? safeAreaInsets.top : bounds.maxY - 1, width: bounds.width)
  }
}
