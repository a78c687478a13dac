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
      model.play([.victory, .victory, .defeat, .draw], against: .rival)
    }
    tested.press(Keys.profile, "\t", "\r")
    return tested
  }

  @Test func `the profile shows the chosen opponent, and its row leads to the choice`() throws {
    let tested = try TestedApp(Self.large)
    tested.press(Keys.profile)
    #expect(tested.rows.contains { $0.hasPrefix("  Opponent  ") && $0.contains("A friend here  ›") })
    try tested.click("Opponent")
    tested.press(Typed.down, Typed.down, Typed.down, "\r", Keys.profile)
    #expect(tested.rows.contains { $0.contains("Master  ›") } && tested.model.opponent == .master)
  }

  @Test func `the choice shows each opponent with its record, and who begins against a computer`() throws {
    expect(
      try opponents().app,
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │09:41  │   │   │   │   │   │   │   │? Keys
        ┼ ‹ Profile ┼───┼───┼───┼───┼───┼── Opponent ───┼───┼───┼───┼───┼───┼───┼───┼───
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          A friend here                                    1 won · 0 lost · 0 drawn
          Two players share this keyboard
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Learner
          Often overlooks what you plan
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        ▌ Rival                                            2 won · 1 lost · 1 drawn
        ▌ Plays about as well as you do                                              ✓
        ▌ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Master
          Never loses. Can you get a draw?
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

          WHO BEGINS
          Take turns
          You                                                                        ✓


                               Enter Play against Rival  Esc Back
        │   │   │ ═╪⡱⢎╪═    │   │   │   │   │ (•••) │   │   │   │   │   ⡱⢎│⢎⡱   │   │
        ┼───┼───┼─ Play ┼───┼───┼───┼───┼── Messages ───┼───┼───┼───┼─ Profile ─┼───┼───
        """)
  }

  @Test func `the choice is drawn on 40 by 16 cells in ASCII, with records in words`() throws {
    expect(
      try opponents(Self.small, traits: TraitCollection(glyphLevel: .ascii, colorDepth: .none)).app,
      shows: """
         Tic-Tac-Toe     09:41           ? Keys
          < Profile     Opponent
        ---------------------------------------|
          A friend here                        |
          Two players share this keyboard      |
          1 won . 0 lost . 0 drawn             |
          _____________________________________|
          Learner                              |
          Often overlooks what you plan        |
          ______________________________________
          Rival
        > Plays about as well as you do      v
          2 won . 1 lost . 1 drawn
          ______________________________________
           Enter Play against Rival  Esc Back
          # Play    (.) Messages    >< Profile
        """)
  }

  @Test(arguments: [large, small])
  func `keys choose each opponent, a game with it begins at once, and Play names it`(size: Size) throws {
    let tested = try opponents(size, isSmallStore: true)
    tested.model.setBeginner(.me)
    for opponent in [Opponent.learner, .rival, .master] {
      // The focus is in the row of the chosen opponent.
      tested.press(Typed.down, "\r")
      #expect(tested.model.opponent == opponent && tested.model.currentGame.opponent == opponent)
      #expect(tested.row(of: Strings(.english).toMove(against: tested.model.currentGame)) != nil, "\(tested.text)")
      tested.press(Keys.profile)
      try tested.click("Opponent")
    }
  }

  @Test(arguments: [large, small]) func `the row of the chosen opponent has the focus and is visible`(size: Size) throws
  {
    for (opponent, manner) in zip(Opponent.allCases, ["Two players", "Often", "Plays about", "Never loses"]) {
      let tested = try TestedApp(size) { model, _ in model.setOpponent(opponent) }
      tested.press(Keys.profile, "\t", "\r")
      #expect(tested.app.row(try #require(tested.row(of: manner))).hasPrefix("▌"), "\(tested.text)")
    }
  }

  @Test func `clicks choose the opponent and who begins`() throws {
    let tested = try opponents(isSmallStore: true)
    expectNil(tested.row(of: "Take turns"))
    try tested.click("Master")
    expectEqual(tested.model.opponent, .master)
    tested.press(Keys.profile)
    try tested.click("Opponent")
    try tested.click("You")
    expectEqual(tested.model.beginner, .me)
    try tested.click("Take turns")
    expectEqual(tested.model.beginner, .alternates)
    try tested.click("A friend here")
    expectEqual(tested.model.opponent, .friend)
    tested.press(Keys.profile)
    try tested.click("Opponent")
    expectNil(tested.row(of: "Take turns"))
  }

  @Test func `during a game, Play asks whether to begin a game against the chosen opponent`() throws {
    let tested = try opponents(isSmallStore: true)
    tested.press(Keys.play, "5", Keys.profile)
    let game = tested.model.currentGame.id
    for answer in [Keys.escape, "\r"] {
      if answer == "\r" { try tested.click("Opponent") }
      try tested.click("Learner")
      #expect(tested.row(of: "Begin a game against Learner?") != nil, "\(tested.text)")
      #expect(tested.row(of: "The current game is against a friend.") != nil)
      tested.press(answer)
      expectEqual(tested.model.currentGame.id == game, answer == Keys.escape)
      expectEqual(tested.model.opponent, .learner)
      expectNil(tested.row(of: "Begin a game"))
      if answer == Keys.escape { tested.press(Keys.profile) }
    }
    expectEqual(tested.model.currentGame.opponent, .learner)
  }

  @Test func `choosing the opponent of an unfinished game returns to that game`() throws {
    let tested = try opponents(isSmallStore: true)
    tested.press(Keys.play, "5", Keys.profile)
    let game = tested.model.currentGame
    try tested.click("A friend here")
    #expect(tested.model.currentGame == game && tested.row(of: "to move") != nil && tested.row(of: "Begin") == nil)
  }

  @Test func `a check mark shows the chosen opponent, also to a screen reader`() throws {
    let tested = try opponents()
    #expect(tested.app.row(try #require(tested.row(of: "Plays about"))).hasSuffix("✓"))
    func outline() -> String { tested.app.application.accessibilityOutline.joined(separator: "\n") }
    #expect(outline().contains("Rival, 2 won · 1 lost · 1 drawn, Plays about as well as you do"), "\(outline())")
    let chosen = outline().split(separator: "\n").filter { $0.contains(" of") && $0.contains("selected") }
    #expect(chosen.count == 3 && chosen[0].contains("Rival") && chosen[1].contains("You"), "\(outline())")
  }

  @Test func `a game with moves goes on against its opponent, and the choice says so`() throws {
    let tested = try opponents(isSmallStore: true)
    tested.press(Keys.play, "5", Keys.profile)
    try tested.click("Learner")
    #expect(tested.model.currentGame.opponent == .friend && tested.model.opponent == .learner)
    tested.press(Keys.escape, Keys.profile)
    try tested.click("Opponent")
    #expect(tested.row(of: "The current game is against a friend.") != nil)
    try tested.click("A friend here")
    tested.press(Keys.profile)
    try tested.click("Opponent")
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
    #expect(tested.app.row(try #require(tested.row(of: "Often overlooks"))).hasSuffix("✓"))
    expectEqual(tested.row(of: "▌"), tested.row(of: "Master"))
  }

  @Test(
    arguments: [large, small, Size(width: 120, height: 40)], Strings.languages)
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
    #expect(tested.rows.contains { $0.contains("Rival · 9 moves") })
    tested.press(Typed.end)
    let row = try #require(tested.row(of: "Won"))
    #expect(tested.rows.contains { $0.contains("   5 moves") && !$0.contains("against") } && row > 0)
  }

  @Test func `the title of a past game says how it ended against which computer`() throws {
    let tested = try history(Self.large)
    tested.press("\r")
    #expect(tested.app.row(1).contains("Drawn against Rival · 21/11/2026"))
    let small = try history(Self.small)
    small.press("\r")
    #expect(small.text.contains("Drawn  Step back a move first"))
  }

  @Test(arguments: Strings.languages.dropFirst()) func `the title of a past game fits on 40 columns in each language`(
    language: Language
  ) throws {
    let tested = try history(Self.small, TraitCollection(languages: [language]))
    for _ in 0..<4 {
      tested.press("\r")
      #expect(!tested.text.contains("…"), "\(tested.text)")
      tested.press(Keys.escape)
    }
  }
}
