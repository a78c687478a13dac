import TermKitControls
import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// The back button of a navigation bar: a chevron, and beside it the title of the previous screen. The title is a separate view, because
/// it moves in transitions (B8).
final class BackButton: BarControl {
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

  override func applyAppearance(_ pass: AppearancePass) {
    super.applyAppearance(pass)
    if let item { pass.apply(to: item, in: superview) }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: spokenTitle, traits: .backButton, state: accessibilityState)
  }

  // A button that shows only an image or the chevron has no title, but it leads to a screen that has one.
  private var spokenTitle: String {
    let strings = traitCollection.strings
    let back = (superview as? NavigationBar)?.backItem
    let labels = [
      item?.accessibilityLabel, back?.backTitles(strings).first, item?.image?.accessibilityLabel, back?.title,
    ]
    return labels.compactMap { $0 }.first { !$0.isEmpty } ?? strings.back
  }

  // The title beside the chevron has a look like the chevron's.
  private func lookChanged() { (superview as? NavigationBar)?.titleStyleChanged() }

  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder && alpha > 0 }

  override func stateDidChange() {
    super.stateDidChange()
    lookChanged()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    lookChanged()
  }

  /// The background image. It hides the chevron.
  override var backgrounds: StateValues<Image> {
    item?.backgrounds(for: state, metrics, isBackButton: true) ?? StateValues()
  }

  override var backgroundAdjustment: Int { item?.backLooks.backgroundAdjustment(metrics) ?? 0 }

  override var isHigh: Bool { backgroundAdjustment != 0 }

  var titleAdjustment: Point { item?.backLooks.titleAdjustment(metrics) ?? .zero }

  override func point(inside point: Point) -> Bool { super.point(inside: point) || isHit(point) }

  /// The columns on either side of the contents: one, or the width of the background image's caps if that is larger.
  var padding: EdgeInsets { .padding(within: background) }

  func indicatorWidth(_ traits: TraitCollection) -> Int { background == nil ? indicator.size(traits).width : 0 }

  func titleStart(_ traits: TraitCollection) -> Int {
    padding.left + (background == nil ? indicatorWidth(traits) + 1 : 0)
  }

  /// Returns the columns of the button with a title of the given width.
  func width(title: Int, _ traits: TraitCollection) -> Int {
    let content = item?.shownImage(metrics, traits.strings).map { $0.resolved(for: traits).size.width } ?? title
    let start = titleStart(traits)
    let end = content > 0 ? start + content : padding.left + max(1, indicatorWidth(traits))
    return end + padding.right
  }

  /// Returns the rows of the button in a bar of the given height. A background image can make it higher than one row.
  func height(in room: Int, _ traits: TraitCollection) -> Int {
    isHigh ? room : max(1, background?.resolved(for: traits).size.height ?? 1)
  }

  private func style(_ traits: TraitCollection) -> TextStyle {
    tintedStyle([], item?.shownTitleAttributes(for: state), in: traits)
  }

  /// Returns the whole look of the title. With a background image, the title has no margin, because the margin would erase the image.
  func titleLook(_ traits: TraitCollection) -> BarTitle.Look {
    BarTitle.Look(
      style: style(traits), shadow: item?.shownTitleAttributes(for: state)?.shadow,
      margin: background == nil ? BarTitle.padding : 0, opacity: titleOpacity(of: item))
  }

  override func drawContents(in canvas: inout Canvas) {
    let hasBackground = background != nil
    if let item, let image = item.shownImage(metrics, canvas.traits.strings) {
      let size = image.resolved(for: canvas.traits).size
      let area = bounds.inset(by: EdgeInsets(left: titleStart(canvas.traits)))
      let rect = Rect(origin: Point(x: area.minX, y: area.centered(size).minY), size: size)
      if !hasBackground { drawMargin(around: rect, in: &canvas) }
      draw(image, in: rect.inset(by: item.imageInsets), style: style(canvas.traits), isEnabled: isEnabled, &canvas)
    }
    if hasBackground { return }
    // The attributes of the title do not apply to the chevron.
    var style = tintedStyle([], nil, in: canvas.traits)
    style.attributes.remove(.underline)
    let size = indicator.size(canvas.traits)
    let rect = Rect(origin: Point(x: padding.left, y: bounds.centered(size).minY), size: size)
    drawMargin(around: rect, in: &canvas)
    draw(indicator.image, in: rect, style: style, isEnabled: isEnabled, &canvas)
  }
}

/// The chevron of a back button, and the mask that shows and hides titles that pass under it (B8).
struct BackIndicator: Equatable {
  let image: Image
  /// The mask: titles are visible in its opaque columns. It has the size of the image.
  let mask: Image

  /// A chevron that hides the titles under it.
  static let standard = BackIndicator(
    image: Image(variants: [
      Image.Variant(Image("‹", attributes: .bold), glyphLevel: .braille), Image.Variant(Image("<")),
    ]).imageFlippedForRightToLeftLayoutDirection(),
    mask: Image(" "))

  func size(_ traits: TraitCollection) -> Size { image.resolved(for: traits).size }

  /// Returns which columns, counted from the left edge of the chevron, show the titles under them: the opaque columns of the mask, except
  /// where the chevron is in front of the title.
  func openColumns(_ traits: TraitCollection) -> [Bool] {
    let chevron = Self.opaqueColumns(of: image, traits)
    return Self.opaqueColumns(of: mask, traits).enumerated().map { x, isOpen in
      isOpen && !(x < chevron.count && chevron[x])
    }
  }

  // Returns which columns of an image are opaque in the row of the titles.
  private static func opaqueColumns(of image: Image, _ traits: TraitCollection) -> [Bool] {
    let size = image.resolved(for: traits).size
    if size.isEmpty { return [] }
    var canvas = Canvas(CellBuffer(size: size), traits: traits)
    canvas.draw(image, at: .zero)
    let row = max(0, (size.height - 1) / 2)
    return (0..<size.width).map { x in
      let cell = canvas.cells[x, row]
      return !cell.isBlank || cell.background.alpha >= 128
    }
  }
}

extension BackIndicator {
  /// Creates an indicator from the application's images. Returns nil unless both are given.
  init?(image: Image?, mask: Image?) {
    guard let image, let mask else { return nil }
    self.init(image: image, mask: mask)
  }
}
