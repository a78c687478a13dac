import TermKit

/// The beginning of the answered message beside a bar. Pressing it goes to that message.
final class QuoteControl: Control {
  /// The text. Defaults to an empty one, which hides the control.
  var text = "" {
    didSet {
      isHidden = text.isEmpty
      label.text = text
      accessibilityLabel = "\(strings.answeredMessage): \(text)"
    }
  }
  /// The greatest number of rows. Defaults to 1.
  var numberOfLines = 1 { didSet { label.numberOfLines = numberOfLines } }

  private let label = Label()

  init() {
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .link
    isHidden = true
    label.textColor = Palette.secondaryText
    label.isUserInteractionEnabled = false
    label.isAccessibilityElement = false
    addSubview(label)
  }

  override var keyCommands: [KeyCommand] { pressCommands }

  override func stateDidChange() {
    super.stateDidChange()
    label.textAttributes = state.contains(.focused) ? .underline : []
  }

  override func sizeThatFits(_ size: Size) -> Size {
    if isHidden { return Size(width: size.width, height: 0) }
    let room = Size(width: max(0, size.width - Self.indent), height: size.height)
    return Size(width: size.width, height: label.sizeThatFits(room).height)
  }

  private static let indent = 2

  override func layoutSubviews() { label.frame = bounds.inset(by: EdgeInsets(left: Self.indent)) }

  override func draw(in canvas: inout Canvas) {
    if isFocused { canvas.fillFocus(in: bounds) }
    let style = TextStyle(foreground: Palette.quoteBar, minimumContrast: .element)
    let bar = canvas.traits.glyphLevel < .braille ? "▌" : "▎"
    for y in bounds.minY..<bounds.maxY { canvas.draw(bar, at: Point(x: bounds.minX, y: y), style: style) }
  }
}
