import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of every page of the gallery beside the list.
@MainActor @Suite(.isolatedAppearance) struct GalleryPagesTests {
  @Test func `the Buttons page shows every kind of button in every state`() {
    expect(
      .gallery(showing: "Buttons"),
      shows: """
         TermKit                             09:41                               ? Keys
                Gallery       │                         Buttons
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔│▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
        ▌ Buttons             │                Normal   Pressed   Selected  Disabled   ▐
          Segmented controls  │                                                        ▐
          Text fields         │  Title           Go        Go        Go        Go      ▐
          Text view           │                                                        ▐
          Plain table         │  Image           ★         ★         ★         ★       ▐
          Grouped table       │                                                        ▐
          Inset grouped table │  Both           ★ Go      ★ Go      ★ Go      ★ Go     ▐
          A million rows      │                                                        ▐
          Bars                │                ╭────╮    ╭────╮    ╭────╮    ╭────╮
          Bar buttons         │  Background    │ Go │    │ Go │    │ Go │    │ Go │
          Alerts and sheets   │                ╰────╯    ╰────╯    ╰────╯    ╰────╯
          Images              │
          Labels              │  Custom          ☆         ☆         ★         ☆
          Scroll view         │
                              │                ╭────╮    ┏━━━━┓    ╔════╗    ┌┄┄┄┄┐
                              │  By state      │ Go │    ┃ Go ┃    ║ Go ║    ┊ Go ┊
                              │                ╰────╯    ┗━━━━┛    ╚════╝    └┄┄┄┄┘
                              │
                              │  Configurations
                                               Normal   Pressed   Selected  Disabled
          Theme Paper     Colors 16M       Glyphs all       Size auto      Language en
        """)
  }

  @Test func `the Segmented controls page shows enabled, disabled and momentary controls`() {
    expect(
      .gallery(showing: "Segmented controls"),
      shows: """
         TermKit                             09:41                               ? Keys
                Gallery       │                   Segmented controls
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔│▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
          Buttons             │  Titles                                                ▐
        ▌ Segmented controls  │  ▐  Day  ▐ Week  ▌ Month ▌                             ▐
          Text fields         │                                                        ▐
          Text view           │  With an outline                                       ▐
          Plain table         │  ╭▄▄▄▄▄▄▄┬───────┬───────╮                             ▐
          Grouped table       │  ▐  Day  ▌ Week  │ Month │                             ▐
          Inset grouped table │  ╰▀▀▀▀▀▀▀┴───────┴───────╯                             ▐
          A million rows      │                                                        ▐
          Bars                │  A segment that is disabled                            ▐
          Bar buttons         │  ▐  Day  │ Week  │ Month ▌                             ▐
          Alerts and sheets   │                                                        ▐
          Images              │  Disabled                                              ▐
          Labels              │  ▐  Day  ▐ Week  ▌ Month ▌                             ▐
          Scroll view         │                                                        ▝
                              │  Widths by contents
                              │  ▐ A ▐ longer one ▌ B ▌
                              │
                              │  Momentary
                              │  ▐ − │ + ▌
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Theme Paper     Colors 16M       Glyphs all       Size auto      Language en
        """)
  }

  @Test func `the Text fields page shows every border style, a clear button and a field for digits`() {
    expect(
      .gallery(showing: "Text fields"),
      shows: """
         TermKit                             09:41                               ? Keys
                Gallery       │                       Text fields
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔│▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
          Buttons             │  Borders                                               ▐
          Segmented controls  │  None                                                  ▐
        ▌ Text fields         │                                                        ▐
          Text view           │  Line                                                  ▐
          Plain table         │                                                        ▐
          Grouped table       │   Bezel                                                ▐
          Inset grouped table │                                                        ▐
          A million rows      │  ╭───────────────────────────────────────────────────╮ ▐
          Bars                │  │ Rounded                                           │ ▐
          Bar buttons         │  ╰───────────────────────────────────────────────────╯ ▐
          Alerts and sheets   │
          Images              │  Text that can be cleared
          Labels              │  ╭───────────────────────────────────────────────────╮
          Scroll view         │  │ Tic-Tac-Toe                                     ✕ │
                              │  ╰───────────────────────────────────────────────────╯
                              │
                              │  A delegate that lets only digits in
                              │   Digits only
                              │
                                 Secret
          Theme Paper     Colors 16M       Glyphs all       Size auto      Language en
        """)
  }

