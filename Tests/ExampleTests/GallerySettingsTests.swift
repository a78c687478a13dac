import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of the keys that change the gallery's theme and traits, and of the bar that does the same for the mouse.
@MainActor @Suite(.isolatedAppearance) struct GallerySettingsTests {
  private let app = TestApplication(delegate: GalleryDelegate())

  private var settings: String { app.row(23) }
  private var traits: TraitCollection { app.application.windowScene.traitCollection }

  private func press(_ keys: String) {
    app.press(keys)
    app.advance(by: 0.5)
  }

  // MARK: Theme

  @Test func `A9: the theme changes live, the status bar with it`() {
    #expect(app.background(60, 10) == .white)
    #expect(app.foreground(1, 0) == .black)
    press("t")
    #expect(settings.contains("Theme Night"))
    #expect(app.background(60, 10) == NightTheme().paper)
    #expect(app.foreground(1, 0) == .white)
    #expect(app.foreground(2, 23) == NightTheme().accent)
    press("t")
    #expect(settings.contains("Theme Graph"))
    #expect(app.background(60, 10) == .white)
    #expect(app.foreground(2, 23) == GraphTheme().accent)
    press("t")
    #expect(settings.contains("Theme Paper"))
  }

  @Test func `V9: what is seen of a theme fades to the next one`() {
    app.press("t")
    app.advance(by: 0.15)
    let between = app.background(60, 10).brightness
    #expect(between > 0.2 && between < 0.9)
  }

  @Test func `A9: in the dark a selected row is a little lighter than its paper`() {
    press("t")
    let selected = app.background(5, 3).brightness
    #expect(selected > NightTheme().paper.brightness)
    #expect(selected < 0.4)
  }

  // MARK: Colours and characters

  @Test func `fewer colours at each press, and then all again`() {
    var seen = [traits.colorDepth]
    for _ in 0..<5 {
      press("c")
      seen.append(traits.colorDepth)
    }
    #expect(seen == [.truecolor, .palette256, .sixteen, .eight, .none, .truecolor])
  }

  @Test func `plainer characters at each press, and then all again`() {
    for (word, level) in [("blocks", GlyphLevel.blocks), ("ASCII", .ascii), ("all", .braille)] {
      press("g")
      #expect(traits.glyphLevel == level)
      #expect(settings.contains("Glyphs \(word)"))
    }
  }

  @Test func `a poor terminal offers nothing it has not got`() {
    let poor = TestApplication(
      traits: TraitCollection(glyphLevel: .blocks, colorDepth: .eight), delegate: GalleryDelegate())
    #expect(poor.row(23).contains("Colors 8 "))
    poor.press("c")
    #expect(poor.row(23).contains("Colors none"))
    poor.press("c")
    #expect(poor.row(23).contains("Colors 8 "))
    poor.press("gg")
    #expect(poor.row(23).contains("Glyphs blocks"))
  }

  // MARK: Size class

  @Test func `compact, the list is alone and its pages slide over it; regular, they are side by side`() {
    press("s")
    #expect(app.row(1).trimmingPrefix(while: { $0 == " " }) == "Gallery")
    #expect(app.row(3).hasSuffix("›"))
    press("\r")
    #expect(app.row(1).contains("‹ Gallery") && app.row(1).contains("Buttons"))
    press("s")
    #expect(app.row(1).contains("Gallery       │"))
    #expect(app.row(1).contains("Buttons"))
    press("s")
    #expect(settings.contains("Size auto"))
  }

  @Test func `whoever is at work in a page stays there when there is no room for the list`() {
    press("\u{1B}[C")
    press("\t")
    app.resize(to: Size(width: 40, height: 16))
    app.advance(by: 0.5)
    #expect(app.row(1).contains("‹ Gallery") && app.row(1).contains("Buttons"))
    app.resize(to: Size(width: 80, height: 24))
    app.advance(by: 0.5)
    #expect(app.row(1).contains("Gallery       │") && app.row(1).contains("Buttons"))
  }

  @Test func `Right leads into the page, and Escape back to the list`() {
    press("\u{1B}[C")
    #expect(app.row(3).hasPrefix("  Buttons"))
    press("\u{1B}")
    #expect(app.row(3).hasPrefix("▌ Buttons"))
  }

  // MARK: Language

  @Test func `X2: the words of TermKit change with the language`() {
    for _ in 0..<7 { press("\u{1B}[B") }
    #expect(app.row(5).hasSuffix("Done"))
    press("l")
    #expect(app.row(5).hasSuffix("Fertig"))
    press("l")
    #expect(app.row(5).hasSuffix("完了"))
  }

  // MARK: By other ways

  @Test func `X3: the mouse changes the same`() {
    app.click(4, 23)
    app.advance(by: 0.5)
    #expect(settings.contains("Theme Night"))
    app.click(20, 23)
    #expect(traits.colorDepth == .palette256)
    app.click(38, 23)
    #expect(traits.glyphLevel == .blocks)
    app.click(55, 23)
    app.advance(by: 0.5)
    #expect(traits.horizontalSizeClass == .compact)
  }

  @Test func `where letters are typed the function keys change the same`() {
    for _ in 0..<2 { press("\u{1B}[B") }
    press("\u{1B}[C")
    press("t")
    #expect(app.row(4).contains("t"))
    #expect(settings.contains("Theme Paper"))
    press("\u{1B}[19~")
    #expect(settings.contains("Theme Night"))
  }
}
