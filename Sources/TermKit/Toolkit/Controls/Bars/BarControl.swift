import TermKitGraphics

/// What can be pressed in a bar: fades while it is pressed, and shows tint, focus and being disabled in the same way everywhere.
class BarControl: Control {
  override func stateDidChange() {
    super.stateDidChange()
    fadeWhilePressed()
  }

  override func tintColorDidChange() { setNeedsDisplay() }

  override var keyCommands: [KeyCommand] { pressCommands }

  /// That of the bar it is in.
  var barStyle: BarStyle { (superview as? Bar)?.barStyle ?? .default }

  /// The look of tinted text: `attributes` are the usual ones. What `custom` says takes their place.
  func tintedStyle(
    _ attributes: TextAttributes = [], _ custom: TitleTextAttributes?, in traits: TraitCollection
  ) -> TextStyle {
    let usual = custom?.attributes ?? attributes
    var style = tintTextStyle(usual, in: traits)
    if !isEnabled { style = style.disabled(barStyle.disabledColor, in: traits) }
    if let color = custom?.foregroundColor { style.foreground = color }
    return style.focused(isFocused, in: traits)
  }

  final override func draw(in canvas: inout Canvas) {
    canvas.withOpacity($contentOpacity, in: bounds) { canvas in
      drawBackground(in: &canvas)
      // The mark of the focus, where colours blend.
      if isFocused, canvas.traits.colorDepth.blends { canvas.fill(bounds, with: canvas.tintColor.withOpacity(0.12)) }
      drawContents(in: &canvas)
    }
  }

  /// The image behind it; none unless overridden.
  var background: Image? { nil }

  /// Rows by which that is moved down; none unless overridden.
  var backgroundAdjustment: Int { 0 }

  /// True when it is as high as the bar because things are moved in it: then the image behind it keeps its own height. False unless
  /// overridden.
  var isHigh: Bool { false }

  /// Draws what is behind it: its image, if there is one.
  func drawBackground(in canvas: inout Canvas) {
    guard let image = background?.resolved(for: canvas.traits) else { return }
    let rect = bounds.centered(Size(width: bounds.width, height: isHigh ? image.size.height : bounds.height))
    canvas.draw(image, in: rect.offset(by: Point(x: 0, y: backgroundAdjustment)), usually: .alwaysOriginal)
  }

  // MARK: Reach

  // Columns beside it, over all rows of the bar: a cell is a small thing to hit.
  private static let reach = 2

  /// True at points around it where nothing else in the bar is, which are taken for it (C8).
  final func reaches(_ point: Point) -> Bool {
    guard let superview else { return false }
    let place = convert(point, to: superview)
    let columns = frame.minX - Self.reach..<frame.maxX + Self.reach
    guard columns.contains(place.x), superview.bounds.contains(place) else { return false }
    let others = superview.subviews.filter {
      $0 !== self && !$0.isHidden && $0.alpha > 0.01 && $0.isUserInteractionEnabled
    }
    // Of two that are as near, the one at the left has it.
    return !others.contains { other in
      other.frame.columnsAway(from: place) < frame.columnsAway(from: place)
        || other.frame.columnsAway(from: place) == frame.columnsAway(from: place) && other.frame.minX < frame.minX
    }
  }

  /// Draws its title or image.
  func drawContents(in canvas: inout Canvas) {}

  /// Takes what shines through the bar away from around something, so that it does not touch it.
  func drawMargin(around rect: Rect, in canvas: inout Canvas) {
    let rect = rect.intersection(canvas.clipBounds)
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      canvas.draw(String(repeating: " ", count: rect.width + 2), at: Point(x: rect.minX - 1, y: y))
    }
  }

  /// Draws an image in the style of text: a template in its colour, one in its own colours paler when disabled.
  func draw(_ image: Image, in rect: Rect, style: TextStyle, _ canvas: inout Canvas) {
    let isOriginal = image.renderingMode == .alwaysOriginal
    canvas.withOpacity(isOriginal && !isEnabled ? canvas.traits.disabledOpacity : 1, in: rect) { canvas in
      canvas.draw(image, in: rect, tint: style.foreground, attributes: style.attributes.subtracting(.italic))
    }
    if !isEnabled { canvas.setMinimumContrast(.disabled, in: rect) }
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

extension Rect {
  /// How many columns a point is beside it; 0 above, within and below.
  fileprivate func columnsAway(from point: Point) -> Int { max(0, minX - point.x, point.x - maxX + 1) }
}

extension Canvas {
  /// Adds attributes to what was drawn in a rectangle.
  mutating func add(_ attributes: TextAttributes, in rect: Rect) {
    cells.update(rect.offset(by: origin).intersection(clip)) { $0.attributes.formUnion(attributes) }
  }
}
