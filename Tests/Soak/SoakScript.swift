import TermKitTestSupport

/// Random input of a user: bursts of keys, each sent at once.
package struct SoakScript {
  /// The proportions of the actions.
  package enum Mix: String, CaseIterable {
    /// All kinds of actions.
    case everything
    /// Mostly setting and removing stars.
    case favorites
  }

  private let mix: Mix
  private var random: SeededGenerator
  // The number of the next tag. No two texts have the same.
  private var number: Int
  private let step: Int

  /// Creates a script whose texts have the numbers `first`, `first + step` and so on.
  package init(_ mix: Mix, seed: UInt64, first: Int = 0, step: Int = 1) {
    self.mix = mix
    (number, self.step) = (first, step)
    random = SeededGenerator(seed: seed)
  }

  /// Returns a random number from a range.
  package mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Returns a random number of seconds. Short pauses are frequent.
  package mutating func pause(atMost seconds: Double) -> Double {
    let share = Double.random(in: 0...1, using: &random)
    return seconds * share * share
  }

  /// Returns true in one of `count` cases, at random.
  package mutating func happens(onceIn count: Int) -> Bool { number(in: 1...count) == 1 }

  /// Returns the bursts of one random action. Escape is the last key of its burst, because with a next key it would be read as Alt.
  package mutating func nextBursts() -> [String] {
    if mix == .favorites { return happens(onceIn: 5) ? post() : favorite() }
    switch number(in: 0...9) {
    case 0, 1: return post()
    case 2, 3, 4: return favorite()
    case 5: return play()
    case 6: return [Self.profile + ["\u{1B}[C", "\u{1B}[D"][number(in: 0...1)]]
    case 7: return rate()
    case 8: return draft()
    default: return scroll()
    }
  }

  private static let (play, messages, profile) = ("\u{1B}OQ", "\u{1B}OR", "\u{1B}OS")
  // A click on the button of the profile.
  private static let showHistory = "\u{1B}[<0;41;20M\u{1B}[<0;41;20m"
  private static let (up, down) = ("\u{1B}[A", "\u{1B}[B")

  private mutating func play() -> [String] {
    let moves = (0..<number(in: 1...7)).map { _ in String(number(in: 1...9)) }
    return [Self.play + (happens(onceIn: 2) ? "n" : "") + moves.joined()]
  }

  private mutating func post() -> [String] { [Self.messages + "c" + text() + "\u{13}"] }

  /// Returns the keys that select a message and set or remove its star.
  package mutating func favorite() -> [String] {
    let moves = (0..<number(in: 1...3)).map { _ in happens(onceIn: 2) ? Self.up : Self.down }
    return [Self.messages + moves.joined() + String(repeating: "f", count: happens(onceIn: 4) ? 2 : 1)]
  }

  /// Returns the keys that open the latest game of the history, rate it, and return to the profile.
  package mutating func rate() -> [String] {
    let digits = (0..<number(in: 1...3)).map { _ in String(number(in: 1...5)) }
    return [Self.profile, Self.showHistory, "\r"] + digits + ["\u{1B}", "\u{1B}"]
  }

  private mutating func draft() -> [String] {
    let begun = Self.messages + "c" + text()
    switch number(in: 0...3) {
    case 0: return [begun, "\u{1B}", Self.up + "\r"]
    case 1: return [begun, "\u{1B}", Self.down + "\r"]
    case 2: return [begun, "\u{7F}\u{7F}", "xyz"]
    default: return [begun]
    }
  }

  private mutating func scroll() -> [String] {
    let keys = ["\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F", "\u{1B}[A", "\u{1B}[B"]
    return [Self.messages + (0..<number(in: 1...4)).map { _ in keys[number(in: 0...5)] }.joined()]
  }

  // No letter of the text is a command of a screen, in case the sheet is not open.
  private mutating func text() -> String {
    defer { number += step }
    let letters = (0..<number(in: 0...9)).map { _ in "abdeghijklmostuvwxyz".randomElement(using: &random) ?? "a" }
    return "n\(number)." + String(letters)
  }
}
