import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct StackViewTests {
  private func labels(_ texts: String...) -> [Label] { texts.map { Label(text: $0) } }

  private func sized<Stack: View>(_ stack: Stack, _ width: Int, _ height: Int) -> Stack {
    stack.frame = Rect(x: 0, y: 0, width: width, height: height)
    return stack
  }

  @Test func `a row places its views side by side with spacing between them`() {
    let row = sized(StackView(arrangedSubviews: labels("one", "two", "three"), spacing: 2), 15, 1)
    expect(row, draws: "one  two  three")
  }

  @Test func `a column places its views one below the other`() {
    let column = sized(StackView(arrangedSubviews: labels("one", "two"), axis: .vertical, spacing: 1), 3, 3)
    expect(
      column,
      draws: """
        one

        two
        """)
  }

  @Test func `hidden views in a stack take neither room nor spacing`() {
    let views = labels("one", "two", "three")
    let row = sized(StackView(arrangedSubviews: views, spacing: 1), 9, 1)
    views[1].isHidden = true
    expect(row, draws: "one three")
    views[1].isHidden = false
    row.frame.size.width = 13
    expect(row, draws: "one two three")
  }

  @Test func `Z13, Z14: a view that was hidden several times, also in animations, is back after one call`() {
    let stage = TestScene(size: Size(width: 13, height: 1))
    let views = labels("one", "two", "three")
    let row = sized(StackView(arrangedSubviews: views, spacing: 1), 13, 1)
    stage.window.addSubview(row)
    for isHidden in [true, true, true, false, true, true, false] {
      View.animate(withDuration: 0.3) { views[1].isHidden = isHidden }
      if isHidden { row.layoutIfNeeded() }
    }
    stage.frame(after: 1)
    #expect(!views[1].isHidden && views[1].alpha == 1)
    expectEqual(stage.picture, "one two three")
  }

  @Test func `a view with a constant width keeps it in a row and in a column, and takes the height of its text there`()
  {
    let name = Label(text: "a long name")
    name.numberOfLines = 0
    name.setWidth(6)
    expect(sized(StackView(arrangedSubviews: [name, Label(text: "rest")]), 14, 2), draws: "a longrest\nname")
    let column = sized(StackView(arrangedSubviews: [name, Label(text: "rest")], axis: .vertical), 14, 3)
    expect(column, draws: "a long\nname\nrest")
    expectEqual(column.sizeThatFits(.unlimited), Size(width: 6, height: 3))
  }

  @Test func `minimum widths and heights hold until the stack is too small, and nil removes them`() {
    let views = labels("a", "b")
    views[0].setWidth(atLeast: 4)
    views[0].setHeight(atLeast: 2)
    let row = sized(StackView(arrangedSubviews: views, spacing: 1), 6, 2)
    row.alignment = .top
    expectEqual(row.sizeThatFits(.unlimited), Size(width: 6, height: 2))
    row.layoutIfNeeded()
    expectEqual(views.map(\.frame), [Rect(x: 0, y: 0, width: 4, height: 2), Rect(x: 5, y: 0, width: 1, height: 1)])
    views[0].setWidth(nil)
    views[0].setHeight(1)
    expectEqual(row.sizeThatFits(.unlimited), Size(width: 3, height: 1))
  }

  @Test func `setWidth lays out the window again`() {
    let stage = TestScene(size: Size(width: 12, height: 1))
    let views = labels("one", "two")
    views[0].setContentHuggingPriority(LayoutPriority(500), for: .horizontal)
    stage.window.addSubview(sized(StackView(arrangedSubviews: views), 12, 1))
    stage.frame(after: 0)
    expectEqual(stage.picture, "onetwo")
    views[0].setWidth(5)
    stage.frame(after: 0)
    expectEqual(stage.picture, "one  two")
  }

  @Test func `a negative width traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Label(text: "name").setWidth(-1)
    }
    #expect(result.sentence.contains("Label cannot be -1 cells wide: pass 0 or more"))
  }

  @Test func `a stack view keeps its layout margins free`() {
    let row = sized(StackView(arrangedSubviews: labels("text that is long")), 12, 3)
    row.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 1)
    expect(row, draws: "\n  text tha…")
    expectEqual(row.sizeThatFits(Size(width: 80, height: 10)), Size(width: 20, height: 3))
  }

  @Test func `the alignment of a stack view positions its views across its axis`() {
    let column = sized(StackView(arrangedSubviews: labels("X", "Tic"), axis: .vertical), 7, 2)
    column.alignment = .leading
    expect(column, draws: "X\nTic")
    column.alignment = .center
    expect(column, draws: "   X\n  Tic")
    column.alignment = .trailing
    expect(column, draws: "      X\n    Tic")
    column.alignment = .fill
    column.layoutIfNeeded()
    #expect(column.arrangedSubviews.allSatisfy { $0.frame.width == 7 })
  }

  @Test func `custom spacing after a view replaces the spacing of the stack view`() {
    let views = labels("a", "b", "c")
    let row = sized(StackView(arrangedSubviews: views, spacing: 1), 9, 1)
    row.setCustomSpacing(4, after: views[0])
    row.setContentHuggingPriority(.required, for: .horizontal)
    views[2].setContentHuggingPriority(LayoutPriority(1), for: .horizontal)
    expect(row, draws: "a    b c")
  }

  @Test func `the view with the lowest hugging priority grows, and the view with the lowest resistance shrinks`() {
    let views = labels("name", "value")
    let row = sized(StackView(arrangedSubviews: views), 14, 1)
    views[0].setContentHuggingPriority(LayoutPriority(1), for: .horizontal)
    expect(row, draws: "name     value")
    row.frame.size.width = 7
    views[0].setContentCompressionResistancePriority(LayoutPriority(1), for: .horizontal)
    expect(row, draws: "n…value")
  }

  @Test func `a label in a column gets the height that its text needs at the width of the column`() {
    let text = Label(text: "one two three")
    text.numberOfLines = 0
    let column = sized(StackView(arrangedSubviews: [text] + labels("end"), axis: .vertical), 7, 4)
    text.setContentHuggingPriority(.required, for: .vertical)
    expect(column, draws: "one two\nthree\nend")
  }

  @Test func `a label in a row gets the height that its text needs at the label's own width`() {
    let text = Label(text: "one two three")
    text.numberOfLines = 0
    text.setContentCompressionResistancePriority(LayoutPriority(1), for: .horizontal)
    let row = sized(StackView(arrangedSubviews: labels("name ") + [text]), 12, 3)
    row.alignment = .leading
    expectEqual(row.sizeThatFits(Size(width: 12, height: 3)), Size(width: 12, height: 2))
    expect(row, draws: "name one two\n     three")
  }

  @Test func `sizeThatFits of a fillEqually stack gives every view the length of the longest view`() {
    let row = StackView(arrangedSubviews: labels("X", "New Game"), spacing: 1)
    row.distribution = .fillEqually
    expectEqual(row.sizeThatFits(Size(width: 80, height: 3)), Size(width: 17, height: 1))
    expectEqual(row.sizeThatFits(Size(width: 10, height: 3)), Size(width: 10, height: 1))
  }

  @Test func `a view that leaves a stack view is no longer one of its arrangedSubviews`() {
    let views = labels("a", "b")
    let row = StackView(arrangedSubviews: views)
    View().addSubview(views[0])
    expectEqual(identities(row.arrangedSubviews), identities([views[1]]))
    views[1].removeFromSuperview()
    #expect(row.arrangedSubviews.isEmpty)
  }

  @Test func `removeArrangedSubview keeps the view as a subview and no longer lays it out`() {
    let views = labels("a", "b")
    let row = sized(StackView(arrangedSubviews: views), 2, 1)
    row.layoutIfNeeded()
    row.removeArrangedSubview(views[0])
    expectEqual(identities(row.subviews), identities(views))
    expectEqual(identities(row.arrangedSubviews), identities([views[1]]))
    views[0].frame = Rect(x: 1, y: 0, width: 1, height: 1)
    row.layoutIfNeeded()
    expectEqual(views[0].frame.minX, 1)
  }

  @Test func `adding an arranged view again moves it to the end`() {
    let views = labels("a", "b", "c")
    let row = sized(StackView(arrangedSubviews: views), 3, 1)
    row.addArrangedSubview(views[0])
    expect(row, draws: "bca")
  }

  @Test func `a visible stack view is laid out before the next frame when a label's text grows`() {
    let views = labels("1", "points")
    let row = StackView(arrangedSubviews: views, spacing: 1)
    row.distribution = .equalSpacing
    let app = TestApplication(size: Size(width: 12, height: 2), showing: row)
    expectEqual(app.row(1), "1     points")
    views[0].text = "100"
    app.turn()
    expectEqual(app.row(1), "100   points")
  }

  @Test func `a stack view keeps the rows under the status bar free`() {
    let column = StackView(arrangedSubviews: labels("first"), axis: .vertical)
    let app = TestApplication(size: Size(width: 11, height: 3), showing: column)
    expect(app, shows: "   09:41\nfirst")
  }

  @Test func `nested stacks adapt when a label's text grows, a label is hidden or a label is added`() {
    let stage = TestScene(size: Size(width: 12, height: 1))
    let label = Label(text: "a")
    let inner = StackView(arrangedSubviews: [label])
    let rest = FilledView("-", Rect.zero)
    rest.setContentHuggingPriority(LayoutPriority(1), for: .horizontal)
    let outer = sized(StackView(arrangedSubviews: [inner, rest]), 12, 1)
    stage.window.addSubview(outer)
    stage.frame()
    expectEqual(stage.picture, "a-----------")
    label.text = "abcdef"
    stage.frame()
    expectEqual(stage.picture, "abcdef------")
    label.isHidden = true
    stage.frame()
    expectEqual(stage.picture, "------------")
    inner.addArrangedSubview(Label(text: "new"))
    stage.frame()
    expectEqual(stage.picture, "new---------")
  }

  @Test func `a plain view in a stack requests no room and fills the rest, regardless of its previous size`() {
    let label = Label(text: "a")
    let space = View()
    space.setContentHuggingPriority(LayoutPriority(1), for: .horizontal)
    let row = sized(StackView(arrangedSubviews: [label, space, Label(text: "z")]), 9, 1)
    expect(row, draws: "a       z")
    label.text = "abcdefgh"
    expect(row, draws: "abcdefghz")
    label.text = "ab"
    expect(row, draws: "ab      z")
    expectEqual(row.sizeThatFits(Size(width: 80, height: 1)), Size(width: 3, height: 1))
  }

  @Test func `the preferred size of a nested stack does not include the status bar`() {
    let stage = TestScene(size: Size(width: 6, height: 4))
    stage.scene.statusBarHeight = 1
    let row = StackView(arrangedSubviews: labels("ab"))
    let rest = FilledView("-", Rect.zero)
    rest.setContentHuggingPriority(LayoutPriority(1), for: .vertical)
    stage.window.addSubview(sized(StackView(arrangedSubviews: [row, rest], axis: .vertical), 6, 4))
    stage.frame()
    expectEqual(stage.picture, "\nab\n------\n------")
  }

  @Test func `a view that is brought to the front of its stack keeps its place in the row`() {
    let views = labels("a", "b")
    let row = sized(StackView(arrangedSubviews: views), 2, 1)
    row.addSubview(views[0])
    row.insertSubview(views[1], at: 0)
    expect(row, draws: "ab")
  }

  @Test func `a stack treats a negative preferred size as zero and limits a huge preferred size to the room`() {
    final class Strange: View {
      let size: Size
      init(_ size: Size) {
        self.size = size
        super.init()
      }
      override func sizeThatFits(_ size: Size) -> Size { self.size }
    }
    let strange = [Strange(Size(width: -5, height: -1)), Strange(Size(width: .max, height: .max))]
    let stack = StackView(arrangedSubviews: strange, spacing: 1)
    stack.frame = Rect(0, 0, 10, 2)
    stack.layoutIfNeeded()
    expectEqual(strange.map(\.frame), [Rect(0, 0, 0, 2), Rect(1, 0, 9, 2)])
    stack.layoutMargins = EdgeInsets(left: -3)
    expectEqual(stack.sizeThatFits(Size(width: .max, height: .max)).height, .max)
  }

  @Test func `insertArrangedSubview places a view before another, and moves a view that is already arranged`() {
    let stack = StackView()
    let (a, b, c) = (Label(text: "a"), Label(text: "b"), Label(text: "c"))
    stack.insertArrangedSubview(b, at: 0)
    stack.insertArrangedSubview(a, at: 0)
    stack.insertArrangedSubview(c, at: 2)
    expectEqual(stack.arrangedSubviews, [a, b, c])
    stack.insertArrangedSubview(a, at: 3)
    expectEqual(stack.arrangedSubviews, [b, c, a])
    stack.setCustomSpacing(2, after: b)
    #expect(stack.customSpacing(after: b) == 2 && stack.customSpacing(after: c) == nil)
    stack.frame = Rect(0, 0, 5, 1)
    stack.layoutIfNeeded()
    expectEqual([b, c, a].map(\.frame.minX), [0, 3, 4])
  }

  @Test func `setCustomSpacing after a view that is not arranged traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { StackView().setCustomSpacing(1, after: Label(text: "")) }
    }
    #expect(result.sentence.contains("after Label, which is not an arranged subview: add it to the stack view first"))
  }

  @Test func `a view that removes itself in didMoveToWindow is no longer arranged by its stack`() {
    final class Shy: View {
      override func didMoveToWindow() { if window != nil { removeFromSuperview() } }
    }
    let (stage, stack, shy) = (TestScene(), StackView(), Shy())
    stage.window.addSubview(stack)
    stack.addArrangedSubview(shy)
    #expect(stack.arrangedSubviews.isEmpty)
  }
}
