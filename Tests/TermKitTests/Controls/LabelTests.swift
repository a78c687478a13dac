import TermKitTestSupport
import Testing

@testable import TermKit

@MainActor @Suite struct LabelTests {
  @Test func `text wider than the frame ends in an ellipsis`() {
    let label = Label(text: "Tic-Tac-Toe")
    label.frame = Rect(x: 3, y: 5, width: 8, height: 1)
    expect(label, draws: "Tic-Tac…")
  }

  @Test func `text that fits stands at the left unless told otherwise`() {
    let label = Label(text: "X")
    label.frame = Rect(x: 0, y: 0, width: 5, height: 1)
    expect(label, draws: "X")
    label.textAlignment = .center
    expect(label, draws: "  X")
    label.textAlignment = .right
    expect(label, draws: "    X")
  }
}
