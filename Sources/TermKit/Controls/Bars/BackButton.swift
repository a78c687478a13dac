/// The button at the left of a navigation bar that goes back: a chevron, and beside it the title of the previous screen, which is a view
/// of its own because it moves (B8).
final class BackButton: BarControl {
  /// Columns on either side.
  static let padding = 1

  /// The item that describes it, if there is one.
  var item: BarButtonItem? {
    didSet {
      tintColor = item?.tintColor
      isEnabled = item?.isEnabled ?? true
      setNeedsDisplay()
      lookChanged()
    }
  }
  var indicator = BackIndicator.standard { didSet { if indicator != oldValue { setNeedsDisplay() } } }
  var metrics = BarMetrics.default { didSet { if metrics != oldValue { setNeedsDisplay() } } }
  /// Told when the look of the title beside the chevron changes.
  var lookChanged: () -> Void = {}

  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder && alpha > 0 }

  override func stateDidChange() {
    super.stateDidChange()
    lookChanged()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    lookChanged()
  }

  /// The image behind it, which turns the chevron off.
  private var background: Image? { item?.shownBackground(for: state, metrics, isBackButton: true) }

  /// The columns of the chevron.
  func indicatorWidth(_ traits: TraitCollection) -> Int { background == nil ? indicator.size(traits).width : 0 }

  /// The columns before the title.
  func titleStart(_ traits: TraitCollection) -> Int {
    Self.padding + (background == nil ? indicatorWidth(traits) + 1 : 0)
  }

  /// The columns it takes with a title of so many.
  func width(title: Int, _ traits: TraitCollection) -> Int {
    let content = item?.image.map { $0.resolved(for: traits).size.width } ?? title
    let start = titleStart(traits)
    return (content > 0 ? start + content : Self.padding + max(1, indicatorWidth(traits))) + Self.padding
  }

  /// The look of the title, and of the chevron.
  func style(_ traits: TraitCollection) -> TextStyle {
    tintedStyle([], item?.shownTitleAttributes(for: state), in: traits)
  }

  /// The shadow behind the title.
  var shadow: TextShadow? { item?.shownTitleAttributes(for: state)?.shadow }

  override func draw(in canvas: inout Canvas) {
    canvas.withOpacity($contentOpacity, in: bounds) { drawContents(in: &$0) }
  }

  private func drawContents(in canvas: inout Canvas) {
    let background = background
    if let background { canvas.draw(background, in: bounds) }
    drawFocus(in: &canvas)
    var style = style(canvas.traits)
    if let image = item?.image {
      let size = image.resolved(for: canvas.traits).size
      let area = bounds.inset(by: EdgeInsets(left: titleStart(canvas.traits)))
      let rect = Rect(origin: Point(x: area.minX, y: area.centered(size).minY), size: size)
      draw(image, in: rect, style: style, &canvas)
    }
    guard background == nil else { return }
    // The title's own colours and lines are not the chevron's.
    style.foreground = tintedStyle([], nil, in: canvas.traits).foreground
    style.attributes.remove(.underline)
    let size = indicator.size(canvas.traits)
    let rect = Rect(origin: Point(x: Self.padding, y: bounds.centered(size).minY), size: size)
    draw(indicator.image, in: rect, style: style, &canvas)
  }
}
