import TermKitGraphics
import TermKitViews

/// The look of segments without a background image.
extension SegmentView {
  // The filling of a segment. A segment without a filling has the pale background of the control.
  private enum Filling {
    case none, pressed, chosen
  }

  private func filling(_ state: ControlState?) -> Filling {
    guard let state else { return .none }
    return state.contains(.selected) ? .chosen : state.contains(.highlighted) ? .pressed : .none
  }

  // Returns the opacity of the tint in a filling, where colours blend.
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
    let rows = hasOutline ? area.inset(by: EdgeInsets(top: 1, bottom: 1)) : area
    let colors = colors(style, in: rows, &canvas)
    if hasOutline {
      drawOutline(around: area, colors, &canvas)
    } else {
      drawEdges(around: area, colors, &canvas)
    }
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

  // The colours of lines and of the filling, whose edges have to look like the rest of it.
  private typealias Colors = (line: Color, filling: Color)

  private func colors(_ style: TextStyle, in area: Rect, _ canvas: inout Canvas) -> Colors {
    let isFillingNear = filling(look.state) == .chosen || filling(look.leftState) == .chosen
    let fill = isFillingNear ? style.filling(against: canvas.paper(in: area)).foreground : style.foreground
    return (style.foreground, fill)
  }

  private func drawFilled(in area: Rect, _ style: TextStyle, _ canvas: inout Canvas) {
    let paper = canvas.paper(in: area)
    var ink = style.filling(against: paper)
    // A selected segment pales while it is pressed.
    if canvas.traits.colorDepth.blends { ink.foreground = ink.foreground.withOpacity(opacity(look.state)) }
    canvas.drawBlanks(in: area, TextStyle(foreground: ink.foreground, attributes: style.attributes.intersection(.dim)))
    // An image is drawn on the filling, because each of its cells may have a foreground and a background. A title with a colour or a
    // shadow is drawn on it too: if the title were knocked out, its colour would fill its cells instead of the tint. Without colours,
    // everything except an image with the mode `alwaysOriginal` is shown in reverse instead.
    let isKnockedOut = canvas.traits.colorDepth == .none ? !isOriginal : image == nil && !hasTitleColors
    if isKnockedOut { drawContents(in: area, ink, &canvas) }
    canvas.exchangeColors(in: area)
    if isKnockedOut { return }
    ink.foreground = paper
    drawContents(in: area, ink, &canvas)
  }

  // MARK: Borders

  // Without an outline, half blocks end the fillings and the control in the middle of a cell.
  private func drawEdges(around area: Rect, _ colors: Colors, _ canvas: inout Canvas) {
    let left = bounds.minX..<area.minX
    if !left.isEmpty { drawBorder(x: left.lowerBound, look.leftState, look.state, colors, &canvas) }
    if area.maxX < bounds.maxX { drawBorder(x: area.maxX, look.state, nil, colors, &canvas) }
  }

  // Draws the border between two segments, or at an end of the control, where one state is nil.
  private func drawBorder(
    x: Int, _ left: ControlState?, _ right: ControlState?, _ colors: Colors, _ canvas: inout Canvas
  ) {
    let color = colors.line
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
    let edge = filling(shown) == .chosen ? colors.filling : color
    let ink = blends ? edge.withOpacity(opacity(shown)) : edge
    // Reversed text keeps its dim attribute, so the border next to it is dim too.
    let isDim = traits.colorDepth == .none && (filling(shown) == .pressed || shown.contains(.disabled))
    drawLine(isAtRight ? "▐" : "▌", x: x, ink, &canvas, attributes: isDim ? .dim : [])
  }

  func drawLine(_ glyph: String, x: Int, _ color: Color, _ canvas: inout Canvas, attributes: TextAttributes = []) {
    for y in bounds.minY..<bounds.maxY {
      canvas.draw(glyph, at: Point(x: x, y: y), style: TextStyle(foreground: color, attributes: attributes))
    }
  }

  private func drawOutline(around area: Rect, _ colors: Colors, _ canvas: inout Canvas) {
    let start = look.isFirst ? ("╭", "╰") : ("┬", "┴")
    let end = look.isLast ? ("╮", "╯") : ("", "")
    // The filling begins in the middle of the cells in which the lines are.
    let isJoined = canvas.traits.glyphLevel > .ascii
    let filled = isJoined && filling(look.state) == .chosen
    let isLeftFilled = isJoined && filling(look.leftState) == .chosen
    func draw(_ text: String, x: Int, y: Int, isFilling: Bool) {
      let style = TextStyle(foreground: isFilling ? colors.filling : colors.line)
      canvas.draw(text, at: Point(x: x, y: y), style: style)
    }
    func drawRow(y: Int, _ start: String, _ glyph: String, _ end: String) {
      draw(start, x: bounds.minX, y: y, isFilling: false)
      draw(String(repeating: glyph, count: max(0, area.width)), x: bounds.minX + 1, y: y, isFilling: filled)
      draw(end, x: bounds.minX + 1 + max(0, area.width), y: y, isFilling: false)
    }
    drawRow(y: bounds.minY, start.0, filled ? "▄" : "─", end.0)
    drawRow(y: bounds.maxY - 1, start.1, filled ? "▀" : "─", end.1)
    for y in bounds.minY + 1..<bounds.maxY - 1 {
      draw(filled ? "▐" : isLeftFilled ? "▌" : "│", x: bounds.minX, y: y, isFilling: filled || isLeftFilled)
      if look.isLast { draw(filled ? "▌" : "│", x: area.maxX, y: y, isFilling: filled) }
    }
  }
}
