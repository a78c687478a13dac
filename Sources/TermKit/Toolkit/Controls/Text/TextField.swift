import TermKitGraphics
import TermKitInput

/// A single line of text that a person edits. UIKit's `UITextField` (C10).
///
///     let field = TextField(placeholder: "Name")
///     field.borderStyle = .roundedRect
///     field.addTarget(self, action: ProfileViewController.nameChanged, for: .editingChanged)
///
/// What does not fit scrolls sideways with the cursor, which is the terminal's own. Newlines become spaces when they are typed or pasted.
/// The keys are those of `TextView` as far as they mean something in one line; the others move the focus. Enter sends
/// `editingDidEndOnExit`, or is left to others when nobody wants that.
open class TextField: Control {
  /// When the button that clears the text is there. UIKit's `UITextField.ViewMode`.
  public enum ViewMode: Hashable, Sendable, CaseIterable {
    /// At no time.
    case never
    /// While the field has the focus.
    case whileEditing
    /// While it has not.
    case unlessEditing
    /// Always.
    case always
  }

  let input = TextInput()
  private var isEditing = false
  // The first column of the text that is seen.
  var scrollColumn = 0
  var dragTimer: ScheduledTimer?

  /// Told about edits. Not retained.
  public final weak var delegate: (any TextFieldDelegate)?

  /// Makes a text field; empty unless told otherwise.
  public init(text: String = "", placeholder: String = "") {
    self.placeholder = placeholder
    super.init()
    input.host = self
    input.reset(to: text)
  }

  // MARK: Text

  /// All of the text, as it was set or typed. Setting it forgets what could be undone and puts the cursor at its end.
  public final var text: String {
    get { input.text }
    set {
      input.reset(to: newValue)
      textChanged()
    }
  }

  /// How many grapheme clusters the text has.
  public final var textLength: Int { input.buffer.count }

  /// True when there is any text.
  public final var hasText: Bool { textLength > 0 }

  /// The clusters selected, an empty range where the cursor is when there are none. Setting it must stay within the text.
  public final var selectedRange: Range<Int> {
    get { input.selection.range }
    set { input.selectByProgram(newValue) }
  }

  /// Puts a text in the place of what is selected, the cursor behind it. The person can undo it.
  public final func insertText(_ text: String) { input.replaceByProgram(selectedRange, with: text) }

  /// Deletes what is selected, or the cluster before the cursor. The person can undo it.
  public final func deleteBackward() { input.deleteBackwardByProgram() }

  /// Puts a text in the place of some clusters, which must be there, and the cursor behind it. The person can undo it.
  public final func replace(_ range: Range<Int>, with text: String) { input.replaceByProgram(range, with: text) }

  /// True when there is something to undo.
  public final var canUndo: Bool { input.canUndo }
  /// True when there is something to do again.
  public final var canRedo: Bool { input.canRedo }
  /// Undoes what was done last. Does nothing when there is nothing to undo.
  public final func undo() { input.perform(.undo) }
  /// Does again what was undone last. Does nothing when nothing was.
  public final func redo() { input.perform(.redo) }

  // MARK: Looks

  /// Shown while there is no text; empty unless set.
  public final var placeholder: String { didSet { if placeholder != oldValue { setNeedsDisplay() } } }
  /// The colour of the placeholder; grey unless set.
  public final var placeholderColor = TextPainter.placeholderColor {
    didSet {
      noteCustomization()
      if placeholderColor != oldValue { setNeedsDisplay() }
    }
  }
  /// The colour of the text; black unless set. Animatable.
  public final var textColor: Color {
    get { ink }
    set {
      noteCustomization()
      ink = newValue
    }
  }
  @Animatable var ink = Color.black
  /// What is drawn around the text; nothing unless set. In the tint while the field has the focus.
  public final var borderStyle = TextBorderStyle.none {
    didSet {
      noteCustomization()
      if borderStyle != oldValue { borderChanged() }
    }
  }
  /// When the button that clears the text is there, if there is text; never unless set. Ctrl-U does the same by keyboard.
  public final var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { borderChanged() } } }
  /// Shows dots in place of the text, and lets nobody copy it; false unless set.
  public final var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { borderChanged() } } }

  override var accessibilityDefaults: AccessibilityDefaults {
    let strings = traitCollection.strings
    return AccessibilityDefaults(
      isElement: true, label: placeholder,
      value: isSecureTextEntry ? strings.characters(textLength) : input.spokenBeginning,
      traits: isSecureTextEntry ? .secureTextField : .textField, state: accessibilityState)
  }

  private func borderChanged() {
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// As wide as the text or the placeholder, 20 columns at least, and the border.
  open override func sizeThatFits(_ size: Size) -> Size {
    let text = max(20, placeholder.columns, lineColumns + 1)
    let border = TextBorder.size(borderStyle)
    return Size(width: min(size.width, text + border.width), height: min(size.height, 1 + border.height))
  }

  open override func layoutSubviews() { showCursor() }

  open override func draw(in canvas: inout Canvas) { drawField(in: &canvas) }

  open override func tintColorDidChange() { if isFocused { setNeedsDisplay() } }

  open override var cursorPosition: Point? { cursorCell }

  // MARK: Focus

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if delegate?.textFieldShouldBeginEditing(self) == false { return false }
    return super.becomeFirstResponder()
  }

  open override func firstResponderDidChange() {
    super.firstResponderDidChange()
    setNeedsLayout()
    guard isFirstResponder != isEditing else { return }
    isEditing = isFirstResponder
    if isEditing {
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    } else {
      endDrag()
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
    }
  }

  // MARK: Input

  open override var keyCommands: [KeyCommand] {
    isEnabled ? input.keyCommands(.editingLine, traitCollection.strings) : []
  }

  open override var takesTyping: Bool { isEnabled }

  /// Types characters; Enter ends editing.
  open override func pressBegan(_ key: Key) -> Bool {
    guard isEnabled else { return false }
    return key == Key(.enter) ? enter() : input.type(key)
  }

  private func enter() -> Bool {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
    let isWanted = hasActions(for: .editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    return isWanted
  }

  open override func paste(_ text: String) -> Bool {
    if isEnabled { input.insert(text) }
    return isEnabled
  }

  open override func touchBegan(_ touch: Touch) {
    guard isEnabled, touch.button == .left else { return }
    beginTouch(touch)
  }

  open override func touchMoved(_ touch: Touch) { moveDrag(touch) }

  open override func touchEnded(_ touch: Touch) { endDrag() }

  open override func touchCancelled(_ touch: Touch) { endDrag() }
}

extension TextField: TextInputHost {
  final var isTextEditable: Bool { isEnabled }

  final var isTextSecret: Bool { isSecureTextEntry }

  final func accepted(_ text: String) -> String { text.inOneLine }

  final func allowsChange(in range: Range<Int>, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  final func textDidChange(_ change: TextEditor.Change) {
    textChanged()
    delegate?.textFieldDidChangeSelection(self)
    if !input.isChangedByProgram { sendActions(for: .editingChanged) }
  }

  final func selectionDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.textFieldDidChangeSelection(self)
  }

  final func selectingDidChange() {}

  private func textChanged() {
    setNeedsDisplay()
    contentsChanged()
  }

  /// In a single line the ends of the row are those of the text.
  final func destination(of motion: TextMotion) -> TextPosition {
    switch motion {
    case .rowStart: TextPosition(0)
    case .rowEnd: TextPosition(input.buffer.count)
    default: input.head
    }
  }
}
