import TermKit
import Testing

@testable import TermKitToolkit

@Suite struct AlertLayoutTests {
  @Test func `C12: texts, a blank row, the list and what cancels stand one below the other`() {
    let layout = AlertLayout(texts: 2, list: 3, cancel: 1)
    #expect(layout.height == 7)
    #expect(layout.places(in: 7) == AlertLayout.Places(texts: 0..<2, list: 3..<6, cancel: 6..<7, apart: 7..<7))
  }

  @Test func `C12: what cancels may be set off from the list`() {
    let layout = AlertLayout(texts: 0, list: 3, cancel: 1, isCancelApart: true)
    #expect(layout.height == 5)
    #expect(layout.places(in: 5) == AlertLayout.Places(texts: 0..<0, list: 0..<3, cancel: 4..<5, apart: 5..<5))
    #expect(AlertLayout(texts: 0, list: 0, cancel: 1, isCancelApart: true).height == 1)
    #expect(AlertLayout(texts: 1, list: 0).height == 1)
  }

  @Test func `C12: where rows are short each has what it needs, or half of them`() {
    #expect(
      AlertLayout(texts: 20, list: 3, cancel: 1).places(in: 12)
        == AlertLayout.Places(texts: 0..<7, list: 8..<11, cancel: 11..<12, apart: 12..<12))
    #expect(
      AlertLayout(texts: 1, list: 20, cancel: 1).places(in: 12)
        == AlertLayout.Places(texts: 0..<1, list: 2..<11, cancel: 11..<12, apart: 12..<12))
    #expect(
      AlertLayout(texts: 20, list: 20).places(in: 11)
        == AlertLayout.Places(texts: 0..<5, list: 6..<11, cancel: 11..<11, apart: 11..<11))
  }

  @Test func `C12: a blank row sets the action that stands apart off from all others`() {
    let layout = AlertLayout(texts: 1, list: 1, cancel: 1, apart: 1)
    #expect(layout.height == 6)
    #expect(layout.places(in: 6) == AlertLayout.Places(texts: 0..<1, list: 2..<3, cancel: 3..<4, apart: 5..<6))
    #expect(layout.places(in: 4) == AlertLayout.Places(texts: 0..<1, list: 1..<2, cancel: 2..<3, apart: 3..<4))
    #expect(AlertLayout(texts: 0, list: 0, apart: 1).height == 1)
  }
}
