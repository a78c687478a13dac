import Foundation
import TermKitTestSupport
import TestBasics
import Testing

/// Tests of the manual page, `Documentation/tictactoe.6`.
@Suite struct ManualTests {
  private func page() throws -> String { try Repository.text(of: "Documentation/tictactoe.6") }

  private func help() throws -> String {
    try [
      "", "play", "post", "messages", "history", "stats", "backup", "export", "import", "recover", "invite", "join",
      "connect",
    ].map { command in
      try CommandRun([command, "--help"].filter { !$0.isEmpty }, environment: ["COLUMNS": "1000"]).output
    }.joined()
  }

  @Test func `the manual page describes exactly the options in the help of the program and its commands`() throws {
    let options = try help().matches(of: /--[a-z-]+/).map { String($0.output) }
    let described = try page().matches(of: /\n\.It Fl (?:h , Fl )?-([a-z-]+)/).map { "--\($0.output.1)" }
    expectEqual(Set(options).count, 25)
    expectEqual(described.sorted(), Set(options).sorted())
  }

  @Test func `the manual page describes every command of the program`() throws {
    let commands = try help().matches(of: /\n  ([a-z]+)  +[A-Z]/).map { "\n.It Cm \($0.output.1)" }
    expectEqual(Set(commands).count, 12)
    let page = try page()
    for command in commands { #expect(page.contains(command)) }
  }

  @Test func `the manual page describes the opponents in the words of the manual`() throws {
    let manual = try MarkdownPage("Documentation/Manual.md").rows
    let opponents = manual.prefix { $0.cells.first != "Play" }
    expectEqual(opponents.map(\.cells.first), ["A friend here", "Learner", "Rival", "Master"])
    let page = try page()
    for opponent in opponents {
      let item = try #require(page.components(separatedBy: "\n.It ").first { $0.hasPrefix("\(opponent.cells[0])\n") })
      #expect(item.lowercased().contains(opponent.cells[1].lowercased()))
    }
  }

  @Test func `the manual page shows the names of computers in the history as the help does`() throws {
    let names = try help().matches(of: /"(Rival(?: \w+)?:)"/).map(\.output.1)
    expectEqual(names, ["Rival:", "Rival first:"])
    let page = try page()
    for name in names { #expect(page.contains("\n.Dq \(name)")) }
  }

  @Test func `the manual page names the keys of each screen in the manual`() throws {
    let screens = try MarkdownPage("Documentation/Manual.md").rows.drop { $0.cells.first != "Play" }
    #expect(screens.count >= 6)
    let keys = try page().components(separatedBy: "\n.Ss Keys\n").last?.components(separatedBy: "\n.Sh ").first
    let section = try #require(keys)
    expectEqual(section.matches(of: /\n\.It\b/).count, screens.count)
    #expect(section.contains("Alt-. opens emoji and symbols"))
  }

  @Test func `the manual page lists the values of every option that has a list of values`() throws {
    let lists = try help().matches(of: /(--[a-z-]+) \[?<[^>\n]*>\]?\s+[^\n]*\(values: ([^;)]*)/)
    expectEqual(
      Set(lists.map(\.output.1)),
      ["--theme", "--color", "--glyphs", "--text-size", "--accessible", "--opponent", "--result"])
    let page = try page()
    for list in lists {
      let section = try #require(
        page.components(separatedBy: "\n.It Fl ").first { $0.hasPrefix("\(list.output.1.dropFirst()) ") })
      let values = section.matches(of: /\n\.Cm ([A-Za-z0-9]+)/).map { String($0.output.1) }
      let expected = list.output.2.components(separatedBy: ", ")
      expectEqual(Set(values), Set(expected), "\(list.output.1)")
    }
  }
}
