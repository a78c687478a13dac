import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import tictactoe

/// Tests of every screen except Play as a picture, on the most capable terminal and on a small and limited one.
@MainActor @Suite(.isolatedAppearance) struct ScreenPictureTests {
  private enum Kind {
    case best, poor

    var size: Size { self == .best ? Size(width: 80, height: 24) : Size(width: 40, height: 16) }
    var traits: TraitCollection {
      self == .best ? TraitCollection() : TraitCollection(glyphLevel: .ascii, colorDepth: .none)
    }
  }

  /// Returns the app after some keys, with four messages and some games.
  private func app(_ kind: Kind, _ keys: String..., languages: [Language] = [.english]) throws -> TestApplication {
    var traits = kind.traits
    traits.languages = languages
    let tested = try TestedApp(kind.size, traits: traits) { model, time in
      for result in [Game.Result.victory, .victory, .defeat, .victory, .victory, .draw, .victory, .victory] {
        time.now += 540
        model.play(result)
      }
      model.post("Good game! 漢字 also fits")
      model.setIcon(.o)
      time.now += 20 * 3600
      model.post("Corner first. Always the corner, whatever they say about the middle, and whoever says it.")
      model.setIcon(.x)
      time.now += 3600
      model.post("Three in a row, again. I should get a prize for this.", replyingTo: Message.ID(rawValue: 2))
      model.setFavorite(Message.ID(rawValue: 3), true)
      time.now += 120
      model.post("Rematch at noon?")
    }
    for key in keys { tested.press(key) }
    return tested.app
  }

  @Test func `the list of messages shows the selected message with Reply`() throws {
    expect(
      try app(.best, Keys.messages, Typed.down, Typed.down, Typed.down),
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼ ☆ Favourite ──┼───┼───┼───┼───┼── Messages ───┼───┼───┼─ ⌕ Search  ✎ Compose ─
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          ⡱⢎  Rematch at noon?                                                     now
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

              ▎ Corner first. Always the corner, whatever they say about the middle, …
          ⡱⢎  Three in a row, again. I should get a prize for this.            ★ 2 min
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

          ⢎⡱  Corner first. Always the corner, whatever they say about the         1 h
              middle, and whoever says it.
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        ▌
        ▌ ⡱⢎  Good game! 漢字 also fits                                      yesterday
        ▌                                                            More ▾  ◄─┘ Reply
        ▌ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁




                         Enter Reply  f Favourite  c Compose  / Search
        │   │   │ ═╪⡱⢎╪═    │   │   │   │     (•••)     │   │   │   │   ⡱⢎│⢎⡱   │   │
        ┼───┼───┼─ Play ┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼─ Profile ─┼───┼───
        """)
  }

  @Test func `the list of messages is drawn on 40 by 16 cells in ASCII`() throws {
    expect(
      try app(.poor, Keys.messages, Typed.down, Typed.down, Typed.down),
      shows: """
         Tic-Tac-Toe     09:41           ? Keys
          ( )           Messages     Search  +
          ><  Three in a row, again. I should
              get a prize for this.
              2 min (*)
                                               |
          ()  Corner first. Always the corner, |
              whatever they say about the      |
              middle, and whoever says it.     |
              1 h                              |
                                               |
          ><  Good game! ???? also fits        |
        >     yesterday      More v  <-' Reply |
                                               |
          Enter Reply  f Favourite  c Compose
          # Play    (.) Messages    >< Profile
        """)
  }

  @Test func `the sheet for a new message is drawn over the list of messages`() throws {
    expect(
      try app(.best, Keys.messages, "c", "Half a mess"),
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼ ☆ Favourite ──┼───┼───┼───┼───┼── Messages ───┼───┼───┼─ ⌕ Search  ✎ Compose ─
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          ⡱⢎  Rematch at noon?                                                     now
                                                                     More ▾  ◄─┘ Reply
          ▁▁▁▁▁▁▁▁│   │   │   │   │   │   New Message │   │   │   │   │   │   ▄▁▁▁▁▁▁▁▁▁
                  ┼─ Half a mess                                            ──
              ▎ Co│                                                           iddle, …
          ⡱⢎  Thre┼─                                                        ── ★ 2 min
          ▁▁▁▁▁▁▁▁│                                                           ▁▁▁▁▁▁▁▁▁▁
                  ┼─                                                        ──
          ⢎⡱  Corn│                                                                1 h
              midd┼─                                                        ──
          ▁▁▁▁▁▁▁▁│                                                           ▁▁▁▁▁▁▁▁▁▁
                  ┼─                                                        ──
          ⡱⢎  Good│  Attach Board Ctrl-G                                      esterday
          ▁▁▁▁▁▁▁▁┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───▁▁▁▁▁▁▁▁▁▁
                  │   Cancel  │   │   │   F1 Keys │   │   │   │Post Ctrl-S│
                  ┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───
                   ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀

                         Enter Reply  f Favourite  c Compose  / Search
        │   │   │ ═╪⡱⢎╪═    │   │   │   │     (•••)     │   │   │   │   ⡱⢎│⢎⡱   │   │
        ┼───┼───┼─ Play ┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼─ Profile ─┼───┼───
        """)
  }

