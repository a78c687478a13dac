import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// A scroll view in which the user reads, selects and edits text of many lines. UIKit's `UITextView`.
///
///     let textView = TextView(text: draft.text)
///     textView.placeholder = "Message"
///     textView.delegate = self
///
/// Lines are wrapped at the view's width less the horizontal insets and one column, which is for the cursor behind a full row. The cursor
/// is the terminal's cursor, so that input methods and screen readers find it. F1 lists the keys. Tab and Escape are not used for editing,
/// so that the user can leave the view with the keyboard. Grapheme clusters are never split. Control characters in the text cannot affect
/// the terminal, and the text is stored as it was entered. The cost of handling a key does not depend on the length of the text.
///
/// Places in the text are counted in grapheme clusters, which are the `Character`s of a `String`. The `delegate` must be a
/// `TextViewDelegate` or nil; another object stops the program.
open class TextView: ScrollView {
  let input = TextInput()
  var rows = TextRows(TextBuffer(), width: 1)
  // True once the rows have been wrapped at the width of the view.
  var isWrapped = false
  private var isEditing = false
  var cursorIsToBeShown = false
  // The visible rows at the last layout.
  var laidOutRows = 0
  // The link that Enter opens, and the one under the pressed mouse button.
  var markedLink: TextLink?
  var pressedLink: TextLink?
  var finder: FindInteraction?

  /// Creates a text view with a `text`, which defaults to nil, and a `frame` in the superview's coordinates, which defaults to `.zero`.
  public init(text: String? = nil, frame: Rect = .zero) {
    super.init(frame: frame)
    input.host = self
    input.reset(to: text ?? "")
    rows = newRows(width: 1)
  }

  /// Creates an empty text view with a frame in its superview's coordinates.
  public override convenience init(frame: Rect) { self.init(text: nil, frame: frame) }

  // MARK: Text

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The whole text. Never nil; setting it to nil empties the view. Setting it clears the undo history and moves the cursor to the end. It
  /// does not call the delegate. The text has no attributes then: see ``attributedText``.
  ///
  /// Overrides must call `super`. Edits by the user do not set the property: implement ``TextViewDelegate/textViewDidChange(_:)``.
  ///
  /// - Note: Reading it takes time proportional to its length. To follow what the user types, use
  ///   ``TextViewDelegate/textView(_:didMake:)``, ``hasText``, ``textLength`` and ``text(in:)``.
  open var text: String! {
    get { input.text }
    set {
      reset(to: newValue ?? "", nil)
    }
  }

  final func reset(to text: String, _ styles: AttributeRuns?) {
    input.reset(to: text, styles)
    rows = newRows(width: rows.width)
    markedLink = nil
    cursorIsToBeShown = isFirstResponder && isEditable
    textChanged()
  }

  /// The number of grapheme clusters in the text.
  public final var textLength: Int { input.buffer.count }

  /// Whether the view contains any text.
  public final var hasText: Bool { textLength > 0 }

  /// Returns the text of a range of grapheme clusters.
  ///
  /// - Precondition: The range is within `0...textLength`.
  public final func text(in range: Range<Int>) -> String {
    input.requireInText(range)
    return input.buffer.text(in: range)
  }

  /// The range of selected grapheme clusters. If nothing is selected, the empty range at the cursor. Setting it moves the cursor to the end
  /// of the range, and scrolls it into view. As in UIKit, a new range is limited to `0...textLength`.
  public final var selectedRange: Range<Int> {
    get { input.selection.range }
    set { input.selectByProgram(newValue) }
  }

  /// Selects the whole text. UIKit's `selectAll(_:)`.
  /// - Parameter sender: Ignored. Defaults to nil.
  public final func selectAll(_ sender: Any? = nil) { input.perform(.selectAll) }

  /// The text shown while the view is empty. Defaults to nil. Assistive technology uses it as the view's label.
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

