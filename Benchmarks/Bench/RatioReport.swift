/// The costs of TermKit relative to raw ncurses, and the costs of the game: one table with a column for each terminal size.
struct RatioReport {
  private var columns: [String] = []
  private var names: [String] = []
  private var figures: [String: [String: Figure]] = [:]
  private var notes: [String] = []

  /// Puts a figure into a column. The rows are in the order in which they were first added.
  mutating func add(_ figure: Figure, in column: String) {
    if !columns.contains(column) { columns.append(column) }
    if !names.contains(figure.name) { names.append(figure.name) }
    figures[figure.name, default: [:]][column] = figure
  }

  /// Adds a sentence below the table.
  mutating func add(note: String) { notes.append(note) }

  /// The missed targets, as sentences.
  var misses: [String] {
    names.flatMap { name in columns.compactMap { column in figures[name]?[column]?.miss.map { "\(column): \($0)" } } }
  }

  /// The table in Markdown, followed by the notes.
  var markdown: String {
    let head = ["", "at most"] + columns
    let rows = names.map { name in
      let present = columns.compactMap { figures[name]?[$0] }
      // Columns may have different targets.
      let targets = present.compactMap { figure in figure.target?.text(in: figure.unit) }
      let target = targets.indices.filter { targets.firstIndex(of: targets[$0]) == $0 }.map { targets[$0] }
        .joined(separator: ", ")
      return [name, target] + columns.map { column in figures[name]?[column].map(Self.cell) ?? "" }
    }
    let table = ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
    return (table + [""] + notes).joined(separator: "\n")
  }

  // Returns the ratio and its two values, in bold if the target is missed.
  private static func cell(_ figure: Figure) -> String {
    let values =
      figure.raw > 0
      ? "\(figure.unit.number(figure.game)) / \(figure.unit.text(figure.raw))" : figure.unit.text(figure.game)
    let text = figure.ratio.map { "\(Unit.times.number($0)) × (\(values))" } ?? values
    return figure.miss == nil ? text : "**\(text)**"
  }
}
