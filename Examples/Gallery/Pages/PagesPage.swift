import TermKit

/// A page view controller. Its pages show page controls, also with images (V11, C14).
final class PagesPage: PageViewController, PageViewControllerDataSource {
  private let pages: [ViewController] = [
    PagingTextPage(), DotsPage(), DotImagesPage(), MillionRowsPage(),
  ]

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 2])
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  private func page(beside controller: ViewController, by distance: Int) -> ViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }), pages.indices.contains(index + distance) else {
      return nil
    }
    return pages[index + distance]
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { page(beside: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { page(beside: viewController, by: 1) }

  func presentationCount(for pageViewController: PageViewController) -> Int { pages.count }

  func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}

/// The first page, which says how to turn it.
private final class PagingTextPage: ExhibitViewController {
  override func addExhibits() {
    for text in [
      "Left and Right turn the pages, and so do Page Up and Page Down where the page does not scroll.",
      "With the mouse, drag the page, turn the wheel, or click beside the dot of this page.",
      "The dots at the bottom are a page control. The next page shows it in its states.",
    ] {
      let label = Label(text: text)
      label.numberOfLines = 0
      add(nil, label)
    }
  }
}

/// Page controls in their states.
private final class DotsPage: ExhibitViewController {
  private let answer = Label(text: "Change a page.")

  override func addExhibits() {
    add("Five pages", control { _ in })
    add("With a background", control { $0.backgroundStyle = .prominent })
    add("Disabled", control { $0.isEnabled = false })
    add(
      "Colours",
      control {
        $0.currentPageIndicatorTintColor = Exhibits.red
        $0.pageIndicatorTintColor = Exhibits.gold
      })
    add("More pages than columns", control(pages: 200) { $0.currentPage = 100 })
    add(nil, answer)
  }

  private func control(pages: Int = 5, _ change: (PageControl) -> Void) -> View {
    let control = PageControl()
    control.numberOfPages = pages
    control.currentPage = 1
    change(control)
    control.addAction(for: .valueChanged) { [weak self, weak control] _ in
      self?.answer.text = "valueChanged: page \(control?.currentPage ?? 0)"
    }
    return Leading(control)
  }
}

/// Page controls with images.
private final class DotImagesPage: ExhibitViewController {
  override func addExhibits() {
    let stars = PageControl()
    stars.numberOfPages = 5
    stars.preferredIndicatorImage = Image("☆", ascii: "o")
    stars.preferredCurrentPageIndicatorImage = Exhibits.star
    add("Images for all pages", Leading(stars))
    let home = PageControl()
    home.numberOfPages = 5
    home.setIndicatorImage(Image("⌂", ascii: "^"), forPage: 0)
    home.setIndicatorImage(Image("+"), forPage: 4)
    add("Images for single pages", Leading(home))
    let bars = PageControl()
    bars.numberOfPages = 3
    bars.preferredIndicatorImage = Image("━━━━", ascii: "----")
    add("Wide images", Leading(bars))
  }
}
