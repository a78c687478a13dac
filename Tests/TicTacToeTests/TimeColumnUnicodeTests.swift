import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Tests of the column of dates in the list of messages, in multiplexers with their own tables of character widths.
@MainActor @Suite struct TimeColumnUnicodeTests {
  /// Returns a sample of the lines of Unicode's test of clusters and of the emoji. With everything, these are all lines and more emoji, and
  /// with more than that, all emoji, and the lines again, each before and after one of several characters.
  private static func texts() throws -> [String] {
    let lines = try UnicodeData.clusters().map { $0.joined() }
    let emoji = try UnicodeData.emoji() + UnicodeData.emojiVariations()
    guard let factor = Sample.factor else { return every(10, of: lines) + every(100, of: emoji) }
    if factor == 1 { return lines + every(10, of: emoji) }
    return lines + emoji + UnicodeData.mixed(lines, with: ["é", "日", "न"])
  }

  private static func every(_ step: Int, of texts: [String]) -> [String] {
    stride(from: 0, to: texts.count, by: step).map { texts[$0] }
  }

  @Test(
    .enabled(if: Multiplexer.tmux.program != nil, "left out: tmux is not installed"),
    .enabled(if: UnicodeData.isInstalled, "left out: needs Unicode's files of Debian's package unicode-data"))
  func `in tmux all dates end in the same column beside every line of Unicode's grapheme cluster test`() throws {
    try expectColumn(in: .tmux)
  }

  @Test(
    .enabled(if: Multiplexer.screen.program != nil, "left out: GNU screen is not installed"),
    .enabled(if: UnicodeData.isInstalled, "left out: needs Unicode's files of Debian's package unicode-data"))
  func `in GNU screen all dates end in the same column beside every line of Unicode's grapheme cluster test`() throws {
    try expectColumn(in: .screen)
  }

  private func expectColumn(in multiplexer: Multiplexer) throws {
    let plain = try MessageList(["plain", "texts"], in: multiplexer)
    #expect(plain.press(.down) { $0.selected == 2 })
    let column = try #require(plain.shown.columnOfDates, "no date is shown:\n\(plain.screen.text)")
    let texts = try Self.texts()
    let list = try MessageList(texts, in: multiplexer)
    var seen: Set<Int> = []
    var selected = list.shown.selected
    // The first key leaves all rows where they are, so the first message is seen too.
    var keys: [MessageList.Key] = [.down]
    var isAtEnd = false
    // Dates can still move until a frame is complete. It is complete when the next frame begins, which leaves most rows unchanged.
    while !isAtEnd {
      for key in keys {
        guard
          list.press(key, until: { $0.selected != nil && $0.selected != selected && $0.columnOfDates == column })
        else { return }
        selected = list.shown.selected
        seen.formUnion(list.shown.numbers.values)
        if selected == texts.count { isAtEnd = true }
      }
      keys = [.pageDown, .up]
    }
    expectEqual(seen, Set(1...texts.count))
  }
}

/// The list of messages in a multiplexer.
@MainActor private final class MessageList {
  private let store: TemporaryStore
  private let session: MultiplexerSession
  private static let size = Size(width: 80, height: 50)

  /// Starts the game with messages, each after its number. The first one has number 1 and is at the top. A Latin letter after the number makes
  /// all rows begin at the left, where the number is looked for.
  init(_ texts: [String], in multiplexer: Multiplexer) throws {
    store = try TemporaryStore()
    try store.fill { model in
      for (index, text) in texts.enumerated().reversed() { model.post("#\(index + 1)a \(text)") }
    }
    session = try MultiplexerSession(
      multiplexer, "tictactoe", ["--store", store.path, "--reduce-motion"], size: Self.size)
    session.terminal.wait(for: "the game") { $0.text.contains("New Game") }
    session.send("\u{1B}2")
    session.terminal.wait(for: "the messages") { ShownMessages($0).selected == 1 }
  }

  var screen: ScreenEmulator { session.terminal.screen }

  /// A key for the list, with its sequence.
  enum Key: String {
    case down = "\u{1B}OB"
    case up = "\u{1B}OA"
    case pageDown = "\u{1B}[6~"
  }

  /// Presses a key and waits for its effect.
  /// - Returns: False, after a failure of the test, if the key has no effect.
  func press(_ key: Key, until isDone: (ShownMessages) -> Bool) -> Bool {
    session.send(key.rawValue)
    return session.terminal.wait(for: "all dates in one column after \(key)") { isDone(ShownMessages($0)) }
  }

  /// The messages that the list shows now.
  var shown: ShownMessages { ShownMessages(screen) }
}

/// The messages on a screen.
@MainActor private struct ShownMessages {
  /// The rows in which messages begin, and the numbers of the messages.
  let numbers: [Int: Int]
  /// The number of the selected message, which is the only one with a button; nil if none is selected.
  ///
  /// In the middle of a frame, the row above the button can belong to another message. Only the selected one has a mark.
  let selected: Int?
  private let screen: ScreenEmulator
  private static let date = "10/06/2013".map(String.init)

  init(_ screen: ScreenEmulator) {
    self.screen = screen
    let lines = (0..<screen.size.height).map(screen.line)
    let numbers = Dictionary(
      uniqueKeysWithValues: lines.indices.dropFirst().compactMap { y in Self.number(in: lines[y]).map { (y, $0) } })
    let row = lines.firstIndex { $0.contains("Reply") }.flatMap { button in numbers.keys.filter { $0 < button }.max() }
    selected = row.flatMap { lines[$0].hasPrefix("▌") ? numbers[$0] : nil }
    self.numbers = numbers
  }

  /// The column of the last digit of all dates; nil if a message has no date, or its date is in another column.
  var columnOfDates: Int? {
    let columns = numbers.keys.map(columnOfDate)
    return Set(columns).count == 1 ? columns[0] : nil
  }

  // The number of the message that begins in a line, after a mark and a picture.
  private static func number(in line: String) -> Int? {
    let start = line.prefix(9).firstIndex(of: "#")
    return start.flatMap { Int(line[$0...].dropFirst().prefix(while: \.isNumber)) }
  }

  private func columnOfDate(inRow y: Int) -> Int? {
    let texts = (0..<screen.size.width).map { screen[$0, y].text }
    let starts = (0...texts.count - Self.date.count).filter { texts[$0...].starts(with: Self.date) }
    return starts.count == 1 ? starts[0] + Self.date.count - 1 : nil
  }
}
