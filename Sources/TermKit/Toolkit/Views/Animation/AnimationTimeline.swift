/// The time of the animations of an interactive transition, in seconds since the start of the transition.
///
/// It follows an interaction, and then runs to the end or back to the start. All its animations end together. If it runs back, their
/// properties get the values from before the transition. UIKit does the same with the speed and the time of a layer.
@MainActor final class AnimationTimeline {
  /// The timeline that new animations belong to, or nil. Set while an animator starts its animations.
  static var current: AnimationTimeline?

  private struct Run {
    let from: Double
    let to: Double
    let seconds: Double
    let curve: AnimationCurve
    var start: Double?
  }

  private let duration: Double
  private let wasAbandoned: @MainActor () -> Void
  private weak var container: View?
  private weak var scene: WindowScene?
  private var animations: [any RunningAnimation] = []
  private var groups: [AnimationGroup] = []
  private var run: Run?
  private(set) var time = 0.0
  private(set) var isOver = false
  /// Whether the timeline runs back, or has run back to the start.
  private(set) var isReversed = false

  /// Creates a timeline that waits at its start.
  /// - Parameters:
  ///   - container: The view whose removal from the screen ends the timeline.
  ///   - wasAbandoned: Called if the view is removed before the timeline runs. It then goes back to its start.
  init(duration: Double, in container: View, wasAbandoned: @escaping @MainActor () -> Void) {
    self.wasAbandoned = wasAbandoned
    self.duration = duration
    self.container = container
    scene = container.window?.windowScene
    scene?.animator.timelines.append(self)
  }

  var fraction: Double { duration > 0 ? min(1, time / duration) : isOver && !isReversed ? 1 : 0 }

  /// Makes a block wait for the end of the timeline before it completes.
  func hold(_ group: AnimationGroup) {
    group.hold()
    groups.append(group)
  }

  func add(_ animation: any RunningAnimation) { animations.append(animation) }

  // MARK: Course

  func stop(at fraction: Double) {
    if isOver { return }
    run = nil
    isReversed = false
    time = max(0, min(1, fraction)) * duration
    scene?.setNeedsFrame()
  }

  /// Runs to the end, or back to the start, at a multiple of the usual speed.
  func run(isReversed: Bool, speed: Double, curve: AnimationCurve) {
    if isOver { return }
    self.isReversed = isReversed
    let to = isReversed ? 0 : end
    run = Run(from: time, to: to, seconds: abs(to - time) / speed, curve: curve)
    scene?.setNeedsFrame()
  }

  // An animation may take longer than the transition.
  private var end: Double { animations.map(\.endTime).filter(\.isFinite).reduce(duration, max) }

  /// Ends all animations at once. Values that go back do so before this method returns, the others with the next frame.
  func finish(isReversed: Bool) {
    if isOver { return }
    self.isReversed = isReversed
    conclude()
    scene?.setNeedsFrame()
  }

  private func conclude() {
    time = isReversed ? 0 : end
    run = nil
    isOver = true
    // The latest first, because two keyframes may change the same property.
    if isReversed { for animation in animations.reversed() { animation.advance(to: 0) } }
  }

  // MARK: Frames

  func nextFrameTime(after time: Double, interval: Double) -> Double? { run == nil ? nil : time + interval }

  /// Advances a run to the time of a frame. If `isInstant` is true, runs take no time.
  func advance(to clock: Double, isInstant: Bool) {
    if isOver { return }
    if container?.window?.isAppeared != true { return leaveScreen() }
    guard var run else { return }
    let start = run.start ?? clock
    run.start = start
    self.run = run
    let elapsed = clock - start
    if isInstant || elapsed >= run.seconds - 1e-6 { return conclude() }
    time = run.from + (run.to - run.from) * run.curve.fraction(at: elapsed / run.seconds)
  }

  // Off the screen, the user cannot complete an interaction.
  private func leaveScreen() {
    if run == nil {
      isReversed = true
      wasAbandoned()
    }
    if !isOver { conclude() }
  }

  /// Completes the blocks of a timeline that is over.
  func complete() {
    let groups = groups
    (self.groups, animations) = ([], [])
    for group in groups { group.leave(finished: !isReversed) }
  }
}
