import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// A component of a picker view: a wheel of rows with the selected one in the middle.
final class PickerWheelView: View {
  private let component: Int
  /// The selected row. It is 0 if there are no rows.
  private(set) var selectedRow = 0
  /// The row in the middle, with fractions during an animation or a drag.
  @Animatable private var position = 0.0
  private var drag: Drag?

  private struct Drag {
    var startPosition: Double
    var startY: Double
    var startRow: Int
    var hasMoved = false
  }

  /// The number of rows.
  var rowCount = 0 {
    didSet {
      guard rowCount != oldValue else { return }
      drag = nil
      select(max(0, min(selectedRow, rowCount - 1)), animated: false)
      if rowCount == 0 { resignFirstResponder() }
    }
  }

  init(component: Int) {
    self.component = component
    super.init()
    clipsToBounds = true
  }

  private var picker: PickerView? { superview as? PickerView }

  private var isEnabled: Bool { picker?.isEnabled ?? false }

  // MARK: Selection

  /// Selects a row, which turns to the middle.
  func select(_ row: Int, animated: Bool) {
    selectedRow = row
    View.animateIf(animated, withDuration: 0.2) { position = Double(row) }
    setNeedsDisplay()
  }

  // Selects a row as the user does. Returns whether it is another one.
  @discardableResult
  private func choose(_ row: Int) -> Bool {
    let row = max(0, min(row, rowCount - 1))
    guard isEnabled, rowCount > 0 else { return false }
    let changes = row != selectedRow
    select(row, animated: true)
    if changes { picker?.userSelected(row, in: component) }
    return changes
  }

  // MARK: Mouse

  override func touchBegan(_ touch: Touch) {
    guard isEnabled, touch.button == .left, rowCount > 0 else { return }
    becomeFirstResponder()
    let row = Int($position.rounded()) + touch.location(in: self).y - middle
    drag = Drag(startPosition: $position, startY: touch.preciseLocation(in: self).y, startRow: row)
  }

  override func touchMoved(_ touch: Touch) {
    guard var drag else { return }
    let distance = touch.preciseLocation(in: self).y - drag.startY
    guard drag.hasMoved || abs(distance) >= 1 else { return }
    drag.hasMoved = true
    self.drag = drag
    let target = max(0, min(Double(rowCount - 1), drag.startPosition - distance))
    View.performWithoutAnimation { position = target }
  }

  override func touchEnded(_ touch: Touch) {
    guard let drag else { return }
    self.drag = nil
    if drag.hasMoved {
      choose(Int(position.rounded()))
    } else if (0..<rowCount).contains(drag.startRow), point(inside: touch.location(in: self)) {
      choose(drag.startRow)
    }
  }

  override func touchCancelled(_ touch: Touch) {
    guard drag != nil else { return }
    drag = nil
    select(selectedRow, animated: true)
  }

  override func keepsDrag(along axis: LayoutAxis) -> Bool { isEnabled && axis == .vertical }

  override func wheelTurned(x: Int, y: Int) -> Bool { y != 0 && choose(selectedRow.saturatingAdd(y)) }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { isEnabled && rowCount > 0 }

  override func firstResponderDidChange() {
    setNeedsDisplay()
    if picker?.looks.indicator.isEmpty == false { picker?.setNeedsDisplay() }
  }

  override var keyCommands: [KeyCommand] {
    guard isEnabled, rowCount > 0 else { return [] }
    let strings = traitCollection.strings
    let action: @MainActor (Key) -> Void = { [unowned self] key in _ = pressBegan(key) }
    let arrows = (selectedRow > 0 ? [Key(.up)] : []) + (selectedRow < rowCount - 1 ? [Key(.down)] : [])
    return [
      KeyCommand(title: strings.select, naming: arrows, action: action),
      KeyCommand(title: strings.moveByPages, naming: [Key(.pageUp), Key(.pageDown)], action: action),
      KeyCommand(title: strings.firstOrLast, naming: [Key(.home), Key(.end)], action: action),
    ]
  }

  /// Turns the component. Up on the first row and Down on the last one are left to other responders.
  override func pressBegan(_ key: Key) -> Bool {
    guard isEnabled, key.modifiers.isEmpty else { return super.pressBegan(key) }
    let page = max(1, bounds.height - 1)
    switch key.code {
    case .up: return choose(selectedRow - 1)
    case .down: return choose(selectedRow + 1)
    case .pageUp: choose(selectedRow - page)
    case .pageDown: choose(selectedRow + page)
    case .home: choose(0)
    case .end: choose(rowCount - 1)
    // Left and Right move to another component, except that a screen reader adjusts by them.
    case .left, .right: return traitCollection.usesScreenReader && super.pressBegan(key)
    case .character(let character) where character != " ": return chooseNext(startingWith: character)
    default: return super.pressBegan(key)
    }
    return true
  }

