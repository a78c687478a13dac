import TermKitGraphics
import TermKitViews

extension Switch {
  /// Draws the track, the thumb and the title.
  final func drawSwitch(in canvas: inout Canvas) {
    if isFocused { canvas.fillFocus(in: bounds) }
    let layout = layout
    if canvas.drawSpokenValue(of: self, in: layout.track) { return drawTitle(layout.titleRect, &canvas) }
    canvas.withOpacity(opacity(canvas.traits), in: bounds) { canvas in
      if Self.isFilled(canvas.traits) {
        drawFilledTrack(layout, &canvas)
      } else {
        drawLine(layout, &canvas)
      }
    }
    if isFocused, !canvas.traits.colorDepth.blends { markFocus(layout, &canvas) }
    drawTitle(layout.titleRect, &canvas)
  }

  // Where colours blend, a pressed switch pales, and so does a disabled one. A line is dim while it is pressed. A filled track in few
  // colours would get edges in another colour, so its thumb is hollow instead while it is pressed.
  private func opacity(_ traits: TraitCollection) -> Double {
    let isFilled = Self.isFilled(traits)
    if traits.colorDepth.blends, isFilled, !isEnabled { return traits.disabledOpacity }
    return isFilled && !traits.colorDepth.blends ? 1 : traits.pressedOpacity($contentOpacity)
  }

  private func markFocus(_ layout: SwitchLayout, _ canvas: inout Canvas) {
    let row = Rect(x: layout.track.minX, y: layout.body.midY, width: layout.track.width, height: 1)
    guard Self.isFilled(canvas.traits) else { return canvas.add([.bold, .underline], in: row) }
    // A line below a filled track would be hard to see.
    let style = canvas.tintTextStyle(.bold)
    canvas.drawEnds("[", "]", in: row.inset(by: EdgeInsets(left: -1, right: -1)), style)
  }

  // The tint with its attributes, or the on tint.
  private func onStyle(_ canvas: inout Canvas) -> TextStyle {
    var style = canvas.tintTextStyle()
    if let onTintColor { style.foreground = onTintColor }
    return style
  }

  private func drawTitle(_ rect: Rect, _ canvas: inout Canvas) {
    guard let title, rect.width > 0, rect.intersects(bounds) else { return }
    let style = canvas.plainTextStyle(in: rect)
    let shown = isEnabled ? style.focused(isFocused, in: canvas.traits) : style.disabled(in: canvas.traits)
    canvas.draw(title.truncated(to: rect.width), at: rect.origin, style: shown)
  }

  // The colour of a filled track while the switch is off. White is visible on it.
  private static let offColor = Color(white: 0.56)
  // The colour of a filled track of a disabled switch, where colours do not blend.
  private static let disabledColor = Color(white: 0.78)

  // The track is a line where there are no block elements, or no grey to fill with.
  private static func isFilled(_ traits: TraitCollection) -> Bool {
    traits.glyphLevel > .ascii && traits.colorDepth >= .sixteen
  }

  // MARK: A filled track

  private func drawFilledTrack(_ layout: SwitchLayout, _ canvas: inout Canvas) {
    let on = onStyle(&canvas).foreground
    let moving = Self.offColor.mixed(with: on, max(0, min(1, $thumbPosition)))
    let blends = canvas.traits.colorDepth.blends
    let color = isEnabled ? moving : blends ? moving.grayscale : Self.disabledColor
    canvas.drawPill(in: layout.track, color)
    let body = layout.body
    if body.isEmpty { return }
    let x = layout.thumbColumn(at: $thumbPosition, in: body.minX..<body.maxX)
    drawImages(beside: x, in: body, &canvas)
    // White has too little contrast on a very light track only. With few colours, the terminal's colours may differ.
    let usual = Color.white.contrastRatio(with: color) < 1.8 ? Color.black : .white
    let thumb = TextStyle(
      foreground: thumbTintColor ?? usual, minimumContrast: blends || thumbTintColor != nil ? .none : .element)
    canvas.draw(!blends && isHighlighted ? "○" : "●", at: Point(x: x, y: body.midY), style: thumb)
  }

  // Both images move with the thumb, each on its own side of it.
  private func drawImages(beside x: Int, in body: Rect, _ canvas: inout Canvas) {
    canvas.with(clip: body) { canvas in
      let left = Rect(x: x - (body.width - 1), y: body.minY, width: body.width - 1, height: body.height)
      let right = Rect(x: x + 1, y: body.minY, width: body.width - 1, height: body.height)
      draw(onImage, in: left, &canvas)
      draw(offImage, in: right, &canvas)
    }
  }

  private func draw(_ image: Image?, in area: Rect, _ canvas: inout Canvas) {
    guard let image = image?.resolved(for: canvas.traits) else { return }
    canvas.draw(image, in: image.frame(centeredIn: area), usually: .alwaysOriginal)
  }

  // MARK: A line

  private func drawLine(_ layout: SwitchLayout, _ canvas: inout Canvas) {
    let (isOn, isASCII) = ($thumbPosition >= 0.5, canvas.traits.glyphLevel == .ascii)
    var style = isOn ? onStyle(&canvas) : TextStyle(foreground: Color(white: 0.45), minimumContrast: .element)
    if !isEnabled { style = style.disabled(in: canvas.traits) }
    let (track, row) = (layout.track, layout.body.midY)
    if track.height >= 3, track.width >= 2 {
      canvas.drawBox(in: track, style)
    } else if isASCII, track.width >= 2 {
      canvas.drawEnds("[", "]", in: Rect(x: track.minX, y: row, width: track.width, height: 1), style)
    }
    // Without an outline and brackets, the line reaches to the edges.
    let isFramed = track.height >= 3 || isASCII
    let columns = isFramed ? layout.body.minX..<layout.body.maxX : track.minX..<track.maxX
    if columns.isEmpty { return }
    let line = String(repeating: isASCII ? isOn ? "=" : "-" : isOn ? "━" : "─", count: columns.count)
    canvas.draw(line, at: Point(x: columns.lowerBound, y: row), style: style)
    let x = layout.thumbColumn(at: $thumbPosition, in: columns)
    let area = Rect(x: columns.lowerBound, y: layout.body.minY, width: columns.count, height: layout.body.height)
    drawImages(beside: x, in: area, &canvas)
    if let thumbTintColor, isEnabled { style.foreground = thumbTintColor }
    canvas.draw(isASCII ? isOn ? "O" : "o" : isOn ? "●" : "○", at: Point(x: x, y: row), style: style)
  }
}

extension Canvas {
  /// Fills a rectangle with a colour up to the middle of its edge cells.
  fileprivate mutating func drawPill(in rect: Rect, _ color: Color) {
    guard rect.width >= 2, rect.height > 0 else { return fill(rect, with: color) }
    let style = TextStyle(foreground: color)
    let rows = rect.height >= 3 ? rect.inset(by: EdgeInsets(top: 1, bottom: 1)) : rect
    drawEnds("▐", "▌", in: rows, style)
    fill(rows.inset(by: EdgeInsets(left: 1, right: 1)), with: color)
    guard rect.height >= 3 else { return }
    let hasQuadrants = traits.glyphLevel == .braille
    for (y, left, middle, right) in [(rect.minY, "▗", "▄", "▖"), (rect.maxY - 1, "▝", "▀", "▘")] {
      let line = String(repeating: middle, count: rect.width - 2)
      let text = hasQuadrants ? left + line + right : " " + line
      drawPadded(text, at: Point(x: rect.minX, y: y), style: style)
    }
  }
}
