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
  /// The name under which the state of the view is kept until the next start. Defaults to nil: nothing is kept. UIKit's property of the same
  /// name.
  ///
  /// The view belongs to the nearest controller, which needs an identifier too. No other view of this controller may have the same one.
  /// Reused views, such as labels in the rows of a table, have no identifiers.
  public final var restorationIdentifier: String? {
    get { attachments?.restorationIdentifier }
    set { if newValue != restorationIdentifier { requiredAttachments.restorationIdentifier = newValue } }
  }

  /// Calls a closure for the view and the views inside it that have an identifier, except views of other controllers.
  fileprivate final func forEachRestorable(_ body: (String, View) -> Void) {
    if let restorationIdentifier { body(restorationIdentifier, self) }
    for subview in subviews where subview.viewController == nil { subview.forEachRestorable(body) }
  }
}

extension ViewController {
  /// The name under which the state of the controller is kept until the next start. Defaults to nil: nothing is kept. UIKit's property of the
  /// same name.
  ///
  /// The controllers that contain or present it need identifiers too, up to the root of a window.
  public final var restorationIdentifier: String? {
    get { lifecycleState.restoration.identifier }
    set { lifecycleState.restoration.identifier = newValue }
  }

  // Each level of controllers is two levels of JSON, of which 64 can be read.
  private static let maximumDepth = 24

  // MARK: Keeping

  /// Returns the state of the controller and of everything in it, or nil if it has no identifier.
  /// - Parameter focused: The view that has the focus.
  package final func restorableState(focused: View?, depth: Int = 0) -> JSONValue? {
    guard let restorationIdentifier, depth < Self.maximumDepth else { return nil }
    let presented = presentation.flatMap { $0.isEnding ? nil : $0.presented }
    let children = restorableChildren
    // Parts that have not been restored yet are kept as they are.
    let state = Coder(lifecycleState.restoration.rest)
    let awaited = state.decode(forKey: "children")?.array ?? []
    func encode(_ name: String, _ value: @autoclosure () -> JSONValue?) {
      if state.decode(forKey: name) == nil, let value = value() { state.encode(value, forKey: name) }
    }
    encode("id", .string(restorationIdentifier))
    encode("state", Coder.state(of: self))
    encode("views", statesOfViews)
    encode("focus", placeOfFocus(focused, besides: children + (presented.map { [$0] } ?? [])))
    encode("presented", presented?.restorableState(focused: focused, depth: depth + 1))
    let made = children.compactMap { $0.restorableState(focused: focused, depth: depth + 1) }
    state.encode(.array(made + awaited), forKey: "children")
    return state.json
  }

  private var statesOfViews: JSONValue? {
    let states = Coder()
    viewIfLoaded?.forEachRestorable { states.encode(Coder.state(of: $1), forKey: $0) }
    return states.members.isEmpty ? nil : states.json
  }

  // Most views that can have the focus have no identifiers. The type of the view shows whether it is still the same one.
  private func placeOfFocus(_ focused: View?, besides others: [ViewController]) -> JSONValue? {
    func contains(_ controller: ViewController) -> Bool {
      controller.viewIfLoaded.map { focused?.isDescendant(of: $0) == true } ?? false
    }
    if others.contains(where: { $0.restorationIdentifier != nil && contains($0) }) { return nil }
    let wanted = contains(self) ? focused : lastFocusedView
    guard let index = viewIfLoaded?.focusableViews.firstIndex(where: { $0 === wanted }), let wanted else { return nil }
    return ["index": JSONValue(index), "type": .string("\(type(of: wanted))"), "isFirst": .bool(wanted === focused)]
  }

  // MARK: Restoring

  /// Makes the controllers inside this one again, and has the states restored as soon as their controllers are on the screen.
  /// - Parameter path: The identifiers that lead to this controller, without its own.
  package final func prepareRestoration(_ json: JSONValue, at path: [String]) {
    guard let identifier = restorationIdentifier, json["id"]?.string == identifier, path.count < Self.maximumDepth
    else {
      return
    }
    let states = json["children"]?.array ?? []
    lifecycleState.restoration.path = path + [identifier]
    if screenState.isShown { viewIfLoaded?.window?.windowScene?.restoreBeforeFrame(self) }
    restoreChildren(states.map { $0["id"]?.string ?? "" }) { makeController(states[$0]) }
    let rest = Coder(json)
    rest.encode(.array(prepareChildren(states)), forKey: "children")
    lifecycleState.restoration.rest = rest.json
  }

