import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the profile: the piece, the statistics and the link to the history.
@MainActor @Suite(.isolatedAppearance) struct ProfileTests {
  private func profile(
    _ size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection(),
    victories: Int = 3, defeats: Int = 1, draws: Int = 0
  ) throws -> TestedApp {
    let tested = try TestedApp(size, traits: traits) { model, _ in
      for (result, count) in [(Game.Result.victory, victories), (.defeat, defeats), (.draw, draws)] {
        for _ in 0..<count { model.play(result) }
      }
    }
    tested.press(Keys.profile)
    return tested
  }

  // MARK: The piece

  @Test func `Home and End lead to the first and the last row, and keep the piece`() throws {
    let tested = try TestedApp()
    tested.press(Keys.profile, Typed.end)
    expectEqual(tested.model.icon, .x)
    #expect(try tested.rows[#require(tested.row(of: "Show History"))].hasPrefix("▌"))
    tested.press(Typed.home)
    #expect(try tested.rows[#require(tested.row(of: "Opponent"))].hasPrefix("▌"))
  }

  @Test func `with reduced motion, choosing a piece recolours everything tinted on the screen in one frame`() throws {
    let tested = try profile(traits: TraitCollection(reducesMotion: true))
    let tinted = ["✓", "✗", "━  D", "│││"]
    for text in tinted { try expectEqual(tested.color(of: text), TestedApp.red, "\(text)") }
    let frames = tested.app.frameCount
    tested.app.press(Typed.right)
    expectEqual(tested.app.frameCount, frames + 1)
    for text in tinted { try expectEqual(tested.color(of: text), TestedApp.green, "\(text)") }
    // No cell of the screen still has the old tint.
    for y in 0..<24 {
      for x in 0..<80 {
        #expect(tested.app.foreground(x, y) != TestedApp.red)
        #expect(tested.app.background(x, y) != TestedApp.red)
      }
    }
    expectEqual(tested.model.icon, .o)
    tested.app.press(Typed.left)
    try expectEqual(tested.color(of: "✓"), TestedApp.red)
  }

  @Test func `a click or a digit chooses a piece`() throws {
    let tested = try profile()
    tested.app.click(48, 6)
    tested.app.advance(by: 1)
    expectEqual(tested.model.icon, .o)
    tested.press("1")
    expectEqual(tested.model.icon, .x)
  }

  @Test func `I1: the pieces in the profile's control keep their colours, and the chosen square is darker`() throws {
    let tested = try profile()
    func colors(_ columns: Range<Int>) -> Set<Color> {
      Set(columns.flatMap { x in (4..<8).flatMap { [tested.app.foreground(x, $0), tested.app.background(x, $0)] } })
    }
    for _ in 0..<2 {
      #expect(colors(27..<39).contains(Palette.piece(.x)))
      #expect(colors(40..<52).contains(Palette.piece(.o)))
      let isX = tested.model.icon == .x
      expectEqual(colors(27..<39).contains(Palette.chosenSquare(TraitCollection())), isX)
      expectEqual(colors(40..<52).contains(Palette.chosenSquare(TraitCollection())), !isX)
      tested.press(Typed.right)
    }
  }

  @Test(arguments: [Size(width: 40, height: 16), Size(width: 80, height: 24), Size(width: 120, height: 40)])
  func `each piece is in the middle of its square`(size: Size) throws {
    let tested = try profile(size)
    // Without the focus, the squares have no marks. They are twelve columns wide, with a bar of one column between them.
    tested.press("\t")
    let top = try #require(tested.row(of: "▄▄▄▄▄▄"))
    let left = try #require(tested.place(of: "▄▄▄▄▄▄")).x + 4
    for start in [left, left + 13] {
      let columns = (start..<start + 12).filter { x in
        (top + 1...top + 4).contains { tested.app.cell(x, $0).glyph != .blank }
      }
      expectEqual(columns.first.map { $0 - start }, columns.last.map { start + 11 - $0 })
    }
  }

  @Test func `the profile's rows adapt their height when the window grows or shrinks`() throws {
    let sizes = [Size(width: 80, height: 24), Size(width: 80, height: 40)]
    let texts = try sizes.map { try profile($0).text }
    let tested = try profile(sizes[0])
    for (size, text) in [(sizes[1], texts[1]), (sizes[0], texts[0])] {
      tested.app.resize(to: size)
      tested.app.advance(by: 1)
      expectEqual(tested.text, text)
    }
  }

