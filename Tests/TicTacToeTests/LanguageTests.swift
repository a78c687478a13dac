import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the languages, and of the spoken texts.
@MainActor @Suite(.isolatedAppearance) struct LanguageTests {
  private nonisolated static let languages = Strings.languages

  private func app(_ language: Language, _ size: Size = Size(width: 40, height: 16), listens: Bool = false) throws
    -> TestedApp
  {
    try TestedApp(size, traits: TraitCollection(languages: [language], usesScreenReader: listens)) { model, time in
      model.post("漢字")
      model.play(.victory)
      time.now += 90
    }
  }

  @Test(arguments: languages) func `X2: no text of the game is cut off at 40 columns`(language: Language) throws {
    let tested = try app(language)
    let strings = Strings(language)
    var seen = tested.text
    tested.press("p?")
    seen += tested.text
    tested.press(Keys.escape, Keys.messages, Typed.down, Typed.down)
    seen += tested.text
    tested.press("?")
    seen += tested.text
    tested.press(Keys.escape, "c")
    seen += tested.text
    tested.press("x", Keys.escape)
    seen += tested.text
    tested.press(Keys.escape, Keys.post, Keys.profile)
    seen += tested.text
    tested.press("\t")
    seen += tested.text
    for keys in [["\r"], [Typed.end], [Keys.escape, Typed.end], ["\r"]] {
      for key in keys { tested.press(key) }
      // Then the screen also has the choice of the player who begins.
      tested.model.setOpponent(.learner)
      seen += tested.text
    }
    tested.press("\r", "?")
    seen += tested.text
    let texts =
      [
        strings.play, strings.pause, strings.resume, strings.newGame, strings.placePiece, strings.messages,
        strings.compose,
        strings.reply, strings.favorite, strings.newMessage, strings.post, strings.cancel, strings.keepDraft,
        strings.deleteDraft, strings.keepWriting, strings.profile, strings.drawn, strings.youLost,
        strings.showHistory, strings.history, strings.youWon, strings.rate, strings.keysHint, strings.minutes(1),
        strings.opponent,
      ] + Opponent.allCases.map(strings.name) + Beginner.allCases.map(strings.beginner)
    for text in texts { #expect(seen.contains(tested.onScreen(text)), "\(text)") }
    let words = seen.split { $0 == " " || $0 == "\n" }
    #expect(!words.contains { $0.hasSuffix("…") || $0.hasPrefix("…") }, "\(words.filter { $0.contains("…") })")
  }

  @Test(arguments: languages) func `X2: the texts for searching and changing messages fit into 40 columns`(
    language: Language
  ) throws {
    let tested = try app(language)
    let strings = Strings(language)
    var seen = ""
    for keys in [
      [Keys.messages, Typed.down], ["y"], ["e", "!"], [Keys.escape], ["\r", Keys.post], ["e"], [Keys.escape],
      ["/"], ["qqq"], [Keys.escape, "F"], ["F"], [Typed.delete], ["?"], [Typed.pageDown],
    ] {
      for key in keys { tested.press(key) }
      seen += tested.text + "\n"
    }
    let texts = [
      strings.more, strings.copied, strings.editMessage, strings.save, strings.discardQuestion, strings.discardChanges,
      strings.edited, strings.allMessages, strings.favorites, strings.asIcon(.x), strings.asIcon(.o),
      strings.nothingFound, strings.searchHint, strings.noFavorites, strings.favoritesHint, strings.messageDeleted,
      strings.undoDeletion, strings.delete, strings.search,
    ]
    for text in texts { #expect(seen.contains(tested.onScreen(text)), "\(text)") }
    for text in [
      strings.openingLink, strings.linkCopied, strings.answeredWasDeleted, strings.gameWasDeleted,
      strings.messageRestored,
    ] {
      #expect(text.columns <= 40, "\(text)")
    }
  }

  @Test(arguments: languages) func `X2: the texts about the opponent fit into 40 columns`(language: Language) throws {
    let tested = try app(language)
    let strings = Strings(language)
    tested.press("5", Keys.profile, "\t", "\r")
    tested.model.setOpponent(.learner)
    tested.app.advance(by: 1)
    var rows = tested.rows
    tested.press(Typed.end)
    rows += tested.rows
    // The column at the trailing edge shows the scroll bar. Headers are in capitals, and the footer has more than one row.
    let isMirrored = [.arabic, .hebrew].contains(language)
    let words = rows.flatMap { (isMirrored ? $0.dropFirst() : $0.dropLast()).split(separator: " ") }
      .joined(separator: " ")
    #expect(words.contains(tested.onScreen(strings.whoBegins.uppercased())))
    let footer = tested.onScreen(strings.currentGameIs(against: .friend))
    #expect(words.contains(footer) || words.filter { $0 != " " }.contains(footer), "\(words)")
  }

  @Test(arguments: languages) func `X2: the texts of an empty list and of the game's state fit into 40 columns`(
    language: Language
  ) throws {
    let tested = try TestedApp(Size(width: 40, height: 16), traits: TraitCollection(languages: [language]))
    let strings = Strings(language)
    #expect(tested.row(of: strings.toMove) != nil)
    tested.press(Keys.messages)
    #expect(tested.row(of: strings.noMessages) != nil && tested.row(of: strings.writeMessage) != nil)
  }

  @Test func `X2: an unknown language falls back to English, and a regional variant to its language`() {
    expectEqual(Strings(Language("fr")).play, "Play")
    expectEqual(Strings(Language("de-AT")).play, "Spielen")
    expectEqual(Strings(Language("ja_JP.UTF-8")).play, "プレイ")
  }

  @Test(arguments: languages) func `X2: every language has different texts for different star counts and squares`(
    language: Language
  ) {
    let strings = Strings(language)
    #expect(strings.stars(1) != strings.stars(2))
    #expect(!strings.stars(1).contains("2") && strings.stars(3).contains(language.digits(3)))
    expectEqual(Set(Square.all.map(strings.square)).count, 9)
  }

  @Test(arguments: [
    (Language.english, ["Play with a friend", "Play against Rival"]),
    (.german, ["Mit einem Freund spielen", "Gegen Rivalen spielen"]), (.japanese, ["友だちと対戦", "ライバルと対戦"]),
    (.arabic, ["اللعب مع صديق", "اللعب ضد المنافس"]), (.hebrew, ["משחק עם חבר", "משחק נגד המתחרה"]),
  ]) func `X2: the spoken name of the button that leads to a game is a sentence`(language: Language, names: [String]) {
    expectEqual([Opponent.friend, .rival].map(Strings(language).play(against:)), names)
  }

  @Test func `X2: the main texts differ between all languages`() {
    let all = Self.languages.map { Strings($0) }
    for path in [
      \Strings.play, \.newGame, \.messages, \.compose, \.reply, \.youWon, \.showHistory, \.keepDraft,
      \.opponent, \.whoBegins,
    ] {
      expectEqual(Set(all.map { $0[keyPath: path] }).count, all.count)
    }
  }

  // MARK: Screen readers

  private func spoken(_ tested: TestedApp) -> String { tested.app.application.spokenText ?? "" }

  @Test func `X1: the spoken line describes moves, squares and the result of the game`() throws {
    let tested = try TestedApp(traits: TraitCollection(usesScreenReader: true))
    tested.press(Typed.left)
    #expect(spoken(tested).contains("left, empty"), "\(spoken(tested))")
    tested.app.press("7")
    #expect(spoken(tested).contains("X at top left. O to move"), "\(spoken(tested))")
    tested.press("4", "8", "5")
    tested.app.press("9")
    #expect(spoken(tested).contains("X at top right. X wins."), "\(spoken(tested))")
    tested.press(Typed.left)
    #expect(spoken(tested).contains("top, X"), "\(spoken(tested))")
  }

  @Test func `X1: the spoken line of a message contains its author, its text and its star`() throws {
    let tested = try app(.english, Size(width: 80, height: 24), listens: true)
    tested.press(Keys.messages)
    #expect(spoken(tested).contains("from X") && spoken(tested).contains("漢字"), "\(spoken(tested)) \(tested.text)")
    tested.app.press("f")
    #expect(spoken(tested).contains("Favourite"), "\(spoken(tested))")
    let outline = tested.app.application.accessibilityOutline.joined(separator: "\n")
    #expect(outline.contains("Favourite"), "\(outline)")
  }

  @Test func `X1: every accessibility element on every screen has a name`() throws {
    let tested = try app(.german, Size(width: 80, height: 25), listens: true)
    for keys in ["", Keys.messages, "c", Keys.escape + Keys.profile, "\t" + Typed.end + "\r", "\r"] {
      tested.press(keys)
      for line in tested.app.application.accessibilityOutline {
        let text = line.trimmingPrefix { $0 == " " }
        #expect(!text.isEmpty && !text.hasPrefix(","), "\(tested.app.application.accessibilityOutline)")
      }
    }
  }
}
