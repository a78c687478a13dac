import TermKitControls
import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// How a row looks in editing mode, as the data source and the delegate decide.
struct RowEditing: Equatable {
  var style = TableViewCell.EditingStyle.none
  /// Whether the contents move to the right to make room for a control.
  var isIndented = false
  /// Whether the user can move the row.
  var isMovable = false
  /// Whether the row shows a mark that says whether it is selected.
  var marksSelection = false
}

/// The editing state of a cell, and the views that it shows in editing mode.
@MainActor struct CellEditing {
  fileprivate(set) var isOn = false
  fileprivate var control: RowEditControl?
  fileprivate var handle: ReorderControl?
  fileprivate var confirmation: DeleteConfirmationButton?
  /// The swipe actions beside the contents, or nil. Only `SwipeActionsView.swift` changes it.
  var swipe: SwipeActionsView?

  /// The columns between the left edge and the contents.
  static let indentation = 4
  /// The columns of the reorder control, and of the gap before it.
  fileprivate static let handleWidth = 3

  /// The columns at the right end that the delete button or the reorder control takes.
  var trailingWidth: Int { confirmation.map { $0.width + 2 } ?? (handle == nil ? 0 : Self.handleWidth) }
}

extension TableViewCell {
  /// The controls that a row can have in editing mode. UIKit's `UITableViewCell.EditingStyle`.
  public enum EditingStyle: Hashable, Sendable {
    /// No control.
    case none
    /// A control that deletes the row, after the user has confirmed it.
    case delete
    /// A control that inserts a row.
    case insert
  }

  /// The control that the cell shows in editing mode, as the table's delegate decided. It is `none` while the table is not in editing mode.
  public final var editingStyle: EditingStyle { look.editing?.style ?? .none }

  /// Whether the cell shows its editing controls. Defaults to false.
  ///
  /// Setting it calls `setEditing(_:animated:)` without an animation. The table calls the same method: override it to follow the state.
  public final var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Whether the cell shows the button that confirms its deletion. True from a press of the row's delete control until the user presses the
  /// button or moves the focus away from it.
  public final var showingDeleteConfirmation: Bool { editing.confirmation != nil }

  /// The accessory view for the present mode, or nil.
  final var shownAccessoryView: View? {
    if showingDeleteConfirmation { return nil }
    return isEditing ? editingAccessoryView : accessoryView
  }

  /// The accessory for the present mode. An accessory view replaces it.
  final var shownAccessory: AccessoryType {
    if showingDeleteConfirmation || shownAccessoryView != nil { return .none }
    return isEditing ? editingAccessoryType : accessoryType
  }

  final var table: TableView? { superview as? TableView }

  // MARK: Changes

  /// Turns editing on or off, and shows or removes the controls. If animated, the contents slide and the controls fade.
  final func changeEditing(_ isOn: Bool, animated: Bool) {
    guard isOn != editing.isOn else { return }
    let old = shownAccessoryView
    editing.isOn = isOn
    if !isOn { endDeleteConfirmation() }
    accessoryViewChanged(from: old)
    updateEditingControls()
    guard animated, window != nil else { return }
    let controls: [View?] = [editing.control, editing.handle]
    View.performWithoutAnimation {
      for control in controls { control?.alpha = 0 }
      placeEditingControls()
    }
    View.animate(withDuration: 0.25) {
      for control in controls { control?.alpha = 1 }
      layoutIfNeeded()
    }
  }

  /// Shows the controls that the mode and the row call for, and removes the others.
  final func updateEditingControls() {
    let style = isEditing && !showingDeleteConfirmation ? editingStyle : .none
    if editing.control?.style != (style == .none ? nil : style) {
      let control = style == .none ? nil : RowEditControl(style)
      control?.addAction(for: .touchUpInside) { [unowned self] _ in table?.useEditControl(of: self) }
      let old = editing.control
      editing.control = control
      exchange(old, for: control, at: subviews.count)
    }
    let isMovable = isEditing && !showingDeleteConfirmation && showsReorderControl && look.editing?.isMovable == true
    if isMovable != (editing.handle != nil) {
      let handle = isMovable ? ReorderControl() : nil
      let old = editing.handle
      editing.handle = handle
      exchange(old, for: handle, at: subviews.count)
    }
  }

