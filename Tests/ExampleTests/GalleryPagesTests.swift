import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of every page of the gallery beside the list.
@MainActor @Suite(.isolatedAppearance) struct GalleryPagesTests {
  @Test func `the list of pages is beside the page, between the status bar and the settings`() {
    let app = TestApplication.gallery(showing: "Buttons")
    #expect(app.row(0) == " TermKit                             09:41                               ? Keys")
    #expect(app.row(1).hasPrefix("        Gallery       │"))
    let titles = (3..<22).map { app.row($0).prefix(22).drop { " ▌".contains($0) }.trimming(" ") }
    let all = Page.all.map(\.title.english)
    #expect(titles.prefix(all.count) == all.prefix(titles.count) && titles.dropFirst(all.count).allSatisfy(\.isEmpty))
    #expect(app.row(4).hasPrefix("▌ Buttons"))
    #expect(app.row(23) == "  Theme Paper     Colors 16M       Glyphs all       Size auto      Language en")
  }

  @Test func `the Buttons page shows every kind of button in every state`() {
    expectPage(
      "Buttons",
      draws: """
                                 Buttons
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
                        Normal   Pressed   Selected  Disabled   ▐
                                                                ▐
          Title           Go        Go        Go        Go      ▐
                                                                ▐
          Image           ★         ★         ★         ★       ▐
                                                                ▐
          Both           ★ Go      ★ Go      ★ Go      ★ Go     ▐
                                                                ▐
                        ╭────╮    ╭────╮    ╭────╮    ╭────╮
          Background    │ Go │    │ Go │    │ Go │    │ Go │
                        ╰────╯    ╰────╯    ╰────╯    ╰────╯

          Custom          ☆         ☆         ★         ☆

                        ╭────╮    ┏━━━━┓    ╔════╗    ┌┄┄┄┄┐
          By state      │ Go │    ┃ Go ┃    ║ Go ║    ┊ Go ┊
                        ╰────╯    ┗━━━━┛    ╚════╝    └┄┄┄┄┘

          Configurations
        """)
  }

  @Test func `the Segmented controls page shows enabled, disabled and momentary controls`() {
    expectPage(
      "Segmented controls",
      draws: """
                           Segmented controls
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
          Titles                                                ▐
          ▐  Day  ▐ Week  ▌ Month ▌                             ▐
                                                                ▐
          With an outline                                       ▐
          ╭▄▄▄▄▄▄▄┬───────┬───────╮                             ▐
          ▐  Day  ▌ Week  │ Month │                             ▐
          ╰▀▀▀▀▀▀▀┴───────┴───────╯                             ▐
                                                                ▐
          A segment that is disabled                            ▐
          ▐  Day  │ Week  │ Month ▌                             ▐
                                                                ▐
          Disabled                                              ▐
          ▐  Day  ▐ Week  ▌ Month ▌                             ▐
                                                                ▝
          Widths by contents
          ▐ A ▐ longer one ▌ B ▌

          Momentary
          ▐ − │ + ▌
        """)
  }

  @Test func `the Text fields page shows every border style, a clear button and a field for digits`() {
    expectPage(
      "Text fields",
      draws: """
                               Text fields
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
          Borders                                               ▐
          None                                                  ▐
                                                                ▐
          Line                                                  ▐
                                                                ▐
           Bezel                                                ▐
                                                                ▐
          ╭───────────────────────────────────────────────────╮ ▐
          │ Rounded                                           │ ▐
          ╰───────────────────────────────────────────────────╯ ▐

          Text that can be cleared
          ╭───────────────────────────────────────────────────╮
          │ Tic-Tac-Toe                                     ✕ │
          ╰───────────────────────────────────────────────────╯

          A delegate that lets only digits in
           Digits only
        """)
  }

  @Test func `the Text view page shows wrapped text with grapheme clusters and control characters`() {
    expectPage(
      "Text view",
      draws: """
                                Text view    Undo  Redo   Lock
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          Write here. Words are wrapped at the width of the
          view, wherever the window's edge may be, and the
          cursor is the terminal's own.

          Grapheme clusters stay whole: é, 한글, 日本語, 👩,
          🇩🇪, ﷺ. What could do harm is shown and kept as it
          came: ␛[31m, �, ␇.

          Shift and arrows select, Ctrl and arrows go by
          words, Alt-C copies, Ctrl-V pastes, Alt-Z undoes. F1
          lists all the keys.
        """)
  }

  @Test func `the Bars page shows navigation bars, a toolbar and a tab bar`() {
    expectPage(
      "Bars",
      draws: """
                                  Bars
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          Navigation bars: default, black, with a bar tint,
          with an image
            ‹ Back               Default                 Done
          ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
            ‹ Back                Black                  Done
          ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
            ‹ Back              Bar tint                 Done
          ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
            ‹ Back                Image                  Done
          ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          Toolbar
            ↩                     Delete                    ✎

          Tab bar
                  ★                 ● 3               ×
              Favourites          Inbox           Disabled
        """)
  }

