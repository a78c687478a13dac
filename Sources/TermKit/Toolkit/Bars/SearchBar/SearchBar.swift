import TermKitControls
import TermKitGraphics
import TermKitInput
import TermKitText
@_spi(TermKit) import TermKitViews

/// A bar with a field for search terms, and with buttons that narrow or cancel the search. UIKit's `UISearchBar`.
///
///     let bar = SearchBar()
///     bar.placeholder = "Names"
///     bar.scopeButtonTitles = ["All", "Crew", "Passengers"]
///     bar.showsScopeBar = true
///     bar.delegate = self
///
/// The bar is one row high. A prompt and the scope bar take one row each, and images may take more. In a higher frame, the field has a box
/// of three rows.
///
/// Tab leads from the text to the buttons in the field, to Cancel and to the scope bar. A click on one of them leaves the focus in the text
/// if the text has it. Editing ends when the focus leaves the bar. Enter is the search button, and Escape is the Cancel button while that
/// is shown. `searchCommand` gives a screen the key that starts a search.
open class SearchBar: Bar {
  /// The icons in the field. UIKit's `UISearchBar.Icon`.
  public enum Icon: Hashable, Sendable, CaseIterable {
    /// The magnifying glass to the left of the text.
    case search
    /// The button that clears the text, shown while there is text.
    case clear
    /// The bookmark button.
    case bookmark
    /// The button for the list of results.
    case resultsList
  }

