import TermKitGraphics

/// A view that shows text. UIKit's `UILabel`.
///
///     let label = Label(text: "Your turn")
open class Label: View {
  /// The text. Defaults to nil. Text that does not fit ends in "…". Overrides must call `super`.
  open var text: String? { didSet { if text != oldValue { textChanged() } } }
  /// The colour of the text. Defaults to black. Animatable.
  public final var textColor: Color {
    get { ink.model }
    set {
      noteCustomization()
      if newValue == ink.model { return }
      let before = ink.presentation
      ink.set(newValue, in: self) { view, _ in view.setNeedsDisplay() }
      if ink.presentation != before { setNeedsDisplay() }
    }
  }
  // Does not use `@Animatable`, because the key paths of that property wrapper are slow.
  private var ink = AnimatedValue(Color.black)
  /// The text attributes, such as bold and underline. Defaults to none.
  public final var textAttributes: TextAttributes = [] {
    didSet {
      noteCustomization()
      if textAttributes != oldValue { setNeedsDisplay() }
    }
  }
  /// The horizontal alignment of the lines. Defaults to `left`.
  public final var textAlignment = TextAlignment.left { didSet { if textAlignment != oldValue { setNeedsDisplay() } } }
  /// The maximum number of lines, or 0 for no limit. Defaults to 1.
  /// - Precondition: The number is not negative.
  public final var numberOfLines = 1 {
    didSet {
      Contract.require(
        numberOfLines >= 0, "a label cannot have \(numberOfLines) lines: set numberOfLines to 0 for no limit")
      if numberOfLines != oldValue { textChanged() }
    }
  }

  /// The minimum contrast of the text with its background. Defaults to `text`. Use `none` for text that is meant to be faint.
  public final var minimumContrast = MinimumContrast.text {
    didSet { if minimumContrast != oldValue { setNeedsDisplay() } }
  }

  /// Creates a label with an empty frame. A stack view, or `sizeToFit()`, gives it a size.
  /// - Parameter text: The text. Defaults to nil.
  public init(text: String? = nil) {
    self.text = text
    super.init(frame: .zero)
  }

  /// Creates a label without text, with a frame in its superview's coordinates.
  public override init(frame: Rect) { super.init(frame: frame) }

  private var shownText: String { text ?? "" }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: !shownText.isEmpty, label: shownText, traits: .staticText)
  }

  private func textChanged() {
    wrapping = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // Cached, because a label's size is usually requested more than once before it is drawn.
  private var wrapping: TextWrapping?

  private func wrapping(width: Int) -> TextWrapping {
    if let wrapping, wrapping.width == width { return wrapping }
    let new = TextWrapping(shownText, width: width)
    wrapping = new
    return new
  }

  // The lines that fit in a size. The last one is shortened if there are more.
  private func lines(in size: Size) -> [String] {
    if numberOfLines == 1 { return [shownText.truncated(to: size.width)] }
    let wrapping = wrapping(width: max(1, size.width))
    let limit = max(0, min(size.height, numberOfLines == 0 ? .max : numberOfLines))
    var lines = wrapping.lines.prefix(limit).map(wrapping.text(of:))
    if wrapping.lines.count > limit, let last = lines.popLast() {
      lines.append((last + "…").truncated(to: size.width))
    }
    return lines
  }

  /// The size that fits unlimited room. To change it, override `sizeThatFits(_:)`.
  public final override var intrinsicContentSize: Size { sizeThatFits(.unlimited) }

  open override func sizeThatFits(_ size: Size) -> Size {
    if numberOfLines == 1 { return Size(width: shownText.columns(upTo: size.width), height: min(size.height, 1)) }
    let lines = lines(in: size)
    return Size(width: min(size.width, lines.map(\.columns).max() ?? 0), height: min(size.height, lines.count))
  }

  open override func draw(in canvas: inout Canvas) {
    let style = TextStyle(foreground: ink.presentation, attributes: textAttributes, minimumContrast: minimumContrast)
    for (row, line) in lines(in: bounds.size).enumerated() {
      let start = textAlignment.offset(of: line.columns, in: bounds.width)
      canvas.draw(line, at: Point(x: bounds.minX + start, y: bounds.minY + row), style: style)
    }
  }
}
