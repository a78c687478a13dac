import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the choice of the opponent in the profile.
@MainActor @Suite(.isolatedAppearance) struct OpponentScreenTests {
  private nonisolated static let (large, small) = (Size(width: 80, height: 24), Size(width: 40, height: 16))

  private func opponents(
    _ size: Size = Self.large, traits: TraitCollection = TraitCollection(), isSmallStore: Bool = false
  ) throws -> TestedApp {
    let tested = try TestedApp(size, traits: traits) { model, _ in
      if isSmallStore { return }
      model.play(.victory)
      model.setOpponent(.rival)
      model.setBeginner(.me)
      for result in [Game.Result.victory, .victory, .defeat, .draw] { model.play(result) }
    }
    tested.press(Keys.profile, "\t", "\r")
    return tested
  }

  @Test func `the profile shows the chosen opponent, and its row leads to the choice`() throws {
    let tested = try TestedApp(Self.large)
    tested.press(Keys.profile)
    #expect(tested.rows.contains { $0.hasPrefix("  Opponent  ") && $0.hasSuffix("A friend here  ›") })
    try tested.click("Opponent")
    tested.press(Typed.down, Typed.down, Typed.down, "\r", Keys.escape)
    #expect(tested.rows.contains { $0.hasSuffix("Master  ›") } && tested.model.opponent == .master)
  }

  @Test func `the choice shows each opponent with its record, and who begins against a computer`() throws {
    expect(
      try opponents().app,
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼ ‹ Profile ┼───┼───┼───┼───┼───┼── Opponent ───┼───┼───┼───┼───┼───┼───┼───┼───
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
        ▌ A friend here                                       1 won · 0 lost · 0 drawn
        ▌ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Learner
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Rival                                            2 won · 1 lost · 1 drawn  ✓
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Master
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

          WHO BEGINS
          Take turns
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          You                                                                        ✓
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁




        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        │   │   │  ═╪═╪═    │   │   │   │   │ (•••) │   │   │   │   │   ⡱⢎│⢎⡱   │   │
        ┼───┼───┼─ Play ┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼─ Profile ─┼───┼───
        """)
  }

  @Test func `the choice is drawn on 40 by 16 cells in ASCII, with records in numbers`() throws {
    expect(
      try opponents(Self.small, traits: TraitCollection(glyphLevel: .ascii, colorDepth: .none)).app,
      shows: """
         Tic-Tac-Toe     09:41           ? Keys
          < Profile     Opponent
        ---------------------------------------|
        > A friend here                  1-0-0 |
          _____________________________________|
          Learner                              |
          _____________________________________|
          Rival                       2-1-1  v |
          _____________________________________|
          Master                               |
        _______________________________________|
                                               |
          WHO BEGINS                           |
          Take turns
          ______________________________________
          ## Play    (.) Messages   >< Profile
        """)
  }

  @Test(arguments: [large, small, Size(width: 120, height: 40), Size(width: 200, height: 60)])
  func `keys choose each opponent and who begins`(size: Size) throws {
    let tested = try opponents(size, isSmallStore: true)
    for opponent in [Opponent.learner, .rival, .master] {
      tested.press(Typed.down, "\r")
      #expect(tested.model.opponent == opponent && tested.model.currentGame.opponent == opponent)
    }
    expectEqual(tested.model.beginner, .alternates)
    tested.press(Typed.end, "\r")
    #expect(tested.model.beginner == .me && tested.row(of: "You") != nil)
  }

  @Test func `clicks choose the opponent and who begins`() throws {
    let tested = try opponents(isSmallStore: true)
    expectNil(tested.row(of: "Take turns"))
    try tested.click("Master")
    expectEqual(tested.model.opponent, .master)
    try tested.click("You")
    expectEqual(tested.model.beginner, .me)
    try tested.click("Take turns")
    expectEqual(tested.model.beginner, .alternates)
    try tested.click("A friend here")
    #expect(tested.model.opponent == .friend && tested.row(of: "Take turns") == nil)
  }

  @Test func `a check mark shows the chosen opponent, also to a screen reader`() throws {
    let tested = try opponents()
    #expect(tested.app.row(try #require(tested.row(of: "Rival"))).hasSuffix("✓"))
    func outline() -> String { tested.app.application.accessibilityOutline.joined(separator: "\n") }
    #expect(outline().contains("Rival, 2 won · 1 lost · 1 drawn"), "\(outline())")
    let chosen = outline().split(separator: "\n").filter { $0.contains(" of") && $0.contains("selected") }
    #expect(chosen.count == 3 && chosen[0].contains("Rival") && chosen[1].contains("You"), "\(outline())")
  }

  @Test func `a game with moves goes on against its opponent, and the choice says so`() throws {
    let tested = try opponents(isSmallStore: true)
    tested.press(Keys.play, "5", Keys.profile)
    try tested.click("Learner")
    #expect(tested.model.currentGame.opponent == .friend && tested.model.opponent == .learner)
    #expect(tested.row(of: "The current game is against a friend.") != nil)
    try tested.click("A friend here")
    expectNil(tested.row(of: "The current game is"))
  }

  @Test func `a choice and a result of another process are shown at once, and the focus stays`() throws {
    let tested = try opponents()
    tested.press(Typed.down)
    let other = try tested.store.model()
    other.play(.defeat)
    other.setOpponent(.learner)
    tested.model.refresh()
    tested.app.advance(by: 1)
    #expect(tested.app.row(try #require(tested.row(of: "Rival"))).contains("2 won · 2 lost · 1 drawn"))
    #expect(tested.app.row(try #require(tested.row(of: "Learner"))).hasSuffix("✓"))
    expectEqual(tested.row(of: "▌"), tested.row(of: "Learner"))
  }

  @Test(
    arguments: [large, small, Size(width: 120, height: 40)], [Language.english, .german, .japanese])
  func `no text of the choice is truncated at any size of text`(size: Size, language: Language) throws {
    for category in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      let traits = TraitCollection(languages: [language], preferredContentSizeCategory: category)
      let tested = try opponents(size, traits: traits)
      for _ in 0..<9 {
        #expect(!tested.text.contains("…"), "\(tested.text)")
        tested.press(Typed.down)
      }
    }
  }

  // MARK: The history

  private func history(_ size: Size, _ traits: TraitCollection = TraitCollection()) throws -> TestedApp {
    let tested = try opponents(size, traits: traits)
    tested.press(Keys.escape, Typed.end, "\r")
    return tested
  }

  @Test(arguments: [large, small]) func `each row of the history shows a computer opponent`(size: Size) throws {
    let tested = try history(size)
    #expect(tested.rows.contains { $0.contains("against Rival · 9 moves") })
    tested.press(Typed.end)
    let row = try #require(tested.row(of: "Won"))
    #expect(tested.rows.contains { $0.contains("   5 moves") && !$0.contains("against") } && row > 0)
  }

  @Test func `the title of a past game says how it ended against which computer`() throws {
    let tested = try history(Self.large)
    tested.press(Typed.down, "\r")
    #expect(tested.app.row(1).contains("Draw against Rival · 21/11/2026"))
    let small = try history(Self.small)
    small.press(Typed.down, "\r")
    #expect(small.app.row(1).contains("Draw against Rival"))
  }

  @Test(arguments: [Language.german, .japanese]) func `the title of a past game fits on 40 columns in each language`(
    language: Language
  ) throws {
    let tested = try history(Self.small, TraitCollection(languages: [language]))
    for _ in 0..<4 {
      tested.press(Typed.down, "\r")
      #expect(!tested.text.contains("…"), "\(tested.text)")
      tested.press(Keys.escape)
    }
  }
}
