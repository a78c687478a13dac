import TermKitGraphics

/// What has traits and hears when they change: views and view controllers. UIKit's `UITraitEnvironment`.
@MainActor public protocol TraitEnvironment: AnyObject {
  /// What the terminal, and the person at it, allow here.
  var traitCollection: TraitCollection { get }
  /// Called when `traitCollection` answers something else than before.
  func traitCollectionDidChange(_ previous: TraitCollection?)
}

extension View: TraitEnvironment {
  /// What the terminal, and the person at it, allow: the traits of the scene its window is in; outside of a window those of the best
  /// of terminals, `TraitCollection()`. A window that is not shown takes on the scene's when it is shown, as it does its size.
  public final var traitCollection: TraitCollection { window?.sceneTraits ?? TraitCollection() }

  /// The view came from another window, or from none, to the one it is in now, if any.
  final func traitsInherited(from old: Window?) {
    let before = old?.sceneTraits
    if before ?? TraitCollection() != traitCollection { tellTraits(before: before) }
  }

  // Who is told is settled before the first of them is, since those told may well put in and take out views. What comes in while others
  // are told hears of it by coming in.
  fileprivate final func tellTraits(before: TraitCollection?) {
    let window = window
    View.performWithoutAnimation {
      for view in viewsInOrder where view.window === window {
        view.viewController?.traitCollectionDidChange(before)
        view.traitCollectionDidChange(before)
      }
    }
  }

  // This view and all below it, each before those below it.
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
  /// What the terminal, and the person at it, allow where the controller's view is: the traits of the scene its window is in; while the
  /// view is in no window those of the parent controller. Those of the best of terminals, `TraitCollection()`, where there is no parent
  /// in a window either, as in `viewDidLoad()` of a window's first controller.
  public final var traitCollection: TraitCollection {
    if isViewLoaded, view.window != nil { return view.traitCollection }
    return parent?.traitCollection ?? TraitCollection()
  }
}

extension Window {
  /// Takes on the traits of the scene, and tells all that is in the window if they are others than before.
  final func followTraits() {
    guard let windowScene, windowScene.traitCollection != sceneTraits else { return }
    let before = sceneTraits
    sceneTraits = windowScene.traitCollection
    tellTraits(before: before)
  }
}

extension WindowScene {
  /// Takes on other traits and tells all that is in its windows. What somebody who is told asks for comes after all have been told.
  func adopt(_ traits: TraitCollection) {
    wantedTraits = traits
    if isTellingTraits { return }
    isTellingTraits = true
    var rounds = 0
    while traitCollection != wantedTraits {
      rounds += 1
      Contract.require(
        rounds <= 100, "traitCollectionDidChange(_:) changed the traits again each time it was told: let it stop")
      traitCollection = wantedTraits
      animator.isInstant = traitCollection.reducesMotion
      for window in windows { window.followTraits() }
    }
    isTellingTraits = false
  }
}
