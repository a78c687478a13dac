import TermKit

/// A row of letters, one of which has the focus while the row is first responder. Its actions are in the menu for screen readers.
final class Palette: View {
  let letters = ["A", "B", "C"].enumerated().map { Letter($1, number: $0 + 1) }
  private(set) var current = 0
  private(set) var focusCount = 0

  final class Letter: View {
    let text: String
    private let number: Int

    init(_ text: String, number: Int) {
      self.text = text
      self.number = number
      super.init(frame: Rect(x: (number - 1) * 3, y: 0, width: 3, height: 1))
    }

    override var accessibilityDefaults: AccessibilityDefaults {
      AccessibilityDefaults(
        isElement: true, label: text, traits: .tab, place: AccessibilityPlace(number: number, count: 3))
    }
    override func becomeAccessibilityFocus() -> Bool {
      guard let palette = superview as? Palette else { return false }
      palette.choose(number - 1)
      return palette.becomeFirstResponder()
    }
    override func draw(in canvas: inout Canvas) { canvas.draw(" \(text) ", at: .zero) }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    letters.forEach { addSubview($0) }
    accessibilityCustomActions = [
      AccessibilityCustomAction(name: "First letter") { [weak self] _ in
        self?.choose(0)
        return self != nil
      }
    ]
  }

  func choose(_ index: Int) {
    current = index
    setNeedsDisplay()
  }

  override var canBecomeFirstResponder: Bool { true }
  override var accessibilityFocus: View { letters[current] }
  override var subviewsForFocus: [View] { [] }
  override var focusArea: Rect { letters[current].frame }
  override var isolatesLayout: Bool { true }
  override var accessibilityCustomActions: [AccessibilityCustomAction] {
    didSet { letters.forEach { $0.accessibilityCustomActions = accessibilityCustomActions } }
  }
  override func descendantTookFocus(_ view: View) { focusCount += 1 }

  override func pressBegan(_ key: Key) -> Bool {
    guard key == .character(".") else { return super.pressBegan(key) }
    choose((current + 1) % letters.count)
    return true
  }
}

/// A clock in a bar: it counts seconds with a timer, and writes as few characters as the terminal has.
final class SecondsView: View {
  private var seconds = 0 { didSet { setNeedsDisplay() } }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { schedule(every: 1) { $0.seconds += 1 } }
  }
  override func sizeThatFits(_ size: Size) -> Size { Size(width: 5, height: 1) }
  override func draw(in canvas: inout Canvas) {
    let sign = canvas.traits.glyphLevel == .ascii ? "t" : "⏱"
    canvas.draw("\(sign) \(seconds)", at: .zero, style: canvas.tintTextStyle())
  }
}
