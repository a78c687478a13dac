import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// Edits that cannot be saved before the end go to a recovery file, and the next start saves them.
@MainActor @Suite struct RecoveryFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var recoveryFile: String { folder.store + ".unsaved-1.json" }

  private func model() throws -> TicTacToeModel {
    let clock = TestClock()
    return TicTacToeModel(
      store: try Store(StoreFile(path: folder.store), isStandard: false, timeout: 0.01, now: clock.now))
  }

  /// Runs `body` while another connection keeps the store locked, and closes the store.
  private func whileLocked(_ body: (TicTacToeModel) throws -> Void) throws -> StoreNotice? {
    let model = try model()
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: folder.store, configuration: configuration)
    try other.inDatabase { try $0.beginTransaction(.immediate) }
    try body(model)
    let notice = model.close()
    try other.inDatabase { try $0.rollback() }
    try other.close()
    return notice
  }

  private func doEverything(_ model: TicTacToeModel) throws {
    model.play(0, 3, 1, 4, 2)
    model.rate(model.currentGame.id, 3)
    model.newGame()
    model.play(4)
    let id = try #require(model.post("première \0 \u{1F469}\u{200D}\u{1F467}").id)
    model.post("answer", replyingTo: id)
    model.setFavorite(id, true)
    model.setIcon(.o)
    model.keepDraft(Draft(text: "half", replyTo: id))
  }

  private func expectEverything(_ model: TicTacToeModel) throws {
    expectEqual(model.texts, ["answer", "première \0 \u{1F469}\u{200D}\u{1F467}", "before"])
    let messages = model.messages(in: 0..<3)
    #expect(messages.map(\.isFavorite) == [false, true, false] && messages[0].replyTo == messages[1].id)
    expectEqual(model.games(in: 0..<2).map { $0.moves.map(\.square.index) }, [[4], [0, 3, 1, 4, 2]])
    #expect(model.games(in: 1..<2).map(\.rating) == [3] && model.icon == .o)
    expectEqual(model.draft, Draft(text: "half", replyTo: messages[1].id))
  }

  @Test func `unsaved edits go to a file that only its owner can read, and the next start saves them`() throws {
    try openModel(folder.store).post("before")
    try expectEqual(whileLocked(doEverything), .unsavedEdits(path: recoveryFile))
    let attributes = try FileManager.default.attributesOfItem(atPath: recoveryFile)
    expectEqual(attributes[.posixPermissions] as? Int, 0o600)
    let next = try model()
    try expectEverything(next)
    guard case .savedEdits(let count) = next.takeNotices().first else { return #expect(Bool(false), "no notice") }
    #expect(count > 8 && next.isSaving)
    next.close()
    try expectEqual(folder.names, ["store.sqlite"])
  }

  @Test func `several recovery files are saved in order, after edits made in the meantime`() throws {
    _ = try whileLocked { $0.post("one") }
    let one = try content(recoveryFile)
    try FileManager.default.removeItem(atPath: recoveryFile)
    try openModel(folder.store).post("between")
    _ = try whileLocked { $0.post("two") }
    try FileManager.default.moveItem(atPath: recoveryFile, toPath: folder.store + ".unsaved-2.json")
    try one.write(to: URL(fileURLWithPath: recoveryFile))
    let model = try model()
    expectEqual(model.texts, ["two", "one", "between"])
    expectEqual(model.takeNotices(), [.savedEdits(count: 1), .savedEdits(count: 1)])
    model.close()
    try expectEqual(folder.names, ["store.sqlite"])
  }

  @Test func `a recovery file that was already saved is deleted and not saved again`() throws {
    _ = try whileLocked { $0.post("once") }
    let file = try content(recoveryFile)
    try openModel(folder.store).close()
    // The state after a power failure between saving the edits and deleting the file.
    try file.write(to: URL(fileURLWithPath: recoveryFile))
    try expectEqual(openModel(folder.store).texts, ["once"])
    #expect(!FileManager.default.fileExists(atPath: recoveryFile))
  }

  // Written by version 0.1.0, which had given the numbers 1 and 3 to a game and a message that have 2 and 1 on the file.
  private static let olderFile = #"""
    {"messages":[3,1],"store":null,"games":[1,2],"entries":[{"edit":{"place":{"opponent":"friend","start":1795816537942,
    "game":1,"moves":[],"date":1795816540131,"square":4,"firstPlayer":"me"}}},{"edit":{"takeBack":{"in":{"moves":[4],
    "firstPlayer":"me","id":1,"opponent":"friend"}}}},{"edit":{"place":{"opponent":"friend","start":1795816540131,"game":1,
    "moves":[],"date":1795816546147,"square":2,"firstPlayer":"me"}}},{"game":2,"edit":{"startGame":{"date":1795816548154,
    "after":1}}},{"message":2,"edit":{"post":{"text":"hello","date":1795816558008,"icon":"x","replyTo":3}}},
    {"edit":{"setFavorite":{"isFavorite":true,"message":2,"date":1795816562123}}}],
    "id":"D36B2781-3072-4EFC-B392-45034B09C5DF"}
    """#

  @Test func `the recovery file of an older version is read`() throws {
    let file = try JSONDecoder().decode(RecoveryFile.self, from: Data(Self.olderFile.utf8))
    #expect(file.count == 6 && file.store == nil)
    expectEqual(file.renumbering.games, [Game.ID(rawValue: 1): Game.ID(rawValue: 2)])
    expectEqual(file.renumbering.messages, [Message.ID(rawValue: 3): Message.ID(rawValue: 1)])
    let edits = file.edits
    guard case .place(let square, let game, _) = edits[0].edit, case .takeBack(let taken) = edits[1].edit,
      case .startGame(let previous, _) = edits[3].edit, case .began(let began) = edits[3].outcome,
      case .post(let draft, .x, _, nil) = edits[4].edit, case .posted(let posted) = edits[4].outcome,
      case .setFavorite(let favorite, true, _) = edits[5].edit
    else { return #expect(Bool(false), "\(edits)") }
    #expect(square.index == 4 && game.id.rawValue == 1 && taken.moves.map(\.square.index) == [4])
    #expect(previous.rawValue == 1 && began.rawValue == 2 && posted == favorite && posted.rawValue == 2)
    #expect(draft.text == "hello" && draft.replyTo?.rawValue == 3)
  }

  @Test(arguments: ["", "{", "[]", "{\"id\":1}", "\0\0\0"])
  func `an unreadable recovery file is left in place, and the user is notified once`(text: String) throws {
    try openModel(folder.store).close()
    try Data(text.utf8).write(to: URL(fileURLWithPath: recoveryFile))
    let model = try model()
    #expect(model.takeNotices() == [.unreadableEdits(path: recoveryFile)] && model.isSaving)
    model.store.saveRecoveryFiles()
    expectEqual(model.takeNotices(), [])
    try expectEqual(content(recoveryFile), Data(text.utf8))
  }

  @Test func `invalid edits in a recovery file are left out`() throws {
    _ = try whileLocked {
      $0.play(4)
      $0.post("good")
      $0.setIcon(.o)
    }
    let file = String(decoding: try content(recoveryFile), as: UTF8.self)
    let hostile = file.replacing("\"square\":4", with: "\"square\":99").replacing(
      "\"icon\":\"o\"", with: "\"icon\":\"z\"")
    #expect(hostile != file)
    try Data(hostile.utf8).write(to: URL(fileURLWithPath: recoveryFile))
    let model = try model()
    #expect(model.squares == [] && model.icon == .x && model.texts == ["good"])
  }

  @Test func `if the store's folder cannot be written, the recovery file goes to another folder`() throws {
    let file = try folder.write([], to: "file")
    let others = [file + "/impossible", folder.path + "/state/tictactoe"]
    let places = RecoveryPlaces(store: file + "/store.sqlite", otherFolders: others)
    let memory = try StoreConnection(inMemory: nil, now: Date())
    let unsaved = Unsaved(memory: memory, obstacle: .noHome, edits: [(.choose(.o), .done)])
    let path = try #require(places.write(RecoveryFile(unsaved, store: places.store)))
    #expect(path.hasPrefix(others[1]) && places.existing == [path])
    expectEqual(places.read(path)?.count, 1)
    // The file belongs to another store.
    expectEqual(RecoveryPlaces(store: folder.store, otherFolders: others).existing, [])
    expectNil(RecoveryPlaces(store: folder.store, otherFolders: others).read(path))
    expectNil(RecoveryPlaces(store: nil, otherFolders: [file]).write(RecoveryFile(unsaved, store: nil)))
  }

  @Test func `a store that is moved together with its recovery file gets the unsaved edits`() throws {
    _ = try whileLocked { $0.post("moved") }
    let new = folder.path + "/new.sqlite"
    try FileManager.default.moveItem(atPath: folder.store, toPath: new)
    try FileManager.default.moveItem(atPath: recoveryFile, toPath: new + ".unsaved-1.json")
    try expectEqual(openModel(new).texts, ["moved"])
  }

  @Test func `edits made without a home folder are saved by the first store in the standard place`() throws {
    let folders = [folder.path + "/state"]
    func open(_ file: StoreFile?, isStandard: Bool) throws -> TicTacToeModel {
      TicTacToeModel(
        store: try Store(file, isStandard: isStandard, recoveryFolders: folders) { Date(timeIntervalSince1970: 9) })
    }
    let homeless = try open(nil, isStandard: true)
    homeless.play(4)
    homeless.post("homeless")
    guard case .unsavedEdits(let path)? = homeless.close() else { return #expect(Bool(false), "nothing written") }
    #expect(path.hasPrefix(folders[0]))
    let other = try open(StoreFile(path: folder.path + "/chosen.sqlite"), isStandard: false)
    #expect(other.texts == [] && other.takeNotices() == [])
    let standard = try open(StoreFile(path: folder.store), isStandard: true)
    #expect(standard.texts == ["homeless"] && standard.squares == [4])
    expectEqual(standard.takeNotices(), [.savedEdits(count: 2)])
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: UInt64(1)...20)
  func `random edits saved from a recovery file have the same result as edits saved directly`(seed: UInt64) throws {
    let expected = try TemporaryFolder()
    var edits: [(TicTacToeModel) -> Void] = []
    var state = seed
    func number(_ count: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % count)
    }
    for step in 0..<40 {
      let (kind, value) = (number(16), number(9))
      edits.append { model in
        switch kind {
        case 0...2: model.play(value)
        case 3: model.newGame()
        case 4: model.post("\(step)", replyingTo: model.message(at: value)?.id)
        case 5: if let message = model.message(at: value) { model.setFavorite(message.id, !message.isFavorite) }
        case 6: model.rate(model.currentGame.id, value % 5)
        case 7: model.setOpponent(Opponent.allCases[value % 4])
        case 8: model.setBeginner(Beginner.allCases[value % 2])
        case 9: model.keepDraft(value < 2 ? nil : Draft(text: "draft \(step)", board: Message.Board(model.currentGame)))
        case 10: model.takeBack()
        case 11: model.undoNewGame()
        case 12: if let game = model.game(at: value % 3) { model.resume(game, afterMoves: game.moveCount / 2) }
        case 13: if let message = model.message(at: value % 4) { model.edit(message, text: "edited \(step)") }
        case 14:
          if let message = model.message(at: value % 4) { model.delete(message.id) }
          if let game = model.game(at: value) { model.delete(game.id) }
        default:
          model.restore(Message.ID(rawValue: Int64(value)))
          model.restore(Game.ID(rawValue: Int64(value)))
        }
      }
    }
    let model = try openModel(expected.store)
    edits.forEach { $0(model) }
    _ = try whileLocked { locked in edits.forEach { $0(locked) } }
    let saved = try self.model()
    expectEqual(saved.messages(in: 0..<saved.messageCount), model.messages(in: 0..<model.messageCount))
    expectEqual(saved.games(in: 0..<saved.gameCount), model.games(in: 0..<model.gameCount))
    #expect(saved.draft == model.draft && saved.profile == model.profile)
  }
}
