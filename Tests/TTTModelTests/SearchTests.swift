import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// Searching messages, filtering games, and finding references in texts.
@MainActor @Suite struct SearchTests {
  private let folder: TemporaryFolder
  private let model: TicTacToeModel

  init() throws {
    folder = try TemporaryFolder()
    model = try openModel(folder.store)
  }

  private func texts(_ text: String, _ scope: MessageSearch.Scope = .all) -> [String] {
    model.messages(matching: MessageSearch(text, in: scope), limit: 50).map(\.text)
  }

  private func post(_ texts: String...) { for text in texts { model.post(text) } }

  // MARK: Words

  @Test func `a search finds messages with all words, in any order, newest first`() {
    post("The corner first", "first the middle", "a corner")
    expectEqual(texts("corner"), ["a corner", "The corner first"])
    expectEqual(texts("first the "), ["first the middle", "The corner first"])
    #expect(texts("first corner middle") == [] && texts("nothing") == [])
  }

  @Test func `the last word may be the beginning of a longer one, unless a blank follows it`() {
    post("corners", "a corner", "the corn")
    #expect(texts("corn") == ["the corn", "a corner", "corners"] && texts("corn ") == ["the corn"])
    #expect(texts("corner a") == ["a corner"] && texts("corn a") == [])
  }

  @Test func `case and diacritics make no difference`() {
    post("Ein SCHÖNES Spiel", "cafe\u{301} crème", "ΣΊΣΥΦΟΣ", "Ёлка")
    #expect(texts("schones") == ["Ein SCHÖNES Spiel"] && texts("SCHÖNES") == ["Ein SCHÖNES Spiel"])
    #expect(texts("café creme") == ["cafe\u{301} crème"] && texts("ёлк") == ["Ёлка"])
    expectEqual(texts("σίσυ"), ["ΣΊΣΥΦΟΣ"])
  }

  @Test func `no character of a search has a special meaning`() {
    post("NEAR the corner", "don't", "a \"quoted\" word", "50% * (or) {text}: ^ - + #12")
    #expect(texts("NEAR") == ["NEAR the corner"] && texts("NEAR(") == ["NEAR the corner"])
    #expect(texts("don't") == ["don't"] && texts("\"quoted") == ["a \"quoted\" word"])
    #expect(texts("corner OR don") == [] && texts("NOT corner") == [] && texts("text:corner") == [])
    for sign in ["*", "%", "^", "(", "{", "-", "+", "#", ":"] {
      expectEqual(texts(sign), ["50% * (or) {text}: ^ - + #12"], "\(sign)")
    }
    #expect(texts("\"") == ["a \"quoted\" word"] && texts("'") == ["don't"])
    for text in ["\"\"\"", "_", "\\", "a\0b", "\u{FFFF}", "AND OR NOT", "\"*\" *", "scope : favorite", "-\"", "''"] {
      expectEqual(texts(text), [], "\(text)")
    }
    #expect(model.takeNotices() == [] && model.isSaving)
  }

  // MARK: Scripts without spaces

  @Test func `Japanese text and emoji are found anywhere in a message, from the first character on`() {
    post("今日も将棋を指した", "もう一度将棋", "🎲 and 👩‍👧", "角に置く", "漢字 and words")
    #expect(texts("将") == ["もう一度将棋", "今日も将棋を指した"] && texts("将棋") == texts("将"))
    #expect(texts("棋") == texts("将") && texts("く") == ["角に置く"] && texts("一度将棋") == ["もう一度将棋"])
    #expect(texts("🎲") == ["🎲 and 👩‍👧"] && texts("👩‍👧") == ["🎲 and 👩‍👧"] && texts("龍") == [])
    #expect(texts("漢字 wor") == ["漢字 and words"] && texts("漢字 corner") == [] && texts("今日 指した") == ["今日も将棋を指した"])
  }

