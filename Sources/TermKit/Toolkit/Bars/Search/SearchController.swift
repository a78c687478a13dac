import TermKitGraphics
import TermKitInput
import TermKitText
@_spi(TermKit) import TermKitViews

/// A controller that searches what a screen shows, by the text and the scope of its search bar. UIKit's `UISearchController`.
///
///     let search = SearchController(searchResultsController: ResultsViewController())
///     search.searchResultsUpdater = self
///     search.searchBar.scopeButtonTitles = ["All", "Crew"]
///     navigationItem.searchController = search
///
/// The navigation bar shows the search bar below its title. The search begins when the user presses `/` or clicks the bar. Tab and the arrows
/// only move the focus into the bar; typing or Enter then begins the search. The search controller is presented over the screen that the bar
/// belongs to. Enter moves the focus to the results. Escape and the Cancel button end the search: the text is empty, and the focus is back
/// where it was.
///
/// Without a results controller, the screen itself shows the results. Set `obscuresBackgroundDuringPresentation` to false then.
///
///     func updateSearchResults(for searchController: SearchController) {
///       shown = names.filter { $0.contains(searchController.searchBar.text ?? "") }
///       tableView.reloadData()
///     }
///
/// The bar can also be elsewhere on the screen. If the bar is in the view of the screen's own controller, such as in the header of a table,
/// the search covers nothing, so there can be no results controller. If the bar is in no view, present the search controller: it then shows
/// the bar itself.
open class SearchController: ViewController {
  /// The search bar. Put it into a view, or set the controller as the `searchController` of a navigation item.
  public final let searchBar = SearchBar()
  /// The controller that shows the results, or nil. It becomes a child of this controller when this controller's view is loaded.
  public final let searchResultsController: ViewController?
  /// The object that updates the results. Defaults to nil. Not retained.
  public final weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// The object that is notified of the beginning and the end of searches. Defaults to nil. Not retained.
  public final weak var delegate: (any SearchControllerDelegate)?
  final weak var owningItem: NavigationItem?

  private var isSearching = false
  private var isArriving = false
  private var isLeaving = false
  private var needsUpdate = false
  private var showsBar = false
  // The view that had the focus before the search.
  private weak var previousFocus: View?
  private lazy var dimming = DimmingView { [weak self] in self?.deactivate() }
  // The view of the searched screen while its tint is dimmed.
  private weak var dimmedView: View?

  /// Creates a controller.
  /// - Parameter searchResultsController: The controller that shows the results, or nil if the searched screen does. Defaults to nil.
  public init(searchResultsController: ViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init()
    searchBar.searchController = self
    modalPresentationStyle = .overCurrentContext
    modalTransitionStyle = .crossDissolve
    // Escape ends the search, and not only the presentation.
    isModalInPresentation = true
  }

  // MARK: Settings

  /// Whether the screen behind is darker and takes no keys and touches while no results are shown. Defaults to true.
  ///
  /// A click on the darker screen ends the search. While the search bar is in the view of that screen's own controller, the property has no
  /// effect. If the search controller shows the bar itself, the screen behind takes no keys and touches even if the property is false.
  public final var obscuresBackgroundDuringPresentation = true {
    didSet { if obscuresBackgroundDuringPresentation != oldValue { resultsMayHaveChanged() } }
  }

  /// Whether the search bar takes the place of the title row in a navigation bar during the search. Defaults to true.
  public final var hidesNavigationBarDuringPresentation = true {
    didSet { if hidesNavigationBarDuringPresentation != oldValue { owningItem?.searchBarChanged(animated: false) } }
  }

  /// Whether the search controller shows the Cancel button when a search begins, and hides it when the search ends. Defaults to true. If
  /// false, the search bar's `showsCancelButton` decides.
  public final var automaticallyShowsCancelButton = true {
    didSet { if automaticallyShowsCancelButton != oldValue { updateBar(animated: false) } }
  }

  /// Whether the search controller shows the scope bar when a search begins, if there are titles for it, and hides it when the search ends.
  /// Defaults to true. If false, the search bar's `showsScopeBar` decides.
  public final var automaticallyShowsScopeBar = true {
    didSet { if automaticallyShowsScopeBar != oldValue { updateBar(animated: false) } }
  }

  /// Whether the results controller is shown during the search exactly while the search bar has text or tokens. Defaults to true.
  public final var automaticallyShowsSearchResultsController = true {
    didSet { if automaticallyShowsSearchResultsController != oldValue { resultsMayHaveChanged() } }
  }

