import TermKitControls
import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// A container that shows one page at a time. The user turns the pages. UIKit's `UIPageViewController`.
///
///     let tour = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
///     tour.dataSource = self
///     tour.setViewControllers([firstPage], direction: .forward, animated: false)
///
/// With a data source, the user turns pages with Left and Right (or Up and Down), Page Up and Page Down, the mouse wheel, or a drag. If the
/// data source returns a `presentationCount(for:)` above 0, dots below the pages turn them too.
///
/// The page handles keys and the mouse first: an arrow turns the page only if it cannot move the focus inside the page.
open class PageViewController: ViewController {
  /// How one page replaces another. UIKit's `UIPageViewController.TransitionStyle`.
  public enum TransitionStyle: Hashable, Sendable {
    /// The pages move side by side.
    case scroll
    /// Unavailable: cells cannot be curled. Use `scroll`.
    @available(*, unavailable, message: "cells cannot be curled: use .scroll")
    case pageCurl
  }

  /// The direction in which pages follow one another. UIKit's `UIPageViewController.NavigationOrientation`.
  public enum NavigationOrientation: Hashable, Sendable {
    /// Left to right.
    case horizontal
    /// Top to bottom.
    case vertical
  }

  /// The direction of a change of pages. UIKit's `UIPageViewController.NavigationDirection`.
  public enum NavigationDirection: Hashable, Sendable {
    /// To a later page.
    case forward
    /// To an earlier page.
    case reverse
  }

  /// The name of an option. UIKit's `UIPageViewController.OptionsKey`.
  public enum OptionsKey: Hashable, Sendable {
    /// The space between two pages, in cells. Defaults to 0.
    case interPageSpacing
    /// Unavailable: pages that move side by side have no spine.
    @available(*, unavailable, message: "pages that move side by side have no spine: leave the option out")
    case spineLocation
  }

  /// How one page replaces another.
  public final let transitionStyle: TransitionStyle
  /// The direction in which pages follow one another.
  public final let navigationOrientation: NavigationOrientation
  final let spacing: Int

  /// The object that is notified when the user turns pages. Defaults to nil. Not retained.
  public final weak var delegate: (any PageViewControllerDelegate)?
  /// The object that provides the pages. Defaults to nil: the user cannot turn pages. Not retained.
  public final weak var dataSource: (any PageViewControllerDataSource)? {
    didSet {
      pan.isEnabled = dataSource != nil
      updatePageControl()
    }
  }

  /// The recognizers of the drags with which the user turns pages.
  public final var gestureRecognizers: [GestureRecognizer] { [pan] }

  final let pageControl = PageControl()
  /// The current page, which a change under way may not have shown yet.
  final var current: ViewController?
  /// The page that is shown, or from which the user or the program turns to another one.
  final var shownPage: ViewController?
  /// The view of that page in this controller's view, or nil.
  final var shownContent: ContentView?
  final var turn: PageTurn?
  private let pan: PagePanGestureRecognizer
  /// The index of the page that the user is on, among the dots.
  final var pageIndex = 0 { didSet { pageControl.currentPage = pageIndex } }