  @Test func `a frequent character of a script without spaces is found like a rare one`() {
    for number in 0..<60 { model.post("の\(UnicodeScalar(0x4E00 + number).map(String.init) ?? "")字") }
    #expect(texts("の").count == 50 && texts("の亀 ") == [] && texts("の", .favorites) == [])
  }

  // MARK: Scopes and pages

  @Test func `a scope limits a search to favourites or to messages of one icon`() throws {
    post("one corner", "two corner")
    model.setIcon(.o)
    post("three corner", "four 将棋")
    let two = try #require(model.message(at: 2)?.id)
    model.setFavorite(two, true)
    #expect(texts("corner", .favorites) == ["two corner"] && texts("corner", .asO) == ["three corner"])
    #expect(texts("corner", .asX) == ["two corner", "one corner"] && texts("将棋", .asO) == ["four 将棋"])
    #expect(texts("将棋", .asX) == [] && texts("将", .asX) == [] && texts("", .favorites) == ["two corner"])
    #expect(texts("") == model.texts && texts("", .asO) == ["four 将棋", "three corner"])
    model.setFavorite(two, false)
    #expect(texts("corner", .favorites) == [] && texts("", .favorites) == [])
  }

  @Test func `a search returns its matches page by page`() {
    for number in 0..<25 { post("corner 棋 .. \(number)", "other \(number)") }
    for text in ["corner", "棋", ".."] {
      var found: [Message] = []
      while true {
        let page = model.messages(matching: MessageSearch(text), before: found.last?.id, limit: 10)
        if page.isEmpty { break }
        found += page
      }
      expectEqual(found.map(\.text), (0..<25).reversed().map { "corner 棋 .. \($0)" })
    }
  }

  @Test func `a text that is too long for SQLite matches nothing, and the store stays usable`() {
    post("...")
    expectEqual(texts(String(repeating: ".", count: 60_000)), [])
    #expect(model.isSaving && texts("...") == ["..."])
  }

  @Test func `a search follows edits, deletions and restorations, also those of other programs`() throws {
    post("old corner", "将棋")
    let id = try #require(model.message(at: 1)?.id)
    let message = try #require(model.message(id))
    model.edit(message, text: "new place")
    #expect(texts("corner") == [] && texts("place") == ["new place"])
    model.delete(id)
    #expect(texts("place") == [] && texts("", .all) == ["将棋"])
    model.restore(id)
    expectEqual(texts("place"), ["new place"])
    try sqlite(folder.store, "INSERT INTO message (text, icon, date) VALUES ('by hand 囲碁', 'x', 1)")
    #expect(texts("hand") == ["by hand 囲碁"] && texts("囲碁") == ["by hand 囲碁"])
    try sqlite(folder.store, "DELETE FROM message WHERE id = 2; UPDATE message SET text = 'b' WHERE id = 3")
    #expect(texts("将棋") == [] && texts("囲碁") == [] && texts("b") == ["b"])
    let queue = try #require(model.store.disk).queue
    try queue.inDatabase { db in
      for index in ["messageWord", "messageCharacter"] {
        try db.execute(sql: "INSERT INTO \(index) (\(index), rank) VALUES ('integrity-check', 1)")
      }
    }
  }

  @Test func `a store whose index is missing is repaired, and the search finds everything again`() throws {
    post("one corner", "two")
    model.close()
    try sqlite(folder.store, "DROP TABLE messageWord")
    let next = try openModel(folder.store)
    expectEqual(next.messages(matching: MessageSearch("corner"), limit: 9).map(\.text), ["one corner"])
    #expect(next.takeNotices().count == 1 && next.texts == ["two", "one corner"])
  }

  // MARK: Highlights

  private func marked(_ text: String, _ search: String) -> String {
    var result = text
    for range in MessageSearch(search).ranges(in: text).reversed() {
      result.insert("]", at: range.upperBound)
      result.insert("[", at: range.lowerBound)
    }
    return result
  }

