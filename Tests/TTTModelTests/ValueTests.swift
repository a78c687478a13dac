import Foundation
import TestBasics
import Testing
import TTTModel

@Suite struct PlayerTests {
  @Test func `the two players are opponents of each other`() {
    #expect(Player.me.opponent == .enemy && Player.enemy.opponent == .me)
  }
}

@Suite struct ProfileTests {
  @Test func `the piece of a player follows the icon of the profile`() {
    var profile = Profile()
    #expect(profile.icon(of: .me) == .x && profile.icon(of: .enemy) == .o)
    profile.icon = profile.icon.opposite
    #expect(profile.icon(of: .me) == .o && profile.icon(of: .enemy) == .x)
  }
}

@Suite struct PlayerNameTests {
  @Test(arguments: ["a", "7", "ada", "ada-lovelace", "player_1-b", String(repeating: "z", count: 32)])
  func `a name of small letters, digits and a few marks is the name of a player`(text: String) throws {
    let name = try #require(PlayerName(rawValue: text))
    #expect(name.rawValue == text && name.description == text)
    try expectEqual(JSONDecoder().decode(PlayerName.self, from: JSONEncoder().encode(name)), name)
  }

  @Test(arguments: [
    "", ".", "..", "a.b", "a..",
    "../x", "-x", "_x", ".x", "A", "Ada", "a/b", "a+", "a#", "$a", "a b", "a\n", "a\0", "ä", "e\u{301}",
    "ａ", "１", "k\u{20D0}", String(repeating: "z", count: 33),
  ])
  func `a text that could be another file, another topic or look like another name is no name`(text: String) throws {
    expectNil(PlayerName(rawValue: text))
    let json = try JSONEncoder().encode(text)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(PlayerName.self, from: json) }
  }

  @Test func `names are in the order of ASCII`() {
    let names = ["b", "a_b", "a-b", "a", "1"].compactMap(PlayerName.init)
    expectEqual(names.sorted().map(\.rawValue), ["1", "a", "a-b", "a_b", "b"])
  }
}

@Suite struct MessageTests {
  @Test func `a text of spaces, line ends and invisible characters is blank`() {
    let texts = [
      "", " ", "\n\t\r\n", "\u{2003}\u{00A0}\u{2028}\u{3000}", "\u{200B}\u{FEFF}\u{2060}", "\u{200D}\u{FE0F}",
      "\u{202E} \u{2066}",
      "\u{3164}\u{115F}\u{FFA0}", "\u{E0020}", "\u{2800}", "\u{AD}", String(repeating: " ", count: 100_000),
    ]
    for text in texts { #expect(Message.isBlank(text), "\(text.unicodeScalars.prefix(9))") }
  }

  @Test func `a text with at least one character that is shown is not blank`() {
    for text in ["a", " . ", "\n0", "\u{200B}x", "\0", "\u{1B}", "\u{301}", "\u{FFFD}", "\u{E000}", "\u{2801}"] {
      #expect(!Message.isBlank(text))
    }
  }

  @Test func `the count of readable characters in a text is the sum of the counts in its parts`() {
    let parts = ["", " a", "\u{301} ", "\n\0", "\u{200B}", "é.", "🎲\u{FE0F}"]
    expectEqual(parts.map { Message.readableCount(of: $0) }, [0, 1, 1, 1, 0, 2, 1])
    expectEqual(Message.readableCount(of: parts.joined()), 6)
  }
}
