import TermKitBars
import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// A container that shows one of several screens, selected in a bar at the bottom. UIKit's `UITabBarController`.
///
///     let tabs = TabBarController()
///     tabs.viewControllers = [play, messages, profile]
///
/// Alt-1 to Alt-9 and F2 to F10 also select an enabled tab. Hidden screens keep their state, including the focused view. Choosing the
/// selected tab again pops a navigation controller to its first screen.
open class TabBarController: ViewController, BarContainer, TabBarDelegate {
  /// The bar at the bottom. The controller is its delegate and sets its items to the screens' `tabBarItem`s; the program must set neither.
  public final let tabBar = TabBar()
  /// The object that allows or refuses choices and is notified of them. Defaults to nil. Not retained.
  public final weak var delegate: (any TabBarControllerDelegate)?
  private var controllers: [ViewController] = []
  final var content: ContentView?
  final var transition: ControllerTransition?
  /// The screens whose items are in the bar. Unlike `viewControllers`, they do not contain changes that wait.
  private var screens: [ViewController] = []
  /// The screen that is shown, or that a transition leads to. Unlike `selectedViewController`, it does not contain changes that wait.
  private(set) final var shown: ViewController?

  /// The selected screen; nil only if there are no screens. Setting it does not call the delegate's `shouldSelect` and `didSelect` methods.
  /// - Precondition: A new value is one of `viewControllers`, or nil if that is empty.
  public final var selectedViewController: ViewController? {
    get { selected }
    set {
      Contract.require(
        controllers.contains { $0 === newValue } || newValue == nil && controllers.isEmpty,
        "\(newValue.map(Self.name) ?? "nil") cannot be selected: it is not in the viewControllers of \(Self.name(of: self))"
      )
      select(newValue)
    }
  }
  /// The selected screen. Changes that wait count already.
  final var selected: ViewController?

  @_spi(TermKit) public final override var containerTransition: (any ViewControllerTransitionCoordinator)? {
    transition
  }

  @_spi(TermKit) public final override func appearsWithParent(_ child: ViewController) -> Bool { child === shown }

  /// Makes a controller without screens.
  public override init() {
    super.init()
    tabBar.delegate = self
    tabBar.managingController = self
  }

  /// Makes the view that contains the screens and the bar. To adjust the view, override `viewDidLoad()`.
  open override func loadView() {
    let container = ContainerView { [weak self] in self?.layOut() }
    container.addSubview(tabBar)
    view = container
    showSelected()
  }

  // MARK: Screens

  /// The screens, left to right. Defaults to none. If the selected screen is not among new screens, the first one is selected.
  /// - Precondition: No screen is in the list twice. Each screen has a tab bar item of its own and no other parent.
  public final var viewControllers: [ViewController] {
    get { controllers }
    set {
      Contract.requireDistinct(newValue) {
        "\(Self.name(of: $0)) is in the viewControllers of \(Self.name(of: self)) twice"
      }
      let kept = settledSelection
      controllers = newValue
      select(newValue.first { $0 === kept } ?? newValue.first)
    }
  }

  // Every change cancels a change of tabs that the user has not finished.
  private var settledSelection: ViewController? {
    guard let transition, transition.isUndecided, selected === shown else { return selected }
    return transition.viewController(forKey: .from)
  }

  private func select(_ controller: ViewController?) {
    selected = controller
    performChange("the screens of \(Self.name(of: self)) changed", "select or set them only once") { [self] in
      arrange()
    }
  }

  // Brings the children, the bar and the view in line with `controllers` and `selected`.
  private func arrange() {
    let (old, new, next) = (screens, controllers, selected)
    let removed = old.filter { screen in screen.parent === self && !new.contains { $0 === screen } }
    if next !== shown || transition?.isUndecided == true || removed.contains(where: isInTransition) {
      interruptTransition()
    }
    screens = new
    let added = new.filter { $0.parent !== self }
    added.forEach(addChild)
    // Code that calls `removeFromParent()` has announced the removal already.
    for controller in removed where !controller.isMovingFromParent { controller.beginRemoval() }
    let isOther = next !== shown
    shown = next
    updateItems()
    if isOther { showOther() }
    for controller in added { controller.didMove(toParent: self) }
    for controller in removed { controller.removeFromParent() }
  }

  final func isScreen(_ controller: ViewController) -> Bool { screens.contains { $0 === controller } }

