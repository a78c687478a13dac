import TermKitControls
import TermKitGraphics
@_spi(TermKit) import TermKitViews

// The rows and columns of a search bar.
extension SearchBar {
  // Where the Cancel button leaves the field fewer columns than this, it shows a sign.
  private static let minimumFieldWidth = 10
  private static let boxHeight = 3

  private var promptRows: Int { (prompt ?? "").isEmpty ? 0 : 1 }

  private var isScopeBarShown: Bool { showsScope && scopeControl.numberOfSegments > 0 }

  private var scopeRows: Int {
    guard isScopeBarShown else { return 0 }
    let image = scopeBarBackgroundImage?.resolved(for: traitCollection).size.height ?? 0
    return max(1, image, scopeControl.sizeThatFits(.unlimited).height)
  }

  final var bestHeight: Int { promptRows + searchTextField.backgroundHeight + scopeRows }

  /// Shows the parts that belong in the bar, and places them.
  final func placeParts() {
    let rest = max(0, bounds.height - searchTextField.backgroundHeight)
    // Where rows are short, the prompt goes first.
    let scope = min(scopeRows, rest)
    let prompt = min(promptRows, rest - scope)
    promptLabel.isHidden = prompt == 0
    promptLabel.frame = line(y: 0, height: prompt)
    placeFieldRow(Rect(x: 0, y: prompt, width: bounds.width, height: bounds.height - prompt - scope))
    let scopeLine = line(y: bounds.height - scope, height: scope)
    scopeControl.apportionSegments(in: scopeLine.width)
    let height = min(scope, scopeControl.sizeThatFits(.unlimited).height)
    setShown(scopeControl, scope > 0, at: scopeLine.centered(Size(width: scopeLine.width, height: height)))
    scopeStrip.isHidden = scope == 0
    scopeStrip.frame = Rect(x: 0, y: bounds.height - scope, width: bounds.width, height: scope)
  }

  private func line(y: Int, height: Int) -> Rect {
    Rect(x: 0, y: y, width: bounds.width, height: height).inset(
      by: EdgeInsets(left: NavigationBarLayout.margin, right: NavigationBarLayout.margin))
  }

  private func placeFieldRow(_ row: Rect) {
    let margin = NavigationBarLayout.margin
    let area = row.inset(by: EdgeInsets(left: margin, right: margin))
    var end = area.maxX
    if let cancel = cancelItem.view {
      let width = showsCancel ? cancelWidth(cancel, in: area) : 0
      // An item without a bezel begins with a blank column.
      let gap = (cancel as? BarButton)?.hasMargins == true ? 0 : 1
      let height = min(row.height, cancel.sizeThatFits(row.size).height)
      let place = Rect(x: area.maxX - width, y: row.minY + (row.height - height) / 2, width: width, height: height)
      setShown(cancel, showsCancel, at: showsCancel ? place : cancel.frame)
      if width > 0 { end = place.minX - gap }
    }
    let best = searchTextField.backgroundHeight
    let height = min(row.height, best == 1 && row.height >= Self.boxHeight ? Self.boxHeight : best)
    let place = Rect(
      x: area.minX, y: row.minY + (row.height - height) / 2, width: max(0, end - area.minX), height: height)
    let moved = place.offset(by: searchFieldBackgroundPositionAdjustment)
    searchTextField.frame = Rect(
      x: moved.minX, y: moved.minY, width: max(0, min(moved.maxX, end) - moved.minX), height: moved.height)
  }

  // Returns the columns of the Cancel button, whose title becomes a sign where columns are short.
  private func cancelWidth(_ view: View, in area: Rect) -> Int {
    let strings = traitCollection.strings
    let title = EdgeInsets.padding(within: nil).horizontal + BarSystemItem.cancel.title(strings).columns
    let isShort = area.width - title < Self.minimumFieldWidth
    cancelItem.systemItem = isShort ? .close : .cancel
    cancelItem.accessibilityLabel = isShort ? strings.cancel : nil
    return min(area.width, view.sizeThatFits(area.size).width)
  }

  // Parts fade in an animation. A hidden part cannot have the focus.
  private func setShown(_ view: View, _ isShown: Bool, at frame: Rect) {
    view.isUserInteractionEnabled = isShown
    if isShown, view.isHidden {
      View.performWithoutAnimation {
        view.isHidden = false
        view.alpha = 0
        view.frame = frame
      }
    }
    view.frame = frame
    view.alpha = isShown ? 1 : 0
  }

  private func hideFadedParts() {
    for view in [cancelItem.view, scopeControl].compactMap({ $0 }) where view.alpha == 0 { view.isHidden = true }
  }

  // MARK: Changes

  final func change(animated: Bool, _ change: () -> Void) {
    let animated = animated && window != nil
    if animated { View.performWithoutAnimation { window?.layoutIfNeeded() } }
    change()
    contentsChanged()
    View.animate(withDuration: animated ? Self.fadeDuration : 0) {
      // The views below the bar move in the same animation.
      if animated { window?.layoutIfNeeded() } else { placeParts() }
    } completion: { [weak self] _ in
      self?.hideFadedParts()
    }
  }

  // In seconds.
  private static let fadeDuration = 0.2
}

/// The image behind a scope bar.
final class BarImageStrip: PassiveView {
  var image: Image? { didSet { if image != oldValue { setNeedsDisplay() } } }

  override func draw(in canvas: inout Canvas) {
    // Content that shines through the bar would be hard to tell from the titles.
    guard let image else { return canvas.drawBlanks(in: bounds, TextStyle()) }
    canvas.fill(bounds, with: image)
  }
}

/// The scope buttons of a search bar. A click on them leaves the focus in the text.
final class ScopeControl: SegmentedControl {
  /// Makes all segments equally wide if their titles fit then. Otherwise, each segment gets the columns that its title needs.
  func apportionSegments(in width: Int) {
    var equal = layout
    equal.isByContent = false
    apportionsSegmentWidthsByContent = equal.width > width
  }

  override var takesFocusByTouch: Bool { (superview as? Bar)?.focusFollowsClicks ?? true }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.label = traitCollection.strings.scope
    return defaults
  }
}