  @Test func `the Text view page shows wrapped text with grapheme clusters and control characters`() {
    expect(
      .gallery(showing: "Text view"),
      shows: """
         TermKit                             09:41                               ? Keys
                Gallery       │                        Text view    Undo  Redo   Lock
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔│▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          Buttons             │  Write here. Words are wrapped at the width of the
          Segmented controls  │  view, wherever the window's edge may be, and the
          Text fields         │  cursor is the terminal's own.
        ▌ Text view           │
          Plain table         │  Grapheme clusters stay whole: é, 한글, 日本語, 👩,
          Grouped table       │  🇩🇪, ﷺ. What could do harm is shown and kept as it
          Inset grouped table │  came: ␛[31m, �, ␇.
          A million rows      │
          Bars                │  Shift and arrows select, Ctrl and arrows go by
          Bar buttons         │  words, Alt-C copies, Ctrl-V pastes, Alt-Z undoes. F1
          Alerts and sheets   │  lists all the keys.
          Images              │
          Labels              │
          Scroll view         │
                              │
                              │
                              │
                              │
                              │
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Theme Paper     Colors 16M       Glyphs all       Size auto      Language en
        """)
  }

  @Test func `the Bars page shows navigation bars, a toolbar and a tab bar`() {
    expect(
      .gallery(showing: "Bars"),
      shows: """
         TermKit                             09:41                               ? Keys
                Gallery       │                          Bars
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔│▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          Buttons             │  Navigation bars: default, black, with a bar tint,
          Segmented controls  │  with an image
          Text fields         │    ‹ Back               Default                 Done
          Text view           │  ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          Plain table         │    ‹ Back                Black                  Done
          Grouped table       │  ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          Inset grouped table │    ‹ Back              Bar tint                 Done
          A million rows      │  ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
        ▌ Bars                │    ‹ Back                Image                  Done
          Bar buttons         │  ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          Alerts and sheets   │  Toolbar
          Images              │    ↩                     Delete                    ✎
          Labels              │
          Scroll view         │  Tab bar
                              │          ★                 ● 3               ×
                              │      Favourites          Inbox           Disabled
                              │
                              │
                              │
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Theme Paper     Colors 16M       Glyphs all       Size auto      Language en
        """)
  }

  @Test func `the Bar buttons page shows bar buttons of every style and the system items`() {
    expect(
      .gallery(showing: "Bar buttons"),
      shows: """
         TermKit                             09:41                               ? Keys
                Gallery       │  Left                 Bar buttons                 ⌕  +
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔│▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          Buttons             │  Plain, bordered, done
          Segmented controls  │    Plain                Bordered                Done
          Text fields         │
          Text view           │  Disabled
          Plain table         │    Plain                Bordered                Done
          Grouped table       │
          Inset grouped table │  A tint and a background of their own
          A million rows      │    Tint         ★         Background        ▐ A │ B ▌
          Bars                │
        ▌ Bar buttons         │  Standard items
          Alerts and sheets   │    Done       Cancel       Edit       Save      Undo
          Images              │    Redo         +         ✎         ↩         Delete
          Labels              │    ⌕          ↻         ×         ↗         Organize
          Scroll view         │    Bookmarks        Camera        ►        ‖       «
                              │    »                                               ×
                              │
                              │  Press one.
                              │
                              │
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Theme Paper     Colors 16M       Glyphs all       Size auto      Language en
        """)
  }

  @Test func `the Alerts and sheets page lists alerts, sheets and other presentations`() {
    expect(
      .gallery(showing: "Alerts and sheets"),
      shows: """
         TermKit                             09:41                               ? Keys
                Gallery       │                    Alerts and sheets
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔│▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          Buttons             │    Alert
          Segmented controls  │
          Text fields         │    Alert with text fields
          Text view           │
          Plain table         │    Action sheet
          Grouped table       │
          Inset grouped table │    Form sheet
          A million rows      │
          Bars                │    Full-screen page
          Bar buttons         │
        ▌ Alerts and sheets   │    Page over this page
          Images              │
          Labels              │  Open one.
          Scroll view         │
                              │
                              │
                              │
                              │
                              │
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Theme Paper     Colors 16M       Glyphs all       Size auto      Language en
        """)
  }

