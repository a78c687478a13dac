import Stages
import TermKit
import TestBasics
import Testing

@testable import TermKitInput

@Suite struct InputDecoderSequenceTests {
  private static let modifiers: [(Int, KeyModifiers)] = [
    (1, []), (2, .shift), (3, .alt), (4, [.shift, .alt]), (5, .control), (6, [.shift, .control]),
    (7, [.alt, .control]), (8, [.shift, .alt, .control]), (9, .alt), (13, [.alt, .control]),
  ]

  private static let letters: [(Character, KeyCode)] = [
    ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("E", .begin), ("F", .end), ("H", .home),
    ("P", .function(1)), ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)),
  ]

  private static let numbers: [(Int, KeyCode)] =
    [
      (1, .home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown), (7, .home), (8, .end),
    ]
    + zip(
      [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34, 42, 43, 44, 45],
      (1...24).map(KeyCode.function))

  @Test func `key sequences that end in a letter are decoded after CSI and SS3, with all modifiers`() {
    for (letter, code) in Self.letters {
      expectEqual(decodedInput("\u{1B}[\(letter)"), [.key(code)])
      expectEqual(decodedInput("\u{1B}O\(letter)"), [.key(code)])
      for (number, held) in Self.modifiers.dropFirst() {
        expectEqual(decodedInput("\u{1B}[1;\(number)\(letter)"), [.key(code, held)])
        expectEqual(decodedInput("\u{1B}O1;\(number)\(letter)"), [.key(code, held)])
        expectEqual(decodedInput("\u{1B}O\(number)\(letter)"), [.key(code, held)])
      }
    }
    expectEqual(decodedInput("\u{1B}[5C\u{1B}[G"), [.key(.right, .control), .key(.begin)])
  }

  @Test func `key sequences with a number are decoded with the modifiers of xterm and rxvt`() {
    for (number, code) in Self.numbers {
      expectEqual(decodedInput("\u{1B}[\(number)~"), [.key(code)])
      for (parameter, held) in Self.modifiers {
        expectEqual(decodedInput("\u{1B}[\(number);\(parameter)~"), [.key(code, held)])
      }
      expectEqual(decodedInput("\u{1B}[\(number)$x"), [.key(code, .shift), .character("x")])
      expectEqual(decodedInput("\u{1B}[\(number)^"), [.key(code, .control)])
      expectEqual(decodedInput("\u{1B}[\(number)@"), [.key(code, [.shift, .control])])
      expectEqual(decodedInput("\u{1B}\u{1B}[\(number)^"), [.key(code, [.alt, .control])])
    }
  }

  @Test func `rxvt's lower-case letters are arrow keys with Shift or Control`() {
    for (letter, code) in zip("abcd", [KeyCode.up, .down, .right, .left]) {
      expectEqual(decodedInput("\u{1B}[\(letter)"), [.key(code, .shift)])
      expectEqual(decodedInput("\u{1B}O\(letter)"), [.key(code, .control)])
    }
  }

  @Test func `F1 to F5 of the Linux console are decoded`() {
    expectEqual(decodedInput("\u{1B}[[A\u{1B}[[B\u{1B}[[C\u{1B}[[D\u{1B}[[E"), (1...5).map { .key(.function($0)) })
    expectEqual(decodedInput("\u{1B}[[x"), [.character("x")])
  }

  @Test func `Shift-Tab is decoded`() {
    expectEqual(decodedInput("\u{1B}[Z\u{1B}[1;5Z"), [.key(.tab, .shift), .key(.tab, [.shift, .control])])
  }

  @Test func `the keypad in application mode types the characters printed on its keys`() {
    let letters = "jklmnopqrstuvwxyX "
    let printed = "*+,-./0123456789= "
    for (letter, character) in zip(letters, printed) {
      expectEqual(decodedInput("\u{1B}O\(letter)"), [.character(character)])
    }
    expectEqual(decodedInput("\u{1B}OM\u{1B}OI\u{1B}O5w"), [.key(.enter), .key(.tab), .character("7", .control)])
  }

  @Test func `xterm's modifyOtherKeys sequences are decoded`() {
    expectEqual(decodedInput("\u{1B}[27;5;13~\u{1B}[27;2;9~"), [.key(.enter, .control), .key(.tab, .shift)])
    expectEqual(decodedInput("\u{1B}[27;6;65~\u{1B}[27;2;33~"), [.character("A", .control), .character("!")])
    expectEqual(decodedInput("\u{1B}[27;2;32~\u{1B}[27;3;228~"), [.character(" ", .shift), .character("ä", .alt)])
  }

  @Test(
    arguments: [
      ("97u", .character("a")), ("97;5u", .character("a", .control)), ("97;2u", .character("A")),
      ("49:33;2u", .character("!")), ("97:65;6u", .character("A", .control)), ("97:65:99;2u", .character("A")),
      ("223;2u", .character("ß")),
      ("27u", .key(.escape)), ("27;3u", .key(.escape, .alt)), ("13;2u", .key(.enter, .shift)),
      ("9;5u", .key(.tab, .control)), ("127;5u", .key(.backspace, .control)), ("105;5u", .character("i", .control)),
      ("97;65u", .character("a")), ("97;129u", .character("a")), ("97;5:1u", .character("a", .control)),
      ("97;1:2u", .character("a")), ("57376u", .key(.function(13))), ("57398;2u", .key(.function(35), .shift)),
      ("57400u", .character("1")), ("57411u", .character("*")), ("57414u", .key(.enter)), ("57415u", .character("=")),
      ("57417u", .key(.left)), ("57420u", .key(.down)), ("57427u", .key(.begin)), ("57427~", .key(.begin)),
      ("1089::99;5u", .character("c", .control)), ("1089:1057:99;6u", .character("C", .control)),
      ("1078::59;3u", .character(";", .alt)), ("1089::99u", .character("с")), ("99::105;5u", .character("c", .control)),
      ("49::49;3u", .character("1", .alt)), ("1089;5u", .character("с", .control)), ("1;5:1A", .key(.up, .control)),
      ("3;1:2~", .key(.delete)), ("13~", .key(.function(3))),
    ] as [(String, InputEvent)])
  func `keys in kitty's keyboard protocol are decoded`(sequence: String, event: InputEvent) {
    expectEqual(decodedInput("\u{1B}[" + sequence), [event])
    #expect(isSameInEverySplit(Array(("\u{1B}[" + sequence).utf8)))
  }

  @Test(arguments: [
    "57441u", "57441;1:3u", "57358u", "55296u", "1114112u", "99999999999999999999u", "155u", "u",
    "99~", "16~", "~", "201~", "1;5z", "1;5;7;9 q", "38;2m", "2J", "!p", "1-2A", "=;A", "1I", "1;2O",
  ])
  func `keys without a character and unknown sequences are dropped`(sequence: String) {
    let text = "\u{1B}[\(sequence)"
    expectEqual(decodedInput(text + "x"), [.character("x")])
    expectEqual(decodedInput("\u{1B}" + text + "x"), (sequence == "=;A" ? [.key(.escape)] : []) + [.character("x")])
    #expect(isSameInEverySplit(Array(text.utf8) + [0x78]))
  }

  @Test(arguments: [
    ("97;5:3u", Key.character("a", .control)), ("97;1:3u", .character("a")), ("97:65;2:3u", .character("A")),
    ("1;1:3A", Key(.up)), ("3;1:3~", Key(.delete)), ("13;1:3u", Key(.enter)),
  ])
  func `releases of keys are events of their own`(sequence: String, key: Key) {
    expectEqual(decodedInput("\u{1B}[\(sequence)x"), [.keyRelease(key), .character("x")])
    #expect(isSameInEverySplit(Array("\u{1B}[\(sequence)x".utf8)))
  }

  @Test func `focus reports become focus events`() {
    expectEqual(decodedInput("\u{1B}[I\u{1B}[O"), [.focus(true), .focus(false)])
  }

  @Test(arguments: [
    "[?1;2c", "[?62;1;4c", "[>41;354;0c", "[=1c", "[0n", "[3n", "[?0n", "[?997;1n", "[12;40R", "[1;1R", "[24;2R", "[;R",
    "[?1;2R", "[?2026;2$y", "[?2004;1$y", "[4;1$y", "[?u", "[?1u", "[8;24;80t", "[48;24;80;480;800t", "[6;16;8t",
    "[2;1;1;112;112;1;0x", "[>4;2m", "[?1;0;256S",
    "]11;rgb:ffff/ffff/ffff\u{07}", "]11;rgb:ffff/ffff/ffff\u{1B}\\", "]10;rgb:00/00/00\u{1B}\\",
    "]4;1;rgb:1/2/3\u{07}",
    "]52;c;aGFsbG8=\u{07}", "]lTitel über alles\u{1B}\\", "]\u{1B}\\", "]\u{07}",
    "P>|XTerm(390)\u{1B}\\", "P1$r0m\u{1B}\\", "P1+r524742=38\u{1B}\\", "P!|00000000\u{1B}\\", "P0+r\u{07}",
    "_Gi=31;OK\u{1B}\\", "^private\u{1B}\\", "Xstring\u{1B}\\",
  ])
  func `replies to queries are not events`(answer: String) {
    let text = "\u{1B}\(answer)"
    expectEqual(decodedInput(text), [])
    expectEqual(decodedInput("a\(text)b\(text)\u{1B}[A"), [.character("a"), .character("b"), .key(.up)])
    #expect(isSameInEverySplit(Array((text + "b").utf8)))
  }

  @Test func `a sequence that can be F3 or a cursor position is decoded as F3`() {
    expectEqual(
      decodedInput("\u{1B}[R\u{1B}[1;2R\u{1B}[1;5R"),
      [
        .key(.function(3)), .key(.function(3), .shift), .key(.function(3), .control),
      ])
    expectEqual(decodedInput("\u{1B}[1;80R"), [])
  }

  @Test(arguments: [
    "\u{1B}[1", "\u{1B}[1;5", "\u{1B}[<0;1", "\u{1B}[?", "\u{1B}[1 ", "\u{1B}[[", "\u{1B}O5", "\u{1B}[M!", "\u{1B}[M!!",
    "\u{1B}]11;rgb", "\u{1B}]11;x\u{1B}", "\u{1B}P1$r", "\u{1B}_G", "\u{1B}^x", "\u{1B}Xx",
  ])
  func `an unfinished sequence is dropped once the wait is over`(beginning: String) {
    var decoder = InputDecoder()
    expectEqual(decoder.decode(beginning.utf8), [])
    // Alt-Shift-P and the like begin a string too. The user goes on typing, and does not wait five seconds for a letter.
    let mayBeTyped = ["P", "_", "^", "X"].contains(beginning.dropFirst().prefix(1))
    expectEqual(decoder.waitDuration, mayBeTyped ? InputDecoder.textTimeout : InputDecoder.sequenceTimeout)
    expectEqual(decoder.flush(), [])
    #expect(!decoder.isWaiting)
    expectEqual(decoder.decode("abc".utf8), [.character("a"), .character("b"), .character("c")])
    expectEqual(decodedInput("\u{1B}" + beginning), [.key(.escape)])
  }

  @Test(arguments: [
    "\u{1B}[1", "\u{1B}[?1;", "\u{1B}[[", "\u{1B}O5", "\u{1B}[M!", "\u{1B}]11;x", "\u{1B}Px", "\u{1B}_x",
  ])
  func `a key ends an unfinished sequence`(beginning: String) {
    expectEqual(decodedInput(beginning + "\u{1B}[A"), [.key(.up)])
    expectEqual(decodedInput(beginning + "\u{1B}\u{1B}[A"), [.key(.up, .alt)])
    expectEqual(decodedInput(beginning + "\u{1B}a"), [.character("a", .alt)])
    expectEqual(decodedInput(beginning + "\r"), [.key(.enter)])
    expectEqual(decodedInput(beginning + "\u{03}"), [.character("c", .control)])
    #expect(isSameInEverySplit(Array((beginning + "\u{1B}[A").utf8)))
  }

  @Test func `a sequence of absurd length is dropped at its end`() {
    let endless = String(repeating: "1;", count: 100_000)
    expectEqual(decodedInput("\u{1B}[\(endless)Ax"), [.character("x")])
    expectEqual(decodedInput("\u{1B}O\(endless)Ax"), [.character("x")])
    expectEqual(decodedInput("\u{1B}]\(endless)\u{07}x"), [.character("x")])
    expectEqual(decodedInput("\u{1B}[1;\(String(repeating: "9", count: 200))Ax").last, .character("x"))
  }

  @Test func `the decoder keeps only a limited part of an endless sequence`() {
    for beginning in ["\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}[?"] {
      var decoder = InputDecoder()
      _ = decoder.decode(beginning.utf8)
      for _ in 0..<1000 { _ = decoder.decode("1;1;1;1;1;1;1;1;".utf8) }
      #expect(decoder.isWaiting)
      #expect(decoder.held.capacity < 1000)
      expectEqual(decoder.flush(), [])
    }
  }
}
