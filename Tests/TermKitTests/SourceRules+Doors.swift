extension SourceRules {
  /// What goes to a terminal passes few doors, so that no text gets there but by `TextGlyphs`: cells that ncurses paints, sequences made in
  /// two folders, a line that the program prints. Nothing else writes.
  static func doors(_ sources: [SourceFile]) -> [String] {
    sources.flatMap { source in
      let touchesSystem = source.imports.contains { ["Glibc", "Darwin", "Musl", "Foundation"].contains($0.module) }
      return source.code.indices.compactMap { index in
        let door = doors.first { door in
          (touchesSystem || !door.isOfSystem) && !door.keepers.contains { source.path.hasPrefix($0) }
            && door.isUsed(source.code[index], source.lines[index])
        }
        return door.map { "\(source.place(index)) \($0.use): \(source.lines[index])" }
      }
    }
  }

  private struct Door {
    /// What is done there.
    let use: String
    /// The files and folders that may.
    let keepers: [String]
    /// Whether only files that import the system's library can.
    var isOfSystem = false
    /// Whether a line does it: its code, and how it is written.
    let isUsed: (String, String) -> Bool
  }

  private static var doors: [Door] {
    let terminal = "Sources/TermKit/Terminal/"
    let command = "Sources/tictactoe/Command/"
    return [
      Door(
        use: "writes",
        keepers: [
          terminal + "FileDescriptor.swift", terminal + "CursesSignalState.swift", command + "StandardOutput.swift",
        ],
        isOfSystem: true
      ) { code, _ in
        code.contains(/(?:^|[^\w.])(?:p?writev?|dprintf|fputs|fputc|fwrite|f?printf|puts|putchar|perror)\(/)
      },
      Door(use: "writes", keepers: [command + "StandardError.swift"]) { code, _ in code.contains("FileHandle") },
      Door(use: "hands text to ncurses", keepers: [terminal + "CursesStyles.swift"]) { code, _ in
        !cursesCalls.isDisjoint(with: words(in: code))
      },
      Door(use: "makes a sequence", keepers: [terminal, "Sources/TermKit/Input/", command + "PrintedLook.swift"]) {
        code, line in
        line.contains("\\u{") && code.contains("\"\"") && line.contains(/\\u\{0*(?:1[bB]|9[0-9a-fA-F])\}/)
      },
    ]
  }

  private static let cursesCalls: Set<Substring> = {
    let kinds = [
      "addstr", "addnstr", "addwstr", "addnwstr", "addch", "addchstr", "addchnstr", "add_wch", "add_wchstr",
      "add_wchnstr", "insstr",
      "insnstr", "ins_wstr", "ins_nwstr", "insch", "ins_wch", "echochar", "echo_wchar", "printw",
    ]
    let calls = ["", "w", "mv", "mvw"].flatMap { place in kinds.map { Substring(place + $0) } }
    return Set(calls + ["vw_printw", "putp", "tputs", "vidputs", "slk_set", "slk_wset"])
  }()
}
