import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting

@testable import TermKitControllers
@_spi(TermKit) @testable import TermKitViews

/// Controllers of every kind that are randomly embedded, presented, pushed and removed.
///
/// Each of them checks its life-cycle callbacks (V2). The expected visibility is computed from the views alone.
@MainActor final class ControllerForest {
  let app: TestApplication
  let log = LifecycleLog()
  let transitions: ForestTransitions
  private let window: Window
  let leaves: [ViewController]
  let boxes: [ViewController]
  let stacks: [NavigationController]
  private let tabs: [TabBarController]
  let splits: [SplitViewController]
  let pagers: [PageViewController]
  let seed: UInt64
  var random: SeededGenerator
  /// The number of nested callbacks that act themselves.
  private(set) var depth = 0
  /// The controllers that are being moved. Callbacks must not move them elsewhere.
  private var taken: [ViewController] = []
  /// One in so many callbacks acts itself; 0 means none.
  private let reactsOnceIn: Int
  /// The actions so far, for the analysis of a failure.
  private(set) var history: [String] = []
  private(set) var presentations = (begun: 0, completed: 0)
  private(set) var dismissals = (begun: 0, completed: 0)

  init(seed: UInt64, reactsOnceIn: Int = 0) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    transitions = ForestTransitions(seed: seed)
    self.reactsOnceIn = reactsOnceIn
    let log = log
    leaves = (0..<8).map { ForestLeaf("Leaf \($0)", log) }
    boxes = (0..<3).map { ForestBox("Box \($0)", log) }
    stacks = (0..<3).map { ForestStack("Stack \($0)", log) }
    tabs = (0..<2).map { ForestTabs("Tabs \($0)", log) }
    splits = (0..<2).map { ForestSplit("Split \($0)", $0 == 0 ? .doubleColumn : .tripleColumn, log) }
    pagers = (0..<2).map { ForestPages("Pages \($0)", log) }
    var made: Window?
    app = TestApplication(size: Size(width: 20, height: 8)) { application in
      let window = Window(windowScene: application.windowScene)
      window.makeKeyAndVisible()
      made = window
    }
    window = made ?? Window(windowScene: app.application.windowScene)
    window.rootViewController = [tabs[0], stacks[0], boxes[0], splits[1], pagers[0]].randomElement(using: &random)
    log.wasNoted = { [unowned self] in note($0) }
    if reactsOnceIn > 0 { log.wasCalled = { [unowned self] in react() } }
    pagers.forEach { $0.dataSource = self }
    stacks.forEach { $0.delegate = transitions }
    tabs.forEach { $0.delegate = transitions }
    transitions.note = { [unowned self] in note($0) }
  }

  var all: [ViewController] { leaves + boxes + stacks + tabs + splits + pagers }

  private func react() {
    guard depth < 1, Int.random(in: 0..<reactsOnceIn, using: &random) == 0 else { return }
    depth += 1
    act()
    depth -= 1
  }

  // MARK: Actions

  /// Performs a random action.
  func act() {
    let count = history.count
    // An action that is not possible at the moment does nothing, and another one takes its place.
    for _ in 0..<10 where history.count == count { attempt() }
  }

  private func attempt() {
    let before = taken
    // A change that a callback requests waits, so its controllers stay taken.
    defer { if depth == 0 { taken = before } }
    let animated = Bool.random(using: &random)
    // Most actions need a controller on the screen.
    if depth == 0, window.isHidden || window.rootViewController == nil, Int.random(in: 0..<3, using: &random) == 0 {
      return window.isHidden ? toggleWindow() : changeRoot()
    }
    switch Int.random(in: 0..<44, using: &random) {
    case 0..<5: push(animated)
    case 5..<8: pop(animated)
    case 8: replaceStack(animated)
    case 9..<11: selectTab()
    case 11..<13: changeTabs()
    case 13..<19: present(animated)
    case 19..<22: dismiss(animated)
    case 22: addToBox()
    case 23: removeFromBox()
    case 24: if Int.random(in: 0..<4, using: &random) == 0 { changeRoot() }
    case 25..<29: setColumn()
    case 29..<32: showColumn()
    case 32: if depth == 0 { resize() }
    case 33..<35: setPage(animated)
    case 35..<37: turnPage()
    case 37..<43: transitions.interact()
    default: if Int.random(in: 0..<4, using: &random) == 0 { toggleWindow() }
    }
  }

  /// Lets up to half a second pass.
  func wait() {
    let seconds: Double = [0, 0.05, 0.1, 0.25, 0.5].randomElement(using: &random) ?? 0
    note("wait \(seconds)")
    pass(seconds)
  }

  /// Lets all animations finish.
  func rest() {
    note("rest")
    for pager in pagers { pager.endDrag(turnsBack: false) }
    pass(2)
    // A callback at the end of a transition may begin another one.
    for _ in 0..<20 where transitions.isUndecided {
      transitions.decideAll()
      pass(2)
    }
  }

  // Pages that the data source provides meanwhile become children at once.
  private func pass(_ seconds: Double) {
    app.advance(by: seconds)
    taken = []
  }

  func note(_ action: String) { history.append(String(repeating: "  ", count: depth) + action) }

  func isFree(_ controller: ViewController) -> Bool {
    controller.parent == nil && !taken.contains { $0 === controller } && controller.presentingViewController == nil
      && window.rootViewController !== controller && controller.rootWindow == nil && !isAwaited(controller)
  }

  // Prefers a controller that is on the screen.
  func pick<Controller: ViewController>(_ controllers: [Controller]) -> Controller? {
    let shown = controllers.filter { $0.viewIfLoaded?.window != nil }
    let isAnyone = shown.isEmpty || Int.random(in: 0..<4, using: &random) == 0
    return (isAnyone ? controllers : shown).randomElement(using: &random)
  }

  func free(for parent: ViewController, _ controllers: [ViewController]) -> ViewController? {
    let ancestors = Array(sequence(first: parent, next: { $0.parent ?? $0.presentingViewController }))
    let found = controllers.filter { controller in isFree(controller) && !ancestors.contains { $0 === controller } }
      .randomElement(using: &random)
    guard let found else { return nil }
    // In a callback, the change waits. Until then, the parent must not move into the controller.
    taken += depth > 0 ? [found] + ancestors : [found]
    return found
  }

  private func push(_ animated: Bool) {
    guard let stack = pick(stacks) else { return }
    guard let screen = free(for: stack, leaves + boxes + tabs + splits + pagers) else { return }
    note("push \(screen.title ?? "") on \(stack.title ?? "") \(animated)")
    stack.pushViewController(screen, animated: animated)
  }

  private func pop(_ animated: Bool) {
    guard let stack = pick(stacks) else { return }
    note("pop \(stack.title ?? "") \(animated)")
    if Bool.random(using: &random) {
      stack.popViewController(animated: animated)
    } else if let screen = stack.viewControllers.randomElement(using: &random) {
      stack.popToViewController(screen, animated: animated)
    }
  }

  private func replaceStack(_ animated: Bool) {
    guard let stack = pick(stacks) else { return }
    var screens = stack.viewControllers.shuffled(using: &random)
    screens = Array(screens.prefix(Int.random(in: 0...3, using: &random)))
    if let screen = free(for: stack, leaves + boxes) { screens.append(screen) }
    note("set \(screens.map(\.title)) on \(stack.title ?? "") \(animated)")
    stack.setViewControllers(screens, animated: animated)
  }

  private func selectTab() {
    guard let bar = pick(tabs), !bar.viewControllers.isEmpty else { return }
    let index = bar.viewControllers.indices.randomElement(using: &random) ?? 0
    note("select \(index) of \(bar.title ?? "")")
    bar.selectedIndex = index
  }

  private func changeTabs() {
    guard let bar = pick(tabs) else { return }
    var screens = bar.viewControllers
    if screens.count > 3 || Int.random(in: 0..<4, using: &random) == 0, !screens.isEmpty {
      screens.remove(at: screens.indices.randomElement(using: &random) ?? 0)
    } else if let screen = free(for: bar, leaves + boxes + stacks + splits) {
      screens.insert(screen, at: Int.random(in: 0...screens.count, using: &random))
    }
    note("tabs \(screens.map(\.title)) of \(bar.title ?? "")")
    bar.viewControllers = screens
  }

  private func present(_ animated: Bool) {
    guard let presenter = all.filter({ $0.viewIfLoaded?.window != nil }).randomElement(using: &random),
      let screen = free(for: presenter, all)
    else { return }
    presenter.definesPresentationContext = Bool.random(using: &random)
    screen.modalPresentationStyle =
      ModalPresentationStyle.all.randomElement(using: &random) ?? .fullScreen
    screen.transitioningDelegate = Int.random(in: 0..<4, using: &random) > 0 ? transitions : nil
    screen.modalTransitionStyle = Bool.random(using: &random) ? .coverVertical : .crossDissolve
    // The controller that will present in place of the given one.
    let isOverContext = [.currentContext, .overCurrentContext].contains(screen.modalPresentationStyle)
    var actual = presenter
    while let parent = actual.parent, !(isOverContext && actual.definesPresentationContext) { actual = parent }
    // A presentation that is being dismissed ends at once. Its callbacks may remove the presenter itself.
    let isPresenting = actual.presentation.map { $0.phase != .dismissing || reactsOnceIn > 0 } ?? false
    guard !isPresenting, !taken.contains(where: { $0 === actual }), let window = actual.viewIfLoaded?.window,
      window.isAppeared
    else { return }
    note("present \(screen.title ?? "") \(screen.modalPresentationStyle) from \(actual.title ?? "") \(animated)")
    taken.append(actual)
    // Runs when the presentation does.
    StructuralChanges.perform { [self, actual] in
      guard actual.presentation.map({ $0.phase == .dismissing }) ?? true,
        actual.viewIfLoaded?.window?.isAppeared == true
      else { return }
      presentations.begun += 1
      log.flags.willPresent(screen, over: actual)
    }
    presenter.present(screen, animated: animated) { [unowned self] in
      presentations.completed += 1
      log.flags.didPresent(screen, isCancelled: screen.isBeingDismissed)
      if reactsOnceIn > 0 { react() }
    }
  }

  private func dismiss(_ animated: Bool) {
    let involved = all.filter { $0.presentedViewController != nil || $0.presentingViewController != nil }
    guard let controller = involved.randomElement(using: &random) else { return }
    note("dismiss from \(controller.title ?? "") \(animated)")
    dismissals.begun += 1
    var leaving: [ViewController] = []
    let chain = Array(sequence(first: controller, next: \.parent))
    let known = chain.contains { $0.awaitedPresentation != nil } ? nil : controller.presentationToDismiss
    // Runs when the dismissal does.
    StructuralChanges.perform { [self] in
      guard let found = known ?? controller.presentationToDismiss, found.phase != .dismissed else { return }
      leaving = log.flags.willDismiss(found.presented)
    }
    controller.dismiss(animated: animated) { [unowned self] in
      dismissals.completed += 1
      log.flags.didDismiss(leaving)
      if reactsOnceIn > 0 { react() }
    }
  }

  private func addToBox() {
    guard let box = pick(boxes), let child = free(for: box, all) else { return }
    note("embed \(child.title ?? "") in \(box.title ?? "")")
    box.embed(child, Rect(0, 0, 10, 4))
  }

  private func removeFromBox() {
    guard let box = pick(boxes), let child = box.children.randomElement(using: &random),
      !taken.contains(where: { $0 === child })
    else { return }
    note("expel \(child.title ?? "") from \(box.title ?? "")")
    box.expel(child)
  }

  private func changeRoot() {
    // The root of a hidden window changes at once.
    if depth > 0, window.isHidden { return }
    let root = (boxes + stacks + tabs + splits + pagers).filter(isFree).randomElement(using: &random)
    root.map { taken.append($0) }
    note("root \(root?.title ?? "none")")
    var leaving: [ViewController] = []
    // Runs when the change of the root does.
    StructuralChanges.perform { [self] in
      let roots = all.filter { $0.rootWindow === window }
      leaving = roots.compactMap(\.presentation).flatMap { log.flags.willDismiss($0.presented) }
    }
    window.rootViewController = root
    StructuralChanges.perform { [self] in log.flags.didDismiss(leaving) }
  }

  private func toggleWindow() {
    note("hide \(!window.isHidden)")
    window.isHidden.toggle()
  }

  /// Descriptions of flags that a controller still has although nothing is changing.
  func lastingFlags(of controller: ViewController) -> [String] {
    let flags = [
      ("isBeingPresented", controller.isBeingPresented), ("isBeingDismissed", controller.isBeingDismissed),
      ("isMovingFromParent", controller.isMovingFromParent),
      ("isMovingToParent", controller.isMovingToParent && (isSeen(controller) || controller.parent == nil)),
    ]
    return flags.filter(\.1).map { "\(controller.title ?? ""): \($0.0) is still true" }
  }

  /// Describes the position of a controller.
  func place(of controller: ViewController) -> String {
    let chain = sequence(first: controller) { $0.parent ?? $0.presentingViewController }
    let names = chain.map {
      ($0.title ?? "") + ($0.parent == nil && $0.presentingViewController != nil ? " presented" : "")
    }
    return names.joined(separator: " < ")
  }

  // MARK: Visibility

  /// Returns whether a controller's view is on the screen, and no opaque view was presented over it.
  func isSeen(_ controller: ViewController) -> Bool {
    guard let view = controller.viewIfLoaded, let window = view.window else { return false }
    let scene = app.application.windowScene
    guard scene.windows.contains(where: { $0 === window }), !isCovered(view) else { return false }
    return sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && !isBehindOpaque($0) }
  }

  private func isCovered(_ view: View) -> Bool { view.subviews.contains { $0.siblingBlocking == .inputAndDrawing } }

  private func isBehindOpaque(_ view: View) -> Bool {
    guard let siblings = view.superview?.subviews, let index = siblings.firstIndex(where: { $0 === view }) else {
      return false
    }
    return siblings[(index + 1)...].contains { $0.siblingBlocking == .inputAndDrawing }
  }
}
