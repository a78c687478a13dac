import TermKit
import TestBasics
import Testing

@testable import TermKitControllers

@Suite struct AlertLayoutTests {
  @Test func `C12: the order of rows is texts, a blank row, the list of actions, the cancel action`() {
    let layout = AlertLayout(texts: 2, list: 3, cancel: 1)
    expectEqual(layout.height, 7)
    expectEqual(layout.places(in: 7), AlertLayout.Places(texts: 0..<2, list: 3..<6, cancel: 6..<7, apart: 7..<7))
  }

  @Test func `C12: a blank row can separate the cancel action from the list of actions`() {
    let layout = AlertLayout(texts: 0, list: 3, cancel: 1, isCancelApart: true)
    expectEqual(layout.height, 5)
    expectEqual(layout.places(in: 5), AlertLayout.Places(texts: 0..<0, list: 0..<3, cancel: 4..<5, apart: 5..<5))
    expectEqual(AlertLayout(texts: 0, list: 0, cancel: 1, isCancelApart: true).height, 1)
    expectEqual(AlertLayout(texts: 1, list: 0).height, 1)
  }

  @Test func `C12: if rows are scarce, texts and actions each get half of the rows, or fewer if they need fewer`() {
    expectEqual(
      AlertLayout(texts: 20, list: 3, cancel: 1).places(in: 12),
      AlertLayout.Places(texts: 0..<7, list: 8..<11, cancel: 11..<12, apart: 12..<12))
    expectEqual(
      AlertLayout(texts: 1, list: 20, cancel: 1).places(in: 12),
      AlertLayout.Places(texts: 0..<1, list: 2..<11, cancel: 11..<12, apart: 12..<12))
    expectEqual(
      AlertLayout(texts: 20, list: 20).places(in: 11),
      AlertLayout.Places(texts: 0..<5, list: 6..<11, cancel: 11..<11, apart: 11..<11))
  }

  @Test func `C12: a blank row sets the separate action apart from all others, unless rows are scarce`() {
    let layout = AlertLayout(texts: 1, list: 1, cancel: 1, apart: 1)
    expectEqual(layout.height, 6)
    expectEqual(layout.places(in: 6), AlertLayout.Places(texts: 0..<1, list: 2..<3, cancel: 3..<4, apart: 5..<6))
    expectEqual(layout.places(in: 4), AlertLayout.Places(texts: 0..<1, list: 1..<2, cancel: 2..<3, apart: 3..<4))
    expectEqual(AlertLayout(texts: 0, list: 0, apart: 1).height, 1)
  }
}