  @Test func `choosing the other piece swaps the pieces on the board`() throws {
    let tested = try profile()
    tested.press(Keys.play, "5", Keys.profile, Typed.right, Keys.play)
    let center = PlayLayout(size: Size(width: 80, height: 24)).geometry.frame(of: .keypad(5)).center
    let colors = (-3...3).flatMap {
      [tested.app.foreground(center.x + $0, center.y - 2), tested.app.background(center.x + $0, center.y - 2)]
    }
    #expect(colors.contains(Palette.piece(.o)))
    #expect(!colors.contains(Palette.piece(.x)))
  }

  @Test func `the focus is marked only by the corners of the chosen square`() throws {
    let tested = try profile()
    #expect(tested.text.contains("┌"))
    for y in 0..<24 {
      for x in 0..<80 { #expect(!tested.app.cell(x, y).attributes.contains(.underline)) }
    }
    tested.press("\t")
    #expect(!tested.text.contains("┌"))
  }

  // MARK: Statistics

  @Test func `statistics are drawn as tally marks with their number, and assistive technology reads the number`() throws
  {
    let tested = try profile(victories: 7, defeats: 2, draws: 1)
    expectEqual(tested.row(of: "Won").map { tested.app.row($0) }?.contains("  ─┼┼┼┼─  ││   7"), true)
    expectEqual(tested.row(of: "Lost").map { tested.app.row($0) }?.contains("   ││   2"), true)
    let outline = tested.app.application.accessibilityOutline.joined(separator: "\n")
    #expect(outline.contains("Won") && outline.contains("7"), "\(outline)")
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 200, height: 60)])
  func `the numbers of the statistics end in one column at the right, and each tally is in the row of its word`(
    size: Size
  ) throws {
    let tested = try profile(size, victories: 12, defeats: 3)
    let rows = try ["Won", "Lost", "Drawn"].map { try #require(tested.row(of: $0)) }
    let ends = rows.map { Array(tested.app.row($0)).lastIndex(where: \.isNumber) }
    #expect(Set(ends).count == 1 && ends[0].map { $0 > size.width - 12 } == true, "\(ends)")
    #expect(tested.app.row(rows[0]).contains("─┼┼┼┼─ ─┼┼┼┼─  ││   12"))
    #expect(tested.app.row(rows[1]).contains("│││    3"))
  }

  @Test func `the visible statistics include a game that another process finishes`() throws {
    let tested = try profile()
    let other = try tested.store.model()
    other.play(.draw)
    tested.model.refresh()
    tested.app.advance(by: 1)
    expectEqual(tested.row(of: "Drawn").map { tested.app.row($0) }?.contains("│   1"), true)
  }

  @Test func `a tally that grows redraws its own cells and no others`() throws {
    let tested = try profile()
    let other = try tested.store.model()
    other.play(.victory)
    tested.app.terminal.invalidate()
    tested.app.advance(by: 1)
    tested.model.refresh()
    tested.app.advance(by: 1)
    let row = try #require(tested.row(of: "Won"))
    #expect(!tested.app.terminal.lastRuns.isEmpty)
    for run in tested.app.terminal.lastRuns { #expect(run.y == row && (60..<78).contains(run.columns.lowerBound)) }
  }

  @Test func `after a tint change, only the tally and the part of the view behind the tally are redrawn`() {
    let (beside, behind, tally) = (CountingView(), CountingView(), TallyView())
    tally.count = 7
    let app = TestApplication(size: Size(width: 40, height: 4), showing: behind)
    behind.addSubview(beside)
    behind.addSubview(tally)
    beside.frame = Rect(x: 0, y: 1, width: 10, height: 2)
    tally.frame = Rect(x: 20, y: 1, width: 15, height: 1)
    app.turn()
    let draws = (beside.drawCount, behind.drawCount)
    tally.window?.tintColor = TestedApp.green
    app.turn()
    #expect((20..<35).contains { app.cell($0, 1).glyph != .blank && app.foreground($0, 1) == TestedApp.green })
    #expect(app.terminal.lastRuns.allSatisfy { $0.y == 1 && (20..<35).contains($0.columns.lowerBound) })
    expectEqual(beside.drawCount, draws.0)
    // The view behind the tally is drawn only within the tally's frame, as the tally is not opaque, and in one column at each end, because
    // half of a wide glyph might be there.
    #expect(behind.drawCount == draws.1 + 1 && behind.lastArea == Rect(x: 19, y: 1, width: 17, height: 1))
  }

  @Test func `at 40 columns many victories are shown as the marks that fit and their number`() throws {
    let tested = try profile(Size(width: 40, height: 24), victories: 43)
    let row = try #require(tested.row(of: "Won").map { tested.app.row($0) })
    #expect(row.contains("┼") && row.contains("…  43"))
    #expect(row.hasPrefix("  ✓  Won "))
  }

  // MARK: Navigation

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 16)])
  func `Show History can be opened with Tab, with arrow keys and with the mouse`(size: Size) throws {
    let tested = try profile(size)
    tested.press("\t", Typed.end, "\r")
    #expect(tested.row(of: "Done") != nil)
    tested.press(Keys.escape)
    expectNil(tested.row(of: "Done"))
    tested.press(Keys.play, Keys.profile, Typed.up, Typed.up)
    // A row of the table may be three rows of the screen.
    func isThere() -> Bool {
      guard let mark = tested.row(of: "▌"), let title = tested.row(of: "Show History") else { return false }
      return abs(mark - title) <= 1
    }
    for _ in 0..<8 where !isThere() { tested.press(Typed.down) }
    tested.press("\r")
    #expect(tested.row(of: "Done") != nil)
    try tested.click("Done")
    try tested.click("Show History")
    #expect(tested.row(of: "Done") != nil)
  }
}