  @Test func `the matching parts of a text are whole characters without overlaps`() {
    expectEqual(marked("The Corner, the corners", "the corn"), "[The] [Corn]er, [the] [corn]ers")
    expectEqual(marked("concern corner", "cor"), "concern [cor]ner")
    expectEqual(marked("Ein SCHÖNES Spiel", "schones"), "Ein [SCHÖNES] Spiel")
    expectEqual(marked("cafe\u{301}s", "cafe"), "[cafe\u{301}]s")
    expectEqual(marked("don't, don’t, don", "don't"), "[don]'[t], [don]’[t], don")
    #expect(marked("今日も将棋、将棋", "将棋") == "今日も[将棋]、[将棋]" && marked("👩‍👧 🎲", "👩") == "[👩‍👧] 🎲")
    #expect(marked("aaa 50%", "%") == "aaa 50[%]" && marked("nothing", "zzz") == "nothing" && marked("", "a") == "")
    #expect(marked("ＡＢＣ棋", "ａｂｃ棋") == "[ＡＢＣ棋]" && marked("もももも", "もも") == "[もももも]")
  }

  // MARK: Filters

  @Test func `games are filtered by result and opponent, in pages and with counts`() throws {
    model.setBeginner(.me)
    let ends: [(Opponent, [Int])] = [
      (.friend, [0, 3, 1, 4, 2]), (.rival, [3, 0, 4, 1, 8, 2]), (.rival, [0, 3, 1, 4, 2]), (.master, [4]),
      (.rival, [0, 1, 2, 4, 3, 5, 7, 6, 8]), (.rival, [8]),
    ]
    for _ in 0..<3 {
      for (opponent, squares) in ends {
        model.setOpponent(opponent)
        for square in squares { model.play(square) }
        model.newGame()
      }
    }
    model.delete(Game.ID(rawValue: 2))
    let all = model.games(in: 0..<99)
    let reader = try StoreReader(path: folder.store)
    for result in [nil] + Game.Result.allCases {
      for opponent in [nil] + Opponent.allCases {
        let filter = GameFilter(result: result, opponent: opponent)
        let expected = all.filter { [nil, $0.result].contains(result) && [nil, $0.opponent].contains(opponent) }
        expectEqual(model.games(in: 0..<99, matching: filter), expected)
        expectEqual(model.games(in: 1..<3, matching: filter), Array(expected.dropFirst().prefix(2)))
        expectEqual(model.gameCount(matching: filter), expected.count)
        let first = try reader.games(limit: 2, matching: filter)
        let next = try reader.games(before: first.last?.id, limit: 99, matching: filter)
        expectEqual(first + (first.isEmpty ? [] : next), expected)
      }
    }
    try expectEqual(reader.statistics(), model.profile.records.filter { $0.value != Statistics() || $0.key == .master })
  }

  // MARK: References

  private func references(_ text: String) -> [String] {
    TextReference.all(in: text) { $0.rawValue <= 12 }.map { reference in
      switch reference.target {
      case .link(let address): address == text[reference.range] ? address : "wrong range"
      case .game(let id): "\(text[reference.range]) \(id.rawValue)"
      }
    }
  }

  @Test func `web addresses are found without the punctuation around them`() {
    expectEqual(references("see https://example.com/a?b=c#d."), ["https://example.com/a?b=c#d"])
    expectEqual(references("(http://a.de/x_(y)) and HTTPS://B.org!"), ["http://a.de/x_(y)", "HTTPS://B.org"])
    expectEqual(references("「https://例え.jp/道」へ"), ["https://例え.jp/道"])
    expectEqual(references("<http://[::1]/>"), ["http://[::1]/"])
    expectEqual(references("xhttp://no.de http:// https://. ftp://a.de http:/a"), [])
  }

  @Test func `numbers of existing games are found, and other numbers are not`() {
    expectEqual(references("#12, (#3) and #1."), ["#12 12", "#3 3", "#1 1"])
    expectEqual(references("#13 #0x1 a#1 ##1 #1a #99999999999999999999 # &#1; #"), [])
    model.play(4)
    expectEqual(model.references(in: "#1 #2").map(\.target), [.game(model.currentGame.id)])
  }
}
