import TermKitGraphics

/// The button at the left of a navigation bar that goes back: a chevron, and beside it the title of the previous screen, which is a view
/// of its own because it moves (B8).
final class BackButton: BarControl {
  /// The item that describes it, if there is one.
  var item: BarButtonItem? {
    didSet {
      if item !== oldValue, window?.isAppeared == true { AppearancePass.run(over: [self]) }
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

  override func applyAppearance(_ pass: AppearancePass) {
    super.applyAppearance(pass)
    if let item { pass.apply(to: item, in: superview) }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    let back = (superview as? NavigationBar)?.backItem
    let label = item?.accessibilityLabel ?? back?.backTitles(traitCollection.strings).first
    return AccessibilityDefaults(isElement: true, label: label, traits: .backButton, state: accessibilityState)
  }

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
  override var background: Image? { item?.shownBackground(for: state, metrics, isBackButton: true) }

  override var backgroundAdjustment: Int { item?.backLooks.backgroundAdjustment(metrics) ?? 0 }

  override var isHigh: Bool { backgroundAdjustment != 0 }

  /// How far the title is moved.
  var titleAdjustment: Point { item?.backLooks.titleAdjustment(metrics) ?? .zero }

  override func point(inside point: Point) -> Bool { super.point(inside: point) || reaches(point) }

  /// Columns on either side: those that an image behind it keeps for its edges.
  var padding: EdgeInsets { BarButton.padding(within: background) }

  /// The columns of the chevron.
  func indicatorWidth(_ traits: TraitCollection) -> Int { background == nil ? indicator.size(traits).width : 0 }

  /// The columns before the title.
  func titleStart(_ traits: TraitCollection) -> Int {
    padding.left + (background == nil ? indicatorWidth(traits) + 1 : 0)
  }

  /// The columns it takes with a title of so many.
  func width(title: Int, _ traits: TraitCollection) -> Int {
    let content = item?.shownImage(metrics, traits.strings).map { $0.resolved(for: traits).size.width } ?? title
    let start = titleStart(traits)
    let end = content > 0 ? start + content : padding.left + max(1, indicatorWidth(traits))
    return end + padding.right
  }

  /// The rows it takes in a bar of so many: more than one for what is behind it.
  func height(in room: Int, _ traits: TraitCollection) -> Int {
    isHigh ? room : max(1, background?.resolved(for: traits).size.height ?? 1)
  }

  /// The style of the title.
  private func style(_ traits: TraitCollection) -> TextStyle {
    tintedStyle([], item?.shownTitleAttributes(for: state), in: traits)
  }

  /// The look of the title as a whole. It clears nothing of an image behind it.
  func titleLook(_ traits: TraitCollection) -> BarTitle.Look {
    BarTitle.Look(
      style: style(traits), shadow: item?.shownTitleAttributes(for: state)?.shadow,
      margin: background == nil ? BarTitle.padding : 0, opacity: $contentOpacity)
  }

  override func drawContents(in canvas: inout Canvas) {
    let hasBackground = background != nil
    if let item, let image = item.shownImage(metrics, canvas.traits.strings) {
      let size = image.resolved(for: canvas.traits).size
      let area = bounds.inset(by: EdgeInsets(left: titleStart(canvas.traits)))
      let rect = Rect(origin: Point(x: area.minX, y: area.centered(size).minY), size: size)
      if !hasBackground { drawMargin(around: rect, in: &canvas) }
      draw(image, in: rect.inset(by: item.imageInsets), style: style(canvas.traits), &canvas)
    }
    if hasBackground { return }
    // The title's own attributes are not the chevron's.
    var style = tintedStyle([], nil, in: canvas.traits)
    style.attributes.remove(.underline)
    let size = indicator.size(canvas.traits)
    let rect = Rect(origin: Point(x: padding.left, y: bounds.centered(size).minY), size: size)
    drawMargin(around: rect, in: &canvas)
    draw(indicator.image, in: rect, style: style, &canvas)
  }
}
