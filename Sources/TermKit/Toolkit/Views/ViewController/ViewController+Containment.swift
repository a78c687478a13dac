import TermKitGraphics

extension ViewController {
  /// Makes another controller a child of this one. Does nothing if it already is.
  ///
  /// Add the child's view to this controller's view afterwards, then call the child's `didMove(toParent:)`.
  ///
  ///     addChild(list)
  ///     view.addSubview(list.view)
  ///     list.didMove(toParent: self)
  ///
  /// - Precondition: The child has no other parent, is not presented, is not the root of a window and does not contain this controller.
  public final func addChild(_ child: ViewController) {
    if child.parent === self { return }
    child.free(toBecome: "a child of \(Self.name(of: self))")
    Contract.require(
      !sequence(first: self, next: \.parent).contains { $0 === child },
      "\(Self.name(of: child)) cannot be a child of \(Self.name(of: self)), which is itself or one of its descendants")
    Contract.require(
      !child.isBecomingChild,
      "willMove(toParent:) of \(Self.name(of: child)) adds it to a parent while it is being added: do not call addChild(_:) there"
    )
    StructuralChanges.step {
      child.isBecomingChild = true
      child.beginMove(to: self)
      child.isBecomingChild = false
      children.append(child)
      child.parent = self
      child.checkHierarchySoon()
    }
  }

  /// Removes the controller from its parent. Does nothing without a parent.
  ///
  /// Remove the view from the parent's view first.
  /// - Precondition: The view has left the parent's view by the next frame.
  public final func removeFromParent() {
    if let parent { StructuralChanges.step { parent.removeChild(self) } }
  }

  /// Removes the controller from its parent, which has agreed.
  final func endRemoval(from parent: ViewController) {
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.childWasRemoved(self)
    lifecycleState.isShownByContainer = false
    // Off the screen, removing the view has ended nothing.
    disappearUnlessPlaced()
    lifecycleState.move = nil
    didMove(toParent: nil)
    checkHierarchySoon()
  }

  /// Whether the controller appears because it was added to a parent. False after the next `viewDidAppear(_:)`.
  ///
  /// Read it in `viewWillAppear(_:)` and `viewDidAppear(_:)`.
  public final var isMovingToParent: Bool { lifecycleState.move == .toParent }

  /// Whether the controller disappears because it is being removed from its parent.
  ///
  /// Read it in `viewWillDisappear(_:)` and `viewDidDisappear(_:)`. TermKit's containers set it. With a container of your own, it is true
  /// after `willMove(toParent: nil)`, so overrides of that method must call `super`.
  public final var isMovingFromParent: Bool { lifecycleState.move == .fromParent }

  /// The innermost child that `childForKeys` leads to, if its view is in a superview. Nil without such a child.
  ///
  /// A bar of a container returns it as its `next`, so that the keys of the visible screen work while the bar has the focus.
  public final var frontForKeys: ViewController? {
    guard let child = childForKeys, child.viewIfLoaded?.superview != nil else { return nil }
    return child.frontForKeys ?? child
  }

  package final func beginMove(to parent: ViewController) {
    lifecycleState.move = .toParent
    willMove(toParent: parent)
  }

  package final func beginRemoval() {
    lifecycleState.move = .fromParent
    willMove(toParent: nil)
  }

  /// Ends a transition with which the controller leaves its parent. Traps if the controller is a child, presented or the root of a window.
  final func free(toBecome role: @autoclosure () -> String) {
    parent?.completeRemoval(of: self)
    if let parent {
      refuse(role(), "it is a child of \(Self.name(of: parent)): call removeFromParent() first")
    }
    if let presenter = ownPresentation?.presenter {
      refuse(role(), "it is presented by \(Self.name(of: presenter)): dismiss it first")
    }
    if rootWindow != nil {
      refuse(
        role(), "it is the root of a window: set that window's rootViewController to nil or another controller first")
    }
  }

  private func refuse(_ role: String, _ reason: String) -> Never {
    Contract.fail("\(Self.name(of: self)) cannot be \(role), because \(reason)")
  }

  /// Returns the name of a controller in messages: its type, and its title if it has one.
  package static func name(of controller: ViewController) -> String {
    controller.title.map { "\(type(of: controller)) “\($0)”" } ?? "\(type(of: controller))"
  }

  // MARK: Consistency of the two trees

  private func checkHierarchySoon() {
    if let scene = viewIfLoaded?.window?.windowScene { scene.hierarchyChanged(of: self) }
  }

  /// Traps if the controller's place in the controller tree differs from its view's place in the view tree (V1).
  ///
  /// Called when the view has entered a window, and in the next frame after the controller's parent has changed. Until then, a container
  /// can change both trees one after the other.
  final func checkHierarchy() {
    guard ownPresentation == nil, let view = viewIfLoaded, view.window != nil else { return }
    let above = sequence(first: view, next: \.superview).dropFirst().lazy.compactMap(\.viewController).first
    if parent === above { return }
    let found = parent.map(Self.name) ?? "none"
    let name = Self.name(of: self)
    if let above {
      Contract.fail(
        """
        the view of \(name) is in the view of \(Self.name(of: above)), so its parent should be \
        \(Self.name(of: above)), but its parent is \(found): call addChild(_:) on the expected parent, after \
        removeFromParent() if there is another parent
        """)
    }
    Contract.fail(
      """
      the view of \(name) is not in any controller's view, so its parent should be none, but its parent is \(found): add the \
      view to the parent's view, or call removeFromParent()
      """)
  }
}
