import TermKit
import Testing

@testable import TermKitToolkit

@Suite struct SegmentChoiceTests {
  @Test func `C4: keys are for the chosen segment, else for the one they went to last`() {
    var choice = SegmentChoice(cursorIndex: 2)
    #expect(choice.cursor(among: 0) == nil)
    #expect(choice.cursor(among: 2) == 1)
    #expect(choice.cursor(among: 5) == 2)
    choice.selected = 4
    #expect(choice.cursor(among: 5) == 4)
  }

  @Test func `C4: what is chosen stays so as others come and go, and nothing is pressed any more`() {
    var choice = SegmentChoice(selected: 1, pressed: 0, cursorIndex: 1)
    choice.insert(at: 1, into: 3)
    #expect(choice == SegmentChoice(selected: 2, cursorIndex: 2))
    choice.insert(at: 3, into: 4)
    #expect(choice == SegmentChoice(selected: 2, cursorIndex: 2))
    choice.remove(at: 0)
    #expect(choice == SegmentChoice(selected: 1, cursorIndex: 1))
    choice.remove(at: 1)
    #expect(choice == SegmentChoice(cursorIndex: 1))
  }

  @Test func `X3: arrows pass over those that cannot be chosen, Home and End lead to the outermost that can`() {
    let enabled = [false, true, false, true, false]
    func lead(_ code: KeyCode, from cursor: Int) -> Int? {
      SegmentChoice(selected: cursor).destination(of: code, among: enabled, isMomentary: false)
    }
    #expect(lead(.right, from: 1) == 3 && lead(.right, from: 3) == nil)
    #expect(lead(.left, from: 3) == 1 && lead(.left, from: 1) == nil)
    #expect(lead(.home, from: 3) == 1 && lead(.end, from: 1) == 3)
    #expect(lead(.up, from: 1) == nil)
    #expect(SegmentChoice().destination(of: .home, among: [], isMomentary: false) == nil)
  }

  @Test func `X3: where nothing is chosen an arrow leads to the one with the focus, unless none ever is`() {
    let choice = SegmentChoice(cursorIndex: 1)
    #expect(choice.destination(of: .right, among: [true, true, true], isMomentary: false) == 1)
    #expect(choice.destination(of: .right, among: [true, true, true], isMomentary: true) == 2)
    #expect(choice.destination(of: .left, among: [true, false, true], isMomentary: false) == 0)
  }
}
