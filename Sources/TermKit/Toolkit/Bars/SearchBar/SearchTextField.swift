import TermKitControls
import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitText
@_spi(TermKit) import TermKitViews

/// A text field for search terms, with a magnifying glass and a button that clears the text. UIKit's `UISearchTextField`.
///
///     let field = SearchTextField(placeholder: "Names")
///     field.addTarget(self, action: NamesViewController.filter, for: .editingChanged)
///
/// In fewer than three rows, the field is a bezel; from three rows on, it has a box with rounded corners. The clear button is a separate
/// button, which Tab reaches; `clearButtonMode` is `always` at first. The magnifying glass is the `leftView`, and the buttons are the
/// `rightView`. The field of a search bar may have more buttons.
///
/// `tokens` stand before the text. Left leads from the beginning of the text to the last token, and a click selects a token too. Backspace
/// first selects and then deletes a token, and typed text replaces the selected one. Tokens that do not fit scroll.
open class SearchTextField: TextField {
  final weak var bar: SearchBar?
  private(set) final var looks = SearchFieldLooks()
  private let iconView = SearchIconView()
  final let buttons = SearchFieldButtons()
  // Nil in a field that has never had a token.
  final var tokenRow: SearchTokenRow?
  final var tokenSettings = SearchTokenSettings()
  final var isChangedByUser = false
  /// The suggestions below the field while the user edits. Defaults to nil, which means none.
  ///
  /// Set them when the text changes. Down and Up lead through them, Enter or a click chooses one, and Escape hides the list until they are
  /// set again. Choosing one sets the property to nil, and calls the delegate, if it is a `SearchTextFieldDelegate`. The program then
  /// changes the text or the tokens. In the search bar of a `SearchController`, the updater of the results is called.
  public final var searchSuggestions: [any SearchSuggestion]? { didSet { suggestionsDidChange() } }
  final var suggestionWindow: SuggestionWindow?
  final var isSuggestionListClosed = false

  /// Creates a search field with a text and a placeholder. Both default to nil. Without a placeholder, the field shows "Search" in the
  /// user's language.
  public override init(text: String? = nil, placeholder: String? = nil) {
    super.init(text: text, placeholder: placeholder)
    setUp()
  }

  /// Creates an empty search field with a frame in its superview's coordinates.
  public override init(frame: Rect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    AppearancePass.setDefaults { borderStyle = .roundedRect }
    (leftView, leftViewMode) = (iconView, .always)
    (rightView, clearButtonMode) = (buttons, .always)
    for button in buttons.all {
      let icon = button.icon
      button.field = self
      button.addAction(for: .touchUpInside) { [weak self] _ in self?.pressed(icon) }
    }
  }

  /// The whole text. Never nil; setting it to nil empties the field. Setting it clears the undo history and moves the cursor to the end.
  open override var text: String? {
    get { super.text }
    set {
      super.text = newValue
      bar?.searchController?.searchBarDidChange()
    }
  }

  // MARK: Parts

  final func changeLooks(_ change: (inout SearchFieldLooks) -> Void) {
    let old = looks
    change(&looks)
    guard looks != old else { return }
    stateDidChange()
    contentsChanged()
  }

  private func pressed(_ icon: SearchBar.Icon) {
    guard icon == .clear else { bar?.buttonClicked(icon); return }
    clearAll()
    becomeFirstResponder()
  }

  // MARK: Tokens

  open override var keyCommands: [KeyCommand] {
    let commands = tokenRow == nil ? super.keyCommands : tokenCommands(before: super.keyCommands)
    return suggestionWindow == nil ? commands : suggestionCommands + commands
  }

  open override func pressBegan(_ key: Key) -> Bool {
    if tokenRow?.selected != nil, case .character = key.code, key.modifiers.isDisjoint(with: [.control, .alt]) {
      replaceSelectedToken()
    }
    return super.pressBegan(key)
  }

  open override func paste(_ text: String) -> Bool {
    replaceSelectedToken()
    return super.paste(text)
  }

