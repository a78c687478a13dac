import Foundation

/// The figures of all tasks, as they are in `Benchmarks/budget.json`.
struct Budget: Equatable {
  private var figures: [String: Figures] = [:]

  /// Creates an empty budget.
  init() {}

  /// Reads a budget.
  /// - Throws: If the file cannot be read.
  init(contentsOf path: String) throws {
    do {
      figures = try JSONDecoder().decode([String: Figures].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw CountError("The budget \(path) cannot be read: \(error). Write a new one with --write.")
    }
  }

  /// Writes the budget, with sorted keys, so that its history is easy to read.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try (encoder.encode(figures) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path))
  }

  /// The figures of a task.
  subscript(task: String) -> Figures? {
    get { figures[task] }
    set { figures[task] = newValue }
  }

  /// The first two rows of the table.
  static var heading: String {
    let titles = Figures().entries.map(\.title)
    return "| | " + titles.joined(separator: " | ") + " |\n|---|" + String(repeating: "---|", count: titles.count)
  }

  /// Returns a row of the table.
  static func row(_ task: String, _ figures: Figures) -> String {
    "| \(task) | " + figures.entries.map { "\($0.value)" }.joined(separator: " | ") + " |"
  }
}
