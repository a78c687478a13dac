import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Content under bars and between them, on the screen.
@MainActor @Suite struct ExtendedLayoutTests {
  private let screen = LetterScreen("a", title: "Alpha")
  private let navigation: NavigationController
  private let app: TestApplication

  init() {
    screen.isBare = true
    navigation = NavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    app = TestApplication(size: Size(width: 20, height: 6), root: navigation)
  }

  private var frame: Rect { screen.view.convert(screen.view.bounds, to: nil) }

  @Test func `B5: content extends under translucent bars and shows through them`() {
    expect(
      app,
      shows: """
        aaaaaaa09:41aaaaaaaa
        aaaaaa Alpha aaaaaaa
        aaaaaaaaaaaaaaaaaaaa
        aaaaaaaaaaaaaaaaaaaa
        aaaaaaaaaaaaaaaaaaaa
        aaaaaaaaaaaaaaaaaaaa
        """)
    expectEqual(screen.view.safeAreaInsets, EdgeInsets(top: 2, bottom: 1))
    #expect(app.foreground(0, 1) != app.foreground(0, 3), "content under a bar is blended with the bar")
    expectEqual(app.foreground(0, 0), app.foreground(0, 1), "S2: the bar's background extends under the status bar")
  }

  @Test func `B5: content lies between bars after the bars become opaque`() {
    navigation.navigationBar.isTranslucent = false
    navigation.toolbar.isTranslucent = false
    app.turn()
    expectEqual(frame, Rect(0, 2, 20, 3))
    expectEqual(screen.view.safeAreaInsets, .zero)
    expectEqual(app.row(0), "       09:41")
    expectEqual(app.row(1), "       Alpha")
    #expect(app.row(2).hasPrefix("aaaa"))
    expectEqual(app.row(5), "")
    expectEqual(app.background(0, 0), app.background(0, 1), "S2: the bar's background extends under the status bar")
  }

  @Test func `B5: content lies between translucent bars at edges that are not in edgesForExtendedLayout`() {
    screen.edgesForExtendedLayout = []
    app.turn()
    expectEqual(frame, Rect(0, 2, 20, 3))
    expectEqual(app.row(1), "       Alpha")
    screen.edgesForExtendedLayout = .bottom
    app.turn()
    expectEqual(frame, Rect(0, 2, 20, 4))
    expectEqual(app.row(5), "aaaaaaaaaaaaaaaaaaaa")
  }

  @Test func `B5: extendedLayoutIncludesOpaqueBars extends content under an opaque bar`() {
    navigation.navigationBar.isTranslucent = false
    screen.extendedLayoutIncludesOpaqueBars = true
    app.turn()
    expectEqual(frame, Rect(0, 0, 20, 6))
    expectEqual(screen.view.safeAreaInsets, EdgeInsets(top: 2, bottom: 1))
    expectEqual(app.row(1), "       Alpha")
  }

  @Test func `B5: the length of a layout guide is the number of content rows that bars cover`() {
    expectEqual(screen.topLayoutGuide.length, 2)
    expectEqual(screen.bottomLayoutGuide.length, 1)
    navigation.isToolbarHidden = true
    navigation.isNavigationBarHidden = true
    app.turn()
    expectEqual(screen.topLayoutGuide.length, 1)
    expectEqual(screen.bottomLayoutGuide.length, 0)
    navigation.navigationBar.isTranslucent = false
    navigation.isNavigationBarHidden = false
    app.turn()
    expectEqual(screen.topLayoutGuide.length, 0)
  }

  @Test func `S3: hiding the status bar gives its row to the navigation bar`() {
    screen.hidesStatusBar = true
    screen.setNeedsStatusBarAppearanceUpdate()
    app.advance(by: 1)
    expectEqual(screen.topLayoutGuide.length, 1)
    expectEqual(app.row(0), "aaaaaa Alpha aaaaaaa")
  }
}

/// A screen whose view, or whose first subview, scrolls.
@MainActor @Suite struct ScrollInsetsTests {
  private let scroll = ScrollView()
  private let screen = ViewController()
  private let navigation: NavigationController

