import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitBars

@MainActor @Suite struct BarBackgroundTests {
  private nonisolated static let bars: [@MainActor @Sendable () -> Bar] = [
    { NavigationBar() }, { Toolbar() }, { TabBar() },
  ]
  private static let opaque = Image(color: BarStage.blue)
  private static let clear = Image(color: BarStage.blue.withAlphaComponent(0.5))
  private let bar = NavigationBar(["Messages"])

  private func attached() -> BarDelegate {
    let delegate = BarDelegate(.topAttached)
    bar.delegate = delegate
    return delegate
  }

  // MARK: Colours

  @Test(arguments: bars) func `B1: barTintColor colours the background of a bar, and tintColor colours its items`(
    make: @MainActor @Sendable () -> Bar
  ) {
    let bar = make()
    bar.frame = Rect(0, 1, 40, 2)
    bar.barTintColor = BarStage.blue
    bar.isTranslucent = false
    let button = BarButtonItem(title: "Edit")
    (bar as? NavigationBar)?.setItems([NavigationItem(title: "")], animated: false)
    (bar as? NavigationBar)?.topItem?.leftBarButtonItem = button
    (bar as? Toolbar)?.items = [button]
    (bar as? TabBar)?.items = [TabBarItem(title: "Edit")]
    (bar as? TabBar)?.unselectedItemTintColor = BarStage.red
    let stage = BarStage([bar])
    expectEqual(stage.backgrounds(ofRow: 1), [BarStage.blue])
    expectEqual(stage.backgrounds(ofRow: 2), [BarStage.blue])
    let cells = (0..<40).flatMap { x in [stage.app.cell(x, 1), stage.app.cell(x, 2)] }.filter { !$0.isBlank }
    #expect(!cells.isEmpty && cells.allSatisfy { $0.foreground == BarStage.red })
    bar.tintColor = .black
    (bar as? TabBar)?.unselectedItemTintColor = .black
    bar.barTintColor = nil
    stage.turn()
    expectEqual(stage.backgrounds(ofRow: 1), [BarStyle.default.barColor])
    #expect((0..<40).contains { stage.app.foreground($0, 1) == .black || stage.app.foreground($0, 2) == .black })
  }

  @Test func `B1: an item's own tint overrides the bar's tint`() {
    let item = BarButtonItem(title: "Edit")
    item.tintColor = BarStage.blue
    bar.topItem?.rightBarButtonItem = item
    let stage = BarStage([bar])
    expectEqual(stage.app.foreground(37, 1), BarStage.blue)
    item.tintColor = nil
    stage.turn()
    expectEqual(stage.app.foreground(37, 1), BarStage.red)
  }

  @Test(arguments: ColorDepth.allCases) func `B2: a black bar is dark with a light title`(depth: ColorDepth) {
    bar.barStyle = .black
    let stage = BarStage([bar], TraitCollection(colorDepth: depth))
    #expect(stage.backgrounds(ofRow: 1).allSatisfy { $0.brightness < 0.2 })
    expectEqual(stage.app.foreground(16, 1), .white)
    bar.barStyle = .default
    stage.turn()
    #expect(stage.backgrounds(ofRow: 1).allSatisfy { $0.brightness > 0.9 })
    expectEqual(stage.app.foreground(16, 1), .black)
  }

  @Test(arguments: bars) func `B2: every kind of bar has the light style by default`(
    make: @MainActor @Sendable () -> Bar
  ) {
    expectEqual(make().barStyle, .default)
  }

  @Test func `V9: the colour of a bar is animated`() {
    bar.isTranslucent = false
    bar.barTintColor = .black
    let stage = BarStage([bar])
    View.animate(withDuration: 1, curve: .linear) { bar.barTintColor = .white }
    stage.app.advance(by: 0.5)
    #expect((100...155).contains(stage.app.background(0, 1).red))
    stage.app.advance(by: 0.6)
    expectEqual(stage.app.background(0, 1), .white)
  }

