import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// A control in which the user edits a single line of text. UIKit's `UITextField`.
///
///     let field = TextField(placeholder: "Name")
///     field.borderStyle = .roundedRect
///     field.addTarget(self, action: ProfileViewController.nameChanged, for: .editingChanged)
///
/// Text that does not fit scrolls sideways with the cursor, which is the terminal's cursor. Newlines in typed, pasted or inserted text
/// become spaces. The field uses the keys of `TextView` that have a meaning in one line; other keys move the focus.
///
/// Enter sends `editingDidEndOnExit` and `primaryActionTriggered`. If neither event has an action, the key goes on to the responder chain.
/// The field keeps the focus.
///
/// A view on either side of the text shows what the text means, or acts on it:
///
///     field.leftView = Label(text: "€")
///     field.leftViewMode = .always
open class TextField: Control {
  /// The times at which the clear button or a side view is shown. UIKit's `UITextField.ViewMode`.
  public enum ViewMode: Hashable, Sendable, CaseIterable {
    /// Never.
    case never
    /// While the field or one of its side views is first responder.
    case whileEditing
    /// While the field itself is not first responder.
    case unlessEditing
    /// Always.
    case always
  }

  /// The reasons why editing ended. UIKit's `UITextField.DidEndEditingReason`.
  public enum DidEndEditingReason: Hashable, Sendable {
    /// The field gave up being first responder. The text is kept.
    case committed
  }

  package let input = TextInput()
  private var isEditing = false
  // The first visible column of the text.
  var scrollColumn = 0

  /// The object that controls editing and is notified of it. Defaults to nil. Not retained.
  public final weak var delegate: (any TextFieldDelegate)?

  /// Creates a text field with a `text` and a `placeholder`, which an empty field shows. Both default to nil. The frame is empty.
  public init(text: String? = nil, placeholder: String? = nil) {
    self.placeholder = placeholder
    super.init(frame: .zero)
    input.host = self
    input.reset(to: text ?? "")
  }

  /// Creates an empty text field with a frame in its superview's coordinates.
  public override init(frame: Rect) {
    super.init(frame: frame)
    input.host = self
  }

  // MARK: Text

  /// The whole text. Never nil; setting it to nil empties the field.
  ///
  /// Setting it clears the undo history and moves the cursor to the end. It sends no control events and does not call the delegate.
  /// Overrides must call `super`. Edits by the user do not set the property: handle `.editingChanged`.
  open var text: String? {
    get { input.text }
    set {
      input.reset(to: newValue ?? "")
      lineChanged()
    }
  }

  /// The number of grapheme clusters in the text.
  public final var textLength: Int { input.buffer.count }

  /// Whether the field contains any text.
  public final var hasText: Bool { textLength > 0 }

  /// The range of selected grapheme clusters. If nothing is selected, the empty range at the cursor. Setting it moves the cursor to the end
  /// of the range, and does not move the focus. As in UIKit, a new range is limited to `0...textLength`.
  public final var selectedRange: Range<Int> {
    get { input.selection.range }
    set { input.selectByProgram(newValue) }
  }

  /// Replaces the selection with a text and moves the cursor behind it. The user can undo this.
  ///
  /// As for all edits by the program, the field sends no control events. Of the delegate's methods, it calls only
  /// `textFieldDidChangeSelection(_:)`.
  public final func insertText(_ text: String) { input.replaceByProgram(selectedRange, with: text) }

  /// Deletes the selection, or the grapheme cluster before the cursor. The user can undo this.
  ///
  /// Backspace calls it, and then the delegate and the control events follow as for other edits by the user. A call by the program sends no
  /// control events. At the beginning of the text, without a selection, it deletes nothing. Overrides call `super` to delete.
  open func deleteBackward() { input.deleteBackward() }

  /// Replaces a `range` of grapheme clusters with a `text` and moves the cursor behind it. The user can undo this. Sends no control events.
  /// - Precondition: The range is within `0...textLength`.
  public final func replace(_ range: Range<Int>, with text: String) { input.replaceByProgram(range, with: text) }

  /// Whether there is an edit of this text to undo.
  public final var canUndo: Bool { input.canUndo }
  /// Whether there is an undone edit of this text to redo.
  public final var canRedo: Bool { input.canRedo }
  /// Undoes the last step of this text, if there is one: a typed word, a run of deletions, or a single other edit, such as a paste. The field
  /// then sends `.editingChanged`, as it does if the user undoes.
  ///
  /// The user's keys undo the last step of the `undoManager` instead, which can be one of another text or of the program.
  public final func undo() { input.undo() }
  /// Redoes the step of this text that was undone last, if there is one. The field then sends `.editingChanged`.
  public final func redo() { input.redo() }

