import TermKitGraphics

/// Looks after a view: makes it, fills it, and takes the keys its views leave. UIKit's `UIViewController`.
///
/// A controller is shown as the root of a window, as a child of another controller, or presented by one.
open class ViewController: Responder {
  private var loadedView: View?
  private var isLoadingView = false
  /// What the screen is called; empty unless set. Bars that show it follow.
  public final var title = "" {
    didSet { if title != oldValue { companions.values.forEach { $0.titleDidChange(of: self) } } }
  }

  // MARK: The view

  /// The view, made by `loadView()` when first asked for. It can be set to one that no other controller has, as long as the one before
  /// is in no other view.
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
          "\(Self.name(of: self)) cannot have the view of \(Self.name(of: other)): each controller has a view of its own"
        )
      }
      Contract.require(
        loadedView?.superview == nil,
        "\(Self.name(of: self)) cannot have another view while its view is in another one: take that out before")
      loadedView?.setViewController(nil)
      loadedView = newValue
      newValue.setViewController(self)
    }
  }

  private func makeView() -> View {
    Contract.require(
      !isLoadingView, "\(type(of: self)).loadView() asked for `view`, which it is to make: set `view` there first")
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard let loadedView else {
      Contract.fail("\(type(of: self)).loadView() made no view: set `view` there, or do not override it")
    }
    return loadedView
  }

  /// True once the view has been made.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// The view, if it has been made.
  public final var viewIfLoaded: View? { loadedView }

  /// Makes the view unless that has happened already.
  public final func loadViewIfNeeded() { _ = view }

  open override var next: Responder? { loadedView?.superview }

  /// Makes the view by setting `view`; an empty one unless overridden. Never call it yourself.
  open func loadView() { view = View() }

  /// Called once the view has been made.
  open func viewDidLoad() {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called when `traitCollection` answers something else than before, before the view is told; `previous` is what it answered, nil if
  /// the view was in no window. Does nothing unless overridden.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  /// Room along the edges that this controller keeps clear for bars of its own, in cells, beyond what the screen and its parents
  /// keep clear; none unless set. It is in the `safeAreaInsets` of its view and all below.
  public final var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { loadedView?.additionalSafeAreaChanged(from: oldValue) }
    }
  }

  /// Where the focus begins when the view comes on the screen; the first view that can have it unless overridden. When a
  /// controller comes back, the focus is where it was.
  open var preferredFocusedView: View? { nil }
  /// The view that had the focus when the controller left the screen.
  final weak var leftFocus: View?

  /// The child that keys go to while nothing has the focus, or something around the child; none unless overridden.
  var childForKeys: ViewController? { nil }
  /// The innermost of these children, if it is on the screen.
  final var frontForKeys: ViewController? {
    guard let child = childForKeys, child.viewIfLoaded?.superview != nil else { return nil }
    return child.frontForKeys ?? child
  }

  // MARK: Coming and going

  /// Called before the view comes on the screen; once for each time it does (V2).
  /// - Parameter animated: True when the transition takes time.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the view came on the screen and came to rest.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen, perhaps before it came to rest there: then it never hears `viewDidAppear`.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  final var appearanceState = AppearanceState()
  /// Ends callbacks that begin a transition each time that one begins.
  final let appearanceLimit = ChangeLimit()

  /// True when children hear of appearing whenever this controller does, or when their views are put in or taken out. A container
  /// that animates them overrides it with false and calls `beginAppearanceTransition` and `endAppearanceTransition` (V2).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// True when a child whose view is in this one's appears when this controller does; false for those on their way out.
  func appearsWithParent(_ child: ViewController) -> Bool { true }

  // MARK: Containment

  /// The controllers shown inside this one (V1).
  public internal(set) final var children: [ViewController] = []
  /// The controller this one is a child of.
  public internal(set) final weak var parent: ViewController?
  // While it is told that it will be.
  final var isBecomingChild = false
  /// The window whose root it is.
  final weak var rootWindow: Window?

  /// Called before it becomes a child, or, by the container, before it ceases to be one (then `parent` is nil).
  open func willMove(toParent parent: ViewController?) {}

  /// Called after it became a child, by the container once the view is in place, or ceased to be one.
  open func didMove(toParent parent: ViewController?) {}

  /// A child was taken out, by whomever: for containers that keep a list of their own.
  func childWasRemoved(_ child: ViewController) {}

  // MARK: Presentation

  /// How the controller is shown when it is presented; over the full screen unless set (V3).
  public final var modalPresentationStyle = ModalPresentationStyle.fullScreen
  /// How it comes and goes when that is animated; from below unless set.
  public final var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// True when Escape does not dismiss it while it is presented; false unless set.
  public final var isModalInPresentation = false
  /// True when the status bar asks it also while it is presented in another way than over the full screen, where it is always
  /// asked, or in a sheet, where it never is; false unless set (S5).
  public final var modalPresentationCapturesStatusBarAppearance = false
  /// True when what is presented over the current context covers this controller's view and nothing else; false unless set (V3).
  public final var definesPresentationContext = false
  /// The size it would like in a sheet, in cells; zero leaves the choice to the sheet.
  public final var preferredContentSize = Size.zero {
    didSet { if preferredContentSize != oldValue { ownPresentation?.layoutChanged() } }
  }
  /// Where a sheet shows the controller: in the middle of the room there is, half as large unless it would like another size.
  func sheetFrame(in room: Rect) -> Rect {
    let wanted = preferredContentSize
    let width = wanted.width > 0 ? wanted.width : max(36, room.width * 11 / 20)
    let height = wanted.height > 0 ? wanted.height : max(10, room.height / 2)
    return room.centered(Size(width: min(room.width, width), height: min(room.height, height)))
  }
  /// What this controller presents itself.
  package final var presentation: Presentation?
  /// By what it is presented.
  final weak var ownPresentation: Presentation?

  // MARK: Status bar

  /// How the status bar should look over this controller; dark text unless overridden (S3).
  open var preferredStatusBarStyle: StatusBarStyle { .default }

  /// Whether the status bar should be away while this controller is under it; false unless overridden (S3). The room it leaves is
  /// the controller's: what keeps clear of it is laid out anew.
  open var prefersStatusBarHidden: Bool { false }

  /// How the bar comes or goes when that happens inside an animation block; fading unless overridden. Outside of a block it comes and
  /// goes at once.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }

  /// The child that answers for the style of the status bar in this controller's place; nil, the default, for none (S5). Containers
  /// name the child under the bar, and call `setNeedsStatusBarAppearanceUpdate()` when it is another.
  open var childForStatusBarStyle: ViewController? { nil }

  /// The child that answers for whether the status bar is away, and for how it goes; nil, the default, for none (S5).
  open var childForStatusBarHidden: ViewController? { nil }

  /// Has `preferredStatusBarStyle` and `prefersStatusBarHidden` asked again; inside an animation block the status bar changes with
  /// it (S4).
  public final func setNeedsStatusBarAppearanceUpdate() {
    loadedView?.window?.windowScene?.statusBarAppearanceNeedsUpdate?()
  }

  // MARK: What layers above keep

  private var companions: [ObjectIdentifier: any ViewControllerCompanion] = [:]

  /// The one object of a type that belongs to this controller, such as its navigation item; made when first asked for.
  final func companion<Companion: ViewControllerCompanion>(_ make: () -> Companion) -> Companion {
    if let kept = companions[ObjectIdentifier(Companion.self)] as? Companion { return kept }
    let made = make()
    companions[ObjectIdentifier(Companion.self)] = made
    return made
  }
}

/// An object that a layer above keeps with each controller, one per type.
@MainActor protocol ViewControllerCompanion: AnyObject {
  /// The controller has another title.
  func titleDidChange(of controller: ViewController)
}
