import Stages
import TermKit
import TestBasics
import Testing

@Suite struct InputDecoderMouseTests {
  @Test(
    arguments: [
      ("0;1;1M", .mouse(.press(.left), x: 0, y: 0)), ("0;80;24m", .mouse(.release(.left), x: 79, y: 23)),
      ("1;2;3M", .mouse(.press(.middle), x: 1, y: 2)), ("2;2;3m", .mouse(.release(.right), x: 1, y: 2)),
      ("32;5;6M", .mouse(.drag(.left), x: 4, y: 5)), ("34;5;6M", .mouse(.drag(.right), x: 4, y: 5)),
      ("35;5;6M", .mouse(.move, x: 4, y: 5)), ("35;5;6m", .mouse(.move, x: 4, y: 5)),
      ("64;1;1M", .mouse(.scroll(x: 0, y: -1), x: 0, y: 0)), ("65;1;1M", .mouse(.scroll(x: 0, y: 1), x: 0, y: 0)),
      ("66;1;1M", .mouse(.scroll(x: -1, y: 0), x: 0, y: 0)), ("67;1;1M", .mouse(.scroll(x: 1, y: 0), x: 0, y: 0)),
      ("128;1;1M", .mouse(.press(.other(8)), x: 0, y: 0)), ("131;1;1m", .mouse(.release(.other(11)), x: 0, y: 0)),
      ("161;1;1M", .mouse(.drag(.other(9)), x: 0, y: 0)),
      ("4;1;1M", .mouse(.press(.left), x: 0, y: 0, .shift)), ("8;1;1M", .mouse(.press(.left), x: 0, y: 0, .alt)),
      ("16;1;1M", .mouse(.press(.left), x: 0, y: 0, .control)),
      ("92;1;1M", .mouse(.scroll(x: 0, y: -1), x: 0, y: 0, [.shift, .alt, .control])),
      ("60;3;3M", .mouse(.drag(.left), x: 2, y: 2, [.shift, .alt, .control])),
    ] as [(String, InputEvent)])
  func `mouse reports of mode 1006 become mouse events`(report: String, event: InputEvent) {
    let text = "\u{1B}[<" + report
    expectEqual(decodedInput(text + "x"), [event, .character("x")])
    #expect(isSameInEverySplit(Array(text.utf8)))
  }

  @Test func `negative and huge positions in mouse reports are clamped`() {
    expectEqual(decodedInput("\u{1B}[<0;0;0M"), [.mouse(.press(.left), x: 0, y: 0)])
    expectEqual(decodedInput("\u{1B}[<32;-7;5M"), [.mouse(.drag(.left), x: 0, y: 4)])
    expectEqual(decodedInput("\u{1B}[<0;99999999999999999999999;3M"), [.mouse(.press(.left), x: 65535, y: 2)])
  }

  @Test(arguments: ["64;1;1m", "256;1;1M", "99999999999;1;1M", "0;1M", "0;1;1;1M", ";;M", "M", "0;1;1A", "0;1;1 M"])
  func `meaningless mouse reports are dropped`(report: String) {
    expectEqual(decodedInput("\u{1B}[<\(report)x"), [.character("x")])
  }

  @Test func `mouse reports of mode 1015 become mouse events`() {
    expectEqual(decodedInput("\u{1B}[32;300;2M"), [.mouse(.press(.left), x: 299, y: 1)])
    expectEqual(decodedInput("\u{1B}[34;1;1M\u{1B}[35;1;1M").last, .mouse(.release(.right), x: 0, y: 0))
    expectEqual(
      decodedInput("\u{1B}[64;2;2M\u{1B}[97;2;2M"),
      [
        .mouse(.drag(.left), x: 1, y: 1), .mouse(.scroll(x: 0, y: 1), x: 1, y: 1),
      ])
    expectEqual(decodedInput("\u{1B}[31;1;1M"), [])
  }

  @Test func `mouse reports of three plain bytes become mouse events`() {
    expectEqual(decodedInput("\u{1B}[M !!"), [.mouse(.press(.left), x: 0, y: 0)])
    expectEqual(
      decodedInput("\u{1B}[M@\"#\u{1B}[MC\"#"), [.mouse(.drag(.left), x: 1, y: 2), .mouse(.move, x: 1, y: 2)])
    expectEqual(
      decodedInput("\u{1B}[Ma!!\u{1B}[M0!!"),
      [
        .mouse(.scroll(x: 0, y: 1), x: 0, y: 0), .mouse(.press(.left), x: 0, y: 0, .control),
      ])
  }

  @Test func `a release report without a button releases the button that was pressed last`() {
    expectEqual(
      decodedInput("\u{1B}[M\"!!\u{1B}[M#!!"),
      [
        .mouse(.press(.right), x: 0, y: 0), .mouse(.release(.right), x: 0, y: 0),
      ])
  }

  @Test func `position bytes in a mouse report are not decoded as text`() {
    let report = Array("\u{1B}[M ".utf8) + [0xC3, 0xA9]
    expectEqual(
      decodedInput(report + Array("é".utf8)), [.mouse(.press(.left), x: 0xC3 - 33, y: 0xA9 - 33), .character("é")])
    #expect(isSameInEverySplit(report))
    expectEqual(decodedInput(Array("\u{1B}[M ".utf8) + [0x00, 0x7F]), [.mouse(.press(.left), x: 222, y: 0x7F - 33)])
  }
}
