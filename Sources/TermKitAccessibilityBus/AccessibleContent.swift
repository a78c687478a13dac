#if AccessibilityBus
  import TermKitControls
  import TermKitText
  import TermKitViews

  /// A view whose text can be read by characters.
  @MainActor protocol TextElement: View {
    /// The text as it may be read: without the characters of a secret.
    var readableText: String { get }
    var selectedRange: Range<Int> { get set }
  }

  extension TextField: TextElement {
    var readableText: String { isSecureTextEntry ? String(repeating: "•", count: textLength) : text ?? "" }
  }

  extension TextView: TextElement {
    var readableText: String { text }
  }

  /// A text at one moment. AT-SPI counts Unicode scalars, and TermKit counts grapheme clusters.
  struct AccessibleText: Equatable {
    let scalars: [Unicode.Scalar]
    let selection: Range<Int>

    /// Makes a text. `selection` is in grapheme clusters.
    init(_ text: String, selection: Range<Int>) {
      func count(_ clusters: Int) -> Int { text.prefix(clusters).unicodeScalars.count }
      scalars = Array(text.unicodeScalars)
      self.selection = count(selection.lowerBound)..<count(selection.upperBound)
    }

    var caret: Int { selection.upperBound }

    /// Returns the part between two offsets. A negative `end` means the end of the text.
    func text(from start: Int, to end: Int) -> String {
      let start = min(max(0, start), scalars.count)
      let end = end < 0 ? scalars.count : min(max(start, end), scalars.count)
      return String(String.UnicodeScalarView(scalars[start..<end]))
    }

    /// Returns the number of grapheme clusters before an offset.
    func clusters(before offset: Int) -> Int { text(from: 0, to: max(0, offset)).count }

    /// A part of the text that a reader can ask for.
    enum Unit { case character, word, line }

    /// Returns the unit that contains an offset. A word includes the spaces behind it, and a line its newline.
    func range(of unit: Unit, at offset: Int) -> Range<Int> {
      let offset = min(max(0, offset), scalars.count)
      let start = stride(from: offset, to: 0, by: -1).first { begins(unit, at: $0) } ?? 0
      let end = (offset + 1..<max(offset + 1, scalars.count)).first { begins(unit, at: $0) } ?? scalars.count
      return start..<end
    }

    private func begins(_ unit: Unit, at index: Int) -> Bool {
      guard index < scalars.count else { return unit != .word && (unit == .character || scalars[index - 1] == "\n") }
      let (previous, next) = (scalars[index - 1], scalars[index])
      return switch unit {
      case .character: true
      case .word: previous.properties.isWhitespace && !next.properties.isWhitespace
      case .line: previous == "\n"
      }
    }

    /// The smallest edit that leads to another text: the characters in `removed` become those in `inserted`.
    func edit(to new: AccessibleText) -> (removed: Range<Int>, inserted: Range<Int>) {
      let start = zip(scalars, new.scalars).prefix { $0 == $1 }.count
      let room = min(scalars.count, new.scalars.count) - start
      let end = zip(scalars.reversed(), new.scalars.reversed()).prefix(room).prefix { $0 == $1 }.count
      return (start..<scalars.count - end, start..<new.scalars.count - end)
    }
  }

  /// A view with a number between two others.
  @MainActor protocol NumericElement: View {
    var number: Double { get }
    var numbers: ClosedRange<Double> { get }
  }

  extension Slider: NumericElement {
    var number: Double { value }
    var numbers: ClosedRange<Double> { minimumValue...maximumValue }
  }

  extension Stepper: NumericElement {
    var number: Double { value }
    var numbers: ClosedRange<Double> { minimumValue...maximumValue }
  }

  /// A view that is on or off.
  @MainActor protocol OnOffElement: View {
    var isOn: Bool { get }
  }

  extension Switch: OnOffElement {}

  /// An action that a reader can perform on an element.
  @MainActor struct AccessibleAction {
    let name: String
    /// Performs the action, and returns whether it did.
    let perform: () -> Bool

    /// Returns the actions of an entry of an outline.
    static func all(of item: OutlineItem) -> [AccessibleAction] {
      let view = item.view
      guard item.isElement, !item.traits.contains(.notEnabled) else { return [] }
      var actions = main(item).map { [$0] } ?? []
      if item.traits.contains(.adjustable) {
        actions += [
          AccessibleAction(name: "increment") { done { view.accessibilityIncrement() } },
          AccessibleAction(name: "decrement") { done { view.accessibilityDecrement() } },
        ]
      }
      return actions
        + view.accessibilityCustomActions.map { action in
          AccessibleAction(name: action.name) { action.actionHandler(action) }
        }
    }

    private static func main(_ item: OutlineItem) -> AccessibleAction? {
      let view = item.view
      if view is any TextElement { return AccessibleAction(name: "edit") { view.becomeAccessibilityFocus() } }
      let pressed: AccessibilityTraits = [.button, .link, .tab, .backButton, .toggleButton]
      let isPressed = !item.traits.isDisjoint(with: pressed) || view is any AccessibilityListItem
      guard isPressed || view.canBecomeFirstResponder else { return nil }
      return AccessibleAction(name: "press") { done { view.activateOrClick() } }
    }

    private static func done(_ body: () -> Void) -> Bool {
      body()
      return true
    }
  }
#endif
