import TermKitBars
import TermKitControls
import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// A container that shows the top screen of a stack, below a bar with its title and a back button. UIKit's `UINavigationController`.
///
///     let navigation = NavigationController(rootViewController: MessagesViewController())
///     navigation.pushViewController(MessageViewController(message), animated: true)
///
/// Escape and the back button pop the top screen. Hidden screens keep their state, including the focused view. Content extends under
/// translucent bars and ends at opaque ones.
open class NavigationController: ViewController, BarContainer {
  /// The bar at the top. The controller is its delegate and sets its items to the screens' `navigationItem`s; the program must set neither.
  public final let navigationBar: NavigationBar
  /// The bar at the bottom, hidden by default. The controller sets its items to the top screen's `toolbarItems`; the program must not.
  public final let toolbar: Toolbar
  /// The object that is notified of the screens that are shown. Defaults to nil. Not retained.
  public final weak var delegate: (any NavigationControllerDelegate)?

  private lazy var popGesture = PopGestureRecognizer(of: self)
  /// The interaction of the pop that is about to begin, or nil.
  final var popInteraction: PercentDrivenInteractiveTransition?

  /// The drag from the left edge that pops the top screen.
  ///
  /// The screens follow the mouse. If the button is released early, the screen returns. The drag also controls the animator of a delegate
  /// that provides no interaction. It begins only if the top screen has a back button, unless `delegate` of the recognizer is replaced.
  public final var interactivePopGestureRecognizer: GestureRecognizer? { popGesture }

  /// A change of the screens. UIKit's `UINavigationController.Operation`.
  public enum Operation: Hashable, Sendable {
    /// No change.
    case none
    /// The new top screen was not in the stack before.
    case push
    /// The new top screen was in the stack before.
    case pop
  }

  final var stack = NavigationStack()
  /// The screens after each of the changes that are waiting or under way.
  private var requests: [[ViewController]] = []
  private var hidesBars = (navigation: false, tools: true)
  /// The column of a collapsed split view that the back button of the first screen leads to, or nil.
  final var previousColumn: PreviousColumn? { didSet { updateBars(animated: false) } }

  /// Makes a controller without screens, with a bar of the class `navigationBarClass` at the top and one of `toolbarClass` at the bottom.
  public init(
    navigationBarClass: NavigationBar.Type = NavigationBar.self, toolbarClass: Toolbar.Type = Toolbar.self
  ) {
    navigationBar = navigationBarClass.init(frame: .zero)
    toolbar = toolbarClass.init(frame: .zero)
    super.init()
    navigationBar.delegate = self
    navigationBar.managingController = self
    toolbar.managingController = self
  }

  /// Makes a controller with a first screen, which cannot be popped.
  /// - Precondition: The screen has no parent and is not a navigation controller.
  public convenience init(rootViewController: ViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  /// Makes the view that contains the screens and the bars. To adjust the view, override `viewDidLoad()`.
  open override func loadView() {
    let container = ContainerView { [weak self] in self?.layOut() }
    container.addSubview(toolbar)
    container.addSubview(navigationBar)
    container.addGestureRecognizer(popGesture)
    view = container
    showTop()
  }

  // MARK: Screens

  /// The screens, bottom to top. Defaults to none. Setting them is not animated. A change that a callback requests counts at once, and
  /// begins when the change that called the callback has ended.
  /// - Precondition: No screen is in the list twice, has another parent or is a navigation controller.
  public final var viewControllers: [ViewController] {
    get { requests.last ?? stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen on top of the stack, or nil.
  public final var topViewController: ViewController? { viewControllers.last }

  /// The visible screen: `presentedViewController` or, if that is nil, the top screen.
  public final var visibleViewController: ViewController? { presentedViewController ?? topViewController }

  /// Pushes the screen `viewController`. If `animated`, it slides in from the right in 0.3 seconds, unless the delegate returns an
  /// animator. Off the screen, and onto an empty stack, nothing is animated.
  ///
  /// A push or pop during another transition first calls the callbacks that end that transition. A slide then continues from its
  /// presentation values. A transition that is interactive and not finished yet is cancelled instead.
  ///
  /// Overrides must call `super`. `setViewControllers(_:animated:)` does not call this method.
  /// - Precondition: The screen is not in the stack yet, has no other parent and is not a navigation controller.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    change(animated: animated, to: settledScreens + [viewController])
  }

  /// Pops the top screen and returns it. Returns nil, and does nothing, if the stack has fewer than two screens.
  ///
  /// Overrides must call `super`. The back button, its key and the drag from the left edge call this method.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    pop(animated: animated) { $0.dropLast() }.last
  }

  /// Pops all screens except the first, and returns them, bottom to top.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController] {
    pop(animated: animated) { $0.prefix(1) }
  }

