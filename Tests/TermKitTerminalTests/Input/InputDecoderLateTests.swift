import TermKit
import TestBasics
import Testing

@testable import TermKitInput

/// Sequences that a slow line has split, so that the time for their beginning runs out (field trial B3).
@Suite struct InputDecoderLateTests {
  // Each piece arrives after the time for the previous one has run out.
  private func decoded(_ pieces: [String]) -> [InputEvent] {
    var decoder = InputDecoder()
    return pieces.flatMap { decoder.decode($0.utf8) + decoder.flush() }
  }

  private static let left = MouseEvent(.press(.left), at: Point(x: 9, y: 4))
  private static let click = InputEvent.mouse(left)
  private static let escape = InputEvent.key(.escape)

  @Test(
    arguments: [
      (["\u{1B}[<0;10", ";5M"], [click]), (["\u{1B}[<0;", "10;5M"], [click]),
      (["\u{1B}[<0;10;", "5Ma"], [click, .character("a")]),
      (["\u{1B}[<0", ";10", ";5M"], [click]),
      (["\u{1B}", "[<0;10;5M"], [escape, click]), (["\u{1B}", "[<0;10", ";5M"], [escape, click]),
      (["\u{1B}", "[M !%"], [escape, .mouse(MouseEvent(.press(.left), at: Point(x: 0, y: 4)))]),
      (["\u{1B}[", "<0;10;5M"], [.character("[", .alt), click]), (["\u{1B}", "[?62;1c"], [escape]),
      (["\u{1B}", "[6;16", ";8t"], [escape]), (["\u{1B}[?2026;2", "$y"], []), (["\u{1B}[24;8", "0R"], []),
      (["\u{1B}]11;rgb:ffff/ff", "ff/ffff\u{1B}\\"], []),
      (["\u{1B}]11;rgb:ffff/ff", "ff/ffff\u{7}x"], [.character("x")]),
      (["\u{1B}", "]10;rgb:ffff/ffff/ffff\u{1B}\\"], [escape]),
      (["\u{1B}", "]10;rgb:f", "fff/ffff/ffff\u{7}"], [escape]),
      (["\u{1B}", "[A"], [escape, .key(.up)]), (["\u{1B}", "OA"], [escape, .key(.up)]),
      (["\u{1B}", "[I"], [escape, .focus(true)]), (["\u{1B}[1;", "5A"], [.key(.up, .control)]),
      (["\u{1B}", "[[A"], [escape, .key(.function(1))]),
      (["\u{1B}[20", "0~pasted\u{1B}[201~"], [.paste("pasted")]),
    ] as [([String], [InputEvent])])
  func `a split sequence is used or dropped as a whole, however late its rest arrives`(
    pieces: [String], events: [InputEvent]
  ) {
    expectEqual(decoded(pieces), events)
  }

  @Test(arguments: ["[", "5", "[1", "5M", "ab", "[x", "]1", "O", "M", "é", "\r", "?", "<"])
  func `keys that are typed after Escape, or after a sequence without an end, are keys`(typed: String) {
    let keys = decoded([typed])
    expectEqual(decoded(["\u{1B}", typed]), [Self.escape] + keys)
    expectEqual(decoded(["\u{1B}", "", typed]), [Self.escape] + keys)
    expectEqual(decoded(["\u{1B}"] + typed.map(String.init)), [Self.escape] + typed.flatMap { decoded([String($0)]) })
    if typed != "5M" { expectEqual(decoded(["\u{1B}[<0;10", typed]), keys) }
  }

  @Test func `a terminal that does not follow ECMA-48 has no such sequences`() {
    var decoder = InputDecoder(keySequences: EmptyCollection(), readsControlSequences: false)
    _ = decoder.decode([0x1B]) + decoder.flush()
    expectEqual(decoder.decode("[A".utf8), [.character("["), .character("A")])
  }
}