  // Returns the states of children that do not exist yet, because the view has not been loaded or laid out.
  private func prepareChildren(_ states: [JSONValue]) -> [JSONValue] {
    var children = restorableChildren
    return states.filter { state in
      guard let index = children.firstIndex(where: { $0.restorationIdentifier == state["id"]?.string }) else {
        return true
      }
      children.remove(at: index).prepareRestoration(state, at: lifecycleState.restoration.path)
      return false
    }
  }

  // The program may return a controller that already has a place.
  private func makeController(_ json: JSONValue) -> ViewController? {
    let path = lifecycleState.restoration.path + [json["id"]?.string ?? ""]
    guard
      let made = WindowScene.current?.host?.controller(withRestorationIdentifierPath: path, Coder(json["state"])),
      made.parent == nil, made.ownPresentation == nil, made.rootWindow == nil
    else { return nil }
    if made.restorationIdentifier == nil { made.restorationIdentifier = path.last }
    return made
  }

  /// Restores the state of this controller, which is on the screen, or the part that comes before what it presents.
  /// - Returns: The controller that is presented again, and has to be restored next. Nil if everything is restored but the focus.
  final func restoreNextPart() -> ViewController? {
    guard let rest = lifecycleState.restoration.rest else { return nil }
    if let state = rest["state"] {
      let others = (rest.members ?? []).filter { !["state", "presented"].contains($0.name) }
      lifecycleState.restoration.rest = .object(others)
      decodeRestorableState(with: Coder(state))
      viewIfLoaded?.layoutIfNeeded()
      if let presented = rest["presented"].flatMap(presentAgain) { return presented }
    }
    lifecycleState.restoration.rest = nil
    _ = prepareChildren(rest["children"]?.array ?? [])
    viewIfLoaded?.forEachRestorable { identifier, view in
      if let state = rest["views"]?[identifier] { view.decodeRestorableState(with: Coder(state)) }
    }
    applicationFinishedRestoringState()
    return nil
  }

  // The program may have presented the controller when it decoded its state.
  private func presentAgain(_ json: JSONValue) -> ViewController? {
    let known = presentation?.presented
    let own = associatedController(withRestorationIdentifier: json["id"]?.string ?? "")
    guard let controller = known ?? own ?? makeController(json) else { return nil }
    controller.prepareRestoration(json, at: lifecycleState.restoration.path)
    if known == nil { controller.presentAgain(over: self) }
    return controller
  }

  /// Gives the focus to the view that had it. If not `isLate`, the program starts, and only one controller has the focus.
  fileprivate final func restoreFocus(_ json: JSONValue?, isLate: Bool) {
    guard let view = viewIfLoaded, let index = json?["index"]?.int else { return }
    let views = view.focusableViews
    guard views.indices.contains(index), json?["type"]?.string == "\(type(of: views[index]))" else { return }
    lastFocusedView = views[index]
    let hasFocus = view.window?.firstResponder?.isDescendant(of: view) == true
    if json?["isFirst"] == true || isLate && hasFocus { views[index].becomeFirstResponder() }
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
    var restored: [(controller: ViewController, focus: JSONValue?)] = []
    animator.isInstant = true
    layOutWindows()
    while !controllersToRestore.isEmpty {
      let controller = controllersToRestore.removeFirst()
      guard controller.screenState.isShown, let rest = controller.lifecycleState.restoration.rest else { continue }
      if let presented = controller.restoreNextPart() {
        // The search of a list decides which rows the list has.
        controllersToRestore.removeAll { $0 === presented }
        controllersToRestore.insert(contentsOf: [presented, controller], at: 0)
      } else {
        restored.append((controller, rest["focus"]))
      }
      layOutWindows()
    }
    for (controller, focus) in restored { controller.restoreFocus(focus, isLate: isLate) }
    animator.isInstant = wasInstant
  }
}