  @Test func `the sheet for a reply is drawn on 40 by 16 cells in ASCII`() throws {
    expect(
      try app(.poor, Keys.messages, Typed.down, Typed.down, "r", "Yes."),
      shows: """
         Tic-Tac-Toe     09:41           ? Keys
        +--------------------------------------+
        |                Reply                 |
        |   | Corner first. Always the corne~  |
        |                                      |
        |   Yes.                               |
        |                                      |
        |                                      |
        |                                      |
        |                                      |
        |   Attach Board Ctrl-G                |
        |                                      |
        |    Cancel             Post Ctrl-S    |
        |                                      |
        +--------------------------------------+
          # Play    (.) Messages    >< Profile
        """)
  }

  @Test func `the question about a draft is drawn on the sheet`() throws {
    expect(
      try app(.best, Keys.messages, "c", "Half a mess", Keys.escape),
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼ ☆ Favourite ──┼───┼───┼───┼───┼── Messages ───┼───┼───┼─ ⌕ Search  ✎ Compose ─
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          ⡱⢎  Rematch at noon?                                                     now
                                                                     More ▾  ◄─┘ Reply
          ▁▁▁▁▁▁▁▁│   │   │   │   │   │   New Message │   │   │   │   │   │   ▄▁▁▁▁▁▁▁▁▁
                  ┼─ Half a mess                                            ──
              ▎ Co│                                             ▄             iddle, …
          ⡱⢎  Thre┼─                    Keep this draft?                    ── ★ 2 min
          ▁▁▁▁▁▁▁▁│                                                           ▁▁▁▁▁▁▁▁▁▁
                  ┼─                       Keep Draft                       ──
          ⢎⡱  Corn│                     Continue Writing                           1 h
              midd┼─                                                        ──
          ▁▁▁▁▁▁▁▁│                       Delete Draft                        ▁▁▁▁▁▁▁▁▁▁
                  ┼─                                                        ──
          ⡱⢎  Good│  Attach Board Ctrl-G                        ▀             esterday
          ▁▁▁▁▁▁▁▁┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───▁▁▁▁▁▁▁▁▁▁
                  │   Cancel  │   │   │   F1 Keys │   │   │   │Post Ctrl-S│
                  ┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───
                   ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀

                         Enter Reply  f Favourite  c Compose  / Search
        │   │   │ ═╪⡱⢎╪═    │   │   │   │     (•••)     │   │   │   │   ⡱⢎│⢎⡱   │   │
        ┼───┼───┼─ Play ┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼─ Profile ─┼───┼───
        """)
  }

  @Test func `the question about a draft is drawn on 40 by 16 cells in ASCII`() throws {
    expect(
      try app(.poor, Keys.messages, "c", "Half a mess", Keys.escape),
      shows: """
         Tic-Tac-Toe     09:41           ? Keys
        +--------------------------------------+
        |  +--------------------------------+  |
        |  |                                |  |
        |  |        Keep this draft?        |  |
        |  |                                |  |
        |  |           Keep Draft           |  |
        |  |        Continue Writing        |  |
        |  |                                |  |
        |  |          Delete Draft          |  |
        |  |                                |  |
        |  +--------------------------------+  |
        |    Cancel             Post Ctrl-S    |
        |                                      |
        +--------------------------------------+
          # Play    (.) Messages    >< Profile
        """)
  }

  @Test func `the profile shows the pieces, the statistics and Show History`() throws {
    expect(
      try app(.best, Keys.profile, Typed.right),
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼───┼───┼───┼───┼───┼───┼───┼───┼── Profile ┼───┼───┼───┼───┼───┼───┼───┼───┼───
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
                               ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄                       ▐
                                      ▄▖  ▗▄    ┌   ▃▄▄▃   ┐                           ▐
                                      ▝▃▅▅▃▘       ▟▅▇▇▅▙                              ▐
                                      ▗▅▃▃▅▖       ▜▃▁▁▃▛                              ▐
                                      ▀▘  ▝▀    └   ▅▀▀▅   ┘                           ▐
                               ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀                       ▐
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▐
                                                                                       ▐
          Opponent                                                    A friend here  › ▐
                                                                                       ▐
          STATISTICS                                                                   ▐
          ✓  Won                                                         ─┼┼┼┼─  │   6 ▐
          ✗  Lost                                                                │   1 ▐
          ━  Drawn                                                               │   1 ▝
          ↑  Longest winning streak                                             ││   2

          Show History                                                    Last 8 weeks

                                  x Play as X  h Show History
        │   │   │ ═╪⡱⢎╪═    │   │   │   │   │ (•••) │   │   │   │   │   ⡱⢎│⢎⡱   │   │
        ┼───┼───┼─ Play ┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼─ Profile ─┼───┼───
        """)
  }

