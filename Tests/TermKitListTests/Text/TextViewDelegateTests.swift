import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@MainActor private final class Listener: TextViewDelegate {
  var heard: [String] = []
  var allowsFocus = true
  var limit = Int.max
  var selections = 0

  func textViewShouldBeginEditing(_ textView: TextView) -> Bool { allowsFocus }
  func textViewDidBeginEditing(_ textView: TextView) { heard.append("begin") }
  func textViewDidEndEditing(_ textView: TextView) { heard.append("end") }
  func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool {
    heard.append("\(range) \(text)")
    return textView.textLength - range.count + text.count <= limit
  }
  func textViewDidChange(_ textView: TextView) { heard.append("change \(textView.text ?? "")") }
  func textViewDidChangeSelection(_ textView: TextView) { selections += 1 }
  func scrollViewDidScroll(_ scrollView: ScrollView) { heard.append("scroll") }
}

@MainActor @Suite struct TextViewDelegateTests {
  private let listener = Listener()
  private let stage: TextStage<TextView>

  init() {
    let view = TextView()
    stage = TextStage(view)
    view.resignFirstResponder()
    view.delegate = listener
  }

  @Test func `C10: the delegate is notified when editing begins, when the text changes and when editing ends`() {
    stage.control.becomeFirstResponder()
    stage.app.press("a" + Typed.backspace + "\t")
    expectEqual(listener.heard, ["begin", "0..<0 a", "change a", "0..<1 ", "change ", "end"])
    expectEqual(listener.selections, 2)
  }

  @Test func `C10: the delegate can limit the length of the text`() {
    listener.limit = 3
    stage.control.becomeFirstResponder()
    stage.app.press("abcd")
    expectEqual(stage.control.text, "abc")
    stage.app.paste("xyz")
    expectEqual(stage.control.text, "abc")
    stage.control.selectedRange = 0..<3
    stage.app.paste("xyz")
    expectEqual(stage.control.text, "xyz")
  }

  @Test func `C10: the delegate can refuse the focus`() {
    listener.allowsFocus = false
    #expect(!stage.control.becomeFirstResponder())
    stage.app.click(2, 1)
    #expect(!stage.control.isFirstResponder)
    stage.app.press("x")
    expectEqual(stage.control.text, "")
  }

  @Test func `C10: the delegate is notified of scrolling, but not of text changes in code`() {
    stage.control.insertText("a\nb\nc\nd\ne")
    stage.control.deleteBackward()
    expectEqual(stage.control.text, "a\nb\nc\nd\n")
    stage.app.turn()
    #expect(!listener.heard.contains { $0.hasPrefix("change") || $0.contains("..<") })
    stage.app.turnWheel(by: -1, 2, 2)
    #expect(listener.heard.contains("scroll"))
    stage.control.undo()
    stage.control.undo()
    #expect(!stage.control.hasText)
  }

  @Test func `C10: a delegate can change the text inside shouldChangeTextIn`() {
    final class Meddler: TextViewDelegate {
      func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool {
        textView.text = text == "y" ? "z" : ""
        return true
      }
    }
    let meddler = Meddler()
    stage.control.text = "abc"
    stage.control.delegate = meddler
    stage.control.becomeFirstResponder()
    stage.app.press("x")
    expectEqual(stage.control.text, "x")
    stage.control.text = "abc"
    stage.control.selectedRange = 1..<3
    stage.app.press("y")
    expectEqual(stage.control.text, "zy", "the range to replace no longer exists")
  }

  @Test func `C10: setting a delegate that is not a TextViewDelegate traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Scroller: ScrollViewDelegate {}
        let scroller = Scroller()
        TextView().delegate = scroller
      }
    }
    result.expectMessage("the delegate of a text view must be a TextViewDelegate, which Scroller is not")
  }

  @Test(arguments: 0..<10) func `C10: a delegate that applies every reported edit to a copy has the view's text`(
    seed: Int
  ) {
    var texts = RandomTexts(seed: seed)
    let view = TextView(text: texts.text(upTo: 30))
    let mirror = Mirror(view.text)
    view.delegate = mirror
    let stage = TextStage(view)
    let keys = ["a", "e\u{301}", "\r", Typed.backspace, Typed.alt("z"), Typed.left, Typed.control("w")]
    for _ in 0..<60 {
      switch texts.number(upTo: 10) {
      case 0: stage.app.paste(texts.text(upTo: 5))
      case 1: view.replace(texts.range(upTo: view.textLength), with: texts.text(upTo: 3))
      case 2: view.redo()
      default: stage.app.press(keys[texts.number(upTo: keys.count)])
      }
      expectEqual(mirror.bytes, Array(view.text.utf8))
    }
  }
}

/// A delegate that repeats the edits of a text view in a copy of its text.
@MainActor private final class Mirror: TextViewDelegate {
  var bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  func textView(_ textView: TextView, didMake edit: TextEdit) {
    expectEqual(Array(bytes[edit.utf8Range]), Array(edit.removed.utf8))
    bytes.replaceSubrange(edit.utf8Range, with: edit.inserted.utf8)
  }
}
