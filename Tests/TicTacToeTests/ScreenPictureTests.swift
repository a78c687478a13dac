import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import Testing

@testable import tictactoe

/// Every screen but that of the game as a picture, on the best of terminals and on a small and poor one.
@MainActor @Suite(.ownAppearanceRules) struct ScreenPictureTests {
  private enum Kind {
    case best, poor

    var size: Size { self == .best ? Size(width: 80, height: 24) : Size(width: 40, height: 16) }
    var traits: TraitCollection {
      self == .best ? TraitCollection() : TraitCollection(glyphLevel: .ascii, colorDepth: .none)
    }
  }

  /// The app after some keys, with four messages and some games.
  private func app(_ kind: Kind, _ keys: String..., languages: [Language] = [.english]) throws -> AppUnderTest {
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

  @Test func `the messages, one of them selected`() throws {
    expect(
      try app(.best, Keys.messages, Typed.down, Typed.down, Typed.down),
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼ ☆ ┼───┼───┼───┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼───┼───┼───┼─── ✎ ─
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          ✕  Rematch at noon?                                                      now
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
             ↩ Corner first. Always the corner, whatever they say about the middle, a…
          ✕  Three in a row, again. I should get a prize for this.            ★  2 min
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        ▌ ◯  Corner first. Always the corner, whatever they say about the          1 h
        ▌    middle, and whoever says it.
        ▌ ▁▁▁↩▁Reply▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          ✕  Good game! 漢字 also fits                                       yesterday
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁








        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        │   │   │    #  │   │   │   │   │   │   ●   │   │   │   │   │    ✕│○    │   │
        ┼───┼───┼─ Play ┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼─ Profile ─┼───┼───
        """)
  }

  @Test func `the messages, small and plain`() throws {
    expect(
      try app(.poor, Keys.messages, Typed.down, Typed.down, Typed.down),
      shows: """
         Tic-Tac-Toe     09:41           ? Keys
          ( )           Messages       Compose
        -------------------------------------- #
          X  Rematch at noon?              now #
          _____________________________________#
             < Corner first. Always the corne~ #
          X  Three in a row, again. I *  2 min #
             should get a prize for            #
             this.                             #
          _____________________________________#
          O  Corner first. Always the      1 h #
             corner, whatever they say         #
        >    about the middle, and             #
             whoever says it.
          ___<-_Reply___________________________
            # Play     @ Messages   x|o Profile
        """)
  }

  @Test func `a new message`() throws {
    expect(
      try app(.best, Keys.messages, "c", "Half a mess"),
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼ ☆ ┼───┼───┼───┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼───┼───┼───┼─── ✎ ─
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          ✕  Rematch at noon?                                                      now
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
             ↩ Cor│   │   │   │   │   │   │   │   │   │   │   │   │   │   │   ddle, a…
          ✕  Three┼─ Half a mess                                            ──★  2 min
          ▁▁▁▁▁▁▁▁│                                                           ▁▁▁▁▁▁▁▁▁▁
          ◯  Corne┼─                                                        ──     1 h
             middl│
          ▁▁▁▁▁▁▁▁┼─                                                        ──▁▁▁▁▁▁▁▁▁▁
          ✕  Good │                                                           esterday
          ▁▁▁▁▁▁▁▁┼─                                                        ──▁▁▁▁▁▁▁▁▁▁
                  │
                  ┼─                                                        ──
                  │
                  ┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───
                  │   Cancel  │   │   │   │ F1 Keys   │   │   │   │Post ^S│
                  ┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───


        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        │   │   │    #  │   │   │   │   │   │   ●   │   │   │   │   │    ✕│○    │   │
        ┼───┼───┼─ Play ┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼─ Profile ─┼───┼───
        """)
  }

  @Test func `a reply, small and plain`() throws {
    expect(
      try app(.poor, Keys.messages, Typed.down, Typed.down, "r", "Yes."),
      shows: """
         Tic-Tac-Toe     09:41           ? Keys

           < Three in a row, again. I should ~

           Yes.








            Cancel      F1 Keys      Post ^S

            # Play     @ Messages   x|o Profile
        """)
  }

  @Test func `the question what shall become of a draft`() throws {
    expect(
      try app(.best, Keys.messages, "c", "Half a mess", Keys.escape),
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼ ☆ ┼───┼───┼───┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼───┼───┼───┼─── ✎ ─
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          ✕  Rematch at noon?                                                      now
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
             ↩ Cor│   │   │   │   │   │   │   │   │   │   │   │   │   │   │   ddle, a…
          ✕  Three┼─ Half a mess                                            ──★  2 min
          ▁▁▁▁▁▁▁▁│                                                           ▁▁▁▁▁▁▁▁▁▁
          ◯  Corne┼─                    Keep this draft?                    ──     1 h
             middl│
          ▁▁▁▁▁▁▁▁┼─                       Keep Draft                       ──▁▁▁▁▁▁▁▁▁▁
          ✕  Good │                      Go On Writing                        esterday
          ▁▁▁▁▁▁▁▁┼─                                                        ──▁▁▁▁▁▁▁▁▁▁
                  │                       Delete Draft
                  ┼─                                                        ──
                  │
                  ┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───
                  │   Cancel  │   │   │   │ F1 Keys   │   │   │   │Post ^S│
                  ┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───


        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        │   │   │    #  │   │   │   │   │   │   ●   │   │   │   │   │    ✕│○    │   │
        ┼───┼───┼─ Play ┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼─ Profile ─┼───┼───
        """)
  }

  @Test func `the question, small and plain`() throws {
    expect(
      try app(.poor, Keys.messages, "c", "Half a mess", Keys.escape),
      shows: """
         Tic-Tac-Toe     09:41           ? Keys

           +--------------------------------+
           |                                |
           |        Keep this draft?        |
           |                                |
           |           Keep Draft           |
           |         Go On Writing          |
           |                                |
           |          Delete Draft          |
           |                                |
           +--------------------------------+

            Cancel      F1 Keys      Post ^S

            # Play     @ Messages   x|o Profile
        """)
  }

  @Test func `the profile`() throws {
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

          STATISTICS
          ✓  Victories                                                      ─┼┼┼┼─  │
             ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          ✗  Defeats                                                                │
             ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          ━  Draws                                                                  │
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

                                          Show History
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        │   │   │    #  │   │   │   │   │   │   ○   │   │   │   │   │    ✕│○    │   │
        ┼───┼───┼─ Play ┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼─ Profile ─┼───┼───
        """)
  }

  @Test func `the profile, small and plain`() throws {
    expect(
      try app(.poor, Keys.profile),
      shows: #"""
         Tic-Tac-Toe     09:41           ? Keys
                        Profile
        -------------------------------------- |
           ---+------------+------------+---   |
              |+:\::::/:::+|    /__\    |      |
              |:::\\//:::::|   |/  \|   |      |
              |::://\\:::::|   |\  /|   |      |
              |+:/::::\:::+|    \""/    |      |
           ---+------------+------------+---   |
        _______________________________________|
                                               |
          STATISTICS
          v  Victories              -++++-  |
             ___________________________________
          x  Defeats ______________________ |
            # Play     o Messages   x|o Profile
        """#)
  }

  @Test func `the history`() throws {
    expect(
      try app(.best, Keys.profile, "\t", "\r", Typed.down),
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼───┼───┼───┼───┼───┼───┼───┼───┼── History ┼───┼───┼───┼───┼───┼───┼───┼ Done ─
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔ █
          21/11/2026, 10:53                                                            █
                                                                                     › █
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁█
        ▌ 21/11/2026, 10:53                                                            █
        ▌ Victory                                                                    › █
        ▌ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁█
          21/11/2026, 10:44                                                            █
          Victory                                                                    › █
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁█
          21/11/2026, 10:35                                                            █
          Draw                                                                       › █
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁█
          21/11/2026, 10:26                                                            █
          Victory                                                                    › █
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁█
          21/11/2026, 10:17                                                            █
          Victory                                                                    › ▀
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          21/11/2026, 10:08
          Defeat                                                                     ›
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        """)
  }

  @Test func `the history, small and plain`() throws {
    expect(
      try app(.poor, Keys.profile, "\t", "\r"),
      shows: """
         Tic-Tac-Toe     09:41           ? Keys
                        History           Done
        -------------------------------------- #
          21/11/2026, 10:53                    #
        >                                    > #
          _____________________________________#
          21/11/2026, 10:53                    #
          Victory                            > #
          _____________________________________#
          21/11/2026, 10:44
          Victory                            >
          ______________________________________
          21/11/2026, 10:35
          Draw                               >
          ______________________________________
          21/11/2026, 10:26
        """)
  }

  @Test func `a game of the history`() throws {
    expect(
      try app(.best, Keys.profile, "\t", "\r", Typed.down, Typed.down, Typed.down, "\r", "4"),
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼ ›‹ History ───┼───┼───┼───┼──▐ ★  ★  ★ ‹★› · ▌┼───┼───┼───┼───┼───┼───┼───┼───
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔

                                         ▄           ▄
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
        """)
  }

  @Test func `a game of the history, small and plain`() throws {
    expect(
      try app(.poor, Keys.profile, "\t", "\r", Typed.down, "\r", "3"),
      shows: #"""
         Tic-Tac-Toe     09:41           ? Keys
          >< History  [ *  * <*> .  . ]
        ----------------------------------------

                 \\ // | \\ // | \\ //
                  X----+-------+----X
                 // \\ | // \\ | // \\
                -------+-------+-------
                  ---  |  ---  |
                 (   ) | (   ) |
                  ---  |  ---  |
                -------+-------+-------
                       |       |
                       |       |
                       |       |
        """#)
  }

  @Test func `the keys of the messages`() throws {
    expect(
      try app(.best, Keys.messages, Typed.down, Typed.down, "?"),
      shows: """
        │Tic-Tac-Toe│   │   │                Keys                   │   │   │   │? Keys
        ┼ ★ ┼───┼───┼───┼───┼                                     ──┼───┼───┼───┼─── ✎ ─
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔   This screen                       ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          ✕  Rematch at noon?       Enter  Select                                  now
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁   PgUp PgDn  Page                   ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
             ↩ Corner first.     Home End  First or last          about the middle, a…
          ✕  Three in a row,            c  Compose                            ★  2 min
          ▁▁▁↩▁Reply▁▁▁▁▁▁▁▁▁           f  Remove Favorite        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          ◯  Corner first. Al           r  Reply                  out the          1 h
             middle, and whoe
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁   Everywhere                        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          ✕  Good game! 漢字        Alt-1  Play                              yesterday
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁       Alt-2  Messages               ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                                    Alt-3  Profile
                                      Tab  Next control
                                Shift-Tab  Previous control
                                   Arrows  Move
                                        ?  These keys
                                   Ctrl-L  Draw the screen anew
                                   Ctrl-Z  Suspend
                                        q  Quit
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁                                     ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        │   │   │    #  │   │           Esc or ? closes             │    ✕│○    │   │
        ┼───┼───┼─ Play ┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼─ Profile ─┼───┼───
        """)
  }
}
