import TermKitGraphics
import TermKitViews

/// The contents of a navigation bar for its top item (title, back button, bar button items), and the transitions between them.
///
/// A title's view is kept as long as its text is shown, in the middle or on the back button. In a transition, each title moves from its
/// presentation frame to its new position, so that an interrupted transition continues smoothly.
@MainActor final class NavigationBarContents {
  /// The kind of transition between the contents of two items.
  enum Transition {
    case push, pop, fade
  }

  let backButton = BackButton()
  /// Describes the back button if the application does not give it an item. Appearance rules apply to it.
  private let usualBackItem = BarButtonItem(title: "")
  private(set) var titles: [BarTitle] = []
  private var leavingTitles: [BarTitle] = []
  /// The views of the bar button items, the title view and the search bar.
  private var slots: [View] = []
  private var showsBackButton = false
  private unowned let bar: NavigationBar

  /// The contents to show, and their frames.
  private struct Plan {
    let room: Size
    var titles: [(item: NavigationItem, text: String, frame: Rect, isBack: Bool)] = []
    var slots: [(view: View, frame: Rect)] = []
    var titleSlot: View?
    var back: Rect?

    func frame(_ columns: Range<Int>, height: Int = 1, down rows: Int = 0) -> Rect {
      Rect(x: columns.lowerBound, y: (room.height - height) / 2 + rows, width: columns.count, height: height)
    }

    @MainActor func width(_ item: BarButtonItem) -> Int {
      item.view?.sizeThatFits(room).width ?? item.gap(in: room.width)
    }

    @MainActor mutating func add(_ items: [BarButtonItem], at places: [Range<Int>]) {
      for (item, columns) in zip(items, places) {
        guard let view = item.view else { continue }
        slots.append((view, frame(columns, height: view.sizeThatFits(room).height)))
      }
    }
  }

  init(of bar: NavigationBar) {
    self.bar = bar
    backButton.alpha = 0
    backButton.isUserInteractionEnabled = false
    backButton.addAction(for: .touchUpInside) { [weak bar] _ in bar?.goBack(animated: true) }
  }

  /// Shows the present items of the bar.
  /// - Parameter transition: The transition, which is animated by the enclosing animation block. Nil for none.
  /// - Returns: The views that leave.
  @discardableResult
  func show(by transition: Transition? = nil) -> [View] {
    let traits = bar.traitCollection
    updateBackButton()
    var plan = plan(traits)
    if let searchBar = bar.topItem?.searchController?.searchBar {
      plan.slots.append((searchBar, bar.bounds.inset(by: EdgeInsets(top: bar.bounds.height - bar.searchRows))))
    }
    let leaving = showTitles(plan, traits, transition) + showSlots(plan, transition)
    showBackButton(plan)
    if transition == nil { remove(leaving) }
    return leaving
  }

  /// Removes views that have left, unless they have returned since or moved to another bar.
  func remove(_ views: [View]) {
    for view in views where !isShown(view) {
      if view.superview === bar { view.removeFromSuperview() }
      leavingTitles.removeAll { $0 === view }
    }
  }

  private func isShown(_ view: View) -> Bool {
    titles.contains { $0 === view } || slots.contains { $0 === view }
  }

  // MARK: Plan

  private func updateBackButton() {
    backButton.indicator =
      BackIndicator(image: bar.backIndicatorImage, mask: bar.backIndicatorTransitionMaskImage) ?? .standard
    backButton.metrics = bar.barMetrics
    // A back button that fades away keeps its look.
    guard let item = bar.backItem else { return }
    let backItem = item.backBarButtonItem ?? usualBackItem
    backItem.observer = bar
    backButton.item = backItem
  }

  private func plan(_ traits: TraitCollection) -> Plan {
    var plan = Plan(room: Size(width: bar.bounds.width, height: bar.titleRows))
    guard let top = bar.topItem, !bar.hidesTitleRow else { return plan }
    let back = top.wantsBackButton ? bar.backItem : nil
    let backTitles = back?.backTitles(traits.strings) ?? []
    let (left, right) = (top.leftBarButtonItems ?? [], top.rightBarButtonItems ?? [])
    bar.requireFree(left + right)
    var layout = NavigationBarLayout(
      width: plan.room.width, back: backTitles.map { backButton.width(title: $0.columns, traits) },
      left: left.map(plan.width), right: right.map(plan.width))
    let titleSize = top.titleSlot?.sizeThatFits(plan.room) ?? Size(width: top.titleText.columns, height: 1)
    layout.title = titleSize.width
    let places = layout.places
    // From left to right, which is the order of the focus.
    plan.add(left + right.reversed(), at: places.left + places.right.reversed())
    for item in left + right where item.view == nil { item.observer = bar }
    if let slot = top.titleSlot {
      plan.slots.append((slot, plan.frame(places.title, height: titleSize.height)))
      plan.titleSlot = slot
    } else if !top.titleText.isEmpty {
      let frame = plan.frame(places.title, height: titleSize.height, down: bar.titleAdjustment)
      plan.titles.append((top, top.titleText, frame.padded, false))
    }
    if let back, let index = places.backIndex { add(back, backTitles[index], at: places.back, traits, to: &plan) }
    return plan
  }

