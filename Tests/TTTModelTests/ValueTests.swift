import Testing
import TTTModel

@Suite struct PlayerTests {
  @Test func `the players are each other's opponent`() {
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

@Suite struct MessageTests {
  @Test func `a text of spaces and line ends is blank`() {
    for text in ["", " ", "\n\t\r\n", "\u{2003}\u{00A0}\u{2028}"] { #expect(Message.isBlank(text)) }
  }

  @Test func `a text with anything in it is not blank`() {
    for text in ["a", " . ", "\n0", "\u{200B}", "\0"] { #expect(!Message.isBlank(text)) }
  }
}
