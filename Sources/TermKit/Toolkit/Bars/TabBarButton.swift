import TermKitControls
import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// The view of a tab: its image and title in grey or, when selected, knocked out of a shape filled with the tint (B10).
final class TabBarButton: BarControl, BarItemObserver {
  let item: TabBarItem
  private weak var bar: TabBar?
  var takesFocus = false

  init(_ item: TabBarItem, in bar: TabBar) {
    self.item = item
    self.bar = bar
    super.init()
    item.observer = self
    isEnabled = item.isEnabled
    addAction(for: .touchUpInside) { [weak self] _ in
      if let self { self.bar?.choose(self.item) }
    }
  }

  override func applyAppearance(_ pass: AppearancePass) {
    super.applyAppearance(pass)
    pass.apply(to: item, in: superview)
  }

  func barItemChanged(_ item: BarItem) {
    isEnabled = item.isEnabled
    setNeedsDisplay()
    superview?.setNeedsLayout()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      label: item.accessibilityLabel ?? (item.titleText.isEmpty ? image?.accessibilityLabel : item.titleText),
      value: item.badgeValue, traits: .tab, state: accessibilityState, place: bar?.place(of: self))
  }

  // MARK: Focus and keys

  override var canBecomeFirstResponder: Bool {
    super.canBecomeFirstResponder && (takesFocus || bar?.isReachable(self) ?? false)
  }

  override func touchBegan(_ touch: Touch) {
    if isEnabled, touch.button == .left { bar?.focus(self) }
    super.touchBegan(touch)
  }

  override func stateDidChange() {
    super.stateDidChange()
    bar?.tabDidChange()
  }

  override func pressBegan(_ key: Key) -> Bool {
    switch key {
    case Key(.left): bar?.moveFocus(from: self, by: -1)
    case Key(.right): bar?.moveFocus(from: self, by: 1)
    default: return super.pressBegan(key)
    }
    return true
  }

  // MARK: Looks

  func columnsNeeded(sideBySide: Bool) -> Int {
    let head = image.map { $0.resolved(for: traitCollection).size.width + 1 } ?? 0
    let badge = Badge(item.badgeValue).size.width
    let title = item.titleText.columns
    return sideBySide ? head + title + (badge == 0 ? 0 : badge + 1) : max(head - 1 + badge, title)
  }

  /// The preferred number of blanks around the contents, both sides together.
  static let padding = 2

  private var image: Image? {
    let usual = item.shownImage(bar?.barMetrics ?? .default)
    return isSelected ? item.selectedImage ?? usual : usual
  }

  private func style(_ traits: TraitCollection) -> TextStyle {
    let custom = item.shownTitleAttributes(for: state)
    if isSelected || !isEnabled { return tintedStyle(isSelected ? .bold : [], custom, in: traits) }
    var style = TextStyle(
      foreground: custom?.foregroundColor ?? bar?.unselectedItemTintColor ?? grey(traits.colorDepth),
      attributes: custom?.attributes ?? [], minimumContrast: .text)
    // Dim text stands for grey where there are no colours. Text with the focus is not dim.
    if traits.colorDepth == .none, !isFocused { style.attributes.insert(.dim) }
    if isFocused { style.attributes.formUnion(traits.colorDepth.blends ? .bold : .underline) }
    return style
  }

  // Eight colours have no grey between black and white.
  private func grey(_ depth: ColorDepth) -> Color {
    depth == .eight ? barStyle.titleColor : barStyle.unselectedColor
  }

  override func drawBackground(in canvas: inout Canvas) {
    guard isSelected, let indicator = bar?.selectionIndicatorImage else { return }
    let rect = indicator.resizingMode == nil ? bounds.centered(indicator.size) : bounds
    canvas.withOpacity($contentOpacity, in: rect) { $0.draw(indicator, in: rect, usually: .alwaysOriginal) }
  }

  // The filled shape of the selected tab stays in front.
  override var contentsOpacity: Double {
    isFilled ? traitCollection.pressedOpacity($contentOpacity) : titleOpacity(of: item)
  }

  override func plate(_ traits: TraitCollection) -> Rect? {
    guard !isSelected, image?.renderingMode != .alwaysOriginal, item.badgeValue == nil,
      !item.hasOwnTitleAttributes(for: state.union(.highlighted))
    else { return nil }
    return shape(of: layout(traits))
  }

  private func layout(_ traits: TraitCollection) -> Layout {
    let badge = Badge(item.badgeValue)
    return bounds.height > 1 ? stackedLayout(badge, traits) : sideBySideLayout(badge, traits)
  }

  // The contents with a column on either side, over all rows.
  private func shape(of layout: Layout) -> Rect {
    let title = Rect(origin: layout.titleOrigin, size: Size(width: layout.title.columns, height: 1))
    let contents = layout.image.isEmpty ? title : layout.image.union(title)
    return Rect(x: contents.minX - 1, y: bounds.minY, width: contents.width + 2, height: bounds.height)
      .intersection(bounds)
  }

  override func drawContents(in canvas: inout Canvas) {
    let style = style(canvas.traits)
    let badge = Badge(item.badgeValue)
    let layout = layout(canvas.traits)
    if isFilled {
      drawFilled(layout, style, in: &canvas)
    } else {
      drawImage(in: layout.image, style, &canvas)
      drawTitle(layout.title, at: layout.titleOrigin, style, in: &canvas)
    }
    badge.draw(at: layout.badge, item.badgeColor, on: barStyle, isOnShape: isFilled, in: &canvas)
  }

  // The application's selection indicator replaces the filled shape.
  private var isFilled: Bool { isSelected && bar?.selectionIndicatorImage == nil }

  // The image and the title in the colour of the background, with a column on either side. An image with the mode `alwaysOriginal` is
  // drawn on top of the shape.
  private func drawFilled(_ layout: Layout, _ style: TextStyle, in canvas: inout Canvas) {
    let area = shape(of: layout)
    let style = style.filling(against: canvas.paper(in: area))
    canvas.drawBlanks(in: area, TextStyle(foreground: style.foreground))
    let isOriginal = image?.renderingMode == .alwaysOriginal
    if !isOriginal { drawImage(in: layout.image, style, &canvas) }
    drawTitle(layout.title, at: layout.titleOrigin, style, in: &canvas)
    canvas.exchangeColors(in: area)
    if isOriginal { drawImage(in: layout.image, style, &canvas) }
  }

  private struct Layout {
    var image: Rect
    var title: String
    var titleOrigin: Point
    var badge: Point
  }

  private func stackedLayout(_ badge: Badge, _ traits: TraitCollection) -> Layout {
    let size = image?.resolved(for: traits).size ?? .zero
    let titleRow = bounds.maxY - 1
    let height = min(size.height, titleRow)
    let middle = image?.resolved(for: traits).frame(centeredIn: bounds) ?? bounds.centered(size)
    let place = Rect(x: middle.minX, y: titleRow - height, width: size.width, height: height)
    let start = size.isEmpty ? bounds.centered(badge.size).minX : place.maxX
    let title = item.titleText.truncated(to: max(1, bounds.width - 1))
    let x = bounds.centered(Size(width: title.columns, height: 1)).minX
    return Layout(
      image: place, title: title, titleOrigin: Point(x: x, y: titleRow),
      badge: Point(x: min(start, bounds.maxX - badge.size.width), y: 0))
  }

  private func sideBySideLayout(_ badge: Badge, _ traits: TraitCollection) -> Layout {
    let size = image?.resolved(for: traits).size ?? .zero
    let showsImage = size.width < bounds.width && size.height == 1
    let head = showsImage ? size.width + 1 : 0
    let tail = badge.size.width == 0 ? 0 : badge.size.width + 1
    let title = item.titleText.truncated(to: max(0, bounds.width - head - tail))
    let origin = bounds.centered(Size(width: head + title.columns + tail, height: 1)).origin
    let titleOrigin = origin + Point(x: head, y: 0)
    return Layout(
      image: Rect(origin: origin, size: showsImage ? size : .zero), title: title, titleOrigin: titleOrigin,
      badge: titleOrigin + Point(x: title.columns + 1, y: 0))
  }

  // False if there is an indicator or a filled shape between the background and the contents, which a margin would erase.
  private var clearsMargin: Bool { !isSelected }

  private func drawImage(in rect: Rect, _ style: TextStyle, _ canvas: inout Canvas) {
    guard let image, !rect.isEmpty else { return }
    if clearsMargin { drawMargin(around: rect, in: &canvas) }
    draw(image, in: rect.inset(by: item.imageInsets), style: style, isEnabled: isEnabled, &canvas)
  }

  private func drawTitle(_ title: String, at point: Point, _ style: TextStyle, in canvas: inout Canvas) {
    if clearsMargin {
      drawMargin(around: Rect(origin: point, size: Size(width: title.columns, height: 1)), in: &canvas)
    }
    if let shadow = item.shownTitleAttributes(for: state)?.shadow {
      canvas.draw(shadow, behind: point.x..<point.x + title.columns, row: point.y)
    }
    canvas.draw(title, at: point, style: style)
  }
}

/// A short text on a coloured patch beside the image of a tab.
private struct Badge {
  private static let limit = 6
  let text: String

  init(_ value: String?) { text = value.map { " \($0.truncated(to: Self.limit)) " } ?? "" }

  var size: Size { Size(width: text.columns, height: text.isEmpty ? 0 : 1) }

  /// Draws the badge. Without colours, it has the bar's colours reversed. Beside the shape of the selected tab, which may have the badge's
  /// colour, it has the bar's background.
  func draw(at point: Point, _ color: Color, on style: BarStyle, isOnShape: Bool, in canvas: inout Canvas) {
    guard !text.isEmpty else { return }
    let hasColors = canvas.traits.colorDepth != .none
    var look =
      hasColors
      ? TextStyle(foreground: color.brightness > 0.7 ? .black : .white, background: color)
      : TextStyle(foreground: style.barColor, background: style.titleColor)
    if isOnShape {
      look = TextStyle(foreground: hasColors ? color : style.titleColor, background: style.barColor)
    }
    if hasColors { (look.attributes, look.minimumContrast) = (.bold, .text) }
    canvas.draw(text, at: point, style: look)
  }
}
