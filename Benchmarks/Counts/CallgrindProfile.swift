import Foundation

/// What callgrind has counted in a part of a program's run.
struct CallgrindProfile {
  /// The figures of the whole part.
  private(set) var figures = Figures()
  /// The cost of each function by name. The functions that it called are not included.
  private(set) var functions: [String: Cost] = [:]

  /// The cost of a function.
  struct Cost: Equatable {
    /// The instructions that were executed.
    var instructions = 0
    /// The cold lines of code.
    var codeLines = 0

    /// The cost in instructions. A cold line takes about as long as 300 instructions.
    var total: Int { instructions + 300 * codeLines }

    static func - (left: Cost, right: Cost) -> Cost {
      Cost(instructions: left.instructions - right.instructions, codeLines: left.codeLines - right.codeLines)
    }
  }

  private static let allocators: Set = ["malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc"]

  /// Reads the file that callgrind has written.
  ///
  /// - Throws: If the text has no cache figures.
  init(_ text: String) throws {
    var columns: [String] = []
    var (names, function, called, isCall) = ([Substring: String](), "", "", false)
    for line in text.split(separator: "\n") {
      if let events = line.value(of: "events:") {
        columns = events.split(separator: " ").map(String.init)
      } else if let name = line.value(of: "fn=") {
        function = Self.name(name, &names)
        functions[function, default: Cost()].instructions += 0
      } else if let name = line.value(of: "cfn=") {
        called = Self.name(name, &names)
      } else if let calls = line.value(of: "calls=") {
        isCall = true
        if Self.allocators.contains(called) { figures.allocations += Int(calls.prefix { $0.isNumber }) ?? 0 }
      } else if let first = line.first, first.isNumber || "+-*".contains(first) {
        // The line after a call repeats the cost of the called function, so it is not added.
        if !isCall { add(line.split(separator: " ").dropFirst().compactMap { Int($0) }, columns, to: function) }
        isCall = false
      }
    }
    guard columns.contains("ILmr") else {
      throw CountError("callgrind has not counted cache lines:\n\(text.prefix(500))")
    }
    figures.functions = functions.count
  }

  private mutating func add(_ costs: [Int], _ columns: [String], to function: String) {
    for (column, cost) in zip(columns, costs) {
      switch column {
      case "Ir":
        figures.instructions += cost
        functions[function, default: Cost()].instructions += cost
      case "ILmr":
        figures.codeLines += cost
        functions[function, default: Cost()].codeLines += cost
      case "DLmr", "DLmw": figures.dataLines += cost
      default: break
      }
    }
  }

  /// Takes each figure that is better in another profile of the same task.
  mutating func takeBetter(of other: CallgrindProfile) { figures = figures.better(other.figures) }

  /// Notes the number of bytes that the program has written meanwhile.
  mutating func note(bytes: Int) { figures.bytes = bytes }

  // A name is written once, with a number in front. Later only the number is written.
  private static func name(_ text: Substring, _ names: inout [Substring: String]) -> String {
    guard text.hasPrefix("("), let end = text.firstIndex(of: ")") else { return String(text) }
    let (number, rest) = (text[...end], text[text.index(after: end)...].drop { $0 == " " })
    if !rest.isEmpty { names[number] = String(rest) }
    return names[number] ?? String(number)
  }
}

extension Substring {
  /// The rest of the line after a key, without blanks in front. Nil if the line begins with something else.
  fileprivate func value(of key: String) -> Substring? {
    hasPrefix(key) ? dropFirst(key.count).drop { $0 == " " } : nil
  }
}

/// The reason why something could not be counted.
struct CountError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
