import TermKit
import TermKitTestSupport

/// A program on its own terminal, with the time of arrival of every byte.
///
/// Bytes are decoded only after the program has been quiet for a millisecond, so that decoding does not delay the reading.
final class MeasuredTerminal {
  /// Bytes that arrived together.
  struct Arrival {
    /// The time of arrival, in seconds of `PseudoTerminal.now`.
    var time: Double
    var bytes: [UInt8]
  }

  /// The program's name in error messages.
  let name: String
  /// The screen that the program shows.
  let screen: ScreenEmulator
  /// The time of the program's start, in seconds of `PseudoTerminal.now`.
  let startTime: Double
  /// The number of bytes that the program has written.
  private(set) var byteCount = 0
  /// The number of times that bytes arrived together, which is the number of frames of an animation.
  private(set) var burstCount = 0
  private let terminal: PseudoTerminal
  private static let quiet = 0.001
  // The time limit for tasks that take milliseconds on an idle machine, in seconds.
  private static let timeout = 20.0

  init(_ subject: Subject, size: Size) throws {
    name = subject.name
    screen = ScreenEmulator(size: size)
    startTime = PseudoTerminal.now
    terminal = try PseudoTerminal(
      subject.program, subject.arguments, environment: subject.environment, size: size)
  }

  /// The program's process.
  var process: Int32 { terminal.process }
  /// The resources that the process has used.
  var usage: ProcessUsage { ProcessUsage(of: process) }
  /// The processor time, the bytes and the wake-ups of the program until now.
  var expense: Expense {
    let usage = usage
    return Expense(byteCount: byteCount, processorTime: usage.processorTime, wakeUps: usage.wakeUps)
  }

  /// Types a text.
  /// - Returns: The time of typing.
  @discardableResult
  func send(_ text: String) -> Double {
    let bytes = Array(text.utf8)
    let time = PseudoTerminal.now
    terminal.send(bytes)
    return time
  }

  /// Waits until the screen is as wanted.
  /// - Returns: The time of arrival of the last byte that the screen needed.
  func arrival(of what: String, where isWanted: (ScreenEmulator) -> Bool) throws -> Double {
    let deadline = PseudoTerminal.now + Self.timeout
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

  /// Waits until the terminal shows a snapshot and has shown it for `quietTime` seconds.
  /// - Returns: The time of arrival of the last byte that the screen needed.
  func arrival(of snapshot: Snapshot, _ what: String, quietTime: Double) throws -> Double {
    let arrival = try arrival(of: what) { snapshot.matches($0) }
    try settle(quietTime)
    guard snapshot.matches(screen) else { throw MeasuringError.notShown("\(what) for long enough", name, screen.text) }
    return arrival
  }

  /// Reads until the program has been quiet for a number of seconds, or for at most twenty times as long.
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

  /// Sends a key many times, as fast as the terminal accepts it, and reads the output meanwhile. A terminal holds at most 4096 bytes of
  /// input.
  func sendRepeatedly(_ key: String, times: Int) throws {
    var left = times
    while left > 0 {
      let count = min(left, 4000 / key.utf8.count)
      send(String(repeating: key, count: count))
      left -= count
      if left > 0 { try settle(Self.quiet) }
    }
  }

  /// Pastes a text between brackets, and reads the program's output meanwhile.
  func paste(_ text: String) throws {
    let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    for start in stride(from: 0, to: bytes.count, by: 1 << 16) {
      terminal.send(Array(bytes[start..<min(bytes.count, start + 1 << 16)]))
      burst(until: PseudoTerminal.now)?.forEach(show)
    }
  }

  /// Reads all output of a program that ends without a key.
  /// - Returns: The last screen before the program left the alternate screen.
  func lastScreen() throws -> Snapshot {
    var bytes: [UInt8] = []
    var shown = 0
    let deadline = PseudoTerminal.now + Self.timeout
    while let more = terminal.read(until: deadline), !more.isEmpty {
      bytes += more
      // The program waits for answers only at its start, so later output need not be decoded at once.
      guard bytes.count < 1 << 16 else { continue }
      show(Arrival(time: PseudoTerminal.now, bytes: more))
      shown = bytes.count
    }
    guard terminal.waitForEnding(until: deadline) == .exited(0) else { throw MeasuringError.didNotQuit(name) }
    byteCount += bytes.count - shown
    let end = bytes[shown...].endOfLastFrame ?? bytes.count
    // The emulator keeps everything that it is fed at once on its stack.
    for start in stride(from: shown, to: end, by: 1 << 16) {
      screen.feed(Array(bytes[start..<min(end, start + 1 << 16)]))
    }
    return Snapshot(screen)
  }

  /// Asks the program to quit, and checks that it does.
  func quit(with key: String = "q") throws {
    send(key)
    guard terminal.waitForEnding(until: PseudoTerminal.now + Self.timeout) == .exited(0) else {
      throw MeasuringError.didNotQuit(name)
    }
  }

  // Reads the bytes that arrive together. Returns an empty array if none arrive before the deadline, and nil if the program has ended.
  private func burst(until deadline: Double) -> [Arrival]? {
    guard let first = terminal.read(until: deadline) else { return nil }
    var arrivals = [Arrival(time: PseudoTerminal.now, bytes: first)]
    if first.isEmpty { return [] }
    burstCount += 1
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

/// The cost of an operation.
struct Expense: Hashable {
  /// The number of bytes written to the terminal.
  var byteCount: Int
  /// The processor time, in seconds.
  var processorTime: Double
  /// The number of times that the program woke up.
  var wakeUps: Int

  /// Returns the sum of two costs.
  static func + (left: Expense, right: Expense) -> Expense {
    Expense(
      byteCount: left.byteCount + right.byteCount, processorTime: left.processorTime + right.processorTime,
      wakeUps: left.wakeUps + right.wakeUps)
  }

  /// Returns the cost between two readings.
  static func - (left: Expense, right: Expense) -> Expense {
    Expense(
      byteCount: left.byteCount - right.byteCount, processorTime: left.processorTime - right.processorTime,
      wakeUps: left.wakeUps - right.wakeUps)
  }
}

/// The reason why nothing could be measured.
enum MeasuringError: Error, CustomStringConvertible {
  /// A program ended. The values are its name and its screen.
  case ended(String, String)
  /// A screen did not appear. The values include the actual screen.
  case notShown(String, String, String)
  /// A program did not quit when asked to, or quit with a status other than 0.
  case didNotQuit(String)
  /// The screens of the game are not suitable for the measurement.
  case unusable(String)

  var description: String {
    switch self {
    case .ended(let name, let screen): "\(name) has ended. Its screen was:\n\(screen)"
    case .notShown(let what, let name, let screen): "\(name) did not show \(what). Its screen is:\n\(screen)"
    case .didNotQuit(let name): "\(name) did not quit when asked to, or its status was not 0."
    case .unusable(let why): "The game cannot be measured: \(why)"
    }
  }
}
