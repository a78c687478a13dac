import TermKitGraphics
import TermKitInput

/// A text of many lines that a person reads, selects and edits. UIKit's `UITextView` (C10).
///
///     let textView = TextView(text: draft.text)
///     textView.placeholder = "Message"
///     textView.delegate = self
///
/// Lines are wrapped at the view's width, less one column in which the cursor stands behind a full line. The terminal's own cursor is
/// where one types, for input methods and screen readers to find. The keys are listed by F1; Tab and Escape are left to others, so that
/// one gets on by keyboard. Grapheme clusters are never split; text of any kind is shown harmlessly and kept as it came. What a key
/// costs does not depend on how long the text is.
///
/// Places in the text are counted in grapheme clusters, which is what `Character` is to a `String`.
open class TextView: ScrollView {
  let input = TextInput()
  var rows = TextRows(TextBuffer(), width: 1)
  // True once the rows are those of a place that the view was given.
  var isWrapped = false
  private var isEditing = false
  var cursorIsToBeShown = false
  var dragTimer: ScheduledTimer?

  /// Makes a text view; empty at (0, 0) unless told otherwise.
  public init(text: String = "", frame: Rect = .zero) {
    super.init(frame: frame)
    input.host = self
    input.reset(to: text)
    rows = TextRows(input.buffer, width: 1)
  }

  // MARK: Text

  /// All of the text. Setting it forgets what could be undone and puts the cursor at its end.
  ///
  /// - Note: Reading it takes as long as the text is. To follow what the user types, use
  ///   ``TextViewDelegate/textView(_:didMake:)``, ``hasText``, ``textLength`` and ``text(in:)``.
  public final var text: String {
    get { input.text }
    set {
      input.reset(to: newValue)
      rows = TextRows(input.buffer, width: rows.width)
      cursorIsToBeShown = isFirstResponder && isEditable
      textChanged()
    }
  }

  /// How many grapheme clusters the text has.
  public final var textLength: Int { input.buffer.count }

  /// True when there is any text.
  public final var hasText: Bool { textLength > 0 }

  /// The text of some clusters, which must be there.
  public final func text(in range: Range<Int>) -> String {
    input.requireInText(range)
    return input.buffer.text(in: range)
  }

  /// The clusters selected, an empty range where the cursor is when there are none. Setting it must stay within the text.
  public final var selectedRange: Range<Int> {
    get { input.selection.range }
    set { input.selectByProgram(newValue) }
  }

  /// Shown while there is no text; empty unless set.
  public final var placeholder = "" { didSet { if placeholder != oldValue { setNeedsDisplay() } } }
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

