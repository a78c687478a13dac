import TermKitGraphics
import TermKitToolkit

/// Finds the words for somebody who does not see the screen: what has the focus, what is announced, what is read with the keys for that
/// (X1). They are shown in the spoken line, where the person's own screen reader or braille display finds them.
@MainActor final class ScreenReader {
  /// All that is said at present.
  private(set) var text = ""
  /// Which part of it is in the line, when it is longer than that.
  private var part = 0
  /// Set while the line is blank, so that the same words are seen to come again.
  private var pause: ScheduledTimer?
  private let scene: WindowScene
  private var posted: [String] = []
  private var sayAll = false
  private var saysFocus = false
  private var context: Context?
  private weak var focus: View?
  private var focusText = ""
  /// The element that was read last.
  private weak var reading: View?
  /// The list it is in, of which only a part is in sight.
  private weak var list: View?

  /// What a person is told of when it becomes another one.
  private struct Context: Equatable {
    let front: ObjectIdentifier
    let heading: String
  }

  init(in scene: WindowScene) { self.scene = scene }

  private var strings: any SystemStrings { scene.traitCollection.strings }

  /// What is in a line of so many columns.
  func line(columns: Int) -> String {
    if pause != nil { return "" }
    let parts = parts(columns: columns)
    return parts.isEmpty ? "" : parts[min(part, parts.count - 1)]
  }

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

  // Who listens goes by what changes in the line.
  private func blank() {
    pause?.invalidate()
    pause = scene.schedule(after: Self.pauseDuration) { [weak self] in
      self?.pause = nil
      self?.scene.setNeedsFrame()
    }
  }

  // Seconds.
  private static let pauseDuration = 0.1

  // MARK: What happens by itself

  /// Says what has become different; called in each frame when everything is in its place.
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
    if isElsewhere || isOther { texts += entrance(to: element) + [text] }
    if element !== focus { reading = element }
    (posted, sayAll, saysFocus) = ([], false, false)
    (self.context, focus, focusText) = (context, element, text)
    say(texts)
  }

  /// The element that has the focus, or that has something in it which does.
  private var focusedElement: View? {
    guard let responder = scene.keyWindow?.firstResponder else { return nil }
    let view = responder.accessibilityFocus
    guard view.isAccessible else { return nil }
    return sequence(first: view, next: \.superview).first(where: \.isAccessibilityElement) ?? view
  }

  private var frontView: View? {
    guard let window = scene.keyWindow else { return nil }
    return window.subviews.last { $0.cover != .none } ?? window
  }

  private func currentContext(_ outline: AccessibilityOutline) -> Context? {
    frontView.map { Context(front: ObjectIdentifier($0), heading: heading(outline)?.accessibilityLabel ?? "") }
  }

  private func heading(_ outline: AccessibilityOutline) -> View? {
    // Headings in a list come and go as it scrolls.
    outline.elements.first { element in
      element.accessibilityTraits.contains(.header) && !element.superviews.contains { $0 is TableView }
    }
  }

  /// What is said of a screen that has come: all the texts of an alert, else what it is about.
  private func introduction(_ outline: AccessibilityOutline) -> [String] {
    let whole = outline.elements.filter { element in
      element.accessibilityTraits.contains(.staticText)
        && sequence(first: element, next: \.superview).contains(where: \.isSaidAsAWhole)
    }
    if !whole.isEmpty { return whole.map { $0.accessibilityLabel ?? "" } }
    return heading(outline).map { [$0.spokenText(strings)] } ?? []
  }

  // MARK: What is asked for

  /// Takes what a program tells.
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
    posted += entrance(to: view) + [view.spokenText(strings)]
  }

  /// What is said of the list that an element is in when the one before was not in it: there is more of it than is in sight.
  private func entrance(to view: View?) -> [String] {
    let list = view?.superviews.first { !$0.isAccessibilityElement && $0.accessibilityValue != nil }
    defer { self.list = list }
    return list === self.list ? [] : [list?.spokenName(strings) ?? ""]
  }

  /// Reads the element after the one that was read last, or before it, and takes the focus there if it can have it. At the end of what
  /// is in sight of a list that goes on as it does for the arrows. Answers whether there is one.
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

  /// Shows the next part of what did not fit the line; after the last one the first.
  func sayAgain(columns: Int) {
    let count = parts(columns: columns).count
    if count == 1 { blank() }
    part = part + 1 < count ? part + 1 : 0
    scene.setNeedsFrame()
  }
}
