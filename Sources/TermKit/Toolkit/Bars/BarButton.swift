import TermKitControls
import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// The view of a bar button item: its title or image in the tint, without a bezel unless the item is bordered.
final class BarButton: BarControl, BarItemObserver {
  let item: BarButtonItem
  init(_ item: BarButtonItem) {
    self.item = item
    super.init()
    item.observer = self
    takeOver()
    addAction(for: .touchUpInside) { [weak item] _ in item?.perform() }
  }

  override func applyAppearance(_ pass: AppearancePass) {
    super.applyAppearance(pass)
    pass.apply(to: item, in: superview)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    let strings = traitCollection.strings
    let label = item.accessibilityLabel ?? item.image?.accessibilityLabel ?? item.shownTitle(strings)
    return AccessibilityDefaults(isElement: true, label: label, traits: .button, state: accessibilityState)
  }

  func barItemChanged(_ item: BarItem) {
    takeOver()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func takeOver() {
    isEnabled = item.canBeChosen
    tintColor = item.tintColor
    showsMenuAsPrimaryAction = item.opensMenu
  }

  override func contextMenu(at point: Point) -> MenuOpening? {
    let menu = isEnabled ? item.menu : nil
    return menu.flatMap { MenuOpening($0, sender: item) } ?? super.contextMenu(at: point)
  }

  override var takesFocusByTouch: Bool { (superview as? Bar)?.focusFollowsClicks ?? true }

  private var metrics: BarMetrics { (superview as? Bar)?.barMetrics ?? .default }

  private func contentSize(_ traits: TraitCollection) -> Size {
    let strings = traits.strings
    let titles = item.shownTitle(strings).columns
    if let image = item.shownImage(metrics, strings)?.resolved(for: traits).size {
      return Size(width: image.width + (item.word(in: traits).map { 1 + $0.columns } ?? 0), height: image.height)
    }
    return Size(width: item.possibleTitles.reduce(titles) { max($0, $1.columns) }, height: 1)
  }

  /// True if the first and the last column are empty, because there is neither a bezel nor a background image.
  var hasMargins: Bool { item.style != .bordered && background == nil }

  override var backgrounds: StateValues<Image> { item.backgrounds(for: state, metrics, isBackButton: false) }

  override var backgroundAdjustment: Int { item.looks.backgroundAdjustment(metrics) }

  override var isHigh: Bool {
    item.looks.movesRows(metrics) || item.imageInsets.top != 0 || item.imageInsets.bottom != 0
  }

  override func point(inside point: Point) -> Bool { super.point(inside: point) || isHit(point) }

  /// Returns the height of the contents, or of the background image if it is higher. A button whose contents are moved up or down is as
  /// high as the bar.
  override func sizeThatFits(_ size: Size) -> Size {
    let content = contentSize(traitCollection)
    let background = background
    let width = item.width > 0 ? item.width : content.width + EdgeInsets.padding(within: background).horizontal
    let height = max(content.height, background?.resolved(for: traitCollection).size.height ?? 0)
    let bar = superview?.bounds.height ?? height
    return Size(width: width, height: isHigh ? max(height, bar) : height).limited(to: size)
  }

  override func drawBackground(in canvas: inout Canvas) {
    super.drawBackground(in: &canvas)
    if item.style == .bordered, background == nil {
      canvas.withOpacity($contentOpacity, in: bounds) { drawBezel(in: &$0) }
    }
  }

  override var contentsOpacity: Double { titleOpacity(of: item) }

  override func plate(_ traits: TraitCollection) -> Rect? {
    let isUsual = !item.hasOwnTitleAttributes(for: state.union(.highlighted))
    return isUsual && item.shownImage(metrics, traits.strings)?.renderingMode != .alwaysOriginal
      ? Rect(x: 0, y: (bounds.height - 1) / 2, width: bounds.width, height: 1) : nil
  }

  private func drawBezel(in canvas: inout Canvas) {
    let row = Rect(x: 0, y: (bounds.height - 1) / 2, width: bounds.width, height: 1)
    let style = tintedStyle([], nil, in: canvas.traits)
    if canvas.traits.colorDepth.blends {
      return canvas.fill(row, with: style.foreground.withOpacity(isEnabled ? 0.12 : 0.06))
    }
    drawMargin(around: row.inset(by: EdgeInsets(left: 1, right: 1)), in: &canvas)
    canvas.drawEnds("[", "]", in: row, style)
  }

  // The bezel has erased the content beneath already.
  private var clearsMargin: Bool { background == nil && item.style != .bordered }

  override func drawContents(in canvas: inout Canvas) {
    let traits = canvas.traits
    let attributes = item.shownTitleAttributes(for: state)
    let style = tintedStyle(item.style == .done ? .bold : [], attributes, in: traits)
    let area = bounds.inset(by: EdgeInsets.padding(within: background))
    guard !item.showsWord(metrics, in: traits), let image = item.shownImage(metrics, traits.strings) else {
      return drawTitle(item.shownTitle(traits.strings), attributes, in: area, style: style, &canvas)
    }
    let roomForWord = area.width - image.resolved(for: traits).size.width - 1
    guard let word = item.word(in: traits), word.columns <= roomForWord else {
      return drawImage(image, in: area, style: style, &canvas)
    }
    drawImage(image, in: area.inset(by: EdgeInsets(right: word.columns + 1)), style: style, &canvas)
    let wordArea = area.inset(by: EdgeInsets(left: area.width - word.columns))
    drawTitle(word, attributes, in: wordArea, style: style, &canvas)
  }

  private func drawImage(_ image: Image, in area: Rect, style: TextStyle, _ canvas: inout Canvas) {
    let place = image.resolved(for: canvas.traits).frame(centeredIn: area).inset(by: item.imageInsets)
    if clearsMargin { drawMargin(around: place, in: &canvas) }
    draw(image, in: place, style: style, isEnabled: isEnabled, &canvas)
  }

  private func drawTitle(
    _ title: String, _ attributes: TitleTextAttributes?, in area: Rect, style: TextStyle, _ canvas: inout Canvas
  ) {
    let title = title.truncated(to: area.width)
    let place = area.centered(Size(width: title.columns, height: 1)).offset(by: item.looks.titleAdjustment(metrics))
    if clearsMargin { drawMargin(around: place, in: &canvas) }
    if let shadow = attributes?.shadow { canvas.draw(shadow, behind: place.minX..<place.maxX, row: place.minY) }
    canvas.draw(title, at: place.origin, style: style)
    canvas.underline(item.keyEquivalent?.letter, in: title, at: place.origin, style: style)
  }
}

/// A container for the application's view in a bar, which fades together with the other views of the bar.
final class BarCustomViewContainer: View, BarItemObserver {
  private let content: View
  private let item: BarButtonItem?

  init(_ content: View, of item: BarButtonItem? = nil) {
    self.content = content
    self.item = item
    super.init()
    item?.observer = self
    tintColor = item?.tintColor
    addSubview(content)
  }

  override func applyAppearance(_ pass: AppearancePass) {
    super.applyAppearance(pass)
    if let item { pass.apply(to: item, in: superview) }
  }

  func barItemChanged(_ item: BarItem) {
    tintColor = self.item?.tintColor
    invalidateIntrinsicContentSize()
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let wanted = content.sizeThatFits(size)
    let own = wanted.isEmpty ? content.frame.size : wanted
    let width = item.map { $0.width > 0 ? $0.width : own.width } ?? own.width
    return Size(width: width, height: own.height).limited(to: size)
  }

  // Another item may have shown the view since.
  override func didMoveToWindow() { if window != nil, content.superview !== self { addSubview(content) } }

  override func layoutSubviews() { if content.superview === self { content.frame = bounds } }
}
