import Stages
import TermKit
import TestBasics
import Testing

@testable import TermKitViews

/// The rows that scroll on the screen, and the cells that must also be drawn.
@MainActor @Suite struct ContentShiftTests {
  private let area = Rect(0, 2, 20, 10)

  @Test func `a content shift redraws dirty cells at their old and new positions, and the rows that scroll in`() {
    var plan = FramePlan()
    plan.damage.add(Rect(3, 5, 4, 1))
    plan.move(ContentShift(area: area, rows: 2), leaving: [])
    expectEqual(plan.shifts, [ContentShift(area: area, rows: 2)])
    expectEqual(Set(plan.damage.rects), [Rect(3, 5, 4, 1), Rect(3, 3, 4, 1), Rect(0, 10, 20, 2)])
  }

  @Test func `a content shift redraws its occlusions and the cells that the occlusions' contents move to`() {
    var plan = FramePlan()
    plan.move(ContentShift(area: area, rows: -1), leaving: [Rect(8, 6, 3, 1)])
    expectEqual(Set(plan.damage.rects), [Rect(8, 6, 3, 2), Rect(0, 2, 20, 1)])
  }

  @Test func `content shifts of one area add up, and a shift of an overlapping area is redrawn instead`() {
    var plan = FramePlan()
    plan.move(ContentShift(area: area, rows: 2), leaving: [])
    plan.move(ContentShift(area: area, rows: -3), leaving: [])
    expectEqual(plan.shifts, [ContentShift(area: area, rows: -1)])
    plan.move(ContentShift(area: area, rows: 1), leaving: [])
    #expect(plan.shifts.isEmpty)
    plan.move(ContentShift(area: area, rows: 1), leaving: [])
    let other = Rect(4, 4, 5, 4)
    plan.move(ContentShift(area: other, rows: 1), leaving: [])
    expectEqual(plan.shifts.map(\.area), [area])
    #expect(plan.damage.rects.contains { $0.contains(other) })
  }

  @Test func `an area that shifts by its own height or more is redrawn instead`() {
    var plan = FramePlan()
    plan.move(ContentShift(area: area, rows: 6), leaving: [])
    plan.move(ContentShift(area: area, rows: 4), leaving: [])
    #expect(plan.shifts.isEmpty && plan.damage.rects == [area])
  }

  @Test func `a content shift is dropped if its whole area is redrawn`() {
    var plan = FramePlan()
    plan.move(ContentShift(area: area, rows: 1), leaving: [])
    plan.damage.add(Rect(0, 0, 20, 12))
    plan.drawShifts()
    #expect(plan.shifts.isEmpty && plan.damage.rects == [Rect(0, 0, 20, 12)])
  }

  @Test func `bars reduce the scrolled area, and occlusions over more than half of it prevent scrolling`() throws {
    let scrolled = try #require(
      ScrolledArea(of: area, behind: [Rect(0, 2, 20, 2), Rect(4, 5, 3, 1), Rect(0, 11, 20, 1), Rect(0, 3, 20, 2)]))
    expectEqual(scrolled.area, Rect(0, 5, 20, 6))
    expectEqual(scrolled.occlusions, [Rect(4, 5, 3, 1)])
    expectEqual(scrolled.covered, [Rect(0, 2, 20, 2), Rect(0, 11, 20, 1), Rect(0, 4, 20, 1)])
    expectNil(ScrolledArea(of: area, behind: [Rect(0, 3, 11, 8), Rect(11, 3, 9, 2)]))
  }

  @Test func `a cell buffer can scroll whole rows or move a rectangle of cells`() {
    func buffer(_ text: String) -> CellBuffer {
      let lines = text.split(separator: "/")
      var buffer = CellBuffer(size: Size(width: 4, height: lines.count))
      for (y, line) in lines.enumerated() {
        for (x, scalar) in line.unicodeScalars.enumerated() { buffer[x, y] = Cell(glyph: Glyph(scalar)) }
      }
      return buffer
    }
    var cells = buffer("aaaa/bbbb/cccc/dddd")
    cells.scroll(rows: 1..<4, by: 1)
    expectEqual(cells, buffer("aaaa/cccc/dddd/    "))
    cells.scroll(rows: 0..<3, by: -2)
    expectEqual(cells, buffer("    /    /aaaa/    "))
    cells = buffer("abcd/efgh/ijkl/mnop")
    cells.move(Rect(1, 0, 2, 3), upBy: 1)
    #expect(cells[1, 0].glyph.base == "f" && cells[2, 1].glyph.base == "k" && cells[0, 0].glyph.base == "a")
    cells.move(Rect(1, 0, 2, 4), upBy: -3)
    #expect(cells[1, 3].glyph.base == "f" && cells[3, 3].glyph.base == "p")
    #expect(cells.hashValue != buffer("abcd/efgh/ijkl/mnop").hashValue && cells != buffer("abcd/efgh/ijkl"))
  }
}
