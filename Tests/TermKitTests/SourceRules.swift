/// The walls of the house: each rule answers what breaks it, and where.
enum SourceRules {
  /// Which folders of TermKit a folder may name the types of, itself apart.
  static let mayName: [String: Set<String>] = [
    "Contract": [],
    "Geometry": ["Contract"],
    "Drawing": ["Geometry", "Contract"],
    "Input": ["Geometry", "Contract"],
    "Terminal": ["Drawing", "Input", "Geometry", "Contract"],
    "Views": ["Drawing", "Input", "Geometry", "Contract"],
    "Controls": ["Views", "Drawing", "Input", "Geometry", "Contract"],
    "Controllers": ["Controls", "Views", "Drawing", "Input", "Geometry", "Contract"],
    "Application": ["Controllers", "Controls", "Views", "Terminal", "Drawing", "Input", "Geometry", "Contract"],
  ]

  // MARK: Layers

  /// A folder names only the types of those below it. All that other files may use is a type or a member of one, so that naming types
  /// is the only way to another folder.
  static func layering(_ sources: [SourceFile]) -> [String] {
    var homes: [String: Set<String>] = [:]
    var own: [String: Set<String>] = [:]
    var broken: [String] = []
    for source in sources {
      if mayName[source.folder] == nil { broken.append("\(source.path) is in a folder that no layer is named after") }
      for (index, line) in source.code.enumerated() {
        let words = words(in: line)
        let isFree = source.depths[index] == 0 && !words.contains("private") && !words.contains("fileprivate")
        let keyword = words.first { $0 == "func" || $0 == "var" || $0 == "let" || typeKeywords.contains($0) }
        if isFree, let keyword, !typeKeywords.contains(keyword) {
          broken.append("\(source.place(index)) declares something outside of any type")
        }
        guard let name = declaredType(words) else { continue }
        own[source.folder, default: []].insert(name)
        if isFree { homes[name, default: []].insert(source.folder) }
      }
    }
    for source in sources {
      let allowed = mayName[source.folder, default: []]
      for (index, line) in source.code.enumerated() {
        for name in typeNames(in: line) where !own[source.folder, default: []].contains(name) {
          guard let folders = homes[name], folders.isDisjoint(with: allowed) else { continue }
          broken.append("\(source.place(index)) names \(name) of \(folders.sorted().joined(separator: ", "))")
        }
      }
    }
    return broken
  }

  private static func declaredType(_ words: [Substring]) -> String? {
    let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    return zip(words, words.dropFirst()).first { keywords.contains($0) && $1.first?.isUppercase == true }.map {
      String($1)
    }
  }

