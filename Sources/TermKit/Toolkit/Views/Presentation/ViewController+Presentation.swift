import TermKitGraphics

extension ViewController {
  /// The controller presented by this controller or by its nearest ancestor that presents one.
  public final var presentedViewController: ViewController? {
    presentation?.presented ?? awaitedPresentation ?? parent?.presentedViewController
  }

  /// The controller that presented this controller or its nearest presented ancestor.
  public final var presentingViewController: ViewController? {
    ownPresentation?.presenter ?? parent?.presentingViewController
  }

  /// Whether the controller is being presented: true from the call of `present` until `viewDidAppear` has returned.
  public final var isBeingPresented: Bool { ownPresentation?.phase == .presenting }

  /// Whether the controller is being dismissed: true from the call of `dismiss` until `viewDidDisappear` has returned.
  public final var isBeingDismissed: Bool {
    ownPresentation?.isEnding == true || lifecycleState.isEndingDismissal
  }

  /// Presents another controller, for `present(_:animated:completion:)`.
  final func beginPresentation(of controller: ViewController, animated: Bool, _ completion: (@MainActor () -> Void)?) {
    let presenter = presenter(for: controller.modalPresentationStyle)
    Contract.require(
      presenter !== controller && self !== controller, "\(Self.name(of: controller)) cannot present itself")
    presenter.beginOwnPresentation(of: controller, from: self, animated: animated, completion)
  }

  /// Presents another controller over exactly this one. `source` is the controller whose `present` was called, if it is not this one.
  package final func beginOwnPresentation(
    of controller: ViewController, from source: ViewController? = nil, animated: Bool,
    _ completion: (@MainActor () -> Void)? = nil
  ) {
    awaitedPresentation = controller
    StructuralChanges.perform(
      "\(Self.name(of: self)) presented \(Self.name(of: controller))", "present it only once"
    ) { [self] in
      awaitedPresentation = nil
      presentNow(controller, from: source ?? self, animated: animated, completion)
    }
  }

  private func presentNow(
    _ controller: ViewController, from source: ViewController, animated: Bool, _ completion: (@MainActor () -> Void)?
  ) {
    let names = (Self.name(of: self), Self.name(of: controller))
    if presentation?.phase == .dismissing { presentation?.end() }
    // An answer that comes late, or a key that is pressed twice, presents from a controller that has changed meanwhile.
    if let present = presentation {
      return Contract.warn(
        """
        \(names.0) did not present \(names.1), because it is presenting \(Self.name(of: present.presented)): dismiss that one \
        first, or present from it
        """)
    }
    guard let window = viewIfLoaded?.window, window.isAppeared else {
      return Contract.warn("\(names.0) did not present \(names.1), because its own view is not in a visible window")
    }
    controller.free(toBecome: "presented by \(names.0)")
    Presentation(of: controller, by: self, from: source, in: window).begin(animated: animated, completion)
  }

  /// Dismisses a controller, for `dismiss(animated:completion:)`.
  final func beginDismissal(animated: Bool, _ completion: (@MainActor () -> Void)?) {
    // A presentation that ends meanwhile is not dismissed again, nor is its presenter. One that waits does not exist yet.
    let known = isPresentationAwaited ? nil : presentationToDismiss
    StructuralChanges.perform { [self] in
      if let found = known ?? presentationToDismiss {
        found.dismiss(animated: animated, completion)
      } else {
        completion?()
      }
    }
  }

  private var isPresentationAwaited: Bool {
    sequence(first: self, next: \.parent).contains { $0.awaitedPresentation != nil }
  }

  /// The presentation that `dismiss(animated:completion:)` ends, or nil.
  final var presentationToDismiss: Presentation? {
    let chain = sequence(first: self, next: \.parent)
    return chain.lazy.compactMap(\.presentation).first ?? chain.lazy.compactMap(\.ownPresentation).first
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
  /// Whether the presented controller may cover only a part of the screen.
  var isOverContext: Bool { self == .currentContext || self == .overCurrentContext }
  /// Whether the presenter's view is hidden while the controller is presented.
  var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
