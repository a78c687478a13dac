import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import tictactoe

/// Tests of the Play screen as pictures, at all sizes and on all terminals that the game supports.
@MainActor @Suite(.isolatedAppearance) struct PlayPictureTests {
  private let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  /// Returns the app after some keys, with all animations at their ends.
  private func app(
    _ width: Int, _ height: Int, keys: String, _ glyphLevel: GlyphLevel = .braille,
    _ colorDepth: ColorDepth = .truecolor
  ) throws -> TestApplication {
    let traits = TraitCollection(glyphLevel: glyphLevel, colorDepth: colorDepth)
    let delegate = AppDelegate(model: try store.model())
    let app = TestApplication(size: Size(width: width, height: height), traits: traits, delegate: delegate)
    app.press(keys)
    app.advance(by: 1)
    return app
  }

  @Test func `the Play screen shows a game in progress on 80 by 24 cells`() throws {
    expect(
      try app(80, 24, keys: "57193\u{1B}[D"),
      shows: """
         Tic-Tac-Toe                         09:41                               ? Keys
                                ▄▟   ▙▄                 ▄▟   ▙▄
                               ▟▛▘   ▝▜▙               ▟▛▘   ▝▜▙
                                ▌     ▐                 ▌     ▐
                               ▝ ▙▄▄▄▟ ▘               ▝ ▙▄▄▄▟ ▘
                                 ▝▀▀▀▘                   ▝▀▀▀▘
                              ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀
                                          ┌▜▙▖   ▗▟▛┐
                                            ▝▜▙▄▟▛▘
                                             ▗▟ ▙▖
                                           ▗▟▛▘ ▝▜▙▖
                                          └▀▘     ▝▀┘
                              ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀
                               ▜▙▖   ▗▟▛               ▜▙▖   ▗▟▛
                                ▝▜▙▄▟▛▘                 ▝▜▙▄▟▛▘
                                 ▗▟ ▙▖                   ▗▟ ▙▖
                               ▗▟▛▘ ▝▜▙▖               ▗▟▛▘ ▝▜▙▖
                               ▀▘     ▝▀               ▀▘     ▝▀

                                   ⢎⡱ to move   with a friend
                                Pause       Undo       New Game
                     Enter Place a piece  n New Game  u Undo Move  p Pause
        │   │   │ ═╪⡱⢎╪═    │   │   │   │   │ (•••) │   │   │   │   │   ⡱⢎│⢎⡱   │   │
        ┼───┼───┼  Play  ───┼───┼───┼───┼── Messages ───┼───┼───┼───┼─ Profile ─┼───┼───
        """)
  }

  @Test func `the Play screen shows a game in progress on 40 by 16 cells with 16 colours and block elements`() throws {
    expect(
      try app(40, 16, keys: "57193\u{1B}[D", .blocks, .sixteen),
      shows: """
         Tic-Tac-Toe     09:41           ? Keys
                 ▄█▀█▄ █       █ ▄█▀█▄
                 █▄ ▄█ █       █ █▄ ▄█
                  ▀▀▀  █       █  ▀▀▀
                ▀▀▀▀▀▀▀█▀▀▀▀▀▀▀█▀▀▀▀▀▀▀
                       █┌▀▄ ▄▀┐█
                       █  ▄▀▄  █
                       █└▀   ▀┘█
                ▀▀▀▀▀▀▀█▀▀▀▀▀▀▀█▀▀▀▀▀▀▀
                 ▀▄ ▄▀ █       █ ▀▄ ▄▀
                  ▄▀▄  █       █  ▄▀▄
                 ▀   ▀ █       █ ▀   ▀
               () to move   with a friend
              Pause     Undo     New Game
            Enter Place a piece  n New Game
          # Play    (•) Messages    >< Profile
        """)
  }

