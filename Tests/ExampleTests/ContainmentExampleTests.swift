import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import containment

@MainActor @Suite struct ContainmentExampleTests {
  private let app = TestApplication(size: Size(width: 60, height: 20), delegate: ExampleDelegate())

  @Test func `four child controllers fill the container below its navigation bar`() {
    expect(
      app,
      shows: """
         Containment               09:41                     ? Keys
                                 Four Panes
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
                   ▂▄▅▆▅▄▂                       ▗▄▆▇▂▃▀▘
                  ▗▇     ▇▖                     ▗▟ ▁▘▇
                  ▎       ▊                     ▐  ▊
                  ▝▁     ▁▘                     ▝▜ ▇▖▁
                   ▆▀▃▂▃▀▆                       ▝▀▂▁▆▅▄▖

          Pick…              Shrink      Pick…              Shrink


                     ▗▅▖                       ▁▄▆▇▆▄▁▄▆▇▆▄▁
                    ▁▟ ▙▁                      ▐     ▆     ▌
                ▇▅▂▇     ▇▂▅▇                  ▝▜         ▛▘
                   ▆▎   ▊▆                      ▝▃▁     ▁▃▘
                   ▐▁▃▅▃▁▌                        ▇▀▜ ▛▀▇
                   ▆▇   ▇▆                          ▝▃▘

          Pick…              Shrink      Pick…              Shrink
        """)
  }

  @Test func `on the smallest screen in ASCII, all four figures are recognisable`() {
    let small = TestApplication(
      size: Size(width: 40, height: 16), traits: TraitCollection(glyphLevel: .ascii, colorDepth: .none),
      delegate: ExampleDelegate())
    expect(
      small,
      shows: """
         Containment     09:41           ? Keys
                       Four Panes
        ----------------------------------------
               oo#oo                o#""
               #####               ]#[
               ""#""                "#oo

          Pick~    Shrink      Pick~    Shrink


                 o                .d#bod#b.
              -od#bo-             '#######'
               ]###[               'Y###P'
               '   '                 '"'

          Pick~    Shrink      Pick~    Shrink
        """)
  }

  @Test func `V3: a picker presented over one pane leaves the other panes usable`() {
    app.press("\r")
    app.advance(by: 0.4)
    expect(
      app,
      shows: """
         Containment               09:41                     ? Keys
                                 Four Panes
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
                     Sun                         ▗▄▆▇▂▃▀▘
                    Moon                        ▗▟ ▁▘▇
                    Star                        ▐  ▊
                    Heart                       ▝▜ ▇▖▁
                                                 ▝▀▂▁▆▅▄▖

                                         Pick…              Shrink


                     ▗▅▖                       ▁▄▆▇▆▄▁▄▆▇▆▄▁
                    ▁▟ ▙▁                      ▐     ▆     ▌
                ▇▅▂▇     ▇▂▅▇                  ▝▜         ▛▘
                   ▆▎   ▊▆                      ▝▃▁     ▁▃▘
                   ▐▁▃▅▃▁▌                        ▇▀▜ ▛▀▇
                   ▆▇   ▇▆                          ▝▃▘

          Pick…              Shrink      Pick…              Shrink
        """)
    // Tab leaves the picker for the next pane, whose figure shrinks.
    for _ in 0..<5 { app.press("\t") }
    app.press("\r")
    app.advance(by: 0.4)
    #expect(app.row(9).hasSuffix("Grow"))
    #expect(app.row(3).contains("Sun"))
  }

  @Test func `V3: choosing an item dismisses the picker and returns the focus to its pane`() {
    app.press("\r")
    app.advance(by: 0.4)
    app.press("\u{1B}[B")
    app.press("\r")
    app.advance(by: 0.4)
    app.press("\r")
    app.advance(by: 0.4)
    // The picker is back: its pane had the focus, and the moon is selected.
    #expect(app.row(3).contains("Sun"))
    app.press("\u{1B}")
    app.advance(by: 0.4)
    #expect(!app.row(3).contains("Sun"))
  }

  @Test func `V3: the mouse can open pickers over two panes at the same time`() {
    app.click(4, 9)
    app.advance(by: 0.4)
    app.click(35, 19)
    app.advance(by: 0.4)
    #expect(app.row(3).contains("Sun"))
    #expect(app.row(12).contains("Sun"))
    #expect(app.row(9).contains("Pick…"))
  }

  @Test(arguments: [
    (Mistake.noParent, "so its parent should be FourPanesViewController “Four Panes”, but its parent is none"),
    (.wrongParent, "should be PaneViewController “Moon”, but its parent is PaneViewController “Sun”"),
    (.twoParents, "cannot be a child of PaneViewController “Moon”, because it is a child of PaneViewController “Sun”"),
    (.leftBehind, "so its parent should be FourPanesViewController “Four Panes”, but its parent is none"),
  ])
  func `V1: a containment mistake traps with a message that names the controllers, and the terminal is restored`(
    mistake: Mistake, sentence: String
  ) throws {
    let session = try TerminalSession("containment", ["--wrong", mistake.rawValue])
    guard case .killed = session.ending() else {
      Issue.record("the program ended in another way")
      return
    }
    // Debug builds list the calls after the sentence, which may have scrolled off the top of the screen.
    #expect(String(decoding: session.bytes, as: UTF8.self).contains(sentence))
    #expect(session.terminal.settings == session.settingsBefore)
  }
}
