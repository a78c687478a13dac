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
        ┼ ⋆☆⋆ Favourite ┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼── ⌕  ✎▁▁ Compose ─
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          ⡱⢎  Rematch at noon?                                                     now
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

              ▎ Corner first. Always the corner, whatever they say about the middle, …
          ⡱⢎  Three in a row, again. I should get a prize for this.          ⋆★⋆ 2 min
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        ▌
        ▌ ⢎⡱  Corner first. Always the corner, whatever they say about the         1 h
        ▌     middle, and whoever says it.
        ▌                                                            More ▾  ◄─┘ Reply
        ▌ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

          ⡱⢎  Good game! 漢字 also fits                                      yesterday
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁




        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        │   │   │  ═╪═╪═    │   │   │   │     (•••)     │   │   │   │   ⡱⢎│⢎⡱   │   │
        ┼───┼───┼─ Play ┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼─ Profile ─┼───┼───
        """)
  }

  @Test func `the list of messages is drawn on 40 by 16 cells in ASCII`() throws {
    expect(
      try app(.poor, Keys.messages, Typed.down, Typed.down, Typed.down),
      shows: """
         Tic-Tac-Toe     09:41           ? Keys
          ( )           Messages        /  /__
          ><  Rematch at noon?             now
              | Corner first. Always the corn~
          ><  Three in a row, again. (*) 2 min
              I should get a prize
              for this.
          ()  Corner first. Always the     1 h
              corner, whatever they
        >     say about the middle,
              and whoever says it.
                             More v  <-' Reply
          ><  Good game! ????        yesterday
              also fits
        ________________________________________
          ## Play    (.) Messages   >< Profile
        """)
  }

  @Test func `the sheet for a new message is drawn over the list of messages`() throws {
    expect(
      try app(.best, Keys.messages, "c", "Half a mess"),
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼  ☆  Favourite ┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼── ⌕  ✎▁▁ Compose ─
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          ⡱⢎  Rematch at noon?                                                     now
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                  │   │   │   │   │   │   │   │   │   │   │   │   │   │   │
              ▎ Co┼─ Half a mess                                            ──iddle, …
          ⡱⢎  Thre│                                                           ★⋆ 2 min
          ▁▁▁▁▁▁▁▁┼─                                                        ──▁▁▁▁▁▁▁▁▁▁
                  │
          ⢎⡱  Corn┼─                                                        ──     1 h
              midd│
          ▁▁▁▁▁▁▁▁┼─                                                        ──▁▁▁▁▁▁▁▁▁▁
                  │
          ⡱⢎  Good┼─                                                        ──esterday
          ▁▁▁▁▁▁▁▁│  Attach Board ^G                                          ▁▁▁▁▁▁▁▁▁▁
                  ┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───
                  │   Cancel  │   │   │   │ F1 Keys   │   │   │   │Post ^S│
                  ┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───


        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        │   │   │  ═╪═╪═    │   │   │   │     (•••)     │   │   │   │   ⡱⢎│⢎⡱   │   │
        ┼───┼───┼─ Play ┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼─ Profile ─┼───┼───
        """)
  }

  @Test func `the sheet for a reply is drawn on 40 by 16 cells in ASCII`() throws {
    expect(
      try app(.poor, Keys.messages, Typed.down, Typed.down, "r", "Yes."),
      shows: """
         Tic-Tac-Toe     09:41           ? Keys
        +--------------------------------------+
        |                                      |
        |   < Three in a row, again. I shoul~  |
        |                                      |
        |   Yes.                               |
        |                                      |
        |                                      |
        |                                      |
        |                                      |
        |   Attach Board ^G                    |
        |                                      |
        |    Cancel     F1 Keys     Post ^S    |
        |                                      |
        +--------------------------------------+
          ## Play    (.) Messages   >< Profile
        """)
  }

  @Test func `the question about a draft is drawn on the sheet`() throws {
    expect(
      try app(.best, Keys.messages, "c", "Half a mess", Keys.escape),
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼  ☆  Favourite ┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼── ⌕  ✎▁▁ Compose ─
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          ⡱⢎  Rematch at noon?                                                     now
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                  │   │   │   │   │   │   │   │   │   │   │   │   │   │   │
              ▎ Co┼─ Half a mess                                            ──iddle, …
          ⡱⢎  Thre│                                                           ★⋆ 2 min
          ▁▁▁▁▁▁▁▁┼─                    Keep this draft?                    ──▁▁▁▁▁▁▁▁▁▁
                  │
          ⢎⡱  Corn┼─                       Keep Draft                       ──     1 h
              midd│                     Continue Writing
          ▁▁▁▁▁▁▁▁┼─                                                        ──▁▁▁▁▁▁▁▁▁▁
                  │                       Delete Draft
          ⡱⢎  Good┼─                                                        ──esterday
          ▁▁▁▁▁▁▁▁│  Attach Board ^G                                          ▁▁▁▁▁▁▁▁▁▁
                  ┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───
                  │   Cancel  │   │   │   │ F1 Keys   │   │   │   │Post ^S│
                  ┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───


        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        │   │   │  ═╪═╪═    │   │   │   │     (•••)     │   │   │   │   ⡱⢎│⢎⡱   │   │
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
        |    Cancel     F1 Keys     Post ^S    |
        |                                      |
        +--------------------------------------+
          ## Play    (.) Messages   >< Profile
        """)
  }

  @Test func `the profile shows the pieces, the statistics and Show History`() throws {
    expect(
      try app(.best, Keys.profile, Typed.right),
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼───┼───┼───┼───┼───┼───┼───┼───┼── Profile ┼───┼───┼───┼───┼───┼───┼───┼───┼───
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
                               ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
                                     ▄▖  ▗▄     ┌   ▃▄▄▃   ┐
                                     ▝▃▅▅▃▘        ▟▅▇▇▅▙
                                     ▗▅▃▃▅▖        ▜▃▁▁▃▛
                                     ▀▘  ▝▀     └   ▅▀▀▅   ┘
                               ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

          Opponent                                                    A friend here  ›

          STATISTICS
          ⢄⠜  Victories  ─┼┼┼┼─  │   6
          ⡢⡂  Defeats     │   1
          ━━  Draws       │   1


                                          Show History
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        │   │   │  ═╪═╪═    │   │   │   │   │ (•••) │   │   │   │   │   ⡱⢎│⢎⡱   │   │
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
              |+\\    //  +|   .====.   |      |
              |   \\//     |  ||    ||  |      |
              |   //\\     |  ||    ||  |      |
              |+//    \\  +|   '===='   |      |
           ---+------------+------------+---   |
        _______________________________________|

          Opponent            A friend here  >

          STATISTICS
          ,/  Victories  -++++-  |   6
          ## Play    (.) Messages   >< Profile
        """#)
  }

  @Test func `the history shows the board, the result and the start of each game`() throws {
    expect(
      try app(.best, Keys.profile, "\t", Typed.end, "\r", Typed.down),
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼ Filter ───┼───┼───┼───┼───┼───┼── History ┼───┼───┼───┼───┼───┼───┼───┼ Done ─
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
          · · ·   In progress                                     21/11/2026, 10:53    ▐
          · · ·   0 moves                                                            › ▐
          · · ·                                                                        ▐
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▐
        ▌ ✕ ✕ ✕   Won                                             21/11/2026, 10:53    ▐
        ▌ ○ ○ ·   5 moves                                                            › ▐
        ▌ · · ·                                                                        ▐
        ▌ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▐
          ✕ ✕ ✕   Won                                             21/11/2026, 10:44    ▐
          ○ ○ ·   5 moves                                                            › ▐
          · · ·                                                                        ▐
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▐
          ○ ○ ✕   Draw                                            21/11/2026, 10:35
          ✕ ✕ ○   9 moves                                                            ›
          ○ ✕ ✕
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          ✕ ✕ ✕   Won                                             21/11/2026, 10:26
          ○ ○ ·   5 moves                                                            ›
          · · ·
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          ✕ ✕ ✕   Won                                             21/11/2026, 10:17
        """)
  }

  @Test func `the history is drawn on 40 by 16 cells in ASCII`() throws {
    expect(
      try app(.poor, Keys.profile, "\t", Typed.end, "\r"),
      shows: """
         Tic-Tac-Toe     09:41           ? Keys
          Filter        History           Done
        ---------------------------------------|
          . . .   In progress    21/11/2026    |
        > . . .   0 moves                    > |
          . . .                                |
          _____________________________________|
          X X X   Won     21/11/2026, 10:53    |
          O O .   5 moves                    >
          . . .
          ______________________________________
          X X X   Won     21/11/2026, 10:44
          O O .   5 moves                    >
          . . .
          ______________________________________
          O O X   Draw    21/11/2026, 10:35
        """)
  }

  @Test func `a past game is shown with its board, its result and its rating`() throws {
    expect(
      try app(.best, Keys.profile, "\t", Typed.end, "\r", Typed.down, Typed.down, Typed.down, "\r", "4"),
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼ ◄─ History ───┼───┼───┼── Draw · 21/11/2026, 10:35 ───┼───┼───┼───┼───┼───┼───
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔

                               ▁▄▆▂▂▂▆▄▁   ▁▄▆▂▂▂▆▄▁   ▜▆▃   ▃▆▛
                               ▟▛▆   ▆▜▙   ▟▛▆   ▆▜▙    ▅▜▙▃▟▛▅
                               ▎▌     ▐▊   ▎▌     ▐▊     ▃▟▁▙▃
                               ▝▜▅▃▂▃▅▛▘   ▝▜▅▃▂▃▅▛▘   ▃▟▛▅ ▅▜▙▃
                                ▇▆▀▀▀▆▇     ▇▆▀▀▀▆▇    ▀▅     ▅▀
                              ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀
                               ▜▆▃   ▃▆▛   ▜▆▃   ▃▆▛   ▁▄▆▂▂▂▆▄▁
                                ▅▜▙▃▟▛▅     ▅▜▙▃▟▛▅    ▟▛▆   ▆▜▙
                                 ▃▟▁▙▃       ▃▟▁▙▃     ▎▌     ▐▊
                               ▃▟▛▅ ▅▜▙▃   ▃▟▛▅ ▅▜▙▃   ▝▜▅▃▂▃▅▛▘
                               ▀▅     ▅▀   ▀▅     ▅▀    ▇▆▀▀▀▆▇
                              ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀
                               ▁▄▆▂▂▂▆▄▁   ▜▆▃   ▃▆▛   ▜▆▃   ▃▆▛
                               ▟▛▆   ▆▜▙    ▅▜▙▃▟▛▅     ▅▜▙▃▟▛▅
                               ▎▌     ▐▊     ▃▟▁▙▃       ▃▟▁▙▃
                               ▝▜▅▃▂▃▅▛▘   ▃▟▛▅ ▅▜▙▃   ▃▟▛▅ ▅▜▙▃
                                ▇▆▀▀▀▆▇    ▀▅     ▅▀   ▀▅     ▅▀

                                 ◄  Move 9 of 9  ►       Replay
                                  ▐█★██★██★██★██·█▌   Go On
        """)
  }

  @Test func `a past game is drawn on 40 by 16 cells in ASCII`() throws {
    expect(
      try app(.poor, Keys.profile, "\t", Typed.end, "\r", Typed.down, "\r", "3"),
      shows: #"""
         Tic-Tac-Toe     09:41           ? Keys
          <- History  Won . 21/11/2026
        ----------------------------------------

                        |     |
                    \X/ | \X/ | \X/
                    /X\ | /X\ | /X\
                   -----+-----+-----
                    .-. | .-. |
                    '-' | '-' |
                   -----+-----+-----
                        |     |
                        |     |

              <  Move 5 of 5  >     Replay
              [ *  *  *  .  . ]   Go On
        """#)
  }

  @Test func `the list of keys is drawn over the list of messages`() throws {
    expect(
      try app(.best, Keys.messages, Typed.down, Typed.down, "?"),
      shows: """
        │Tic-Tac-Toe│   │                    Keys                   │   │   │   │? Keys
        ┼ ⋆★⋆ Favourite ┼───   This screen                         ─┼── ⌕  ✎▁▁ Compose ─
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔       Enter  Select                   ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          ⡱⢎  Rematch at noo   PgUp PgDn  Move by pages                            now
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁    Home End  First or last row        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                                       c  Compose
              ▎ Corner first           f  Remove from Favourites   about the middle, …
          ⡱⢎  Three in a row           r  Reply                              ⋆★⋆ 2 min
                                       e  Edit                       More ▾  ◄─┘ Reply
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁           y  Copy                     ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                                     Del  Delete
          ⢎⡱  Corner first.            /  Search                   out the         1 h
              middle, and wh           F  Favourites
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁      Ctrl-O  Show menu                ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

          ⡱⢎  Good game! 漢    Everywhere                                    yesterday
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁       Alt-1  Play                     ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                                   Alt-2  Messages
                                   Alt-3  Profile
                                     Tab  Next control
                               Shift-Tab  Previous control
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁      Arrows  Move the focus           ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        │   │   │  ═╪═╪═               ?  List of keys              │   ⡱⢎│⢎⡱   │   │
        ┼───┼───┼─ Play ┼───            Esc or ? closes         ▼  ─┼─ Profile ─┼───┼───
        """)
  }
}
