import TermKitControls
import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// A control in a bar. It fades while it is pressed, and shows the tint, the focus and the disabled state as all controls in bars do.
class BarControl: Control {
  override func stateDidChange() {
    super.stateDidChange()
    fadeWhilePressed()
  }

  override var isHoverable: Bool { true }

  // The style of the text comes from the view's tint, not from the canvas.
  override func tintColorDidChange() { setNeedsDisplay() }

  override var keyCommands: [KeyCommand] { pressCommands }

  var barStyle: BarStyle { (superview as? Bar)?.barStyle ?? .default }

  /// Returns the style of text in the tint. The attributes that the application has set replace the usual ones.
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
    drawBackground(in: &canvas)
    let plate = $contentOpacity < 1 && canvas.traits.colorDepth.blends && background == nil ? plate(canvas.traits) : nil
    canvas.withOpacity(plate == nil ? contentsOpacity : 1, in: bounds) { canvas in
      if isFocused, !showsPressInBackground { canvas.fillFocus(in: bounds) }
      drawContents(in: &canvas)
    }
    if let plate { canvas.drawPlate(in: plate, tintTextStyle([], in: canvas.traits).foreground, $contentOpacity) }
  }

  /// Returns the area of the plate that shows a press, or nil if the contents fade instead. The default implementation returns nil.
  func plate(_ traits: TraitCollection) -> Rect? { nil }

  /// The opacity of the contents and of the mark of the focus. The default implementation returns `usualOpacity`.
  var contentsOpacity: Double { usualOpacity }

  /// The opacity of contents that are pale while the control is pressed. Over an image, they must stay in front.
  final var usualOpacity: Double {
    background == nil ? $contentOpacity : traitCollection.pressedOpacity($contentOpacity)
  }

  // True if the background image shows that the control is pressed. It is shown as it is.
  private var showsPressInBackground: Bool { isHighlighted && backgrounds.isOwn(for: state) }

  /// Returns the opacity of an item's title. A pressed title is pale, unless the application has set how it looks then (A8).
  func titleOpacity(of item: BarItem?) -> Double {
    item?.hasOwnTitleAttributes(for: state.union(.highlighted)) == true ? 1 : usualOpacity
  }

  /// The background images by state. The default implementation returns none.
  var backgrounds: StateValues<Image> { StateValues() }

  /// The background image. One that is not resizable stretches at its middle column.
  final var background: Image? { backgrounds.shown(for: state)?.withMiddleColumn }

  /// The offset of the background image, in rows down. The default implementation returns 0.
  var backgroundAdjustment: Int { 0 }

  /// True if the control is as high as the bar because some of its parts are moved up or down. The background image then keeps its height.
  /// The default implementation returns false.
  var isHigh: Bool { false }

  func drawBackground(in canvas: inout Canvas) {
    guard let image = background?.resolved(for: canvas.traits) else { return }
    let rect = bounds.centered(Size(width: bounds.width, height: isHigh ? image.size.height : bounds.height))
    canvas.withOpacity(opacity(of: backgrounds, in: canvas.traits), in: bounds) {
      $0.draw(image, in: rect.offset(by: Point(x: 0, y: backgroundAdjustment)), usually: .alwaysOriginal)
    }
  }

  // MARK: Reach

  // The columns beside the control, over all rows of the bar, in which it takes clicks. A single cell is hard to hit.
  private static let hitMargin = 2

  /// Returns true for points near the control that are not closer to another view of the bar, so that clicks there reach the control (C8).
  final func isHit(_ point: Point) -> Bool {
    guard let superview else { return false }
    let place = convert(point, to: superview)
    let columns = frame.minX - Self.hitMargin..<frame.maxX + Self.hitMargin
    guard columns.contains(place.x), superview.bounds.contains(place) else { return false }
    let others = superview.subviews.filter {
      $0 !== self && !$0.isHidden && $0.alpha > 0.01 && $0.isUserInteractionEnabled
    }
    // Between two views at the same distance, the left one takes the click.
    return !others.contains { other in
      other.frame.columnsAway(from: place) < frame.columnsAway(from: place)
        || other.frame.columnsAway(from: place) == frame.columnsAway(from: place) && other.frame.minX < frame.minX
    }
  }

  func drawContents(in canvas: inout Canvas) {}

  /// Erases the content that shines through the bar around a rectangle, so that it does not touch the rectangle's contents.
  func drawMargin(around rect: Rect, in canvas: inout Canvas) {
    let rect = rect.intersection(canvas.clipBounds)
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      canvas.draw(String(repeating: " ", count: rect.width + 2), at: Point(x: rect.minX - 1, y: y))
    }
  }

  /// Draws an image in the style of text: a template in the colour of the text, any other image in its own colours, and paler if disabled.
  /// An image in its own colours shows the focus by the attributes of the style.
  func draw(_ image: Image, in rect: Rect, style: TextStyle, isEnabled: Bool, _ canvas: inout Canvas) {
    canvas.drawIcon(image, in: rect, style, isEnabled: isEnabled)
    if image.renderingMode == .alwaysOriginal, isFocused { canvas.add(style.attributes, in: rect) }
  }
}

extension Rect {
  /// Returns the distance of a point from the rectangle in columns; 0 for points above, inside and below.
  fileprivate func columnsAway(from point: Point) -> Int { max(0, minX - point.x, point.x - maxX + 1) }
}
