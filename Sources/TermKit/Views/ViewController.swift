/// How the status bar's text stands out from what is under it. UIKit's `UIStatusBarStyle` (S1).
public enum StatusBarStyle: Hashable, Sendable {
  /// Dark, for light contents.
  case `default`
  /// Light, for dark contents.
  case lightContent
}

/// Looks after a view: makes it, fills it, and takes the keys its views leave. UIKit's `UIViewController`.
open class ViewController: Responder {
  private var loadedView: View?
  /// What the screen is called; empty unless set.
  open var title = ""

  /// The view, made by `loadView()` when first asked for.
  public final var view: View {
    get {
      if let loadedView { return loadedView }
      loadView()
      guard let loadedView else { Contract.fail("\(type(of: self)).loadView() must set view") }
      viewDidLoad()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue.viewController = self
    }
  }

  /// True once the view has been made.
  public final var isViewLoaded: Bool { loadedView != nil }

  open override var next: Responder? { loadedView?.superview }

  /// Makes the view by setting `view`; an empty one unless overridden. Never call it yourself.
  open func loadView() { view = View() }

  /// Called once the view has been made.
  open func viewDidLoad() {}

  /// Called before the view comes on the screen.
  open func viewWillAppear() {}

  /// Called after the view came on the screen.
  open func viewDidAppear() {}

  /// Called before the view leaves the screen.
  open func viewWillDisappear() {}

  /// Called after the view left the screen.
  open func viewDidDisappear() {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called when `traitCollection` answers something else than before, before the view is told; `previous` is what it answered, nil if
  /// the view was in no window. Does nothing unless overridden.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  /// Where the focus begins when the view comes on the screen; the first view that can have it unless overridden.
  open var preferredFocusedView: View? { nil }

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

  final func appear(_ show: () -> Void) {
    viewWillAppear()
    show()
    viewDidAppear()
    setNeedsStatusBarAppearanceUpdate()
  }

  final func disappear(_ hide: () -> Void) {
    viewWillDisappear()
    hide()
    viewDidDisappear()
  }
}