  /// The space between the edges and the text, in cells. It scrolls with the text. Defaults to `.zero`.
  public final var textContainerInset = EdgeInsets.zero {
    didSet {
      noteCustomization()
      textContainerInset.requireCoordinates()
      guard textContainerInset != oldValue else { return }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// Whether the user can change the text. Defaults to true.
  public final var isEditable = true { didSet { if isEditable != oldValue { interactionChanged() } } }

  /// Whether the user can select and copy text. Defaults to true. Has no effect while `isEditable` is true.
  ///
  /// In a text that can be selected but not edited, keys scroll if the text does not fit the view; otherwise they move the cursor. Keys
  /// with Shift select. After Ctrl-Space, all keys that move the cursor select.
  public final var isSelectable = true { didSet { if isSelectable != oldValue { interactionChanged() } } }

  private func interactionChanged() {
    if !canBecomeFirstResponder { resignFirstResponder() }
    setNeedsDisplay()
  }

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

  // MARK: Editing by the program

  /// Replaces the selection with a text and moves the cursor behind it. The user can undo this.
  ///
  /// As for all edits by the program, the delegate gets ``TextViewDelegate/textView(_:didMake:)`` and
  /// ``TextViewDelegate/textViewDidChangeSelection(_:)``, but not ``TextViewDelegate/textViewDidChange(_:)``.
  public final func insertText(_ text: String) { input.replaceByProgram(selectedRange, with: text) }

  /// Deletes the selection, or the grapheme cluster before the cursor. The user can undo this.
  ///
  /// Backspace calls it, and then the delegate is called as for other edits by the user. At the beginning of the text, without a selection,
  /// it deletes nothing. Overrides call `super` to delete.
  open func deleteBackward() { input.deleteBackward() }

  /// Replaces a `range` of grapheme clusters with a `text` and moves the cursor behind it. The user can undo this.
  /// - Precondition: The range is within `0...textLength`.
  public final func replace(_ range: Range<Int>, with text: String) { input.replaceByProgram(range, with: text) }

  /// Whether there is an edit of this text to undo.
  public final var canUndo: Bool { input.canUndo }
  /// Whether there is an undone edit of this text to redo.
  public final var canRedo: Bool { input.canRedo }
  /// Undoes the last step of this text, if there is one: a typed word, a run of deletions, or a single other edit, such as a paste. The
  /// delegate gets the same calls as if the user undoes.
  ///
  /// The user's keys undo the last step of the `undoManager` instead, which can be one of another text or of the program.
  public final func undo() { input.undo() }
  /// Redoes the step of this text that was undone last, if there is one. The delegate gets the same calls as if the user does that.
  public final func redo() { input.redo() }

  /// Scrolls to make the beginning of a range of grapheme clusters visible, without an animation. The range is limited to the text.
  public final func scrollRangeToVisible(_ range: Range<Int>) {
    layoutIfNeeded()
    let range = range.clamped(to: 0..<textLength)
    scrollRectToVisible(cursorRect(at: TextPosition(range.lowerBound)), animated: false)
  }

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    // A text that the user cannot edit comes from the program. The offset needs the text.
    let contents = [].adding(of: self, isRestored: isEditable, ("text", \TextView.restorableText))
      .adding(of: input, isRestored: true, ("selectedRange", \TextInput.restorableSelection))
    return contents
      + super.inspectedProperties.adding(
        of: self, ("placeholder", \TextView.placeholder), ("textColor", \.textColor), ("isEditable", \.isEditable),
        ("isSelectable", \.isSelectable))
  }

  open override var accessibilityDefaults: AccessibilityDefaults {
    if let markedLink {
      let text = text(in: markedLink.range)
      return AccessibilityDefaults(isElement: true, label: placeholder, value: text, traits: .link)
    }
    return AccessibilityDefaults(
      isElement: true, label: placeholder, value: input.spokenBeginning,
      traits: isEditable ? .textView : .staticText)
  }

  @_spi(TermKit) public final override var accessibilityParts: [View] { finder?.navigator.map { [$0] } ?? [] }

  // MARK: Layout and looks

  open override func layoutSubviews() {
    layoutRows()
    super.layoutSubviews()
    showCursorIfDue()
    finder?.layOut()
  }

  /// `noIntrinsicMetric`, because the best size depends on the width. To change that size, override `sizeThatFits(_:)`.
  public final override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the width of `size`, and the height of the text wrapped at that width, but at most the height of `size`.
  open override func sizeThatFits(_ size: Size) -> Size {
    let inset = textContainerInset
    let width = max(1, size.width - inset.horizontal - 1)
    // If rows are known for this width, only rows that changed are computed again.
    var rows = rows.width == width ? rows : newRows(width: width)
    rows.settle(upToRow: size.height, in: input.buffer)
    if self.rows.width == width { self.rows = rows }
    return Size(width: size.width, height: min(size.height, rows.count + inset.vertical))
  }

  open override func draw(in canvas: inout Canvas) { drawRows(in: &canvas) }

  open override var cursorPosition: Point? { showsCursor ? cursorRect(at: input.head).origin : nil }

  // MARK: Focus

  private var isInteractive: Bool { isEditable || isSelectable }

  // True while keys move the cursor. Otherwise they scroll.
  private var keysMoveCursor: Bool { isEditable || isSelectable && (input.isSelecting || !canScroll) }

  private var showsCursor: Bool { keysMoveCursor || isSelectable && !input.selection.isEmpty }

  open override var canBecomeFirstResponder: Bool { isInteractive || super.canBecomeFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if isEditable, textDelegate?.textViewShouldBeginEditing(self) == false { return false }
    return super.becomeFirstResponder()
  }

  open override var canResignFirstResponder: Bool {
    !isEditable || textDelegate?.textViewShouldEndEditing(self) ?? true
  }

  open override func firstResponderDidChange() {
    super.firstResponderDidChange()
    setNeedsDisplay()
    guard isFirstResponder != isEditing else { return }
    isEditing = isFirstResponder
    if isEditing { cursorIsToBeShown = isEditable } else { input.endDrag() }
    input.prepareUndo()
    markedLink = nil
    if isEditing { textDelegate?.textViewDidBeginEditing(self) } else { textDelegate?.textViewDidEndEditing(self) }
  }

  // The scroll view's delegate, as a text view's delegate.
  final weak var textDelegate: (any TextViewDelegate)?

  @_spi(TermKit) public final override func delegateDidChange() {
    textDelegate = delegate(of: "a text view", asA: "TextViewDelegate")
  }

  // MARK: Input

  open override var keyCommands: [KeyCommand] {
    let strings = traitCollection.strings
    if isEditable { return findCommands + input.keyCommands(.editing, strings) }
    guard isSelectable else { return findCommands + super.keyCommands }
    return findCommands + linkCommands
      + (keysMoveCursor
        ? input.keyCommands(.reading, strings) : input.keyCommands(.scrolling, strings) + super.keyCommands)
  }

  open override var takesTyping: Bool { isEditable }

  open override func pressBegan(_ key: Key) -> Bool {
    keysMoveCursor ? input.type(key) : super.pressBegan(key)
  }

  open override func paste(_ text: String) -> Bool {
    if isEditable { input.insert(text) }
    return isEditable
  }

  @_spi(TermKit) public override func contextMenu(at point: Point) -> MenuOpening? {
    super.contextMenu(at: point) ?? input.editMenu
  }

  @_spi(TermKit) public override var suggestedMenuElements: [MenuElement] { input.editActions(traitCollection.strings) }

  // A drag selects text.
  @_spi(TermKit) public override func keepsDrag(along axis: LayoutAxis) -> Bool { isInteractive }

  open override func touchBegan(_ touch: Touch) {
    guard isInteractive else { return super.touchBegan(touch) }
    guard touch.button == .left, becomeFirstResponder() else { return }
    input.beginDrag(touch)
    pressedLink = link(at: touch)
  }

  open override func touchMoved(_ touch: Touch) { moveDrag(touch) }

  open override func touchEnded(_ touch: Touch) {
    input.endDrag()
    if let pressedLink, input.selection.isEmpty, link(at: touch) == pressedLink { open(pressedLink) }
    pressedLink = nil
  }

  open override func touchCancelled(_ touch: Touch) { input.endDrag() }
}

extension TextView: TextInputHost {
  final var isTextEditable: Bool { isEditable }

  final func allowsChange(in range: Range<Int>, to text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  final func textDidChange(_ change: TextEditor.Change) {
    if rows.styles == nil, input.editor.styles == nil {
      rows.follow(change.chunks, in: input.buffer)
    } else {
      rows = newRows(width: rows.width)
    }
    markedLink = nil
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

  // Until now keys scrolled the text, so the cursor may be far from the visible rows.
  final func selectingDidChange() {
    let isOffscreen = !visibleContent.intersects(cursorRect(at: input.head))
    if input.isSelecting, !isEditable, isOffscreen { input.moveCursor(to: position(at: visibleContent.origin)) }
    setNeedsLayout()
  }

  final func textChanged() {
    finder?.updateResultCount()
    setNeedsDisplay()
    contentsChanged()
  }
}