  /// Pops all screens above `viewController`, with an animation if `animated` is true. Returns the popped screens, bottom to top.
  /// - Precondition: The screen is in the stack.
  @discardableResult
  open func popToViewController(_ viewController: ViewController, animated: Bool) -> [ViewController] {
    Contract.require(
      viewControllers.contains { $0 === viewController },
      "\(Self.name(of: self)) cannot pop to \(Self.name(of: viewController)), which is not in its viewControllers: push it"
    )
    return pop(animated: animated) { controllers in
      // The screen of a push that is cancelled now is not in the stack any more.
      let index = controllers.firstIndex { $0 === viewController } ?? controllers.count - 1
      return controllers.prefix(index + 1)
    }
  }

  private func pop(
    animated: Bool, to rest: ([ViewController]) -> ArraySlice<ViewController>
  ) -> [ViewController] {
    let old = settledScreens
    let kept = old.count > 1 ? Array(rest(old)) : old
    change(animated: animated, to: kept)
    return Array(old.dropFirst(kept.count))
  }

  /// Replaces all screens by `viewControllers`, from bottom to top. If `animated`, the change looks like a pop if the new top screen was in
  /// the stack, and like a push otherwise. If the top screen stays the same, nothing is animated.
  /// - Precondition: No screen is in the list twice, has another parent or is a navigation controller.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    change(animated: animated, to: viewControllers)
  }

  private func change(animated: Bool, to screens: [ViewController]) {
    requireValid(screens)
    requests.append(screens)
    performChange("the viewControllers of \(Self.name(of: self)) changed", "push, pop or set screens only once") {
      [self] in
      endTransition(before: screens)
      requests.removeFirst()
      makeChange(to: screens, animated: animated)
    }
  }

  /// Pushes the screen with an animation. `sender` has no effect.
  open override func show(_ viewController: ViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  // A screen leaves the stack, and is then no longer a child.
  @_spi(TermKit) public final override func removeChild(_ child: ViewController) {
    guard isScreen(child) else { return super.removeChild(child) }
    child.lifecycleState.move = .fromParent
    change(animated: false, to: viewControllers.filter { $0 !== child })
  }

  @_spi(TermKit) public final override func hidesBottomBarDidChange(of controller: ViewController) {
    bottomBarsMayHaveChanged()
  }

  final func isScreen(_ controller: ViewController) -> Bool { stack.controllers.contains { $0 === controller } }

  @_spi(TermKit) public final override func appearsWithParent(_ child: ViewController) -> Bool { child === stack.top }

  @_spi(TermKit) public final override var containerTransition: (any ViewControllerTransitionCoordinator)? {
    stack.transition?.animation
  }

  @_spi(TermKit) public final override func completeRemoval(of child: ViewController) {
    func isLeaving() -> Bool { stack.leaving.contains { $0 === child } }
    if isLeaving() { interruptTransition() }
    // A screen of TermKit's own animation stays visible until it has left.
    if isLeaving() { finish() }
  }

  /// Whether navigation controllers can be screens. Defaults to false.
  var acceptsNavigationControllers: Bool { false }

  /// Called when screens that left the stack are no longer children. The default implementation does nothing.
  func screensWereRemoved() {}

  // MARK: Bars

  /// Whether the bar at the top is hidden. Defaults to false. Setting it is not animated, not even inside an animation block.
  public final var isNavigationBarHidden: Bool {
    get { hidesBars.navigation }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides the bar at the top if `isHidden`, or else shows it. If `animated`, the bar slides over the top edge in 0.2 seconds, and the
  /// content follows.
  public final func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    if isHidden != hidesBars.navigation { changeBars(animated: animated) { hidesBars.navigation = isHidden } }
  }

  /// Whether the bar at the bottom is hidden. Defaults to true. Setting it is not animated, not even inside an animation block.
  ///
  /// Screens with `hidesBottomBarWhenPushed` also hide the bar, but do not change this property.
  public final var isToolbarHidden: Bool {
    get { hidesBars.tools }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides the bar at the bottom if `isHidden`, or else shows it. If `animated`, the bar slides over the bottom edge in 0.2 seconds, and the
  /// content follows.
  public final func setToolbarHidden(_ isHidden: Bool, animated: Bool) {
    if isHidden != hidesBars.tools { changeBars(animated: animated) { hidesBars.tools = isHidden } }
  }

  // MARK: Keys

  /// The keys for going back and for a search.
  ///
  /// Escape pops the top screen, or goes to the previous column of a collapsed split view, also while the bar is hidden. It does nothing if
  /// the screen wants no back button, or if the back button is disabled. If the bar is shown and the screen has a search controller, `/`
  /// begins a search, and Escape first ends it.
  open override var keyCommands: [KeyCommand] {
    let commands = super.keyCommands + searchCommands
    guard canGoBack, search?.isActive != true else { return commands }
    let back = KeyCommand(title: traitCollection.strings.back, keys: [Key(.escape)]) { [weak self] in
      self?.goBack()
    }
    return commands + [back]
  }

  private var search: SearchController? {
    isNavigationBarHidden ? nil : stack.top?.navigationItem.searchController
  }

  private var searchCommands: [KeyCommand] {
    guard let search, search.searchBar.isEnabled else { return [] }
    return [search.searchBar.searchCommand] + (search.isActive ? [search.searchBar.cancelCommand] : [])
  }

  private var canGoBack: Bool {
    let screens = settledScreens
    let back = screens.count > 1 ? screens[screens.count - 2].navigationItem : navigationBar.backItem
    return (screens.count > 1 || previousColumn != nil) && screens.last?.navigationItem.wantsBackButton == true
      && back?.backBarButtonItem?.isEnabled != false
  }

  // The screens that a change of the stack finds: it first cancels a pop that the user has not finished, or has let go back.
  private var settledScreens: [ViewController] {
    if let requested = requests.last { return requested }
    guard let transition = stack.transition, transition.animation?.isUndecided == true else { return stack.controllers }
    return transition.previous
  }

  final func goBack() {
    if settledScreens.count > 1 { popViewController(animated: true) } else { previousColumn?.goBack() }
  }

  public final override var childForKeys: ViewController? { stack.top }

  // MARK: State restoration

  // A screen without an identifier ends the stack that is kept.
  @_spi(TermKit) public final override var restorableChildren: [ViewController] {
    Array(viewControllers.prefix { $0.restorationIdentifier != nil })
  }

  @_spi(TermKit) public final override func restoreChildren(
    _ identifiers: [String], _ make: (_ index: Int) -> ViewController?
  ) {
    var screens = Array(zip(viewControllers, identifiers).prefix { $0.restorationIdentifier == $1 }.map(\.0))
    for index in screens.count..<identifiers.count {
      guard let screen = make(index) else { break }
      screens.append(screen)
    }
    if !screens.isEmpty, screens != viewControllers { setViewControllers(screens, animated: false) }
  }

  // MARK: Status bar

  /// The top screen while the navigation bar is hidden; otherwise nil, because the navigation bar's style decides.
  open override var childForStatusBarStyle: ViewController? { isNavigationBarHidden ? stack.top : nil }

  /// The top screen, which decides whether the status bar is hidden.
  open override var childForStatusBarHidden: ViewController? { stack.top }

  /// Light text over a black navigation bar, otherwise dark text.
  open override var preferredStatusBarStyle: StatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }
}

extension NavigationController: NavigationBarDelegate {
  /// Returns `.topAttached`: the bar's background extends under the status bar.
  public final func position(for bar: any BarPositioning) -> BarPosition? { .topAttached }

  /// Pops the top screen, whose item is `item`, or goes back to the previous column of a collapsed split view. Returns false, because the
  /// controller updates `bar` itself.
  public final func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
    goBack()
    return false
  }
}
