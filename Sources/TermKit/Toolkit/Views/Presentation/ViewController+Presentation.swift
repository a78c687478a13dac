import TermKitGraphics

extension ViewController {
  /// The controller that this one or one of its parents presents.
  public final var presentedViewController: ViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one or one of its parents.
  public final var presentingViewController: ViewController? {
    ownPresentation?.presenter ?? parent?.presentingViewController
  }

  /// True from the call of `present` until the controller has arrived.
  public final var isBeingPresented: Bool { ownPresentation?.phase == .arriving }

  /// True from the call of `dismiss` until the controller has gone.
  public final var isBeingDismissed: Bool { ownPresentation?.phase == .leaving }

  /// Shows another controller over this one, as its `modalPresentationStyle` says (V3).
  ///
  /// For the styles over the full screen and for sheets it is this controller's farthest parent that presents, for those over the
  /// current context the nearest one with `definesPresentationContext`, if there is one. Its view must be on the screen, and it must
  /// present nothing yet; what it dismisses just then is gone at once.
  /// - Parameters:
  ///   - controller: What to show: no other's child, not presented, no window's root.
  ///   - animated: Whether it comes as its `modalTransitionStyle` says; true unless given.
  ///   - completion: Called once it has arrived, or was dismissed before.
  public final func present(
    _ controller: ViewController, animated: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    let presenter = presenter(for: controller.modalPresentationStyle)
    let names = (Self.name(of: presenter), Self.name(of: controller))
    Contract.require(presenter !== controller && self !== controller, "\(names.1) cannot present itself")
    controller.requireFree(toBecome: "presented by \(names.0)")
    if presenter.presentation?.phase == .leaving { presenter.presentation?.end() }
    if let present = presenter.presentation {
      Contract.fail(
        """
        \(names.0) cannot present \(names.1), as it is presenting \(Self.name(of: present.presented)): dismiss that before, or \
        present from it
        """)
    }
    guard let window = presenter.viewIfLoaded?.window, window.isAppeared, let scene = window.windowScene else {
      Contract.fail("\(names.0) cannot present \(names.1), as its own view is in no window on the screen")
    }
    scene.presentationLimit.run("\(names.0) presented \(names.1)", "present it only once") {
      Presentation(of: controller, by: presenter, in: window).begin(animated: animated, completion)
    }
  }

  /// Takes what this controller presents off the screen, with all that it presents in turn; if it presents nothing, itself (V3). Does
  /// nothing if there is neither.
  /// - Parameters:
  ///   - animated: Whether it goes as its `modalTransitionStyle` says; true unless given.
  ///   - completion: Called once it has gone.
  public final func dismiss(animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {
    let chain = sequence(first: self, next: \.parent)
    if let presentation = chain.lazy.compactMap(\.presentation).first {
      presentation.dismiss(animated: animated, completion)
    } else if let presentation = chain.lazy.compactMap(\.ownPresentation).first {
      presentation.dismiss(animated: animated, completion)
    } else {
      completion?()
    }
  }

  private func presenter(for style: ModalPresentationStyle) -> ViewController {
    var farthest = self
    for controller in sequence(first: self, next: \.parent) {
      if style.isOverContext, controller.definesPresentationContext { return controller }
      farthest = controller
    }
    return farthest
  }
}

extension ModalPresentationStyle {
  /// True when it may cover a part of the screen only.
  var isOverContext: Bool { self == .currentContext || self == .overCurrentContext }
  /// True when what presents can be seen no more.
  var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
