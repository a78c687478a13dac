import TermKitControls
import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// A view that shows a row of a table. UIKit's `UITableViewCell`.
///
///     let cell = tableView.dequeueReusableCell(withIdentifier: "game", for: indexPath)
///     cell.textLabel.text = game.date
///
/// Subclasses add their views to `contentView`. A selected or pressed cell shows a subtle grey behind its contents, which keep their
/// colours. On terminals with eight or no colours, it is drawn in reverse.
open class TableViewCell: View, ContentSizeCategoryAdjusting {
  /// The cell's style.
  public final let style: Style
  /// The reuse identifier, or nil if the cell is not reused.
  public final let reuseIdentifier: String?

  /// The row that the cell shows, or nil if no table is using the cell. The table sets it.
  public internal(set) final var indexPath: IndexPath?
  final var outline = CellOutline()
  /// Whether the table has moved the cell to its row's place.
  final var isPlaced = false
  /// The parts of the row's look that the table decides.
  final var look = RowLook() { didSet { if look != oldValue { lookDidChange(from: oldValue) } } }

  let parts: TableCellParts
  let overlay = RowOverlay()
  private var selectionOpacity = AnimatedValue(0.0)

  /// Creates a cell. A table calls this initialiser for registered classes, so subclasses must support it. `style` defaults to `default`,
  /// and `reuseIdentifier` to nil: the cell is not reused.
  public required init(style: Style = .default, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    parts = TableCellParts(style: style)
    super.init()
    layoutMargins = EdgeInsets(left: 2, right: 2)
    clipsToBounds = true
    addSubview(contentView)
    addSubview(overlay)
  }

  open override var isolatesLayout: Bool { true }

  @_spi(TermKit) public final override var isHoverable: Bool { true }
  @_spi(TermKit) public final override var showsHover: Bool {
    selectionStyle != .none && indexPath.map { table?.canChoose($0) == true } == true
  }

  // MARK: Contents

  /// The view that contains what the cell shows. It fills the cell without the accessory and the editing controls.
  public final var contentView: View { parts.contentView }
  /// The image at the left. It is created at its first use.
  public final var imageView: ImageView { parts.imageView }
  /// The label with the cell's text. It is created at its first use.
  public final var textLabel: Label { parts.textLabel }
  /// The label with the grey detail, a `TableDetailLabel`, or nil if the style is `default`. It is created at its first use.
  public final var detailTextLabel: Label? { parts.detailTextLabel }

  /// Whether the cell and its labels follow the user's preferred size of text. Defaults to true.
  ///
  /// The labels of larger cells have blank rows around them. At the accessibility sizes, a detail is below the text. Labels that a subclass
  /// adds have a property of their own. UIKit's cells always follow the size.
  public final var adjustsFontForContentSizeCategory: Bool {
    get { parts.adjustsFont }
    set {
      guard newValue != parts.adjustsFont else { return }
      parts.adjustsFont = newValue
      setNeedsLayout()
    }
  }

