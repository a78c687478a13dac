import Foundation
import GRDB
import TTTModel

// The other process in the store's tests.
//
// `StoreTestTool COMMAND PATH …` works with the store at PATH and reports each action on standard output, line by line and without a
// buffer. `populate PATH GAMES MESSAGES` adds as many rows as years of play would, `measure PATH` measures operations on the store, and
// `answers PATH` measures the moves of computers, and `searches PATH` measures searches in the messages.
// `post PATH FILE` adds the text of a file as a message.

func tell(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = write(1, bytes, bytes.count)
}

@MainActor func open(_ path: String, timeout: Double = 2) -> TicTacToeModel {
  do throws(StoreError) {
    return TicTacToeModel(store: try Store(path: path, timeout: timeout))
  } catch {
    tell("error: \(error)")
    exit(1)
  }
}

/// Posts and plays, and reports each change that is saved. Ends when changes are no longer saved or after `count` rounds.
@MainActor func play(_ model: TicTacToeModel, name: String, count: Int, seed: UInt64) {
  var state = seed
  for number in 0..<count where model.isSaving {
    model.refresh()
    let text = "\(name) \(number)"
    if let id = model.post(text, replyingTo: number > 0 ? model.message(at: 0)?.id : nil).id {
      tell("posted \(id.rawValue) \(text)")
      if number.isMultiple(of: 3), model.setFavorite(id, true) { tell("starred \(id.rawValue)") }
    }
    if model.currentGame.isOver { tell("began \(model.newGame().id.rawValue)") }
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let (game, square) = (model.currentGame, Square.all[Int(state >> 33) % 9])
    if model.place(at: square) == .placed { tell("placed \(game.id.rawValue) \(square.index)") }
  }
}

/// Types a text of a number of kilobytes, and then letters in its middle, each kept as a draft, until the process is killed.
@MainActor func write(_ model: TicTacToeModel, kilobytes: Int) {
  let half = String(repeating: String(repeating: "long ", count: 102) + "\n\n", count: kilobytes)
  var typed = ""
  model.keepDraft(Draft(text: half + half))
  tell("kept 0")
  for number in 1..<100_000 {
    let place = (half + typed).utf8.count
    typed += "é"
    model.keepDraft(replacing: place..<place, with: "é") { Draft(text: half + typed + half) }
    tell("kept \(number)")
  }
}

/// Reports the changes of another process as soon as the model is notified of them, until this process is killed.
@MainActor func listen(_ model: TicTacToeModel) {
  let news = DispatchSemaphore(value: 0)
  guard model.listen({ news.signal() }) else { return tell("deaf") }
  let observation = model.observe { tell("\($0) \(ProcessInfo.processInfo.systemUptime)") }
  tell("listening")
  while true {
    news.wait()
    model.refresh()
  }
  withExtendedLifetime(observation) {}
}

/// Becomes a user who is subject to file permissions.
func dropPrivileges() {
  guard geteuid() == 0 else { return }
  guard setgid(65_534) == 0, setuid(65_534) == 0 else { exit(2) }
}

/// Does everything that a user can do while the store cannot be written.
@MainActor func playUnsaved(_ model: TicTacToeModel) {
  tell("saving \(model.isSaving), messages \(model.messageCount), games \(model.gameCount)")
  model.post("unsaved")
  tell("move \(model.place(at: Square.all[4])), messages \(model.messageCount)")
  for notice in model.takeNotices() { tell("notice: \(notice)") }
}

/// Reads a store as a user without write permission.
func read(_ path: String) {
  dropPrivileges()
  do throws(StoreError) {
    let reader = try StoreReader(path: path)
    for message in try reader.messages(limit: 1_000) { tell("\(message.id.rawValue) \(message.text)") }
    for game in try reader.games(limit: 1_000) { tell("\(game.id.rawValue) \(game.result)") }
  } catch {
    tell("error: \(error)")
  }
}