  @Test func `the profile is drawn on 40 by 16 cells in ASCII`() throws {
    expect(
      try app(.poor, Keys.profile),
      shows: #"""
         Tic-Tac-Toe     09:41           ? Keys
                        Profile
        ---------------------------------------|
           ---+------------+------------+---   |
              |+ \\    // +|   .====.   |      |
              |    \\//    |  ||    ||  |      |
              |    //\\    |  ||    ||  |      |
              |+ //    \\ +|   '===='   |      |
           ---+------------+------------+---   |
        ________________________________________

          Opponent            A friend here  >

          STATISTICS
              o Play as O  h Show History
          # Play    (.) Messages    >< Profile
        """#)
  }

  @Test func `the history shows the board, the result and the start of each game`() throws {
    expect(
      try app(.best, Keys.profile, "\t", Typed.end, "\r", Typed.down),
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼ Filter ───┼───┼───┼───┼───┼───┼── History ┼───┼───┼───┼───┼───┼───┼───┼ Done ─
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
          ▇▇ ▇▇ ▇▇   Won                                          21/11/2026, 10:53    ▐
          ▇▇ ▇▇ ▇▇   5 moves                                                         › ▐
          ▇▇ ▇▇ ▇▇                                                                     ▐
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▐
        ▌                                                                              ▐
        ▌ ▇▇ ▇▇ ▇▇   Won                                          21/11/2026, 10:44    ▐
        ▌ ▇▇ ▇▇ ▇▇   5 moves                                                         › ▐
        ▌ ▇▇ ▇▇ ▇▇                                                                     ▐
        ▌ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▐
                                                                                       ▐
          ▇▇ ▇▇ ▇▇   Drawn                                        21/11/2026, 10:35    ▝
          ▇▇ ▇▇ ▇▇   9 moves                                                         ›
          ▇▇ ▇▇ ▇▇
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

          ▇▇ ▇▇ ▇▇   Won                                          21/11/2026, 10:26
          ▇▇ ▇▇ ▇▇   5 moves                                                         ›
          ▇▇ ▇▇ ▇▇
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

                            Enter Open  / Filter  y Copy  Del Delete
        """)
  }

  @Test func `the history is drawn on 40 by 16 cells in ASCII`() throws {
    expect(
      try app(.poor, Keys.profile, "\t", Typed.end, "\r"),
      shows: """
         Tic-Tac-Toe     09:41           ? Keys
          Filter        History           Done
        ---------------------------------------|
          X  X  X    Won                       |
        > O  O  .    5 moves                 > |
          .  .  .    21/11/2026, 10:53         |
          _____________________________________|
          X  X  X    Won                       |
          O  O  .    5 moves                 >
          .  .  .    21/11/2026, 10:44
          ______________________________________
          O  O  X    Drawn
          X  X  O    9 moves                 >
          O  X  X    21/11/2026, 10:35
          ______________________________________
              Enter Open  / Filter  y Copy
        """)
  }

