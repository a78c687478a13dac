import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A picker view with lists of titles, on white paper, with another view that has the focus at first.
@MainActor final class PickerStage: PickerViewDataSource, PickerViewDelegate {
  let picker = PickerView()
  private(set) var app: TestApplication
  var lists: [[String]]
  /// Returns the titles in place of the lists, if there is one.
  var title: ((Int) -> String)?
  var attributedTitle: AttributedText?
  var rowCount: Int?
  var widths: [Int] = []
  /// The rows that the picker view reported, as "component: row".
  private(set) var choices: [String] = []
  /// The number of titles that the picker view has asked for.
  private(set) var titleCount = 0

  init(_ lists: [[String]], _ traits: TraitCollection = TraitCollection(), size: Size = Size(width: 20, height: 5)) {
    self.lists = lists
    let picker = picker
    picker.frame = Rect(x: 0, y: 1, width: size.width, height: size.height)
    app = TestApplication(size: Size(width: 40, height: 8), traits: traits) { application in
      application.statusBar.leftText = ""
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      let other = FocusableView(frame: Rect(39, 7, 1, 1))
      [other, picker].forEach(window.addSubview)
      window.makeKeyAndVisible()
    }
    (picker.dataSource, picker.delegate) = (self, self)
    app.turn()
  }

  func numberOfComponents(in pickerView: PickerView) -> Int { lists.count }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    rowCount ?? lists[component].count
  }

  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titleCount += 1
    return title?(row) ?? lists[component][row]
  }

  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> AttributedText? { row == 0 ? attributedTitle : nil }

  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Int {
    widths.isEmpty ? 0 : widths[component]
  }

  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    choices.append("\(component): \(row)")
  }

  func pickerView(_ pickerView: PickerView, accessibilityLabelForComponent component: Int) -> String? {
    "List \(component + 1)"
  }

  func focus(_ component: Int = 0) {
    picker.subviews[component].becomeFirstResponder()
    app.turn()
  }

  /// Lets animations end, and returns the rows of the picker view.
  func picture() -> String {
    app.advance(by: 1)
    app.turn()
    return (picker.frame.minY..<picker.frame.maxY).map(app.row).joined(separator: "\n")
  }
}

@MainActor @Suite struct PickerViewTests {
  private static let fruit = ["Apple", "Banana", "Cherry", "Blueberry", "Date"]

  // MARK: Rows

  @Test func `C15: a picker view shows the selected row in the middle and its neighbours above and below`() {
    let stage = PickerStage([Self.fruit])
    expectEqual(stage.picture(), "\n\n       Apple\n       Banana\n       Cherry")
    stage.picker.selectRow(2, inComponent: 0, animated: false)
    expectEqual(stage.picture(), "       Apple\n       Banana\n       Cherry\n     Blueberry\n        Date")
    #expect(stage.picker.selectedRow(inComponent: 0) == 2 && stage.choices.isEmpty)
  }

  @Test func `C15: components are side by side and share the room`() {
    let stage = PickerStage([["A", "B"], ["1", "2", "3"]])
    expectEqual(stage.picture(), "\n\n     A        1\n     B        2\n              3")
    #expect(stage.picker.numberOfComponents == 2 && stage.picker.numberOfRows(inComponent: 1) == 3)
  }

  @Test func `C15: components with widths of their own are in the middle together`() {
    let stage = PickerStage([["A"], ["1"]])
    stage.widths = [3, 5]
    stage.picker.reloadAllComponents()
    stage.app.turn()
    expectEqual(stage.picker.subviews.map(\.frame.width), [3, 5])
    expectEqual(stage.picker.subviews.map(\.frame.minX), [5, 9])
    expectEqual(stage.picker.intrinsicContentSize, Size(width: 13, height: 5))
    expectEqual(stage.picker.rowSize(forComponent: 1), Size(width: 5, height: 1))
  }

  @Test func `C15: in one row, a picker view shows the selected row only`() {
    let stage = PickerStage([Self.fruit], size: Size(width: 20, height: 1))
    expectEqual(stage.picture(), "       Apple")
  }

  @Test func `C15: a title that is too wide ends in an ellipsis`() {
    let stage = PickerStage([["A very long title"]], size: Size(width: 12, height: 1))
    expectEqual(stage.picture(), "  A very …")
  }

  @Test func `C15: reloading keeps the selected row, or selects the last one`() {
    let stage = PickerStage([Self.fruit])
    stage.picker.selectRow(4, inComponent: 0, animated: false)
    stage.lists[0] = ["One", "Two"]
    stage.picker.reloadComponent(0)
    expectEqual(stage.picker.selectedRow(inComponent: 0), 1)
    stage.lists = [["X"], []]
    stage.picker.reloadAllComponents()
    #expect(stage.picker.selectedRow(inComponent: 0) == 0 && stage.picker.selectedRow(inComponent: 1) == -1)
  }

  @Test func `C15: a picker view with a million rows asks only for the titles that it shows`() {
    let stage = PickerStage([[]])
    stage.rowCount = 1_000_000
    stage.title = { "Row \($0)" }
    stage.picker.reloadAllComponents()
    stage.picker.selectRow(500_000, inComponent: 0, animated: false)
    let before = stage.titleCount
    #expect(stage.picture().contains("Row 500000"))
    #expect(stage.titleCount - before <= 20)
    stage.focus()
    stage.app.press(.end)
    #expect(stage.picture().contains("Row 999999"))
  }

  @Test func `C15: an animated selection has its row at once and turns there`() {
    let stage = PickerStage([Self.fruit])
    stage.picker.selectRow(4, inComponent: 0, animated: true)
    expectEqual(stage.picker.selectedRow(inComponent: 0), 4)
    stage.app.turn()
    stage.app.advance(by: 0.1)
    #expect(stage.app.row(3).contains("Cherry"))
    #expect(stage.picture().hasPrefix("       Cherry\n     Blueberry\n        Date"))
  }

