import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// A view that shows an item of a collection. UIKit's `UICollectionViewCell`.
///
/// Subclasses add their views to `contentView`. Like a table's cell, a selected or pressed cell shows a subtle grey behind its contents,
/// which keep their colours. On terminals with eight or no colours, it is drawn in reverse. The cell that has the focus shows a bar in the
/// tint at its left edge, or ">" in ASCII.
open class CollectionViewCell: CollectionReusableView {
  /// The view that contains what the cell shows. It fills the cell, except for the indentation and the triangle in an outline.
  public final let contentView = View()
  /// The item that the cell shows, or nil if no collection is using the cell.
  final var indexPath: IndexPath?
  final var outline = CellOutline()
  private let overlay = RowOverlay()
  private let defaultSelectionView = SelectionBackgroundView()

  /// A view that fills the cell, behind everything else. Defaults to nil.
  public final var backgroundView: View? { didSet { exchange(oldValue, for: backgroundView) } }
  /// A view shown behind the contents while the cell is selected or pressed, in place of the grey. Defaults to nil. It fills the cell.
  public final var selectedBackgroundView: View? {
    didSet {
      if selectedBackgroundView === oldValue { return }
      (oldValue ?? defaultSelectionView).removeFromSuperview()
      updateSelection()
    }
  }
  /// The colour shown behind the contents while the cell is selected or pressed. Defaults to nil, which means grey. Has no effect while the
  /// cell has a `selectedBackgroundView`.
  ///
  /// On terminals with eight or no colours, the cell is drawn in reverse instead.
  public final var selectedBackgroundColor: Color? {
    didSet {
      noteCustomization()
      defaultSelectionView.color = selectedBackgroundColor
    }
  }

  /// Whether the cell has the focus mark.
  final var hasFocusMark = false { didSet { if hasFocusMark != oldValue { overlay.look.isFocused = hasFocusMark } } }

  /// Makes a cell with a frame. The cell clips its subviews.
  ///
  /// A collection calls this initialiser for registered classes, so subclasses must support it. It passes `.zero` and sets the frame later:
  /// place subviews in `layoutSubviews()`.
  public required init(frame: Rect = .zero) {
    super.init(frame: frame)
    layoutMargins = EdgeInsets(left: 2, right: 2)
    addSubview(contentView)
    addSubview(overlay)
  }

  override var contents: View { contentView }

  @_spi(TermKit) public final override var isHoverable: Bool { true }
  @_spi(TermKit) public final override var showsHover: Bool {
    indexPath.map { (superview as? CollectionView)?.canChoose($0) == true } == true
  }

  /// Called before the cell is reused for another item. Ends the selected and pressed states. Overrides must call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  // MARK: Selection

  /// Whether the cell is shown as selected. Defaults to false. The collection sets it. To select an item, call
  /// `CollectionView.selectItem(at:animated:scrollPosition:)`.
  ///
  /// Overrides must call super. If it is set inside an animation block, the background of the selection fades.
  open var isSelected: Bool {
    get { isChosen.selected }
    set {
      isChosen.selected = newValue
      updateSelection()
    }
  }

  /// Whether the cell is shown as pressed. Defaults to false. The collection sets it. Overrides must call super.
  open var isHighlighted: Bool {
    get { isChosen.highlighted }
    set {
      isChosen.highlighted = newValue
      updateSelection()
    }
  }

  private var isChosen = (selected: false, highlighted: false)
  private var looksSelected: Bool { isChosen.selected || isChosen.highlighted }

  private func updateSelection() {
    overlay.look.isSelected = looksSelected
    overlay.look.hasOwnBackground = selectedBackgroundView != nil
    let view = selectionView
    guard looksSelected != (view.superview === self && view.alpha == 1) else { return }
    if looksSelected { show(view) } else { hide(view) }
  }

  private func show(_ view: View) {
    if view.superview !== self {
      View.performWithoutAnimation {
        view.frame = bounds
        view.alpha = 0
      }
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    }
    view.alpha = 1
  }

  /// Whether the background of the selection is visible.
  package final var showsSelection: Bool { selectionView.superview === self }

  private var selectionView: View { selectedBackgroundView ?? defaultSelectionView }

  // Outside an animation, the view is removed at once.
  private func hide(_ view: View) {
    view.alpha = 0
    if view.presentationAlpha == 0 { view.removeFromSuperview() }
  }

  // MARK: Layout

  /// The parts of the look that a list decides.
  private var look = RowLook()

  override func attributesDidChange(from old: CollectionViewLayoutAttributes?) {
    guard let attributes, attributes.look != look else { return }
    look = attributes.look
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// Makes the contents, the backgrounds and the focus mark fill the cell. Overrides must call super.
  open override func layoutSubviews() {
    for view in subviews where view === backgroundView || view === selectionView { view.frame = bounds }
    let leading = outline.leadingWidth(in: bounds.width)
    contentView.frame = bounds.inset(by: EdgeInsets(left: leading))
    placeDisclosure(margin: layoutMargins.left, leading: leading, in: bounds)
    overlay.frame = bounds
    overlay.look.separator = look.separator(in: bounds, EdgeInsets(left: leading + layoutMargins.left))
  }

  /// Returns the height of the row that a list gives the cell: with the room for a hairline.
  final func fittingHeight(width: Int, look: RowLook) -> Int {
    let height = sizeThatFits(Size(width: width, height: Int.max / 4)).height
    return height + (look.separatorColor == nil ? 0 : 1)
  }

  // MARK: Drawing

  open override func draw(in canvas: inout Canvas) {
    if look.isGrouped, backgroundView == nil, backgroundColor?.alpha ?? 0 == 0 { canvas.fill(bounds, with: .white) }
  }

  // MARK: Accessibility

  // The texts in the cell are its label. Controls in the cell are separate elements.
  open override var accessibilityDefaults: AccessibilityDefaults {
    let label = traitCollection.strings.joined(contentView.accessibilityTexts)
    return AccessibilityDefaults(
      isElement: !label.isEmpty, label: label, value: outlineText, state: isSelected ? .selected : [],
      place: accessibilityPlace)
  }

  /// The actions that the program has set, followed by the one that expands or collapses the item.
  open override var accessibilityCustomActions: [AccessibilityCustomAction] {
    get { super.accessibilityCustomActions + outlineActions }
    set { super.accessibilityCustomActions = newValue }
  }

  @_spi(TermKit) public override var accessibilityParts: [View] { focusableViews }

  open override func becomeAccessibilityFocus() -> Bool { engine?.focusItem(of: self) ?? false }
}

extension CollectionViewCell: ListCell {
  final var isPlaced: Bool {
    get { attributes != nil }
    set { if !newValue { attributes = nil } }
  }

  final var finalAlpha: Double { attributes?.alpha ?? 1 }

  final func prepareToLeave() {}

  final func show(selected: Bool, animated: Bool) {
    guard animated else { return View.performWithoutAnimation { isSelected = selected } }
    View.animate(withDuration: 0.25) {
      isSelected = selected
    } completion: { _ in
      // The background of the selection has faded out.
      if !self.looksSelected { self.selectionView.removeFromSuperview() }
    }
  }

  final func show(highlighted: Bool) { View.performWithoutAnimation { isHighlighted = highlighted } }
}
