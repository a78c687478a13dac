import TermKitGraphics
import TermKitViews

/// The images of a page control's indicators.
struct PageIndicatorLooks: Equatable {
  /// The image for all pages, or nil for dots.
  var image: Image?
  /// The image for the current page, or nil for a large dot or the page's other image.
  var currentImage: Image?
  var images: [Int: Image] = [:]
  var currentImages: [Int: Image] = [:]

  /// Removes the images of a page and of all later ones.
  mutating func removeImages(from page: Int) {
    images = images.filter { $0.key < page }
    currentImages = currentImages.filter { $0.key < page }
  }

  /// Returns the image of a page's indicator.
  func image(of page: Int, isCurrent: Bool) -> Image {
    let usual = images[page] ?? image
    if isCurrent { return currentImages[page] ?? currentImage ?? usual ?? Self.largeDot }
    return usual ?? Self.dot
  }

  /// Returns the room that a page's indicator needs, whether the page is current or not.
  func size(of page: Int, in traits: TraitCollection) -> Size {
    let sizes = [true, false].map { image(of: page, isCurrent: $0).resolved(for: traits).size }
    return Size(width: sizes.map(\.width).max() ?? 1, height: sizes.map(\.height).max() ?? 1)
  }

  /// Returns the columns of each page's indicator.
  @MainActor func widths(of control: PageControl) -> [Int] {
    (0..<control.numberOfPages).map { size(of: $0, in: control.traitCollection).width }
  }

  private static let largeDot = Image("●", ascii: "*")
  private static let dot = Image("•", ascii: ".")
  /// The indicators at the ends of a row that does not show all pages.
  static let earlierPages = Image("·", ascii: "<")
  static let laterPages = Image("·", ascii: ">")
}

extension PageControl {
  /// Draws the background and the indicators.
  final func drawIndicators(in canvas: inout Canvas) {
    let widths = looks.widths(of: self)
    let layout = layout(widths)
    guard let first = layout.indicators.first, let last = layout.indicators.last else { return }
    let area = Rect(
      x: first.columns.lowerBound, y: bounds.minY,
      width: last.columns.upperBound - first.columns.lowerBound + 2 * Self.padding,
      height: bounds.height)
    drawBackground(in: area, &canvas)
    let (current, other) = (currentStyle(&canvas), otherStyle(canvas.traits))
    for indicator in layout.indicators {
      let isCurrent = indicator.page == currentPage
      draw(indicator, isCurrent ? current : other, &canvas)
    }
  }

  private func draw(
    _ indicator: PageIndicatorLayout.Indicator, _ style: TextStyle, _ canvas: inout Canvas
  ) {
    let isCurrent = indicator.page == currentPage
    var image = looks.image(of: indicator.page, isCurrent: isCurrent)
    if indicator.marksEarlierPages { image = PageIndicatorLooks.earlierPages }
    if indicator.marksLaterPages { image = PageIndicatorLooks.laterPages }
    let columns = indicator.columns
    let slot = Rect(
      x: columns.lowerBound + Self.padding, y: bounds.minY, width: columns.count, height: bounds.height)
    let rect = image.resolved(for: canvas.traits).frame(centeredIn: slot)
    canvas.draw(image, in: rect, tint: style.foreground, attributes: style.attributes)
    if !isEnabled { canvas.keepVisible(image, in: rect) }
  }

  private func drawBackground(in area: Rect, _ canvas: inout Canvas) {
    let showsBackground = backgroundStyle == .prominent || backgroundStyle == .automatic && isHighlighted
    let blends = canvas.traits.colorDepth.blends
    if blends, isFocused { canvas.fill(area, with: canvas.tintColor.withOpacity(0.12)) }
    guard showsBackground else { return }
    if blends { return canvas.fill(area, with: Color(white: 0.5).withOpacity(0.16)) }
    let y = area.midY
    canvas.draw("(", at: Point(x: area.minX, y: y), style: otherStyle(canvas.traits))
    canvas.draw(")", at: Point(x: area.maxX - 1, y: y), style: otherStyle(canvas.traits))
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