  // MARK: Keys

  @Test func `X3: arrows, Page keys, Home and End turn the component with the focus`() {
    let stage = PickerStage([(0..<20).map(String.init)])
    stage.focus()
    for key in [KeyCode.down, .down, .up, .pageDown, .pageUp, .end, .home] { stage.app.press(key) }
    expectEqual(stage.choices, ["0: 1", "0: 2", "0: 1", "0: 5", "0: 1", "0: 19", "0: 0"])
  }

  @Test func `X3: Up on the first row and Down on the last one are left to other responders`() {
    let stage = PickerStage([["A", "B"]])
    stage.focus()
    let wheel = stage.picker.subviews[0]
    #expect(!wheel.pressBegan(Key(.up)))
    stage.app.press(.down)
    #expect(!wheel.pressBegan(Key(.down)))
    #expect(!wheel.keyCommands.contains { $0.keys.contains(Key(.down)) })
  }

  @Test func `X3: Right, Left and Tab move between components`() {
    let stage = PickerStage([["A", "B"], ["1", "2"]])
    stage.focus()
    stage.app.press(.right)
    #expect(stage.picker.subviews[1].isFocused)
    stage.app.press(.left)
    #expect(stage.picker.subviews[0].isFocused)
    stage.app.press("\t")
    #expect(stage.picker.subviews[1].isFocused)
    #expect(stage.choices.isEmpty)
  }

  @Test func `X3: a letter goes to the next row that begins with it, and starts over after the last row`() {
    let stage = PickerStage([Self.fruit])
    stage.focus()
    stage.app.press("b")
    stage.app.press("b")
    stage.app.press("B")
    stage.app.press("z")
    expectEqual(stage.choices, ["0: 1", "0: 3", "0: 1"])
  }

  // MARK: Mouse

  @Test func `X3: a click selects the row under the mouse, and a click beside the rows selects nothing`() {
    let stage = PickerStage([Self.fruit])
    stage.app.click(10, 5)
    expectEqual(stage.choices, ["0: 2"])
    stage.app.advance(by: 1)
    stage.app.click(10, 2)
    expectEqual(stage.choices, ["0: 2", "0: 1"])
    stage.app.advance(by: 1)
    stage.app.click(10, 1)
    expectEqual(stage.choices.count, 2)
  }

  @Test func `X3: dragging turns a component, and the row in the middle is chosen at the release`() {
    let stage = PickerStage([Self.fruit])
    stage.app.mouseDown(10, 5)
    stage.app.mouseDrag(10, 4)
    stage.app.mouseDrag(10, 2)
    #expect(stage.choices.isEmpty)
    #expect(stage.app.row(3).contains("Blueberry"))
    stage.app.mouseUp(10, 2)
    expectEqual(stage.choices, ["0: 3"])
    stage.app.mouseDown(10, 3)
    stage.app.mouseDrag(30, 7)
    stage.app.mouseDrag(30, 0)
    stage.app.mouseUp(30, 0)
    expectEqual(stage.choices, ["0: 3", "0: 4"])
  }

  @Test func `X3: the wheel turns a component row by row`() {
    let stage = PickerStage([Self.fruit])
    stage.app.turnWheel(by: 1, 10, 3)
    stage.app.turnWheel(by: 1, 10, 3)
    stage.app.turnWheel(by: -1, 10, 3)
    expectEqual(stage.choices, ["0: 1", "0: 2", "0: 1"])
  }

  @Test func `C15: a choice of the user sends valueChanged, and a choice of the program does not`() {
    let stage = PickerStage([Self.fruit])
    var count = 0
    stage.picker.addAction(for: .valueChanged) { _ in count += 1 }
    stage.picker.selectRow(1, inComponent: 0, animated: false)
    expectEqual(count, 0)
    stage.focus()
    stage.app.press(.down)
    expectEqual(count, 1)
  }

  @Test func `C15: a disabled picker view ignores the mouse, the wheel and keys`() {
    let stage = PickerStage([Self.fruit])
    stage.focus()
    stage.picker.isEnabled = false
    #expect(!stage.picker.subviews[0].isFocused && !stage.picker.subviews[0].canBecomeFirstResponder)
    stage.app.click(10, 4)
    stage.app.turnWheel(by: 1, 10, 3)
    #expect(stage.choices.isEmpty)
  }

  // MARK: Accessibility

  @Test func `X1: each component is adjustable, and a screen reader says its name, row and position`() {
    let stage = PickerStage([Self.fruit, ["1"]], TraitCollection(usesScreenReader: true))
    #expect(!stage.picker.isAccessibilityElement)
    stage.focus()
    expectEqual(stage.app.application.spokenText, "List 1, Apple, 1 of 5, adjustable")
    stage.app.press(.right)
    #expect(stage.choices == ["0: 1"] && stage.app.application.spokenText?.contains("Banana") == true)
    stage.picker.subviews[0].accessibilityDecrement()
    expectEqual(stage.choices, ["0: 1", "0: 0"])
  }

  // MARK: Misuse

  @Test func `C15: a row or a component that does not exist stops the program`() async {
    let component = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { PickerView().selectRow(0, inComponent: 1, animated: false) }
    }
    expectEqual(component?.sentence.contains("component 1 is out of range 0..<0"), true)
    let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { PickerStage([["A"]]).picker.selectRow(1, inComponent: 0, animated: false) }
    }
    expectEqual(row?.sentence.contains("row 1 is out of range 0..<1 in component 0: select a row that exists"), true)
  }
}
