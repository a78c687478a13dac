import TermKit
import TermKitTestSupport

/// A program on a terminal of its own, with the time of arrival of every byte.
///
/// Bytes are looked at only once the program has been quiet for a millisecond, so that looking holds nothing up.
final class MeasuredTerminal {
  /// Bytes that were read at once.
  struct Arrival {
    /// When, in seconds of `PseudoTerminal.now`.
    var time: Double
    var bytes: [UInt8]
  }

  /// What the program is called in messages.
  let name: String
  /// What it shows.
  let screen: ScreenEmulator
  /// When it was started, in seconds of `PseudoTerminal.now`.
  let startTime: Double
  /// How many bytes came from it.
  private(set) var byteCount = 0
  private let terminal: PseudoTerminal
  private static let quiet = 0.001
  // How long anything may take that takes milliseconds on an idle machine, in seconds.
  private static let patience = 20.0

  init(_ subject: Subject, size: Size) throws {
    name = subject.name
    screen = ScreenEmulator(size: size)
    startTime = PseudoTerminal.now
    terminal = try PseudoTerminal(
      subject.program, subject.arguments, environment: subject.environment, size: size)
  }

  /// The program's process.
  var process: Int32 { terminal.process }
  /// What its process has used so far.
  var usage: ProcessUsage { ProcessUsage(of: process) }
  /// What it has spent so far, of processors and on bytes.
  var expense: Expense {
    let usage = usage
    return Expense(byteCount: byteCount, processorTime: usage.processorTime, wakeUps: usage.wakeUps)
  }

  /// Types, and answers when that was.
  @discardableResult
  func send(_ text: String) -> Double {
    let bytes = Array(text.utf8)
    let time = PseudoTerminal.now
    terminal.send(bytes)
    return time
  }

  /// Waits until the screen is as wanted, and answers the arrival of the last byte that took.
  func arrival(of what: String, where isWanted: (ScreenEmulator) -> Bool) throws -> Double {
    let deadline = PseudoTerminal.now + Self.patience
    while PseudoTerminal.now < deadline {
      guard let arrivals = burst(until: deadline) else { throw MeasuringError.ended(name, screen.text) }
      var found: Double?
      for arrival in arrivals {
        show(arrival)
        found = isWanted(screen) ? found ?? arrival.time : nil
      }
      if let found { return found }
    }
    throw MeasuringError.notShown(what, name, screen.text)
  }

  /// Waits for a screen, and answers the arrival of its last byte once it has stayed for so many seconds.
  func arrival(of snapshot: Snapshot, _ what: String, patience: Double) throws -> Double {
    let arrival = try arrival(of: what) { snapshot.matches($0) }
    try settle(patience)
    guard snapshot.matches(screen) else { throw MeasuringError.notShown("\(what) for long", name, screen.text) }
    return arrival
  }

  /// Takes what comes until nothing has come for so many seconds; of a program that is never quiet, for twenty times as long.
  func settle(_ seconds: Double) throws {
    let deadline = PseudoTerminal.now + 20 * seconds
    while PseudoTerminal.now < deadline {
      guard let arrivals = burst(until: PseudoTerminal.now + seconds) else {
        throw MeasuringError.ended(name, screen.text)
      }
      if arrivals.isEmpty { return }
      arrivals.forEach(show)
    }
  }

  /// Sends keys as fast as they are taken, looking at what comes meanwhile: a terminal holds no more than 4096 bytes for a program.
  func pour(_ key: String, times: Int) throws {
    var left = times
    while left > 0 {
      let count = min(left, 4000 / key.utf8.count)
      send(String(repeating: key, count: count))
      left -= count
      if left > 0 { try settle(Self.quiet) }
    }
  }

  /// Pastes a text between brackets, and takes what the program writes meanwhile.
  func paste(_ text: String) throws {
    let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    for start in stride(from: 0, to: bytes.count, by: 1 << 16) {
      terminal.send(Array(bytes[start..<min(bytes.count, start + 1 << 16)]))
      burst(until: PseudoTerminal.now)?.forEach(show)
    }
  }

