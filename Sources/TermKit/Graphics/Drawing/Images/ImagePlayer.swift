/// A player that chooses the current frames of animated images (I5). A screen has one player, which shows the same frame of equal
/// images in all places and changes them together.
package final class ImagePlayer {
  private struct Run {
    var start: Double
    var due: Double
  }

  /// The time of the current frame of the screen, in seconds.
  package var time = 0.0
  // Equal animations share a run. A view that gets an equal image is not redrawn, so that image must have the same frame.
  private var runs: [Image.Animation: Run] = [:]

  package init() {}

  /// The shortest time between two frames of an image, in seconds.
  static let shortestFrame = 1.0 / 60
  // An image starts again with its first frame if it was not shown for this time, in seconds.
  private static let patience = 1.0
  // The tolerance of times, which are sums of fractions, in seconds.
  private static let rounding = 1e-6

  /// Returns the index of the current frame, and the time at which the next frame is due. The time is nil if there is only one frame.
  func frame(of animation: Image.Animation) -> (index: Int, due: Double?) {
    let count = animation.frames.count
    if count == 1 { return (0, nil) }
    var run = runs[animation] ?? begin()
    if time > run.due + Self.patience { run.start = time }
    let length = max(animation.duration / Double(count), Self.rounding)
    let step = ((time - run.start + Self.rounding) / length).rounded(.down)
    run.due = max(run.start + (step + 1) * length, time + Self.shortestFrame)
    runs[animation] = run
    return (Int(step.truncatingRemainder(dividingBy: Double(count))), run.due)
  }

  // Starts an animation, and removes the animations that have not been shown for a while.
  private func begin() -> Run {
    runs = runs.filter { $0.value.due + Self.patience >= time }
    return Run(start: time, due: time)
  }
}