  /// Shows the button that confirms the deletion, and gives it the focus.
  final func beginDeleteConfirmation(title: String) {
    guard !showingDeleteConfirmation else { return }
    let old = shownAccessoryView
    let button = DeleteConfirmationButton(title: title)
    button.addAction(for: .touchUpInside) { [unowned self] _ in table?.confirmDeletion(of: self) }
    editing.confirmation = button
    accessoryViewChanged(from: old)
    updateEditingControls()
    addSubview(button)
    button.becomeFirstResponder()
  }

  /// Removes the button that confirms the deletion. If it has the focus, the row gets it.
  final func endDeleteConfirmation() {
    guard let button = editing.confirmation else { return }
    let old = shownAccessoryView
    editing.confirmation = nil
    if button.isFirstResponder { table?.engine.returnFocus(from: indexPath) }
    button.removeFromSuperview()
    accessoryViewChanged(from: old)
    updateEditingControls()
  }

  // MARK: Layout

  /// Places the controls at both ends of the row.
  final func placeEditingControls() {
    let middle = max(0, (bounds.height - 1) / 2)
    let (left, right) = (contentMargins.left, bounds.maxX - contentMargins.right)
    editing.control?.frame = Rect(x: max(0, left - 1), y: middle, width: RowEditControl.width, height: 1)
    editing.handle?.frame = Rect(x: right - 2, y: 0, width: CellEditing.handleWidth, height: bounds.height)
    if let button = editing.confirmation {
      button.frame = Rect(x: right - button.width, y: middle, width: button.width, height: 1)
    }
  }
}

/// The control at the left end of a row that deletes the row or inserts another one.
final class RowEditControl: RowButton {
  let style: TableViewCell.EditingStyle

  init(_ style: TableViewCell.EditingStyle) {
    self.style = style
    super.init(title: style == .insert ? "(+)" : "(-)") { style == .insert ? $0.insertRow : $0.delete }
    tintColor = style == .insert ? Color(red: 52, green: 199, blue: 89) : DeleteConfirmationButton.red
  }
}

/// The button that confirms the deletion of a row. It disappears when it loses the focus.
final class DeleteConfirmationButton: Button {
  static let red = Color(red: 214, green: 40, blue: 32)
  private var hadFocus = false

  init(title: String) {
    super.init(type: .custom, title: title)
    contentEdgeInsets = EdgeInsets(left: 1, right: 1)
    backgroundColor = Self.red
    setTitleColor(.white, for: .normal)
  }

  /// The width of the button, in columns.
  var width: Int { sizeThatFits(.unlimited).width }

  private var cell: TableViewCell? { superview as? TableViewCell }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(title: traitCollection.strings.cancel, keys: [Key(.escape)]) { [weak self] in
        self?.cell?.endDeleteConfirmation()
      }
    ] + super.keyCommands
  }

  override func firstResponderDidChange() {
    super.firstResponderDidChange()
    if isFirstResponder { hadFocus = true } else if hadFocus { cell?.endDeleteConfirmation() }
  }
}

/// The handle at the right end of a row that the user drags to move the row.
final class ReorderControl: View {
  private var table: TableView? { superview?.superview as? TableView }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: traitCollection.strings.reorder)
  }

  override func draw(in canvas: inout Canvas) {
    let glyph = Glyph(canvas.traits.glyphLevel == .ascii ? "=" : "≡")
    let style = TextStyle(foreground: Color(white: 0.66), minimumContrast: .element)
    canvas.draw(glyph, at: Point(x: 1, y: max(0, (bounds.height - 1) / 2)), style: style)
  }

  override func touchBegan(_ touch: Touch) {
    guard touch.button == .left, let cell = superview as? TableViewCell else { return super.touchBegan(touch) }
    table?.beginReordering(cell, touch)
  }

  override func keepsDrag(along axis: LayoutAxis) -> Bool { true }

  override func touchMoved(_ touch: Touch) { table?.continueReordering(touch) }

  override func touchEnded(_ touch: Touch) { table?.endReordering() }

  override func touchCancelled(_ touch: Touch) { table?.endReordering(isCancelled: true) }
}
