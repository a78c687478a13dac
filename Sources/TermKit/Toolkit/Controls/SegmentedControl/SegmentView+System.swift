import TermKitGraphics

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
      canvas.fill(rows, with: style.foreground.withOpacity(opacity(look.state)))
    }
    if isFilled {
      drawFilled(in: rows, style, &canvas)
    } else {
      drawContents(in: rows, style, &canvas)
    }
  }

  private func drawFilled(in area: Rect, _ style: TextStyle, _ canvas: inout Canvas) {
    let paper = canvas.paper(in: area)
    var ink = style.filling(against: paper)
    // Pressed again, the filling pales.
    if canvas.traits.colorDepth.blends { ink.foreground = ink.foreground.withOpacity(opacity(look.state)) }
    canvas.drawBlanks(in: area, TextStyle(foreground: ink.foreground, attributes: style.attributes.intersection(.dim)))
    // An image is drawn on the filling, since each of its cells may have paper and ink. So is a title with a colour or a shadow: if it
    // were knocked out, that colour would fill its cells instead of the tint. Without colours everything is reversed as it is.
    let isKnockedOut = canvas.traits.colorDepth == .none ? !isOriginal : image == nil && !hasTitleColors
    if isKnockedOut { drawContents(in: area, ink, &canvas) }
    canvas.exchangeColors(in: area)
    if isKnockedOut { return }
    ink.foreground = paper
    drawContents(in: area, ink, &canvas)
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
      if blends { canvas.fill(column, with: color.withOpacity(opacity(isEnd ? shown : .normal))) }
      if !(blends && isEnd) { drawLine("│", x: x, color.withOpacity(blends ? 0.4 : 1), &canvas) }
      return
    }
    if blends, !isEnd { canvas.fill(column, with: color.withOpacity(opacity(.normal))) }
    guard let shown else { return drawLine("│", x: x, color.withOpacity(0.4), &canvas) }
    let isAtRight = filled == nil ? left == nil : filling(right) != .none
    let ink = blends ? color.withOpacity(opacity(shown)) : color
    // What is reversed takes its dimness along.
    let isDim = traits.colorDepth == .none && (filling(shown) == .pressed || shown.contains(.disabled))
    drawLine(isAtRight ? "▐" : "▌", x: x, ink, &canvas, attributes: isDim ? .dim : [])
  }

  func drawLine(_ glyph: String, x: Int, _ color: Color, _ canvas: inout Canvas, attributes: TextAttributes = []) {
    for y in bounds.minY..<bounds.maxY {
      canvas.draw(glyph, at: Point(x: x, y: y), style: TextStyle(foreground: color, attributes: attributes))
    }
  }

  private func drawOutline(around area: Rect, _ color: Color, _ canvas: inout Canvas) {
    let style = TextStyle(foreground: color)
    let start = look.isFirst ? ("╭", "╰") : ("┬", "┴")
    let end = look.isLast ? ("╮", "╯") : ("", "")
    // The filling begins where the lines are, in the middle of their cells.
    let isJoined = canvas.traits.glyphLevel > .ascii
    let filled = isJoined && filling(look.state) == .chosen
    func line(_ glyph: String) -> String { String(repeating: glyph, count: max(0, area.width)) }
    canvas.draw(start.0 + line(filled ? "▄" : "─") + end.0, at: bounds.origin, style: style)
    let bottom = Point(x: bounds.minX, y: bounds.maxY - 1)
    canvas.draw(start.1 + line(filled ? "▀" : "─") + end.1, at: bottom, style: style)
    let isLeftFilled = isJoined && filling(look.leftState) == .chosen
    for y in bounds.minY + 1..<bounds.maxY - 1 {
      canvas.draw(filled ? "▐" : isLeftFilled ? "▌" : "│", at: Point(x: bounds.minX, y: y), style: style)
      if look.isLast { canvas.draw(filled ? "▌" : "│", at: Point(x: area.maxX, y: y), style: style) }
    }
  }
}