  /// Room between the edges and the text, which scrolls with it; none unless set.
  public final var textContainerInset = EdgeInsets.zero {
    didSet {
      noteCustomization()
      textContainerInset.requireReachable()
      guard textContainerInset != oldValue else { return }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// Lets the person change the text; true unless set.
  public final var isEditable = true { didSet { if isEditable != oldValue { interactionChanged() } } }

  /// Lets the person select and copy; true unless set. In a text that can be selected but not edited keys scroll, and those with Shift
  /// select, as all do after Ctrl-Space.
  public final var isSelectable = true { didSet { if isSelectable != oldValue { interactionChanged() } } }

  private func interactionChanged() {
    if !canBecomeFirstResponder { resignFirstResponder() }
    setNeedsDisplay()
  }

  // MARK: Editing by a program

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
  /// Undoes what was done last: a word typed, a run of deletions, a paste. Does nothing when there is nothing to undo.
  public final func undo() { input.perform(.undo) }
  /// Does again what was undone last. Does nothing when nothing was.
  public final func redo() { input.perform(.redo) }

  /// Scrolls until the beginning of some clusters, which must be there, is seen.
  public final func scrollRangeToVisible(_ range: Range<Int>) {
    input.requireInText(range)
    layoutIfNeeded()
    scrollRectToVisible(cursorRect(at: TextPosition(range.lowerBound)), animated: false)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: placeholder, value: input.spokenBeginning,
      traits: isEditable ? .textView : .staticText)
  }

  // MARK: Layout and looks

  open override func layoutSubviews() {
    layoutRows()
    super.layoutSubviews()
    showCursorIfDue()
  }

  /// As wide as there is room, and as high as the text is when it is wrapped there.
  open override func sizeThatFits(_ size: Size) -> Size {
    let inset = textContainerInset
    let width = max(1, size.width - inset.horizontal - 1)
    // Where rows are known already only those that changed are looked for.
    var rows = rows.width == width ? rows : TextRows(input.buffer, width: width)
    rows.settle(upToRow: size.height, in: input.buffer)
    if self.rows.width == width { self.rows = rows }
    return Size(width: size.width, height: min(size.height, rows.count + inset.vertical))
  }

  open override func draw(in canvas: inout Canvas) { drawRows(in: &canvas) }

  open override func tintColorDidChange() { if !input.selection.isEmpty { setNeedsDisplay() } }

  open override var cursorPosition: Point? { showsCursor ? cursorRect(at: input.head).origin : nil }

  // MARK: Focus

  private var isInteractive: Bool { isEditable || isSelectable }

  // True while keys move the cursor; otherwise they scroll.
  private var keysMoveCursor: Bool { isEditable || isSelectable && (input.isSelecting || !canScroll) }

  private var showsCursor: Bool { keysMoveCursor || isSelectable && !input.selection.isEmpty }

  open override var canBecomeFirstResponder: Bool { isInteractive || super.canBecomeFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if isEditable, textDelegate?.textViewShouldBeginEditing(self) == false { return false }
    return super.becomeFirstResponder()
  }

  open override func firstResponderDidChange() {
    super.firstResponderDidChange()
    setNeedsDisplay()
    guard isFirstResponder != isEditing else { return }
    isEditing = isFirstResponder
    if isEditing { cursorIsToBeShown = isEditable } else { endDrag() }
    if isEditing { textDelegate?.textViewDidBeginEditing(self) } else { textDelegate?.textViewDidEndEditing(self) }
  }

  // The delegate, which is told of more than scrolling.
  final weak var textDelegate: (any TextViewDelegate)?

  final override func delegateDidChange() {
    textDelegate = delegate as? any TextViewDelegate
    Contract.require(
      delegate == nil || textDelegate != nil,
      "the delegate of a text view has to be a TextViewDelegate, which \(delegate.map { "\(type(of: $0))" } ?? "") is not"
    )
  }

  // MARK: Input

  open override var keyCommands: [KeyCommand] {
    let strings = traitCollection.strings
    if isEditable { return input.keyCommands(.editing, strings) }
    guard isSelectable else { return super.keyCommands }
    return keysMoveCursor
      ? input.keyCommands(.reading, strings) : input.keyCommands(.scrolling, strings) + super.keyCommands
  }

  open override var takesTyping: Bool { isEditable }

  open override func pressBegan(_ key: Key) -> Bool {
    keysMoveCursor ? input.type(key) : super.pressBegan(key)
  }

  open override func paste(_ text: String) -> Bool {
    if isEditable { input.insert(text) }
    return isEditable
  }

  open override func touchBegan(_ touch: Touch) {
    guard isInteractive else { return super.touchBegan(touch) }
    if touch.button == .left, becomeFirstResponder() { beginDrag(touch) }
  }

  open override func touchMoved(_ touch: Touch) { moveDrag(touch) }

  open override func touchEnded(_ touch: Touch) { endDrag() }

  open override func touchCancelled(_ touch: Touch) { endDrag() }
}

extension TextView: TextInputHost {
  final var isTextEditable: Bool { isEditable }

  final var isTextSecret: Bool { false }

  final func accepted(_ text: String) -> String { text }

  final func allowsChange(in range: Range<Int>, to text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  final func textDidChange(_ change: TextEditor.Change) {
    rows.follow(change.chunks, in: input.buffer)
    textChanged()
    cursorIsToBeShown = true
    textDelegate?.textView(self, didMake: change.edit)
    if !input.isChangedByProgram { textDelegate?.textViewDidChange(self) }
    textDelegate?.textViewDidChangeSelection(self)
  }

  final func selectionDidChange() {
    cursorIsToBeShown = true
    setNeedsLayout()
    setNeedsDisplay()
    textDelegate?.textViewDidChangeSelection(self)
  }

  // Where keys scrolled before, the cursor may be far away.
  final func selectingDidChange() {
    let isAway = !visibleContent.intersects(cursorRect(at: input.head))
    if input.isSelecting, !isEditable, isAway { input.moveCursor(to: position(at: visibleContent.origin)) }
    setNeedsLayout()
  }

  private func textChanged() {
    setNeedsDisplay()
    contentsChanged()
  }
}
