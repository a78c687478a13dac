import TermKitGraphics

extension ViewController {
  /// Makes another controller a child of this one (V1). Put its view into this one's after that, then call its
  /// `didMove(toParent:)`. Does nothing if it is one already.
  ///
  ///     addChild(list)
  ///     view.addSubview(list.view)
  ///     list.didMove(toParent: self)
  ///
  /// A controller has one parent: one that is somebody else's child, is presented, or is the root of a window stops the program.
  public final func addChild(_ child: ViewController) {
    if child.parent === self { return }
    child.requireFree(toBecome: "a child of \(Self.name(of: self))")
    Contract.require(
      !sequence(first: self, next: \.parent).contains { $0 === child },
      "\(Self.name(of: child)) cannot be a child of \(Self.name(of: self)), which is itself or below itself")
    Contract.require(
      !child.isBecomingChild,
      "willMove(toParent:) of \(Self.name(of: child)) has it added to a parent, which is under way: leave it")
    child.isBecomingChild = true
    child.willMove(toParent: self)
    child.isBecomingChild = false
    children.append(child)
    child.parent = self
    child.checkHierarchySoon()
  }

  /// Makes the controller nobody's child (V1). Take its view out of the parent's before: one that is still there in the next frame
  /// stops the program. Does nothing without a parent.
  public final func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.childWasRemoved(self)
    didMove(toParent: nil)
    checkHierarchySoon()
  }

  /// Stops the program if the controller is shown in some way already.
  final func requireFree(toBecome role: @autoclosure () -> String) {
    if let parent {
      refuse(role(), "it is a child of \(Self.name(of: parent)): call removeFromParent() before")
    }
    if let presenter = ownPresentation?.presenter {
      refuse(role(), "\(Self.name(of: presenter)) presents it: dismiss it before")
    }
    if rootWindow != nil {
      refuse(role(), "it is the root of a window: set that window's rootViewController to something else before")
    }
  }

  private func refuse(_ role: String, _ reason: String) -> Never {
    Contract.fail("\(Self.name(of: self)) cannot become \(role), as \(reason)")
  }

  /// What messages call a controller: its type, and its title if it has one.
  package static func name(of controller: ViewController) -> String {
    controller.title.isEmpty ? "\(type(of: controller))" : "\(type(of: controller)) “\(controller.title)”"
  }

  // MARK: The two trees

  private func checkHierarchySoon() {
    if let scene = viewIfLoaded?.window?.windowScene { scene.hierarchyChanged(of: self) }
  }

  /// Stops the program if the controller's view is on the screen in another place than the tree of controllers says (V1).
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
        \(Self.name(of: above)), but its parent is \(found): call addChild(_:) on the one, removeFromParent() before that if \
        another has it
        """)
    }
    Contract.fail(
      """
      the view of \(name) is in no controller's view, so its parent should be none, but its parent is \(found): put the view \
      into the parent's, or call removeFromParent()
      """)
  }
}
