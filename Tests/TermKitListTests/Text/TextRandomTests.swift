import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitText

/// Random keys on random texts, in windows of any size.
@MainActor @Suite struct TextRandomTests {
  private static let keys = [
    Typed.left, Typed.right, Typed.up, Typed.down, Typed.shiftLeft, Typed.shiftRight, Typed.shiftUp, Typed.shiftDown,
    Typed.controlLeft, Typed.controlRight, Typed.home, Typed.end, Typed.pageUp, Typed.pageDown, Typed.controlHome,
    Typed.controlEnd, Typed.backspace, Typed.delete, Typed.backspace, "\r", "\0", Typed.control("w"),
    Typed.control("k"),
    Typed.control("u"), Typed.control("y"), Typed.alt("z"), Typed.alt("z"), Typed.alt("d"), Typed.control("x"),
    Typed.control("v"), Typed.alt("p"), Typed.alt("n"), Typed.control("a"), Typed.control("e"),
  ]

  // Makes one random action. Wide characters and marks arrive as bytes.
  private func act(on stage: TextStage<some View>, _ texts: inout RandomTexts) {
    let (width, height) = (stage.app.screen.size.width, stage.app.screen.size.height)
    switch texts.number(upTo: 12) {
    case 0: stage.app.paste(texts.text(upTo: 30))
    case 1: stage.app.click(texts.number(upTo: width), texts.number(upTo: height - 1))
    case 2:
      stage.app.mouseDown(texts.number(upTo: width), texts.number(upTo: height - 1))
      stage.app.mouseDrag(texts.number(upTo: width), texts.number(upTo: height))
      if texts.number(upTo: 2) == 0 { stage.app.advance(by: 0.2) }
      stage.app.mouseUp(0, 0)
    case 3: stage.app.turnWheel(by: texts.number(upTo: 5) - 2, 0, 1)
    case 4: stage.control.frame.size.width = 1 + texts.number(upTo: width)
    case 5: stage.control.frame.size.height = 1 + texts.number(upTo: height - 2)
    case 6...8: stage.app.press("漢e\u{301}x w")
    default: stage.app.press(Self.keys[texts.number(upTo: Self.keys.count)])
    }
    stage.control.becomeFirstResponder()
    stage.app.turn()
  }

  // Returns a new view that must show the same part of the same text.
  private func freshCopy(of view: TextView) -> TextView {
    let fresh = TextView(text: view.text, frame: view.frame)
    fresh.showsVerticalScrollIndicator = false
    fresh.layoutIfNeeded()
    fresh.rows.settle(in: fresh.input.buffer)
    fresh.setNeedsLayout()
    fresh.layoutIfNeeded()
    fresh.contentOffset = view.contentOffset
    return fresh
  }

  @Test(arguments: 0..<Sample.count(2, of: 24))
  func `C10: after random input, a text view shows what a new text view with the same text shows`(seed: Int) {
    var texts = RandomTexts(seed: seed)
    let view = TextView(text: texts.text(upTo: 120))
    view.showsVerticalScrollIndicator = false
    let stage = TextStage(view, size: Size(width: 6 + seed, height: 5))
    for _ in 0..<40 {
      act(on: stage, &texts)
      view.rows.settle(in: view.input.buffer)
      let fresh = freshCopy(of: view)
      expectEqual(fresh.rows.count, view.rows.count)
      expectEqual(Picture(view.drawn()), Picture(fresh.drawn()))
      expectEqual(view.input.buffer.chunks.map(\.text).joined(), view.text)
      #expect(view.selectedRange.upperBound <= view.text.count && view.textLength == view.text.count)
      guard let cursor = view.cursorPosition else { continue }
      #expect(cursor.x >= 0 && cursor.x < view.bounds.width && cursor.y < view.rows.count)
    }
  }

  @Test(arguments: 0..<Sample.count(2, of: 16))
  func `C10: after random input, a field has a visible cursor and no newlines`(seed: Int) {
    var texts = RandomTexts(seed: seed + 100)
    let field = TextField()
    field.borderStyle = TextBorderStyle.allCases[seed % 4]
    field.clearButtonMode = TextField.ViewMode.allCases[seed / 4]
    field.isSecureTextEntry = seed == 15
    let stage = TextStage(field, size: Size(width: 9 + seed, height: 3))
    for _ in 0..<60 {
      act(on: stage, &texts)
      expectEqual(field.textLength, field.text?.count)
      expectEqual(field.text?.allSatisfy { !$0.isNewline }, true)
      if field.isFirstResponder, field.bounds.width > 8 { #expect(stage.cursor != nil) }
    }
  }

  @Test(arguments: 0..<Sample.count(2, of: 12))
  func `C10: after random input, undo restores the original text, and redo restores the final text`(seed: Int) {
    var texts = RandomTexts(seed: seed + 200)
    let view = TextView(text: texts.text(upTo: 40))
    let before = Array(view.text.utf8)
    let stage = TextStage(view, size: Size(width: 20, height: 4))
    for _ in 0..<50 { act(on: stage, &texts) }
    while view.canRedo { view.redo() }
    let after = Array(view.text.utf8)
    while view.canUndo { view.undo() }
    expectEqual(Array(view.text.utf8), before)
    while view.canRedo { view.redo() }
    expectEqual(Array(view.text.utf8), after)
  }
}
