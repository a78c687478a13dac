import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@MainActor @Suite struct BarShadowTests {
  private func line(_ character: Character) -> String { String(repeating: character, count: 40) }

  @Test func `B6: a hairline lies below a navigation bar`() {
    let stage = BarStage([NavigationBar(["Messages"])])
    expectEqual(stage.text(0..<4), "                 09:41\n                Messages\n\(line("▔"))\n")
    expectEqual(stage.app.background(0, 2), .white)
    expectEqual(stage.app.foreground(0, 2), BarStyle.default.hairlineColor.over(.white))
  }

  @Test func `B6: a hairline lies above toolbars and tab bars`() {
    let toolbar = Toolbar(frame: Rect(0, 5, 40, 1))
    let tabBar = TabBar(frame: Rect(0, 20, 40, 2))
    let stage = BarStage([toolbar, tabBar])
    expectEqual([4, 6, 19, 22].map(stage.app.row), [line("▁"), "", line("▁"), ""])
  }

  @Test func `B6: the hairline of a toolbar at the top lies below the toolbar`() {
    let toolbar = Toolbar(frame: Rect(0, 5, 40, 1))
    let delegate = BarDelegate(.top)
    toolbar.delegate = delegate
    let stage = BarStage([toolbar])
    expectEqual([4, 6].map(stage.app.row), ["", line("▔")])
    expectEqual(toolbar.barPosition, .top)
    #expect(delegate.log.isEmpty)
  }

  @Test(arguments: [(GlyphLevel.braille, "▔", "▁"), (.blocks, "─", "_"), (.ascii, "-", "_")])
  func `B6: the hairline is drawn with characters that the terminal can show`(
    level: GlyphLevel, below: String, above: String
  ) {
    let stage = BarStage(
      [NavigationBar([]), Toolbar(frame: Rect(0, 5, 40, 1))], TraitCollection(glyphLevel: level))
    expectEqual(stage.app.row(2), String(repeating: below, count: 40))
    expectEqual(stage.app.row(4), String(repeating: above, count: 40))
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen])
  func `B6: where colours do not blend, the hairline is grey and dim`(depth: ColorDepth) {
    let stage = BarStage([NavigationBar([])], TraitCollection(colorDepth: depth))
    expectEqual(stage.app.cell(0, 2).attributes, .dim)
    expectEqual(stage.app.foreground(0, 2), Color(white: 0.5))
  }

  @Test func `B6: there is no hairline while content has text in its row`() {
    let label = Label(text: "a row of text")
    label.frame = Rect(x: 5, y: 2, width: 30, height: 1)
    let stage = BarStage([NavigationBar([])], over: [label])
    expectEqual(stage.app.row(2), "     a row of text")
    expectEqual(stage.app.foreground(5, 2), .black)
  }

  @Test(arguments: [ColorDepth.sixteen, .palette256, .truecolor])
  func `B6: while content has text in the hairline's row, a pale band shows the edge of the bar where colours blend`(
    depth: ColorDepth
  ) {
    let label = Label(text: "a row of text")
    label.frame = Rect(x: 5, y: 2, width: 30, height: 1)
    let stage = BarStage([NavigationBar([])], over: [label], TraitCollection(colorDepth: depth))
    let band = depth.blends ? BarStyle.default.edgeColor.over(.white) : .white
    expectEqual([0, 5, 39].map { stage.app.background($0, 2) }, [band, band, band])
    expectEqual(stage.app.background(0, 3), .white)
  }

  @Test func `B6: there is no hairline while content has faint text or shapes in its row`() {
    let label = Label(text: "faint")
    label.textColor = Color(white: 0.9)
    label.frame = Rect(x: 5, y: 2, width: 30, height: 1)
    let shape = ImageView(image: Image("▟"))
    shape.frame = Rect(x: 8, y: 4, width: 1, height: 1)
    let stage = BarStage([NavigationBar([]), Toolbar(frame: Rect(0, 5, 40, 1))], over: [label, shape])
    expectEqual([2, 4].map(stage.app.row), ["     faint", "        ▟"])
  }

  @Test(arguments: ColorDepth.allCases, GlyphLevel.allCases)
  func `B6: text in the hairline's row keeps its characters, even in a colour close to the background`(
    depth: ColorDepth, level: GlyphLevel
  ) {
    let label = Label(text: "faint text")
    label.minimumContrast = .none
    label.frame = Rect(x: 5, y: 2, width: 30, height: 1)
    let stage = BarStage([NavigationBar([])], over: [label], TraitCollection(glyphLevel: level, colorDepth: depth))
    for white in 0...51 {
      label.textColor = Color(white: Double(white) / 51)
      stage.turn()
      expectEqual(stage.app.row(2), "     faint text")
    }
  }

  @Test(arguments: [ColorDepth.palette256, .truecolor])
  func `B6: text that scrolls beneath a translucent bar keeps its characters at another bar's hairline`(
    depth: ColorDepth
  ) {
    let scrollView = ScrollView(frame: Rect(0, 1, 40, 23))
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentSize = Size(width: 40, height: 60)
    for row in 0..<60 {
      let label = Label(text: "row \(row)")
      label.textColor = Color(white: Double(row) / 60)
      label.frame = Rect(0, row, 10, 1)
      scrollView.addSubview(label)
    }
    let bars = [Toolbar(frame: Rect(0, 10, 40, 1)), TabBar(frame: Rect(0, 11, 40, 2))]
    let stage = BarStage(bars, over: [scrollView], TraitCollection(colorDepth: depth))
    for offset in 0..<30 {
      scrollView.contentOffset = Point(x: 0, y: offset)
      stage.turn()
      expectEqual(stage.app.row(10), "row \(offset + 9)")
    }
  }

  @Test func `B6: a wide character that begins beside the bar is not cut by the hairline`() {
    let label = Label(text: "漢")
    label.frame = Rect(x: 0, y: 2, width: 2, height: 1)
    let stage = BarStage([NavigationBar([], row: 1, width: 38)], over: [label])
    let bar = stage.paper.subviews.last
    bar?.frame.origin.x = 1
    stage.turn()
    expectEqual(stage.app.row(2), "漢")
  }

  @Test func `B6: a bar's hairline covers a table's separator in the same row`() {
    let line = Label(text: String(repeating: "▁", count: 30))
    line.frame = Rect(x: 5, y: 2, width: 30, height: 1)
    let stage = BarStage([NavigationBar([])], over: [line])
    expectEqual(stage.app.row(2), self.line("▔"))
  }

  @Test func `B6: vertical lines in the content cross the hairline`() {
    let marks = [(0, "▌"), (20, "│"), (39, "▐")].map { x, text in
      let mark = ImageView(image: Image(text))
      mark.frame = Rect(x: x, y: 2, width: 1, height: 1)
      return mark
    }
    let stage = BarStage([NavigationBar([])], over: marks)
    expectEqual(stage.app.row(2), "▌" + line("▔").prefix(19) + "│" + line("▔").prefix(18) + "▐")
  }

  @Test func `B6: the whole hairline disappears and reappears with text anywhere in its row`() {
    let label = Label(text: "one two")
    label.frame = Rect(x: 10, y: 2, width: 10, height: 1)
    let stage = BarStage([NavigationBar([])], over: [label])
    expectEqual(stage.app.row(2), "          one two")
    label.frame.origin.y = 3
    stage.turn()
    expectEqual([2, 3].map(stage.app.row), [line("▔"), "          one two"])
    label.frame.origin = Point(x: 12, y: 2)
    stage.turn()
    expectEqual([2, 3].map(stage.app.row), ["            one two", ""])
    label.isHidden = true
    stage.turn()
    expectEqual(stage.app.row(2), line("▔"))
  }

  @Test func `B6: text that shows through a bar is not hidden by another bar's hairline`() {
    let label = Label(text: "a trace of what lies beneath")
    label.frame = Rect(x: 5, y: 10, width: 30, height: 1)
    let bars = [Toolbar(frame: Rect(0, 10, 40, 1)), TabBar(frame: Rect(0, 11, 40, 2))]
    let stage = BarStage(bars, over: [label])
    expectEqual(stage.app.row(10), "     a trace of what lies beneath")
    label.text = ""
    stage.turn()
    expectEqual(stage.app.row(10), line("▁"))
  }

  @Test func `B6: a view in front of the bar hides the hairline, and so does clipsToBounds`() {
    let bar = NavigationBar([])
    let stage = BarStage([bar])
    let front = View(frame: Rect(0, 2, 40, 20))
    front.backgroundColor = .white
    stage.paper.addSubview(front)
    stage.turn()
    expectEqual(stage.app.row(2), "")
    front.removeFromSuperview()
    stage.turn()
    expectEqual(stage.app.row(2), line("▔"))
    bar.clipsToBounds = true
    stage.turn()
    expectEqual(stage.app.row(2), "")
  }

  @Test func `B6: shadowImage replaces the hairline, at its own height and tiled across the bar`() {
    let bar = NavigationBar([])
    bar.shadowImage = Image("=-\n.")
    let toolbar = Toolbar(frame: Rect(0, 10, 40, 1))
    toolbar.shadowImage = Image("=-\n.")
    let stage = BarStage([bar, toolbar])
    let rows = [String(repeating: "=-", count: 20), String(repeating: ". ", count: 19) + "."]
    expectEqual([2, 3, 4].map(stage.app.row), rows + [""])
    expectEqual([7, 8, 9].map(stage.app.row), [""] + rows)
  }

  @Test func `B6: an empty shadowImage removes the hairline, and nil restores the hairline`() {
    let bar = NavigationBar([])
    let stage = BarStage([bar])
    bar.shadowImage = Image()
    stage.turn()
    expectEqual(stage.app.row(2), "")
    bar.shadowImage = nil
    stage.turn()
    expectEqual(stage.app.row(2), line("▔"))
  }

  @Test func `hit testing ignores a bar's shadow`() {
    let stage = BarStage([NavigationBar([])])
    #expect(stage.paper.hitTest(Point(x: 3, y: 2)) === stage.paper)
  }
}
