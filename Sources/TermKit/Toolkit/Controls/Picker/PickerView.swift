import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// One or several wheels of rows, of which the row in the middle is selected. UIKit's `UIPickerView`.
///
///     final class SizePage: ViewController, PickerViewDataSource, PickerViewDelegate {
///       private let sizes = ["Small", "Medium", "Large"]
///
///       override func viewDidLoad() {
///         let picker = PickerView(frame: Rect(x: 2, y: 1, width: 20, height: 5))
///         (picker.dataSource, picker.delegate) = (self, self)
///         view.addSubview(picker)
///       }
///       func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
///       func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { sizes.count }
///       func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? { sizes[row] }
///     }
///
/// The selected rows have a pale band behind them, or with 16 colours, 8 or none, arrows beside them. Rows above and below fade with their
/// distance. The component with the focus shows its selected row in the tint.
///
/// Up, Down, Page Up, Page Down, Home and End turn the component with the focus, and a letter goes to the next row that begins with it.
/// Left, Right and Tab move to another component. A click selects a row, and dragging and the mouse wheel turn a component. When the user
/// chooses another row, the picker view calls its delegate and then sends `valueChanged`. It does neither if the program selects a row.
open class PickerView: Control {
  private var wheels: [PickerWheelView] = []
  private var needsReload = true
  final var looks = PickerLooks() {
    didSet {
      guard looks != oldValue else { return }
      setNeedsDisplay()
      wheels.forEach { $0.setNeedsDisplay() }
    }
  }

  /// The object that provides the numbers of components and rows. Defaults to nil: no components. Not retained. Setting it reloads them.
  public final weak var dataSource: (any PickerViewDataSource)? { didSet { setNeedsReload() } }

  /// The object that provides the titles and is notified when the user selects a row. Defaults to nil, for empty titles. Not retained.
  /// Setting it reloads all components.
  public final weak var delegate: (any PickerViewDelegate)? { didSet { setNeedsReload() } }

  private func setNeedsReload() {
    needsReload = true
    contentsChanged()
  }

