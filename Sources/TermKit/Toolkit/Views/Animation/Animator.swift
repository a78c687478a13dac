/// Advances the animations of a scene, frame by frame.
///
/// An animation starts with the first frame after its block ran, so it never begins with a jump, however long handling the event took.
@MainActor package final class Animator {
  private var running: [any RunningAnimation] = []
  var timelines: [AnimationTimeline] = []
  /// The running tint animations, each kept with the view whose tint was set.
  var tintMovements: [TintMovement] = []
  /// The views drawn in a moving tint in the last frame.
  var movingTintViews: [ObjectIdentifier: View] = [:]
  /// Whether all changes take effect at once (reduced motion). Animations that are running when this becomes true end with the next frame.
  var isInstant = false

  /// The views with a running animation of their properties.
  package var animatedViews: [View] { running.compactMap(\.view) }

  func begin(_ animation: any RunningAnimation) { running.append(animation) }

  /// Returns when the next frame is needed, or nil: during delays, and for repeated animations of views that cannot be seen, none is.
  /// - Parameter interval: The minimum time between frames. An animation may prefer a longer one.
  package func nextFrameTime(after time: Double, interval: Double) -> Double? {
    if running.isEmpty, timelines.isEmpty { return nil }
    let times = running.compactMap { $0.nextFrameTime(after: time, interval: interval) }
    return (times + timelines.compactMap { $0.nextFrameTime(after: time, interval: interval) }).min()
  }

  /// Advances every animation to `time` and completes the ones that end.
  func advance(to time: Double) {
    if running.isEmpty, timelines.isEmpty, tintMovements.isEmpty, movingTintViews.isEmpty { return }
    for timeline in timelines { timeline.advance(to: time, isInstant: isInstant) }
    let present = running
    for animation in present {
      if isInstant, !animation.followsTimeline {
        animation.end(isCancelled: false)
      } else {
        animation.advance(to: time)
      }
    }
    running.removeAll { $0.isOver }
    tintMovements.removeAll { $0.isOver }
    // The tint animations of a view that left the screen end without another step.
    if tintMovements.isEmpty { movingTintViews = [:] }
    for animation in present where animation.isOver { animation.group.leave(finished: !animation.isCancelled) }
    let past = timelines.filter(\.isOver)
    timelines.removeAll(where: \.isOver)
    for timeline in past { timeline.complete() }
  }

  /// Ends the animations of a view's properties at the model values. They complete with the next frame.
  func endAnimations(of view: View) {
    for animation in running where animation.view === view { animation.end(isCancelled: true) }
  }
}

/// The animations of one block. Calls the block's completion when the last of them has ended.
@MainActor final class AnimationGroup {
  private var count = 1
  private var isFinished = true
  private var completion: (@MainActor (Bool) -> Void)?
  // The views to lay out at the end of the block; nil if the block lays out none.
  private var viewsToLayOut: [View]?

  /// Creates a group without animations. Its completion is called with whether all animations ran to their ends.
  init(laysOutViews: Bool, completion: (@MainActor (Bool) -> Void)?) {
    viewsToLayOut = laysOutViews ? [] : nil
    self.completion = completion
  }

  func enter(_ view: View) {
    count += 1
    viewsToLayOut?.append(view)
  }

  /// Keeps the group from completing until another call of `leave(finished:)`.
  func hold() { count += 1 }

  func layOutViews() {
    guard let views = viewsToLayOut else { return }
    viewsToLayOut = nil
    for view in views { view.layoutIfNeeded() }
  }

  /// Notes that an animation, or the closure of the block, has ended.
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

/// The animation block whose closure is running.
@MainActor package struct AnimationBlock {
  var parameters: AnimationParameters
  let group: AnimationGroup
  /// The timeline of the transition that the block belongs to, or nil.
  var timeline: AnimationTimeline?
  /// The part of the animation in which values change. A keyframe is shorter than the whole.
  var part = AnimationPart.whole

  /// The innermost block whose closure is running; nil outside of closures.
  package static var current: AnimationBlock?

  /// Returns the course of the innermost block, or of an animation with a duration in seconds. It runs only once.
  package static func singleRun(orLasting duration: Double) -> AnimationParameters {
    var parameters = current?.parameters ?? AnimationParameters(duration: duration)
    (parameters.repeatCount, parameters.autoreverses) = (1, false)
    return parameters
  }

  /// Returns the innermost block, or nil if changes to a view take effect at once.
  static func running(for view: View) -> AnimationBlock? {
    guard let current, current.parameters.duration > 0, let scene = view.window?.windowScene else { return nil }
    // An interaction moves views even with reduced motion, because the user moves them.
    return scene.animator.isInstant && current.timeline == nil ? nil : current
  }
}