  /// Selects the whole text. UIKit's `selectAll(_:)`.
  /// - Parameter sender: Ignored. Defaults to nil.
  public final func selectAll(_ sender: Any? = nil) { input.perform(.selectAll) }

  // MARK: Input views

  /// The view at the bottom edge of the screen while the user edits, such as a picker. Defaults to nil. UIKit's `inputView`.
  ///
  /// If you set it while the user edits, call `reloadInputViews()`.
  open override var inputView: View? {
    get { input.inputView }
    set { input.inputView = newValue }
  }

  /// The view above the `inputView`, or alone at the bottom of the screen, while the user edits. Defaults to nil. As in UIKit.
  ///
  /// If you set it while the user edits, call `reloadInputViews()`.
  open override var inputAccessoryView: View? {
    get { input.inputAccessoryView }
    set { input.inputAccessoryView = newValue }
  }

  // MARK: Looks

  /// The horizontal alignment of the text and the placeholder. Defaults to `.natural`: the edge at which the layout begins.
  ///
  /// The last column stays free for the cursor behind the text. Text that does not fit is not aligned: it scrolls.
  public final var textAlignment = TextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }
  /// The text shown while the field is empty. Defaults to nil. Assistive technology uses it as the field's label.
  public final var placeholder: String? { didSet { if placeholder != oldValue { setNeedsDisplay() } } }
  /// The colour of the placeholder. Defaults to `placeholderText`.
  public final var placeholderColor = Color.placeholderText {
    didSet { noteCustomization(changes: placeholderColor != oldValue) }
  }
  /// The colour of the text. Defaults to black. Animatable.
  public final var textColor: Color {
    get { ink }
    set {
      noteCustomization()
      ink = newValue
    }
  }
  @Animatable var ink = Color.black
  /// The border around the text. Defaults to `none`. It is drawn in the tint while the field has the focus.
  public final var borderStyle = TextBorderStyle.none {
    didSet { noteCustomization(changes: borderStyle != oldValue) { lineChanged() } }
  }
  /// The times at which a button that clears the text is shown, if there is any text. Defaults to `never`.
  ///
  /// While `rightView` is shown, it takes the place of the button. From the keyboard, Ctrl-U deletes the text before the cursor.
  public final var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { lineChanged() } } }
  /// Whether the field shows dots in place of the text, and prevents cutting, copying and moving by words. Defaults to false.
  public final var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { lineChanged() } } }

  // Overridden by search fields.

  /// The placeholder to show, or an empty string.
  @_spi(TermKit) open var shownPlaceholder: String { placeholder ?? "" }
  /// The images behind the text by state, in place of the border. The default implementation returns none.
  @_spi(TermKit) open var backgrounds: StateValues<Image> { StateValues() }
  /// The image behind the text. One that is not resizable stretches at its middle column.
  package final var backgroundImage: Image? { backgrounds.shown(for: state)?.withMiddleColumn }
  /// Whether the field draws its clear button itself. The default implementation returns true.
  @_spi(TermKit) open var drawsClearButton: Bool { true }
  /// The offset of the text from its usual place, in columns to the right and rows down. The default implementation returns zero.
  @_spi(TermKit) open var textAdjustment: Point { .zero }

  // MARK: Side views

  /// The view to the left of the text, inside the border. Defaults to nil.
  ///
  /// The field gives the view one row and the width that fits it, or its own width if that is zero. A blank column separates it from the
  /// text. A side view that can have the focus follows the field in Tab order, and the arrow key towards the text leads back.
  public final var leftView: View? { didSet { sideViewChanged(from: oldValue, to: leftView) } }
  /// The times at which `leftView` is shown. Defaults to `never`.
  public final var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { lineChanged() } } }
  /// The view to the right of the text, inside the border. Defaults to nil. It is laid out like `leftView`, and replaces the clear button.
  public final var rightView: View? { didSet { sideViewChanged(from: oldValue, to: rightView) } }
  /// The times at which `rightView` is shown. Defaults to `never`.
  public final var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { lineChanged() } } }

  private func sideViewChanged(from old: View?, to new: View?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    lineChanged()
  }

  @_spi(TermKit) public override var accessibilityParts: [View] { subviews }

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    // Passwords are never written to a file.
    let isRestored = !isSecureTextEntry
    return super.inspectedProperties.adding(of: self, isRestored: isRestored, ("text", \TextField.restorableText))
      .adding(of: input, isRestored: isRestored, ("selectedRange", \TextInput.restorableSelection))
      .adding(
        of: self, ("placeholder", \TextField.placeholder), ("textColor", \.textColor),
        ("textAlignment", \.textAlignment))
  }

  open override var accessibilityDefaults: AccessibilityDefaults {
    let strings = traitCollection.strings
    return AccessibilityDefaults(
      isElement: true, label: shownPlaceholder.isEmpty ? nil : shownPlaceholder,
      value: isSecureTextEntry ? strings.characters(textLength) : input.spokenBeginning,
      traits: isSecureTextEntry ? .secureTextField : .textField, state: accessibilityState)
  }

  /// The size that fits unlimited room. To change it, override `sizeThatFits(_:)`.
  public final override var intrinsicContentSize: Size { sizeThatFits(.unlimited) }

  /// Returns the size of the border plus the side views and the text or the placeholder. The text is taken to be at least 20 columns wide.
  open override func sizeThatFits(_ size: Size) -> Size {
    let text = max(20, shownPlaceholder.columns, lineColumns + 1) + sideColumns
    let border = imagePadding ?? TextBorder.insets(of: borderStyle)
    return Size(width: text + border.horizontal, height: 1 + border.vertical).limited(to: size)
  }

  open override func layoutSubviews() {
    placeSideViews()
    showCursor()
  }

  open override func draw(in canvas: inout Canvas) { drawField(in: &canvas) }

  open override var cursorPosition: Point? { cursorCell }

  // MARK: Focus

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if delegate?.textFieldShouldBeginEditing(self) == false { return false }
    return super.becomeFirstResponder()
  }

  open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  open override func firstResponderDidChange() {
    super.firstResponderDidChange()
    setNeedsLayout()
    guard isFirstResponder != isEditing else { return }
    isEditing = isFirstResponder
    input.prepareUndo()
    if isEditing {
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    } else {
      input.endDrag()
      delegate?.textFieldDidEndEditing(self, reason: .committed)
      sendActions(for: .editingDidEnd)
    }
  }

  // A side view's visibility depends on the focus.
  public final override func descendantLostFocus(_ view: View) {
    if subviews.isEmpty { return }
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Input

  // False while a side view has the focus: its keys are not meant for the text.
  private var takesKeys: Bool { isEnabled && !isSideViewFocused }

  open override var keyCommands: [KeyCommand] {
    takesKeys ? input.keyCommands(.editingLine, traitCollection.strings) : []
  }

  open override var takesTyping: Bool { takesKeys }

  /// Inserts typed characters. For Enter, asks the delegate and sends the control events.
  open override func pressBegan(_ key: Key) -> Bool {
    guard takesKeys else { return leaveSideView(by: key) }
    return key == Key(.enter) ? enter() : input.type(key)
  }

  private func enter() -> Bool {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
    let events: ControlEvents = [.editingDidEndOnExit, .primaryActionTriggered]
    let isWanted = hasActions(for: events)
    sendActions(for: events)
    return isWanted
  }

  open override func paste(_ text: String) -> Bool {
    if takesKeys { input.insert(text) }
    return takesKeys
  }

  @_spi(TermKit) public override func contextMenu(at point: Point) -> MenuOpening? {
    super.contextMenu(at: point) ?? input.editMenu
  }

  @_spi(TermKit) public override var suggestedMenuElements: [MenuElement] { input.editActions(traitCollection.strings) }

  // A drag selects text.
  @_spi(TermKit) public override func keepsDrag(along axis: LayoutAxis) -> Bool { isEnabled }

  open override func touchBegan(_ touch: Touch) {
    guard isEnabled, touch.button == .left else { return }
    if isOnClearButton(touch.location(in: self)) { return clear() }
    if becomeFirstResponder() { input.beginDrag(touch) }
  }

  open override func touchMoved(_ touch: Touch) { moveDrag(touch) }

  open override func touchEnded(_ touch: Touch) { input.endDrag() }

  open override func touchCancelled(_ touch: Touch) { input.endDrag() }
}

extension TextField: TextInputHost {
  final var isTextEditable: Bool { isEnabled }

  final var isTextSecret: Bool { isSecureTextEntry }

  final func accepted(_ text: String) -> String { text.inOneLine }

  final func allowsChange(in range: Range<Int>, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  final func textDidChange(_ change: TextEditor.Change) {
    lineChanged()
    delegate?.textFieldDidChangeSelection(self)
    if !input.isChangedByProgram { sendActions(for: .editingChanged) }
  }

  final func selectionDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.textFieldDidChangeSelection(self)
  }

  private func lineChanged() {
    setNeedsDisplay()
    contentsChanged()
  }

  /// Returns the beginning or the end of the text, because the field has only one row.
  final func destination(of motion: TextMotion) -> TextPosition {
    switch motion {
    case .rowStart: TextPosition(0)
    case .rowEnd: TextPosition(input.buffer.count)
    default: input.head
    }
  }
}
