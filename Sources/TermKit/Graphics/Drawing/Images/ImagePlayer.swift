/// Says which frame of animated images is to be seen at a time (I5). There is one for a screen, so that all places that show the same
/// image show the same frame of it, and change together.
package final class ImagePlayer {
  private struct Run {
    // Kept, so that nothing else comes to have its identity.
    let animation: Image.Animation
    var start: Double
    var due: Double
  }

  /// The time of the present frame, in seconds.
  package var time = 0.0
  private var runs: [ObjectIdentifier: Run] = [:]

  package init() {}

  /// Seconds from one frame to the next at least: nothing is drawn more often than that.
  static let shortestFrame = 1.0 / 60
  // An image begins with its first frame again when it was not seen for so many seconds.
  private static let patience = 1.0
  // Times are sums of fractions.
  private static let rounding = 1e-6

  /// The index of the frame to be seen now, and when the next one is due; nil if there is no other.
  func frame(of animation: Image.Animation) -> (index: Int, due: Double?) {
    let count = animation.frames.count
    if count == 1 { return (0, nil) }
    let id = ObjectIdentifier(animation)
    var run = runs[id] ?? begin(animation)
    if time > run.due + Self.patience { run.start = time }
    let length = max(animation.duration / Double(count), Self.rounding)
    let step = ((time - run.start + Self.rounding) / length).rounded(.down)
    run.due = max(run.start + (step + 1) * length, time + Self.shortestFrame)
    runs[id] = run
    return (Int(step.truncatingRemainder(dividingBy: Double(count))), run.due)
  }

  // Forgets what has not been seen for long.
  private func begin(_ animation: Image.Animation) -> Run {
    runs = runs.filter { $0.value.due + Self.patience >= time }
    return Run(animation: animation, start: time, due: time)
  }
}
