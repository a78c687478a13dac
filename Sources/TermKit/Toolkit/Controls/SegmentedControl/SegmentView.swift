import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// The view of a segment, including the divider or the edge before it and, for the last segment, the edge after it.
final class SegmentView: PassiveView {
  var title: String
  var image: Image?
  /// The columns set for the segment, or 0 for its share.
  var width = 0
  var isEnabled = true
  /// Whether the image was made for the present state, and is shown as it is.
  var isImageOwn = false
  var contentOffset = Point.zero

  /// The cells that are bold and underlined while the segment has the focus.
  enum FocusMark {
    /// The title or the image.
    case contents
    /// The whole row of the contents, where colours do not blend. For signs such as "+", which an underline would change.
    case row
  }

  /// The part of the look that the control determines.
  struct Look: Equatable {
    var state = ControlState.normal
    /// The state of the segment before this one; nil for the first.
    var leftState: ControlState?
    var isLast = true
    var looks = SegmentLooks()
    var metrics = BarMetrics.default
    /// The cells that mark the focus.
    var focusMark = FocusMark.contents

    var isFirst: Bool { leftState == nil }

    var type: SegmentType {
      switch (isFirst, isLast) {
      case (true, true): .alone
      case (true, false): .left
      case (false, true): .right
      case (false, false): .center
      }
    }
  }

  var look = Look() { didSet { if look != oldValue { setNeedsDisplay() } } }

  init(title: String, image: Image?) {
    self.title = title
    self.image = image
    super.init()
  }

  func contentSize(_ traits: TraitCollection) -> Size {
    image?.resolved(for: traits).size ?? Size(width: title.columns, height: 1)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var state: AccessibilityTraits = look.state.contains(.selected) ? .selected : []
    if look.state.contains(.disabled) { state.insert(.notEnabled) }
    return AccessibilityDefaults(
      isElement: true, label: title.isEmpty ? image?.accessibilityLabel : title, traits: .button, state: state,
      place: (superview as? SegmentedControl)?.place(of: self))
  }

  override func draw(in canvas: inout Canvas) {
    let leading = look.isFirst ? (look.looks.isSystem ? 1 : 0) : look.looks.dividerWidth(canvas.traits, look.metrics)
    let trailing = look.isLast && look.looks.isSystem ? 1 : 0
    let area = bounds.inset(by: EdgeInsets(left: min(leading, bounds.width), right: min(trailing, bounds.width)))
    if look.looks.isSystem {
      drawSystem(in: area, &canvas)
    } else {
      drawBackground(in: area, &canvas)
      let blends = canvas.traits.colorDepth.blends
      if !marksSelection, blends { canvas.fill(area, with: canvas.tintColor.withOpacity(0.35)) }
      drawContents(in: contentArea(area, canvas.traits), style(&canvas), &canvas)
      if !marksSelection, !blends { canvas.add(.reverse, in: area) }
      if !look.isFirst, divider == nil { drawLine("│", x: bounds.minX, canvas.tintColor, &canvas) }
    }
    if let divider {
      canvas.fill(Rect(x: bounds.minX, y: bounds.minY, width: leading, height: bounds.height), with: divider)
    }
    let isFilled = look.looks.isSystem && canvas.traits.colorDepth.blends
    if look.focusMark == .row, !isFilled, !focusAttributes.isEmpty {
      canvas.add(.underline, in: Rect(x: area.minX, y: area.midY, width: area.width, height: 1))
    }
  }

  // MARK: Images

  private var divider: Image? {
    look.leftState.flatMap { look.looks.divider(SegmentLooks.Neighbors(left: $0, right: look.state), look.metrics) }
  }

