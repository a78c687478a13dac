import TermKitGraphics

extension View {
  /// Animates changes to `frame`, `alpha`, `backgroundColor`, the tint, the status bar and every `@Animatable` property of views on the
  /// screen (V9). UIKit's `UIView.animate(withDuration:…)`.
  ///
  /// An animation that is interrupted by another continues from its presentation value. With reduced motion, changes take effect at once.
  /// - Parameters:
  ///   - duration: Seconds from start to end. At 0 or less, changes take effect at once.
  ///   - delay: Seconds before the start. Defaults to 0. A negative delay starts the animation part of the way through.
  ///   - curve: The speed over time. Defaults to `.easeInOut`.
  ///   - preferredFramesPerSecond: The number of frames per second that is enough. Defaults to 60, which is also the most. Other animations
  ///     on the screen may cause more frames. Half as many frames cost half the time and output. UIKit's `preferredFramesPerSecond30`.
  ///   - animations: Sets the properties. A nested block has its own duration.
  ///   - completion: Called once when all animations have ended, with false if one of them was interrupted. Called at once if
  ///     nothing is animated.
  /// - Precondition: `duration` and `delay` are finite, and `preferredFramesPerSecond` is positive.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, curve: AnimationCurve = .easeInOut,
    preferredFramesPerSecond: Int = 60, animations: @MainActor () -> Void,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    Contract.require(
      duration.isFinite && delay.isFinite,
      "an animation cannot have a duration of \(duration) and a delay of \(delay): use finite numbers of seconds")
    Contract.require(
      preferredFramesPerSecond > 0,
      "an animation cannot have \(preferredFramesPerSecond) frames a second: use 60, or 30 to save processor time")
    let group = AnimationGroup(completion: completion)
    let block = AnimationBlock(
      duration: duration, delay: delay, curve: curve, frameInterval: 1 / Double(preferredFramesPerSecond), group: group)
    run(block, animations)
    group.leave(finished: true)
  }

  /// Performs changes without animation, even inside an animation block.
  public static func performWithoutAnimation(_ actions: @MainActor () -> Void) {
    run(nil, actions)
  }

  /// Performs changes in an animation of 0.25 seconds, or without animation.
  static func animateIf(_ isAnimated: Bool, _ actions: @MainActor () -> Void) {
    if isAnimated { animate(withDuration: 0.25, animations: actions) } else { run(nil, actions) }
  }

  private static func run(_ block: AnimationBlock?, _ body: @MainActor () -> Void) {
    let outer = AnimationBlock.current
    AnimationBlock.current = block
    body()
    AnimationBlock.current = outer
  }
}
