import TermKitControls
import TermKitGraphics
import TermKitViews

// The change from one page to another. All of it runs inside `perform(_:)`, so callbacks cannot begin another change in the middle of one.
extension PageViewController {
  private static let duration = 0.3

  final func begin(_ turn: PageTurn) {
    turn.from = shownPage
    guard turn.to !== turn.from else { return end(turn, isFinished: true) }
    self.turn = turn
    if turn.isByUser { delegate?.pageViewController(self, willTransitionTo: [turn.to]) }
    addChild(turn.to)
    guard isViewLoaded else {
      turn.isAnimated = false
      return finish()
    }
    // The view is made first, because `viewDidLoad()` comes before the other callbacks.
    turn.to.loadViewIfNeeded()
    let isSeen = screenState.isShown && view.window != nil
    turn.isAnimated = turn.isAnimated && isSeen && turn.from != nil
    notifyBeginning(from: turn.from, to: turn.to, turn)
    // A callback may have removed the page.
    guard turn.to.parent === self else { return finish() }
    addContent(of: turn)
    if turn.isDragged { return }
    guard turn.isAnimated else { return finish() }
    move(turn)
  }

  private func notifyBeginning(from: ViewController?, to: ViewController?, _ turn: PageTurn) {
    guard screenState.isShown, view.window != nil else { return }
    from?.beginLifecycleTransition(false, animated: turn.isAnimated, by: turn.driver)
    // The callback may have covered or removed this controller.
    if screenState.isShown, to?.parent === self {
      to?.beginLifecycleTransition(true, animated: turn.isAnimated, by: turn.driver)
    }
  }

  private func addContent(of turn: PageTurn) {
    insertContent(of: turn.to) { content in
      turn.content = content
      layOut()
    }
    if !turn.isDragged { moveFocus(to: turn) }
  }

  private func moveFocus(to turn: PageTurn) {
    guard let shownContent, shownContent !== turn.content else { return }
    let hadFocus = view.window?.firstResponder.map { $0.isDescendant(of: shownContent) } ?? (screenState == .appeared)
    if hadFocus { turn.to.takeFocus() }
  }

  // Moves the pages to where the change ends.
  private func move(_ turn: PageTurn) {
    View.animate(withDuration: Self.duration) {
      turn.progress = turn.isCompleted ? extent : 0
      layOut()
    } completion: { [weak self] finished in
      guard let self else { return }
      perform { [self] in
        guard self.turn === turn else { return }
        turn.isFinished = finished
        self.finish()
      }
    }
  }

  /// Ends the change that is under way. A change that follows the mouse is undone.
  final func settle() {
    if let turn, turn.isDragged { turnBack(turn) }
    finish()
  }

  private func turnBack(_ turn: PageTurn) {
    turn.isDragged = false
    turn.isCompleted = false
    notifyBeginning(from: turn.to, to: turn.from, turn)
  }

  private func finish() {
    guard let turn else { return }
    let old = turn.isCompleted ? shownContent : turn.content
    if turn.isCompleted { moveFocus(to: turn) }
    self.turn = nil
    if turn.isCompleted { show(turn) }
    remove(turn.isCompleted ? turn.from : turn.to, old, turn)
    let new = turn.isCompleted ? turn.to : turn.from
    if new?.parent === self { new?.endAppearing(by: turn.driver) }
    if turn.isCompleted, turn.to.parent === self { turn.to.didMove(toParent: self) }
    View.performWithoutAnimation { layOut() }
    setNeedsStatusBarAppearanceUpdate()
    // A callback may have removed the new page.
    if turn.to.parent !== self { turn.isCompleted = false }
    end(turn, isFinished: (turn.isFinished || !turn.isAnimated) && new?.parent === self)
  }

  // A page that was set meanwhile is the current one.
  private func show(_ turn: PageTurn) {
    shownContent = turn.content
    shownPage = turn.to.parent === self ? turn.to : nil
    guard turn.isByUser, current === turn.from, turn.to.parent === self else { return }
    current = turn.to
    pageIndex += turn.pages
  }

  private func remove(_ page: ViewController?, _ content: ContentView?, _ turn: PageTurn) {
    guard let page else { return }
    if page.parent === self { page.beginRemoval() }
    content?.removeWithContent()
    page.endLifecycleTransition(by: turn.driver)
    if page.parent === self { page.removeFromParent() }
  }

  private func end(_ turn: PageTurn, isFinished: Bool) {
    turn.completion?(isFinished)
    guard turn.isByUser, turn.from !== turn.to else { return }
    delegate?.pageViewController(
      self, didFinishAnimating: isFinished, previousViewControllers: turn.from.map { [$0] } ?? [],
      transitionCompleted: turn.isCompleted)
  }

  final func showCurrent() {
    guard shownContent == nil, let shownPage else { return }
    shownPage.loadViewIfNeeded()
    let content = ContentView(shownPage)
    shownContent = content
    view.insertSubview(content, at: 0)
  }