  init() {
    for row in 0..<12 { scroll.addSubview(FilledView(Character(String(row % 10)), Rect(0, row, 10, 1))) }
    scroll.contentSize = Size(width: 10, height: 12)
    scroll.showsVerticalScrollIndicator = false
    navigation = NavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    screen.title = "List"
  }

  private func launch() -> TestApplication {
    TestApplication(size: Size(width: 10, height: 8), root: navigation)
  }

  @Test func `B5: a scroll view insets its content by the bars and scrolls the content beneath them`() {
    screen.view = scroll
    let app = launch()
    expectEqual(scroll.adjustedContentInset, EdgeInsets(top: 2, bottom: 1))
    expectEqual(scroll.contentInset, .zero)
    expect(app, shows: "  09:41\n   List\n0000000000\n1111111111\n2222222222\n3333333333\n4444444444\n5555555555")
    scroll.contentOffset.y = 1
    app.turn()
    expect(app, shows: "1109:41111\n22 List 22\n3333333333\n4444444444\n5555555555\n6666666666\n7777777777\n8888888888")
    scroll.contentOffset.y = 99
    app.turn()
    #expect(app.row(6) == "1111111111" && app.row(7) == "", "the last row is above the toolbar")
  }

  @Test func `B5: the initial focus on a visible row does not scroll the content away from its start`() {
    let row = Button(title: "Row")
    row.frame = Rect(0, 1, 10, 1)
    scroll.addSubview(row)
    screen.view = scroll
    let app = launch()
    #expect(row.isFocused)
    expectEqual(scroll.contentOffset.y, -2)
    expectEqual(app.row(2), "0000000000")
  }

  @Test func `B5: a row below the visible part is scrolled into view if it gets the initial focus`() {
    let row = Button(title: "Row")
    row.frame = Rect(0, 11, 10, 1)
    scroll.addSubview(row)
    screen.view = scroll
    let app = launch()
    #expect(app.row(6).contains("Row"))
  }

  @Test func `B5: bars inset a scroll view that is the first subview of a controller's view, but not other subviews`() {
    let second = ScrollView(frame: Rect(0, 0, 4, 8))
    scroll.frame = Rect(0, 1, 10, 7)
    screen.view.addSubview(scroll)
    screen.view.addSubview(second)
    let app = launch()
    expectEqual(app.screen.size.height, 8)
    expectEqual(scroll.adjustedContentInset, EdgeInsets(top: 1, bottom: 1), "only by the rows that bars cover")
    expectEqual(second.adjustedContentInset, .zero)
  }

  @Test func `B5: showing or hiding a bar keeps a scroll view at its top, or else at its contentOffset`() {
    screen.view = scroll
    let app = launch()
    navigation.isNavigationBarHidden = true
    app.turn()
    expectEqual(scroll.contentOffset.y, -1)
    navigation.isNavigationBarHidden = false
    app.turn()
    expectEqual(scroll.contentOffset.y, -2)
    scroll.contentOffset.y = 3
    navigation.isNavigationBarHidden = true
    app.turn()
    expectEqual(scroll.contentOffset.y, 3)
  }

  @Test func `B5: a scroll view has only its own contentInset if automaticallyAdjustsScrollViewInsets is false`() {
    screen.view = scroll
    scroll.contentInset.top = 5
    let app = launch()
    expectEqual(
      scroll.adjustedContentInset, EdgeInsets(top: 7, bottom: 1), "the scroll view's own contentInset is added")
    screen.automaticallyAdjustsScrollViewInsets = false
    app.turn()
    expectEqual(scroll.adjustedContentInset, EdgeInsets(top: 5))
    expectEqual(scroll.contentOffset.y, -5)
  }

  @Test func `B5: a scroll view between opaque bars has no bar insets`() {
    navigation.navigationBar.isTranslucent = false
    navigation.toolbar.isTranslucent = false
    screen.view = scroll
    let app = launch()
    expectEqual(scroll.adjustedContentInset, .zero)
    expectEqual(scroll.bounds, Rect(0, 0, 10, 5))
    expectEqual(app.row(2), "0000000000")
  }
}
