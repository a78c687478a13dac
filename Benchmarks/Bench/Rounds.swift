import Foundation

/// Takes samples in rounds, and repeats the rounds during which others kept the processors busy.
final class Rounds {
  /// Rounds that were done again.
  private(set) var repeatedCount = 0
  /// Rounds that were disturbed each time and are in the figures all the same.
  private(set) var disturbedCount = 0
  /// All rounds in the figures.
  private(set) var count = 0

  /// More of one processor than this, used by others, is a disturbance.
  static let limit = 0.1
  private static let repetitions = 2
  private static let pause = 1.0
  private let load: ([Int32]) -> MachineLoad
  private let rest: (Double) -> Void

  /// Makes a counter of rounds; tests bring a load of their own, and do not rest.
  init(
    load: @escaping ([Int32]) -> MachineLoad = MachineLoad.reading, rest: @escaping (Double) -> Void = Rounds.sleep
  ) {
    self.load = load
    self.rest = rest
  }

  /// Does something until it was done undisturbed, but at most three times, and answers what came of it the last time.
  ///
  /// - Parameter processes: Those that are measured and run before, during and after it.
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

  /// Waits for so many seconds.
  static func sleep(_ seconds: Double) {
    Thread.sleep(forTimeInterval: seconds)
  }
}

extension Rounds: CustomStringConvertible {
  /// For the report.
  var description: String {
    var text = "\(count) rounds of samples"
    if repeatedCount > 0 { text += ", repeated \(repeatedCount) times because other programs used the processors" }
    if disturbedCount > 0 { text += "; \(disturbedCount) stayed disturbed: trust ratios more than times" }
    return text + "."
  }
}