/// Tests of the layout of tally marks.
@Suite struct TallyLayoutTests {
  @Test(arguments: [
    (0, [], 1), (1, [1], 6), (4, [4], 9), (5, [5], 9), (6, [5, 1], 13), (14, [5, 5, 4], 24), (15, [5, 5, 5], 24),
  ]) func `a tally with enough room shows groups of five and the remainder`(count: Int, groups: [Int], columns: Int) {
    let layout = TallyLayout(count: count, columns: 100)
    expectEqual(layout.groups, groups)
    #expect(!layout.isCut)
    expectEqual(layout.columns, columns)
  }

  @Test func `numbers of different lengths end in the same column if it is reserved for them`() {
    let layouts = [3, 12].map { TallyLayout(count: $0, columns: 40, digits: 2) }
    expectEqual(layouts.map { $0.columns - TallyLayout.columns(of: $0.groups) }, [4, 4])
    expectEqual(layouts.map { $0.columns - $0.numberColumn }, [1, 2])
  }

  @Test func `at every width a tally shows its number, and leaves out only marks that do not fit`() {
    for count in [0, 1, 4, 5, 6, 9, 23, 40, 99, 100, 12345] {
      for columns in 8...80 {
        let layout = TallyLayout(count: count, columns: columns)
        let marks = layout.groups.reduce(0, +)
        #expect(layout.isCut ? marks < count : marks == count)
        expectEqual(layout.columns, layout.numberColumn + String(count).count)
        #expect(layout.columns <= columns)
        // A layout leaves out marks only if there is no room for them.
        if layout.isCut { #expect(TallyLayout(count: count, columns: 1000).columns > columns) }
        #expect(layout.groups.dropLast().allSatisfy { $0 == 5 })
      }
    }
  }

  @Test func `a tally shows as many groups of marks as fit`() {
    for count in 0...60 {
      let all = Array(repeating: 5, count: count / 5) + (count % 5 > 0 ? [count % 5] : [])
      for columns in 0...100 {
        let fitting = (1...13).reversed().first { shown in
          let width = TallyLayout.columns(of: Array(all.prefix(shown))) + (shown < all.count ? 4 : 2)
          return shown <= all.count && width + String(count).count <= columns
        }
        expectEqual(TallyLayout(count: count, columns: columns).groups, Array(all.prefix(fitting ?? 0)))
      }
    }
  }

  @Test func `the tally of 300,000 victories has no more groups of marks than fit`() {
    for columns in 0...200 {
      let layout = TallyLayout(count: 300_000, columns: columns)
      #expect(layout.groups.count <= columns / 7 && layout.isCut)
    }
  }

  @Test func `a tally without room or with an impossible number does not trap`() {
    #expect(TallyLayout(count: .max, columns: 80).isCut)
    #expect(TallyLayout(count: 7, columns: 0).isCut)
    #expect(TallyLayout(count: 7, columns: -5).groups.isEmpty)
    expectEqual(TallyLayout(count: -3, columns: 10), TallyLayout(count: 0, columns: 10))
  }
}

/// A view that counts how often it is drawn.
private final class CountingView: View {
  private(set) var drawCount = 0
  private(set) var lastArea: Rect?

  override func draw(in canvas: inout Canvas) {
    drawCount += 1
    lastArea = canvas.clipBounds
  }
}
