import TermKitGraphics
import TermKitViews

extension PageControl {
  // Returns the image of a page's indicator.
  private func image(of page: Int, isCurrent: Bool) -> Image {
    let usual = images[page] ?? preferredIndicatorImage
    if isCurrent { return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? usual ?? Self.largeDot }
    return usual ?? Self.dot
  }

  /// Returns the room that a page's indicator needs, whether the page is current or not.
  final func indicatorSize(of page: Int) -> Size {
    let sizes = [true, false].map { image(of: page, isCurrent: $0).resolved(for: traitCollection).size }
    return Size(width: sizes.map(\.width).max() ?? 1, height: sizes.map(\.height).max() ?? 1)
  }

  private static let largeDot = Image("●", ascii: "*")
  private static let dot = Image("•", ascii: ".")
  // The indicators at the ends of a row that does not show all pages.
  private static let earlierPages = Image("·", ascii: "<")
  private static let laterPages = Image("·", ascii: ">")

  /// Draws the background and the indicators.
  final func drawIndicators(in canvas: inout Canvas) {
    let layout = layout
    guard let first = layout.indicators.first, let last = layout.indicators.last else { return }
    let area = Rect(
      x: first.columns.lowerBound, y: bounds.minY,
      width: last.columns.upperBound - first.columns.lowerBound + 2 * Self.padding, height: bounds.height)
    drawBackground(in: area, &canvas)
    let (current, other) = (currentStyle(&canvas), otherStyle(canvas.traits))
    for indicator in layout.indicators {
      draw(indicator, indicator.page == currentPage ? current : other, &canvas)
    }
  }

  private func draw(_ indicator: PageIndicatorLayout.Indicator, _ style: TextStyle, _ canvas: inout Canvas) {
    var image = image(of: indicator.page, isCurrent: indicator.page == currentPage)
    if indicator.marksEarlierPages { image = Self.earlierPages }
    if indicator.marksLaterPages { image = Self.laterPages }
    let columns = indicator.columns
    let slot = Rect(
      x: columns.lowerBound + Self.padding, y: bounds.minY, width: columns.count, height: bounds.height)
    let rect = image.resolved(for: canvas.traits).frame(centeredIn: slot)
    canvas.draw(image, in: rect, tint: style.foreground, attributes: style.attributes)
    if !isEnabled { canvas.keepVisible(image, in: rect) }
  }

  private func drawBackground(in area: Rect, _ canvas: inout Canvas) {
    if isFocused { canvas.fillFocus(in: area) }
    guard backgroundStyle == .prominent || backgroundStyle == .automatic && isHighlighted else { return }
    if canvas.traits.colorDepth.blends { return canvas.fill(area, with: Color(white: 0.5).withOpacity(0.16)) }
    let row = Rect(x: area.minX, y: area.midY, width: area.width, height: 1)
    canvas.drawEnds("(", ")", in: row, otherStyle(canvas.traits))
  }

  private func currentStyle(_ canvas: inout Canvas) -> TextStyle {
    var style = canvas.tintTextStyle()
    if let color = currentPageIndicatorTintColor { style.foreground = color }
    if !isEnabled { return style.disabled(BarStyle.default.disabledColor, in: canvas.traits) }
    if isFocused { style.attributes.formUnion(canvas.traits.colorDepth.blends ? .bold : [.bold, .underline]) }
    return style
  }

  private func otherStyle(_ traits: TraitCollection) -> TextStyle {
    var style = TextStyle(foreground: pageIndicatorTintColor ?? Self.grey, minimumContrast: .element)
    if traits.colorDepth == .none { style.attributes.insert(.dim) }
    return isEnabled ? style : style.disabled(BarStyle.default.disabledColor, in: traits)
  }

  private static let grey = Color(white: 0.6)
}
