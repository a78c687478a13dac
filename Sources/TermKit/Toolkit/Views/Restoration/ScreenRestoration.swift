import TermKitGraphics

/// What state restoration knows about a controller.
struct ScreenRestoration {
  var identifier: String?
  /// The identifiers that lead to the controller, its own last. Set if it has a state from the last run.
  var path: [String] = []
  /// The parts of that state that are still to be restored, because the controller has not been on the screen since. Nil afterwards.
  var rest: JSONValue?
}

extension View {
  /// The name under which the state of the view is kept until the next start. Defaults to nil: nothing is kept. UIKit's property of the same name.
  ///
  /// The view belongs to the nearest controller, which needs an identifier too. No other view of this controller may have the same one, and views
  /// that are reused, such as those in the rows of a table, need none.
  public final var restorationIdentifier: String? {
    get { attachments?.restorationIdentifier }
    set { if newValue != restorationIdentifier { requiredAttachments.restorationIdentifier = newValue } }
  }

  /// Calls a closure for the view and the views inside it that have an identifier, except those of other controllers.
  fileprivate final func forEachRestorable(_ body: (String, View) -> Void) {
    if let restorationIdentifier { body(restorationIdentifier, self) }
    for subview in subviews where subview.viewController == nil { subview.forEachRestorable(body) }
  }
}

extension ViewController {
  /// The name under which the state of the controller is kept until the next start. Defaults to nil: nothing is kept. UIKit's property of the same
  /// name.
  ///
  /// The controllers that contain or present it need identifiers too, up to the root of a window. See ``ScreenStateFile``.
  public final var restorationIdentifier: String? {
    get { lifecycleState.restoration?.identifier }
    set { if newValue != restorationIdentifier { changeRestoration { $0.identifier = newValue } } }
  }

  private func changeRestoration(_ change: (inout ScreenRestoration) -> Void) {
    var restoration = lifecycleState.restoration ?? ScreenRestoration()
    change(&restoration)
    lifecycleState.restoration = restoration
  }

  // Each level of controllers is two levels of JSON, of which 64 can be read.
  private static let maximumDepth = 24

  // MARK: Keeping

  /// Returns the state of the controller and of everything in it, or nil if it has no identifier.
  /// - Parameter focused: The view that has the focus.
  package final func restorableState(focused: View?, depth: Int = 0) -> JSONValue? {
    guard let restorationIdentifier, depth < Self.maximumDepth else { return nil }
    let state = Coder(lifecycleState.restoration?.rest)
    func encode(_ name: String, _ value: () -> JSONValue?) {
      if !state.containsValue(forKey: name), let value = value() { state.encode(value, forKey: name) }
    }
    let presented = presentation.flatMap { $0.isEnding ? nil : $0.presented }
    let children = restorableChildren
    let isOwnFocus = (children + [presented].compactMap { $0 }).allSatisfy { child in
      child.restorationIdentifier == nil || child.viewIfLoaded.map { focused?.isDescendant(of: $0) == true } != true
    }
    state.encode(restorationIdentifier, forKey: "id")
    encode("state") {
      let coder = Coder()
      encodeRestorableState(with: coder)
      return coder.json
    }
    encode("views", statesOfViews)
    encode("focus") { isOwnFocus ? placeOfFocus(focused) : nil }
    let awaited = lifecycleState.restoration?.rest?["children"]?.array ?? []
    let made = children.compactMap { $0.restorableState(focused: focused, depth: depth + 1) }
    state.encode(.array(made + awaited), forKey: "children")
    encode("presented") { presented?.restorableState(focused: focused, depth: depth + 1) }
    return state.json
  }

  private func statesOfViews() -> JSONValue? {
    let states = Coder()
    viewIfLoaded?.forEachRestorable { identifier, view in
      let coder = Coder()
      view.encodeRestorableState(with: coder)
      if states.decode(forKey: identifier) == nil { states.encode(coder.json, forKey: identifier) }
    }
    return states.members.isEmpty ? nil : states.json
  }

  // Most views that can have the focus have no identifiers. The type of the view shows whether it is still the same one.
  private func placeOfFocus(_ focused: View?) -> JSONValue? {
    guard let view = viewIfLoaded else { return nil }
    let hasFocus = focused?.isDescendant(of: view) == true
    guard let wanted = hasFocus ? focused : lastFocusedView,
      let index = view.focusableViews.firstIndex(where: { $0 === wanted })
    else { return nil }
    return ["index": JSONValue(index), "type": .string("\(type(of: wanted))"), "isFirst": .bool(hasFocus)]
  }

  // MARK: Restoring