  /// The accessory at the right end. Defaults to `none`.
  public final var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryChanged() } } }
  /// A view at the right end, in its fitting size, that replaces the accessory of `accessoryType`. Defaults to nil.
  public final var accessoryView: View? {
    didSet { if !isEditing { accessoryViewChanged(from: oldValue) } }
  }
  /// The accessory that replaces `accessoryType` in editing mode. Defaults to `none`.
  public final var editingAccessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  /// A view at the right end, in its fitting size, that replaces the accessory of `editingAccessoryType` in editing mode. Defaults to nil.
  public final var editingAccessoryView: View? {
    didSet { if isEditing, !showingDeleteConfirmation { accessoryViewChanged(from: oldValue) } }
  }
  private var detailButton: RowButton?
  /// A view that fills the cell, behind everything else. Defaults to nil.
  public final var backgroundView: View? {
    didSet {
      exchange(oldValue, for: backgroundView)
      updateSelection(animated: false)
    }
  }
  /// A view shown behind the contents while the cell is selected or pressed, in place of the grey. Defaults to nil. It fills the cell.
  public final var selectedBackgroundView: View? {
    didSet {
      if selectedBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
      updateSelection(animated: false)
    }
  }
  /// The look of the cell while it is selected or pressed. Defaults to `default`.
  public final var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { updateSelection(animated: false) } }
  }
  /// The mark of the cell while its row has the focus. Defaults to `default`.
  public final var focusStyle = FocusStyle.default { didSet { if focusStyle != oldValue { updateFocus() } } }
  /// The colour shown behind the contents while the cell is selected or pressed. Defaults to nil, which means grey. Has no effect while the
  /// cell has a `selectedBackgroundView`.
  ///
  /// On terminals with eight or no colours, the cell is drawn in reverse instead.
  public final var selectedBackgroundColor: Color? {
    didSet {
      noteCustomization()
      guard selectedBackgroundColor != oldValue else { return }
      setNeedsDisplay()
      selectionBackground?.color = selectedBackgroundColor
    }
  }
  /// The columns left free at both ends of the hairline below the cell. Defaults to nil: the table's `separatorInset`.
  public final var separatorInset: EdgeInsets? {
    didSet { noteCustomization(changes: separatorInset != oldValue) { setNeedsLayout() } }
  }

  /// Replaces the accessory view by that for the present mode.
  final func accessoryViewChanged(from old: View?) {
    exchange(old, for: shownAccessoryView, at: subviews.count - 1)
    accessoryChanged()
  }

  final func accessoryChanged() {
    setNeedsLayout()
    let hasButton = shownAccessory.hasButton
    guard hasButton != (detailButton != nil) else { return }
    let button = hasButton ? RowButton(title: "(i)") { $0.moreInfo } : nil
    button?.addAction(for: .touchUpInside) { [unowned self] _ in
      table?.accessoryButtonTapped(in: self)
    }
    exchange(detailButton, for: button, at: subviews.count - 1)
    detailButton = button
  }

  /// Called before the cell is reused for another row. Ends the selected and pressed states and makes the cell opaque. Overrides must call
  /// super.
  open func prepareForReuse() {
    endDeleteConfirmation()
    endSwipe(animated: false)
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    alpha = 1
  }

  // MARK: Accessibility

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(
      of: self, ("isSelected", \TableViewCell.isSelected), ("isHighlighted", \.isHighlighted),
      ("selectedBackgroundColor", \.selectedBackgroundColor))
  }

  // The texts in the cell are its label. Controls in the cell are separate elements.
  open override var accessibilityDefaults: AccessibilityDefaults {
    let strings = traitCollection.strings
    let texts = columnLabels.isEmpty ? contentView.accessibilityTexts : table?.columnTexts(of: columnLabels) ?? []
    let label = strings.joined(texts + (shownAccessoryView?.accessibilityTexts ?? []))
    return AccessibilityDefaults(
      isElement: !label.isEmpty, label: label, value: outlineText,
      state: isSelected || accessoryType == .checkmark ? .selected : [], place: accessibilityPlace)
  }

  @_spi(TermKit) public override var accessibilityParts: [View] { focusableViews }

  /// The actions that the program has set, followed by the one that expands or collapses the row, and its swipe actions.
  open override var accessibilityCustomActions: [AccessibilityCustomAction] {
    get { super.accessibilityCustomActions + outlineActions + (table?.swipeAccessibilityActions(of: self) ?? []) }
    set { super.accessibilityCustomActions = newValue }
  }

  open override func becomeAccessibilityFocus() -> Bool { engine?.focusItem(of: self) ?? false }

  // MARK: Selection

  private var isChosen = (selected: false, highlighted: false)

  /// Whether the cell is shown as selected. Defaults to false. To select a row, call `TableView.selectRow(at:animated:scrollPosition:)`.
  ///
  /// Setting it calls `setSelected(_:animated:)` without an animation. The table calls the same method: override it to follow the state.
  public final var isSelected: Bool {
    get { isChosen.selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is shown as pressed. Defaults to false.
  ///
  /// Setting it calls `setHighlighted(_:animated:)` without an animation. The table calls the same method: override it to follow the state.
  public final var isHighlighted: Bool {
    get { isChosen.highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the cell as selected if `selected`, or else as not selected. Overrides must call super.
  ///
  /// If `animated`, the grey fades in or out over a quarter of a second. A `selectedBackgroundView` appears at once and fades out.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isChosen.selected else { return }
    isChosen.selected = selected
    updateSelection(animated: animated)
  }

  /// Shows the cell as pressed if `highlighted`, or else as not pressed. Overrides must call super.
  ///
  /// If `animated`, the grey fades as in `setSelected(_:animated:)`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isChosen.highlighted else { return }
    isChosen.highlighted = highlighted
    updateSelection(animated: animated)
  }

  /// Whether the cell shows a reorder control in editing mode if the user can move its row. Defaults to true.
  public final var showsReorderControl = true { didSet { updateEditingControls() } }
  /// The editing state. Only `TableViewCell+Editing.swift` changes it.
  final var editing = CellEditing()

  /// Shows the editing controls if `editing`, or else hides them, within 0.25 seconds if `animated`. Overrides must call super.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  private var looksSelected: Bool { selectionStyle != .none && (isSelected || isHighlighted) }
  private var selectionBackground: SelectionBackgroundView?

  private func updateSelection(animated: Bool) {
    let selectionView = selectionView
    overlay.look.isSelected = looksSelected
    overlay.look.hasOwnBackground = selectedBackgroundView != nil
    showSelection(opacity: looksSelected && selectionView == nil ? 1 : 0, animated: animated)
    // Remove the default background if another one has replaced it.
    if selectionBackground !== selectionView { selectionBackground?.removeFromSuperview() }
    guard let selectionView else { return }
    if looksSelected {
      selectionView.alpha = 1
      selectionView.frame = bounds
      if selectionView.superview !== self { insertSubview(selectionView, at: backgroundView == nil ? 0 : 1) }
    } else if animated {
      View.animate(withDuration: 0.25) {
        selectionView.alpha = 0
      } completion: { [weak self] _ in
        if self?.looksSelected != true { selectionView.removeFromSuperview() }
      }
    } else {
      selectionView.removeFromSuperview()
    }
  }

  private func showSelection(opacity: Double, animated: Bool) {
    if opacity == selectionOpacity.model { return }
    let before = selectionOpacity.presentation
    View.animateIf(animated) {
      selectionOpacity.set(opacity, in: self) { view, before in
        (view as? TableViewCell)?.showSelection(opacity: before, animated: false)
      } changed: { view, _ in
        view.setNeedsDisplay()
      }
    }
    if selectionOpacity.presentation != before { setNeedsDisplay() }
  }
  package final var showsSelection: Bool {
    selectionOpacity.presentation > 0 || selectionBackground?.superview === self
  }

  // The cell draws the grey itself, unless a background view would hide it.
  private var selectionView: View? {
    if let selectedBackgroundView { return selectedBackgroundView }
    guard backgroundView != nil else { return nil }
    let selectionBackground = selectionBackground ?? SelectionBackgroundView()
    selectionBackground.color = selectedBackgroundColor
    self.selectionBackground = selectionBackground
    return selectionBackground
  }

  // MARK: Layout

  private var margins: EdgeInsets {
    layoutMargins.requireCoordinates("layoutMargins")
    return contentMargins
  }

  /// `layoutMargins` plus the columns that `TableView.cellLayoutMarginsFollowReadableWidth` and the table's index keep free, in cells.
  /// Subclasses place their contents within these margins.
  public final var contentMargins: EdgeInsets {
    layoutMargins + EdgeInsets(left: look.readableInset, right: look.readableInset + look.indexWidth)
  }

  private func lookDidChange(from old: RowLook) {
    var same = old
    same.isFocused = look.isFocused
    updateFocus()
    if look.editing != old.editing { updateEditingControls() }
    if same == look { return }
    setNeedsDisplay()
    setNeedsLayout()
  }

  private func updateFocus() { overlay.look.isFocused = look.isFocused && focusStyle == .default }

  /// Places the contents and the accessory. Overrides must call super.
  open override func layoutSubviews() {
    let (accessory, margins) = (accessorySize(in: bounds.size), margins)
    // A swipe moves everything in the cell, and not the cell.
    let shift = Point(x: swipeOffset, y: 0)
    let moved = bounds.offset(by: shift)
    backgroundView?.frame = moved
    selectionView?.frame = moved
    overlay.frame = moved
    let accessoryFrame = Rect(
      x: bounds.maxX - margins.right - editing.trailingWidth - accessory.width,
      y: bounds.minY + max(0, bounds.height - accessory.height) / 2, width: accessory.width, height: accessory.height)
    shownAccessoryView?.frame = accessoryFrame.offset(by: shift)
    detailButton?.frame = Rect(origin: accessoryFrame.origin + shift, size: Size(width: RowButton.width, height: 1))
    contentView.frame = contentFrame(in: moved, besides: accessory.width)
    parts.layOut(margins: margins)
    if !parts.columnLabels.isEmpty { placeColumns() }
    if outline.disclosure != nil {
      placeDisclosure(margin: margins.left, leading: leadingWidth(in: bounds.width), in: moved)
    }
    placeEditingControls()
    placeSwipeActions()
    overlay.look.focusColumn = look.readableInset
    overlay.look.markColumn = isEditing && look.editing?.marksSelection == true ? max(0, margins.left - 1) : nil
    overlay.look.accessory = shownAccessory
    overlay.look.accessoryColumn = accessoryFrame.maxX - 1
    overlay.look.separator = look.separator(in: bounds, wantedSeparatorInset)
  }

  private func accessorySize(in size: Size) -> Size {
    shownAccessoryView?.fittingSize(in: size) ?? Size(width: shownAccessory.width, height: 1)
  }

  private func contentFrame(in bounds: Rect, besides accessory: Int) -> Rect {
    let right = margins.right + editing.trailingWidth + (accessory > 0 ? accessory + 2 : 0)
    return bounds.inset(by: EdgeInsets(left: leadingWidth(in: bounds.width), right: right))
  }

  // Explicit insets are relative to the readable width, as texts are.
  private var wantedSeparatorInset: EdgeInsets {
    guard let inset = separatorInset ?? look.separatorInset else {
      let left = leadingWidth(in: bounds.width) + parts.textColumn(margins: margins)
      return EdgeInsets(left: left, right: look.readableInset)
    }
    let readable = EdgeInsets(left: look.readableInset, right: look.readableInset)
    return EdgeInsets(left: inset.left, right: inset.right) + readable
  }

  /// `noIntrinsicMetric`, because the best size depends on the width. To change that size, override `sizeThatFits(_:)`.
  public final override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the proposed width, and the height that the labels, the image, the accessory, the margins and the hairline need.
  ///
  /// Override it in cells with other contents, unless the table has a fixed `rowHeight`.
  open override func sizeThatFits(_ size: Size) -> Size {
    let content = contentFrame(in: Rect(size: size), besides: accessorySize(in: bounds.size).width)
    let height = max(1, accessorySize(in: size).height, parts.height(in: content.size, margins: margins))
    return Size(width: size.width, height: height + (look.separatorColor == nil ? 0 : 1))
  }

  // MARK: Drawing

  open override func draw(in canvas: inout Canvas) {
    if let color = look.draggedBackground {
      canvas.fill(bounds, with: color)
      canvas.fillSelection(bounds, nil, opacity: 1)
    }
    if look.isGrouped, backgroundView == nil, backgroundColor?.alpha ?? 0 == 0 { canvas.fill(bounds, with: .white) }
    let opacity = selectionOpacity.presentation
    if opacity > 0 { canvas.fillSelection(bounds, selectedBackgroundColor, opacity: opacity) }
  }
}
