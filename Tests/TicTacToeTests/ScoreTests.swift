import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the score beside the board, in windows of at least 100 columns.
@MainActor @Suite(.isolatedAppearance) struct ScoreTests {
  private nonisolated static let wide = Size(width: 100, height: 30)

  /// Returns the app with a game against Rival, after two victories, one defeat and one draw against Rival and a victory against a friend.
  private func play(
    _ size: Size = Self.wide, traits: TraitCollection = TraitCollection(), opponent: Opponent = .rival
  ) throws -> TestedApp {
    try TestedApp(size, traits: traits) { model, _ in
      model.play(.victory)
      model.play([.victory, .victory, .defeat, .draw], against: opponent)
    }
  }

  /// Returns the colour of the bar under a name, or nil without a bar.
  private func bar(_ name: String, _ tested: TestedApp) -> Color? {
    guard let place = tested.place(of: name) else { return nil }
    let isBar = tested.app.row(place.y + 1).contains("▀") && !tested.app.cell(place.x, place.y + 1).isBlank
    return isBar ? tested.app.foreground(place.x, place.y + 1) : nil
  }

  /// Returns the marks and the digits below the bar under a name.
  private func score(_ name: String, _ tested: TestedApp) -> [String] {
    guard let place = tested.place(of: name) else { return [] }
    let middle = place.x + name.count / 2
    return (2...3).map { row in
      let cells = tested.app.row(place.y + row).dropFirst(middle - 9).prefix(18)
      return cells.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `the names, the pieces and the games won stand at the sides of the board`() throws {
    expect(
      try play().app,
      shows: """
         Tic-Tac-Toe                                   09:41                                         ? Keys







                  ▄▖  ▗▄          ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀          ▁▃▄▄▃▁
                  ▝▃▅▅▃▘                          ┌ ▄▄       ▄▄ ┐                          ▟▅▇▇▅▙
                  ▗▅▃▃▅▖                            ▀  ▄   ▄  ▀                            ▜▃▁▁▃▛
                  ▀▘  ▝▀                              ▀  ▄  ▀                              ▇▅▀▀▅▇
                                                       ▄   ▄
                   You                               ▄  ▀ ▀  ▄                              Rival
                   ▀▀▀                                ▀     ▀
                   ││                             └             ┘                            │
                    2             ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀            1








                                         ⡱⢎ to move against Rival   1 drawn
                                    Pause             Undo             New Game
                                      Enter Place a piece  n New Game  p Pause
        │   │   │   │ ═╪⡱⢎╪═    │   │   │   │   │   │   (•••)   │   │   │   │   │   │    ⡱⢎│⢎⡱  │   │   │
        ┼───┼───┼───┼  Play  ───┼───┼───┼───┼───┼───┼ Messages ─┼───┼───┼───┼───┼───┼── Profile ┼───┼───┼───
        """)
  }

  @Test(arguments: [Size(width: 99, height: 30), Size(width: 80, height: 24), Size(width: 40, height: 16)])
  func `windows of fewer than 100 columns show no score`(size: Size) throws {
    let tested = try play(size)
    // The row under the board names the opponent.
    #expect(tested.row(of: "You") == nil && tested.row(of: "│   1") == nil && tested.row(of: "1 draw") == nil)
    #expect(tested.row(of: "to move against Rival") != nil)
  }

  @Test func `a bar in the colour of the piece is under the name of the player to move`() throws {
    let tested = try play(opponent: .friend)
    #expect(bar("You", tested) == Palette.piece(.x) && bar("A friend here", tested) == nil)
    tested.press("5")
    #expect(bar("You", tested) == nil && bar("A friend here", tested) == Palette.piece(.o))
    tested.app.press("7")
    tested.app.advance(by: 0.15)
    #expect(bar("You", tested) != Palette.piece(.x), "the bar fades in")
    tested.app.advance(by: 1)
    expectEqual(bar("You", tested), Palette.piece(.x))
    tested.press("4", "8", "6")
    #expect(bar("You", tested) == nil && bar("A friend here", tested) == nil, "the game is over")
  }

  @Test func `without colours, the bar under the name shows whose turn it is`() throws {
    let plain = try play(traits: TraitCollection(glyphLevel: .ascii, colorDepth: .none), opponent: .friend)
    #expect(plain.text.contains("===") && !plain.text.contains("============="))
    plain.press("5")
    #expect(plain.text.contains("============="))
  }

  @Test func `a victory adds to the score at once, here and in another process`() throws {
    let tested = try play(opponent: .friend)
    expectEqual(score("You", tested), ["│││", "3"])
    tested.press("74859")
    tested.app.advance(by: 3)
    expectEqual(score("You", tested), ["││││", "4"])
    let other = try tested.store.model()
    other.newGame()
    other.play(.defeat)
    tested.model.refresh()
    tested.app.advance(by: 1)
    expectEqual(score("A friend here", tested), ["││", "2"])
  }

  @Test func `the score is about the opponent of the game on the board`() throws {
    let tested = try play()
    expectEqual(score("Rival", tested), ["│", "1"])
    tested.model.setOpponent(.friend)
    tested.app.advance(by: 1)
    expectEqual(score("You", tested), ["│", "1"])
    #expect(!tested.text.contains("Rival"))
  }

  @Test func `the draws are shown once, in the row of the state, and not before the first one`() throws {
    let tested = try play()
    expectEqual(tested.rows.filter { $0.contains("drawn") }.count, 1)
    expectEqual(tested.row(of: "1 drawn"), tested.row(of: "to move"))
    try expectNil(TestedApp(Self.wide).row(of: "drawn"))
  }

  @Test func `another icon dissolves into the pieces at the sides`() throws {
    let tested = try play()
    let before = colorsAtLeft(tested)
    tested.model.setIcon(.o)
    tested.app.turn()
    tested.app.advance(by: 0.15)
    let between = colorsAtLeft(tested)
    tested.app.advance(by: 1)
    let after = colorsAtLeft(tested)
    #expect(before.contains(Palette.piece(.x)) && after.contains(Palette.piece(.o)))
    #expect(!between.subtracting(before).subtracting(after).isEmpty && !between.contains(Palette.piece(.x)))
  }

  /// Returns the colours at the left of the board.
  private func colorsAtLeft(_ tested: TestedApp) -> Set<Color> {
    let points = (2..<24).flatMap { y in (0..<20).map { Point(x: $0, y: y) } }
    return Set(points.flatMap { [tested.app.foreground($0.x, $0.y), tested.app.background($0.x, $0.y)] })
  }

  @Test(arguments: Strings.languages)
  func `no text of the score is cut in any language, in low and in high windows`(language: Language) throws {
    let strings = Strings(language)
    for size in [Size(width: 100, height: 16), Size(width: 100, height: 60)] {
      let tested = try play(size, traits: TraitCollection(languages: [language]))
      #expect(tested.place(of: strings.draws(1)) != nil, "\(size):\n\(tested.text)")
      for opponent in Opponent.allCases {
        tested.model.setOpponent(opponent)
        tested.app.advance(by: 1)
        for text in [strings.you, strings.name(opponent)] {
          #expect(tested.place(of: text) != nil, "\(text) at \(size):\n\(tested.text)")
        }
      }
    }
  }

  @Test func `the texts beside a large board leave no room for the score, so it is left out`() throws {
    let traits = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let tested = try play(Size(width: 200, height: 60), traits: traits)
    #expect(tested.row(of: "You") == nil && tested.row(of: "│   1") == nil)
  }

  @Test func `a screen reader reads each side as one element`() throws {
    let tested = try play()
    let outline = tested.app.application.accessibilityOutline.map { String($0.trimmingPrefix { $0 == " " }) }
    expectEqual(outline.filter { $0.hasPrefix("You, X, 2 won. X to move") }.count, 1, "\(outline)")
    expectEqual(outline.filter { $0.hasPrefix("Rival, O, 1 won.") }.count, 1, "\(outline)")
  }

  @Test func `the names are readable on the black paper of a finished game`() throws {
    let tested = try play(opponent: .friend)
    tested.press("74859")
    #expect(try tested.color(of: "You") == .white && tested.paper(of: "You") == .black)
    try expectEqual(tested.color(of: "A friend here"), Palette.secondaryTextOnBlack)
  }
}
