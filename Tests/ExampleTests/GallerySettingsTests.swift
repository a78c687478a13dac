import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of the keys that change the gallery's theme and traits, and of the bar that does the same for the mouse.
@MainActor @Suite(.isolatedAppearance) struct GallerySettingsTests {
  private let app = TestApplication.gallery(showing: "Buttons")

  private var settings: String { app.row(23) }
  private var traits: TraitCollection { app.application.windowScene.traitCollection }

  private func press(_ keys: String) {
    app.press(keys)
    app.advance(by: 0.5)
  }

  // MARK: Theme

  @Test func `A9: the key t changes the theme of the visible views and of the status bar`() {
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

  @Test func `V9: the background colour fades from one theme to the next`() {
    app.press("t")
    app.advance(by: 0.15)
    let between = app.background(60, 10).brightness
    #expect(between > 0.2 && between < 0.9)
  }

  @Test func `A9: in the night theme, a selected row is a little lighter than the background`() {
    press("t")
    let selected = app.background(5, 4).brightness
    #expect(selected > NightTheme().paper.brightness)
    #expect(selected < 0.4)
  }

  // MARK: Colours and characters

  @Test func `the key c reduces the number of colours with each press, then restores all colours`() {
    var seen = [traits.colorDepth]
    for _ in 0..<5 {
      press("c")
      seen.append(traits.colorDepth)
    }
    #expect(seen == [.truecolor, .palette256, .sixteen, .eight, .none, .truecolor])
  }

  @Test func `the key g selects plainer characters with each press, then restores all characters`() {
    for (word, level) in [("blocks", GlyphLevel.blocks), ("ASCII", .ascii), ("all", .braille)] {
      press("g")
      #expect(traits.glyphLevel == level)
      #expect(settings.contains("Glyphs \(word)"))
    }
  }

  @Test func `the settings offer only colours and characters that the terminal supports`() {
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

  @Test func `a compact width shows either the list or a page, and a regular width shows both side by side`() {
    press("s")
    #expect(app.row(1).trimmingPrefix(while: { $0 == " " }) == "Gallery")
    #expect(app.row(3).contains("›"))
    press("\r")
    #expect(app.row(1).contains("‹ Gallery") && app.row(1).contains("Buttons"))
    press("s")
    #expect(app.row(1).contains("Gallery       │"))
    #expect(app.row(1).contains("Buttons"))
    press("s")
    #expect(settings.contains("Size auto"))
  }

  @Test func `a page with the focus stays visible when the screen becomes too narrow for the list`() {
    press("\u{1B}[C")
    press("\t")
    app.resize(to: Size(width: 40, height: 16))
    app.advance(by: 0.5)
    #expect(app.row(1).contains("‹ Gallery") && app.row(1).contains("Buttons"))
    app.resize(to: Size(width: 80, height: 24))
    app.advance(by: 0.5)
    #expect(app.row(1).contains("Gallery       │") && app.row(1).contains("Buttons"))
  }

  @Test func `the Right key moves the focus into the page, and Escape moves the focus back to the list`() {
    press("\u{1B}[C")
    #expect(app.row(4).hasPrefix("  Buttons"))
    press("\u{1B}")
    #expect(app.row(4).hasPrefix("▌ Buttons"))
  }

  // MARK: Language

  @Test func `X2: the key l changes the language of TermKit's own words`() {
    let app = TestApplication.gallery(showing: "Bars")
    #expect(app.row(5).hasSuffix("Done"))
    app.press("l")
    app.advance(by: 1)
    #expect(app.row(5).hasSuffix("Fertig"))
    app.press("l")
    app.advance(by: 1)
    #expect(app.row(4).hasSuffix("完了"))
  }

  // MARK: The mouse and the function keys

  @Test func `X3: clicks on the toolbar change the theme, the colours, the characters and the size class`() {
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

  @Test func `in a text field, a letter is typed, and a function key changes the theme`() {
    let app = TestApplication.gallery(showing: "Text fields")
    app.press("\u{1B}[C")
    app.press("t")
    app.advance(by: 0.5)
    #expect(app.row(4).contains("t"))
    #expect(app.row(23).contains("Theme Paper"))
    app.press("\u{1B}[19~")
    app.advance(by: 0.5)
    #expect(app.row(23).contains("Theme Night"))
  }
}