  /// Makes the controllers inside this one again, and has the states restored as soon as their controllers are on the screen.
  /// - Parameter path: The identifiers that lead to this controller, without its own.
  package final func prepareRestoration(_ json: JSONValue, at path: [String]) {
    guard let restorationIdentifier, json["id"]?.string == restorationIdentifier, path.count < Self.maximumDepth else {
      return
    }
    let path = path + [restorationIdentifier]
    let states = json["children"]?.array ?? []
    if screenState.isShown { viewIfLoaded?.window?.windowScene?.restoreBeforeFrame(self) }
    restoreChildren(states.map { $0["id"]?.string ?? "" }) { makeController(states[$0], in: path) }
    let rest = Coder(json)
    rest.encode(.array(prepareChildren(states, at: path)), forKey: "children")
    changeRestoration { ($0.path, $0.rest) = (path, rest.json) }
  }

  // Returns the states of children that do not exist yet, because the view has not been loaded or laid out.
  private func prepareChildren(_ states: [JSONValue], at path: [String]) -> [JSONValue] {
    var children = restorableChildren
    return states.filter { state in
      guard let index = children.firstIndex(where: { $0.restorationIdentifier == state["id"]?.string }) else {
        return true
      }
      children.remove(at: index).prepareRestoration(state, at: path)
      return false
    }
  }

  private func makeController(_ json: JSONValue, in path: [String]) -> ViewController? {
    guard let identifier = json["id"]?.string, let host = WindowScene.current?.host else { return nil }
    let made = host.controller(withRestorationIdentifierPath: path + [identifier], Coder(json["state"]))
    // The program may have returned a controller that already has a place.
    guard let made, made.parent == nil, made.ownPresentation == nil, made.rootWindow == nil else { return nil }
    if made.restorationIdentifier == nil { made.restorationIdentifier = identifier }
    return made
  }

  /// Restores the state of this controller, which is on the screen, or the part that comes before what it presents.
  /// - Parameter isLate: Whether the controller was not on the screen at the start.
  /// - Returns: The controller that is presented again, and has to be restored next. Nil if everything is restored.
  final func restoreNextPart(isLate: Bool) -> ViewController? {
    guard let rest = lifecycleState.restoration?.rest, let path = lifecycleState.restoration?.path else { return nil }
    if let state = rest["state"] {
      changeRestoration {
        $0.rest = .object((rest.members ?? []).filter { !["state", "presented"].contains($0.name) })
      }
      decodeRestorableState(with: Coder(state))
      viewIfLoaded?.layoutIfNeeded()
      if let presented = rest["presented"].flatMap({ presentAgain($0, in: path) }) { return presented }
    }
    changeRestoration { $0.rest = nil }
    _ = prepareChildren(rest["children"]?.array ?? [], at: path)
    viewIfLoaded?.forEachRestorable { identifier, view in
      if let state = rest["views"]?[identifier] { view.decodeRestorableState(with: Coder(state)) }
    }
    restoreFocus(rest["focus"], isLate: isLate)
    applicationFinishedRestoringState()
    return nil
  }

  private func presentAgain(_ json: JSONValue, in path: [String]) -> ViewController? {
    // The program may have presented it when it decoded its state.
    let identifier = json["id"]?.string ?? ""
    let present = presentation?.presented
    guard
      let controller = present ?? associatedController(withRestorationIdentifier: identifier)
        ?? makeController(json, in: path)
    else { return nil }
    controller.prepareRestoration(json, at: path)
    if present == nil { controller.presentAgain(over: self) }
    return controller
  }

  // At the start, only one controller has the focus. Later, the controller may have it because it has just appeared.
  private func restoreFocus(_ json: JSONValue?, isLate: Bool) {
    guard let json, let views = viewIfLoaded?.focusableViews, let index = json["index"]?.int,
      views.indices.contains(index), json["type"]?.string == "\(type(of: views[index]))"
    else { return }
    lastFocusedView = views[index]
    let hasFocus = viewIfLoaded.map { $0.window?.firstResponder?.isDescendant(of: $0) == true } ?? false
    if json["isFirst"] == true || isLate && hasFocus { views[index].becomeFirstResponder() }
  }
}

extension WindowScene {
  /// Restores the state of a controller, which is on the screen or about to be, before the next frame.
  func restoreBeforeFrame(_ controller: ViewController) {
    controllersToRestore.append(controller)
    setNeedsFrame()
  }

  /// Restores the states of the controllers on the screen, the outer ones first, and lays the screen out.
  /// - Parameter isLate: Whether the program has started before.
  package func restoreScreens(isLate: Bool) {
    let wasInstant = animator.isInstant
    animator.isInstant = true
    layOutWindows()
    while !controllersToRestore.isEmpty {
      let controller = controllersToRestore.removeFirst()
      guard controller.screenState.isShown else { continue }
      if let presented = controller.restoreNextPart(isLate: isLate) {
        // The search of a list decides which rows the list has.
        controllersToRestore.removeAll { $0 === presented }
        controllersToRestore.insert(contentsOf: [presented, controller], at: 0)
      }
      layOutWindows()
    }
    animator.isInstant = wasInstant
  }
}
