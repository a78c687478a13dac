import Stages
import TermKit
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct InputViewTests {
  private let stage = KeyboardStage()

  /// Gives the second field an input view with a stepper and an accessory view with a button, and puts the focus there.
  private func open() -> (stepper: Stepper, button: Button) {
    let (stepper, button) = (Stepper(), Button(title: "Done"))
    let bar = View(frame: Rect(x: 0, y: 0, width: 0, height: 1))
    button.frame = Rect(x: 14, y: 0, width: 6, height: 1)
    bar.addSubview(button)
    stage.second.inputView = stepper
    stage.second.inputAccessoryView = bar
    stage.app.press(.tab)
    stage.settle()
    return (stepper, button)
  }

  @Test func `V8: an input view gets keys first, and its text field goes on editing and gets the others`() {
    let stepper = open().stepper
    #expect(stage.second.isFirstResponder)
    #expect(stepper.isFocused)
    stage.app.press(.right, .right)
    expectEqual(stepper.value, 2)
    stage.app.type("ab")
    expectEqual(stage.second.text, "ab")
    expectEqual(stage.app.terminal.cursor, Point(x: 2, y: 2))
  }

  @Test func `V8: Tab leads from the input view to the next view of the window, and Shift-Tab back to the text field`()
  {
    let (stepper, button) = open()
    let after = Button(title: "After")
    after.frame = Rect(x: 0, y: 4, width: 8, height: 1)
    stage.first.superview?.addSubview(after)
    stage.app.press(.up)
    #expect(button.isFocused)
    stage.app.press(.tab, holding: .shift)
    #expect(stepper.isFocused)
    stage.app.press(.tab, holding: .shift)
    #expect(!stepper.isFocused && !button.isFocused && stage.second.isFocused)
    stage.app.press(.tab, .tab, .tab)
    #expect(after.isFocused)
    #expect(stage.takeLog().contains("keyboardWillHide 10+2 → 12+2"))
  }

  @Test func `V8: a click outside returns the keys to the text field, and a click in the input view takes them`() {
    let stepper = open().stepper
    stage.second.text = "abc"
    stage.app.click(1, 2)
    #expect(!stepper.isFocused)
    stage.app.press(.right)
    expectEqual(stage.app.terminal.cursor, Point(x: 2, y: 2))
    stage.app.click(on: "+")
    expectEqual(stepper.value, 1)
    #expect(stepper.isFocused)
    #expect(stage.second.isFirstResponder)
  }

  @Test
  func `V8: the button of an accessory view works by mouse and by keys, and the text field keeps the keys at first`() {
    let button = Button(title: "Done")
    var count = 0
    button.addAction(for: .touchUpInside) { _ in count += 1 }
    stage.second.inputAccessoryView = button
    stage.second.becomeFirstResponder()
    stage.settle()
    expectEqual(stage.takeLog().last, "keyboardDidShow 12+1 → 11+1")
    stage.app.type("a")
    expectEqual(stage.second.text, "a")
    stage.app.click(on: "Done")
    expectEqual(count, 1)
    stage.app.click(0, 2)
    stage.app.press(.tab, .enter)
    expectEqual(count, 2)
    #expect(stage.second.isFirstResponder)
  }

  @Test func `V8: an accessory view of a controller is shown for every first responder in its view`() {
    final class BarController: ViewController {
      let bar = KeyboardStage.rows(2, "b")
      override var inputAccessoryView: View? { bar }
    }
    let app = TestApplication(size: Size(width: 10, height: 8)) { BarController() }
    app.advance(by: 0.5)
    expectEqual((5..<8).map(app.row), ["", "bbbbbbbbbb", "bbbbbbbbbb"])
  }

  @Test func `V8: a new input view appears after the input views were reloaded`() {
    stage.first.inputView = KeyboardStage.rows(2, "a")
    stage.settle()
    expectEqual(stage.takeLog(), [])
    stage.first.reloadInputViews()
    stage.settle()
    expectEqual(stage.takeLog().count, 4)
    stage.first.inputView = nil
    stage.first.reloadInputViews()
    stage.settle()
    expectEqual(stage.takeLog().last, "keyboardDidHide 10+2 → 12+2")
  }

  @Test func `V8: a text field that resigns and becomes first responder again shows its new input view`() {
    stage.first.inputView = KeyboardStage.rows(2, "a")
    stage.first.resignFirstResponder()
    stage.first.becomeFirstResponder()
    stage.settle()
    expectEqual(stage.app.row(11), String(repeating: "a", count: 20))
    #expect(stage.first.isFirstResponder)
  }

  @Test func `V8: an area whose input view needs more rows grows`() {
    let label = Label(text: "one")
    label.numberOfLines = 0
    stage.first.inputView = label
    stage.first.reloadInputViews()
    stage.settle()
    _ = stage.takeLog()
    label.text = "one\ntwo"
    stage.settle()
    expectEqual(stage.takeLog(), ["keyboardWillChangeFrame 11+1 → 10+2", "keyboardDidChangeFrame 11+1 → 10+2"])
    expectEqual((10..<12).map(stage.app.row), ["one", "two"])
  }

  @Test func `V8: on terminals with few colours, a line sets the input view off`() {
    let stage = KeyboardStage(traits: TraitCollection(colorDepth: .none))
    stage.first.inputView = KeyboardStage.rows(2, "a")
    stage.first.reloadInputViews()
    stage.settle()
    expectEqual(stage.app.row(9), String(repeating: "─", count: 20))
  }

  @Test func `V8: the list of keys names the keys of the input view before those of the text field`() {
    let stage = KeyboardStage(size: Size(width: 60, height: 44))
    stage.first.inputView = Stepper()
    stage.first.reloadInputViews()
    stage.settle()
    stage.app.press(.function(1))
    stage.settle()
    let rows = (0..<44).map(stage.app.row)
    let input = rows.firstIndex { $0.contains("Increase") }
    let text = rows.firstIndex { $0.contains("By words") }
    #expect(input != nil && text != nil && input ?? 0 < text ?? 0)
    stage.app.press(.escape)
    stage.settle()
    #expect(stage.first.isFirstResponder)
    #expect(stage.takeLog().allSatisfy { !$0.contains("Hide") })
  }

  @Test func `V8: an arrow that no control of the input view takes moves the cursor of the text`() {
    let (bar, one, two) = (View(), Button(title: "One"), Button(title: "Two"))
    bar.frame.size.height = 1
    one.frame = Rect(x: 0, y: 0, width: 5, height: 1)
    two.frame = Rect(x: 8, y: 0, width: 5, height: 1)
    bar.addSubview(one)
    bar.addSubview(two)
    stage.first.text = "abc"
    stage.first.inputView = bar
    stage.first.reloadInputViews()
    stage.settle()
    #expect(one.isFocused)
    stage.app.press(.left)
    expectEqual(stage.app.terminal.cursor, Point(x: 2, y: 1))
    stage.app.press(.right)
    #expect(two.isFocused)
    expectEqual(stage.app.terminal.cursor, Point(x: 2, y: 1))
    stage.app.press(.right)
    #expect(two.isFocused)
    expectEqual(stage.app.terminal.cursor, Point(x: 3, y: 1))
  }

  @Test func `V8: keys go to an input view at once after Tab has led to its text field`() {
    stage.second.inputView = Stepper()
    stage.app.press("\t\u{1B}[Ca")
    expectEqual((stage.second.inputView as? Stepper)?.value, 1)
    expectEqual(stage.second.text, "a")
  }

  @Test func `V8: Tab does not lead into an accessory view that is disappearing`() {
    let (button, after) = (Button(title: "Done"), Button(title: "After"))
    after.frame = Rect(x: 0, y: 4, width: 8, height: 1)
    stage.first.superview?.addSubview(after)
    stage.first.inputAccessoryView = button
    stage.first.reloadInputViews()
    stage.settle()
    stage.first.inputAccessoryView = nil
    stage.first.reloadInputViews()
    stage.app.advance(by: 0.1)
    stage.app.press(.tab)
    #expect(!button.isFocused)
    #expect(stage.second.isFirstResponder)
  }

  @Test func `V8: an input view that is shown again gets the rows that it needs then`() {
    let label = Label(text: "one")
    label.numberOfLines = 0
    stage.second.inputView = label
    stage.second.becomeFirstResponder()
    stage.settle()
    stage.first.becomeFirstResponder()
    stage.settle()
    label.text = "one\ntwo"
    stage.second.becomeFirstResponder()
    stage.settle()
    expectEqual((10..<12).map(stage.app.row), ["one", "two"])
  }

  @Test func `V8: without a first responder, the accessory view of the front controller is shown`() {
    final class BarController: ViewController {
      let bar: View
      init(_ letter: Character) {
        bar = KeyboardStage.rows(1, letter)
        super.init()
      }
      override var inputAccessoryView: View? { bar }
    }
    let navigation = NavigationController(rootViewController: BarController("a"))
    let app = TestApplication(size: Size(width: 10, height: 8)) { navigation }
    app.advance(by: 0.5)
    expectEqual(app.row(7), "aaaaaaaaaa")
    navigation.pushViewController(BarController("b"), animated: false)
    app.advance(by: 0.5)
    expectEqual(app.row(7), "bbbbbbbbbb")
    navigation.pushViewController(ViewController(), animated: false)
    app.advance(by: 0.5)
    expectEqual(app.row(7), "")
    navigation.popViewController(animated: false)
    app.advance(by: 0.5)
    expectEqual(app.row(7), "bbbbbbbbbb")
  }

  @Test func `V8: an idle screen with an input view costs no frames`() {
    _ = open()
    let count = stage.app.frameCount
    stage.app.advance(by: 10)
    expectEqual(stage.app.frameCount, count)
    #expect(stage.app.sleepDuration ?? 60 > 10)
  }
}
