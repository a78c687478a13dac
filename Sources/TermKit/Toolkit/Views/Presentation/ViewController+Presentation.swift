import TermKitGraphics

extension ViewController {
  /// The controller presented by this controller or by its nearest ancestor that presents one.
  public final var presentedViewController: ViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// The controller that presented this controller or its nearest presented ancestor.
  public final var presentingViewController: ViewController? {
    ownPresentation?.presenter ?? parent?.presentingViewController
  }

  /// Whether the controller is being presented: true from the call of `present` until `viewDidAppear` has returned.
  public final var isBeingPresented: Bool { ownPresentation?.phase == .presenting }

  /// Whether the controller is being dismissed: true from the call of `dismiss` until `viewDidDisappear` has returned.
  public final var isBeingDismissed: Bool {
    ownPresentation?.phase == .dismissing || lifecycleState.isEndingDismissal
  }

  /// Presents another controller over this one, in its `modalPresentationStyle` (V3).
  ///
  /// For full-screen styles and sheets, the presenter is this controller's outermost ancestor. For styles over the current context, it is
  /// the nearest controller with `definesPresentationContext`, if there is one. If the presenter is dismissing another controller at that
  /// moment, that controller is removed at once.
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - animated: Whether to animate by the controller's `modalTransitionStyle`. Defaults to true.
  ///   - completion: Called once the controller has arrived, or earlier if it is dismissed before that.
  /// - Precondition: The presenter's view is on the screen, and the presenter presents nothing else. `controller` is not a child, not
  ///   presented and not the root of a window.
  public final func present(
    _ controller: ViewController, animated: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    let presenter = presenter(for: controller.modalPresentationStyle)
    let names = (Self.name(of: presenter), Self.name(of: controller))
    Contract.require(presenter !== controller && self !== controller, "\(names.1) cannot present itself")
    controller.requireFree(toBecome: "presented by \(names.0)")
    if presenter.presentation?.phase == .dismissing { presenter.presentation?.end() }
    if let present = presenter.presentation {
      Contract.fail(
        """
        \(names.0) cannot present \(names.1), because it is presenting \(Self.name(of: present.presented)): dismiss that one \
        first, or present from it
        """)
    }
    guard let window = presenter.viewIfLoaded?.window, window.isAppeared, let scene = window.windowScene else {
      Contract.fail("\(names.0) cannot present \(names.1), because its own view is not in a visible window")
    }
    scene.presentationLimit.run("\(names.0) presented \(names.1)", "present it only once") {
      Presentation(of: controller, by: presenter, in: window).begin(animated: animated, completion)
    }
  }

  /// Dismisses the presented controller, with everything that it presents in turn. Without one, dismisses this controller (V3).
  ///
  /// The presented controller is the one presented by this controller or by its nearest ancestor that presents one. If this controller is
  /// not presented itself, its nearest presented ancestor is dismissed.
  ///
  /// If there is nothing to dismiss, only `completion` is called.
  /// - Parameters:
  ///   - animated: Whether to animate by the presented controller's `modalTransitionStyle`. Defaults to true.
  ///   - completion: Called once the controller has left.
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
  /// Whether the presented controller may cover only a part of the screen.
  var isOverContext: Bool { self == .currentContext || self == .overCurrentContext }
  /// Whether the presenter's view is hidden while the controller is presented.
  var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
