import TermKit

/// A page view controller. Its pages show page controls, also with images (V11, C14).
final class PagesPage: PageViewController, PageViewControllerDataSource, TranslatedPage {
  let translations = Translations()
  private let pages: [any TranslatedPage] = [
    PagingTextPage(), DotsPage(), DotImagesPage(), MillionRowsPage(),
  ]

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 2])
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
    translate { [unowned self] in for page in pages { page.translations.update() } }
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
      Text(
        "Left and Right turn the pages, and so do Page Up and Page Down where the page does not scroll.",
        de: "Links und Rechts blättern, und Bild auf und Bild ab, wo die Seite nicht rollt.",
        ja: "左右キーでめくります。スクロールしないページでは Page Up と Page Down も使えます。"),
      Text(
        "With the mouse, drag the page, turn the wheel, or click beside the dot of this page.",
        de: "Mit der Maus: Zieh die Seite, dreh das Rad, oder klick neben den Punkt dieser Seite.",
        ja: "マウスでは、ページを引くか、ホイールを回すか、点の横をクリックします。"),
      Text(
        "The dots at the bottom are a page control. The next page shows it in its states.",
        de: "Die Punkte unten sind ein Seitenregler. Die nächste Seite zeigt seine Zustände.",
        ja: "下の点はページコントロールです。次のページで各状態を示します。"),
    ] { add(nil, label(text, numberOfLines: 0)) }
  }
}

/// Page controls in their states.
private final class DotsPage: ExhibitViewController {
  private let answer = Label()

  override func addExhibits() {
    add(Text("Five pages", de: "Fünf Seiten", ja: "五ページ"), control { _ in })
    add(Text("With a background", de: "Mit Hintergrund", ja: "背景付き"), control { $0.backgroundStyle = .prominent })
    add(.disabled, control { $0.isEnabled = false })
    add(
      .colors,
      control {
        $0.currentPageIndicatorTintColor = Exhibits.red
        $0.pageIndicatorTintColor = Exhibits.gold
      })
    add(
      Text("More pages than columns", de: "Mehr Seiten als Spalten", ja: "幅より多いページ"),
      control(pages: 200) { $0.currentPage = 100 })
    show(Text("Change a page.", de: "Wechsle eine Seite.", ja: "ページを変えてください。"), in: answer)
    add(nil, answer)
  }

  private func control(pages: Int = 5, _ change: (PageControl) -> Void) -> View {
    let control = PageControl()
    control.numberOfPages = pages
    control.currentPage = 1
    change(control)
    control.addAction(for: .valueChanged) { [weak self, weak control] _ in
      let page = control?.currentPage ?? 0
      guard let self else { return }
      show(
        Text("valueChanged: page \(page)", de: "valueChanged: Seite \(page)", ja: "valueChanged: \(page) ページ"),
        in: answer)
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
    add(Text("Images for all pages", de: "Bilder für alle Seiten", ja: "全ページの画像"), Leading(stars))
    let home = PageControl()
    home.numberOfPages = 5
    home.setIndicatorImage(Image("⌂", ascii: "^"), forPage: 0)
    home.setIndicatorImage(Image("+"), forPage: 4)
    add(Text("Images for single pages", de: "Bilder für einzelne Seiten", ja: "個別ページの画像"), Leading(home))
    let bars = PageControl()
    bars.numberOfPages = 3
    bars.preferredIndicatorImage = Image("━━━━", ascii: "----")
    add(Text("Wide images", de: "Breite Bilder", ja: "幅の広い画像"), Leading(bars))
  }
}
