/// What can be pressed in a bar: fades while it is pressed, and shows tint, focus and being disabled in the same way everywhere.
class BarControl: Control {
  override func stateDidChange() {
    super.stateDidChange()
    fadeWhilePressed()
  }

  override func tintColorDidChange() { setNeedsDisplay() }

  /// That of the bar it is in.
  var barStyle: BarStyle { (superview as? Bar)?.barStyle ?? .default }

  /// The look of tinted text: `attributes` are the usual ones. What `custom` says takes their place.
  func tintedStyle(
    _ attributes: TextAttributes = [], _ custom: TitleTextAttributes?, in traits: TraitCollection
  ) -> TextStyle {
    let usual = custom?.attributes ?? attributes
    var style = tintTextStyle(usual, in: traits)
    if !isEnabled {
      style.foreground = barStyle.disabledColor
      style.attributes = usual.union(.dim)
    }
    if let color = custom?.foregroundColor { style.foreground = color }
    return style.focused(isFocused, in: traits)
  }

  final override func draw(in canvas: inout Canvas) {
    canvas.withOpacity($contentOpacity, in: bounds) { canvas in
      drawBackground(in: &canvas)
      // The mark of the focus, where colours blend.
      if isFocused, canvas.traits.colorDepth.blends { canvas.fill(bounds, with: canvas.tintColor.withAlpha(0.12)) }
      drawContents(in: &canvas)
    }
  }

  /// The image behind it; none unless overridden.
  var background: Image? { nil }

  /// Draws what is behind it: its image, if there is one.
  func drawBackground(in canvas: inout Canvas) {
    if let background { canvas.draw(background, in: bounds, usually: .alwaysOriginal) }
  }

  /// Draws its title or image.
  func drawContents(in canvas: inout Canvas) {}

  /// Takes what shines through the bar away from around something, so that it does not touch it.
  func drawMargin(around rect: Rect, in canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      canvas.draw(String(repeating: " ", count: rect.width + 2), at: Point(x: rect.minX - 1, y: y))
    }
  }

  /// Draws an image in the style of text: a template in its colour, one in its own colours paler when disabled.
  func draw(_ image: Image, in rect: Rect, style: TextStyle, _ canvas: inout Canvas) {
    let isOriginal = image.renderingMode == .alwaysOriginal
    canvas.withOpacity(isOriginal && !isEnabled ? 0.4 : 1, in: rect) { canvas in
      canvas.draw(image, in: rect, tint: style.foreground, attributes: style.attributes)
    }
    if isOriginal, isFocused { canvas.add(style.attributes, in: rect) }
  }
}

extension TextStyle {
  /// The style with the focus on what it is for: bold, underlined too where colours do not blend.
  func focused(_ isFocused: Bool, in traits: TraitCollection) -> TextStyle {
    guard isFocused else { return self }
    var style = self
    style.attributes.formUnion(traits.colorDepth.blends ? .bold : [.bold, .underline])
    return style
  }
}

extension Canvas {
  /// Adds attributes to what was drawn in a rectangle.
  fileprivate mutating func add(_ attributes: TextAttributes, in rect: Rect) {
    buffer.update(rect.offset(by: origin).intersection(clip)) { $0.attributes.formUnion(attributes) }
  }
}
