import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests with hostile messages: the game shows them visibly and harmlessly, and keeps them unchanged.
@MainActor @Suite(.isolatedAppearance) struct HostileTextTests {
  private nonisolated static let texts = [
    "bell\u{7}, clear \u{1B}[2J\u{1B}[H, title \u{1B}]0;gotcha\u{7}",
    "right to left \u{202E}fdp.exe\u{202C} and isolates \u{2066}x\u{2069}",
    "marks e" + String(repeating: "\u{301}", count: 1000) + " after",
    "tabs\t\t\tand\r\nlines\nand\u{2028}more\u{85}\u{B}\u{C}",
    "zero \u{200B}\u{200D}\u{FEFF}width",
    "null \u{0} delete \u{7F} c1 \u{9B}31m",
    "family 👨‍👩‍👧‍👦 flag 🇩🇪 漢字",
    String(repeating: "\u{FDFD}", count: 200),
  ]

  @Test(arguments: texts.indices) func `a hostile message is harmless in the list, in the sheet and as a quote`(
    index: Int
  )
    throws
  {
    let text = Self.texts[index]
    let tested = try TestedApp { model, _ in
      model.post("Before")
      model.post(text)
      model.post("After")
    }
    tested.press(Keys.messages, Typed.down, Typed.down, Typed.down)
    #expect(tested.row(of: "Reply") != nil)
    tested.press("r")
    #expect(tested.row(of: "Cancel") != nil)
    tested.press("Answer", Keys.post)
    for app in [tested.app] {
      #expect(app.row(23).contains("Messages"))
      for y in 0..<24 {
        for x in 0..<80 {
          #expect(
            !app.cell(x, y).glyph.scalars.contains {
              $0.value < 32 || (0x7F..<0xA0).contains($0.value) || $0 == "\u{202E}"
            })
        }
      }
    }
    expectEqual(tested.model.message(at: 2)?.text.unicodeScalars.elementsEqual(text.unicodeScalars), true)
    #expect(tested.row(of: "After") != nil && tested.row(of: "Before") != nil && tested.row(of: "Answer") != nil)
  }

  @Test func `an escape sequence in a message is shown as visible characters`() throws {
    let tested = try TestedApp { model, _ in model.post("a\u{1B}[31mb\u{7}") }
    tested.press(Keys.messages)
    #expect(tested.app.row(3).contains("␛[31mb␇"), "\(tested.app.row(3))")
  }

  @Test(arguments: [("x", 1_000_000), ("\u{301}", 500_000)])
  func `a message of a million characters without a space is shown, selected, starred and answered quickly`(
    character: Character, count: Int
  ) throws {
    let text = "e" + String(repeating: character, count: count)
    let tested = try TestedApp { model, _ in
      model.post("Before")
      model.post(text)
      model.post("After")
    }
    let start = ContinuousClock.now
    tested.press(Keys.messages, Typed.down, "f", Typed.up, Typed.down, "r")
    #expect(tested.row(of: "Cancel") != nil)
    tested.press("Yes", Keys.post)
    #expect(ContinuousClock.now - start < .seconds(10))
    #expect(tested.row(of: "Yes") != nil)
    expectEqual(tested.model.message(at: 0)?.text, "Yes")
    expectEqual(tested.model.message(at: 2)?.isFavorite, true)
  }

  @Test(arguments: [
    ["--\u{1B}[2J\u{202E}"], ["--color", "\u{1B}[2J\u{202E}"], ["messages", "--store", "/dev/null/\u{1B}[2J\u{202E}"],
    ["history", "--store", "/dev/null/\u{1B}[2J\u{202E}"],
  ])
  func `the error message for a hostile command line contains no control characters`(arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status != 0)
    #expect(run.errors.contains("␛[2J\u{FFFD}"), "\(run.errors)")
    #expect(!run.errors.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || $0 == "\u{202E}") })
  }

  @Test func `hostile messages are printed without control characters, except for newlines and colours`() throws {
    let store = try TemporaryStore()
    try store.fill { model in for text in Self.texts { model.post(text) } }
    for arguments in [
      ["messages"], ["messages", "--json"], ["messages", "--color", "8", "--glyphs", "ascii"], ["history"],
    ] {
      let run = try CommandRun(arguments + ["--store", store.path])
      let text = run.output.replacing(/\u{1B}\[\d+m/, with: "")
      expectEqual(run.status, 0)
      #expect(!text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value)) })
      #expect(!text.unicodeScalars.contains { ["\u{202E}", "\u{2066}", "\u{200B}", "\u{FEFF}"].contains($0) })
      #expect(arguments == ["history"] || run.lines.count >= Self.texts.count)
    }
  }
}
