import Foundation
import Soak
import TTTModel
import TermKit
import TermKitTestSupport
import Testing

@testable import tictactoe

/// Tests of a few seconds of `Scripts/soak`, and of the tools with which it judges.
@MainActor @Suite struct SoakTests {
  private static let game = TerminalSession.product("tictactoe")
  private static let folder = FileManager.default.temporaryDirectory

  @Test(arguments: SoakScript.Mix.allCases)
  func `fault 79: the store contains everything that a killed game had shown`(mix: SoakScript.Mix) throws {
    var rounds = try KillRounds(Self.game, in: Self.folder, mix: mix, seed: 6)
    for round in 0..<5 { try rounds.run(round) }
    rounds.finish()
    let report = rounds.report
    #expect(report.kills == 5 && report.edits > 5 && report.frames > 5)
    #expect(report.facts["messages"] ?? 0 > 0 && report.facts["stars"] ?? 0 > 0)
  }

  @Test func `fault 79: a store contains everything that several killed games had shown`() throws {
    var rounds = try WriterRounds(Self.game, in: Self.folder, seed: 6)
    for round in 0..<2 { try rounds.run(round) }
    rounds.finish()
    #expect(rounds.report.kills == 6 && rounds.report.edits > 5)
  }

  @Test func `five instances that post at the same time show all messages in the same order`() throws {
    var run = try InstanceRun(Self.game, in: Self.folder, seconds: 1)
    try run.run()
    #expect(run.messageCount >= 5)
  }

  @Test func `the soak test reads from the screen a rating that its script gave`() throws {
    let store = try SoakStore(Self.game, in: Self.folder)
    defer { store.remove() }
    let game = try GameInstance(Self.game, store: store.path, reducesMotion: true)
    try game.wait(for: "the start") { game.shows("New Game") }
    game.send("5n3")
    var script = SoakScript(.everything, seed: 1)
    for burst in script.rate() {
      game.send(burst)
      game.receive(until: PseudoTerminal.now + 0.3)
    }
    game.kill()
    let timeline = try store.inspect()
    var report = SoakReport()
    try report.judge(game, timeline)
    let given = timeline.state.games.values.compactMap(\.stars)
    #expect(given.count == 1 && report.facts["ratings"] ?? 0 > 0, "\(game.screen.text)")
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
    #expect(witness.missing(in: [.posted("n1."), .favorite("n1.", true)]) == [])
    #expect(witness.missing(in: [.favorite("n1.", false), .posted("n2.")]) == [])
    #expect(witness.missing(in: [.favorite("n1.", true)]) == [.favorite("n1.", true)])
    #expect(witness.missing(in: [.favorite("n2.", true)]) == [.favorite("n2.", true)])
    #expect(witness.missing(in: [.posted("n3.")]) == [.posted("n3.")])
  }

  @Test func `a board on the screen may lack the latest moves, but has no moves that the store lacks`() {
    let timeline = StoreTimeline(.initial, [entry(1, "moves", 1, text: "4"), entry(2, "moves", 1, text: "40")])
    var witness = ScreenWitness(timeline)
    #expect(witness.missing(in: [.board([4: "x"])]) == [])
    #expect(witness.missing(in: [.board([4: "x", 0: "o"])]) == [])
    let wrong = ShownFact.board([4: "x", 8: "o"])
    #expect(witness.missing(in: [wrong]) == [wrong])
  }

  @Test func `a frame ends at its end sequence, also when two reads split the sequence`() {
    var splitter = FrameSplitter()
    let pieces = ["a\u{1B}[?2026hb\u{1B}[?20", "26lc\u{1B}[?2026h"].flatMap { splitter.split(Array($0.utf8)) }
    #expect(pieces.map(\.endsFrame) == [false, true, false])
    #expect(splitter.isInFrame)
  }

  @Test func `the soak test reads each square at its place on the board`() {
    let layout = PlayLayout(size: Size(width: 80, height: 24))
    for square in Square.all {
      #expect(layout.geometry.frame(of: square) == ScreenReading.frame(ofSquare: square.index))
    }
  }
}
