import Stages
import TermKit
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct KeyboardLayoutGuideTests {
  @Test func `V8: a view that is laid out by its keyboard layout guide moves alongside the input view`() {
    let form = GuidedView()
    let stage = KeyboardStage(view: form)
    form.field.inputView = KeyboardStage.rows(4, "a")
    expectEqual(stage.app.row(11), "form")
    form.field.reloadInputViews()
    stage.app.advance(by: 0.14)
    expectEqual(form.label.frame.minY, 7)
    expectEqual(stage.app.row(9), "form")
    stage.settle()
    expectEqual(stage.app.row(7), "form")
    expectEqual(form.keyboardLayoutGuide.layoutFrame, Rect(x: 0, y: 8, width: 20, height: 4))
    form.field.resignFirstResponder()
    stage.settle()
    expectEqual(stage.app.row(11), "form")
    expectEqual(form.keyboardLayoutGuide.layoutFrame, Rect(x: 0, y: 12, width: 20, height: 0))
  }

  @Test
  func
    `V8: while nothing covers a view, its keyboard layout guide begins at the bottom of the safe area or of the view`()
  {
    let form = GuidedView()
    let stage = KeyboardStage(view: form)
    form.viewController?.additionalSafeAreaInsets.bottom = 2
    stage.app.turn()
    expectEqual(stage.app.row(9), "form")
    form.keyboardLayoutGuide.usesBottomSafeArea = false
    stage.app.turn()
    expectEqual(stage.app.row(11), "form")
    form.field.inputView = KeyboardStage.rows(4, "a")
    form.field.reloadInputViews()
    stage.settle()
    expectEqual(stage.app.row(7), "form")
  }

  @Test func `V8: the keyboard layout guide of a view that moves follows it`() {
    let (outer, form) = (View(), GuidedView())
    outer.addSubview(form)
    form.frame = Rect(x: 0, y: 0, width: 20, height: 10)
    let stage = KeyboardStage(view: outer)
    form.field.inputView = KeyboardStage.rows(4, "a")
    form.field.reloadInputViews()
    stage.settle()
    expectEqual(form.keyboardLayoutGuide.layoutFrame, Rect(x: 0, y: 8, width: 20, height: 2))
    form.frame.origin.y = 2
    stage.app.turn()
    expectEqual(stage.app.row(7), "form")
    form.frame.origin.y = -2
    stage.app.turn()
    expectEqual(form.label.frame.minY, 9)
    expectEqual(stage.app.row(7), "form")
  }

  @Test func `V8: a sheet makes room for the input view, and takes its place again afterwards`() {
    let stage = KeyboardStage(size: Size(width: 40, height: 16))
    let sheet = ViewController()
    let field = TextField(text: "text")
    field.frame = Rect(x: 0, y: 0, width: 20, height: 1)
    field.inputView = KeyboardStage.rows(7, "a")
    sheet.view.addSubview(field)
    sheet.modalPresentationStyle = .formSheet
    stage.first.window?.rootViewController?.present(sheet, animated: false)
    stage.app.turn()
    let before = sheet.view.convert(sheet.view.bounds, to: nil)
    stage.settle()
    #expect(sheet.view.convert(sheet.view.bounds, to: nil).maxY <= 9)
    #expect((0..<9).map(stage.app.row).contains { $0.contains("text") })
    field.resignFirstResponder()
    stage.settle()
    expectEqual(sheet.view.convert(sheet.view.bounds, to: nil), Rect(x: 2, y: 3, width: 36, height: 10))
    #expect(before.height > 0)
  }
}