  @Test func `the Bar buttons page shows bar buttons of every style and the system items`() {
    expectPage(
      "Bar buttons",
      draws: """
          Left                 Bar buttons                 ⌕  +
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          Plain, bordered, done
            Plain                Bordered                Done

          Disabled
            Plain                Bordered                Done

          A tint and a background of their own
            Tint         ★         Background        ▐ A │ B ▌

          Standard items
            Done       Cancel       Edit       Save      Undo
            Redo         +         ✎         ↩         Delete
            ⌕          ↻         ×         ↗         Organize
            Bookmarks        Camera        ►        ‖       «
            »                                               ×

          Press one.
        """)
  }

  @Test func `the Alerts and sheets page lists alerts, sheets and other presentations`() {
    expectPage(
      "Alerts and sheets",
      draws: """
                            Alerts and sheets         ≡ Popover
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
            Alert

            Alert with text fields

            Action sheet

            Form sheet

            Full-screen page

            Page over this page

          Open one.
        """)
  }

  @Test func `the Images page shows original, template, resizable and file images`() {
    expectPage(
      "Images",
      draws: """
                                 Images
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
                            Original            Template        ▐
                                                                ▐
          Of a file       ▀▄ ▄▀ ▄▀▀▀▄         ▀▄ ▄▀ ▄▀▀▀▄       ▐
                          ▄▀ ▀▄ ▀▄▄▄▀         ▄▀ ▀▄ ▀▄▄▄▀       ▐
                                                                ▐
                            ▃▅▇  ▇▅▃            ▃▅▇  ▇▅▃        ▐
                           ▟ ▗▆▁▁▆▖ ▙          ▟        ▙       ▐
          Drawn               ▊  ▎                              ▐
                           ▜ ▝▂▇▇▂▘ ▛          ▜        ▛       ▐
                            ▅▃▁  ▁▃▅            ▅▃▁  ▁▃▅        ▐
                                                                ▐
                        As it is     Stretched      Tiled       ▐
                                                                ▐
                           ╭┄╮     ╭┄┄┄┄┄┄┄┄┄┄╮                 ▝
          Resizable        ┊·┊     ┊··········┊ █▌········▐█
                           ╰┄╯     ╰┄┄┄┄┄┄┄┄┄┄╯

          A file with variants for terminals and for few rows
                                ▗▟█▙▖▗▟█▙▖
        """)
  }

  @Test func `the Labels page shows alignments, attributes, wrapping and control characters`() {
    expectPage(
      "Labels",
      draws: """
                                 Labels
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
          At the left, in the middle, at the right              ▐
          Tic-Tac-Toe                                           ▐
                               Tic-Tac-Toe                      ▐
                                                    Tic-Tac-Toe ▐
                                                                ▐
          Attributes                                            ▐
          bold      dim      italic      underline      reverse ▐
                                                                ▐
          One line, and several lines                           ▐
          A label of one line that does not fit ends in an ell… ▝

          A label of one line that does not fit ends in an
          ellipsis. With several lines, the text wraps.

          Wide characters and clusters
          日本語 한국어 👩 🇩🇪 é

          Control characters and escape sequences
          ␛[31mred␛[0m ␇ �turned�
        """)
  }

  @Test func `the Scroll view page shows content that is larger than the page`() {
    expectPage(
      "Scroll view",
      draws: """
                               Scroll view
         0,0     1,0     2,0     3,0     4,0     5,0     6,0    ▐
         0,1     1,1     2,1     3,1     4,1     5,1     6,1    ▐
         0,2     1,2     2,2     3,2     4,2     5,2     6,2    ▐
         0,3     1,3     2,3     3,3     4,3     5,3     6,3    ▐
         0,4     1,4     2,4     3,4     4,4     5,4     6,4    ▝
         0,5     1,5     2,5     3,5     4,5     5,5     6,5
         0,6     1,6     2,6     3,6     4,6     5,6     6,6
         0,7     1,7     2,7     3,7     4,7     5,7     6,7
         0,8     1,8     2,8     3,8     4,8     5,8     6,8
         0,9     1,9     2,9     3,9     4,9     5,9     6,9
         0,10    1,10    2,10    3,10    4,10    5,10    6,10
         0,11    1,11    2,11    3,11    4,11    5,11    6,11
         0,12    1,12    2,12    3,12    4,12    5,12    6,12
         0,13    1,13    2,13    3,13    4,13    5,13    6,13
         0,14    1,14    2,14    3,14    4,14    5,14    6,14
         0,15    1,15    2,15    3,15    4,15    5,15    6,15
         0,16    1,16    2,16    3,16    4,16    5,16    6,16
         0,17    1,17    2,17    3,17    4,17    5,17    6,17
         0,18    1,18    2,18    3,18    4,18    5,18    6,18
         0,19    1,19    2,19    3,19    4,19    5,19    6,19
        """)
  }
}

extension Substring {
  fileprivate func trimming(_ character: Character) -> String {
    String(reversed().drop { $0 == character }.reversed())
  }
}