  // Capitalised words that are not members of something else.
  private static func typeNames(in line: String) -> [String] {
    words(in: line).filter { word in
      guard let first = word.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return false }
      return word.startIndex == line.startIndex
        || line.utf8[line.utf8.index(before: word.startIndex)] != UInt8(ascii: ".")
    }.map(String.init)
  }

  // Regular expressions are slow: they are asked only about lines that have the words they are about.
  static func words(in line: String) -> [Substring] {
    line.utf8.split { !isWordByte($0) }.map { Substring($0) }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  /// Each module that is not for everybody is imported only where it may be, and not passed on to those who import TermKit.
  static func imports(_ sources: [SourceFile]) -> [String] {
    sources.flatMap { source in
      source.imports.compactMap { line, module in
        let text = source.code[line - 1]
        let isAllowed =
          switch module {
          case "CNcurses": source.path.hasPrefix("Sources/TermKit/Terminal/Curses") && text.contains("private ")
          case "CEventLoop", "Dispatch": source.path == "Sources/TermKit/Terminal/MainQueue.swift"
          case "CUTF8Proc": source.path.hasPrefix("Sources/TermKit/Drawing/Text/") && text.contains("private ")
          case "CVTerm": source.path.hasPrefix("Tests/TermKitTestSupport/")
          case "Foundation", "FoundationEssentials", "TTTModel": !source.path.hasPrefix("Sources/TermKit/")
          case "TermKit": !source.path.hasPrefix("Sources/TermKit/") && !source.path.hasPrefix("Sources/TTTModel/")
          default: true
          }
        return isAllowed ? nil : "\(source.place(line - 1)) imports \(module)"
      }
    }
  }

  // MARK: Style

  /// No file is longer than 400 lines.
  static func length(_ sources: [SourceFile]) -> [String] {
    // A file ends in a line feed, after which there is no line.
    sources.filter { $0.lines.count - 1 > 400 }.map { "\($0.path) has \($0.lines.count - 1) lines" }
  }

  /// What is public says what it does: declarations, the cases of public enums and the requirements of public protocols. What is
  /// overridden has its comment where it was declared first.
  static func documentation(_ sources: [SourceFile]) -> [String] {
    sources.flatMap { source in
      var scopes: [(depth: Int, members: Set<Substring>)] = []
      return source.code.enumerated().compactMap { index, line -> String? in
        let words = words(in: line)
        guard !words.isEmpty else { return nil }
        let depth = source.depths[index]
        scopes.removeAll { $0.depth >= depth }
        let isPublic = isPublic(line, words)
        let isMember = scopes.last.map { depth == $0.depth + 1 && !$0.members.isDisjoint(with: words) } ?? false
        if let kind = words.first(where: { typeKeywords.contains($0) }) {
          scopes.append((depth, isPublic ? membersToBeDocumented[kind, default: []] : []))
        }
        guard isPublic || isMember, !words.contains("override"), !words.contains("import") else { return nil }
        return hasComment(source, above: index) ? nil : "\(source.place(index)) has no doc comment: \(line)"
      }
    }
  }

  private static let typeKeywords: Set<Substring> = ["class", "struct", "enum", "protocol", "extension", "actor"]
  private static let membersToBeDocumented: [Substring: Set<Substring>] = [
    "enum": ["case"], "protocol": ["var", "func", "init", "subscript", "associatedtype"],
  ]

  private static func isPublic(_ line: String, _ words: [Substring]) -> Bool {
    (words.contains("public") || words.contains("open"))
      && line.contains(/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+(?:\(set\))?\s+)*?(?:public|open)\s/)
  }

  private static func hasComment(_ source: SourceFile, above index: Int) -> Bool {
    let above = source.lines[..<index].reversed().lazy.map { $0.drop { $0 == " " } }
    guard let line = above.first(where: { !$0.contains(/^(?:@\w+(?:\([^)]*\))?\s*)+$/) }) else { return false }
    return line.hasPrefix("///") && line.dropFirst(3).contains { $0 != " " }
  }

  /// Nothing but `Contract` ends the process, prints or unwraps by force below the application, and nothing switches the compiler's checks off.
  static func safety(_ sources: [SourceFile]) -> [String] {
    sources.flatMap { source in
      // The state that crash handlers read is the one exception.
      let isCrashState = source.path == "Sources/TermKit/Terminal/CursesSignalState.swift"
      let isBelow = source.path.hasPrefix("Sources/TermKit/") && source.folder != "Application"
      return source.code.enumerated().compactMap { index, line in
        let words = words(in: line)
        let isBroken =
          isBelow && source.folder != "Contract" && endsOrPrints(line, words) || isForced(line)
          || words.contains("unchecked") && line.contains(/@unchecked\b/)
          || words.contains("nonisolated") && !isCrashState && line.contains(/\bnonisolated\(unsafe\)/)
        return isBroken ? "\(source.place(index)): \(line)" : nil
      }
    }
  }

  private static let endings: Set<Substring> = ["print", "debugPrint", "dump", "exit", "_exit", "abort", "fatalError"]

  private static func endsOrPrints(_ line: String, _ words: [Substring]) -> Bool {
    !endings.isDisjoint(with: words)
      && line.contains(/(?:^|[^\w.])(?:print|debugPrint|dump|_?exit|abort|fatalError)\(/)
  }

  // "try!", "as!" and "x!", but not "x != y", nor the type of a property that its setter takes nil for.
  private static func isForced(_ line: String) -> Bool {
    line.utf8.contains(UInt8(ascii: "!"))
      && line.replacing(/:\s*[A-Z]\w*!/, with: "").contains(/[\w)\]]!(?!=)/)
  }

  /// What people read or hear is in the types of `SystemStrings` alone (X2): elsewhere no text is given as a title or the like, and none
  /// begins with a capital but in what programmers are told.
  static func texts(_ sources: [SourceFile]) -> [String] {
    sources.filter { ["Views", "Controls", "Controllers", "Application"].contains($0.folder) }.flatMap { source in
      var open = 0
      return source.code.enumerated().compactMap { index, code -> String? in
        if open == 0, !code.contains("Contract.") {
          // The clock's halves of the day, where the locale has no names for them.
          let line = source.lines[index].replacing("\"AM\", \"PM\"", with: "")
          return code.contains("\"") && !code.contains("@available") && line.contains(shownText)
            ? "\(source.place(index)): \(line)" : nil
        }
        let call = open == 0 ? code[(code.range(of: "Contract.")?.lowerBound ?? code.startIndex)...] : code[...]
        open = max(0, open + call.reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) })
        return nil
      }
    }
  }

  private static var shownText: Regex<Substring> {
    /(?:^|\W)(?:title|keyLabel|text|placeholder|message|word|label|value|[a-z]+(?:Label|Value|Hint|Title))\s*[:=]\s*"[^"\\]*\p{L}{2}|"\p{Lu}\p{Ll}+[^"]*"|"[^"]*[\p{Han}\p{Hiragana}\p{Katakana}]/
  }
}
