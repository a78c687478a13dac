import TermKitGraphics
import TermKitLists
@_spi(TermKit) import TermKitViews

/// An object that composes the spoken line from focus changes, announcements and the reading commands (X1). The user's screen reader or
/// braille display reads that line from the screen.
///
/// The terminal's cursor is at the text of the focused or last read element, because screen readers and braille displays follow the cursor.
/// While the focused view has a `cursorPosition`, the cursor is there instead. For an element without a text on the screen, it is at the
/// beginning of the spoken line.
@MainActor final class ScreenReader {
  private(set) var text = ""
  /// The index of the part of `text` that the line shows, if the text is longer than the line.
  private var part = 0
  /// Set while the line is blank. The pause makes a repeated text visible as a change.
  private var pause: ScheduledTimer?
  private let scene: WindowScene
  private var posted: [String] = []
  private var sayAll = false
  private var saysFocus = false
  private var context: Context?
  private weak var focus: View?
  private var focusText = ""
  private weak var reading: View? { didSet { scene.readElement = reading } }
  /// The list that contains the focused or last read element. Only a part of the list may be visible.
  private weak var list: View?

  /// The identity of a screen. A change of it is spoken.
  private struct Context: Equatable {
    let front: ObjectIdentifier
    let heading: String
  }

  init(in scene: WindowScene) { self.scene = scene }

  private var strings: SystemStrings { scene.traitCollection.strings }

  /// Returns the text that the spoken line shows at a width of `columns` cells.
  func line(columns: Int) -> String {
    if pause != nil { return "" }
    let parts = parts(columns: columns)
    return parts.isEmpty ? "" : parts[min(part, parts.count - 1)]
  }

  /// The visible frame of the focused or last read element, in the coordinates of the screen. Nil without such an element.
  var elementFrame: Rect? { (reading ?? focus).map { $0.visibleScreenRect($0.bounds) } }

  private func parts(columns: Int) -> [String] {
    let wrapping = TextWrapping(text, width: max(1, columns))
    return wrapping.lines.map { wrapping.text(of: $0).trimmed }.filter { !$0.isEmpty }
  }

  private func say(_ texts: [String]) {
    let new = strings.sentences(texts)
    if new.isEmpty { return }
    if new == text, part == 0 { blank() }
    text = new
    part = 0
    scene.setNeedsFrame()
  }

  // Screen readers react to changes of the line, and a repeated text is no change.
  private func blank() {
    pause?.invalidate()
    pause = scene.schedule(after: Self.pauseDuration) { [weak self] in
      self?.pause = nil
      self?.scene.setNeedsFrame()
    }
  }

  // In seconds.
  private static let pauseDuration = 0.1

  // MARK: Changes on the screen

  /// Speaks the changes since the last frame. Called in each frame after the layout pass.
  func update() {
    let outline = AccessibilityOutline(of: scene)
    let element = focusedElement
    let traits = element?.accessibilityTraits ?? []
    let text = element?.spokenText(strings) ?? ""
    let context = currentContext(outline)
    let isElsewhere = context != self.context || sayAll
    let isOther = element !== focus || saysFocus || text != focusText && !traits.changesSilently
    var texts = posted
    if isElsewhere { texts += introduction(outline) }
    if isElsewhere || isOther { texts += enteredListName(to: element) + [text] }
    if element !== focus { reading = element }
    (posted, sayAll, saysFocus) = ([], false, false)
    (self.context, focus, focusText) = (context, element, text)
    say(texts)
  }

  /// The element that has the focus, or the one that contains the focused view.
  private var focusedElement: View? {
    guard let responder = scene.focusedView else { return nil }
    let view = responder.accessibilityFocus
    guard view.isAccessible else { return nil }
    return sequence(first: view, next: \.superview).first(where: \.isAccessibilityElement) ?? view
  }

  private func currentContext(_ outline: AccessibilityOutline) -> Context? {
    scene.frontView.map { Context(front: ObjectIdentifier($0), heading: heading(outline)?.accessibilityLabel ?? "") }
  }

  private func heading(_ outline: AccessibilityOutline) -> View? {
    // Headings in a list come and go as it scrolls.
    outline.elements.first { element in
      element.accessibilityTraits.contains(.header)
        && !element.superviews.contains { $0 is TableView || $0 is CollectionView }
    }
  }

  /// Returns the introduction of a new screen: all the texts of an alert, otherwise the heading.
  private func introduction(_ outline: AccessibilityOutline) -> [String] {
    let whole = outline.elements.filter { element in
      element.accessibilityTraits.contains(.staticText)
        && sequence(first: element, next: \.superview).contains(where: \.isAnnouncedAsWhole)
    }
    if !whole.isEmpty { return whole.map { $0.accessibilityLabel ?? "" } }
    return heading(outline).map { [$0.spokenText(strings)] } ?? []
  }

  // MARK: Reading commands

  func post(_ notification: AccessibilityNotification) {
    switch notification {
    case .announcement(let text): posted.append(text)
    case .layoutChanged(let view): go(to: view)
    case .screenChanged(let view):
      sayAll = true
      go(to: view)
    }
    scene.setNeedsFrame()
  }

  private func go(to view: View?) {
    guard let view else { return saysFocus = true }
    if view.becomeFirstResponder() { saysFocus = true } else { read(view) }
  }

  private func read(_ view: View) {
    reading = view
    posted += enteredListName(to: view) + [view.spokenText(strings)]
  }

  /// Returns the name of the list that contains an element, if the previous element was outside of that list.
  private func enteredListName(to view: View?) -> [String] {
    let list = view?.superviews.first { !$0.isAccessibilityElement && $0.accessibilityValue != nil }
    defer { self.list = list }
    return list === self.list ? [] : [list?.spokenName(strings) ?? ""]
  }

  /// Reads the element that is `step` after the last read one, and moves the focus there if the element accepts it.
  ///
  /// At the end of the visible part of a list the method scrolls the list, as the arrow keys do. Returns false if there is no such
  /// element.
  func read(by step: Int) -> Bool {
    let revealed = reading.flatMap { reading in
      reading.superviews.lazy.compactMap { $0.accessibilityScroll(past: reading, by: step) }.first
    }
    guard let element = revealed ?? next(by: step) else { return false }
    if !element.isFirstResponder, element.becomeAccessibilityFocus() { saysFocus = true } else { read(element) }
    reading = element
    scene.setNeedsFrame()
    return true
  }

  private func next(by step: Int) -> View? {
    let elements = AccessibilityOutline(of: scene).elements
    let present = elements.firstIndex { $0 === reading }
    let index = present.map { $0 + step } ?? (step > 0 ? 0 : elements.count - 1)
    return elements.indices.contains(index) ? elements[index] : nil
  }

  /// Shows the next part of a text that is longer than the line. The first part follows the last one.
  func sayAgain(columns: Int) {
    let count = parts(columns: columns).count
    if count == 1 { blank() }
    part = part + 1 < count ? part + 1 : 0
    scene.setNeedsFrame()
  }
}