  // MARK: Images

  @Test func `B3: a background image is chosen by position, then by metrics, with any and default as fallbacks`() {
    func shown(_ set: [(BarPosition, BarMetrics, Image)], _ position: BarPosition, _ metrics: BarMetrics) -> Image? {
      var images = BarImages()
      for (position, metrics, image) in set { images[position, metrics] = image }
      return images.image(for: position, metrics)
    }
    let (a, b, c) = (Image("a"), Image("b"), Image("c"))
    expectEqual(shown([(.any, .default, a)], .top, .compact), a)
    expectEqual(shown([(.any, .default, a), (.any, .compact, b)], .top, .compact), b)
    expectNil(shown([(.any, .compact, b)], .top, .default))
    expectEqual(shown([(.any, .compact, a), (.top, .default, b)], .top, .compact), b)
    expectEqual(shown([(.top, .default, a), (.top, .compact, b), (.any, .default, c)], .top, .compact), b)
    expectEqual(shown([(.top, .default, a), (.any, .default, c)], .topAttached, .default), c)
    expectNil(shown([(.top, .default, a)], .bottom, .default))
  }

  @Test func `B3: a background image as high as the bar and the status bar extends under the status bar`() {
    let delegate = attached()
    bar.setBackgroundImage(Image(color: BarStage.blue, size: Size(width: 1, height: 2)))
    let stage = BarStage([bar])
    expectEqual(stage.backgrounds(ofRow: 0), [BarStage.blue])
    expectEqual(stage.backgrounds(ofRow: 1), [BarStage.blue])
    delegate.position = .top
    bar.setNeedsLayout()
    stage.turn()
    expectEqual(stage.backgrounds(ofRow: 0), [.white], "the bar is not attached to the top")
  }

  @Test func `B3: a background image as high as the bar alone does not extend under the status bar`() {
    let delegate = attached()
    bar.setBackgroundImage(Self.opaque)
    let stage = BarStage([bar])
    expectEqual(stage.backgrounds(ofRow: 0), [.white], "the content beneath the status bar")
    expectEqual(stage.backgrounds(ofRow: 1), [BarStage.blue])
    bar.barTintColor = .black
    stage.turn()
    expectEqual(stage.backgrounds(ofRow: 0), [.black], "the bar tint")
    expectEqual(stage.backgrounds(ofRow: 1), [BarStage.blue])
    #expect(delegate.log.isEmpty)
  }

  @Test func `B3: a resizable background image fills the height of the bar and the status bar`() {
    let delegate = attached()
    bar.setBackgroundImage(Self.opaque.resizableImage(withCapInsets: .zero))
    let stage = BarStage([bar])
    expectEqual(stage.backgrounds(ofRow: 0), [BarStage.blue])
    expectEqual(stage.backgrounds(ofRow: 1), [BarStage.blue])
    expectEqual(stage.backgrounds(ofRow: 2), [.white])
    #expect(delegate.log.isEmpty)
  }

  @Test func `B3: a background image that is higher than the bar never covers the content`() {
    for image in [Image(color: BarStage.blue, size: Size(width: 1, height: 5)), Image("+", color: BarStage.blue)] {
      bar.setBackgroundImage(image)
      let stage = BarStage([bar])
      expectEqual(stage.backgrounds(ofRow: 2), [.white])
      #expect(!stage.app.row(2).contains("+"))
    }
    let high = NavigationBar(["Messages"])
    high.setBackgroundImage(Image("+\n+\n+\n+\n+", color: BarStage.blue))
    let stage = BarStage([high])
    #expect(stage.app.row(1).contains("+") && !(2..<6).contains { stage.app.row($0).contains("+") })
  }

  @Test func `B3: a background image that is not resizable is tiled across the bar`() {
    bar.setItems([], animated: false)
    bar.setBackgroundImage(Image("+--"))
    let stage = BarStage([bar])
    expectEqual(stage.app.row(1), String(repeating: "+--", count: 13) + "+")
  }

