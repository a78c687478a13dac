import TTTModel
import TermKit
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the translations without a screen: no text is missing, and each has the values that it is made from.
@Suite struct TranslationTests {
  private static let plainTexts: [KeyPath<Strings, String> & Sendable] = [
    \Strings.history, \.drawn, \.unfinished, \.onTheBoard, \.isOnTheBoard, \.youWon, \.youLost, \.selectGame,
    \.list, \.filmStrip, \.showAsList, \.showAsFilmStrip, \.rateLabel, \.rate, \.filter, \.gameResult,
    \.allOpponents, \.noGamePasses, \.noGames, \.gameDeleted, \.gameRestored, \.allGames, \.ok, \.playFromHere,
    \.stepBackFirst, \.replay, \.previousMove, \.nextMove, \.matches, \.messages, \.compose, \.reply,
    \.favorite, \.removeFavorite, \.notFavorite, \.noMessages, \.writeMessage, \.selectMessage,
    \.selectMessageFirst, \.newMessage, \.post, \.writeFirst, \.cancel, \.keepDraftQuestion, \.keepDraft,
    \.deleteDraft, \.keepWriting, \.edit, \.copy, \.delete, \.more, \.undoDeletion, \.messageDeleted,
    \.messageRestored, \.copied, \.edited, \.editMessage, \.save, \.discardQuestion, \.discardChanges,
    \.answeredMessage, \.answeredWasDeleted, \.attachBoard, \.removeBoard, \.boardIsEmpty, \.gameWasDeleted,
    \.openingLink, \.linkCopied, \.openLink, \.search, \.searchMessages, \.allMessages, \.favorites,
    \.nothingFound, \.searchHint, \.noFavorites, \.favoritesHint, \.someoneElse, \.someoneElseManner,
    \.yourTurn, \.theirTurn, \.players, \.gamesToWatch, \.isHere, \.isAway, \.choosePlayer, \.cannotPause,
    \.continueGame, \.watch, \.isNotYours, \.profile, \.statistics, \.showHistory, \.opponent, \.whoBegins,
    \.longestStreak, \.today, \.chooseOpponent, \.firstOrLastButton, \.play, \.pause, \.resume, \.itIsYourTurn,
    \.gameIsOver, \.gameIsPaused, \.newGame, \.placePiece, \.placeAsOnKeypad, \.toMove, \.youWin,
    \.squareIsTaken, \.withFriend, \.undo, \.takeBack, \.undoNewGame, \.pressToReturn, \.noMoveToTakeBack,
    \.tookBack, \.pausedState, \.pressToResume, \.you, \.board, \.emptySquare, \.draw, \.paused, \.now,
    \.yesterday, \.keysHint, \.backToList, \.openGame, \.keysButton, \.notSaving,
  ]

  private static let person = PlayerName(rawValue: "dana_2")
  private static let path = "/home/x/games.db"

  /// Texts with names of players.
  private static func textsWithNames(_ strings: Strings) throws -> [String] {
    let person = try #require(person)
    return [
      strings.result(strings.youWon, against: .friend, person), strings.isToMove(person), strings.wins(person),
      strings.proposes(to: person), strings.beginQuestion(against: .friend, person), strings.invites(person),
      strings.waitFor(person), strings.play(against: .friend, person), strings.versus(person, person),
      strings.newMessage(to: person), strings.reply(to: person),
      strings.notice(.refusedEvent(sender: person, reason: .unreadable)),
    ]
  }

  private static let notices: [StoreNotice] =
    [
      .damaged(movedTo: path, kept: 2, lost: 1), .separated(movedTo: path, kept: 0, lost: 0), .unsavedEdits(path: path),
      .unsavedStore(path: path), .unreadableEdits(path: path),
    ]
    + [
      .readOnly(path: path), .locked(path: path), .damaged(path: path), .newerVersion(path: path),
      .unpublishedVersion(path: path), .failure(path: path, reason: path),
    ].map(StoreNotice.notSaving)

  private static let plainNotices: [StoreNotice] = [
    .savingAgain, .lostEdits, .notSaving(.noHome), .notSaving(.diskFull(path: path)),
  ]

  private static let refusals: [Refusal] = [
    .blank, .tooLong, .outOfMemory, .failure(reason: path), .closed, .noMove, .gameOver, .currentGame, .missing,
    .conflict, .movesStay, .othersMessage, .tooLongToSend, .tooLate,
  ]

  /// Texts with numbers. All languages have the same order.
  private static func textsWithNumbers(_ strings: Strings, _ count: Int) -> [String] {
    let record = Statistics(victories: count, defeats: count, draws: count)
    return [
      strings.draws(count), strings.waitingGames(count), strings.stars(count), strings.moves(count),
      strings.minutes(count), strings.hours(count), strings.lastWeeks(count), strings.notSent(count),
      strings.link(count, of: count), strings.move(count, of: count), strings.record(record),
      strings.record(record, fitting: 1), strings.scoreAgainstYou(count, count),
      strings.score(of: "", .x, victories: count), strings.score(count, count, against: Game()),
      strings.notice(.savedEdits(count: count)),
    ]
  }

