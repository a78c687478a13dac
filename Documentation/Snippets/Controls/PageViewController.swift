// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class TourViewController: PageViewController, PageViewControllerDataSource {
    private let pages = ["Three in a row wins.", "Take the middle.", "Watch the corners."].map { text in
      let page = ViewController()
      let label = Label(text: text)
      label.textAlignment = .center
      label.frame = Rect(x: 0, y: 2, width: page.view.bounds.width, height: 1)
      label.autoresizingMask = .flexibleWidth
      page.view.addSubview(label)
      return page
    }

    init() {
      super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
      setViewControllers([pages[0]], direction: .forward, animated: false)
      dataSource = self
    }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController? { page(at: -1, from: viewController) }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController? { page(at: 1, from: viewController) }

    func presentationCount(for pageViewController: PageViewController) -> Int { pages.count }

    private func page(at distance: Int, from page: ViewController) -> ViewController? {
      guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
      return pages.indices.contains(index + distance) ? pages[index + distance] : nil
    }
  }

  // snippet.hide
  @Test func `a tour of three pages`() throws {
    let app = TestApplication(width: 36, height: 7, TourViewController())
    app.press(.right)
    app.advance(by: 1)
    try expectPicture(of: app)
    app.press(.right)
    app.advance(by: 0.15)
    try expectPicture(of: app, named: "Turning")
    app.advance(by: 1)
    #expect(Picture(app.screen).rows.contains { $0.contains("Watch the corners.") })
  }
}