  // The wheels are the elements.
  open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: false, state: accessibilityState)
  }

  // MARK: Components and rows

  /// The number of components, which the data source has returned. 0 without a data source.
  public final var numberOfComponents: Int { loadedWheels.count }

  /// Returns the number of rows of a component, which the data source has returned.
  /// - Precondition: There is such a component.
  public final func numberOfRows(inComponent component: Int) -> Int { wheel(component).rowCount }

  /// Returns the size of the rows of a component, in cells. The height is 1.
  /// - Precondition: There is such a component.
  public final func rowSize(forComponent component: Int) -> Size {
    layoutIfNeeded()
    return Size(width: wheel(component).frame.width, height: 1)
  }

  /// Asks the data source for the numbers of components and rows at once, and later the delegate for the titles and widths. The selected
  /// row of each component stays, or becomes the last row if it no longer exists.
  public final func reloadAllComponents() {
    needsReload = false
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    Contract.require(count >= 0, "numberOfComponents(in:) returned \(count): return 0 for no components")
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheelView(component: wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    wheels.indices.forEach(reload)
    contentsChanged()
  }

  /// Asks the data source for the number of rows of a component at once, and later the delegate for the titles. The selected row stays, or
  /// becomes the last row if it no longer exists.
  /// - Precondition: There is such a component.
  public final func reloadComponent(_ component: Int) {
    _ = wheel(component)
    reload(component)
  }

  private func reload(_ component: Int) {
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    Contract.require(
      count >= 0, "pickerView(_:numberOfRowsInComponent: \(component)) returned \(count): return 0 for no rows")
    wheels[component].rowCount = count
    wheels[component].setNeedsDisplay()
  }

  private var loadedWheels: [PickerWheelView] {
    if needsReload { reloadAllComponents() }
    return wheels
  }

  private func wheel(_ component: Int) -> PickerWheelView {
    let wheels = loadedWheels
    Contract.require(
      wheels.indices.contains(component),
      "component \(component) is out of range 0..<\(wheels.count): the data source returns the number of components")
    return wheels[component]
  }

  /// Returns whether the titles of a component are numbers, which are aligned at the right.
  final var alignsNumbers: @MainActor (Int) -> Bool = { _ in false }

  // MARK: Selection

  /// Selects the row with the number `row` of the component with the number `component`, both counted from 0. Does not call the delegate,
  /// and sends no events. If `animated` is true, the component turns to the row over 0.2 seconds.
  /// - Precondition: There are such a row and such a component.
  public final func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let wheel = wheel(component)
    Contract.require(
      (0..<wheel.rowCount).contains(row),
      "row \(row) is out of range 0..<\(wheel.rowCount) in component \(component): select a row that exists")
    wheel.select(row, animated: animated)
  }

  /// Returns the selected row of a component, or -1 if the component has no rows.
  /// - Precondition: There is such a component.
  public final func selectedRow(inComponent component: Int) -> Int {
    let wheel = wheel(component)
    return wheel.rowCount == 0 ? -1 : wheel.selectedRow
  }

  /// Called by a component when the user has selected a row.
  final func userSelected(_ row: Int, in component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    sendActions(for: .valueChanged)
  }

  /// Returns the title of a row.
  final func title(_ row: Int, in component: Int) -> AttributedText {
    if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) { return title }
    return AttributedText(delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "")
  }

  // MARK: States

  /// False: the components have the focus.
  open override var canBecomeFirstResponder: Bool { false }

  open override func stateDidChange() {
    super.stateDidChange()
    for wheel in wheels {
      if !isEnabled { wheel.resignFirstResponder() }
      wheel.setNeedsDisplay()
    }
  }

  // MARK: View

  /// The size that fits unlimited room. To change it, override `sizeThatFits(_:)`.
  public final override var intrinsicContentSize: Size { sizeThatFits(.unlimited) }

  /// Returns the width of all components, 12 columns for one without its own width, and five rows, but at most the offered size.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: layout.width.saturatingAdd(2 * Self.padding), height: 5).limited(to: size)
  }

  private var layout: SegmentLayout { SegmentLayout(parts: loadedWheels.indices.map(part)) }

  // A free column is between two components.
  private func part(_ component: Int) -> SegmentLayout.Part {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    Contract.require(
      width >= 0 && width.fitsCoordinates,
      "pickerView(_:widthForComponent: \(component)) returned \(width): return 0 for a share, or a number up to 2³¹")
    return SegmentLayout.Part(width: width, content: 12, leading: component == 0 ? 0 : 1)
  }

  // The columns at both sides, in which the arrows are.
  private static let padding = 2

  open override func layoutSubviews() {
    let (layout, room) = (layout, max(0, bounds.width - 2 * Self.padding))
    let places = layout.places(in: room)
    // Components with widths of their own are in the middle together.
    let free = max(0, room.saturatingSubtract(places.last?.upperBound ?? room))
    let start = bounds.minX + Self.padding + free / 2
    for (wheel, (part, columns)) in zip(wheels, zip(layout.parts, places)) {
      let x = start.saturatingAdd(columns.lowerBound + part.leading)
      wheel.frame = Rect(x: x, y: bounds.minY, width: columns.count - part.leading, height: bounds.height)
    }
  }

  // MARK: State restoration

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(of: self, isRestored: true, ("selectedRows", \PickerView.restorableRows))
  }

  private final var restorableRows: JSONValue {
    get { .array(loadedWheels.map { JSONValue($0.selectedRow) }) }
    set {
      for (wheel, row) in zip(loadedWheels, newValue.array ?? []) {
        if let row = row.int, 0..<wheel.rowCount ~= row { wheel.select(row, animated: false) }
      }
    }
  }

  // The components have the focus in place of the picker view.
  private var shownState: ControlState {
    isEnabled ? wheels.contains(where: \.isFocused) ? .focused : .normal : .disabled
  }

  /// Draws the mark of the selected rows beneath the components. Overrides must call `super`.
  open override func draw(in canvas: inout Canvas) {
    let middle = bounds.minY + max(0, bounds.height - 1) / 2
    let row = Rect(x: bounds.minX, y: middle, width: bounds.width, height: 1)
    if let image = looks.indicator.shown(for: shownState) {
      let place = image.resizingMode != nil ? row : row.centered(image.size)
      let isPale = !isEnabled && !looks.indicator.isOwn(for: .disabled)
      return canvas.withOpacity(isPale ? canvas.traits.disabledOpacity : 1, in: row) {
        $0.draw(image, in: place, usually: .alwaysOriginal)
      }
    }
    if canvas.traits.colorDepth.blends {
      canvas.fill(row, with: Color(white: 0.5).withOpacity(isEnabled ? 0.16 : 0.08))
      return
    }
    var style = canvas.tintTextStyle()
    if !isEnabled { style = style.disabled(in: canvas.traits) }
    let hasTriangles = canvas.traits.glyphLevel == .braille
    canvas.drawEnds(hasTriangles ? "▸" : ">", hasTriangles ? "◂" : "<", in: row, style)
  }
}