  /// Texts with other values.
  private static func textsWithValues(_ strings: Strings) -> [String] {
    let results = Game.Result.allCases.map(strings.result) + notices.map(strings.notice)
    let boards = Square.all.map { strings.placed(.x, at: $0) }
    let opponents = Opponent.allCases.flatMap { opponent in
      [
        strings.name(opponent), strings.manner(opponent), strings.against(opponent), strings.wins(opponent),
        strings.isThinking(opponent), strings.beginQuestion(against: opponent), strings.play(against: opponent),
        strings.currentGameIs(against: opponent), strings.result(strings.youWon, against: opponent),
      ]
    }
    let problems: [CourierProblem] = [
      .connecting, .unreachable, .password, .certificate, .notAllowed, .elsewhere,
    ]
    return results + boards + opponents + problems.map(strings.text) + problems.map(strings.status)
      + refusals.map(strings.refusal) + plainNotices.map(strings.notice) + [true, false].map(strings.nobodyElse)
      + [strings.yourTurnMark(.ascii), strings.savedElsewhere("x"), strings.movesAgainst("x", begins: true)]
      + [Icon.x, .o].flatMap { [strings.toMove($0), strings.won($0), strings.author($0), strings.play(as: $0)] }
      + Beginner.allCases.map(strings.beginner)
  }

  private static func allTexts(_ language: Language) throws -> [String] {
    let strings = Strings(language)
    return try plainTexts.map { strings[keyPath: $0] } + textsWithNames(strings) + textsWithNumbers(strings, 12)
      + textsWithValues(strings)
  }

  // MARK: All languages

  @Test(arguments: Strings.languages) func `X2: no text is empty, and names are in all texts that have one`(
    language: Language
  ) throws {
    #expect(try !Self.allTexts(language).contains(""))
    let strings = Strings(language)
    for text in try Self.textsWithNames(strings) { #expect(text.contains("dana_2"), "\(text)") }
    for notice in Self.notices { #expect(strings.notice(notice).contains(Self.path), "\(strings.notice(notice))") }
    #expect(strings.refusal(.failure(reason: Self.path)).contains(Self.path))
  }

  @Test(arguments: Strings.languages) func `X2: numbers are in the texts that have one, in the digits of the language`(
    language: Language
  ) {
    let texts = Self.textsWithNumbers(Strings(language), 12)
    for text in texts { #expect(text.contains(language.digits(12)), "\(text)") }
  }

  @Test func `X2: texts in Arabic and Hebrew differ from the English ones and have letters of one script`() throws {
    let scripts = [(Language.arabic, UInt32(0x600)...0x6FF), (.hebrew, 0x590...0x5FF)]
    for (language, letters) in scripts {
      let others = scripts.first { $0.0 != language }?.1 ?? letters
      for (text, english) in zip(try Self.allTexts(language), try Self.allTexts(.english)) {
        #expect(text != english && text.unicodeScalars.contains { letters.contains($0.value) }, "\(text)")
        #expect(!text.unicodeScalars.contains { others.contains($0.value) }, "\(text)")
      }
    }
  }

  @Test func `X2: Arabic has six plural forms, and its digits depend on the region`() {
    let strings = Strings(Language("ar-EG"))
    expectEqual(
      [0, 1, 2, 3, 10, 11, 99, 100].map(strings.draws),
      [
        "لا تعادلات", "تعادل واحد", "تعادلان", "٣ تعادلات", "١٠ تعادلات", "١١ تعادلًا", "٩٩ تعادلًا", "١٠٠ تعادل",
      ])
    expectEqual(Strings(Language("ar_MA.UTF-8")).draws(3), "3 تعادلات")
  }

  @Test func `X2: Hebrew has a form for two, and the digits of English`() {
    expectEqual(
      [0, 1, 2, 3, 20].map(Strings(.hebrew).moves),
      ["0 מהלכים", "מהלך אחד", "שני מהלכים", "3 מהלכים", "20 מהלכים"])
  }

  @Test(arguments: [Language.arabic, .hebrew]) func `paths and names are isolated in texts from right to left`(
    language: Language
  ) throws {
    let strings = Strings(language)
    for text in try Self.textsWithNames(strings) { #expect(text.contains("dana_2".isolated), "\(text)") }
    for notice in Self.notices {
      let text = strings.notice(notice)
      let plain = text.withoutIsolation
      #expect(text != plain && plain.contains(Self.path), "\(text)")
    }
  }
}
