/// The state of the conference room, which both panels show and change.
@MainActor final class Room {
  static let computerCount = 2
  static let fullVoltage = 230.0
  /// The length of the talk, in seconds.
  static let talkLength = 47 * 60 + 11

  /// The brightness of the house lights, from 0 to 1.
  var houseLights = 0.7 { didSet { changed() } }
  /// The voltage of the chairs' sockets, in volts.
  var chairVoltage = 12.0 { didSet { changed() } }
  var isProjectorOn = true { didSet { changed() } }
  /// The demo computer whose picture the projector shows, or nil if all computers are off.
  var computer: Int? = 0 { didSet { changed() } }
  /// The elapsed time of the talk, in seconds.
  private(set) var talkTime = 18 * 60 + 52 { didSet { changed() } }
  private(set) var isTalkRunning = false { didSet { changed() } }

  private var observers: [@MainActor () -> Void] = []

  /// Calls a closure after each change.
  func observe(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }

  private func changed() { observers.forEach { $0() } }

  /// The elapsed part of the talk, from 0 to 1.
  var talkProgress: Double { Double(talkTime) / Double(Self.talkLength) }

  /// Starts the talk, pauses it, or starts it again from the beginning if it has ended.
  func toggleTalk() {
    if talkTime >= Self.talkLength { talkTime = 0 }
    isTalkRunning.toggle()
  }

  /// Advances the talk, which pauses at its end.
  func advanceTalk(by seconds: Int) {
    talkTime = min(Self.talkLength, talkTime + seconds)
    if talkTime == Self.talkLength { isTalkRunning = false }
  }

  /// Turns everything off, and rewinds the talk.
  func turnOff() {
    (houseLights, chairVoltage, isProjectorOn, computer) = (0, 0, false, nil)
    (isTalkRunning, talkTime) = (false, 0)
  }
}