  // A screen leaves the list, and is then no longer a child.
  @_spi(TermKit) public final override func removeChild(_ child: ViewController) {
    guard isScreen(child) else { return super.removeChild(child) }
    child.lifecycleState.move = .fromParent
    viewControllers = controllers.filter { $0 !== child }
  }

  /// The index of the selected screen; 0 if there are no screens. Setting it does not call the delegate's `shouldSelect` and `didSelect`
  /// methods. Setting an index that no screen has, such as one that was saved by a program with more tabs, does nothing.
  public final var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? 0 }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
  }

  private func showOther() {
    guard isViewLoaded else { return }
    let hadFocus = view.window?.firstResponder?.isDescendant(of: view) ?? true
    showSelected()
    if hadFocus { focusContent() }
    setNeedsStatusBarAppearanceUpdate()
  }

  // If no view of the screen can have the focus, the focus stays in the bar.
  private func focusContent() {
    if let shown, shown.focusTarget != nil || view.window?.firstResponder == nil { shown.takeFocus() }
  }

  private func showSelected() {
    shown?.loadViewIfNeeded()
    if let shown, beginTransition(to: shown) { return }
    View.performWithoutAnimation {
      let old = content
      content = shown.map { ContentView($0) }
      old?.removeFromSuperview()
      if let old, old.controller !== shown { old.controller.disappearUnlessPlaced() }
      guard let content else { return }
      layOut()
      view.insertSubview(content, at: 0)
      content.layoutIfNeeded()
    }
  }

  /// Selects a screen again, because the change to another one was cancelled.
  final func returnToScreen(_ controller: ViewController) {
    shown = controller
    tabBar.select(controller.tabBarItem)
  }

  /// Updates the bar's items because a screen has another item.
  final func updateItems() {
    tabBar.replaceItems(with: screens.map(\.tabBarItem))
    tabBar.select(shown?.tabBarItem)
  }

  // MARK: Choosing

  /// Handles the user's choice of the tab of `item`. If the delegate allows it, selects the screen or, if it is selected already, pops a
  /// navigation controller to its first screen.
  public final func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
    if let controller = controllers.first(where: { $0.tabBarItem === item }) { choose(controller) }
  }

  private func choose(_ controller: ViewController) {
    let isAllowed = delegate?.tabBarController(self, shouldSelect: controller) ?? true
    // The delegate may have removed the screen.
    guard isAllowed, controllers.contains(where: { $0 === controller }) else { return tabBar.select(shown?.tabBarItem) }
    if controller === selected {
      (controller as? NavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    focusContent()
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// A command for each enabled tab among the first nine, titled with the tab's title.
  open override var keyCommands: [KeyCommand] {
    let commands = zip(1...9, controllers).compactMap { number, controller -> KeyCommand? in
      let item = controller.tabBarItem
      guard item.isEnabled else { return nil }
      let keys = [Key.character(Character(String(number)), .alt), Key(.function(number + 1))]
      return KeyCommand(title: item.titleText, keys: keys) { [weak self, weak controller] in
        if let controller { self?.choose(controller) }
      }.availableEverywhere()
    }
    return super.keyCommands + commands
  }

  public final override var childForKeys: ViewController? { shown }

  // MARK: Layout

  private var isTabBarHidden: Bool { (shown as? NavigationController)?.hidesBottomBar == true }

  /// Lays out the bar because the selected screen may hide or show it. Inside an animation block, the bar slides.
  final func bottomBarMayHaveChanged() { layOut() }

  final func layOut() {
    guard isViewLoaded else { return }
    let layout = layout(for: shown)
    tabBar.isPutAway = isTabBarHidden
    tabBar.frame = layout.bottomBarFrame(height: height(of: tabBar))
    content?.contentSafeArea = layout.contentSafeArea
    content?.place(in: layout.frame)
  }

  final func layout(for controller: ViewController?) -> ContentLayout {
    layout(for: controller, bottom: isTabBarHidden ? nil : tabBar)
  }

  // MARK: State restoration

  @_spi(TermKit) public final override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(of: self, isRestored: true, ("selectedIndex", \TabBarController.selectedIndex))
  }

  // MARK: Status bar

  /// The selected screen, which decides the status bar's style.
  open override var childForStatusBarStyle: ViewController? { shown }

  /// The selected screen, which decides whether the status bar is hidden.
  open override var childForStatusBarHidden: ViewController? { shown }
}
