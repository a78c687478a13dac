import Stages
import TermKit
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct KeyboardNotificationTests {
  @Test
  func `V8: an input view slides up when its text field gets the focus, and announces its frame before and after`() {
    let stage = KeyboardStage()
    stage.second.inputView = KeyboardStage.rows(3, "a")
    stage.app.press(.tab)
    expectEqual(stage.takeLog(), ["keyboardWillChangeFrame 12+3 → 9+3", "keyboardWillShow 12+3 → 9+3"])
    expectEqual(stage.app.row(9), "")
    stage.settle()
    expectEqual(stage.takeLog(), ["keyboardDidChangeFrame 12+3 → 9+3", "keyboardDidShow 12+3 → 9+3"])
    expectEqual((8..<12).map(stage.app.row), ["", letters("a"), letters("a"), letters("a")])
  }

  @Test func `V8: an input view slides down when its text field loses the focus`() {
    let stage = KeyboardStage()
    stage.second.inputView = KeyboardStage.rows(3, "a")
    stage.second.becomeFirstResponder()
    stage.settle()
    _ = stage.takeLog()
    stage.first.becomeFirstResponder()
    stage.app.turn()
    expectEqual(stage.takeLog(), ["keyboardWillChangeFrame 9+3 → 12+3", "keyboardWillHide 9+3 → 12+3"])
    stage.settle()
    expectEqual(stage.takeLog(), ["keyboardDidChangeFrame 9+3 → 12+3", "keyboardDidHide 9+3 → 12+3"])
    expectEqual((9..<12).map(stage.app.row), ["", "", ""])
    expectNil(stage.second.inputView?.superview)
  }

  @Test func `V8: a notification has the duration and the curve of the movement, and no duration with reduced motion`()
  {
    let stage = KeyboardStage()
    stage.first.inputView = KeyboardStage.rows(3, "a")
    stage.first.reloadInputViews()
    stage.app.turn()
    expectEqual(stage.notifications.map(\.keyboardAnimationDuration), [0.25, 0.25])
    expectEqual(stage.notifications.map(\.keyboardAnimationCurve), [.easeInOut, .easeInOut])
    let still = KeyboardStage(traits: TraitCollection(reducesMotion: true))
    still.first.inputView = KeyboardStage.rows(3, "a")
    still.first.reloadInputViews()
    still.app.turn()
    expectEqual(still.notifications.map(\.keyboardAnimationDuration), [0, 0, 0, 0])
    expectEqual(still.takeLog().last, "keyboardDidShow 12+3 → 9+3")
    expectEqual(still.app.row(9), letters("a"))
  }

  @Test func `V8: what an observer changes before the movement is animated alongside`() {
    let stage = KeyboardStage()
    stage.notified = { [unowned stage] notification in
      guard notification.name == .keyboardWillShow else { return }
      stage.second.frame.origin.y = notification.keyboardFrameEnd.minY - 1
    }
    stage.second.text = "form"
    stage.second.inputView = KeyboardStage.rows(6, "a")
    stage.app.press(.tab)
    expectEqual(stage.app.row(2), "form")
    stage.app.advance(by: 0.14)
    // The area has come three rows of six. The field has not come two rows of three yet.
    expectEqual(
      (2..<12).map(stage.app.row), ["", "form", "", "", "", "", "", letters("a"), letters("a"), letters("a")])
    stage.settle()
    expectEqual((5..<7).map(stage.app.row), ["form", letters("a")])
  }

  @Test
  func `V8: nothing hides and shows while the focus moves between two fields, and another height is announced once`() {
    let stage = KeyboardStage()
    let shared = KeyboardStage.rows(3, "a")
    (stage.first.inputView, stage.second.inputView) = (shared, shared)
    stage.first.reloadInputViews()
    stage.settle()
    _ = stage.takeLog()
    stage.app.click(0, 2)
    stage.settle()
    #expect(stage.second.isFirstResponder)
    expectEqual(stage.takeLog(), [])
    stage.first.inputView = KeyboardStage.rows(3, "b")
    stage.app.click(0, 1)
    stage.settle()
    expectEqual(stage.takeLog(), [])
    expectEqual(stage.app.row(9), letters("b"))
    stage.second.inputView = KeyboardStage.rows(5, "c")
    stage.app.click(0, 2)
    stage.settle()
    expectEqual(stage.takeLog(), ["keyboardWillChangeFrame 9+3 → 7+5", "keyboardDidChangeFrame 9+3 → 7+5"])
    expectEqual((6..<8).map(stage.app.row), ["", letters("c")])
  }

  @Test func `V8: a movement that is interrupted continues from where it is, and only the last end is announced`() {
    let stage = KeyboardStage()
    stage.second.inputView = KeyboardStage.rows(6, "a")
    stage.app.press(.tab)
    stage.app.advance(by: 0.14)
    _ = stage.takeLog()
    stage.first.becomeFirstResponder()
    stage.app.turn()
    expectEqual(stage.takeLog(), ["keyboardWillChangeFrame 9+6 → 12+6", "keyboardWillHide 9+6 → 12+6"])
    stage.settle()
    expectEqual(stage.takeLog(), ["keyboardDidChangeFrame 9+6 → 12+6", "keyboardDidHide 9+6 → 12+6"])
    expectEqual(stage.app.row(11), "")
  }

  @Test func `V8: an area that is called back while it hides shows again`() {
    let stage = KeyboardStage()
    stage.second.inputView = KeyboardStage.rows(6, "a")
    stage.second.becomeFirstResponder()
    stage.settle()
    stage.first.becomeFirstResponder()
    stage.app.advance(by: 0.14)
    _ = stage.takeLog()
    stage.second.becomeFirstResponder()
    stage.settle()
    expectEqual(
      stage.takeLog(),
      [
        "keyboardWillChangeFrame 9+6 → 6+6", "keyboardWillShow 9+6 → 6+6", "keyboardDidChangeFrame 9+6 → 6+6",
        "keyboardDidShow 9+6 → 6+6",
      ])
    expectEqual(stage.app.row(6), letters("a"))
  }

  @Test func `V8: after a change of the terminal's size, the area is at the new bottom edge at once`() {
    let stage = KeyboardStage()
    stage.first.inputView = KeyboardStage.rows(4, "a")
    stage.first.reloadInputViews()
    stage.settle()
    _ = stage.takeLog()
    stage.app.resize(to: Size(width: 10, height: 6))
    expectEqual(stage.notifications.map(\.keyboardAnimationDuration), [0, 0])
    // The area gets at most half of the rows.
    expectEqual(stage.takeLog(), ["keyboardWillChangeFrame 8+4 → 3+3", "keyboardDidChangeFrame 8+4 → 3+3"])
    expectEqual((2..<6).map(stage.app.row), ["", "aaaaaaaaaa", "aaaaaaaaaa", "aaaaaaaaaa"])
    stage.app.resize(to: Size(width: 10, height: 20))
    expectEqual(stage.takeLog(), ["keyboardWillChangeFrame 3+3 → 16+4", "keyboardDidChangeFrame 3+3 → 16+4"])
    expectEqual((15..<17).map(stage.app.row), ["", "aaaaaaaaaa"])
  }

  @Test func `V8: an observer that was removed or released gets no notification`() {
    @MainActor final class Counter {
      var count = 0
      func keyboardWillShow(_ notification: KeyboardNotification) { count += 1 }
    }
    let stage = KeyboardStage()
    let scene = stage.app.application.windowScene
    let counter = Counter()
    var released: Counter? = Counter()
    weak let observed = released
    scene.addObserver(counter, action: Counter.keyboardWillShow, name: Responder.keyboardWillShowNotification)
    if let released { scene.addObserver(released, action: Counter.keyboardWillShow, name: .keyboardWillShow) }
    released = nil
    expectNil(observed)
    stage.second.inputView = KeyboardStage.rows(3, "a")
    stage.app.press(.tab)
    expectEqual(counter.count, 1)
    scene.removeObserver(counter, name: .keyboardDidShow)
    stage.first.becomeFirstResponder()
    stage.settle()
    scene.removeObserver(counter)
    stage.second.becomeFirstResponder()
    stage.settle()
    expectEqual(counter.count, 1)
  }

  @Test func `V8: a menu leaves the input view where it is, and an alert hides it`() {
    let stage = KeyboardStage()
    stage.first.inputView = KeyboardStage.rows(3, "a")
    stage.first.reloadInputViews()
    stage.settle()
    _ = stage.takeLog()
    stage.first.text = "text"
    stage.app.mouseDown(0, 1, button: 2)
    stage.app.mouseUp(0, 1, button: 2)
    stage.settle()
    expectEqual(stage.takeLog(), [])
    stage.app.press(.escape)
    stage.settle()
    expectEqual(stage.takeLog(), [])
    let alert = AlertController(title: "Alert", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    stage.first.window?.rootViewController?.present(alert, animated: true)
    stage.settle()
    expectEqual(stage.takeLog().last, "keyboardDidHide 9+3 → 12+3")
    stage.app.press(.enter)
    stage.settle()
    expectEqual(stage.takeLog().last, "keyboardDidShow 12+3 → 9+3")
  }

  private func letters(_ letter: Character) -> String { String(repeating: letter, count: 20) }
}
