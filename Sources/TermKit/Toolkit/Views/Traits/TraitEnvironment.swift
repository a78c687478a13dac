import TermKitGraphics

/// An object with traits: a view or a view controller. UIKit's `UITraitEnvironment`.
@MainActor public protocol TraitEnvironment: AnyObject {
  /// The capabilities of the terminal and the user's settings.
  var traitCollection: TraitCollection { get }
  /// Called when `traitCollection` has changed.
  /// - Parameter previous: The previous traits; nil if the view was in no window.
  func traitCollectionDidChange(_ previous: TraitCollection?)
}

extension View: TraitEnvironment {
  /// The traits of the scene that the view's window is in. Outside a window, these are `TraitCollection()`, the most capable terminal.
  ///
  /// A hidden window adopts changes of the scene's traits when it is shown, as it does with the scene's size.
  public final var traitCollection: TraitCollection { window?.sceneTraits ?? TraitCollection() }

  /// Called when the view has moved from another window, or from none, to its current window, if any.
  final func traitsInherited(from old: Window?) {
    let before = old?.sceneTraits
    if before ?? TraitCollection() != traitCollection { notifyTraitChange(before: before) }
  }

  // The views to call are collected first, because callbacks may add and remove views. Views added meanwhile get their traits by entering
  // the window.
  fileprivate final func notifyTraitChange(before: TraitCollection?) {
    let window = window
    View.performWithoutAnimation {
      for view in viewsInOrder where view.window === window {
        view.viewController?.traitCollectionDidChange(before)
        view.traitCollectionDidChange(before)
      }
    }
  }

  // This view and its descendants, each before its own descendants.
  private var viewsInOrder: [View] {
    var views: [View] = []
    func visit(_ view: View) {
      views.append(view)
      for subview in view.subviews { visit(subview) }
    }
    visit(self)
    return views
  }
}

extension ViewController: TraitEnvironment {
  /// The traits of the scene that the controller's view is in. While the view is in no window, these are the parent's traits.
  ///
  /// Without a parent in a window, as in `viewDidLoad()` of a window's first controller, these are `TraitCollection()`, the most capable
  /// terminal.
  public final var traitCollection: TraitCollection {
    if isViewLoaded, view.window != nil { return view.traitCollection }
    return parent?.traitCollection ?? TraitCollection()
  }
}

extension Window {
  /// Adopts the scene's traits. If they changed, calls `traitCollectionDidChange(_:)` on everything in the window.
  final func followTraits() {
    guard let windowScene, windowScene.traitCollection != sceneTraits else { return }
    let before = sceneTraits
    sceneTraits = windowScene.traitCollection
    notifyTraitChange(before: before)
  }
}

extension WindowScene {
  /// Changes the scene's traits, and calls `traitCollectionDidChange(_:)` on everything in its windows. A change that a callback asks for
  /// follows after that.
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