  final func removeLostPages() {
    if let turn, turn.to.parent !== self || turn.from.map({ $0.parent !== self }) == true { settle() }
    guard let page = shownPage, page.parent !== self else { return }
    let content = shownContent
    (shownPage, shownContent) = (nil, nil)
    content?.removeFromSuperview()
  }

  // MARK: Turning by the user

  /// Turns pages forward, or back if the number is negative. Returns false if there is no such page.
  final func turnPages(_ pages: Int) -> Bool { turnPages { pages } }

  /// Turns pages. The number is computed after the change under way has ended, which changes the current page.
  final func turnPages(_ number: @escaping () -> Int) -> Bool {
    var hasPage = false
    perform { [self] in
      settle()
      let pages = number()
      guard let page = neighbor(pages) else { return }
      hasPage = true
      begin(PageTurn(to: page, pages: pages))
    }
    return hasPage
  }

  private func neighbor(_ pages: Int) -> ViewController? {
    var page = current
    for _ in 0..<abs(pages) {
      guard let dataSource, let last = page else { return nil }
      page =
        pages > 0
        ? dataSource.pageViewController(self, viewControllerAfter: last)
        : dataSource.pageViewController(self, viewControllerBefore: last)
    }
    return page === current ? nil : page
  }

  /// Moves the pages with the mouse.
  /// - Parameter distance: The cells that the mouse has moved since the button was pressed.
  final func drag(to distance: Point) {
    let cells = navigationOrientation == .horizontal ? -distance.x : -distance.y
    perform { [self] in
      if let turn, turn.isDragged, cells == 0 || turn.isForward != (cells > 0) { settle() }
      if turn?.isDragged != true, cells != 0 {
        settle()
        guard let page = neighbor(cells.signum()) else { return }
        begin(PageTurn(to: page, pages: cells.signum(), isDragged: true))
      }
      guard let turn, turn.isDragged else { return }
      turn.progress = min(abs(cells), extent)
      View.performWithoutAnimation { layOut() }
    }
  }

  /// Ends a drag: shows the new page if more than a third of it is visible, and turns back otherwise.
  final func endDrag(turnsBack: Bool) {
    perform { [self] in
      guard let turn, turn.isDragged else { return }
      if turnsBack || turn.progress * 3 <= extent { turnBack(turn) }
      turn.isDragged = false
      move(turn)
    }
  }

  // MARK: Layout

  // The cells from one page to the next.
  private var extent: Int {
    let size = pageLayout.frame.size
    return (navigationOrientation == .horizontal ? size.width : size.height) + spacing
  }

  private var pageLayout: ContentLayout {
    let height = pageControl.sizeThatFits(view.bounds.size).height
    return ContentLayout(
      bounds: view.bounds, safeArea: view.safeAreaInsets,
      bottom: pageControl.isHidden ? nil : ContentLayout.Bar(height: height, isTranslucent: false),
      edges: current?.edgesForExtendedLayout ?? .all)
  }

  final func layOut() {
    guard isViewLoaded else { return }
    let layout = pageLayout
    pageControl.frame = layout.bottomBarFrame(height: pageControl.sizeThatFits(view.bounds.size).height)
    let sign = turn?.isForward == false ? -1 : 1
    let progress = min(turn?.progress ?? 0, extent)
    place(shownContent, -sign * progress, layout)
    place(turn?.content, sign * (extent - progress), layout)
  }

  private func place(_ content: ContentView?, _ cells: Int, _ layout: ContentLayout) {
    content?.contentSafeArea = layout.contentSafeArea
    let offset = navigationOrientation == .horizontal ? Point(x: cells, y: 0) : Point(x: 0, y: cells)
    content?.place(in: layout.frame.offset(by: offset))
  }
}

/// A change from one page to another that is under way.
@MainActor final class PageTurn {
  let to: ViewController
  /// The number of pages forward, or back if it is negative.
  let pages: Int
  /// Whether the user turns the page. The delegate is then notified.
  let isByUser: Bool
  /// Called at the end, with false if the animation was interrupted.
  let completion: (@MainActor (Bool) -> Void)?
  var from: ViewController?
  /// The view of the new page, once it is made.
  var content: ContentView?
  /// Whether the pages move.
  var isAnimated: Bool
  /// Whether the pages follow the mouse.
  var isDragged: Bool
  /// Whether the new page will be shown in the end. False if the user turns back.
  var isCompleted = true
  var isFinished = false
  /// The cells by which the pages have moved to the left or up.
  var progress = 0

  init(
    to: ViewController, pages: Int, isByUser: Bool = true, isAnimated: Bool = true, isDragged: Bool = false,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    (self.to, self.pages, self.isByUser, self.completion) = (to, pages, isByUser, completion)
    (self.isAnimated, self.isDragged) = (isAnimated, isDragged)
  }

  var isForward: Bool { pages > 0 }

  var driver: LifecycleState.Driver { .object(ObjectIdentifier(self)) }
}