  // Looks at a limited number of rows, because each title is a call of the delegate.
  private func chooseNext(startingWith character: Character) -> Bool {
    let start = character.lowercased()
    let next = (1...min(rowCount, 10_000)).lazy.map { [self] in (selectedRow + $0) % rowCount }
      .first { [self] in title($0).string.lowercased().hasPrefix(start) }
    return next.map { choose($0) } ?? false
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    guard rowCount > 0, let picker else { return AccessibilityDefaults() }
    return AccessibilityDefaults(
      isElement: true, label: picker.delegate?.pickerView(picker, accessibilityLabelForComponent: component),
      value: title(selectedRow).string, traits: .adjustable, state: isEnabled ? [] : .notEnabled,
      place: AccessibilityPlace(number: selectedRow + 1, count: rowCount))
  }

  override func accessibilityIncrement() { choose(selectedRow + 1) }

  override func accessibilityDecrement() { choose(selectedRow - 1) }

  // MARK: Drawing

  private var middle: Int { bounds.minY + max(0, bounds.height - 1) / 2 }

  private func title(_ row: Int) -> AttributedText { picker?.title(row, in: component) ?? AttributedText("") }

  override func draw(in canvas: inout Canvas) {
    let middle = middle
    if isFocused { canvas.fillFocus(in: Rect(x: bounds.minX, y: middle, width: bounds.width, height: 1)) }
    let center = Int($position.rounded())
    for y in bounds.minY..<bounds.maxY {
      let row = center.saturatingAdd(y - middle)
      guard (0..<rowCount).contains(row) else { continue }
      drawRow(row, y: y, distance: abs(Double(row) - $position), &canvas)
    }
  }

  private func drawRow(_ row: Int, y: Int, distance: Double, _ canvas: inout Canvas) {
    let traits = canvas.traits
    let area = Rect(x: bounds.minX, y: y, width: bounds.width, height: 1)
    var style = canvas.plainTextStyle(in: area)
    style.foreground = picker?.looks.textColor ?? style.foreground
    if !isEnabled {
      style = style.disabled(in: traits)
    } else if distance <= 0.5 {
      if isFocused { style = canvas.tintTextStyle() }
      style = style.focused(isFocused, in: traits)
      if !traits.colorDepth.blends { style.attributes.insert(.bold) }
    } else if !traits.colorDepth.blends {
      style = style.secondary(in: traits)
      style.minimumContrast = .element
    }
    // The curve of the wheel: each row is fainter than the one before.
    let reach = Double(max(1, bounds.height / 2)) + 0.5
    let opacity = traits.colorDepth.blends && distance > 0.5 ? max(0.2, 0.75 * (1 - (distance - 1) / reach)) : 1
    canvas.withOpacity(opacity, in: area) { drawTitle(row, in: area, style, &$0) }
  }

  private func drawTitle(_ row: Int, in area: Rect, _ style: TextStyle, _ canvas: inout Canvas) {
    let title = title(row)
    let line = LabelLine(title.string[...], width: area.width, .tail, isCut: false, .blank)
    let pieces = line.pieces(of: title)
    let free = max(0, area.width - pieces.reduce(0) { $0 + $1.text.columns })
    var x = area.minX + (picker?.alignsNumbers(component) == true ? max(0, free - 1) : free / 2)
    if let directions = canvas.traits.directions(of: title.string) {
      let pieces = pieces.map { StyledPiece($0.text, style: self.style(of: $0, style)) }
      return canvas.draw(line.order(in: directions), pieces, at: Point(x: x, y: area.minY))
    }
    for piece in pieces {
      x += canvas.draw(piece.text, at: Point(x: x, y: area.minY), style: self.style(of: piece, style))
    }
  }

  private func style(of piece: LabelLine.Piece, _ style: TextStyle) -> TextStyle {
    var style = style
    if isEnabled {
      style.foreground = piece.attributes.foregroundColor ?? style.foreground
      style.background = piece.attributes.backgroundColor ?? style.background
    }
    style.attributes.formUnion(piece.attributes.textAttributes)
    return style
  }
}
