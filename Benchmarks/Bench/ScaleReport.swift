/// The costs of a task with few and with many games and messages.
struct ScaleFigure {
  let task: ListTour.Task
  let samples: ScaleSamples

  private var times: Comparison { Comparison(samples.all.map { Distribution($0.map(\.time)).median }) }
  private var work: Comparison { Comparison(samples.all.map { Distribution($0.map(\.work)).median }) }

  // The medians with few rows and with many.
  private struct Comparison {
    let few: Double
    let many: Double
    var ratio: Double { many / few }
    var cells: [String] {
      [Unit.milliseconds.text(few), Unit.milliseconds.text(many), Unit.times.number(ratio)]
    }

    init(_ medians: [Double]) { (few, many) = (medians[0], medians[1]) }
  }

  /// Sentences that say by how much the limit is missed; empty if it is met.
  var misses: [String] {
    [(task.title, times), ("\(task.title), processor time", work)].compactMap { name, comparison in
      guard comparison.ratio > task.limit else { return nil }
      return "\(name): with many \(Unit.times.number(comparison.ratio)) × as long as with few, target \(target)"
    }
  }

  private var target: String { "≤ \(task.limit) ×" }

  /// The cells of the figure's row in a table.
  var row: [String] {
    [task.title] + times.cells + work.cells + [target, misses.isEmpty ? "met" : "**missed**"]
  }
}

/// The measurements of the lists.
struct ScaleReport {
  let figures: [ScaleFigure]
  let note: String

  /// The missed targets, as sentences.
  var misses: [String] { figures.flatMap(\.misses) }

  /// A Markdown table with a heading.
  var markdown: String {
    let head = ["", "few", "many", "ratio", "few, processor", "many, processor", "ratio", "target", ""]
    let rows = [head, head.map { _ in "---" }] + figures.map(\.row)
    let table = rows.map { "| \($0.joined(separator: " | ")) |" }
    let title = "## \(ScaleStores.few) games and messages, and \(ScaleStores.many), 80 × 24, medians"
    return ([title, ""] + table + ["", "The start is compared with that of an empty store.", note, ""])
      .joined(separator: "\n")
  }
}
