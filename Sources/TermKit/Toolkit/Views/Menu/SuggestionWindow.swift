import TermKitGraphics
import TermKitInput

/// A window with panels whose rows follow the pointer.
@MainActor protocol MenuPanelHost: Window {
  /// Called when the pointer has moved to a point of the window.
  func follow(_ point: Point)
}

/// A list of suggestions below a text. The text keeps the focus, and its view passes on the keys for the list.
package final class SuggestionWindow: Window, SystemWindow, MenuPanelHost, AnchorFollower {
  private weak var source: View?
  private var panel: MenuPanel?
  private var anchor = Rect.zero
  private let choose: @MainActor (Int) -> Void
  /// The index of the suggestion that Enter chooses, or nil.
  package private(set) var highlighted: Int?

  /// Makes a hidden window.
  /// - Parameters:
  ///   - source: The view below which the list opens.
  ///   - scene: The scene of that view.
  ///   - choose: Called with the index of the suggestion that the user chooses.
  package init(below source: View, in scene: WindowScene, choose: @escaping @MainActor (Int) -> Void) {
    self.source = source
    self.choose = choose
    super.init(windowScene: scene, level: WindowLevel((source.window?.windowLevel.rawValue ?? 0) + 1))
    // Set explicitly, so that no appearance rule for windows hides the windows behind (A5).
    backgroundColor = .clear
    tintColor = source.tintColor
    scene.anchored.append(Weak(self))
  }

  /// Shows suggestions in place of the present ones. None of them is highlighted.
  package func show(_ suggestions: [Action]) {
    panel?.removeFromSuperview()
    highlighted = nil
    let new = MenuPanel(Menu(children: suggestions), at: anchor, opener: nil)
    panel = new
    new.accessibilityLabel = traitCollection.strings.searching.suggestions(suggestions.count)
    addSubview(new)
    setNeedsLayout()
    show()
    announce(new.accessibilityLabel)
  }

  private var rows: [MenuRow] { panel?.rows ?? [] }

  /// Highlights the next or the previous suggestion. Before the first one and after the last one, none is highlighted.
  package func move(by step: Int) {
    let count = rows.count + 1
    let index = ((highlighted ?? -1) + 1 + step + count) % count - 1
    highlight(index < 0 ? nil : index)
    guard let highlighted else { return announce(source?.spokenText(traitCollection.strings)) }
    let row = rows[highlighted]
    let strings = traitCollection.strings
    let place = strings.position(highlighted + 1, rows.count)
    announce(strings.joined([row.accessibilityLabel, row.accessibilityValue, place]))
  }

  /// Chooses the highlighted suggestion.
  package func chooseHighlighted() { if let highlighted { choose(highlighted) } }

  private func highlight(_ index: Int?) {
    guard index != highlighted else { return }
    highlighted = index
    for (number, row) in rows.enumerated() { row.isOpen = number == index }
    guard let index else { return }
    layoutIfNeeded()
    panel?.reveal(rows[index])
  }

  private func announce(_ text: String?) {
    if traitCollection.usesScreenReader, let text { Accessibility.post(.announcement(text)) }
  }

  // MARK: Window

  package override var canBecomeKey: Bool { false }

  // The text keeps the focus.
  override func focusIfNeeded() {}

  // Clicks beside the list go to the windows behind.
  package override func point(inside point: Point) -> Bool { panel?.frame.contains(point) == true }

  func followAnchor() -> Bool {
    guard isAppeared, anchorOfSource != anchor else { return false }
    setNeedsLayout()
    return true
  }

  private var anchorOfSource: Rect { source.map { $0.visibleScreenRect($0.bounds) } ?? .zero }

  package override func layoutSubviews() {
    anchor = anchorOfSource
    guard let panel else { return }
    // A list that is as wide as the field hides the next row of a form, and not only a part of it. Its outline is outside.
    panel.anchor = anchor.insetBy(dx: -1, dy: 0)
    panel.leastWidth = panel.anchor.width
    panel.isHidden = anchor.isEmpty
    panel.frame = panel.frame(in: bounds.inset(by: safeAreaInsets))
  }

  // MARK: Mouse

  private func index(at point: Point) -> Int? {
    panel?.row(at: point).flatMap { row in rows.firstIndex { $0 === row } }
  }

  func follow(_ point: Point) { if let index = index(at: point) { highlight(index) } }

  package override func touchBegan(_ touch: Touch) { follow(touch.location(in: self)) }
  package override func touchMoved(_ touch: Touch) { follow(touch.location(in: self)) }
  package override func touchEnded(_ touch: Touch) {
    if let index = index(at: touch.location(in: self)) { choose(index) }
  }
}
