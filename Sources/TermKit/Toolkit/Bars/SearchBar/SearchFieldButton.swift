import TermKitControls
import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// A button in a search field: an icon that can be pressed.
final class SearchFieldButton: BarControl {
  let icon: SearchBar.Icon
  weak var field: SearchTextField?
  /// Whether the program wants the button. The button that clears the text does not need that.
  var isWanted = false { didSet { if isWanted != oldValue { field?.setNeedsLayout() } } }

  init(_ icon: SearchBar.Icon) {
    self.icon = icon
    super.init(frame: .zero)
    isHidden = true
  }

  private func image(_ traits: TraitCollection) -> Image {
    (field?.looks.image(icon, for: state) ?? icon.systemImage).resolved(for: traits)
  }

  private func hasOwnImage(for state: ControlState) -> Bool { field?.looks.hasOwnImage(icon, for: state) == true }

  override var contentsOpacity: Double { hasOwnImage(for: state.union(.highlighted)) ? 1 : super.contentsOpacity }

  override var barStyle: BarStyle { field?.bar?.barStyle ?? .default }

  /// A click leaves the focus in the text. The button that clears moves it there.
  override var takesFocusByTouch: Bool { icon != .clear && field?.isFirstResponder != true }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: icon.label(traitCollection.strings), traits: .button, state: accessibilityState)
  }

  // A click beside the single cell counts as well.
  override func point(inside point: Point) -> Bool {
    bounds.inset(by: EdgeInsets(left: -1, right: -1)).contains(point)
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: image(traitCollection).size.width, height: 1) }

  override func drawContents(in canvas: inout Canvas) {
    let image = image(canvas.traits)
    var style = tintedStyle([], nil, in: canvas.traits)
    if icon == .clear, isEnabled, !isFocused, !isHighlighted {
      style = TextStyle(foreground: Color(white: 0.5), minimumContrast: .element)
    }
    let isKnockedOut = isSelected && !hasOwnImage(for: state)
    if isKnockedOut { style = style.filling(against: canvas.paper(in: bounds)) }
    let isPale = !isEnabled && !hasOwnImage(for: state)
    draw(image, in: image.frame(centeredIn: bounds), style: style, isEnabled: !isPale, &canvas)
    if isKnockedOut { canvas.exchangeColors(in: bounds) }
  }
}

/// The buttons of a search field, side by side.
final class SearchFieldButtons: View {
  let all = [SearchBar.Icon.clear, .bookmark, .resultsList].map { SearchFieldButton($0) }

  init() {
    super.init()
    all.forEach(addSubview)
  }

  var isEmpty: Bool { all.allSatisfy(\.isHidden) }

  func button(_ icon: SearchBar.Icon) -> SearchFieldButton { all.first { $0.icon == icon } ?? all[0] }

  func update(showsClear: Bool, isEnabled: Bool) {
    for button in all {
      let isShown =
        switch button.icon {
        case .search: false
        case .clear: showsClear
        case .bookmark: button.isWanted && !self.button(.resultsList).isWanted
        case .resultsList: button.isWanted
        }
      button.isHidden = !isShown
      button.isEnabled = isEnabled
    }
  }

  private var shown: [SearchFieldButton] { all.filter { !$0.isHidden } }

  override func point(inside point: Point) -> Bool {
    bounds.inset(by: EdgeInsets(left: -1, right: -1)).contains(point)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let widths = shown.map { $0.sizeThatFits(size).width }
    return Size(width: min(size.width, widths.reduce(0, +) + max(0, widths.count - 1)), height: 1)
  }

  // From the right, so that the outermost button keeps its place where columns are short.
  override func layoutSubviews() {
    let looks = (superview as? SearchTextField)?.looks
    var x = bounds.maxX
    for button in shown.reversed() {
      let width = button.sizeThatFits(bounds.size).width
      x -= width
      button.frame = Rect(x: x, y: bounds.minY, width: width, height: 1).offset(
        by: looks?.iconAdjustments[button.icon] ?? .zero)
      x -= 1
    }
  }
}
