import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Malicious texts in every place where a text reaches the screen.
@MainActor @Suite(.isolatedAppearance) struct HostileTextTests {
  // Sequences of every kind, C0 and C1 controls, text direction, invisible characters, many marks, and unfinished sequences.
  private nonisolated static let texts = [
    "A\u{1B}[2J\u{1B}[H\u{1B}c\u{1B}(0Z", "A\u{1B}]0;title\u{7}\u{1B}]52;c;AAAA\u{1B}\\Z",
    "A\u{1B}P+q\u{1B}\\\u{1B}_x\u{1B}\\Z",
    "A\0\u{1}\u{8}\u{7F}\u{E}\u{F}\u{18}\u{1A}Z", "A\u{9B}31m\u{9D}0;x\u{9C}\u{85}\u{90}Z",
    "A\u{202E}fdp\u{202C}\u{2066}x\u{2069}\u{200F}\u{61C}Z",
    "A\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}\u{AD}\u{E0041}\u{3164}Z",
    "A\r\nB\rC\nD\u{2028}E\u{2029}F\u{B}\u{C}Z\t\tX", "Ae" + String(repeating: "\u{301}", count: 2000) + "Z",
    String(repeating: "👩\u{200D}", count: 500), String(repeating: "\u{301}", count: 100) + "Z",
    "\u{FFFE}\u{10FFFF}\u{378}Z", "A" + "b".isolated + "\u{301}Z",
  ]

  @Test(arguments: TextPlace.all) func `a hostile text is harmless wherever it is shown`(place: TextPlace) {
    for text in Self.texts {
      let app = place.show(text)
      let shown = Set((0..<app.screen.size.height).flatMap { y in app.screen.withRow(y) { $0.map(\.glyph) } })
      expectEqual(shown.filter { $0 != $0.sanitized }, [], "of \(text.debugDescription)")
    }
  }

  @Test(arguments: TextPlace.all) func `in every text, control and direction characters are shown as visible symbols`(
    place: TextPlace
  ) {
    let app = place.show("A\u{1B}\u{202E}Z")
    // A text that is struck through has a stroke mark after each character.
    let text = app.screen.text.unicodeScalars.filter { $0 != "\u{336}" }
    #expect(String(String.UnicodeScalarView(text)).contains("A␛\u{FFFD}Z"), "\n\(app.screen.text)")
  }

  @Test(arguments: TextPlace.all) func `at the glyph level ASCII, every text is shown in ASCII only`(place: TextPlace) {
    let app = place.show("Aé\u{1B}世\u{202E}Z")
    app.application.traitOverrides.glyphLevel = .ascii
    app.turn()
    #expect(app.screen.text.unicodeScalars.allSatisfy { $0.isASCII }, "\n\(app.screen.text)")
    #expect(app.contains("Ae??"), "\n\(app.screen.text)")
  }

  @Test(arguments: TextPlace.all) func `a hostile text is harmless wherever it is spoken`(place: TextPlace) {
    for text in Self.texts {
      let application = place.show(text).application
      application.traitOverrides.usesScreenReader = true
      let lines = application.accessibilityOutline + [application.spokenText ?? ""]
      expectEqual(lines.filter { $0 != $0.sanitized() }, [], "of \(text.debugDescription)")
    }
  }

  @Test func `the harmless form of a glyph contains no control characters and no invisible characters`() {
    for scalar in ["\u{1B}", "\u{9B}", "\u{7F}", "\u{202E}", "\u{200B}", "\u{2028}", "\u{E0041}"] as [Unicode.Scalar] {
      #expect(Glyph(scalar).sanitized != Glyph(scalar))
      expectEqual(Glyph(scalars: ["a", scalar]).sanitized, Glyph("a"))
    }
    expectEqual(Glyph("\0").sanitized, .blank)
  }
}
