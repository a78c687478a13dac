import TermKit
import TestBasics
import Testing

@testable import TermKitControls

@Suite struct SegmentChoiceTests {
  @Test func `C4: the cursor is on the selected segment, or else on the segment that keys reached last`() {
    var choice = SegmentChoice(cursorIndex: 2)
    expectNil(choice.cursor(among: 0))
    expectEqual(choice.cursor(among: 2), 1)
    expectEqual(choice.cursor(among: 5), 2)
    choice.selected = 4
    expectEqual(choice.cursor(among: 5), 4)
  }

  @Test func `C4: inserting or removing a segment keeps the selection on its segment and ends a press`() {
    var choice = SegmentChoice(selected: 1, pressed: 0, cursorIndex: 1)
    choice.insert(at: 1, into: 3)
    expectEqual(choice, SegmentChoice(selected: 2, cursorIndex: 2))
    choice.insert(at: 3, into: 4)
    expectEqual(choice, SegmentChoice(selected: 2, cursorIndex: 2))
    choice.remove(at: 0)
    expectEqual(choice, SegmentChoice(selected: 1, cursorIndex: 1))
    choice.remove(at: 1)
    expectEqual(choice, SegmentChoice(cursorIndex: 1))
  }

  @Test func `X3: arrow keys skip disabled segments, and Home and End lead to the outermost enabled segments`() {
    let enabled = [false, true, false, true, false]
    func lead(_ code: KeyCode, from cursor: Int) -> Int? {
      SegmentChoice(selected: cursor).destination(of: code, among: enabled, isMomentary: false)
    }
    #expect(lead(.right, from: 1) == 3 && lead(.right, from: 3) == nil)
    #expect(lead(.left, from: 3) == 1 && lead(.left, from: 1) == nil)
    #expect(lead(.home, from: 3) == 1 && lead(.end, from: 1) == 3)
    expectNil(lead(.up, from: 1))
    expectNil(SegmentChoice().destination(of: .home, among: [], isMomentary: false))
  }

  @Test func `X3: with no selection, an arrow key leads to the cursor's segment, or past it in a momentary control`() {
    let choice = SegmentChoice(cursorIndex: 1)
    expectEqual(choice.destination(of: .right, among: [true, true, true], isMomentary: false), 1)
    expectEqual(choice.destination(of: .right, among: [true, true, true], isMomentary: true), 2)
    expectEqual(choice.destination(of: .left, among: [true, false, true], isMomentary: false), 0)
  }
}