@MainActor @Suite struct KeyboardScrollTests {
  @Test func `V8: a scroll view shows the focused field above the input view, and scrolls back afterwards`() {
    let scroll = ScrollView()
    scroll.showsVerticalScrollIndicator = false
    let field = TextField(text: "field")
    field.frame = Rect(x: 0, y: 9, width: 20, height: 1)
    scroll.addSubview(field)
    scroll.contentSize = Size(width: 20, height: 12)
    let stage = KeyboardStage(view: scroll)
    field.inputView = KeyboardStage.rows(5, "a")
    field.resignFirstResponder()
    stage.app.turn()
    expectEqual(scroll.contentOffset.y, -1)
    field.becomeFirstResponder()
    stage.app.advance(by: 0.14)
    expectEqual(scroll.contentOffset.y, 1)
    stage.settle()
    expectEqual(stage.app.row(6), "field")
    expectEqual(stage.app.terminal.cursor, Point(x: 5, y: 6))
    expectEqual(scroll.adjustedContentInset.bottom, 5)
    field.resignFirstResponder()
    stage.settle()
    expectEqual(scroll.contentOffset.y, -1)
    expectEqual(scroll.adjustedContentInset.bottom, 0)
  }

  @Test func `V8: a scroll view that the user has scrolled in the meantime stays there`() {
    let (scroll, field) = makeScrollView()
    let stage = KeyboardStage(view: scroll)
    field.inputView = KeyboardStage.rows(5, "a")
    field.reloadInputViews()
    stage.settle()
    stage.app.turnWheel(by: 2, 0, 3)
    let offset = scroll.contentOffset
    #expect(offset.y > 3)
    field.resignFirstResponder()
    stage.settle()
    expectEqual(scroll.contentOffset, offset)
  }

  @Test func `V8: the cursor stays visible when the input view gets fewer rows, and the scroll view goes back later`() {
    let (scroll, field) = makeScrollView()
    let stage = KeyboardStage(view: scroll)
    field.inputView = KeyboardStage.rows(6, "a")
    field.reloadInputViews()
    stage.settle()
    expectEqual(stage.app.terminal.cursor, Point(x: 5, y: 5))
    field.inputView = KeyboardStage.rows(4, "b")
    field.reloadInputViews()
    stage.settle()
    expectEqual(stage.app.terminal.cursor, Point(x: 5, y: 7))
    field.resignFirstResponder()
    stage.settle()
    expectEqual(scroll.contentOffset.y, -1)
  }

  @Test func `V8: a scroll view that the user has scrolled stays there when the input view changes its height`() {
    let (scroll, field) = makeScrollView()
    let stage = KeyboardStage(view: scroll)
    field.inputView = KeyboardStage.rows(4, "a")
    field.reloadInputViews()
    stage.settle()
    stage.app.turnWheel(by: 2, 0, 3)
    field.inputView = KeyboardStage.rows(5, "b")
    field.reloadInputViews()
    stage.settle()
    let offset = scroll.contentOffset
    #expect(offset.y > 3)
    field.inputView = KeyboardStage.rows(3, "c")
    field.reloadInputViews()
    stage.settle()
    expectEqual(scroll.contentOffset, offset)
    field.resignFirstResponder()
    stage.settle()
    expectEqual(scroll.contentOffset, offset)
  }

  /// Makes a scroll view of 40 rows with a field in the tenth.
  private func makeScrollView() -> (scroll: ScrollView, field: TextField) {
    let (scroll, field) = (ScrollView(), TextField(text: "field"))
    scroll.showsVerticalScrollIndicator = false
    field.frame = Rect(x: 0, y: 9, width: 20, height: 1)
    scroll.addSubview(field)
    scroll.contentSize = Size(width: 20, height: 40)
    return (scroll, field)
  }

  @Test func `V8: a scroll view whose program changes the insets itself does not add to them`() {
    let scroll = ScrollView()
    scroll.showsVerticalScrollIndicator = false
    scroll.automaticallyAdjustsKeyboardInsets = false
    let stage = KeyboardStage()
    stage.first.superview?.addSubview(scroll)
    scroll.frame = Rect(x: 0, y: 4, width: 20, height: 8)
    stage.first.inputView = KeyboardStage.rows(5, "a")
    stage.first.reloadInputViews()
    stage.settle()
    expectEqual(scroll.adjustedContentInset, .zero)
    scroll.automaticallyAdjustsKeyboardInsets = true
    stage.app.turn()
    expectEqual(scroll.adjustedContentInset.bottom, 5)
  }

