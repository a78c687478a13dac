/// The state of the ship.
@MainActor final class Ship {
  /// The power of the engine.
  enum Power: Equatable {
    case off, on
    /// The power comes up. The value is the completed part, from 0 to 1.
    case starting(Double)
  }

  /// A door of the ship.
  struct Door {
    let name: String
    var isOpen = false
    var isLocked = false
  }

  /// An entry of the logs.
  struct Entry {
    /// The part of the crew that wrote the entry.
    enum Author: String, CaseIterable {
      case captain = "Captain"
      case engineer = "Engineer"
    }

    var author: Author
    var text: String

    /// The first line of the text.
    var title: String { text.split(separator: "\n").first.map(String.init) ?? "New entry" }
  }

  var power = Power.off
  var doors = [Door(name: "Front"), Door(name: "Back")]
  /// The speed, as a part of the speed of light.
  var speed = 0.4
  var hasShields = true
  var crew = 4
  var gravity = 1
  var entries = [
    Entry(
      author: .captain,
      text: "Departure\nAll doors closed. The dock wished us a safe journey, and asked for its hose back."),
    Entry(author: .engineer, text: "Coolant\nReplaced the filter of the second pump. It was full of tea leaves."),
    Entry(author: .captain, text: "A comet\nWe passed a comet at half the speed of light. Nobody was awake to see it."),
    Entry(author: .engineer, text: "Gravity\nThe switch for low gravity works. The soup did not stay in its bowl."),
    Entry(author: .captain, text: "The lock\nThe back door is locked at last. The key hangs beside it."),
    Entry(author: .engineer, text: "Fuel\nEnough for another eleven days, or nine with the music on."),
  ]
}
