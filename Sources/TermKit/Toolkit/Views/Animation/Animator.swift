/// Moves what is being animated on a scene, frame by frame, by the time it is told.
///
/// An animation starts with the first frame after it was asked for, so that it never begins with a jump, however long the event
/// took that asked for it.
@MainActor package final class Animator {
  private var running: [any RunningAnimation] = []
  /// Tints on their way, each kept by the view it was set on.
  var tintMovements: [TintMovement] = []
  /// The views that were drawn in a moving tint in the last frame.
  var tintWitnesses: [ObjectIdentifier: View] = [:]
  /// True when everything jumps to its end (reduced motion).
  var isInstant = false

  func begin(_ animation: any RunningAnimation) { running.append(animation) }

  /// When the next frame is needed if the last one was made at `time`; nil when nothing runs. Nothing moves during delays. Frames are
  /// at least `interval` apart, and those for one animation as far as that one prefers.
  package func nextFrameTime(after time: Double, interval: Double) -> Double? {
    if running.isEmpty { return nil }
    return running.map { $0.nextFrameTime(after: time, interval: interval) }.min()
  }

  /// Brings every animation to its state at `time` and tells those that came to their end.
  func advance(to time: Double) {
    if running.isEmpty, tintMovements.isEmpty, tintWitnesses.isEmpty { return }
    let present = running
    for animation in present { animation.advance(to: time) }
    running.removeAll { $0.isOver }
    tintMovements.removeAll { $0.isOver }
    // Those of a view that went off the screen end without another step.
    if tintMovements.isEmpty { tintWitnesses = [:] }
    for animation in present where animation.isOver { animation.group.leave(finished: !animation.isCancelled) }
  }
}

/// The animations of one block; calls its completion when the last of them is over.
@MainActor final class AnimationGroup {
  private var count = 1
  private var isFinished = true
  private var completion: (@MainActor (Bool) -> Void)?

  init(completion: (@MainActor (Bool) -> Void)?) { self.completion = completion }

  func enter() { count += 1 }

  func leave(finished: Bool) {
    count -= 1
    isFinished = isFinished && finished
    guard count == 0 else { return }
    // Let go of at once: what it captures may well hold the view that holds the animation.
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }
}

/// One property of one view on its way.
@MainActor protocol RunningAnimation: AnyObject {
  var group: AnimationGroup { get }
  var isCancelled: Bool { get }
  var isOver: Bool { get }
  /// When it needs its next frame if the last one was made at `time`; frames are at least `interval` apart.
  func nextFrameTime(after time: Double, interval: Double) -> Double
  func advance(to time: Double)
}

/// The parameters of the block whose closure is being run.
@MainActor package struct AnimationBlock {
  let duration: Double
  let delay: Double
  let curve: AnimationCurve
  let frameInterval: Double
  let group: AnimationGroup

  /// The innermost block being run; only set while its closure runs.
  package static var current: AnimationBlock?
}