  /// Makes a controller without a page.
  /// - Parameters:
  ///   - transitionStyle: How one page replaces another.
  ///   - navigationOrientation: The direction in which pages follow one another.
  ///   - options: The space between two pages, in cells. Defaults to nil, for no space.
  /// - Precondition: The space is not negative.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Int]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    spacing = options?[.interPageSpacing] ?? 0
    pan = PagePanGestureRecognizer(along: navigationOrientation == .horizontal ? .horizontal : .vertical)
    super.init()
    pan.isEnabled = false
    pan.addAction { [weak self] in self?.dragged($0) }
    Contract.require(spacing >= 0, "the space between pages is \(spacing), which is negative: use 0 for no space")
    pageControl.isHidden = true
    pageControl.addAction(for: .valueChanged) { [weak self] _ in self?.pageControlChanged() }
  }

  /// Makes the view that contains the page and the dots. To adjust the view, override `viewDidLoad()`.
  open override func loadView() {
    let container = ContainerView { [weak self] in self?.layOut() }
    container.addSubview(pageControl)
    container.addGestureRecognizer(pan)
    view = container
    perform { [self] in showCurrent() }
  }

  // MARK: Pages

  /// The current page, in a list. Empty without a page.
  public final var viewControllers: [ViewController] { current.map { [$0] } ?? [] }

  @_spi(TermKit) public final override func completeRemoval(of child: ViewController) {
    if child !== current { settle() }
  }

  /// Shows another page. The delegate is not called for this change, and the dots are read from the data source again.
  ///
  /// A change that is under way ends first. Inside a life-cycle callback of a page, the change begins when the callbacks have ended. If
  /// another page is set before that, this one is not shown.
  /// - Parameters:
  ///   - viewControllers: The page, in a list as in UIKit.
  ///   - direction: `.forward` if the new page comes from the right (or from below), `.reverse` if it comes from the other side. It matters
  ///     only with `animated`.
  ///   - animated: Whether the pages move over 0.3 seconds. Without a window or a previous page, they never do.
  ///   - completion: Called after the change, with false only if an animation was interrupted, or if the page is not shown.
  ///     Defaults to nil.
  /// - Precondition: The list has one controller, which has no other parent.
  open func setViewControllers(
    _ viewControllers: [ViewController], direction: NavigationDirection, animated: Bool,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers.first, viewControllers.count == 1 else {
      Contract.fail(
        "\(Self.name(of: self)) shows one page at a time and cannot show \(viewControllers.count): pass one controller")
    }
    current = page
    perform { [self] in
      settle()
      updatePageControl()
      // A callback may have set another page. This one may be shown elsewhere by now.
      guard current === page else {
        completion?(false)
        return
      }
      let pages = direction == .forward ? 1 : -1
      begin(PageTurn(to: page, pages: pages, isByUser: false, isAnimated: animated, completion: completion))
    }
  }

  /// Makes a change at once, or after the step under way.
  final func perform(_ step: @escaping @MainActor () -> Void) {
    performChange("the page of \(Self.name(of: self)) changed", "set the page only once", step)
  }

  // A page that is no longer a child is not shown any more.
  public final override func childWasRemoved(_ child: ViewController) {
    if child === current { current = nil }
    perform { [self] in removeLostPages() }
  }

  @_spi(TermKit) public final override func appearsWithParent(_ child: ViewController) -> Bool {
    child === (turn.map { $0.isCompleted ? $0.to : $0.from } ?? shownPage)
  }

  // MARK: Dots

  /// Reads the number of dots and the index of the current one from the data source.
  final func updatePageControl() {
    let count = dataSource?.presentationCount(for: self) ?? 0
    pageControl.isHidden = count == 0
    pageControl.numberOfPages = count
    pageIndex = dataSource?.presentationIndex(for: self) ?? 0
    viewIfLoaded?.setNeedsLayout()
  }

  private func pageControlChanged() {
    let index = pageControl.currentPage
    if !turnPages({ [self] in index - pageIndex }) { pageControl.currentPage = pageIndex }
  }

  // MARK: Input

  /// The keys that turn pages, if there is a data source.
  open override var keyCommands: [KeyCommand] {
    guard dataSource != nil else { return super.keyCommands }
    let isHorizontal = navigationOrientation == .horizontal
    let arrows = KeyCommand(
      title: traitCollection.strings.turnPage,
      naming: isHorizontal ? [Key(.left), Key(.right)] : [Key(.up), Key(.down)]
    ) { [weak self] in self?.takeArrow($0) }
    let pages = KeyCommand(title: "", keys: [Key(.pageUp), Key(.pageDown)]) { [weak self] (key: Key) in
      _ = self?.turnPages(key.code == .pageDown ? 1 : -1)
    }
    return super.keyCommands + [arrows, pages]
  }

  /// Turns the page, unless a view of the page has handled the turn of the wheel or there is no data source. While a page is turning,
  /// further turns of the wheel have no effect.
  open override func wheelTurned(x: Int, y: Int) -> Bool {
    let steps = navigationOrientation == .horizontal && x != 0 ? x : y
    guard steps != 0, dataSource != nil else { return super.wheelTurned(x: x, y: y) }
    // One flick of a wheel sends many events.
    return turn != nil || turnPages(steps.signum())
  }

  private func dragged(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began, .changed: drag(to: pan.translation(in: view))
    case .ended: endDrag(turnsBack: false)
    case .cancelled: endDrag(turnsBack: true)
    case .possible, .failed: break
    }
  }

  public final override var childForKeys: ViewController? { current }

  // MARK: State restoration

  @_spi(TermKit) public final override func restoreChildren(
    _ identifiers: [String], _ make: (_ index: Int) -> ViewController?
  ) {
    guard let identifier = identifiers.first, current?.restorationIdentifier != identifier, let page = make(0) else {
      return
    }
    setViewControllers([page], direction: .forward, animated: false)
  }

  // MARK: Status bar

  /// The page, which decides the status bar's style.
  open override var childForStatusBarStyle: ViewController? { current }

  /// The page, which decides whether the status bar is hidden.
  open override var childForStatusBarHidden: ViewController? { current }

  // MARK: Near misses

  /// Unavailable: pages that move side by side have no spine.
  @available(*, unavailable, message: "pages that move side by side have no spine: remove this line")
  public final var spineLocation: Int { 0 }
  /// Unavailable: pages that move side by side have one side.
  @available(*, unavailable, message: "pages that move side by side have one side: remove this line")
  public final var isDoubleSided: Bool {
    get { false }
    set {}
  }
}

extension PageViewController {
  /// Moves the focus inside the page, or turns the page if no view of the page is in that direction.
  final func takeArrow(_ key: Key) {
    guard let direction = ScrollView.arrows[key.code]?.direction else { return }
    if let view = neighbor(direction) {
      view.becomeFirstResponder()
    } else {
      _ = turnPages(direction == .right || direction == .down ? 1 : -1)
    }
  }

  private func neighbor(_ direction: FocusRing.Direction) -> View? {
    guard let content = shownContent, let focused = view.window?.firstResponder else { return nil }
    let views = content.focusableViews
    guard let present = views.firstIndex(where: { $0 === focused }) else { return nil }
    let frames = views.map { $0.convert($0.bounds, to: view) }
    return FocusRing(frames: frames).index(from: present, going: direction).map { views[$0] }
  }
}

/// A pan that begins only along one axis and outside of controls. As in UIKit's scroll views, a drag that begins in a control belongs to it.
final class PagePanGestureRecognizer: PanGestureRecognizer {
  private let axis: LayoutAxis

  init(along axis: LayoutAxis) {
    self.axis = axis
    super.init()
  }

  override func touchBegan(_ touch: Touch) {
    let views = sequence(first: touch.view, next: \.superview).prefix { $0 !== view }
    let isInControl = views.contains { ($0 as? Control)?.isEnabled == true }
    if isInControl { state = .failed } else { super.touchBegan(touch) }
  }

  override func accepts(_ movement: Point) -> Bool { movement.mainAxis == axis }
}