  /// Whether the results controller is shown during the search. By default, this is whether the search bar has text or tokens. Setting
  /// it sets `automaticallyShowsSearchResultsController` to false.
  public final var showsSearchResultsController: Bool {
    get {
      guard automaticallyShowsSearchResultsController else { return showsResults }
      return searchBar.searchTextField.hasText || !searchBar.searchTextField.tokens.isEmpty
    }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
      resultsMayHaveChanged()
    }
  }
  private var showsResults = false

  /// The suggestions below the search bar. Defaults to nil, which means none. Set them in `updateSearchResults(for:)`.
  ///
  /// When the user chooses one, they become nil, and `updateSearchResults(for:selecting:)` is called.
  public final var searchSuggestions: [any SearchSuggestion]? {
    get { searchBar.searchTextField.searchSuggestions }
    set { searchBar.searchTextField.searchSuggestions = newValue }
  }

  // MARK: Beginning and ending

  /// Whether the user is searching. Defaults to false. Setting it begins or ends the search.
  /// - Precondition: To begin a search, the search bar is in the view of a controller that is on the screen. With a results controller,
  ///   that is not the view of the searched screen itself.
  public final var isActive: Bool {
    get { isSearching }
    set { if newValue { activate() } else { deactivate() } }
  }

  private func activate() {
    guard !isSearching else { return }
    // A search that is still disappearing ends first.
    if let ownPresentation, ownPresentation.isEnding {
      return StructuralChanges.perform { [self] in
        ownPresentation.end()
        activate()
      }
    }
    begin()
    // The delegate may have ended the search.
    guard isSearching else { return }
    if let delegate { delegate.presentSearchController(self) } else { presentOverScreen() }
    guard isSearching else { return }
    if searchBar.window?.firstResponder?.isDescendant(of: searchBar) != true { searchBar.becomeFirstResponder() }
    updateIfNeeded()
  }

  private func begin() {
    (isSearching, isArriving, isLeaving, needsUpdate) = (true, true, false, true)
    delegate?.willPresentSearchController(self)
    if isSearching { updateBar(animated: true) }
  }

  /// Presents this controller over the controller that the search bar belongs to. Does nothing if it is presented already.
  final func presentOverScreen() {
    guard isSearching, ownPresentation == nil else { return }
    guard let screen else {
      Contract.fail(
        "the search of \(Self.name(of: self)) cannot begin, because its search bar is in no controller's view: set the "
          + "searchController of a navigationItem, add the bar to a view, or present the search controller")
    }
    Contract.require(
      searchResultsController == nil || screen.viewIfLoaded.map(searchBar.isDescendant) != true,
      "\(Self.name(of: self)) cannot show its results over \(Self.name(of: screen)), because they would cover the search bar: "
        + "set the searchController of its navigationItem, or add the bar to the view of another controller")
    screen.beginOwnPresentation(of: self, animated: true)
  }

  // The controller whose screen is searched.
  private var screen: ViewController? {
    let above = sequence(first: searchBar as View, next: \.superview)
    if let navigation = above.lazy.compactMap({ $0 as? NavigationBar }).first?.managingController {
      return navigation.childForKeys
    }
    return above.lazy.compactMap(\.viewController).first
  }

  private func deactivate() {
    guard isSearching else { return }
    end()
    guard !isSearching else { return }
    StructuralChanges.perform { [self] in
      if let ownPresentation {
        ownPresentation.dismiss(animated: true) { [weak self] in self?.finish() }
      } else {
        finish()
      }
    }
    returnFocus()
  }

  private func end() {
    // The delegate may end the search once more.
    if isLeaving { return }
    isLeaving = true
    delegate?.willDismissSearchController(self)
    (isSearching, isArriving, isLeaving) = (false, false, true)
    searchBar.text = ""
    searchBar.searchTextField.tokens = []
    searchSuggestions = nil
    searchResultsUpdater?.updateSearchResults(for: self)
    if isSearching { return }
    restoreTint()
    updateBar(animated: true)
    lastFocusedView = nil
    prepareReturn()
  }

  private func prepareReturn() {
    let presenter = ownPresentation?.presenter
    guard let screen = presenter?.viewIfLoaded else { return }
    // On a screen that shows its own results, the user may have left the bar already.
    if let focused = screen.window?.firstResponder, focused.isDescendant(of: screen), !isPart(focused) {
      previousFocus = focused
    }
    if let previousFocus, previousFocus.isDescendant(of: screen) { presenter?.lastFocusedView = previousFocus }
  }

  // Whether a view is in the search bar or among the results.
  private func isPart(_ focused: View) -> Bool {
    focused.isDescendant(of: searchBar) || viewIfLoaded.map(focused.isDescendant) == true
  }

  // The previous view may be in a bar, outside of the view of the screen.
  private func returnFocus() {
    guard !isSearching, let previousFocus, previousFocus.window != nil, previousFocus.isFocusable else { return }
    previousFocus.becomeFirstResponder()
  }

  // Moves the focus to the screen that shows its own results.
  private func focusScreen() {
    let presenter = ownPresentation?.presenter
    let views = presenter?.viewIfLoaded?.focusableViews.filter { !isPart($0) } ?? []
    let wanted = [previousFocus, presenter?.preferredFocusedView].compactMap { $0 }.first { views.contains($0) }
    (wanted ?? views.first)?.becomeFirstResponder()
  }

  private func finish() {
    guard isLeaving else { return }
    isLeaving = false
    if showsBar { searchBar.removeFromSuperview() }
    showsBar = false
    delegate?.didDismissSearchController(self)
  }

  private func updateIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    resultsMayHaveChanged()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func updateBar(animated: Bool) {
    searchBar.change(animated: animated) {
      if automaticallyShowsCancelButton { searchBar.showsCancel = isSearching }
      if automaticallyShowsScopeBar { searchBar.showsScope = isSearching }
      owningItem?.searchBarChanged(animated: animated)
    }
  }

  // MARK: Results

  private var isResultShown: Bool { searchResultsController != nil && showsSearchResultsController }

  private var isDimming: Bool { obscuresBackgroundDuringPresentation && !isResultShown }

  @_spi(TermKit) public final override var presentationBlocking: SiblingBlocking {
    if isResultShown { return .inputAndDrawing }
    let isBarBehind = ownPresentation?.presenter?.viewIfLoaded.map(searchBar.isDescendant) == true
    if isBarBehind, !showsBar { return .none }
    return isDimming || showsBar ? .input : .none
  }

  private func resultsMayHaveChanged() {
    guard isSearching, isViewLoaded else { return }
    let results = searchResultsController?.viewIfLoaded
    let hadFocus = results.flatMap { view.window?.firstResponder?.isDescendant(of: $0) } ?? false
    dimming.isHidden = !isDimming
    results?.isHidden = !isResultShown
    ownPresentation?.blockingMayHaveChanged()
    if hadFocus, !isResultShown { searchBar.becomeFirstResponder() }
    if presentationBlocking == .input, isDimming { dimTint() } else { restoreTint() }
  }

  private func dimTint() {
    guard dimmedView == nil, let behind = ownPresentation?.presenter?.viewIfLoaded else { return }
    dimmedView = behind
    behind.setTintCovered(true)
  }

  private func restoreTint() {
    dimmedView?.setTintCovered(false)
    dimmedView = nil
  }

  // MARK: View

  /// Makes the view that covers the screen. To adjust the view, override `viewDidLoad()`.
  open override func loadView() {
    let container = ContainerView { [weak self] in self?.layOut() }
    container.tintAdjustmentMode = .normal
    container.addSubview(dimming)
    view = container
    guard let searchResultsController else { return }
    addChild(searchResultsController)
    container.addSubview(searchResultsController.view)
    searchResultsController.view.isHidden = !isResultShown
    searchResultsController.didMove(toParent: self)
  }

  private func layOut() {
    let height = showsBar ? searchBar.sizeThatFits(view.bounds.size).height : 0
    let top = showsBar ? view.safeAreaInsets.top : 0
    if showsBar { searchBar.frame = Rect(x: 0, y: top, width: view.bounds.width, height: height) }
    let rest = view.bounds.inset(by: EdgeInsets(top: top + height))
    dimming.frame = rest
    searchResultsController?.view.frame = rest
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The program may have presented the controller.
    if !isSearching, !isLeaving { begin() }
    if searchBar.superview == nil, owningItem?.bar == nil {
      showsBar = true
      view.addSubview(searchBar)
    }
    resultsMayHaveChanged()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard isArriving else { return }
    isArriving = false
    updateIfNeeded()
    delegate?.didPresentSearchController(self)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // Other code may have dismissed the controller.
    if isBeingDismissed, isSearching { end() }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { finish() }
  }

  /// The text field of the search bar.
  open override var preferredFocusedView: View? { searchBar.searchTextField }

  // MARK: State restoration

  @_spi(TermKit) public final override func presentAgain(over presenter: ViewController) {
    if searchBar.superview == nil { super.presentAgain(over: presenter) } else { isActive = true }
  }
  // The search bar's text and scope.
  @_spi(TermKit) public final override var inspectedProperties: [InspectedProperty] { searchBar.inspectedProperties }

  // MARK: Keys

  /// During a search, Escape ends it, and `/` moves the focus to the text field.
  open override var keyCommands: [KeyCommand] {
    isSearching ? super.keyCommands + [searchBar.cancelCommand, searchBar.searchCommand] : super.keyCommands
  }
}

// The events of the search bar.
extension SearchController {
  /// Called before the focus enters the text.
  final func searchBarWillTakeFocus() {
    guard !isSearching, let focused = searchBar.window?.firstResponder, !focused.isDescendant(of: searchBar) else {
      return
    }
    previousFocus = focused
  }

  /// Called after the text or the scope was changed, by the user or by the program.
  final func searchBarDidChange() {
    guard isSearching else { return }
    needsUpdate = true
    updateIfNeeded()
  }

  /// Called after the user has chosen a suggestion.
  final func searchBarDidSelect(_ suggestion: any SearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }

  /// Called after Enter was pressed in the text.
  final func searchBarDidSearch() {
    guard isSearching else { return }
    if isResultShown {
      searchResultsController?.takeFocus()
    } else if presentationBlocking == .none {
      focusScreen()
    }
  }
}
