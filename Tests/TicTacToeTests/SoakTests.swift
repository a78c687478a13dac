import Foundation
import Soak
import TTTModel
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// A scripted form of `Scripts/soak`, and tests of the tools with which it judges.
@MainActor @Suite struct SoakTests {
  private static let game = TerminalSession.product("tictactoe")
  private static let folder = FileManager.default.temporaryDirectory

  @Test func `fault 79: the store contains everything that a killed game had shown`() throws {
    var kills = try ScriptedKills(Self.game, in: Self.folder)
    try kills.run()
    expectEqual(kills.report.unseenKinds, [])
    #expect(kills.report.rounds == ScriptedKills.stepCount && kills.report.unsavedFrames == 0)
  }

  @Test func `fault 79: a store contains everything that several killed games had shown`() throws {
    var kills = try ScriptedKills(Self.game, in: Self.folder, instances: 3)
    try kills.run()
    expectEqual(kills.report.unseenKinds, [])
    #expect(kills.report.rounds == ScriptedKills.stepCount && kills.report.unsavedFrames == 0)
  }

  // MARK: The tools

  private func entry(_ number: Int64, _ kind: String, _ row: Int64, text: String? = nil, _ values: Int...)
    -> StoreLog.Entry
  {
    StoreLog.Entry(number: number, kind: kind, row: row, text: text, values: values)
  }

  @Test func `a screen may show past states of the store, but only in the order of the store's edits`() {
    let timeline = StoreTimeline(
      .initial,
      [
        entry(1, "post", 1, text: "n1.a"), entry(2, "favorite", 1, 1), entry(3, "favorite", 1, 0),
        entry(4, "post", 2, text: "n2.b"),
      ])
    var witness = ScreenWitness(timeline)
    expectEqual(witness.missing(in: [.posted("n1."), .favorite("n1.", true)]), [])
    expectEqual(witness.missing(in: [.favorite("n1.", false), .posted("n2.")]), [])
    expectEqual(witness.missing(in: [.favorite("n1.", true)]), [.favorite("n1.", true)])
    expectEqual(witness.missing(in: [.favorite("n2.", true)]), [.favorite("n2.", true)])
    expectEqual(witness.missing(in: [.posted("n3.")]), [.posted("n3.")])
  }

  @Test func `a board on the screen may lack the latest moves, but has no moves that the store lacks`() {
    let timeline = StoreTimeline(.initial, [entry(1, "moves", 1, text: "4"), entry(2, "moves", 1, text: "40")])
    var witness = ScreenWitness(timeline)
    expectEqual(witness.missing(in: [.board([4: "x"])]), [])
    expectEqual(witness.missing(in: [.board([4: "x", 0: "o"])]), [])
    let wrong = ShownFact.board([4: "x", 8: "o"])
    expectEqual(witness.missing(in: [wrong]), [wrong])
  }

  @Test func `a frame ends at its end sequence, also when two reads split the sequence`() {
    var splitter = FrameSplitter()
    let pieces = ["a\u{1B}[?2026hb\u{1B}[?20", "26lc\u{1B}[?2026h"].flatMap { splitter.split(Array($0.utf8)) }
    expectEqual(pieces.map(\.endsFrame), [false, true, false])
    #expect(splitter.isInFrame)
  }

  @Test func `the soak test reads each square at its place on the board`() {
    let layout = PlayLayout(size: Size(width: 80, height: 24))
    for square in Square.all {
      expectEqual(layout.geometry.frame(of: square), ScreenReading.frame(ofSquare: square.index))
    }
  }
  @Test func `the soak test reads no tally from a row of the history whose age is cut off`() {
    let screen = ScreenEmulator(size: Size(width: 80, height: 24))
    let rows = ["Tic-Tac-Toe", "   Drawn        2", "   Won     ─┼┼┼┼─  ││    7", "   Lost           0"]
    screen.feed(Array("\u{1B}[?1049h\(rows.joined(separator: "\r\n"))".utf8))
    expectEqual(ScreenReading(screen).facts, [.tally(0, 7), .tally(1, 0)])
  }
}