  @Test func `V8: the cursor of a text view that fills the screen stays above the input view while the user types`() {
    let text = TextView(text: (0..<9).map { "line \($0)" }.joined(separator: "\n"))
    text.showsVerticalScrollIndicator = false
    let stage = KeyboardStage(view: text)
    text.inputAccessoryView = KeyboardStage.rows(4, "a")
    text.becomeFirstResponder()
    text.reloadInputViews()
    stage.settle()
    expectEqual(stage.app.row(7), "line 8")
    stage.app.type("!\rnext")
    expectEqual((6..<9).map(stage.app.row), ["line 8!", "next", String(repeating: "a", count: 20)])
    expectEqual(stage.app.terminal.cursor, Point(x: 4, y: 7))
  }

  @Test func `V8: the cursor of a text view in a scroll view stays above the input view while the user types`() {
    let (scroll, text) = (ScrollView(), TextView(text: "one\ntwo"))
    scroll.showsVerticalScrollIndicator = false
    text.frame = Rect(x: 0, y: 2, width: 20, height: 9)
    scroll.addSubview(text)
    scroll.contentSize = Size(width: 20, height: 11)
    let stage = KeyboardStage(view: scroll)
    text.inputAccessoryView = KeyboardStage.rows(5, "a")
    text.reloadInputViews()
    stage.settle()
    expectEqual(stage.app.row(4), "two")
    stage.app.type("\rthree\rfour\rfive")
    expectEqual((3..<7).map(stage.app.row), ["two", "three", "four", "five"])
    expectEqual(stage.app.terminal.cursor, Point(x: 4, y: 6))
    expectEqual(text.contentOffset, .zero)
  }

  @Test func `V8: a table shows the row with the focused field above the input view`() {
    let table = FieldTable()
    let stage = KeyboardStage(view: table)
    table.field.inputView = KeyboardStage.rows(6, "a")
    table.field.becomeFirstResponder()
    stage.settle()
    expectEqual(stage.app.terminal.cursor?.y, 5)
    #expect(table.contentOffset.y > 0)
    table.field.resignFirstResponder()
    stage.settle()
    expectEqual(table.contentOffset.y, -1)
  }

  @Test func `C10: a text view that gets fewer rows keeps its cursor visible`() {
    let view = View()
    let text = TextView(text: "1\n2\n3\n4\n5\n6")
    text.showsVerticalScrollIndicator = false
    text.frame = Rect(x: 0, y: 1, width: 10, height: 8)
    view.addSubview(text)
    let stage = KeyboardStage(view: view)
    expectEqual(stage.app.terminal.cursor, Point(x: 1, y: 6))
    text.frame.size.height = 2
    stage.app.turn()
    expectEqual(stage.app.terminal.cursor, Point(x: 1, y: 2))
    expectEqual((1..<3).map(stage.app.row), ["5", "6"])
  }
}

/// A view with a field at the top and a label above its keyboard layout guide.
private final class GuidedView: View {
  let field = TextField()
  let label = Label(text: "form")

  init() {
    super.init(frame: .zero)
    addSubview(field)
    addSubview(label)
  }

  override func layoutSubviews() {
    field.frame = Rect(x: 0, y: 1, width: bounds.width, height: 1)
    label.frame = Rect(x: 0, y: keyboardLayoutGuide.layoutFrame.minY - 1, width: bounds.width, height: 1)
  }
}

/// A table of five rows with a field in the last one.
private final class FieldTable: TableView, TableViewDataSource {
  let field = TextField(text: "field")

  init() {
    super.init(frame: .zero, style: .plain)
    dataSource = self
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    guard indexPath.row == 4 else { return cell }
    field.frame = Rect(x: 0, y: 0, width: 10, height: 1)
    cell.contentView.addSubview(field)
    return cell
  }
}
