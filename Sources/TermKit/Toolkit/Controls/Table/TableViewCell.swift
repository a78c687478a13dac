import TermKitGraphics

/// A row of a table. UIKit's `UITableViewCell` (C9).
///
///     let cell = tableView.dequeueReusableCell(withIdentifier: "game", for: indexPath)
///     cell.textLabel.text = game.date
///
/// Subclasses put what they show into `contentView`. When it is selected, a subtle grey is laid over what is behind its contents; the
/// contents keep their colours. Without colours, and where there are eight, the row is shown in reverse.
open class TableViewCell: View {
  /// What a cell has besides an image and a text. UIKit's `UITableViewCell.CellStyle`.
  public enum Style: Hashable, Sendable {
    /// Nothing.
    case `default`
    /// A detail in grey at the right.
    case value1
    /// A detail in grey below the text.
    case subtitle
  }

  /// What is at the right end of a cell. UIKit's `UITableViewCell.AccessoryType`.
  public enum AccessoryType: Hashable, Sendable {
    /// Nothing.
    case none
    /// A chevron: there is more behind this row.
    case disclosureIndicator
    /// A check mark in the tint.
    case checkmark
  }

  /// How a selected row looks. UIKit's `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: Hashable, Sendable {
    /// As any other.
    case none
    /// Grey behind its contents, or its `selectedBackgroundView`.
    case `default`
  }

  /// How the row that keys act on is marked. UIKit's `UITableViewCell.FocusStyle`.
  public enum FocusStyle: Hashable, Sendable {
    /// By a bar in the tint at its left edge.
    case `default`
    /// By nothing; for cells that show it themselves, as by the selection in a table with `selectionFollowsFocus`.
    case custom
  }

  /// What the cell has; set when made.
  public final let style: Style
  /// What cells that may stand in for each other are called; nil for one that is not used again.
  public final let reuseIdentifier: String?

  /// The row it shows while it is in a table.
  public internal(set) final var indexPath: IndexPath?
  /// False until the table has put it where its row is.
  final var isPlaced = false
  /// What the table says about the row.
  final var look = RowLook() { didSet { if look != oldValue { lookDidChange(from: oldValue) } } }

  let parts: TableCellParts
  let overlay = RowOverlay()
  private var selectionOpacity = AnimatedValue(0.0)

  /// Makes a cell; with an image and a text, and not to be used again, unless told otherwise. Subclasses that are registered with a table
  /// override it.
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

  override var keepsLayoutToItself: Bool { true }

  // MARK: Contents

  /// Holds what the cell shows; it ends before the accessory.
  public final var contentView: View { parts.contentView }
  /// The image at the left, made when first asked for.
  public final var imageView: ImageView { parts.imageView }
  /// The text, made when first asked for.
  public final var textLabel: Label { parts.textLabel }
  /// The detail, made when first asked for, a `TableDetailLabel`; nil in cells of the default style.
  public final var detailTextLabel: Label? { parts.detailTextLabel }

  /// What is drawn at the right end; nothing unless set.
  public final var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }
  /// A view at the right end, at the size that suits it, in place of what `accessoryType` says; none unless set.
  public final var accessoryView: View? { didSet { exchange(oldValue, for: accessoryView, at: subviews.count - 1) } }
  /// A view behind everything, as large as the cell; none unless set.
  public final var backgroundView: View? {
    didSet {
      exchange(oldValue, for: backgroundView, at: 0)
      updateSelection(animated: false)
    }
  }
  /// What is behind the contents while the cell is selected or pressed, in place of the grey; none unless set.
  public final var selectedBackgroundView: View? {
    didSet {
      if selectedBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
      updateSelection(animated: false)
    }
  }
  /// How the row looks when it is selected; grey unless set.
  public final var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { updateSelection(animated: false) } }
  }
  /// How the row is marked while keys act on it; by a bar unless set.
  public final var focusStyle = FocusStyle.default { didSet { if focusStyle != oldValue { updateFocus() } } }
  /// The colour behind the contents while the cell is selected or pressed, in place of the grey; nil unless set. Without colours, and
  /// where there are eight, the row is shown in reverse all the same.
  public final var selectedBackgroundColor: Color? {
    didSet {
      noteCustomization()
      guard selectedBackgroundColor != oldValue else { return }
      setNeedsDisplay()
      plate?.color = selectedBackgroundColor
    }
  }
  /// Columns free at the ends of the hairline below; nil, as it is unless set, takes the table's.
  public final var separatorInset: EdgeInsets? {
    didSet {
      noteCustomization()
      if separatorInset != oldValue { setNeedsLayout() }
    }
  }

  private func exchange(_ old: View?, for new: View?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: index) }
    setNeedsLayout()
  }

  /// Called before the cell is used for another row; brings it back to what all rows have in common. Call it when you override it.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    alpha = 1
  }

  // MARK: Accessibility

  // The texts in it are its name; the controls in it stand for themselves.
  override var accessibilityDefaults: AccessibilityDefaults {
    let strings = traitCollection.strings
    let texts = (accessibilityContents(of: contentView) + (accessoryView.map { accessibilityContents(of: $0) } ?? []))
      .filter { !$0.canBecomeFirstResponder }
    let label = strings.joined(texts.flatMap { [$0.accessibilityLabel, $0.accessibilityValue] })
    return AccessibilityDefaults(
      isElement: !label.isEmpty, label: label,
      state: isSelected || accessoryType == .checkmark ? .selected : [], place: accessibilityPlace)
  }

  private var accessibilityPlace: AccessibilityPlace? {
    guard let path = indexPath, let geometry = (superview as? TableView)?.geometry, geometry.contains(path) else {
      return nil
    }
    return AccessibilityPlace(
      number: path.row + 1, count: geometry.sections[path.section].rows.count, isRow: true)
  }

  private func accessibilityContents(of view: View) -> [View] {
    if view.isHidden || view.accessibilityElementsHidden { return [] }
    return view.isAccessibilityElement ? [view] : AccessibilityOutline(below: view).elements
  }

  override var accessibilityParts: [View] { focusableViews }

  package override func becomeAccessibilityFocus() -> Bool { (superview as? TableView)?.focusRow(of: self) ?? false }

  // MARK: Selection

  private var isChosen = (selected: false, highlighted: false)

  /// True when the row is selected. A table sets it; selecting rows is `TableView.selectRow(at:animated:scrollPosition:)`.
  public final var isSelected: Bool {
    get { isChosen.selected }
    set { setSelected(newValue, animated: false) }
  }

  /// True while the row is pressed.
  public final var isHighlighted: Bool {
    get { isChosen.highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the row as selected or not. Override it to show more; call it then.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isChosen.selected else { return }
    isChosen.selected = selected
    updateSelection(animated: animated)
  }

  /// Shows the row as pressed or not. Override it to show more; call it then.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isChosen.highlighted else { return }
    isChosen.highlighted = highlighted
    updateSelection(animated: animated)
  }

  private var looksSelected: Bool { selectionStyle != .none && (isSelected || isHighlighted) }
  private var plate: SelectionPlate?

  private func updateSelection(animated: Bool) {
    let selectionView = selectionView
    overlay.look.isSelected = looksSelected
    overlay.look.hasOwnBackground = selectedBackgroundView != nil
    showSelection(opacity: looksSelected && selectionView == nil ? 1 : 0, animated: animated)
    // What was behind the contents before one of the backgrounds was exchanged.
    if plate !== selectionView { plate?.removeFromSuperview() }
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
      selectionOpacity.set(opacity, in: self) { view, _ in view.setNeedsDisplay() }
    }
    if selectionOpacity.presentation != before { setNeedsDisplay() }
  }

  // The cell draws the grey itself unless that would be behind its background view.
  private var selectionView: View? {
    if let selectedBackgroundView { return selectedBackgroundView }
    guard backgroundView != nil else { return nil }
    let plate = plate ?? SelectionPlate()
    plate.color = selectedBackgroundColor
    self.plate = plate
    return plate
  }

  // MARK: Layout

  private var margins: EdgeInsets {
    layoutMargins.requireReachable("layoutMargins")
    return contentMargins
  }

  /// `layoutMargins`, and the columns that a table with `cellLayoutMarginsFollowReadableWidth` keeps free besides. A subclass that places
  /// its own contents keeps clear of these.
  public final var contentMargins: EdgeInsets {
    layoutMargins + EdgeInsets(left: look.readableInset, right: look.readableInset)
  }

  private func lookDidChange(from old: RowLook) {
    var same = old
    same.isFocused = look.isFocused
    updateFocus()
    if same == look { return }
    setNeedsDisplay()
    setNeedsLayout()
  }

  private func updateFocus() { overlay.look.isFocused = look.isFocused && focusStyle == .default }

  /// Places the contents and the accessory. Call it when you override it.
  open override func layoutSubviews() {
    let layout = TableCellLayout(bounds: bounds, margins: margins)
    let accessory = accessoryWidth
    backgroundView?.frame = bounds
    selectionView?.frame = bounds
    overlay.frame = bounds
    let size = accessoryView.map { $0.fittingSize(in: bounds.size) } ?? Size(width: accessory, height: 1)
    accessoryView?.frame = layout.accessory(size)
    contentView.frame = layout.content(besides: accessory)
    parts.layOut(margins: margins)
    overlay.look.accessory = accessoryView == nil ? accessoryType : .none
    overlay.look.accessoryColumn = layout.accessory(size).minX
    overlay.look.separator = separator
  }

  private var accessoryWidth: Int {
    accessoryView.map { $0.fittingSize(in: bounds.size).width } ?? (accessoryType == .none ? 0 : 1)
  }

  private var separator: RowOverlay.Separator? {
    // In a single row with text there is no place for a line.
    guard let color = look.separatorColor, bounds.height > 1 else { return nil }
    let inset = wantedSeparatorInset
    let line = bounds.inset(by: look.endsGroup ? .zero : EdgeInsets(left: inset.left, right: inset.right))
    let shown = line.intersection(bounds)
    return RowOverlay.Separator(columns: shown.minX..<shown.maxX, color: color)
  }

  // Insets that were set count from the ends of the readable width, as texts do.
  private var wantedSeparatorInset: (left: Int, right: Int) {
    guard let inset = separatorInset ?? look.separatorInset else {
      return (parts.textColumn(margins: margins), look.readableInset)
    }
    return (inset.left.saturatingAdd(look.readableInset), inset.right.saturatingAdd(look.readableInset))
  }

  /// As wide as is offered, and as high as its texts and image and the hairline below take. Cells with contents of their own in a table
  /// without `rowHeight` override it.
  open override func sizeThatFits(_ size: Size) -> Size {
    let layout = TableCellLayout(bounds: Rect(size: size), margins: margins)
    let content = layout.content(besides: accessoryWidth)
    let accessory = accessoryView?.fittingSize(in: size).height ?? 1
    let height = max(1, accessory, parts.height(in: content.size, margins: margins))
    return Size(width: size.width, height: height + (look.separatorColor == nil ? 0 : 1))
  }

  // MARK: Drawing

  open override func draw(in canvas: inout Canvas) {
    if look.isGrouped, backgroundView == nil, backgroundColor.alpha == 0 { canvas.fill(bounds, with: .white) }
    let opacity = selectionOpacity.presentation
    if opacity > 0 { canvas.fillSelection(bounds, selectedBackgroundColor, opacity: opacity) }
  }
}

/// The grey behind the contents of a selected row, in front of its background view.
private final class SelectionPlate: View {
  var color: Color? { didSet { if color != oldValue { setNeedsDisplay() } } }

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in canvas: inout Canvas) { canvas.fillSelection(bounds, color, opacity: 1) }
}

extension Canvas {
  fileprivate mutating func fillSelection(_ rect: Rect, _ color: Color?, opacity: Double) {
    switch traits.colorDepth {
    // A light grey on white paper, a dark one on black.
    case .truecolor, .palette256:
      fill(rect, with: color?.withOpacity(opacity) ?? Color(white: 0.5).withAlpha(0.3 * opacity))
    case .sixteen: if opacity >= 0.5 { fill(rect, with: color ?? Color(red: 192, green: 192, blue: 192)) }
    // The overlay shows it.
    case .eight, .none: break
    }
  }
}
