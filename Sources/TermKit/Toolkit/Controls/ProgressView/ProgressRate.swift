/// The speed of a task, computed from its latest progress (C6).
struct ProgressRate {
  private struct Sample {
    var time: Double
    var progress: Double
  }

  private var samples: [Sample] = []

  /// The time that counts for the speed, in seconds.
  private static let span = 10.0
  /// The time without progress after which the task counts as slow, in seconds.
  private static let patience = 3.0

  /// Notes the progress at a time. A progress of 0, or one that is lower than before, starts a new task.
  mutating func note(_ progress: Double, at time: Double) {
    if let last = samples.last, progress == 0 || progress < last.progress { samples = [] }
    if let last = samples.last, last.time == time { samples.removeLast() }
    samples.append(Sample(time: time, progress: progress))
    while samples.count > 2, samples[1].time < time - Self.span { samples.removeFirst() }
  }

  /// Returns the progress for each second, or nil if it is not known yet.
  func perSecond(at time: Double) -> Double? {
    guard let first = samples.first, let last = samples.last, last.progress > first.progress else { return nil }
    let end = time - last.time > Self.patience ? time : last.time
    return end > first.time ? (last.progress - first.progress) / (end - first.time) : nil
  }

  /// Returns the time until the progress is 1, in seconds, or nil if it is not known yet.
  func timeLeft(at time: Double) -> Double? {
    guard let last = samples.last, let rate = perSecond(at: time), last.progress < 1 else { return nil }
    let isSlow = time - last.time > Self.patience
    return max(0, (1 - last.progress) / rate - (isSlow ? 0 : time - last.time))
  }

  /// Returns a time at which to compute words, and the time at which they change next: both are whole seconds after the latest progress.
  func tick(at time: Double) -> (shown: Double, next: Double) {
    let start = samples.last?.time ?? time
    // A wake-up may be early by a rounding error.
    let shown = start + max(0, (time - start + 1e-6).rounded(.down))
    return (shown, shown + 1)
  }

  /// Returns a duration as minutes and seconds, such as "1:05", or as hours, minutes and seconds.
  static func text(ofSeconds seconds: Double) -> String {
    let total = Int(min(seconds, 359_999).rounded(.up))
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (total / 3600, total / 60 % 60)
    let start = hours > 0 ? "\(hours):\(padded(minutes))" : "\(minutes)"
    return "\(start):\(padded(total % 60))"
  }
}
