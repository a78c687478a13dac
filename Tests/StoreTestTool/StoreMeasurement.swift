import Foundation
import TTTModel

/// Measures how long operations on a store take: the median of many runs, in microseconds.
@MainActor struct StoreMeasurement {
  private let path: String

  init(path: String) {
    self.path = path
  }

  /// Measures all operations. A few more messages remain in the store.
  func run() {
    measureOpening()
    let model = open(path)
    tell("\(model.gameCount) games, \(model.messageCount) messages, \(model.statistics)")
    measure("a message at the top") { _ = model.message(at: 0) }
    measure("a message in the middle") { _ = model.message(at: model.messageCount / 2) }
    measure("the oldest message") { _ = model.message(at: model.messageCount - 1) }
    measure("20 messages in the middle") {
      _ = model.messages(in: model.messageCount / 2..<model.messageCount / 2 + 20)
    }
    measure("a game in the middle") { _ = model.game(at: model.gameCount / 2) }
    measure("refresh without news") { model.refresh() }
    measure("post", count: 50) { model.post("measured") }
    measureChanges(model)
    measureDraft(model)
    model.close()
  }

  private func measureChanges(_ model: TicTacToeModel) {
    let id = model.message(at: 0)?.id ?? Message.ID(rawValue: 1)
    var isFavorite = false
    measure("star", count: 50) {
      isFavorite.toggle()
      model.setFavorite(id, isFavorite)
    }
  }

  private func measureDraft(_ model: TicTacToeModel) {
    for size in [100, 1_000_000] {
      let text = String(repeating: "a", count: size / 2)
      model.keepDraft(Draft(text: text + text))
      var typed = ""
      measure("a key in a draft of \(size) bytes", count: 1_000) {
        let place = text.utf8.count + typed.utf8.count
        typed += "b"
        model.keepDraft(replacing: place..<place, with: "b") { Draft(text: text + typed + text) }
      }
    }
    model.keepDraft(nil)
  }

  private func measureOpening() {
    var models: [TicTacToeModel] = []
    measure("open, first page of messages and of games", count: 20) {
      let model = open(path)
      _ = (model.messages(in: 0..<20), model.games(in: 0..<20))
      models.append(model)
    }
    for model in models { model.close() }
  }

  private func measure(_ name: String, count: Int = 1_000, _ body: () -> Void) {
    var times: [Double] = []
    for _ in 0..<count {
      let start = DispatchTime.now().uptimeNanoseconds
      body()
      times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000)
    }
    times.sort()
    tell("\(name): \(Int(times[count / 2])) µs, at most \(Int(times[count - 1])) µs")
  }
}
