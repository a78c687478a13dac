import TermKitGraphics

/// An object that manages a view: it makes the view, fills it, and handles the keys that its views do not. UIKit's `UIViewController`.
///
/// A controller is shown as the root of a window, as a child of another controller, or by being presented.
open class ViewController: Responder {
  private var loadedView: View?
  private var isLoadingView = false
  /// The title of the screen. Defaults to nil.
  ///
  /// A new title also becomes the title of `navigationItem` and of the controller's own `tabBarItem`. Overrides must call `super`.
  open var title: String? {
    didSet {
      if title == oldValue { return }
      StructuralChanges.generation += 1
      associatedObjects.values.forEach { $0.titleDidChange(of: self) }
      viewIfLoaded?.window?.windowScene?.setNeedsFrame()
    }
  }

  // MARK: The view

  /// The controller's view. The first access calls `loadView()`, then `viewDidLoad()`.
  /// - Precondition: A new view belongs to no other controller, and the previous view is in no superview.
  public final var view: View {
    get {
      if let loadedView { return loadedView }
      let view = makeView()
      viewDidLoad()
      return loadedView ?? view
    }
    set {
      if newValue === loadedView { return }
      if let other = newValue.viewController {
        Contract.fail(
          "\(Self.name(of: self)) cannot use the view of \(Self.name(of: other)): each controller needs its own view"
        )
      }
      Contract.require(
        loadedView?.superview == nil,
        "the view of \(Self.name(of: self)) cannot be replaced while it has a superview: remove it from the superview first"
      )
      loadedView?.setViewController(nil)
      loadedView = newValue
      newValue.setViewController(self)
    }
  }

  private func makeView() -> View {
    Contract.require(
      !isLoadingView, "\(type(of: self)).loadView() read `view` before setting it: set `view` there first")
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard let loadedView else {
      Contract.fail("\(type(of: self)).loadView() did not set `view`: set it there, or do not override loadView()")
    }
    return loadedView
  }

  /// Whether the view has been made.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// The view, or nil if it has not been made yet.
  public final var viewIfLoaded: View? { loadedView }

  /// Makes the view if it does not exist yet.
  public final func loadViewIfNeeded() { _ = view }

  open override var next: Responder? { loadedView?.superview }

  /// Makes the view and assigns it to `view`. Do not call it. The default implementation makes an empty view.
  open func loadView() { view = View() }