  open override func deleteBackward() { if !deleteTokenBackward() { super.deleteBackward() } }

  open override func firstResponderDidChange() {
    super.firstResponderDidChange()
    tokenRow?.selected = nil
    if searchSuggestions != nil { updateSuggestions() }
  }

  /// The selected token, or the field itself.
  open override var accessibilityFocus: View { tokenRow?.selectedView ?? self }

  open override var cursorPosition: Point? {
    guard let token = tokenRow?.selectedView else { return super.cursorPosition }
    return convert(token.bounds.origin, from: token)
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    let own = super.sizeThatFits(size)
    return Size(width: min(size.width, own.width.saturatingAdd(tokenRow?.columns ?? 0)), height: own.height)
  }

  // MARK: Looks

  @_spi(TermKit) public final override var shownPlaceholder: String { tokens.isEmpty ? name : "" }

  private var name: String { placeholder ?? traitCollection.strings.search }

  @_spi(TermKit) public final override var backgrounds: StateValues<Image> { looks.backgrounds }

  @_spi(TermKit) public final override var drawsClearButton: Bool { false }

  // Otherwise a search would begin as soon as its screen is shown.
  @_spi(TermKit) public final override var takesInitialFocus: Bool { bar?.searchController == nil }

  @_spi(TermKit) public final override var textAdjustment: Point {
    tokenRow == nil ? looks.textAdjustment : looks.textAdjustment + Point(x: tokenColumns, y: 0)
  }

  /// The rows of the background image, or one.
  final var backgroundHeight: Int {
    max(1, looks.backgrounds.shown(for: .normal)?.resolved(for: traitCollection).size.height ?? 1)
  }

  // Content that shines through a bar would be hard to tell from the text.
  open override func draw(in canvas: inout Canvas) {
    if backgroundImage == nil { canvas.drawBlanks(in: bounds, TextStyle()) }
    super.draw(in: &canvas)
  }

  // A click begins the search of a search controller. Tab and the arrows do not: they may only lead past the field.
  open override func touchBegan(_ touch: Touch) {
    selectToken(nil)
    if touch.button == .left, isEnabled { bar?.becomeFirstResponder() }
    super.touchBegan(touch)
  }

  open override func stateDidChange() {
    super.stateDidChange()
    iconView.setNeedsDisplay()
    buttons.all.forEach { $0.setNeedsDisplay() }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    // The focus goes to the text before the button that clears it disappears.
    let hasContents = hasText || tokenRow?.views.isEmpty == false
    if !hasContents, buttons.button(.clear).isFirstResponder { becomeFirstResponder() }
    buttons.update(showsClear: hasContents && isEnabled && isShown(clearButtonMode), isEnabled: isEnabled)
    if rightView === buttons { rightViewMode = buttons.isEmpty ? .never : .always }
    super.layoutSubviews()
    placeTokens()
    iconView.frame = iconView.frame.offset(by: looks.iconAdjustments[.search] ?? .zero)
  }

  open override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.traits = .searchField
    if !name.isEmpty { defaults.label = name }
    return defaults
  }
}

/// The magnifying glass of a search field. Grey, or in the tint while the field has the focus.
final class SearchIconView: PassiveView {
  private var field: SearchTextField? { superview as? SearchTextField }

  private func image(_ traits: TraitCollection) -> Image? {
    field.map { $0.looks.image(.search, for: $0.state).resolved(for: traits) }
  }

  override func sizeThatFits(_ size: Size) -> Size { (image(traitCollection)?.size ?? .zero).limited(to: size) }

  override func draw(in canvas: inout Canvas) {
    guard let field, let image = image(canvas.traits) else { return }
    var style = TextStyle(foreground: Color(white: 0.5), minimumContrast: .element)
    if !field.isEnabled { style = style.disabled(in: canvas.traits) }
    if field.isFocused { style = canvas.tintTextStyle() }
    canvas.drawIcon(image, in: image.frame(centeredIn: bounds), style, isEnabled: field.isEnabled)
  }
}