  private func add(
    _ back: NavigationItem, _ title: String, at place: Range<Int>, _ traits: TraitCollection, to plan: inout Plan
  ) {
    plan.back = plan.frame(place, height: min(plan.room.height, backButton.height(in: plan.room.height, traits)))
    if title.isEmpty { return }
    let adjustment = backButton.titleAdjustment
    let start = place.lowerBound + backButton.titleStart(traits) + adjustment.x
    let columns = start..<max(start, place.upperBound - backButton.padding.right + adjustment.x)
    plan.titles.append((back, title, plan.frame(columns, down: adjustment.y).padded, true))
  }

  // MARK: Titles

  private func showTitles(_ plan: Plan, _ traits: TraitCollection, _ transition: Transition?) -> [View] {
    let before = titles
    let hidden = hiddenColumns(plan, traits)
    titles = plan.titles.map { wanted in
      // A title that is still leaving is reused and returns.
      let known = (before + leavingTitles).first { $0.item === wanted.item && $0.text == wanted.text }
      let title = known ?? BarTitle(wanted.text, of: wanted.item)
      if known == nil {
        bar.addSubview(title)
        View.performWithoutAnimation {
          let sibling = before.first { $0.item === wanted.item }
          title.frame =
            sibling.map { wanted.frame.at($0.presentationFrame) } ?? wanted.frame.start(transition, wanted.isBack, bar)
          title.backFraction = wanted.isBack ? 1 : 0
          title.alpha = transition == nil ? 1 : 0
        }
      }
      title.hiddenColumns = hidden
      title.frame = wanted.frame
      title.backFraction = wanted.isBack ? 1 : 0
      title.alpha = 1
      return title
    }
    let leaving = before.filter { title in !titles.contains { $0 === title } }
    for title in leaving {
      let sibling = titles.first { $0.item === title.item }
      title.frame =
        sibling.map { title.frame.at($0.frame) } ?? title.frame.end(transition, title.backFraction == 1, bar)
      title.alpha = 0
    }
    leavingTitles = (leavingTitles + leaving).filter { title in !titles.contains { $0 === title } }
    return leaving
  }

  // Titles pass under the chevron, and are hidden to the left of it.
  private func hiddenColumns(_ plan: Plan, _ traits: TraitCollection) -> [Range<Int>] {
    guard plan.back != nil || showsBackButton else { return [] }
    let start = (plan.back ?? backButton.frame).minX + backButton.padding.left
    let closed = backButton.indicatorWidth(traits) > 0 ? backButton.indicator.openColumns(traits).map { !$0 } : []
    let columns = closed.indices.filter { closed[$0] }.map { start + $0..<start + $0 + 1 }
    return [Int.min / 4..<start] + columns
  }

  // MARK: Items and back button

  private func showSlots(_ plan: Plan, _ transition: Transition?) -> [View] {
    let before = slots
    slots = plan.slots.map(\.view)
    for (view, frame) in plan.slots {
      let isNew = view.superview !== bar
      if isNew { bar.addSubview(view) }
      if isNew || !before.contains(where: { $0 === view }) {
        View.performWithoutAnimation {
          if isNew { view.alpha = transition == nil ? 1 : 0 }
          view.frame = view === plan.titleSlot ? frame.start(transition, false, bar) : frame
        }
      }
      view.isUserInteractionEnabled = true
      view.frame = frame
      view.alpha = 1
    }
    let leaving = before.filter { view in view.superview === bar && !slots.contains { $0 === view } }
    for view in leaving {
      view.isUserInteractionEnabled = false
      view.alpha = 0
    }
    return leaving
  }

  private func showBackButton(_ plan: Plan) {
    showsBackButton = plan.back != nil
    if let frame = plan.back { View.performWithoutAnimation { backButton.frame = frame } }
    backButton.alpha = showsBackButton ? 1 : 0
    backButton.isUserInteractionEnabled = showsBackButton
  }
}

extension Rect {
  /// The rectangle with the margin that a title keeps free around its text.
  @MainActor fileprivate var padded: Rect { inset(by: EdgeInsets(left: -BarTitle.padding, right: -BarTitle.padding)) }

  fileprivate func at(_ other: Rect) -> Rect { Rect(origin: other.origin, size: size) }

  /// Returns the frame from which a title moves to this frame in a transition.
  @MainActor fileprivate func start(
    _ transition: NavigationBarContents.Transition?, _ isBack: Bool, _ bar: View
  ) -> Rect {
    switch transition {
    case .push: offset(by: Point(x: isBack ? -maxX : bar.bounds.width / 2, y: 0))
    case .pop: offset(by: Point(x: isBack ? -width : -bar.bounds.width / 2, y: 0))
    case .fade, nil: self
    }
  }

  /// Returns the frame to which a title moves from this frame in a transition.
  @MainActor fileprivate func end(
    _ transition: NavigationBarContents.Transition?, _ isBack: Bool, _ bar: View
  ) -> Rect {
    switch transition {
    case .push: offset(by: Point(x: isBack ? -width : -bar.bounds.width / 2, y: 0))
    case .pop: offset(by: Point(x: bar.bounds.width / 2, y: 0))
    case .fade, nil: self
    }
  }
}
