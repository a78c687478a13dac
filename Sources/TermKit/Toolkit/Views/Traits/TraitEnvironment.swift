import TermKitGraphics

/// An object with traits: a view or a view controller. UIKit's `UITraitEnvironment`.
@MainActor public protocol TraitEnvironment: AnyObject {
  /// The capabilities of the terminal and the user's settings.
  var traitCollection: TraitCollection { get }
  /// Called when `traitCollection` has changed, also because the view has entered a window.
  /// - Parameter previous: The previous traits; nil if the view was in no window.
  func traitCollectionDidChange(_ previous: TraitCollection?)
}

extension View: TraitEnvironment {
  /// The traits of the scene that the view's window is in, with the `traitOverrides` of the view's ancestors and of the view applied.
  /// Outside a window, these are `TraitCollection()`, the most capable terminal.
  ///
  /// A hidden window adopts changes of the scene's traits when it is shown, as it does with the scene's size.
  public final var traitCollection: TraitCollection {
    guard let window else { return TraitCollection() }
    if !window.hasTraitOverrides { return window.sceneTraits }
    let inherited = superview?.traitCollection ?? window.sceneTraits
    return ownTraitOverrides?.value.applied(to: inherited) ?? inherited
  }

  /// Calls `traitCollectionDidChange(_:)` on the view and its descendants, as far as their traits have changed.
  ///
  /// The views to call are collected first, because callbacks may add and remove views. A view that enters the window gets its traits then.
  final func notifyTraitChanges(since previous: PreviousTraits) {
    guard previous.mayDiffer(from: self) else { return }
    let window = window
    let changed = viewsInOrder.compactMap { view -> (view: View, before: TraitCollection?)? in
      let before = previous[view]
      return before ?? TraitCollection() == view.traitCollection ? nil : (view, before)
    }
    View.performWithoutAnimation {
      for (view, before) in changed where view.window === window {
        view.viewController?.traitCollectionDidChange(before)
        view.traitCollectionDidChange(before)
      }
    }
  }

  // This view and its descendants, each before its own descendants.
  fileprivate var viewsInOrder: [View] {
    var views: [View] = []
    func visit(_ view: View) {
      views.append(view)
      for subview in view.subviews { visit(subview) }
    }
    visit(self)
    return views
  }
}

/// The traits that a view and its descendants had before a change.
@MainActor struct PreviousTraits {
  // The traits of all views without overrides, or nil outside a window.
  private let scene: TraitCollection?
  // The traits of each view in a window with overrides. The views are kept, so that no new view gets the identity of one of them.
  private var single: [ObjectIdentifier: (view: View, traits: TraitCollection)] = [:]

  init(of view: View) {
    scene = view.window?.sceneTraits
    guard view.window?.hasTraitOverrides == true else { return }
    for view in view.viewsInOrder { single[ObjectIdentifier(view)] = (view, view.traitCollection) }
  }

  /// The traits that a view had; nil if it was in no window.
  subscript(view: View) -> TraitCollection? { single[ObjectIdentifier(view)]?.traits ?? scene }

  /// Returns false if the traits of a view and of all its descendants are as before.
  fileprivate func mayDiffer(from view: View) -> Bool {
    !single.isEmpty || view.window?.hasTraitOverrides == true || scene ?? TraitCollection() != view.traitCollection
  }
}

extension ViewController: TraitEnvironment {
  /// The traits of the controller's view, with their overrides. While the view is not loaded or in no window, these are the parent's traits.
  ///
  /// Without a parent in a window, as in `viewDidLoad()` of a root controller, these are `TraitCollection()`, the most capable terminal.
  public final var traitCollection: TraitCollection {
    if isViewLoaded, view.window != nil { return view.traitCollection }
    return parent?.traitCollection ?? TraitCollection()
  }
}

extension Window {
  /// Adopts the scene's traits. If they changed, calls `traitCollectionDidChange(_:)` on everything in the window.
  final func followTraits() {
    guard let windowScene, windowScene.traitCollection != sceneTraits else { return }
    let previous = PreviousTraits(of: self)
    sceneTraits = windowScene.traitCollection
    notifyTraitChanges(since: previous)
  }
}

extension WindowScene {
  /// Changes the scene's traits, and calls everything in its windows. A change that a callback asks for follows after that.
  func adopt(_ traits: TraitCollection) {
    pendingTraits = traits
    if isNotifyingTraits { return }
    isNotifyingTraits = true
    var rounds = 0
    while traitCollection != pendingTraits {
      rounds += 1
      Contract.require(
        rounds <= 100,
        "traitCollectionDidChange(_:) changed the traits again each time it was called: do not change them there unconditionally"
      )
      traitCollection = pendingTraits
      animator.isInstant = traitCollection.reducesMotion
      for window in windows { window.followTraits() }
    }
    isNotifyingTraits = false
  }
}
