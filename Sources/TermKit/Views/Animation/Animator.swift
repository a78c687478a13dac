/// Moves what is being animated on a scene, frame by frame, by the time it is told.
@MainActor final class Animator {
  /// The time of the present frame, in seconds of the application's clock.
  private(set) var now: Double
  /// Asked for the time when an animation begins between frames.
  private let clock: @MainActor () -> Double
  private var running: [any RunningAnimation] = []
  /// True when everything jumps to its end (reduced motion).
  var isInstant = false

  init(clock: @escaping @MainActor () -> Double) {
    self.clock = clock
    now = clock()
  }

  /// True while frames are needed.
  var isRunning: Bool { !running.isEmpty }

  func begin(_ animation: any RunningAnimation) { running.append(animation) }

  /// The moment at which an animation that is begun now starts.
  func startTime() -> Double { isRunning ? max(now, clock()) : clock() }

  /// Brings every animation to its state at `time` and tells those that came to their end.
  func advance(to time: Double) {
    now = max(now, time)
    let present = running
    for animation in present { animation.advance(to: now) }
    running.removeAll { $0.isOver }
    for animation in present where animation.isOver { animation.group.leave(finished: !animation.isCancelled) }
  }
}

/// The animations of one block; calls its completion when the last of them is over.
@MainActor final class AnimationGroup {
  private var count = 1
  private var isFinished = true
  private let completion: (@MainActor (Bool) -> Void)?

  init(completion: (@MainActor (Bool) -> Void)?) { self.completion = completion }

  func enter() { count += 1 }

  func leave(finished: Bool) {
    count -= 1
    isFinished = isFinished && finished
    if count == 0 { completion?(isFinished) }
  }
}

/// One property of one view on its way.
@MainActor protocol RunningAnimation: AnyObject {
  var group: AnimationGroup { get }
  var isCancelled: Bool { get }
  var isOver: Bool { get }
  func advance(to time: Double)
}

/// The parameters of the block whose closure is being run.
@MainActor struct AnimationBlock {
  let duration: Double
  let delay: Double
  let curve: AnimationCurve
  let group: AnimationGroup

  /// The innermost block being run; only set while its closure runs.
  static var current: AnimationBlock?
}
