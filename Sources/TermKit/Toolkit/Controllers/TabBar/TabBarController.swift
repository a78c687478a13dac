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
open class TabBarController: ViewController, TabBarDelegate {
  /// The bar at the bottom. The controller is its delegate and sets its items to the screens' `tabBarItem`s; the program must set neither.
  public final let tabBar = TabBar()
  /// The object that allows or refuses choices and is notified of them. Defaults to nil. Not retained.
  public final weak var delegate: (any TabBarControllerDelegate)?
  private var controllers: [ViewController] = []
  final var content: ContentView?
  /// The animated change of tabs under way, or nil.
  final var transition: ControllerTransition?
  private let changeLimit = ChangeLimit()

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
  private var selected: ViewController?

  @_spi(TermKit) public final override var containerTransition: (any ViewControllerTransitionCoordinator)? {
    transition
  }

  @_spi(TermKit) public final override func appearsWithParent(_ child: ViewController) -> Bool { child === selected }

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
      requireValid(newValue)
      limitChanges {
        interruptTransition()
        replaceControllers(with: newValue)
      }
    }
  }

  private func replaceControllers(with new: [ViewController]) {
    let old = controllers
    controllers = new
    // Callbacks of the screens may change the list of screens.
    var added: [ViewController] = []
    for controller in new where controller.parent !== self && isScreen(controller) {
      added.append(controller)
      addChild(controller)
    }
    let removed = old.filter { $0.parent === self && !isScreen($0) }
    removed.forEach { $0.beginRemoval() }
    tabBar.replaceItems(with: controllers.map(\.tabBarItem))
    select(controllers.first { $0 === selected } ?? controllers.first)
    for controller in added where controller.parent === self { controller.didMove(toParent: self) }
    for controller in old + added where controller.parent === self && !isScreen(controller) {
      if !removed.contains(where: { $0 === controller }) { controller.beginRemoval() }
      if isInTransition(controller) { interruptTransition() }
      if controller.parent === self { controller.removeFromParent() }
    }
  }

  final func limitChanges(_ change: () -> Void) {
    changeLimit.run("the screens of \(Self.name(of: self)) changed", "select or set them only once", change)
  }

  final func isScreen(_ controller: ViewController) -> Bool { controllers.contains { $0 === controller } }

  // A screen that is no longer a child is no longer in the list either.
  public final override func childWasRemoved(_ child: ViewController) {
    if isScreen(child) { viewControllers = controllers.filter { $0 !== child } }
  }

  private func requireValid(_ controllers: [ViewController]) {
    for (index, controller) in controllers.enumerated() {
      Contract.require(
        !controllers[..<index].contains { $0 === controller },
        "\(Self.name(of: controller)) is in the viewControllers of \(Self.name(of: self)) twice")
    }
  }

  /// The index of the selected screen; 0 if there are no screens. Setting it does not call the delegate's `shouldSelect` and `didSelect`
  /// methods. Setting an index that no screen has, such as one that was saved by a program with more tabs, does nothing.
  public final var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? 0 }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
  }

  private func select(_ controller: ViewController?) {
    if controller !== selected || transition?.isUndecided == true { limitChanges { interruptTransition() } }
    let isOther = controller !== selected
    selected = controller
    tabBar.select(controller?.tabBarItem)
    guard isOther, isViewLoaded else { return }
    let hadFocus = view.window?.firstResponder?.isDescendant(of: view) ?? true
    limitChanges { showSelected() }
    if hadFocus { focusContent() }
    setNeedsStatusBarAppearanceUpdate()
  }

  // If no view of the screen can have the focus, the focus stays in the bar.
  private func focusContent() {
    if let selected, selected.focusTarget != nil || view.window?.firstResponder == nil { selected.takeFocus() }
  }

  private func showSelected() {
    // The view is made first, because `viewDidLoad()` may select another screen.
    let wanted = selected
    wanted?.loadViewIfNeeded()
    guard wanted === selected else { return }
    if let wanted, beginTransition(to: wanted) { return }
    guard wanted === selected else { return }
    View.performWithoutAnimation {
      let (old, new) = (content, selected.map { ContentView($0) })
      content = new
      old?.removeFromSuperview()
      if let old, old.controller !== content?.controller { old.controller.disappearUnlessPlaced() }
      if content === new, let new { show(new) }
    }
  }

  // `viewWillAppear(_:)` may select another screen, so it is called before the view is added.
  private func show(_ new: ContentView) {
    layOut()
    new.controller.viewWillEnterScreen()
    guard content === new else {
      if new.controller !== content?.controller { new.controller.disappearUnlessPlaced() }
      return
    }
    view.insertSubview(new, at: 0)
    // A callback may have taken this controller's view off the screen.
    new.controller.disappearUnlessPlaced()
    new.layoutIfNeeded()
  }

  /// Selects a screen again, because the change to another one was cancelled.
  final func returnToScreen(_ controller: ViewController) {
    selected = controller
    tabBar.select(controller.tabBarItem)
  }

  /// Updates the bar's items because a screen has another item.
  final func updateItems() {
    tabBar.replaceItems(with: controllers.map(\.tabBarItem))
    tabBar.select(selected?.tabBarItem)
  }

  // MARK: Choosing

  /// Handles the user's choice of a tab. If the delegate allows it, selects the screen or, if it is selected already, pops a navigation
  /// controller to its first screen.
  /// - Parameter item: The item of the tab.
  public final func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
    if let controller = controllers.first(where: { $0.tabBarItem === item }) { choose(controller) }
  }

  private func choose(_ controller: ViewController) {
    let isAllowed = delegate?.tabBarController(self, shouldSelect: controller) ?? true
    // The delegate may have removed the screen.
    guard isAllowed, isScreen(controller) else { return tabBar.select(selected?.tabBarItem) }
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

  public final override var childForKeys: ViewController? { selected }

  // MARK: Layout

  private var isTabBarHidden: Bool { (selected as? NavigationController)?.hidesBottomBar == true }

  /// Lays out the bar because the selected screen may hide or show it. Inside an animation block, the bar slides.
  final func bottomBarMayHaveChanged() { layOut() }

  final func layOut() {
    guard isViewLoaded else { return }
    let layout = layout(for: selected)
    tabBar.isPutAway = isTabBarHidden
    tabBar.frame = layout.bottomBarFrame(height: barHeight)
    content?.contentSafeArea = layout.contentSafeArea
    content?.place(in: layout.frame)
  }

  private var barHeight: Int {
    max(0, min(tabBar.sizeThatFits(view.bounds.size).height, view.bounds.height))
  }

  /// Returns the layout of a screen.
  final func layout(for controller: ViewController?) -> ContentLayout {
    ContentLayout(
      bounds: view.bounds, safeArea: view.safeAreaInsets,
      bottom: isTabBarHidden ? nil : ContentLayout.Bar(height: barHeight, isTranslucent: tabBar.isTranslucent),
      edges: controller?.edgesForExtendedLayout ?? .all,
      includesOpaqueBars: controller?.extendedLayoutIncludesOpaqueBars ?? false)
  }

  // MARK: Status bar

  /// The selected screen, which decides the status bar's style.
  open override var childForStatusBarStyle: ViewController? { selected }

  /// The selected screen, which decides whether the status bar is hidden.
  open override var childForStatusBarHidden: ViewController? { selected }
}
