import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// The delegate of a text field and a text view. It records its calls.
private final class Editor: TextFieldDelegate, TextViewDelegate {
  var mayEnd = false
  var onQuestion: () -> Void = {}
  private(set) var calls: [String] = []

  private func answer(_ call: String) -> Bool {
    calls.append(call)
    onQuestion()
    return mayEnd
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { answer("should end") }
  func textFieldDidEndEditing(_ textField: TextField) { calls.append("did end") }
  func textViewShouldEndEditing(_ textView: TextView) -> Bool { answer("should end") }
  func textViewDidEndEditing(_ textView: TextView) { calls.append("did end") }
}

/// A text control that has the focus, with a button below it.
@MainActor @Suite struct EndEditingTests {
  private let editor = Editor()

  private func field() -> TextStage<TextField> {
    let stage = TextStage(TextField())
    stage.control.delegate = editor
    return stage
  }

  @Test func `C10: a field keeps the focus while textFieldShouldEndEditing returns false`() {
    let stage = field()
    stage.app.press("\t")
    #expect(stage.control.isFocused && editor.calls == ["should end"])
    stage.app.click(on: "Post")
    #expect(stage.control.isFocused)
    #expect(!stage.button.becomeFirstResponder() && !stage.control.resignFirstResponder())
    editor.mayEnd = true
    stage.app.press("\t")
    #expect(stage.button.isFocused && editor.calls.suffix(2) == ["should end", "did end"])
  }

  @Test func `C10: a text view keeps the focus while textViewShouldEndEditing returns false`() {
    let stage = TextStage(TextView())
    stage.control.delegate = editor
    stage.app.press("\t")
    #expect(stage.control.isFocused && editor.calls == ["should end"])
    editor.mayEnd = true
    stage.app.press("\t")
    #expect(stage.button.isFocused && editor.calls == ["should end", "should end", "did end"])
  }

  @Test func `C10: a text view that the user cannot edit gives up the focus without a question`() {
    let stage = TextStage(TextView(text: "abc"))
    stage.control.isEditable = false
    stage.control.delegate = editor
    stage.app.press("\t")
    #expect(stage.button.isFocused && editor.calls == ["did end"])
  }

  @Test func `C10: a field that can no longer be first responder loses the focus without a question`() {
    let endings: [(TextStage<TextField>) -> Void] = [
      { $0.control.isEnabled = false }, { $0.control.isHidden = true }, { $0.control.removeFromSuperview() },
      { $0.control.isUserInteractionEnabled = false },
    ]
    for end in endings {
      let stage = field()
      end(stage)
      #expect(!stage.control.isFirstResponder && editor.calls.last == "did end")
    }
    #expect(!editor.calls.contains("should end"))
  }

  @Test func `C10: endEditing asks the delegate unless it is forced`() {
    let stage = field()
    let root = stage.control.superview
    #expect(root?.endEditing(false) == false && stage.control.isFocused)
    #expect(stage.button.endEditing(true) && stage.control.isFocused, "the field is not in the button")
    #expect(root?.endEditing(true) == true && !stage.control.isFirstResponder)
    expectEqual(editor.calls, ["should end", "did end"])
  }

  @Test func `C10: a field cannot keep the focus when another screen replaces its screen`() {
    let (screen, field) = (ViewController(), TextField())
    screen.view.addSubview(field)
    field.frame = Rect(0, 3, 10, 1)
    field.delegate = editor
    let navigation = NavigationController(rootViewController: screen)
    let app = TestApplication { navigation }
    field.becomeFirstResponder()
    let (next, button) = (ViewController(), Button(title: "Next"))
    next.view.addSubview(button)
    button.frame = Rect(0, 3, 10, 1)
    navigation.pushViewController(next, animated: true)
    app.advance(by: 1)
    #expect(next.view.window?.firstResponder?.isDescendant(of: navigation.view) == true && !field.isFirstResponder)
    expectEqual(editor.calls, ["did end"])
  }

  @Test func `C10: a delegate can disable the button that would get the focus when it is asked`() {
    let stage = field()
    editor.mayEnd = true
    editor.onQuestion = { stage.button.isEnabled = false }
    #expect(!stage.button.becomeFirstResponder())
    #expect(stage.control.isFocused && editor.calls == ["should end"])
  }

  @Test func `C10: a delegate with textFieldDidEndEditing(_:reason:) gets that call only`() {
    final class Listener: TextFieldDelegate {
      var calls: [String] = []
      func textFieldDidEndEditing(_ textField: TextField) { calls.append("did end") }
      func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
        calls.append("\(reason)")
      }
    }
    let (stage, listener) = (TextStage(TextField()), Listener())
    stage.control.delegate = listener
    stage.app.press("\t")
    expectEqual(listener.calls, ["committed"])
  }
}
