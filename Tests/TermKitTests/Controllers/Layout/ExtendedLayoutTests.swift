import TermKit
import TermKitTestSupport
import TermKitTesting
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

  @Test func `B5: content lies under translucent bars, which show it`() {
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
    #expect(screen.view.safeAreaInsets == EdgeInsets(top: 2, bottom: 1))
    #expect(app.foreground(0, 1) != app.foreground(0, 3), "what is under a bar is dimmed into it")
    #expect(app.foreground(0, 0) == app.foreground(0, 1), "S2: the bar's background goes on under the status bar")
  }

  @Test func `B5: content lies between opaque bars, and follows when they become that`() {
    navigation.navigationBar.isTranslucent = false
    navigation.toolbar.isTranslucent = false
    app.turn()
    #expect(frame == Rect(0, 2, 20, 3))
    #expect(screen.view.safeAreaInsets == .zero)
    #expect(app.row(0) == "       09:41")
    #expect(app.row(1) == "       Alpha")
    #expect(app.row(2).hasPrefix("aaaa"))
    #expect(app.row(5) == "")
    #expect(app.background(0, 0) == app.background(0, 1), "S2: the bar's background goes on under the status bar")
  }

  @Test func `B5: content that is not extended lies between translucent bars too`() {
    screen.edgesForExtendedLayout = []
    app.turn()
    #expect(frame == Rect(0, 2, 20, 3))
    #expect(app.row(1) == "       Alpha")
    screen.edgesForExtendedLayout = .bottom
    app.turn()
    #expect(frame == Rect(0, 2, 20, 4))
    #expect(app.row(5) == "aaaaaaaaaaaaaaaaaaaa")
  }

  @Test func `B5: content goes under opaque bars where it asks to`() {
    navigation.navigationBar.isTranslucent = false
    screen.extendedLayoutIncludesOpaqueBars = true
    app.turn()
    #expect(frame == Rect(0, 0, 20, 6))
    #expect(screen.view.safeAreaInsets == EdgeInsets(top: 2, bottom: 1))
    #expect(app.row(1) == "       Alpha")
  }

  @Test func `B5: the layout guides say what bars cover`() {
    #expect(screen.topLayoutGuide.length == 2)
    #expect(screen.bottomLayoutGuide.length == 1)
    navigation.isToolbarHidden = true
    navigation.isNavigationBarHidden = true
    app.turn()
    #expect(screen.topLayoutGuide.length == 1)
    #expect(screen.bottomLayoutGuide.length == 0)
    navigation.navigationBar.isTranslucent = false
    navigation.isNavigationBarHidden = false
    app.turn()
    #expect(screen.topLayoutGuide.length == 0)
  }

  @Test func `S3: when the status bar goes, bar and content have its row`() {
    screen.hidesStatusBar = true
    screen.setNeedsStatusBarAppearanceUpdate()
    app.advance(by: 1)
    #expect(screen.topLayoutGuide.length == 1)
    #expect(app.row(0) == "aaaaaa Alpha aaaaaaa")
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

  @Test func `B5: a scroll view keeps its content clear of bars, and scrolls it beneath them`() {
    screen.view = scroll
    let app = launch()
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 2, bottom: 1))
    #expect(scroll.contentInset == .zero)
    expect(app, shows: "  09:41\n   List\n0000000000\n1111111111\n2222222222\n3333333333\n4444444444\n5555555555")
    scroll.contentOffset.y = 1
    app.turn()
    expect(app, shows: "1109:41111\n22 List 22\n3333333333\n4444444444\n5555555555\n6666666666\n7777777777\n8888888888")
    scroll.contentOffset.y = 99
    app.turn()
    #expect(app.row(6) == "1111111111" && app.row(7) == "", "the last row stands above the toolbar")
  }

  @Test func `B5: a row that has the focus from the start is clear of the bar, the content at its beginning`() {
    let row = Button(title: "Row")
    row.frame = Rect(0, 1, 10, 1)
    scroll.addSubview(row)
    screen.view = scroll
    let app = launch()
    #expect(row.isFocused)
    #expect(scroll.contentOffset.y == -2)
    #expect(app.row(2) == "0000000000")
  }

  @Test func `B5: a row that has the focus from the start is scrolled into sight`() {
    let row = Button(title: "Row")
    row.frame = Rect(0, 11, 10, 1)
    scroll.addSubview(row)
    screen.view = scroll
    let app = launch()
    #expect(app.row(6).contains("Row"))
  }

  @Test func `B5: so does the first view in the controller's, and no other`() {
    let second = ScrollView(frame: Rect(0, 0, 4, 8))
    scroll.frame = Rect(0, 1, 10, 7)
    screen.view.addSubview(scroll)
    screen.view.addSubview(second)
    let app = launch()
    #expect(app.screen.size.height == 8)
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 1, bottom: 1), "as far as bars lie over it")
    #expect(second.adjustedContentInset == .zero)
  }

  @Test func `B5: what is at the top stays there when bars come and go, what is not stays where it is`() {
    screen.view = scroll
    let app = launch()
    navigation.isNavigationBarHidden = true
    app.turn()
    #expect(scroll.contentOffset.y == -1)
    navigation.isNavigationBarHidden = false
    app.turn()
    #expect(scroll.contentOffset.y == -2)
    scroll.contentOffset.y = 3
    navigation.isNavigationBarHidden = true
    app.turn()
    #expect(scroll.contentOffset.y == 3)
  }

  @Test func `B5: a controller may see to its scroll view itself`() {
    screen.view = scroll
    scroll.contentInset.top = 5
    let app = launch()
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 7, bottom: 1), "its own insets are added")
    screen.automaticallyAdjustsScrollViewInsets = false
    app.turn()
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 5))
    #expect(scroll.contentOffset.y == -5)
  }

  @Test func `B5: between opaque bars there is nothing to keep clear of`() {
    navigation.navigationBar.isTranslucent = false
    navigation.toolbar.isTranslucent = false
    screen.view = scroll
    let app = launch()
    #expect(scroll.adjustedContentInset == .zero)
    #expect(scroll.bounds == Rect(0, 0, 10, 5))
    #expect(app.row(2) == "0000000000")
  }
}
