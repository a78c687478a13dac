import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the profile in windows of at least 100 columns.
@MainActor @Suite(.isolatedAppearance) struct DashboardTests {
  private nonisolated static let size = Size(width: 120, height: 42)

  /// Returns the profile after games against a friend and Rival, the older ones ten days ago.
  private func profile(
    _ size: Size = Self.size, traits: TraitCollection = TraitCollection(), opponent: Opponent = .rival
  ) throws -> TestedApp {
    let tested = try TestedApp(size, traits: traits) { model, time in
      time.now -= 10 * 86_400
      model.play([.draw, .defeat], against: .friend)
      time.now += 10 * 86_400
      model.play([.victory, .victory, .defeat], against: .rival)
      model.setOpponent(opponent)
    }
    tested.press(Keys.profile)
    return tested
  }

  /// Returns the middle of the button in the card of an opponent.
  private func button(_ name: String, _ tested: TestedApp) throws -> Point {
    let place = try #require(tested.place(of: name))
    let row = Array(tested.app.row(place.y))
    let column = try #require((place.x..<row.count - 3).first { String(row[$0..<$0 + 4]) == "Play" })
    return Point(x: column + 1, y: place.y)
  }

  @Test func `each opponent has a card with a face, a line about how it plays, its record and a button`() throws {
    expect(
      try profile(Size(width: 104, height: 41), traits: TraitCollection(glyphLevel: .ascii, colorDepth: .none)).app,
      shows: #"""
         Tic-Tac-Toe                                     09:41                                           ? Keys
                                                        Profile
        --------------------------------------------------------------------------------------------------------
           +----------------------------------------------+  +----------------------------------------------+
           |      ---+------------+------------+---       |  |  ,/ Won                              ||   2  |
           |         |+ \\    // +|   .====.   |          |  |  >< Lost                             ||   2  |
           |         |    \\//    |  ||    ||  |          |  |  -- Drawn                             |   1  |
           |         |    //\\    |  ||    ||  |          |  |                                              |
           |         |+ //    \\ +|   '===='   |          |  |                                              |
           |      ---+------------+------------+---       |  |  /^ Longest winning streak           ||   2  |
           +----------------------------------------------+  +----------------------------------------------+

              OPPONENT                                                Who begins  | Take turns |    You     |
           +----------------------------------------------+  +----------------------------------------------+
           |  .----.   A friend here             [ Play ] |  |  .----.   Learner                   [ Play ] |
           | | o  o |  Two players share this keyboard    |  | | O  O |  Often overlooks what you plan      |
           | | \__/ |                                     |  | |  ()  |                                     |
           |  '----'   =================----------------- |  |  '----'   .................................. |
           |           0 won . 1 lost . 1 drawn           |  |                                              |
           +----------------------------------------------+  +----------------------------------------------+

           +----------------------------------------------+  +----------------------------------------------+
           |  .----.   Rival                       Play   |  |  .----.   Master                    [ Play ] |
           | | \  / |  Plays about as well as you do      |  | | -  - |  Never loses. Can you get a draw?   |
           | |  _/  |                                     |  | |  --  |                                     |
           |  '----'   #######################----------- |  |  '----'   .................................. |
           |           2 won . 1 lost . 0 drawn           |  |                                              |
           +----------------------------------------------+  +----------------------------------------------+

              LAST 10 WEEKS                                                                    Show History
           +------------------------------------------------------------------------------------------------+
           |                                                                                         #      |
           |                                                                                         #      |
           |  .......  .......  .......  .......  .......  .......  .......  .......  ...=...  ......-      |
           |                                                                             -           -      |
           |  13/09/2026                       # Won  = Drawn  - Lost                            today      |
           +------------------------------------------------------------------------------------------------+

                                              o Play as O  h Show History
                      _|><|_                              (...)                             ><|()
                       Play                             Messages                           Profile
        """#)
  }

  // MARK: Keys and mouse

  @Test(arguments: [Self.size, Size(width: 100, height: 24), Size(width: 200, height: 60)])
  func `keys reach the button of each opponent, and Enter leads to a game with it`(size: Size) throws {
    for (index, opponent) in Opponent.allCases.enumerated() {
      let tested = try profile(size)
      for _ in 0...index { tested.press("\t") }
      tested.press("\r")
      #expect(tested.model.opponent == opponent && tested.model.currentGame.opponent == opponent)
      #expect(tested.row(of: "New Game") != nil && tested.row(of: "Show History") == nil, "\(tested.text)")
    }
  }

  @Test func `arrow keys move between the cards, and a bar marks the card with the focus`() throws {
    let tested = try profile()
    tested.press(Typed.down, Typed.down)
    #expect(try isMarked("Rival", tested) && !isMarked("Master", tested), "\(tested.text)")
    tested.press(Typed.right)
    #expect(try isMarked("Master", tested) && !isMarked("Rival", tested), "\(tested.text)")
    tested.press("\r")
    expectEqual(tested.model.opponent, .master)
  }

  // Whether a bar is at the left of the card with a name.
  private func isMarked(_ name: String, _ tested: TestedApp) throws -> Bool {
    let place = try #require(tested.place(of: name))
    return tested.app.row(place.y).prefix(place.x).suffix(20).contains("▌")
  }

  @Test func `a click on a button leads to a game with that opponent`() throws {
    for (name, opponent) in [("A friend", Opponent.friend), ("Learner", .learner), ("Master", .master)] {
      let tested = try profile()
      let place = try button(name, tested)
      tested.app.click(place.x, place.y)
      tested.app.advance(by: 1)
      #expect(tested.model.currentGame.opponent == opponent && tested.row(of: "New Game") != nil)
    }
  }

  @Test func `during a game, another opponent's button asks whether to begin a game`() throws {
    let tested = try profile(opponent: .friend)
    tested.press(Keys.play, "5", Keys.profile)
    let place = try button("Learner", tested)
    tested.app.click(place.x, place.y)
    tested.app.advance(by: 1)
    #expect(tested.row(of: "Begin a game against Learner?") != nil && tested.model.currentGame.moveCount == 1)
  }

  @Test func `End and Enter show the history, and Escape leads back to its button`() throws {
    let tested = try profile(Size(width: 100, height: 24))
    tested.press("\t", Typed.end)
    #expect(tested.row(of: "Show History") != nil && tested.row(of: "today") != nil, "the strip is visible")
    tested.press("\r")
    #expect(tested.row(of: "Done") != nil)
    tested.press(Keys.escape, "\r")
    #expect(tested.row(of: "Done") != nil)
    tested.press(Keys.escape, Typed.home)
    #expect(tested.text.contains("┌"), "the piece has the focus")
  }

  @Test func `keys and clicks choose who begins`() throws {
    let tested = try profile()
    try tested.click("Take turns")
    expectEqual(tested.model.beginner, .alternates)
    tested.press(Typed.right)
    expectEqual(tested.model.beginner, .me)
  }

  @Test func `the piece is chosen as in the list, and everything tinted follows`() throws {
    let tested = try profile(traits: TraitCollection(reducesMotion: true))
    tested.press(Typed.right)
    expectEqual(tested.model.icon, .o)
    try expectEqual(tested.color(of: "✓"), TestedApp.green)
  }

  // MARK: Live figures

  @Test func `a game of another process changes the record, the strip and the streak at once`() throws {
    let tested = try profile()
    #expect(tested.row(of: "2 won · 1 lost · 0 drawn") != nil)
    expectEqual(numbers(tested), ["2", "2", "1", "2"])
    let other = try tested.store.model()
    for result in [Game.Result.victory, .victory, .victory] { other.play(result) }
    tested.model.refresh()
    tested.app.advance(by: 1)
    #expect(tested.row(of: "5 won · 1 lost · 0 drawn") != nil)
    expectEqual(numbers(tested), ["5", "2", "1", "3"])
  }

  private func numbers(_ tested: TestedApp) -> [String] {
    ["Won  ", "Lost  ", "Drawn  ", "Longest winning streak"].map { word in
      tested.row(of: word).map {
        tested.app.row($0).split(separator: " ").last { Int($0) != nil }.map(String.init) ?? ""
      }
        ?? ""
    }
  }

  @Test func `the strip has victories above its line, defeats below it and draws on it`() throws {
    let tested = try profile(traits: TraitCollection(glyphLevel: .ascii))
    let today = try #require(tested.place(of: "today"))
    let (column, line) = (today.x + 4, today.y - 2)
    func marks(_ x: Int) -> String { (line - 2...line + 1).map { tested.app.row($0).dropFirst(x).prefix(1) }.joined() }
    expectEqual(marks(column), "##--")
    expectEqual(marks(column - 1), "  . ")
    // Ten days ago, with the two columns between weeks.
    expectEqual(marks(column - 12), "  =-")
  }

  // MARK: Other windows

  @Test func `narrower windows and larger sizes of text show the list, and resizing keeps the focus on the piece`()
    throws
  {
    let tested = try profile()
    tested.app.resize(to: Size(width: 80, height: 40))
    tested.app.advance(by: 1)
    for text in ["Opponent", "Longest winning streak", "Last 8 weeks", "Show History"] {
      #expect(tested.row(of: text) != nil, "\(text)")
    }
    expectNil(tested.row(of: "Plays about"))
    tested.press(Typed.right)
    expectEqual(tested.model.icon, .o)
    tested.app.resize(to: Self.size)
    tested.app.advance(by: 1)
    #expect(tested.row(of: "Plays about") != nil)
    tested.press(Typed.left)
    expectEqual(tested.model.icon, .x)
    let large = try profile(traits: TraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    expectNil(large.row(of: "Plays about"))
  }

  @Test(arguments: Strings.languages)
  func `no text of the dashboard is cut in any language`(language: Language) throws {
    let strings = Strings(language)
    for size in [Size(width: 100, height: 60), Size(width: 160, height: 50), Size(width: 200, height: 60)] {
      let tested = try profile(size, traits: TraitCollection(languages: [language]))
      let texts = Opponent.allCases.flatMap { [strings.name($0), strings.manner($0)] }
      for text in texts + [strings.longestStreak, strings.whoBegins, strings.today, strings.showHistory] {
        #expect(tested.place(of: text) != nil, "\(text) at \(size):\n\(tested.text)")
      }
      let record = strings.record(Statistics(victories: 2, defeats: 1), fitting: 32)
      #expect(
        tested.place(of: record) != nil || tested.place(of: strings.record(Statistics(victories: 2, defeats: 1))) != nil
      )
    }
  }

  @Test func `a screen reader reads each opponent, the numbers and the weeks in words`() throws {
    let outline = try profile().app.application.accessibilityOutline.joined(separator: "\n")
    for text in [
      "Play with a friend", "Play against Rival", "Plays about as well as you do. 2 won · 1 lost · 0 drawn",
      "Never loses. Can you get a draw? 0 won", "Longest winning streak: 2", "Won: 2", "Last 12 weeks",
      "2 won · 2 lost · 1 drawn",
    ] { #expect(outline.contains(text), "\(text):\n\(outline)") }
    expectEqual(
      outline.split(separator: "\n").filter { $0.contains("selected") && $0.contains("Play against") }.count, 1)
  }

  // MARK: Figures

  @Test func `the parts of a record bar fill it, and each result that there was has a part`() {
    for columns in [12, 31, 60] {
      for record in [
        Statistics(victories: 1), Statistics(victories: 1, defeats: 1, draws: 1),
        Statistics(victories: 900, defeats: 1, draws: 1), Statistics(defeats: 2, draws: 300),
      ] {
        let widths = RecordBar.widths(record, columns: columns)
        expectEqual(widths.reduce(0, +), columns)
        expectEqual(widths.map { $0 > 0 }, [record.victories > 0, record.draws > 0, record.defeats > 0])
      }
    }
    expectEqual(RecordBar.widths(Statistics(), columns: 20), [0, 0, 0])
  }
}
