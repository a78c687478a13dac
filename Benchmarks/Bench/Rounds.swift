import Foundation

/// Takes samples in rounds, and repeats rounds during which other programs kept the processors busy.
final class Rounds {
  /// The number of repetitions.
  private(set) var repeatedCount = 0
  /// The number of rounds that were disturbed each time. Their last samples count nevertheless.
  private(set) var disturbedCount = 0
  /// The number of rounds in the figures.
  private(set) var count = 0

  /// A round is disturbed if other programs use more than this share of one processor.
  static let limit = 0.1
  private static let repetitions = 2
  private static let pause = 1.0
  private let load: ([Int32]) -> MachineLoad
  private let rest: (Double) -> Void

  /// Creates a counter of rounds. Tests pass their own load and do not rest.
  init(
    load: @escaping ([Int32]) -> MachineLoad = MachineLoad.reading, rest: @escaping (Double) -> Void = Rounds.sleep
  ) {
    self.load = load
    self.rest = rest
  }

  /// Runs `body` until one run is undisturbed, but at most three times.
  ///
  /// - Parameter processes: The processes under measurement that run before, during and after `body`.
  /// - Returns: The result of the last run.
  func run<Samples>(with processes: [Int32] = [], _ body: () throws -> Samples) rethrows -> Samples {
    count += 1
    var attempt = 0
    while true {
      let before = load(processes)
      let samples = try body()
      let isDisturbed = load(processes).foreignShare(since: before) > Self.limit
      if isDisturbed, attempt == Self.repetitions { disturbedCount += 1 }
      if !isDisturbed || attempt == Self.repetitions { return samples }
      attempt += 1
      repeatedCount += 1
      rest(Self.pause)
    }
  }

  /// Waits for a number of seconds.
  static func sleep(_ seconds: Double) {
    Thread.sleep(forTimeInterval: seconds)
  }
}

extension Rounds: CustomStringConvertible {
  /// The summary for the report.
  var description: String {
    var text = "\(count) rounds of samples"
    if repeatedCount > 0 { text += ", repeated \(repeatedCount) times because other programs used the processors" }
    if disturbedCount > 0 { text += "; \(disturbedCount) stayed disturbed: trust ratios more than times" }
    return text + "."
  }
}