  /// Takes all that a program writes until it ends by itself, and answers what its own screen was then.
  func lastScreen() throws -> Snapshot {
    var bytes: [UInt8] = []
    var shown = 0
    let deadline = PseudoTerminal.now + Self.patience
    while let more = terminal.read(until: deadline), !more.isEmpty {
      bytes += more
      // It asks at its beginning only; afterwards nothing holds it up.
      guard bytes.count < 1 << 16 else { continue }
      show(Arrival(time: PseudoTerminal.now, bytes: more))
      shown = bytes.count
    }
    guard terminal.waitForEnding(until: deadline) == .exited(0) else { throw MeasuringError.didNotQuit(name) }
    byteCount += bytes.count - shown
    let end = bytes[shown...].firstRange(of: Array("\u{1B}[?1049l".utf8))?.lowerBound ?? bytes.count
    // The emulator puts all that it is fed at once on its stack.
    for start in stride(from: shown, to: end, by: 1 << 16) {
      screen.feed(Array(bytes[start..<min(end, start + 1 << 16)]))
    }
    return Snapshot(screen)
  }

  /// Asks the program to quit, and makes sure that it does.
  func quit(with key: String = "q") throws {
    send(key)
    guard terminal.waitForEnding(until: PseudoTerminal.now + Self.patience) == .exited(0) else {
      throw MeasuringError.didNotQuit(name)
    }
  }

  // What comes at once; empty when nothing has come by the deadline, nil when the program is gone.
  private func burst(until deadline: Double) -> [Arrival]? {
    guard let first = terminal.read(until: deadline) else { return nil }
    var arrivals = [Arrival(time: PseudoTerminal.now, bytes: first)]
    if first.isEmpty { return [] }
    while PseudoTerminal.now < deadline, let bytes = terminal.read(until: PseudoTerminal.now + Self.quiet),
      !bytes.isEmpty
    {
      arrivals.append(Arrival(time: PseudoTerminal.now, bytes: bytes))
    }
    return arrivals
  }

  private func show(_ arrival: Arrival) {
    byteCount += arrival.bytes.count
    screen.feed(arrival.bytes)
    let replies = screen.takeReplies()
    if !replies.isEmpty { terminal.send(replies) }
  }
}

/// What something costs.
struct Expense: Hashable {
  /// Bytes written to the terminal.
  var byteCount: Int
  /// Seconds on a processor.
  var processorTime: Double
  /// How often the program woke up.
  var wakeUps: Int

  /// Both together.
  static func + (left: Expense, right: Expense) -> Expense {
    Expense(
      byteCount: left.byteCount + right.byteCount, processorTime: left.processorTime + right.processorTime,
      wakeUps: left.wakeUps + right.wakeUps)
  }

  /// What came after `right`.
  static func - (left: Expense, right: Expense) -> Expense {
    Expense(
      byteCount: left.byteCount - right.byteCount, processorTime: left.processorTime - right.processorTime,
      wakeUps: left.wakeUps - right.wakeUps)
  }
}

/// Why nothing could be measured.
enum MeasuringError: Error, CustomStringConvertible {
  /// A program ended, with this on the screen.
  case ended(String, String)
  /// A screen did not come to be; instead there was this.
  case notShown(String, String, String)
  /// A program did not quit when asked to, or not with status 0.
  case didNotQuit(String)
  /// The screens of the game are not what they have to be to be measured.
  case unusable(String)

  var description: String {
    switch self {
    case .ended(let name, let screen): "\(name) has ended. Its screen was:\n\(screen)"
    case .notShown(let what, let name, let screen): "\(name) did not show \(what). Its screen is:\n\(screen)"
    case .didNotQuit(let name): "\(name) was asked to quit and did not, or not with status 0."
    case .unusable(let why): "The game cannot be measured: \(why)"
    }
  }
}
