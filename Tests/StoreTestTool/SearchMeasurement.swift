import Foundation
import TTTModel

/// Measures how much processor time each key of a search takes.
@MainActor struct SearchMeasurement {
  private let model: TicTacToeModel

  init(path: String) { model = open(path) }

  /// Types some texts key by key, in each scope that matters. Reports the slowest key of each: a name, a tab and microseconds.
  func run() {
    let texts = [
      "corner again", "schönes", "9", "100000", "zzz", "もう一度", "龍馬", "🎲", "度 well", "*", "\"again\" NEAR",
    ]
    for text in texts { report(text, .all) }
    report("again", .favorites)
    report("zzz", .favorites)
    report("もう", .asO)
    model.close()
  }

  private func report(_ text: String, _ scope: MessageSearch.Scope) {
    let keys = text.indices.map { String(text[...$0]) }
    let times = keys.map { time(MessageSearch($0, in: scope)) }
    let name = scope == .all ? text : "\(text) (\(scope))"
    tell("A key of a search for \(name)\t\(times.max() ?? 0)")
  }

  // The median of several runs. It includes the marks of a page.
  private func time(_ search: MessageSearch) -> Double {
    let times = (0..<5).map { _ in
      let start = clock()
      for message in model.messages(matching: search, limit: 50) { _ = search.ranges(in: message.text) }
      return Double(clock() - start) * 1_000_000 / Double(CLOCKS_PER_SEC)
    }
    return times.sorted()[2]
  }
}
