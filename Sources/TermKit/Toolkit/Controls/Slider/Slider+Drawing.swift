import TermKitGraphics
import TermKitViews

/// The look of a slider.
extension Slider {
  final func drawParts(in canvas: inout Canvas) {
    if isFocused { canvas.fillFocus(in: bounds) }
    if canvas.drawSpokenValue(of: self, in: bounds) { return }
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: $position)
    drawTrack(track, thumb, &canvas)
    if let image = currentThumbImage {
      let opacity = opacity(of: thumbs, in: canvas.traits)
      // The line of the track would show through a pale thumb.
      if opacity < 1 { canvas.drawBlanks(in: thumb, TextStyle()) }
      draw(image, in: thumb, thumbTintColor, opacity: opacity, &canvas)
      canvas.markFocus(TextStyle().focused(isFocused, in: canvas.traits).attributes, in: thumb)
    } else if !track.isEmpty {
      drawSystemThumb(thumb, &canvas)
    }
    drawValueImage(minimumValueImage, in: minimumValueImageRect(forBounds: bounds), &canvas)
    drawValueImage(maximumValueImage, in: maximumValueImageRect(forBounds: bounds), &canvas)
  }

  private func draw(_ image: Image, in rect: Rect, _ color: Color?, opacity: Double, _ canvas: inout Canvas) {
    canvas.withOpacity(opacity, in: rect) { $0.draw(image, in: rect, templateColor: color) }
  }

  private func drawValueImage(_ image: Image?, in rect: Rect, _ canvas: inout Canvas) {
    if let image { draw(image, in: rect, nil, opacity: isEnabled ? 1 : canvas.traits.disabledOpacity, &canvas) }
  }

  // MARK: Track

  // Each part of the track ends in the middle of the thumb.
  private func drawTrack(_ track: Rect, _ thumb: Rect, _ canvas: inout Canvas) {
    let (length, thickness) = (axis.length(track.size), axis.across(track.size))
    let split = max(0, min(length, axis == .horizontal ? thumb.midX - track.minX : track.maxY - thumb.midY))
    let (styles, glyphs) = (trackStyles(&canvas), glyphs(canvas.traits))
    let high = part(of: track, at: split, length: length - split, thickness: thickness)
    drawTrackPart(maximumTracks, maximumTrackTintColor, in: high, glyphs.high, styles.high, &canvas)
    let low = part(of: track, at: 0, length: split, thickness: thickness)
    drawTrackPart(minimumTracks, minimumTrackTintColor, in: low, glyphs.low, styles.low, &canvas)
  }

  private func drawTrackPart(
    _ images: StateValues<Image>, _ color: Color?, in rect: Rect, _ glyph: String, _ style: TextStyle,
    _ canvas: inout Canvas
  ) {
    guard let image = images.shown(for: state) else {
      let line = String(repeating: glyph, count: max(0, rect.width))
      for y in rect.minY..<max(rect.minY, rect.maxY) { canvas.draw(line, at: Point(x: rect.minX, y: y), style: style) }
      return
    }
    // A drag is shown by the thumb alone, so that the value stays visible.
    draw(image, in: rect, color, opacity: isEnabled ? 1 : opacity(of: images, in: canvas.traits), &canvas)
    canvas.markFocus(TextStyle().focused(isFocused, in: canvas.traits).attributes, in: rect)
  }

  private func glyphs(_ traits: TraitCollection) -> (low: String, high: String) {
    let isHorizontal = axis == .horizontal
    switch traits.glyphLevel {
    case .ascii: return isHorizontal ? ("=", "-") : ("#", "|")
    case .blocks: return isHorizontal ? ("═", "─") : ("║", "│")
    case .braille: return isHorizontal ? ("━", "─") : ("┃", "│")
    }
  }

  private func trackStyles(_ canvas: inout Canvas) -> (low: TextStyle, high: TextStyle) {
    var low = canvas.tintTextStyle()
    low.minimumContrast = .element
    if let minimumTrackTintColor { low = TextStyle(foreground: minimumTrackTintColor, attributes: low.attributes) }
    var high = low.secondary(in: canvas.traits)
    (high.foreground, high.minimumContrast) = (maximumTrackTintColor ?? Color(white: 0.6), .element)
    if !isEnabled { (low, high) = (low.disabled(in: canvas.traits), high.disabled(in: canvas.traits)) }
    // Where colours do not blend, the line below the text marks the focus. It must not depend on the value.
    let marksHigh = isFocused && !canvas.traits.colorDepth.blends
    return (low.focused(isFocused, in: canvas.traits), high.focused(marksHigh, in: canvas.traits))
  }

  // MARK: Thumb

  private func drawSystemThumb(_ rect: Rect, _ canvas: inout Canvas) {
    var style = canvas.tintTextStyle()
    if let thumbTintColor { style.foreground = thumbTintColor }
    if !isEnabled { style = style.disabled(in: canvas.traits) }
    style = style.focused(isFocused, in: canvas.traits)
    if canvas.traits.glyphLevel == .ascii { return drawASCIIThumb(rect, style, &canvas) }
    let frame = thumbFrame(for: $position).aligned(axis)
    canvas.fill(shape(of: frame), with: style.foreground)
    let attributes = style.attributes.intersection(.dim)
    if !attributes.isEmpty { canvas.add(attributes, in: frame.cells) }
  }

  // A round thumb needs three rows. While the slider is pressed, the thumb grows.
  private func shape(of frame: Path.Frame) -> Path {
    let growth = isHighlighted ? 1.0 : 0
    if frame.height < 3 {
      return Path(
        rect: axis == .horizontal
          ? Path.Frame(x: frame.x - growth / 2, y: frame.y, width: frame.width + growth, height: frame.height)
          : Path.Frame(x: frame.x, y: frame.y - growth / 4, width: frame.width, height: frame.height + growth / 2))
    }
    let (width, center) = (frame.width + growth, frame.center)
    let middle = Path.Frame(x: center.x - width / 2, y: center.y - 0.5, width: width, height: 1)
    var path = Path(rect: middle)
    // The other rows are shorter by half a column at each end.
    path.append(Path(rect: Path.Frame(x: middle.x + 0.5, y: center.y - 1, width: width - 1, height: 2)))
    return path
  }

  private func drawASCIIThumb(_ rect: Rect, _ style: TextStyle, _ canvas: inout Canvas) {
    let middle = String(repeating: axis == .horizontal ? " " : "=", count: max(0, rect.width - 2))
    let (left, right) = isHighlighted ? ("<", ">") : ("[", "]")
    for y in rect.minY..<rect.maxY {
      let isEdge = rect.height > 2 && (y == rect.minY || y == rect.maxY - 1)
      let edge = "+" + String(repeating: "-", count: max(0, rect.width - 2)) + "+"
      canvas.draw(isEdge ? edge : left + middle + right, at: Point(x: rect.minX, y: y), style: style)
    }
  }
}

extension Path.Frame {
  // Returns the nearest frame that block elements can show: quarters of columns, and halves of rows, which leave smaller gaps.
  fileprivate func aligned(_ axis: LayoutAxis) -> Path.Frame {
    var frame = self
    if axis == .horizontal { frame.x = (x * 4).rounded() / 4 } else { frame.y = (y * 2).rounded() / 2 }
    return frame
  }

  /// The cells that the frame touches.
  fileprivate var cells: Rect {
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    return Rect(
      x: left, y: top, width: Int((x + width).rounded(.up)) - left, height: Int((y + height).rounded(.up)) - top)
  }
}
