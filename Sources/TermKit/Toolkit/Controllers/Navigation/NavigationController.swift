import TermKitGraphics
import TermKitInput

/// A stack of screens of which the top one is shown, below a bar with its title and the way back. UIKit's `UINavigationController`.
///
///     let navigation = NavigationController(rootViewController: MessagesViewController())
///     navigation.pushViewController(MessageViewController(message), animated: true)
///
/// Escape and the bar's back button go back. The screens beneath are kept as they are, the place of the focus too (V4). Content lies under
/// the bars while they are translucent, and between them else (B5).
open class NavigationController: ViewController {
  /// The bar at the top. Its items follow the screens and its delegate is the controller; nobody else may set either.
  public final let navigationBar: NavigationBar
  /// The bar at the bottom, with the `toolbarItems` of the top screen, which nobody may set in another way; hidden unless asked for.
  public final let toolbar: Toolbar
  /// Told which screens are shown. Not retained.
  public final weak var delegate: (any NavigationControllerDelegate)?

  /// The screens, bottom to top.
  final var stack = NavigationStack()
  /// Ends callbacks that change the screens each time that the screens change.
  final let changeLimit = ChangeLimit()
  private var hidesBars = (navigation: false, tools: true)

  /// Makes a controller without screens, with bars of the caller's own classes if given (B12).
  public init(
    navigationBarClass: NavigationBar.Type = NavigationBar.self, toolbarClass: Toolbar.Type = Toolbar.self
  ) {
    navigationBar = navigationBarClass.init(frame: .zero)
    toolbar = toolbarClass.init(frame: .zero)
    super.init()
    navigationBar.delegate = self
    navigationBar.keeper = self
    toolbar.keeper = self
  }

  /// Makes a controller with a first screen, which cannot be popped.
  public convenience init(rootViewController: ViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  /// Makes the view in which screens and bars are. To look after it override `viewDidLoad()`.
  open override func loadView() {
    let container = ContainerView { [weak self] in self?.layOut() }
    container.addSubview(toolbar)
    container.addSubview(navigationBar)
    view = container
    showTop()
  }

  // MARK: Screens

  /// The screens, bottom to top. Setting them is no transition.
  public final var viewControllers: [ViewController] {
    get { stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen on top of the stack.
  public final var topViewController: ViewController? { stack.controllers.last }

  /// The screen that is seen: what is presented over the others, else the one on top of the stack.
  public final var visibleViewController: ViewController? { presentedViewController ?? topViewController }

  /// Puts a screen on top. Animated it comes from the right over the old one, within 0.3 seconds.
  ///
  /// A push or pop in the middle of another one tells everybody that that is over, and goes on from what is seen. A screen must not be
  /// in the stack yet, and no navigation controller can be one.
  public final func pushViewController(_ viewController: ViewController, animated: Bool) {
    change(animated: animated) { $0 + [viewController] }
  }

  /// Takes the top screen away and answers it; nil, and nothing happens, when it is the only one.
  @discardableResult
  public final func popViewController(animated: Bool) -> ViewController? {
    pop(animated: animated) { $0.dropLast() }.last
  }

  /// Takes away all screens but the first, and answers them.
  @discardableResult
  public final func popToRootViewController(animated: Bool) -> [ViewController] {
    pop(animated: animated) { $0.prefix(1) }
  }

  /// Takes away all screens above one, which must be in the stack, and answers them.
  @discardableResult
  public final func popToViewController(_ viewController: ViewController, animated: Bool) -> [ViewController] {
    Contract.require(
      isScreen(viewController),
      "\(Self.name(of: self)) cannot pop to \(Self.name(of: viewController)), which is not in its viewControllers: push it"
    )
    return pop(animated: animated) { controllers in
      // It may have gone meanwhile, by those who heard that a transition was over.
      let index = controllers.firstIndex { $0 === viewController } ?? controllers.count - 1
      return controllers.prefix(index + 1)
    }
  }

  private func pop(
    animated: Bool, to rest: ([ViewController]) -> ArraySlice<ViewController>
  ) -> [ViewController] {
    guard stack.controllers.count > 1 else { return [] }
    var popped: [ViewController] = []
    change(animated: animated) { controllers in
      let kept = Array(rest(controllers))
      popped = Array(controllers.dropFirst(kept.count))
      return kept.isEmpty ? controllers : kept
    }
    return popped
  }

  /// Replaces all screens. Animated it looks like a pop when the new top one was in the stack, and else like a push.
  public final func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    change(animated: animated) { _ in viewControllers }
  }

  // Who is nobody's child any more is no screen either.
  final override func childWasRemoved(_ child: ViewController) {
    if isScreen(child) { change(animated: false) { $0.filter { $0 !== child } } }
  }

  /// True for those in the stack.
  final func isScreen(_ controller: ViewController) -> Bool { stack.controllers.contains { $0 === controller } }

  final override func appearsWithParent(_ child: ViewController) -> Bool { child === topViewController }

  // MARK: Bars

  /// Takes the bar at the top away; false unless set.
  public final var isNavigationBarHidden: Bool {
    get { hidesBars.navigation }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Takes the bar at the top away or brings it back. Animated it goes up, and the content follows.
  public final func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    if isHidden != hidesBars.navigation { changeBars(animated: animated) { hidesBars.navigation = isHidden } }
  }

  /// Takes the bar at the bottom away; true unless set.
  public final var isToolbarHidden: Bool {
    get { hidesBars.tools }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Takes the bar at the bottom away or brings it back. Animated it goes down, and the content follows.
  public final func setToolbarHidden(_ isHidden: Bool, animated: Bool) {
    if isHidden != hidesBars.tools { changeBars(animated: animated) { hidesBars.tools = isHidden } }
  }

  // MARK: Keys

  /// Escape goes back, unless the top screen has no back button.
  open override var keyCommands: [KeyCommand] {
    guard canGoBack else { return super.keyCommands }
    let back = KeyCommand(title: traitCollection.strings.back, keys: [Key(.escape)]) { [weak self] in
      self?.popViewController(animated: true)
    }
    return super.keyCommands + [back.availableEverywhere()]
  }

  private var canGoBack: Bool {
    stack.controllers.count > 1 && topViewController?.navigationItem.wantsBackButton == true
  }

  final override var childForKeys: ViewController? { topViewController }

  // MARK: Status bar

  /// The top screen while there is no bar; the bar decides by its style when there is one (S5).
  open override var childForStatusBarStyle: ViewController? { isNavigationBarHidden ? topViewController : nil }

  /// The top screen (S5).
  open override var childForStatusBarHidden: ViewController? { topViewController }

  /// Light over a black bar (S5).
  open override var preferredStatusBarStyle: StatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }
}

extension NavigationController: NavigationBarDelegate {
  /// At the top of the screen, its background under the status bar (S2).
  public final func position(for bar: any BarPositioning) -> BarPosition? { .topAttached }

  /// The back button was pressed: pops the top screen, and the item with it.
  public final func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
    popViewController(animated: true)
    return false
  }
}
