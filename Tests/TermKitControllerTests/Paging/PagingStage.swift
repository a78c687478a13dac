import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting

/// A page view controller with up to four pages of one letter, which records all callbacks.
@MainActor final class PagingStage: PageViewControllerDataSource, PageViewControllerDelegate {
  let journal = Journal()
  let pages: [LetterScreen]
  let pager: PageViewController
  let app: TestApplication
  /// The number of dots; 0 for none.
  var dots = 0

  init(
    _ orientation: PageViewController.NavigationOrientation = .horizontal, spacing: Int = 0, dots: Int = 0,
    isBare: Bool = true, hasDataSource: Bool = true
  ) {
    self.dots = dots
    let journal = journal
    pages = "abcd".map { LetterScreen($0, isBare: isBare, journal: journal) }
    let pager = PageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation, options: [.interPageSpacing: spacing])
    self.pager = pager
    app = TestApplication(size: Size(width: 12, height: 5), root: pager)
    pager.delegate = self
    if hasDataSource { pager.dataSource = self }
    pager.setViewControllers([pages[0]], direction: .forward, animated: false)
    app.turn()
    _ = journal.take()
  }

  var row: String { app.row(2) }

  private func page(_ distance: Int, from controller: ViewController) -> ViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }), pages.indices.contains(index + distance) else {
      return nil
    }
    return pages[index + distance]
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { page(1, from: viewController) }

  func presentationCount(for pageViewController: PageViewController) -> Int { dots }

  func presentationIndex(for pageViewController: PageViewController) -> Int {
    pages.firstIndex { $0 === pageViewController.viewControllers.first } ?? 0
  }

  private func names(_ controllers: [ViewController]) -> String { controllers.compactMap(\.title).joined() }

  func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pendingViewControllers: [ViewController]
  ) { journal.add("will turn to \(names(pendingViewControllers))") }

  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {
    journal.add(
      "\(completed ? "turned" : "turned back") from \(names(previousViewControllers))\(finished ? "" : ", interrupted")"
    )
  }
}