  /// The prominence of the bar. UIKit's `UISearchBar.Style`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// The same as `prominent`.
    case `default`
    /// The bar has the background and the shadow of bars.
    case prominent
    /// The bar has no background and no shadow.
    case minimal
  }

  /// The field in which the user types. Its `delegate` belongs to the search bar: do not replace it.
  public final let searchTextField = SearchTextField(frame: .zero)
  /// The object that is notified of the search, and that determines the position of the bar. Defaults to nil. Not retained.
  public final weak var delegate: (any SearchBarDelegate)? { didSet { setNeedsLayout() } }
  final weak var searchController: SearchController?

  final let promptLabel = Label()
  final let scopeStrip = BarImageStrip()
  final let scopeControl = ScopeControl()
  final let cancelItem = BarButtonItem(systemItem: .cancel)
  private var ownAccessoryView: View?

  /// The view above the bottom edge of the screen while the user edits. Defaults to nil. UIKit's `inputAccessoryView`.
  ///
  /// If you set it while the user edits, call `reloadInputViews()`.
  open override var inputAccessoryView: View? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  private let fieldEvents = SearchFieldEvents()
  private var shownStyle = BarStyle.default
  final var isEditing = false
  final var showsCancel = false
  final var showsScope = false

  /// Creates a bar without text, with a frame in its superview's coordinates.
  public required init(frame: Rect = .zero) {
    super.init(frame: frame)
    fieldEvents.bar = self
    searchTextField.delegate = fieldEvents
    searchTextField.bar = self
    searchTextField.addAction(for: .editingChanged) { [weak self] _ in self?.userChangedText() }
    scopeControl.addAction(for: .valueChanged) { [weak self] _ in self?.userChoseScope() }
    cancelItem.primaryAction = Action { [weak self] _ in self?.cancelButtonClicked() }
    promptLabel.textAlignment = .center
    let parts = [promptLabel, scopeStrip, searchTextField] + (cancelItem.view.map { [$0] } ?? []) + [scopeControl]
    parts.forEach(addSubview)
    for part in parts where part !== searchTextField { part.isHidden = true }
  }

  // MARK: Text

  /// The text in the field. Never nil; setting it to nil empties the field. Setting it does not call the delegate.
  public final var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text shown while the field is empty. Defaults to nil, which shows "Search" in the user's language.
  public final var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line of text above the field. Defaults to nil. If the bar is too low for all its parts, the prompt is hidden first.
  public final var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      promptLabel.text = prompt
      contentsChanged()
    }
  }

  /// Whether the bar responds to the mouse and to keys. Defaults to true. A disabled bar is drawn grey, and Tab skips it.
  public final var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      (searchTextField.isEnabled, cancelItem.isEnabled, scopeControl.isEnabled) = (isEnabled, isEnabled, isEnabled)
    }
  }

  // MARK: Buttons

  /// Whether the Cancel button is shown. Defaults to false.
  ///
  /// The button is a bar button item. It follows the appearance rules for `BarButtonItem` in a `SearchBar`. Where it would leave less
  /// than ten columns to the field, it shows "×".
  public final var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows the Cancel button, or hides it if `shows` is false. If `animated`, it fades while the field changes its width, for 0.2 seconds.
  public final func setShowsCancelButton(_ shows: Bool, animated: Bool) {
    guard shows != showsCancel else { return }
    change(animated: animated) { showsCancel = shows }
  }

  /// Whether the field has a bookmark button. Defaults to false. It is not shown while `showsSearchResultsButton` is true.
  public final var showsBookmarkButton: Bool {
    get { searchTextField.buttons.button(.bookmark).isWanted }
    set { searchTextField.buttons.button(.bookmark).isWanted = newValue }
  }

  /// Whether the field has a button for the list of results. Defaults to false. It takes the place of the bookmark button.
  public final var showsSearchResultsButton: Bool {
    get { searchTextField.buttons.button(.resultsList).isWanted }
    set { searchTextField.buttons.button(.resultsList).isWanted = newValue }
  }

  /// Whether the button for the list of results is drawn as selected. Defaults to false. Pressing the button does not change it.
  public final var isSearchResultsButtonSelected: Bool {
    get { searchTextField.buttons.button(.resultsList).isSelected }
    set { searchTextField.buttons.button(.resultsList).isSelected = newValue }
  }

  // MARK: Scopes

  /// The titles of the scope buttons. Defaults to nil, no buttons.
  ///
  /// The buttons are shown if `showsScopeBar` is true. If the selected index is not the index of a new title, setting the titles selects
  /// the first button. The delegate is not called.
  public final var scopeButtonTitles: [String]? {
    didSet { if scopeButtonTitles != oldValue { scopeTitlesChanged() } }
  }

  /// The index of the selected scope button. Defaults to 0; without titles, it is 0. Setting it does not call the delegate. Setting an
  /// index that no title has does nothing.
  public final var selectedScopeButtonIndex: Int {
    get { scopeControl.selectedSegmentIndex ?? 0 }
    set {
      guard (0..<scopeControl.numberOfSegments).contains(newValue), newValue != selectedScopeButtonIndex else { return }
      scopeControl.selectedSegmentIndex = newValue
      searchController?.searchBarDidChange()
    }
  }

  /// Whether the scope bar is shown, if there are titles for it. Defaults to false.
  public final var showsScopeBar: Bool {
    get { showsScope }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows the scope bar, or hides it if `shows` is false. If `animated`, it fades while the bar changes its best height, for 0.2 seconds.
  /// Titles for it are needed: see `scopeButtonTitles`.
  public final func setShowsScope(_ shows: Bool, animated: Bool) {
    guard shows != showsScope else { return }
    change(animated: animated) { showsScope = shows }
  }

  private func scopeTitlesChanged() {
    let titles = scopeButtonTitles ?? []
    let selected = selectedScopeButtonIndex
    scopeControl.removeAllSegments()
    for title in titles {
      scopeControl.insertSegment(withTitle: title, at: scopeControl.numberOfSegments, animated: false)
    }
    if !titles.isEmpty { scopeControl.selectedSegmentIndex = selected < titles.count ? selected : 0 }
    contentsChanged()
  }

  // MARK: Looks

  /// The prominence of the bar. Defaults to `default`. A navigation bar shows its search bar without a background in any case.
  public final var searchBarStyle = Style.default {
    didSet { noteCustomization(changes: searchBarStyle != oldValue) { updateLook() } }
  }

  /// The background image for all positions and metrics. If nil, the background colour shows.
  public final var backgroundImage: Image? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  /// The image behind the scope bar. Defaults to nil, which shows the background of the search bar. An image that is not resizable is
  /// tiled.
  public final var scopeBarBackgroundImage: Image? {
    get { scopeStrip.image }
    set {
      noteCustomization()
      guard newValue != scopeStrip.image else { return }
      scopeStrip.image = newValue
      contentsChanged()
    }
  }

  /// The offset of the field from its usual place, in columns to the right and rows down. Defaults to (0, 0).
  public final var searchFieldBackgroundPositionAdjustment = Point.zero {
    didSet { noteCustomization(changes: searchFieldBackgroundPositionAdjustment != oldValue) { setNeedsLayout() } }
  }

  final override var hidesBackground: Bool {
    searchBarStyle == .minimal || superview is NavigationBar || superview?.superview is NavigationBar
  }

  final override func titleStyleChanged() {
    guard barStyle != shownStyle else { return }
    shownStyle = barStyle
    // A rule for text fields or labels still overwrites these colours.
    AppearancePass.setDefaults {
      (searchTextField.textColor, promptLabel.textColor) = (barStyle.titleColor, barStyle.titleColor)
    }
  }

  // MARK: Bar

  /// The position of the bar: the delegate's answer, or `top`.
  open override var barPosition: BarPosition { delegate?.position(for: self) ?? .top }

  final override func shows(_ item: BarButtonItem) -> Bool { item === cancelItem }

  /// A click leaves the focus in the text while the user is typing.
  final override var focusFollowsClicks: Bool { !searchTextField.isFirstResponder }

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(
      of: self, isRestored: true, ("selectedScopeButtonIndex", \SearchBar.selectedScopeButtonIndex), ("text", \.text)
    ).adding(
      of: self, ("placeholder", \SearchBar.placeholder), ("prompt", \.prompt), ("isEnabled", \.isEnabled),
      ("showsCancelButton", \.showsCancelButton), ("showsScopeBar", \.showsScopeBar))
  }

  open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: traitCollection.strings.search)
  }

  // MARK: Keys

  /// The key that starts a search: `/` moves the focus into the text, unless a text field has it already.
  ///
  /// A screen returns it among its `keyCommands`. A screen whose `navigationItem` has a search controller need not.
  ///
  ///     override var keyCommands: [KeyCommand] { super.keyCommands + [searchBar.searchCommand] }
  public final var searchCommand: KeyCommand {
    KeyCommand(title: traitCollection.strings.search, keys: [.character("/")]) { [weak self] in
      self?.becomeFirstResponder()
    }
  }

  open override var keyCommands: [KeyCommand] {
    showsCancel && isEnabled ? super.keyCommands + [cancelCommand] : super.keyCommands
  }

  package final var cancelCommand: KeyCommand {
    KeyCommand(title: traitCollection.strings.cancel, keys: [Key(.escape)]) { [weak self] in
      self?.cancelButtonClicked()
    }
  }

  // MARK: Focus

  /// Moves the focus into the text, and begins the search of the search controller, if the bar has one.
  /// - Returns: Whether the text has the focus now.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard searchTextField.becomeFirstResponder() else { return false }
    searchController?.isActive = true
    return searchTextField.isFirstResponder
  }

  /// Takes the focus away from the text or from a button of the bar, which ends editing, unless the delegate refuses that.
  /// - Returns: Whether nothing in the bar has the focus now.
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing(false) }

  open override func descendantLostFocus(_ view: View) {
    super.descendantLostFocus(view)
    focusDidMove()
  }

  // MARK: View

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// The rows of the field, the prompt and the scope bar. The width is `noIntrinsicMetric`. For another height, override
  /// `sizeThatFits(_:)`, which does not change this property.
  public final override var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: bestHeight) }

  /// Returns the width of `size`, and the rows of the field, the prompt and the scope bar, but at most the height of `size`.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: min(size.height, bestHeight))
  }
}