  /// Called once, after `loadView()` has made the view. The default implementation does nothing.
  open func viewDidLoad() {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called before `viewWillLayoutSubviews()` when the view's `safeAreaInsets` have changed. The default implementation does nothing.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called before the screen gets another `size`, in cells. The default implementation calls the children and the presented controller.
  /// Overrides must call `super`.
  open func viewWillTransition(to size: Size) {
    for child in children { child.viewWillTransition(to: size) }
    presentation?.presented.viewWillTransition(to: size)
  }

  /// Called when `traitCollection` has changed, before the view is called. The default implementation does nothing.
  /// - Parameter previous: The previous traits; nil if the view was in no window.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  /// The insets that the controller keeps clear for its bars, in cells, in addition to the insets of the screen and of the controller's
  /// ancestors. Defaults to zero.
  ///
  /// They are part of the `safeAreaInsets` of its view and everything below.
  public final var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { loadedView?.additionalSafeAreaChanged(from: oldValue) }
    }
  }

  /// Whether the controller's scroll view keeps its content clear of the status bar and other bars that cover it. Defaults to true.
  ///
  /// The scroll view is the controller's view or the first subview of that view. Its content still scrolls beneath the bars.
  public final var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      guard automaticallyAdjustsScrollViewInsets != oldValue else { return }
      loadedView?.setNeedsLayout()
      loadedView?.subviews.first?.setNeedsLayout()
    }
  }

  /// The view that gets the focus when the controller first appears. Defaults to nil: the first view that can have it. When the controller
  /// appears again, the focus returns to where it was.
  open var preferredFocusedView: View? { nil }
  /// The view that had the focus when the controller left the screen.
  package final weak var lastFocusedView: View?

  /// The child that gets keys while nothing has the focus, or a bar of this container has it. Defaults to nil: this controller.
  ///
  /// A container returns the child that is shown. The keys go on from the innermost child to its superviews and containers.
  open var childForKeys: ViewController? { nil }

  // MARK: Editing

  private var isInEditingMode = false

  /// Whether the user can edit what the controller shows. Defaults to false.
  ///
  /// Setting it calls `setEditing(_:animated:)` without an animation.
  public final var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }

  /// Turns `editing` on or off, `animated` or not. `editButtonItem` does so with an animation. Overrides must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditingMode = editing
    for object in associatedObjects.values { object.editingDidChange(of: self) }
  }

  // MARK: Appearing and disappearing

  /// Called before the view appears on the screen, once for each time it appears, in an `animated` transition or not.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after `viewWillAppear(_:)`, once the view is in the view tree and has its final size, and before it is laid out.
  ///
  /// The place to read the size of the view, its safe area or its traits: an animated transition has not begun to move yet, and nothing
  /// has been drawn. Not called if the view disappears again before that. The default implementation does nothing.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has appeared and its transition has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen. If the view had only begun to appear, `viewDidAppear` was not called.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  package final var lifecycleState = LifecycleState()
  /// Stops callbacks that start another transition each time that one starts.
  final let lifecycleLimit = ChangeLimit()
  /// The number of structural changes of this controller that are waiting or under way.
  package final var changesUnderWay = 0

  /// Whether children appear and disappear automatically with this controller, or when their views are added and removed. Defaults to true.
  ///
  /// A container that animates its children overrides it with false, and calls `beginAppearanceTransition` and `endAppearanceTransition`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Returns whether a child whose view is in this controller's view appears with this controller; false for children that are leaving.
  @_spi(TermKit) open func appearsWithParent(_ child: ViewController) -> Bool { true }

  // MARK: Containment

  /// The child controllers.
  public internal(set) final var children: [ViewController] = []
  /// The controller that this one is a child of, or nil.
  public internal(set) final weak var parent: ViewController?
  // True while `willMove(toParent:)` is called for an `addChild(_:)`.
  final var isBecomingChild = false
  /// The window whose root controller this is, or nil.
  final weak var rootWindow: Window?

  /// Called before the controller is added to a parent or removed from it. The default sets `isMovingFromParent` for a removal.
  ///
  /// `addChild(_:)` calls this method. The container calls it before `removeFromParent()`.
  /// - Parameter parent: The new parent, or nil if the controller is about to be removed.
  open func willMove(toParent parent: ViewController?) {
    if parent == nil { lifecycleState.move = .fromParent }
  }

  /// Called after the controller was added to a parent or removed from its parent. The default implementation does nothing.
  ///
  /// `removeFromParent()` calls this method. After `addChild(_:)`, the container calls it when the child's view is in place.
  /// - Parameter parent: The new parent, or nil if the controller was removed.
  open func didMove(toParent parent: ViewController?) {}

  /// Removes a child, for `removeFromParent()`.
  @_spi(TermKit) open func removeChild(_ child: ViewController) { child.endRemoval(from: self) }

  /// Called when a child was removed, by any code, for containers that keep a list of their children. The default does nothing.
  open func childWasRemoved(_ child: ViewController) {}

  /// Whether the toolbar and the tab bar of the containers are hidden while this screen of a navigation controller, or a screen above it,
  /// is shown. Defaults to false. Has no effect on the first screen.
  open var hidesBottomBarWhenPushed = false {
    didSet {
      guard hidesBottomBarWhenPushed != oldValue else { return }
      for ancestor in sequence(first: self, next: \.parent).dropFirst() { ancestor.hidesBottomBarDidChange(of: self) }
    }
  }

  /// Called when `hidesBottomBarWhenPushed` has changed for a descendant.
  @_spi(TermKit) open func hidesBottomBarDidChange(of controller: ViewController) {}

  // MARK: Presentation

  /// How the controller is presented. Defaults to `.fullScreen`, alerts to `.formSheet`, and search controllers to `.overCurrentContext`.
  public final var modalPresentationStyle = ModalPresentationStyle.fullScreen
  /// How the controller appears and disappears in an animated presentation. Defaults to `.coverVertical`, for search controllers and alerts
  /// with the style `.alert` to `.crossDissolve`.
  public final var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// The object that animates presentations and dismissals of this controller in place of the `modalTransitionStyle`, and places it if its
  /// `modalPresentationStyle` is `.custom`. Defaults to nil. Not retained.
  public final weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
  /// The transition of a container between two of its children, or nil.
  @_spi(TermKit) open var containerTransition: (any ViewControllerTransitionCoordinator)? { nil }

  /// Ends a transition with which a child leaves, because the child gets another place. The default implementation does nothing.
  @_spi(TermKit) open func completeRemoval(of child: ViewController) {}

  /// If true, Escape does not dismiss the controller while it is presented. The program still can. Defaults to false, for alerts and search
  /// controllers to true.
  ///
  /// Set it on the presented controller itself: the values of its children have no effect.
  public final var isModalInPresentation = false
  /// Whether the presented controller controls the status bar, for styles other than full screen and sheets. Defaults to false.
  ///
  /// A full-screen presentation always controls the status bar, and a sheet never does.
  public final var modalPresentationCapturesStatusBarAppearance = false
  /// Whether presentations over the current context cover only this controller's view. Defaults to false.
  public final var definesPresentationContext = false
  /// Presents another controller over this one, in its `modalPresentationStyle`.
  ///
  /// For styles over the current context, the presenter is the nearest controller with `definesPresentationContext`: this one or one of its
  /// ancestors. Without such a controller, and for other styles, it is the outermost ancestor. If the presenter is dismissing another
  /// controller at that moment, that controller is removed at once. In a callback of another change, the presentation begins when that
  /// change has ended. Overrides must call `super`.
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - animated: Whether to animate by the controller's `transitioningDelegate` or its `modalTransitionStyle`. Defaults to true.
  ///   - completion: Called when the presentation is complete, or earlier if it is cancelled or the controller is dismissed.
  ///
  /// If the presenter's view is not on the screen, or if the presenter presents something else, the call does nothing but write a message to
  /// the standard error: an answer may come after the user has left the screen.
  /// - Precondition: `controller` is another controller, not a child, not presented and not the root of a window.
  open func present(
    _ controller: ViewController, animated: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    beginPresentation(of: controller, animated: animated, completion)
  }

  /// Dismisses the presented controller, with everything that it presents in turn. Without one, dismisses this controller.
  ///
  /// The presented controller is the one presented by this controller or by its nearest ancestor that presents one. If this controller is
  /// not presented itself, its nearest presented ancestor is dismissed.
  ///
  /// If there is nothing to dismiss, only `completion` is called. In a callback of another change, the dismissal begins when that change has
  /// ended. Overrides must call `super`. Escape does not call this method.
  /// - Parameters:
  ///   - animated: Whether to animate, by the presented controller's `transitioningDelegate` or style. Defaults to true.
  ///   - completion: Called when the dismissal is complete, or when an interaction has cancelled it.
  open func dismiss(animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {
    beginDismissal(animated: animated, completion)
  }

  /// Shows `viewController` in the way that suits this controller's place: a navigation controller pushes it.
  ///
  /// The default implementation asks the parent. Without a parent, it presents the controller. Containers override the method. `sender`,
  /// such as a cell, asked for it, and is passed on.
  open func show(_ viewController: ViewController, sender: Any?) {
    if let parent { parent.show(viewController, sender: sender) } else { present(viewController, animated: true) }
  }

  /// Shows `viewController` as the detail of what this controller shows: a split view controller shows it in its secondary column.
  ///
  /// The default implementation asks the parent. Without a parent, it presents the controller. Containers override the method. `sender`,
  /// such as a cell, asked for it, and is passed on.
  open func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    guard let parent else { return present(viewController, animated: true) }
    parent.showDetailViewController(viewController, sender: sender)
  }

  /// The effect of a presentation of this controller on the views behind it. With `.none`, it shows nothing. Overridden by search controllers.
  @_spi(TermKit) open var presentationBlocking: SiblingBlocking { .input }

  /// The preferred size in a sheet or a popover, in cells. Defaults to zero. Where a dimension is zero, a sheet takes about half of the
  /// screen, but at least 36 columns and 10 rows. A popover takes 36 columns or 10 rows then. An alert instead takes the size of its
  /// contents. Neither ever exceeds the screen.
  ///
  /// An override that computes the size sets `super`'s value when the size changes, so that the sheet is laid out.
  open var preferredContentSize = Size.zero {
    didSet { if preferredContentSize != oldValue { ownPresentation?.container.setNeedsLayout() } }
  }
  /// Returns the frame of the view in a sheet: centred in the room and, without a preferred size, about half as large.
  @_spi(TermKit) open func sheetFrame(in room: Rect) -> Rect {
    let wanted = preferredContentSize
    let width = wanted.width > 0 ? wanted.width : max(36, room.width * 11 / 20)
    let height = wanted.height > 0 ? wanted.height : max(10, room.height / 2)
    return room.centered(Size(width: min(room.width, width), height: min(room.height, height)))
  }
  /// Returns the size of the view in a popover, which is cut off where the screen has less room.
  @_spi(TermKit) open func popoverSize(in room: Size) -> Size {
    let wanted = preferredContentSize
    return Size(width: wanted.width > 0 ? wanted.width : 36, height: wanted.height > 0 ? wanted.height : 10)
  }
  /// The elevation of the view in a sheet, at night. Overridden by alerts.
  @_spi(TermKit) open var sheetElevation: Int8 { Elevation.sheet }
  /// The presentation in which this controller is the presenter.
  package final var presentation: Presentation?
  /// The controller that `present` was called for, while the presentation waits.
  final weak var awaitedPresentation: ViewController?
  /// The presentation in which this controller is presented.
  package final weak var ownPresentation: Presentation?

  // MARK: State restoration

  /// Called when the controller, its views and what it presents have been restored. The default implementation does nothing.
  open func applicationFinishedRestoringState() {}
  /// The children whose states are kept, in their order. Overridden by containers with an order of their own.
  @_spi(TermKit) open var restorableChildren: [ViewController] { children }
  /// Makes the missing ones of the children with some identifiers. `make` returns the child with an index, or nil. Overridden by containers.
  @_spi(TermKit) open func restoreChildren(_ identifiers: [String], _ make: (_ index: Int) -> ViewController?) {}
  /// Presents this controller as it was before, without an animation. Overridden by search controllers.
  @_spi(TermKit) open func presentAgain(over presenter: ViewController) { presenter.present(self, animated: false) }

  // MARK: Status bar

  /// The preferred style of the status bar. Defaults to `.default`, dark text; in navigation controllers, the bar style decides.
  open var preferredStatusBarStyle: StatusBarStyle { .default }

  /// Whether the status bar is hidden over this controller. Defaults to false.
  ///
  /// A hidden bar leaves its row to the controller, and everything that keeps clear of the bar is laid out again.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar appears and disappears inside an animation block. Defaults to `.fade`. Outside a block, it does so at once.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }

  /// The child that decides the status bar's style in place of this controller. Defaults to nil: this controller decides.
  ///
  /// Containers return the child under the bar, and call `setNeedsStatusBarAppearanceUpdate()` when that changes.
  open var childForStatusBarStyle: ViewController? { nil }

  /// The child that decides whether the status bar is hidden, and with which animation. Defaults to nil: this controller decides.
  open var childForStatusBarHidden: ViewController? { nil }

  /// Reads the preferences for the status bar again. An animation block animates the change. Does nothing while the view is in no window.
  public final func setNeedsStatusBarAppearanceUpdate() {
    loadedView?.window?.windowScene?.host?.sceneNeedsStatusBarUpdate()
  }

  // MARK: Associated objects

  private(set) final var associatedObjects: [ObjectIdentifier: any ViewControllerAssociatedObject] = [:]

  /// Returns the associated object of a type, such as its navigation item. The first call makes it.
  package final func associatedObject<Object: ViewControllerAssociatedObject>(_ make: () -> Object) -> Object {
    if let kept = associatedObjects[ObjectIdentifier(Object.self)] as? Object { return kept }
    let made = make()
    associatedObjects[ObjectIdentifier(Object.self)] = made
    return made
  }

  // MARK: Near misses

  /// Unavailable, which makes overrides errors.
  @available(*, unavailable, message: "there are no constraints: override viewWillLayoutSubviews() instead")
  open func updateViewConstraints() {}
  /// Unavailable, which makes overrides errors.
  @available(*, unavailable, message: "no system sends memory warnings to programs in a terminal: remove this method")
  open func didReceiveMemoryWarning() {}
}
