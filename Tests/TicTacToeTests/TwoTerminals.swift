import TermKitTestSupport
import Testing

/// The terminals of two players who play with each other.
@MainActor struct TwoTerminals {
  let ada: TerminalSession
  let bob: TerminalSession

  func type(_ keys: String, in session: TerminalSession, shows text: String) {
    session.send(keys)
    session.wait(for: text) { $0.text.contains(text) }
  }

  /// A move of one player, and its appearance in the terminal of the other one.
  func move(_ key: String, from one: TerminalSession) {
    let (name, otherName, other) = one === ada ? ("ada", "bob", bob) : ("bob", "ada", ada)
    type(key, in: one, shows: "\(otherName) is to move")
    other.wait(for: "the move") { $0.text.contains("to move against \(name)") }
  }

  /// Ada chooses Bob in the lobby, and invites him with a move. He accepts.
  func begin() {
    type("l", in: ada, shows: "PLAYERS")
    ada.wait(for: "Bob") { $0.text.contains("Play against bob") }
    type("\r", in: ada, shows: "Your first move invites bob")
    type("5", in: ada, shows: "bob is to move")
    type("l", in: bob, shows: "ada invites you")
    type("\r", in: bob, shows: "to move against ada")
  }
}
