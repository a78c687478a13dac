import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct PageControlLooksTests {
  private static let red = Color(red: 200, green: 0, blue: 0)
  private static let gold = Color(red: 160, green: 110, blue: 0)
  private let control = PageControl(frame: Rect(0, 0, 9, 1))

  init() {
    control.numberOfPages = 4
    control.currentPage = 1
    control.tintColor = Color(red: 0, green: 0, blue: 255)
  }

  private func cell(_ x: Int, _ traits: TraitCollection = TraitCollection()) -> Cell {
    control.drawn(traits: traits)[x, 0]
  }

  @Test func `C14: on an ASCII terminal, dots are full stops, and the current one is an asterisk`() {
    let ascii = TraitCollection(glyphLevel: .ascii)
    expect(control, draws: " . * . .", traits: ascii)
    control.numberOfPages = 30
    control.currentPage = 10
    expect(control, draws: " < * . >", traits: ascii)
  }

  @Test func `C14: the current dot has the tint, and the others are grey`() {
    expectEqual(cell(3).foreground, control.tintColor)
    #expect(cell(1).foreground.red == cell(1).foreground.green && cell(1).foreground.green == cell(1).foreground.blue)
    control.currentPageIndicatorTintColor = Self.red
    control.pageIndicatorTintColor = Self.gold
    #expect(cell(3).foreground == Self.red && cell(1).foreground == Self.gold)
  }

  @Test func `C14: a disabled control is grey, also in colours of its own`() {
    control.currentPageIndicatorTintColor = Self.red
    control.isEnabled = false
    expectEqual(cell(3).foreground.red, cell(3).foreground.green)
  }

  @Test(arguments: ColorDepth.allCases)
  func `C14: the focus changes the look at every colour depth`(depth: ColorDepth) {
    let traits = TraitCollection(colorDepth: depth)
    control.frame.origin.y = 2
    let app = TestApplication(size: Size(width: 20, height: 4), traits: traits) { [control] application in
      let window = Window(windowScene: application.windowScene)
      window.addSubview(control)
      window.makeKeyAndVisible()
    }
    control.resignFirstResponder()
    app.turn()
    let before = app.cell(3, 2)
    control.becomeFirstResponder()
    app.turn()
    #expect(app.cell(3, 2) != before)
  }

  @Test func `C14: a prominent control has a background, which an automatic one has only while it is pressed`() {
    expectEqual(cell(0).background.alpha, 0)
    control.isHighlighted = true
    #expect(cell(0).background.alpha > 0)
    control.backgroundStyle = .minimal
    expectEqual(cell(0).background.alpha, 0)
    control.isHighlighted = false
    control.backgroundStyle = .prominent
    #expect(cell(0).background.alpha > 0)
    expect(control, draws: "(• ● • •)", traits: TraitCollection(colorDepth: .sixteen))
  }

  @Test func `C14: an image replaces the dots of all pages or of one page`() {
    control.preferredIndicatorImage = Image("+")
    expect(control, draws: " + + + +")
    expectEqual(cell(3).foreground, control.tintColor)
    control.preferredCurrentPageIndicatorImage = Image("#")
    control.setIndicatorImage(Image("<<"), forPage: 0)
    control.setCurrentPageIndicatorImage(Image("@"), forPage: 3)
    control.frame.size = control.intrinsicContentSize
    expect(control, draws: " << # + +")
    control.currentPage = 3
    expect(control, draws: " << + + @")
    expectEqual(control.indicatorImage(forPage: 0), Image("<<"))
    expectEqual(control.currentPageIndicatorImage(forPage: 3), Image("@"))
  }

  @Test func `C14: a page that is removed loses its image`() {
    control.setIndicatorImage(Image("<<"), forPage: 3)
    control.numberOfPages = 3
    control.numberOfPages = 4
    expectNil(control.indicatorImage(forPage: 3))
  }
}

@MainActor @Suite(.isolatedAppearance) struct PageControlAppearanceTests {
  @Test func `A1: a proxy sets every appearance property of page controls`() {
    let proxy = PageControl.appearance()
    proxy.pageIndicatorTintColor = .gray
    proxy.currentPageIndicatorTintColor = .red
    proxy.preferredIndicatorImage = Image("+")
    proxy.preferredCurrentPageIndicatorImage = Image("#")
    proxy.backgroundStyle = .prominent
    let control = PageControl()
    TestScene().window.addSubview(control)
    #expect(control.pageIndicatorTintColor == .gray && control.currentPageIndicatorTintColor == .red)
    #expect(control.preferredIndicatorImage == Image("+") && control.preferredCurrentPageIndicatorImage == Image("#"))
    expectEqual(control.backgroundStyle, .prominent)
    #expect(proxy.pageIndicatorTintColor == .gray && proxy.backgroundStyle == .prominent)
  }

  @Test func `A5: a rule does not overwrite a colour that was set on a page control itself`() {
    PageControl.appearance().pageIndicatorTintColor = .gray
    let control = PageControl()
    control.pageIndicatorTintColor = nil
    TestScene().window.addSubview(control)
    expectNil(control.pageIndicatorTintColor)
  }
}
