/// Advances the animations of a scene, frame by frame.
///
/// An animation starts with the first frame after its block ran, so it never begins with a jump, however long handling the event took.
@MainActor package final class Animator {
  private var running: [any RunningAnimation] = []
  /// The running tint animations, each kept with the view whose tint was set.
  var tintMovements: [TintMovement] = []
  /// The views drawn in a moving tint in the last frame.
  var movingTintViews: [ObjectIdentifier: View] = [:]
  /// Whether all changes take effect at once (reduced motion).
  var isInstant = false

  func begin(_ animation: any RunningAnimation) { running.append(animation) }

  /// Returns when the next frame is needed, or nil if no animation runs. No frames are needed during delays.
  /// - Parameters:
  ///   - time: The time of the last frame, in seconds.
  ///   - interval: The minimum time between frames, in seconds. An animation may prefer a longer one.
  package func nextFrameTime(after time: Double, interval: Double) -> Double? {
    if running.isEmpty { return nil }
    return running.map { $0.nextFrameTime(after: time, interval: interval) }.min()
  }

  /// Advances every animation to `time` and completes the ones that end.
  func advance(to time: Double) {
    if running.isEmpty, tintMovements.isEmpty, movingTintViews.isEmpty { return }
    let present = running
    for animation in present { animation.advance(to: time) }
    running.removeAll { $0.isOver }
    tintMovements.removeAll { $0.isOver }
    // The tint animations of a view that left the screen end without another step.
    if tintMovements.isEmpty { movingTintViews = [:] }
    for animation in present where animation.isOver { animation.group.leave(finished: !animation.isCancelled) }
  }
}

/// The animations of one block. Calls the block's completion when the last of them has ended.
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
    // Released before the call: the closure may retain the view that holds the animation.
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }
}

/// A running animation of one property of one view.
@MainActor protocol RunningAnimation: AnyObject {
  var group: AnimationGroup { get }
  var isCancelled: Bool { get }
  var isOver: Bool { get }
  /// Returns when the next frame is needed, if the last one was at `time`. Frames are at least `interval` seconds apart.
  func nextFrameTime(after time: Double, interval: Double) -> Double
  func advance(to time: Double)
}

/// The parameters of the animation block whose closure is running.
@MainActor package struct AnimationBlock {
  let duration: Double
  let delay: Double
  let curve: AnimationCurve
  let frameInterval: Double
  let group: AnimationGroup

  /// The innermost block whose closure is running; nil outside of closures.
  package static var current: AnimationBlock?
}