  @Test func `the Play screen shows a game in progress on 80 by 24 cells in ASCII without colours`() throws {
    expect(
      try app(80, 24, keys: "57193\u{1B}[D", .ascii, .none),
      shows: #"""
         Tic-Tac-Toe                         09:41                               ? Keys
                                 .===.   |           |   .===.
                               //     \\ |           | //     \\
                               ||     || |           | ||     ||
                               \\     // |           | \\     //
                                 '==='   |           |   '==='
                              -----------+-----------+-----------
                                         |+\\     //+|
                                         |   \\ //   |
                                         |     X     |
                                         |   // \\   |
                                         |+//     \\+|
                              -----------+-----------+-----------
                               \\     // |           | \\     //
                                 \\ //   |           |   \\ //
                                   X     |           |     X
                                 // \\   |           |   // \\
                               //     \\ |           | //     \\

                                   () to move   with a friend
                                Pause       Undo       New Game
                     Enter Place a piece  n New Game  u Undo Move  p Pause
                  _|><|_                      (...)                     ><|()
                   Play                     Messages                   Profile
        """#)
  }

  @Test func `the Play screen shows a game that X has won on 40 by 16 cells in ASCII`() throws {
    expect(
      try app(40, 16, keys: "74859", .ascii, .none),
      shows: #"""
         Tic-Tac-Toe     09:41           ? Keys
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
                         X wins
              Pause     Undo     New Game
              Enter New Game  u Undo Move
          # Play    (.) Messages    >< Profile
        """#)
  }

  @Test func `the Play screen shows a game in progress and the score on 120 by 40 cells`() throws {
    expect(
      try app(120, 40, keys: "57"),
      shows: """
         Tic-Tac-Toe                                             09:41                                                   ? Keys

                                                          ┌                  ┐
                                        ▁▃▅▆▇▇▇▇▆▅▃▁        ▇ ▅▖        ▗▅ ▇
                                       ▗▆ ▁▃▅▅▅▅▃▁ ▆▖       ▝▃  ▅▖    ▗▅  ▃▘
                                      ▗▇ ▛▇      ▇▜ ▇▖        ▝▃  ▅▖▗▅  ▃▘
                                      ▎ ▊          ▎ ▊          ▝▃    ▃▘
                                      ▎ ▊          ▎ ▊          ▗▅    ▅▖
                                      ▝▁ ▙▁      ▁▟ ▁▘        ▗▅  ▃▘▝▃  ▅▖
                                       ▝▂ ▇▅▃▃▃▃▅▇ ▂▘       ▗▅  ▃▘    ▝▃  ▅▖
                                        ▇▅▃▂▁▁▁▁▂▃▅▇        ▁ ▃▘        ▝▃ ▁
                                                          └                  ┘
                 ▄▃▁    ▁▃▄                                                                                    ▂▃▄▄▃▂
                 ▅▜▆▃▁▁▃▆▛▅                                                                                  ▗▟▂▀▆▆▀▂▙▖
                  ▇▅▜▆▆▛▅▇                                  ▇▇▅▖        ▗▅▇▇                                 ▎▛▇    ▇▜▊
                  ▁▃▆▛▜▆▃▁                                  ▝▃▁▇▅▖    ▗▅▇▁▃▘                                 ▎▙▁    ▁▟▊
                 ▃▆▛▅▇▇▅▜▆▃                                   ▝▃▁▇▅▖▗▅▇▁▃▘                                   ▝▜▆▄▂▂▄▆▛▘
                 ▀▅▇    ▇▅▀                                     ▝▃▁▇▇▁▃▘                                       ▆▅▀▀▅▆
                                                                ▗▅▇▁▁▇▅▖
                    You                                       ▗▅▇▁▃▘▝▃▁▇▅▖                                 A friend here
                    ▀▀▀                                     ▗▅▇▁▃▘    ▝▃▁▇▅▖
                                                            ▁▁▃▘        ▝▃▁▁

                     0                                                                                           0











                                                               ⡱⢎ to move
                                      Pause                      Undo                     New Game
                                         Enter Place a piece  n New Game  u Undo Move  p Pause
        │   │   │   │    ═╪⡱⢎╪═ │   │   │   │   │   │   │   │    (•••)  │   │   │   │   │   │   │   │    ⡱⢎│⢎⡱  │   │   │   │
        ┼───┼───┼───┼───  Play  ┼───┼───┼───┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼───┼───┼───┼── Profile ┼───┼───┼───┼───
        """)
  }
}