  // Only the first and the last segment have a cap. The other caps are drawn outside the segment, where the clip hides them.
  private func drawBackground(in area: Rect, _ canvas: inout Canvas) {
    guard let image = look.looks.background(for: look.state, look.metrics)?.resolved(for: canvas.traits) else { return }
    let caps = image.capInsets
    let rect = area.inset(by: EdgeInsets(left: look.isFirst ? 0 : -caps.left, right: look.isLast ? 0 : -caps.right))
    canvas.with(clip: area) { canvas in
      canvas.withOpacity(backgroundOpacity(canvas.traits), in: area) {
        $0.draw(image, in: rect, usually: .alwaysOriginal)
      }
    }
  }

  // The background image for `.normal` is pale in place of one for a pressed or disabled segment (A8).
  private func backgroundOpacity(_ traits: TraitCollection) -> Double {
    if look.looks.hasOwnBackground(for: look.state, look.metrics) { return 1 }
    if look.state.contains(.disabled) { return traits.disabledOpacity }
    return look.state.contains(.highlighted) ? traits.pressedOpacity() : 1
  }

  // False if the segment is selected, and neither its background image nor its title shows that. The background is then modified (A8).
  private var marksSelection: Bool {
    !look.state.contains(.selected) || look.looks.titles.isOwn(for: look.state)
      || look.looks.hasOwnBackground(for: look.state, look.metrics)
  }

  // The area between the caps, with a free column on either side if there is room.
  private func contentArea(_ area: Rect, _ traits: TraitCollection) -> Rect {
    let caps = look.looks.background(for: look.state, look.metrics)?.resolved(for: traits).capInsets ?? .zero
    let (left, right) = (look.isFirst ? caps.left : 0, look.isLast ? caps.right : 0)
    let padded = area.inset(by: EdgeInsets(left: max(1, left), right: max(1, right)))
    return padded.width < contentSize(traits).width ? area.inset(by: EdgeInsets(left: left, right: right)) : padded
  }

  // MARK: Contents

  var isOriginal: Bool { image?.renderingMode == .alwaysOriginal }

  private var titleAttributes: TitleTextAttributes? { look.looks.titles.shown(for: look.state) }

  /// True if a colour or a shadow is set for the title.
  var hasTitleColors: Bool { titleAttributes?.foregroundColor != nil || titleAttributes?.shadow != nil }

  /// Returns the style of everything drawn in the tint.
  func style(_ canvas: inout Canvas) -> TextStyle {
    let style = canvas.tintTextStyle()
    return look.state.contains(.disabled) ? style.disabled(in: canvas.traits) : style
  }

  // A background image for the focus marks it already.
  private var focusAttributes: TextAttributes {
    guard look.state.contains(.focused), !look.looks.marksFocus(look.state, look.metrics) else { return [] }
    return look.focusMark == .contents ? [.bold, .underline] : .bold
  }

  /// Draws the title or the image in the middle of an area.
  func drawContents(in area: Rect, _ style: TextStyle, _ canvas: inout Canvas) {
    let offset = contentOffset + look.looks.adjustment(look.type, look.metrics)
    canvas.with(clip: area) { canvas in
      if let image = image?.resolved(for: canvas.traits) {
        let rect = image.frame(centeredIn: area).offset(by: offset)
        canvas.drawIcon(image, in: rect, style, isEnabled: !look.state.contains(.disabled) || isImageOwn)
        canvas.markFocus(focusAttributes, in: rect)
      } else {
        drawTitle(in: area, offset, style, &canvas)
      }
    }
  }

  private func drawTitle(in area: Rect, _ offset: Point, _ style: TextStyle, _ canvas: inout Canvas) {
    let text = title.truncated(to: max(0, area.width))
    let place = area.centered(Size(width: text.columns, height: 1)).offset(by: offset)
    let custom = titleAttributes
    if let shadow = custom?.shadow { canvas.draw(shadow, behind: place.minX..<place.maxX, row: place.minY) }
    var style = style
    if let attributes = custom?.attributes { style.attributes = attributes.union(style.attributes.intersection(.dim)) }
    if let color = custom?.foregroundColor { style.foreground = color }
    style.attributes.formUnion(focusAttributes)
    canvas.draw(text, at: place.origin, style: style)
  }
}