  @Test func `B3: a resize to fewer than 20 rows shows the background image for compact metrics`() {
    bar.setBackgroundImage(Self.opaque)
    bar.setBackgroundImage(Image(color: BarStage.red), barMetrics: .compact)
    let stage = BarStage([bar])
    expectEqual(stage.app.background(0, 1), BarStage.blue)
    stage.app.resize(to: Size(width: 40, height: 19))
    expectEqual(stage.app.background(0, 1), BarStage.red)
    stage.app.resize(to: Size(width: 40, height: 20))
    expectEqual(stage.app.background(0, 1), BarStage.blue)
    expectEqual(bar.backgroundImage(barMetrics: .compact), Image(color: BarStage.red))
    expectNil(bar.backgroundImage(for: .top), "only an image for exactly this position is returned")
    bar.setBackgroundImage(nil)
    stage.turn()
    #expect(stage.app.background(0, 1).brightness > 0.9)
  }

  @Test func `S2: a bar at the top extends its background under the status bar, whose text stays visible`() {
    let delegate = attached()
    bar.barTintColor = BarStage.red
    bar.isTranslucent = false
    let stage = BarStage([bar])
    expectEqual(stage.backgrounds(ofRow: 0), [BarStage.red])
    #expect(stage.app.row(0).contains("09:41"))
    #expect(delegate.log.isEmpty)
  }

  @Test func `hit testing on a bar's background under the status bar finds the bar, not the content beneath`() {
    let delegate = attached()
    let stage = BarStage([bar])
    #expect(stage.paper.hitTest(Point(x: 3, y: 0)) === bar)
    #expect(stage.paper.hitTest(Point(x: 3, y: 2)) === stage.paper)
    #expect(delegate.log.isEmpty)
  }

  // MARK: Translucency

  @Test(arguments: [GlyphLevel.braille, .ascii])
  func `B4: the variant that is shown decides whether a bar is translucent, and where content begins (field trial S6)`(
    opaque: GlyphLevel
  ) {
    let (solid, clear) = (Image(color: .white), Image("a"))
    let image = Image(variants: [
      Image.Variant(opaque == .braille ? solid : clear, glyphLevel: .braille),
      Image.Variant(opaque == .braille ? clear : solid),
    ])
    for level in [GlyphLevel.braille, .ascii] {
      let screen = ViewController()
      let navigation = NavigationController(rootViewController: screen)
      navigation.navigationBar.setBackgroundImage(image)
      let app = TestApplication(size: Size(width: 20, height: 6), traits: TraitCollection(glyphLevel: level)) {
        navigation
      }
      app.turn()
      expectEqual(navigation.navigationBar.isTranslucent, level != opaque, "\(level)")
      expectEqual(screen.view.convert(.zero, to: nil).y, level == opaque ? 2 : 0, "\(level)")
    }
  }

  @Test(arguments: bars)
  func `B4: isTranslucent defaults to true, or to false with an opaque background image, until it is set`(
    make: @MainActor @Sendable () -> Bar
  ) {
    let bar = make()
    #expect(bar.isTranslucent)
    bar.barTintColor = BarStage.red
    bar.barStyle = .black
    #expect(bar.isTranslucent)
    bar.setBackgroundImage(Self.opaque)
    #expect(!bar.isTranslucent)
    bar.setBackgroundImage(Self.clear)
    #expect(bar.isTranslucent)
    bar.isTranslucent = false
    #expect(!bar.isTranslucent)
    bar.isTranslucent = true
    bar.setBackgroundImage(Self.opaque)
    #expect(bar.isTranslucent)
  }

