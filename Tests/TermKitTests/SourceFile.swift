import Foundation

/// A Swift source as the rules see it: line by line, with what is neither a comment nor a text, and how deep in braces it is.
struct SourceFile {
  /// The path from the package's root.
  let path: String
  /// The lines as they are written.
  let lines: [String]
  /// The lines without comments and without what texts say; code inside of texts is kept.
  let code: [String]
  /// How many braces are open where each line begins.
  let depths: [Int]

  init(path: String, text: String) {
    self.path = path
    lines = text.components(separatedBy: "\n")
    var lexer = CodeLexer(text)
    code = lexer.code().components(separatedBy: "\n")
    var depth = 0
    depths = code.map { line in
      defer {
        for byte in line.utf8 {
          if byte == UInt8(ascii: "{") { depth += 1 }
          if byte == UInt8(ascii: "}") { depth -= 1 }
        }
      }
      return depth
    }
  }

  /// The folder below that of the module, such as "Views" of "Sources/TermKit/Views/View.swift".
  var folder: String {
    let parts = path.split(separator: "/")
    return parts.count > 3 ? String(parts[2]) : ""
  }

  /// The modules imported, with their line numbers from 1.
  var imports: [(line: Int, module: String)] {
    let pattern = /\bimport\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)/
    return code.enumerated().compactMap { index, line in line.firstMatch(of: pattern).map { (index + 1, String($0.1)) }
    }
  }

  /// Where a line stands, for messages.
  func place(_ index: Int) -> String { "\(path):\(index + 1)" }
}

/// Blanks comments and texts out of Swift, leaving lines and code where they are.
private struct CodeLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var output: [UInt8] = []

  private static let lineFeed = UInt8(ascii: "\n")

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func code() -> String {
    skipCode(isInText: false)
    return String(decoding: output, as: UTF8.self)
  }

  private func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private mutating func drop(_ count: Int) {
    let end = min(bytes.count, index + count)
    for byte in bytes[index..<end] where byte == Self.lineFeed { output.append(byte) }
    index = end
  }

  // Goes on to the bracket that closes an interpolation, or to the end.
  private mutating func skipCode(isInText: Bool) {
    var open = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where isAt("//"):
        while index < bytes.count, bytes[index] != Self.lineFeed { index += 1 }
        continue
      case UInt8(ascii: "/") where isAt("/*"):
        skipBlockComment()
        continue
      case UInt8(ascii: "#"), UInt8(ascii: "\""):
        if skipText() { continue }
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"): open -= 1
      default: break
      }
      if isInText, open < 0 { return }
      output.append(bytes[index])
      index += 1
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if isAt("/*") { depth += 1 }
      if isAt("*/") { depth -= 1 }
      drop(isAt("/*") || isAt("*/") ? 2 : 1)
    } while depth > 0 && index < bytes.count
  }

  // Answers whether there was a text.
  private mutating func skipText() -> Bool {
    let sharps = Array(bytes[index...].prefix { $0 == UInt8(ascii: "#") })
    let quotes = bytes[(index + sharps.count)...].prefix { $0 == UInt8(ascii: "\"") }.count
    if quotes == 0 { return false }
    let end = Array(repeating: UInt8(ascii: "\""), count: quotes < 3 ? 1 : 3) + sharps
    let escape = [UInt8(ascii: "\\")] + sharps
    drop(end.count)
    output += "\"\"".utf8
    while index < bytes.count {
      if bytes[index] == end[0], bytes[index...].starts(with: end) {
        drop(end.count)
        return true
      }
      if bytes[index] == escape[0], bytes[index...].starts(with: escape) {
        drop(escape.count)
        if isAt("(") { skipInterpolation() }
      }
      drop(1)
    }
    return true
  }

  private mutating func skipInterpolation() {
    drop(1)
    output += " (".utf8
    skipCode(isInText: true)
    output += ")".utf8
  }
}
