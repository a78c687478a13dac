import TermKit
import TermKitTestSupport
import TermKitTesting

@testable import TermKitControllers

// Split views and page views of the forest.
extension ControllerForest {
  private static let columns: [SplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]

  /// Returns whether a split view or a page view is about to add a controller, at the end of the present callbacks.
  func isAwaited(_ controller: ViewController) -> Bool {
    splits.contains { split in Self.columns.contains { split.viewController(for: $0) === controller } }
      || pagers.contains { pager in pager.viewControllers.contains { $0 === controller } }
  }

  func setColumn() {
    guard let split = pick(splits) else { return }
    let columns = Self.columns.filter { $0 != .supplementary || split.style == .tripleColumn }
    guard let column = columns.randomElement(using: &random) else { return }
    let isEmptied = column == .compact || Int.random(in: 0..<5, using: &random) == 0
    let screen = isEmptied ? nil : free(for: split, leaves + boxes + stacks)
    note("set \(screen?.title ?? "nothing") as \(column) of \(split.title ?? "")")
    split.setViewController(screen, for: column)
  }

  func showColumn() {
    guard let split = pick(splits), let column = Self.columns.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0..<2:
      note("show \(column) of \(split.title ?? "")")
      split.show(column)
    case 2..<4:
      note("hide \(column) of \(split.title ?? "")")
      split.hide(column)
    default:
      let modes: [SplitViewController.DisplayMode] = [
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
      ]
      split.preferredDisplayMode = modes.randomElement(using: &random) ?? .automatic
      note("mode \(split.preferredDisplayMode) of \(split.title ?? "")")
    }
  }

  func resize() {
    let width = [20, 70, 120].randomElement(using: &random) ?? 20
    note("resize \(width)")
    app.resize(to: Size(width: width, height: 8))
  }

  func setPage(_ animated: Bool) {
    guard let pager = pick(pagers), let screen = free(for: pager, leaves + boxes + stacks) else { return }
    note("page \(screen.title ?? "") of \(pager.title ?? "") \(animated)")
    pager.setViewControllers(
      [screen], direction: Bool.random(using: &random) ? .forward : .reverse, animated: animated)
  }

  func turnPage() {
    guard let pager = pick(pagers) else { return }
    // A drag that a callback began would not end before the check.
    switch Int.random(in: 0..<(depth == 0 ? 3 : 1), using: &random) {
    case 0:
      note("turn \(pager.title ?? "")")
      _ = pager.turnPages(Bool.random(using: &random) ? 1 : -1)
    case 1:
      let distance = Point(x: Int.random(in: -20...20, using: &random), y: 0)
      note("drag \(pager.title ?? "") by \(distance.x)")
      pager.drag(to: distance)
    default:
      note("end drag of \(pager.title ?? "")")
      pager.endDrag(turnsBack: Bool.random(using: &random))
    }
  }
}

extension ControllerForest: PageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { free(for: pageViewController, leaves) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { free(for: pageViewController, leaves) }
}
