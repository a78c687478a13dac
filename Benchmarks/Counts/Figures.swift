/// The cost of a task in figures that are the same on every machine.
struct Figures: Codable, Equatable {
  /// The instructions that were executed.
  var instructions = 0
  /// The cache lines of 64 bytes of code that were in no cache.
  var codeLines = 0
  /// The cache lines of 64 bytes of data that were in no cache.
  var dataLines = 0
  /// The functions that were called.
  var functions = 0
  /// The blocks of memory that were allocated.
  var allocations = 0
  /// The bytes that were sent to the terminal.
  var bytes = 0

  /// The place of a figure.
  typealias Column = WritableKeyPath<Figures, Int> & Sendable

  private static let columns: [(title: String, value: Column)] = [
    ("instructions", \.instructions), ("cold lines of code", \.codeLines), ("cold lines of data", \.dataLines),
    ("functions", \.functions), ("allocations", \.allocations), ("bytes", \.bytes),
  ]

  /// All figures.
  static var all: [Column] { columns.map(\.value) }

  /// All figures with their titles, in the order of the table.
  var entries: [(title: String, value: Int)] { Self.columns.map { ($0.title, self[keyPath: $0.value]) } }

  /// Returns the better one of each figure.
  func better(_ other: Figures) -> Figures {
    Self.columns.reduce(into: self) { $0[keyPath: $1.value] = min($0[keyPath: $1.value], other[keyPath: $1.value]) }
  }

  /// Returns the figures that are more than 3 % worse than in a budget, as text. A difference of one or two does not count.
  func misses(_ budget: Figures, _ compared: [Column] = all) -> [String] {
    Self.columns.filter { compared.contains($0.value) }.compactMap { title, value in
      let (now, allowed) = (self[keyPath: value], budget[keyPath: value])
      guard now > allowed + max(2, allowed * 3 / 100) else { return nil }
      return "\(now) \(title) instead of \(allowed)"
    }
  }
}
