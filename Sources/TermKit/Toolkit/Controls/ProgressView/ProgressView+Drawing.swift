import TermKitGraphics
import TermKitViews

/// The look of the bar.
extension ProgressView {
  final func drawBar(in rect: Rect, _ canvas: inout Canvas) {
    if rect.isEmpty || canvas.drawSpokenValue(of: self, in: rect) { return }
    if trackImage != nil || progressImage != nil { return drawImages(in: rect, &canvas) }
    let part = part(of: rect.width, &canvas)
    let isTall = rect.height > 2 && progressViewStyle == .default
    let blends = canvas.traits.colorDepth.blends && canvas.traits.glyphLevel > .ascii
    if isTall, blends { return drawRound(in: rect, part, &canvas) }
    let isBar = progressViewStyle == .bar || isTall
    let glyphs = ProgressGlyphs(isBar: isBar, canvas.traits)
    let styles = styles(glyphs, &canvas)
    let rows = isBar ? rect : Rect(x: rect.minX, y: rect.midY, width: rect.width, height: 1)
    for y in rows.minY..<rows.maxY {
      for x in 0..<rect.width {
        let cell = glyphs.cell(covered: (part.lowerBound - Double(x))...(part.upperBound - Double(x)))
        canvas.draw(
          cell.glyph, at: Point(x: rect.minX + x, y: y), style: cell.isFilled ? styles.filled : styles.track)
      }
    }
  }

  private var progressColor: Color { progressTintColor ?? tintColor }

  // A track in the colour of the progress would hide the progress, so it becomes pale.
  private var trackColor: Color {
    guard let trackTintColor else { return Color(white: 0.5).withAlphaComponent(0.25) }
    return trackTintColor == progressColor ? trackTintColor.withOpacity(Self.pale) : trackTintColor
  }
  private static let pale = 0.25

  private func styles(_ glyphs: ProgressGlyphs, _ canvas: inout Canvas) -> (filled: TextStyle, track: TextStyle) {
    var filled = canvas.tintTextStyle()
    filled.minimumContrast = glyphs.isBar ? .none : .element
    if let progressTintColor { filled = TextStyle(foreground: progressTintColor, attributes: filled.attributes) }
    var track = TextStyle(foreground: trackColor)
    // A pale colour needs an area.
    if !canvas.traits.colorDepth.blends || canvas.traits.glyphLevel == .ascii {
      track = TextStyle().secondary(in: canvas.traits)
      track.minimumContrast = .element
      if let trackTintColor { track.foreground = trackTintColor }
    }
    if glyphs.fillsTrack { (filled.background, track.background) = (trackColor, trackColor) }
    return (filled, track)
  }

  // MARK: The filled part

  /// The time that the part of an indeterminate bar takes from end to end, in seconds.
  private static let turn = 1.6
  private static let stepsPerSecond = 30.0

  // Returns the columns that are filled, with fractions of columns.
  private func part(of width: Int, _ canvas: inout Canvas) -> ClosedRange<Double> {
    let width = Double(width)
    if !isIndeterminate { return 0...max(0, min(1, $filled)) * width }
    let length = max(2, width / 3)
    guard !canvas.traits.reducesMotion, let time = canvas.time else {
      return (width - length) / 2...(width + length) / 2
    }
    // A wake-up may be early by a rounding error.
    let step = ((time - indeterminateStart + 1e-6) * Self.stepsPerSecond).rounded(.down)
    let turns = step / Self.stepsPerSecond / Self.turn
    canvas.setNeedsDisplay(in: bounds, after: indeterminateStart + (step + 1) / Self.stepsPerSecond - time)
    let start = (turns - turns.rounded(.down)) * (width + length) - length
    return max(0, start)...max(0, min(width, start + length))
  }

  // MARK: Round bars

  private func drawRound(in rect: Rect, _ part: ClosedRange<Double>, _ canvas: inout Canvas) {
    let frame = Path.Frame(rect)
    // As round as a bar of these rows can be: a row is as high as two columns.
    let radius = min(frame.width / 2, frame.height)
    canvas.fill(Path(roundedRect: frame, cornerRadius: radius), with: trackColor)
    let length = part.upperBound - part.lowerBound
    if length <= 0 { return }
    let shape = Path.Frame(x: frame.x + part.lowerBound, y: frame.y, width: length, height: frame.height)
    canvas.fill(
      Path(roundedRect: shape, cornerRadius: min(radius, length / 2)), with: progressTintColor ?? canvas.tintColor)
  }

  // MARK: Images

  private func drawImages(in rect: Rect, _ canvas: inout Canvas) {
    if let trackImage {
      canvas.withOpacity(trackLooksLikeProgress ? Self.pale : 1, in: rect) {
        draw(trackImage, trackTintColor, in: rect, &$0)
      }
    }
    let part = part(of: rect.width, &canvas)
    let (start, end) = (Int(part.lowerBound.rounded()), Int(part.upperBound.rounded()))
    let filled = Rect(x: rect.minX + start, y: rect.minY, width: end - start, height: rect.height)
    if filled.isEmpty { return }
    if let progressImage { return draw(progressImage, progressTintColor, in: filled, &canvas) }
    canvas.fill(filled.withHeight(1, in: rect), with: progressTintColor ?? canvas.tintColor)
  }

  // True if a template of the track has the colour of the progress.
  private var trackLooksLikeProgress: Bool {
    let isTemplate = [trackImage, progressImage].allSatisfy { $0.map { $0.renderingMode == .alwaysTemplate } ?? true }
    return isTemplate && (trackTintColor ?? tintColor) == progressColor
  }

  private func draw(_ image: Image, _ color: Color?, in rect: Rect, _ canvas: inout Canvas) {
    let height = image.resolved(for: canvas.traits).size.height
    canvas.draw(image, in: rect.withHeight(height, in: rect), templateColor: color)
  }
}

extension Rect {
  // Returns the columns of this rectangle in the middle rows of another one.
  fileprivate func withHeight(_ height: Int, in area: Rect) -> Rect {
    Rect(x: minX, y: area.minY + (area.height - height) / 2, width: width, height: height)
  }
}