  @Test(arguments: [ColorDepth.palette256, .truecolor])
  func `B4: a translucent bar blends its background with the content beneath`(depth: ColorDepth) {
    let text = FilledView("x", Rect(0, 1, 5, 1))
    let patch = View(frame: Rect(5, 1, 5, 1))
    patch.backgroundColor = BarStage.blue
    let stage = BarStage([bar], over: [text, patch], TraitCollection(colorDepth: depth))
    let glass = BarStyle.default.barColor.withAlphaComponent(0.85)
    expectEqual(stage.app.background(12, 1), glass.over(.white))
    expectEqual(stage.app.background(7, 1), glass.over(BarStage.blue))
    let cell = stage.app.cell(1, 1)
    expectEqual(cell.glyph, Glyph("x"))
    expectEqual(cell.background, glass.over(.white))
    let contrast = cell.background.brightness - cell.foreground.brightness
    #expect(contrast > 0.02 && contrast < 0.15, "text can be guessed, but does not compete with titles")
  }

  @Test func `B4: shapes that show through a translucent black bar keep their form`() {
    bar.barStyle = .black
    let shape = FilledView("▌", Rect(0, 1, 5, 1))
    shape.color = BarStage.red
    let stage = BarStage([bar], over: [shape])
    let cell = stage.app.cell(1, 1)
    expectEqual(cell.glyph, Glyph("▌"))
    #expect(cell.foreground.red > cell.foreground.green + 10)
    #expect(cell.background.brightness < 0.25)
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen])
  func `B4: where colours do not blend, a translucent bar is drawn opaque, but isTranslucent stays true`(
    depth: ColorDepth
  ) {
    let text = FilledView("x", Rect(0, 1, 5, 1))
    let stage = BarStage([bar], over: [text], TraitCollection(colorDepth: depth))
    #expect(stage.app.row(1).hasPrefix("      "))
    expectEqual(stage.app.background(1, 1), BarStyle.default.barColor)
    #expect(bar.isTranslucent)
  }

  @Test func `B4: nothing shows through an opaque bar`() {
    let text = FilledView("x", Rect(0, 1, 40, 1))
    bar.isTranslucent = false
    let stage = BarStage([bar], over: [text])
    expectEqual(stage.app.row(1), "                Messages")
    bar.barTintColor = BarStage.red.withAlphaComponent(0.5)
    stage.turn()
    expectEqual(stage.app.row(1), "                Messages")
    expectEqual(stage.app.background(0, 1), BarStage.red.withAlphaComponent(0.5).over(BarStyle.default.barColor))
  }

  @Test func `B4: text that shows through a translucent bar leaves a gap around titles and items`() {
    bar.topItem?.rightBarButtonItem = BarButtonItem(title: "Edit")
    let stage = BarStage([bar], over: [FilledView("x", Rect(0, 1, 40, 1))])
    expectEqual(stage.app.row(1), "xxxxxxxxxxxxxxx Messages xxxxxxxx Edit x")
  }

  @Test func `B4: the alpha of barTintColor determines how much content shows through a translucent bar`() {
    bar.barTintColor = BarStage.red.withAlphaComponent(0.2)
    let stage = BarStage([bar])
    expectEqual(stage.app.background(0, 1), BarStage.red.withAlphaComponent(0.2).over(.white))
  }

  @Test func `B4: an opaque background image is blended with the content if isTranslucent is set to true`() {
    bar.setBackgroundImage(Self.opaque)
    bar.isTranslucent = true
    let stage = BarStage([bar])
    let color = stage.app.background(0, 1)
    #expect(color.blue == 255 && (10...60).contains(color.red))
  }

  @Test func `B4: an opaque bar draws a background image with transparency over the bar's colour`() {
    bar.setBackgroundImage(Self.clear)
    bar.isTranslucent = false
    bar.barTintColor = BarStage.red
    let text = FilledView("x", Rect(0, 1, 5, 1))
    let stage = BarStage([bar], over: [text])
    expectEqual(stage.app.background(0, 1), BarStage.blue.withAlphaComponent(0.5).over(BarStage.red))
    expectEqual(stage.app.row(1), "                Messages")
    bar.isTranslucent = true
    stage.turn()
    expectEqual(stage.app.background(0, 1), BarStage.blue.withAlphaComponent(0.5).over(.white))
  }
}
