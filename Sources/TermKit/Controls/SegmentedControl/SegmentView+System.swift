/// The look of segments where no image is set behind them.
extension SegmentView {
  // How a segment in a state is filled: none for one that stands on the breath of the tint.
  private enum Filling {
    case none, pressed, chosen
  }

  private func filling(_ state: ControlState?) -> Filling {
    guard let state else { return .none }
    return state.contains(.selected) ? .chosen : state.contains(.highlighted) ? .pressed : .none
  }

  // What of the tint a filling shows where colours blend.
  private func opacity(_ state: ControlState?) -> Double {
    switch filling(state) {
    case .none: 0.12
    case .pressed: 0.35
    case .chosen: state?.contains(.highlighted) == true ? 0.7 : 1
    }
  }

  func drawSystem(in area: Rect, _ canvas: inout Canvas) {
    let hasOutline = bounds.height > 2
    var style = style(&canvas)
    if hasOutline {
      drawOutline(around: area, style.foreground, &canvas)
    } else {
      drawEdges(around: area, style.foreground, &canvas)
    }
    let rows = hasOutline ? area.inset(by: EdgeInsets(top: 1, bottom: 1)) : area
    let filling = filling(look.state)
    let blends = canvas.traits.colorDepth.blends
    let isFilled = filling == .chosen || filling == .pressed && !blends
    if isFilled { style.attributes.remove(.bold) }
    if filling == .pressed, !blends { style.attributes.insert(.dim) }
    if !isFilled, blends, filling == .pressed || !hasOutline {
      canvas.fill(rows, with: style.foreground.withAlpha(opacity(look.state)))
    }
    if isFilled {
      drawKnockedOut(in: rows, style, &canvas)
    } else {
      drawContents(in: rows, style, &canvas)
    }
  }

  private func drawKnockedOut(in area: Rect, _ style: TextStyle, _ canvas: inout Canvas) {
    let isOriginal = image?.renderingMode == .alwaysOriginal
    // Pressed again, the filling pales.
    let ink = style.foreground.withAlpha(Double(style.foreground.alpha) / 255 * opacity(look.state))
    var knockedOut = style
    if canvas.traits.colorDepth.blends { knockedOut.foreground = ink }
    let blanks = String(repeating: " ", count: max(0, area.width))
    for y in area.minY..<max(area.minY, area.maxY) {
      canvas.draw(
        blanks, at: Point(x: area.minX, y: y),
        style: TextStyle(foreground: knockedOut.foreground, attributes: style.attributes.intersection(.dim)))
    }
    if !isOriginal { drawContents(in: area, knockedOut, &canvas) }
    canvas.exchangeColors(in: area)
    if isOriginal { drawContents(in: area, style, &canvas) }
  }

  // MARK: Borders

  // One row: half blocks make what is filled, and the whole control, end in the middle of a cell.
  private func drawEdges(around area: Rect, _ color: Color, _ canvas: inout Canvas) {
    let left = bounds.minX..<area.minX
    if !left.isEmpty { drawBorder(x: left.lowerBound, look.leftState, look.state, color, &canvas) }
    if area.maxX < bounds.maxX { drawBorder(x: area.maxX, look.state, nil, color, &canvas) }
  }

  // A border between two segments, or at an end, where there is no state.
  private func drawBorder(
    x: Int, _ left: ControlState?, _ right: ControlState?, _ color: Color, _ canvas: inout Canvas
  ) {
    let (traits, column) = (canvas.traits, Rect(x: x, y: bounds.minY, width: 1, height: bounds.height))
    let blends = traits.colorDepth.blends
    let isEnd = left == nil || right == nil
    let filled = filling(right) != .none ? right : filling(left) != .none ? left : nil
    let shown = filled ?? (isEnd ? left ?? right : nil)
    if traits.glyphLevel == .ascii || !blends && filled == nil {
      if blends { canvas.fill(column, with: color.withAlpha(opacity(isEnd ? shown : .normal))) }
      if !(blends && isEnd) { drawLine("│", x: x, color.withAlpha(blends ? 0.4 : 1), &canvas) }
      return
    }
    if blends, !isEnd { canvas.fill(column, with: color.withAlpha(opacity(.normal))) }
    guard let shown else { return drawLine("│", x: x, color.withAlpha(0.4), &canvas) }
    let isAtRight = filled == nil ? left == nil : filling(right) != .none
    let share = blends ? opacity(shown) * Double(color.alpha) / 255 : Double(color.alpha) / 255
    let isDim = !blends && filling(shown) == .pressed || shown.contains(.disabled)
    drawLine(isAtRight ? "▐" : "▌", x: x, color.withAlpha(share), &canvas, attributes: isDim ? .dim : [])
  }

  func drawLine(_ glyph: String, x: Int, _ color: Color, _ canvas: inout Canvas, attributes: TextAttributes = []) {
    for y in bounds.minY..<bounds.maxY {
      canvas.draw(glyph, at: Point(x: x, y: y), style: TextStyle(foreground: color, attributes: attributes))
    }
  }

  private func drawOutline(around area: Rect, _ color: Color, _ canvas: inout Canvas) {
    let style = TextStyle(foreground: color)
    let line = String(repeating: "─", count: max(0, area.width))
    let start = look.isFirst ? ("╭", "╰") : ("┬", "┴")
    let end = look.isLast ? ("╮", "╯") : ("", "")
    canvas.draw(start.0 + line + end.0, at: bounds.origin, style: style)
    canvas.draw(start.1 + line + end.1, at: Point(x: bounds.minX, y: bounds.maxY - 1), style: style)
    for y in bounds.minY + 1..<bounds.maxY - 1 {
      canvas.draw("│", at: Point(x: bounds.minX, y: y), style: style)
      if look.isLast { canvas.draw("│", at: Point(x: area.maxX, y: y), style: style) }
    }
  }
}