/// Reports whether a store is intact, and its contents.
@MainActor func check(_ path: String) {
  do {
    let queue = try DatabaseQueue(path: path)
    let words = try queue.inDatabase { try String.fetchAll($0, sql: "PRAGMA integrity_check") }
    try queue.close()
    let model = open(path)
    let notices = model.takeNotices().map(\.description)
    tell((words + notices).joined(separator: ", "))
    tell("moves \(model.currentGame.moveCount), messages \(model.messageCount), draft \(model.draft?.text ?? "")")
    model.close()
  } catch {
    tell("error: \(error)")
  }
}

/// Returns whether failed attempts to save cause further attempts without end.
@MainActor func hearsItself(_ model: TicTacToeModel) -> Bool {
  let news = DispatchSemaphore(value: 0)
  model.listen { news.signal() }
  model.post("and one more")
  for _ in 0..<20 {
    guard news.wait(timeout: .now() + 1.5) == .success else { return false }
    model.refresh()
  }
  return true
}

/// Posts until the file reaches its size limit, then lifts the limit and posts again.
@MainActor func fillUp(_ path: String, bytes: Int) {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit()
  #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  #else
    let resource = RLIMIT_FSIZE
  #endif
  getrlimit(resource, &limit)
  let unlimited = limit
  limit.rlim_cur = rlim_t(bytes)
  setrlimit(resource, &limit)
  let model = open(path)
  tell("messages \(model.messageCount)")
  let text = String(repeating: "long ", count: 2_000)
  var count = 0
  while model.isSaving && count < 1_000 {
    model.post(text)
    count += 1
  }
  model.post("the last while full")
  tell("saving \(model.isSaving), posted \(count + 1), messages \(model.messageCount)")
  for notice in model.takeNotices() { tell("notice: \(notice)") }
  tell("hears itself \(hearsItself(model))")
  limit = unlimited
  setrlimit(resource, &limit)
  model.refresh()
  tell("saving \(model.isSaving), messages \(model.messageCount)")
  model.close()
}

let arguments = CommandLine.arguments
guard arguments.count > 2 else { exit(64) }
let path = arguments[2]
let rest = Array(arguments.dropFirst(3))
switch (arguments[1], rest.count) {
case ("play", 3):
  // If several processes write without a pause on a busy machine, one of them may have to wait for long.
  play(open(path, timeout: 60), name: rest[0], count: Int(rest[1]) ?? 0, seed: UInt64(rest[2]) ?? 0)
case ("write", 1):
  write(open(path), kilobytes: Int(rest[0]) ?? 0)
case ("listen", 0):
  listen(open(path))
case ("populate", 2):
  open(path).close()
  try StoreFiller(path: path).fill(games: Int(rest[0]) ?? 0, messages: Int(rest[1]) ?? 0)
case ("post", 1):
  open(path).close()
  try StoreFiller(path: path).add(message: String(contentsOfFile: rest[0], encoding: .utf8))
case ("churn", 0):
  if !FileManager.default.fileExists(atPath: path) {
    open(path).close()
    try StoreFiller(path: path).fill(games: 300, messages: 0)
  }
  try StoreChurner.run(path: path)
case ("check", 0):
  check(path)
case ("measure", 0):
  StoreMeasurement(path: path).run()
case ("answers", 0):
  var measurement = AnswerMeasurement(path: path)
  measurement.run()
case ("searches", 0):
  SearchMeasurement(path: path).run()
case ("play-unsaved", 0):
  dropPrivileges()
  playUnsaved(open(path))
case ("read", 0):
  read(path)
case ("fill", 1):
  fillUp(path, bytes: Int(rest[0]) ?? 0)
case ("without-descriptors", 0):
  for descriptor: Int32 in 0...2 { close(descriptor) }
  let model = open(path)
  for number in 0..<10 { model.post("message \(number)") }
  _ = write(2, "an error message", 16)
  model.close()
default: exit(64)
}