  @Test func `a past game is shown with its board, its result and its rating`() throws {
    expect(
      try app(.best, Keys.profile, "\t", Typed.end, "\r", Typed.down, Typed.down, Typed.down, "\r", "4"),
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼ ‹ History ┼───┼───┼───┼── Won · 21/11/2026, 10:26 ┼───┼Rate─▐ ★  ★  ★  ★  · ▌─
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
                               ▜▙▖   ▗▟▛   ▜▙▖   ▗▟▛   ▜▙▖   ▗▟▛
                             ▗▄▄▟▄▙▄▟▄▙▄▄▄▄▄▟▄▙▄▟▄▙▄▄▄▄▄▟▄▙▄▟▄▙▄▄▖
                             ▐                                   ▌
                             ▝▀▜▀▛▀▀▀▜▀▛▀▀▀▜▀▛▀▀▀▜▀▛▀▀▀▜▀▛▀▀▀▜▀▛▀▘
                               ▀▘     ▝▀   ▀▘     ▝▀   ▀▘     ▝▀
                              ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀
                                ▄▟   ▙▄     ▄▟   ▙▄
                               ▟▛▘   ▝▜▙   ▟▛▘   ▝▜▙
                                ▌     ▐     ▌     ▐
                               ▝ ▙▄▄▄▟ ▘   ▝ ▙▄▄▄▟ ▘
                                 ▝▀▀▀▘       ▝▀▀▀▘
                              ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀






                       ◄   Move 5 of 5   ►     Replay     Play from here
                                                      Step back a move first
                       Left Previous move  Enter Replay  y Copy  Esc Back
        """)
  }

  @Test func `a past game is drawn on 40 by 16 cells in ASCII`() throws {
    expect(
      try app(.poor, Keys.profile, "\t", Typed.end, "\r", Typed.down, "\r", "3"),
      shows: #"""
         Tic-Tac-Toe     09:41           ? Keys
          < History    Rate [ *  *  *  .  . ]
        ---------------|-------|----------------
                 \\ // | \\ // | \\ //
                   X   |   X   |   X
                 // \\ | // \\ | // \\
                -------+-------+-------
                  .-.  |  .-.  |
                 (   ) | (   ) |
                  '-'  |  '-'  |
                -------+-------+-------
                       |       |
                       |       |
                       |       |
         < Move 5 of 5 > Replay Play from here
              Won  Step back a move first
        """#)
  }

  @Test func `the list of keys is drawn over the list of messages`() throws {
    expect(
      try app(.best, Keys.messages, Typed.down, Typed.down, "?"),
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼ ☆ Favourite ──┼───┼───┼───┼───┼── Messages ───┼───┼───┼─ ⌕ Search  ✎ Compose ─
        ▔▔▔▔▔▔▔▔▔▔                                                            ▄▔▔▔▔▔▔▔▔▔
          ⡱⢎  Rema                            Keys                                 now
          ▁▁▁▁▁▁▁▁                                                            ▁▁▁▁▁▁▁▁▁▁
                    This screen                 Everywhere
              ▎ Co      Space  Select               Alt-1  Play               iddle, …
          ⡱⢎  Thre  PgUp PgDn  Move by pages        Alt-2  Messages            ★ 2 min
          ▁▁▁▁▁▁▁▁   Home End  First, last row      Alt-3  Profile            ▁▁▁▁▁▁▁▁▁▁
                            c  Compose                Tab  Next control
          ⢎⡱  Corn          f  Favourite        Shift-Tab  Previous control        1 h
              midd    Enter r  Reply               Arrows  Move the focus
                            e  Edit                     ?  List of keys       ─┘ Reply
          ▁▁▁▁▁▁▁▁          y  Copy                 Alt-S  Select Text        ▁▁▁▁▁▁▁▁▁▁
                          Del  Delete           Alt-+ / -  Text size
          ⡱⢎  Good  Backspace                      Ctrl-L  Redraw the screen  esterday
          ▁▁▁▁▁▁▁▁          /  Search              Ctrl-Z  Suspend            ▁▁▁▁▁▁▁▁▁▁
                            F  Favourites               q  Quit
                       Ctrl-O  Show menu

                                        Esc or ? closes

        │   │   │ ═╪⡱⢎╪═    │   │   │   │     (•••)     │   │   │   │   ⡱⢎│⢎⡱ ▀ │   │
        ┼───┼───┼─ Play ┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼─ Profile ─┼───┼───
        """)
  }
}
