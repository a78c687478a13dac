import Foundation
import Testing

/// The walls of the house, read off the sources themselves.
@Suite struct SourceRulesTests {
  private struct Source {
    let path: String
    let lines: [String]
    var text: String { lines.joined(separator: "\n") }
    var folder: String { path.split(separator: "/").dropFirst(2).first.map(String.init) ?? "" }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func sources(in folder: String) throws -> [Source] {
    let base = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
      return Source(path: "\(folder)/\(name)", lines: text.components(separatedBy: "\n"))
    }
  }

  /// Which folders of TermKit a folder may name the types of, itself apart.
  private static let mayName: [String: Set<String>] = [
    "Geometry": [],
    "Drawing": ["Geometry"],
    "Input": ["Geometry"],
    "Terminal": ["Drawing", "Input", "Geometry"],
    "Views": ["Drawing", "Input", "Geometry"],
    "Controls": ["Views", "Drawing", "Input", "Geometry"],
    "Controllers": ["Controls", "Views", "Drawing", "Input", "Geometry"],
    "Application": ["Controllers", "Controls", "Views", "Terminal", "Drawing", "Input", "Geometry"],
  ]

  @Test func `a folder of TermKit names only the types of the folders below it`() throws {
    let sources = try Self.sources(in: "Sources/TermKit")
    try #require(sources.count > 20)
    let declaration = /(?:class|struct|enum|protocol|actor|typealias)\s+([A-Z][A-Za-z0-9]*)/
    // Where the types of all are; and which names a folder has of its own, nested and private ones too.
    var homes: [String: String] = [:]
    var own: [String: Set<String>] = [:]
    for source in sources {
      for line in source.lines where !line.contains(/^\s*\/\//) {
        guard let name = line.firstMatch(of: declaration)?.1 else { continue }
        own[source.folder, default: []].insert(String(name))
        if !line.hasPrefix(" "), !line.contains("private ") { homes[String(name)] = source.folder }
      }
    }
    for source in sources {
      let allowed = try #require(
        Self.mayName[source.folder], "\(source.path) is in a folder that no layer is named after")
      for (number, line) in source.lines.enumerated() {
        for name in Self.typeNames(in: line) {
          guard let home = homes[name], own[source.folder]?.contains(name) != true else { continue }
          #expect(allowed.contains(home), "\(source.path):\(number + 1) names \(name) of \(home)")
        }
      }
    }
  }

  // The capitalised words of a line that stand for types: not in comments, not in texts, not after a dot.
  private static func typeNames(in line: String) -> [String] {
    let code = line.replacing(/"[^"]*"/, with: "\"\"").components(separatedBy: "//")[0]
    return code.matches(of: /\.?[A-Za-z_][A-Za-z0-9_]*/).map { String($0.output) }.filter {
      $0.first?.isUppercase == true
    }
  }

  @Test func `type names are found where they are used and nowhere else`() {
    #expect(Self.typeNames(in: "let view: View = Label(text: \"Window\")  // Canvas") == ["View", "Label"])
    #expect(Self.typeNames(in: "case .Key, Rect.Edge") == ["Rect"])
  }

  @Test func `only the terminal folder opens the door to ncurses`() throws {
    let sources = try ["Sources", "Tests"].flatMap(Self.sources(in:))
    var found = 0
    for source in sources where source.lines.contains(where: { $0.contains(/^\s*(?:\w+ )?import CNcurses/) }) {
      found += 1
      #expect(source.path.hasPrefix("Sources/TermKit/Terminal/Curses"), "\(source.path) imports CNcurses")
    }
    #expect(found > 0)
  }

  @Test func `the model and the toolkit do not know each other`() throws {
    for source in try Self.sources(in: "Sources/TermKit") {
      #expect(!source.text.contains("import TTTModel"), "\(source.path) imports TTTModel")
      #expect(
        !source.text.contains("import Foundation"), "\(source.path) imports Foundation, which costs start-up time")
    }
    for source in try Self.sources(in: "Sources/TTTModel") {
      #expect(!source.text.contains("import TermKit"), "\(source.path) imports TermKit")
    }
  }

  @Test func `a file stays under 400 lines`() throws {
    for source in try ["Sources", "Tests", "Benchmarks"].flatMap(Self.sources(in:)) {
      #expect(source.lines.count <= 400, "\(source.path) has \(source.lines.count) lines")
    }
  }

  @Test func `every public declaration has a doc comment`() throws {
    let declaration =
      /^\s*(?:@[A-Za-z]+(?:\([^)]*\))? )*(?:public|open)\s+(?!extension|import|internal\(set\) override)/
    for source in try ["Sources/TermKit", "Sources/TTTModel"].flatMap(Self.sources(in:)) {
      for (number, line) in source.lines.enumerated() where line.contains(declaration) && !line.contains("override ") {
        #expect(
          Self.hasComment(source.lines, above: number), "\(source.path):\(number + 1) has no doc comment: \(line)")
      }
    }
  }

  private static func hasComment(_ lines: [String], above number: Int) -> Bool {
    var number = number - 1
    while number >= 0, lines[number].trimmingCharacters(in: .whitespaces).hasPrefix("@") { number -= 1 }
    return number >= 0 && lines[number].trimmingCharacters(in: .whitespaces).hasPrefix("///")
  }

  @Test func `nothing ends the process or prints below the application`() throws {
    for source in try Self.sources(in: "Sources/TermKit") where source.folder != "Application" {
      for (number, line) in source.lines.enumerated() {
        let code = line.components(separatedBy: "//")[0]
        #expect(!code.contains(/\b(?:print|exit|fatalError)\(/), "\(source.path):\(number + 1): \(line)")
        #expect(!code.contains(/try!|as!/), "\(source.path):\(number + 1): \(line)")
      }
    }
  }
}
