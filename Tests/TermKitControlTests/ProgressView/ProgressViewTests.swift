import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct ProgressViewTests {
  private static let red = Color(red: 200, green: 0, blue: 0)
  private let ascii = TraitCollection(glyphLevel: .ascii)
  private let view = ProgressView(frame: Rect(0, 0, 10, 1))

  private func cell(_ x: Int, _ y: Int = 0, _ traits: TraitCollection = TraitCollection()) -> Cell {
    view.drawn(traits: traits)[x, y]
  }

  private func app(_ traits: TraitCollection = TraitCollection()) -> TestApplication {
    view.frame.origin.y = 2
    let root = View()
    root.addSubview(view)
    return TestApplication(size: Size(width: 40, height: 6), traits: traits, showing: root)
  }

  /// Returns how often the application wakes up and how many frames it makes in two seconds.
  private func work(_ app: TestApplication) -> [Int] {
    app.turn()
    let (turns, frames) = (app.turnCount, app.frameCount)
    app.advance(by: 2)
    return [app.turnCount - turns, app.frameCount - frames]
  }

  // MARK: Progress

  @Test func `C6: a progress out of range becomes 0 or 1`() {
    view.progress = 2
    expectEqual(view.progress, 1)
    view.setProgress(-1, animated: false)
    expectEqual(view.progress, 0)
  }

  @Test func `C6: an animated progress has its new value at once, and the bar grows`() {
    let app = app(ascii)
    view.setProgress(1, animated: true)
    expectEqual(view.progress, 1)
    app.advance(by: 0.1)
    expectEqual(app.row(2), "=====-----")
    app.advance(by: 0.2)
    expectEqual(app.row(2), "==========")
  }

  // MARK: Looks

  @Test(arguments: ColorDepth.allCases)
  func `C6: a track in the colour of the progress becomes pale, also as an image (field trial S11)`(depth: ColorDepth) {
    let traits = TraitCollection(colorDepth: depth)
    let template = Image("█").resizableImage(withCapInsets: .zero).withRenderingMode(.alwaysTemplate)
    view.progress = 0.5
    (view.progressTintColor, view.trackTintColor) = (Self.red, Self.red)
    for style in [ProgressView.Style.default, .bar] {
      view.progressViewStyle = style
      for (height, row) in [(1, 0), (3, 1)] {
        view.frame.size.height = height
        #expect(cell(2, row, traits) != cell(7, row, traits), "\(style), \(height)")
      }
    }
    (view.progressImage, view.trackImage) = (template, template)
    #expect(cell(2, 1, traits) != cell(7, 1, traits))
    (view.progressTintColor, view.trackTintColor) = (nil, nil)
    #expect(cell(2, 1, traits) != cell(7, 1, traits))
  }

  @Test func `C6: the default style is a line that ends in half cells`() {
    view.progress = 0.45
    expect(view, draws: "━━━━╸━━━━━")
    expect(view, draws: "━━━━╸─────", traits: TraitCollection(colorDepth: .none))
    expect(view, draws: "=====-----", traits: ascii)
  }

  @Test func `C6: the bar style ends in eighths of cells`() {
    view.progressViewStyle = .bar
    view.progress = 0.425
    expect(view, draws: "████▎")
    expect(view, draws: "████▎░░░░░", traits: TraitCollection(colorDepth: .none))
    expect(view, draws: "####......", traits: ascii)
    view.frame.size.height = 2
    expect(view, draws: "####......\n####......", traits: ascii)
  }

  @Test func `C6: from three rows on, the default style is a round bar`() {
    view.frame.size = Size(width: 16, height: 3)
    view.progress = 0.5
    #expect(cell(0, 0).background != cell(4, 0).background || cell(0, 0).glyph != cell(4, 0).glyph)
    expect(
      view,
      draws: """
        ########........
        ########........
        ########........
        """, traits: ascii)
  }

  @Test func `C6: the track is drawn over the whole width, and the progress on top of it`() {
    view.trackImage = Image("[.]").resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1))
    view.progressImage = Image("(#)").resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1))
    expect(view, draws: "[........]")
    view.progress = 0.5
    expect(view, draws: "(###)....]")
    view.progress = 1
    expect(view, draws: "(########)")
  }

  @Test func `C6: both parts have colours of their own, also as templates`() {
    view.progress = 0.5
    view.tintColor = Color(red: 0, green: 0, blue: 255)
    #expect(cell(0).foreground == view.tintColor && cell(9).foreground != view.tintColor)
    (view.progressTintColor, view.trackTintColor) = (Self.red, .black)
    #expect(cell(0).foreground == Self.red && cell(9).foreground == .black)
    view.trackImage = Image(".").resizableImage(withCapInsets: .zero).withRenderingMode(.alwaysTemplate)
    view.progressImage = Image("#").resizableImage(withCapInsets: .zero).withRenderingMode(.alwaysTemplate)
    #expect(cell(0).foreground == Self.red && cell(9).foreground == .black)
  }

  @Test func `C6: a progress view is 20 columns wide, and as high as its images and words`() {
    expectEqual(view.intrinsicContentSize, Size(width: 20, height: 1))
    view.trackImage = Image("+\n+")
    expectEqual(view.intrinsicContentSize, Size(width: 20, height: 2))
    view.showsTimeLeft = true
    expectEqual(view.intrinsicContentSize, Size(width: 20, height: 3))
    expectEqual(ProgressView(progressViewStyle: .bar).frame.size, Size(width: 20, height: 1))
  }

  // MARK: Indeterminate

  @Test func `C6: a part of an indeterminate bar runs from the left to the right`() {
    view.frame.size.width = 12
    view.isIndeterminate = true
    let app = app(ascii)
    app.advance(by: 0.8)
    expectEqual(app.row(2), "----====----")
    app.advance(by: 0.4)
    expectEqual(app.row(2), "--------====")
  }

  @Test func `C6: with reduced motion, the part stands still and there are no frames`() {
    view.frame.size.width = 12
    view.isIndeterminate = true
    let app = app(TraitCollection(glyphLevel: .ascii, reducesMotion: true))
    expectEqual(work(app)[1], 0)
    expectEqual(app.row(2), "----====----")
  }

  @Test func `C6: an indeterminate bar makes no frames while it is hidden, covered or off the screen`() {
    view.isIndeterminate = true
    let app = app()
    #expect(work(app)[1] >= 40)
    view.isHidden = true
    expectEqual(work(app), [1, 0])
    view.isHidden = false
    #expect(work(app)[1] >= 40)
    let cover = View(frame: Rect(0, 0, 40, 6))
    cover.backgroundColor = .white
    view.superview?.addSubview(cover)
    expectEqual(work(app), [1, 0])
    cover.alpha = 0.5
    #expect(work(app)[1] >= 40)
    cover.removeFromSuperview()
    view.frame.origin.y = 9
    expectEqual(work(app), [1, 0])
    view.frame.origin.y = 2
    #expect(work(app)[1] >= 40)
    view.isIndeterminate = false
    app.advance(by: 0.1)
    expectEqual(work(app), [1, 0])
  }

  // MARK: Details

  @Test(arguments: [
    (Language.english, "5%/s · 0:10 left"), (.german, "5 %/s · noch 0:10"), (.japanese, "毎秒5% · 残り0:10"),
  ])
  func `C6: the words below the bar say the rate and the time left in the user's language`(
    language: Language, words: String
  ) {
    (view.showsRate, view.showsTimeLeft) = (true, true)
    view.frame.size = Size(width: 30, height: 2)
    let app = app(TraitCollection(languages: [language]))
    expectEqual(app.row(3), "")
    for step in 1...10 {
      app.advance(by: 1)
      view.progress = 0.05 * Double(step)
    }
    app.turn()
    expectEqual(app.row(3), words)
  }

  @Test func `C6: the time left counts down between two changes, and grows while there is no progress`() {
    view.showsTimeLeft = true
    view.frame.size = Size(width: 30, height: 2)
    let app = app()
    app.advance(by: 10)
    view.progress = 0.5
    app.turn()
    expectEqual(app.row(3), "0:10 left")
    app.advance(by: 2)
    expectEqual(app.row(3), "0:08 left")
    app.advance(by: 8)
    expectEqual(app.row(3), "0:20 left")
    view.progress = 1
    app.advance(by: 1)
    expectEqual(app.row(3), "")
    expectEqual(work(app), [1, 0])
  }

  @Test func `C6: in one row the words are beside the bar, and without room for them there are none`() {
    (view.showsRate, view.amountText) = (true, { part in "\(Int((part * 100).rounded())) MB" })
    view.frame.size.width = 24
    let app = app(ascii)
    app.advance(by: 10)
    view.progress = 0.5
    app.turn()
    expectEqual(app.row(2), "========--------  5 MB/s")
    view.frame.size.width = 8
    app.turn()
    expectEqual(app.row(2), "====----")
  }

  // MARK: Accessibility

  @Test func `X1: the value of a progress view is a percentage, or that the task is in progress`() {
    view.progress = 0.429
    #expect(view.isAccessibilityElement && view.accessibilityValue == "42%")
    #expect(view.accessibilityTraits.contains(.updatesFrequently))
    view.isIndeterminate = true
    expectEqual(view.accessibilityValue, "in progress")
  }
}

@MainActor @Suite(.isolatedAppearance) struct ProgressViewAppearanceTests {
  @Test func `A1: a proxy sets every appearance property of progress views`() {
    let proxy = ProgressView.appearance()
    let (bar, track) = (Image("#"), Image("."))
    (proxy.progressTintColor, proxy.trackTintColor) = (.red, .gray)
    (proxy.progressImage, proxy.trackImage) = (bar, track)
    let view = ProgressView()
    TestScene().window.addSubview(view)
    #expect(view.progressTintColor == .red && view.trackTintColor == .gray)
    #expect(view.progressImage == bar && view.trackImage == track)
    #expect(proxy.progressTintColor == .red && proxy.trackImage == track)
  }

  @Test func `A5: a rule does not overwrite a colour that was set on a progress view itself`() {
    ProgressView.appearance().progressTintColor = .gray
    let view = ProgressView()
    view.progressTintColor = nil
    TestScene().window.addSubview(view)
    expectNil(view.progressTintColor)
  }
}