  @Test func `the Images page shows original, template, resizable and file images`() {
    expect(
      .gallery(showing: "Images"),
      shows: """
         TermKit                             09:41                               ? Keys
                Gallery       │                         Images
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔│▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
          Buttons             │                    Original            Template        ▐
          Segmented controls  │                                                        ▐
          Text fields         │  Of a file       ▀▄ ▄▀ ▄▀▀▀▄         ▀▄ ▄▀ ▄▀▀▀▄       ▐
          Text view           │                  ▄▀ ▀▄ ▀▄▄▄▀         ▄▀ ▀▄ ▀▄▄▄▀       ▐
          Plain table         │                                                        ▐
          Grouped table       │                    ▃▅▇  ▇▅▃            ▃▅▇  ▇▅▃        ▐
          Inset grouped table │                   ▟ ▗▆▁▁▆▖ ▙          ▟        ▙       ▐
          A million rows      │  Drawn               ▊  ▎                              ▐
          Bars                │                   ▜ ▝▂▇▇▂▘ ▛          ▜        ▛       ▐
          Bar buttons         │                    ▅▃▁  ▁▃▅            ▅▃▁  ▁▃▅        ▐
          Alerts and sheets   │                                                        ▐
        ▌ Images              │                As it is     Stretched      Tiled       ▐
          Labels              │                                                        ▐
          Scroll view         │                   ╭┄╮     ╭┄┄┄┄┄┄┄┄┄┄╮                 ▝
                              │  Resizable        ┊·┊     ┊··········┊ █▌········▐█
                              │                   ╰┄╯     ╰┄┄┄┄┄┄┄┄┄┄╯
                              │
                              │  A file with variants for terminals and for few rows
                              │                        ▗▟█▙▖▗▟█▙▖
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▐████████▌▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Theme Paper     Colors 16M       Glyphs all       Size auto      Language en
        """)
  }

  @Test func `the Labels page shows alignments, attributes, wrapping and control characters`() {
    expect(
      .gallery(showing: "Labels"),
      shows: """
         TermKit                             09:41                               ? Keys
                Gallery       │                         Labels
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔│▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
          Buttons             │  At the left, in the middle, at the right              ▐
          Segmented controls  │  Tic-Tac-Toe                                           ▐
          Text fields         │                       Tic-Tac-Toe                      ▐
          Text view           │                                            Tic-Tac-Toe ▐
          Plain table         │                                                        ▐
          Grouped table       │  Attributes                                            ▐
          Inset grouped table │  bold      dim      italic      underline      reverse ▐
          A million rows      │                                                        ▐
          Bars                │  One line, and several lines                           ▐
          Bar buttons         │  A label of one line that does not fit ends in an ell… ▐
          Alerts and sheets   │                                                        ▐
          Images              │  A label of one line that does not fit ends in an      ▐
        ▌ Labels              │  ellipsis. With several lines, the text wraps.         ▐
          Scroll view         │
                              │  Wide characters and clusters
                              │  日本語 한국어 👩 🇩🇪 é
                              │
                              │  Control characters and escape sequences
                              │  ␛[31mred␛[0m ␇ �turned�
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Theme Paper     Colors 16M       Glyphs all       Size auto      Language en
        """)
  }

  @Test func `the Scroll view page shows content that is larger than the page`() {
    expect(
      .gallery(showing: "Scroll view"),
      shows: """
         TermKit                             09:41                               ? Keys
                Gallery       │                       Scroll view
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔│ 0,0     1,0     2,0     3,0     4,0     5,0     6,0    ▐
          Buttons             │ 0,1     1,1     2,1     3,1     4,1     5,1     6,1    ▐
          Segmented controls  │ 0,2     1,2     2,2     3,2     4,2     5,2     6,2    ▐
          Text fields         │ 0,3     1,3     2,3     3,3     4,3     5,3     6,3    ▐
          Text view           │ 0,4     1,4     2,4     3,4     4,4     5,4     6,4    ▝
          Plain table         │ 0,5     1,5     2,5     3,5     4,5     5,5     6,5
          Grouped table       │ 0,6     1,6     2,6     3,6     4,6     5,6     6,6
          Inset grouped table │ 0,7     1,7     2,7     3,7     4,7     5,7     6,7
          A million rows      │ 0,8     1,8     2,8     3,8     4,8     5,8     6,8
          Bars                │ 0,9     1,9     2,9     3,9     4,9     5,9     6,9
          Bar buttons         │ 0,10    1,10    2,10    3,10    4,10    5,10    6,10
          Alerts and sheets   │ 0,11    1,11    2,11    3,11    4,11    5,11    6,11
          Images              │ 0,12    1,12    2,12    3,12    4,12    5,12    6,12
          Labels              │ 0,13    1,13    2,13    3,13    4,13    5,13    6,13
        ▌ Scroll view         │ 0,14    1,14    2,14    3,14    4,14    5,14    6,14
                              │ 0,15    1,15    2,15    3,15    4,15    5,15    6,15
                              │ 0,16    1,16    2,16    3,16    4,16    5,16    6,16
                              │ 0,17    1,17    2,17    3,17    4,17    5,17    6,17
                              │ 0,18    1,18    2,18    3,18    4,18    5,18    6,18
                              │ 0,19    1,19    2,19    3,19    4,19    5,19    6,19
                                0,20    1,20    2,20    3,20    4,20    5,20    6,20
          Theme Paper     Colors 16M       Glyphs all       Size auto      Language en
        """)
  }
}
