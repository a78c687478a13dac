import TermKitGraphics

extension View {
  /// Animates changes to the properties whose comments say "Animatable", such as `frame` and `alpha`, to your own `@Animatable`
  /// properties, to the tint and to the status bar. UIKit's `UIView.animate(withDuration:…)`.
  ///
  /// An interrupted animation continues from its presentation value. With reduced motion, and in no window, changes take effect at once.
  /// - Parameters:
  ///   - duration: Seconds from start to end. At 0 or less, changes take effect at once.
  ///   - delay: Seconds before the start. Defaults to 0. A negative delay starts the animation part of the way through.
  ///   - curve: The speed over time. Defaults to `.easeInOut`.
  ///   - preferredFramesPerSecond: The number of frames per second that is enough. Defaults to 60, which is also the most. Other animations
  ///     on the screen may cause more frames. Half as many frames cost half the time and output.
  ///   - animations: Sets the properties. A nested block has its own duration.
  ///   - completion: Called once at the end, with false if an animation was interrupted; if none began, at once with true. Defaults to nil.
  /// - Precondition: `duration` and `delay` are finite, and `preferredFramesPerSecond` is positive.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, curve: AnimationCurve = .easeInOut,
    preferredFramesPerSecond: Int = 60, animations: @MainActor () -> Void,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    Contract.require(
      preferredFramesPerSecond > 0,
      "an animation cannot have \(preferredFramesPerSecond) frames a second: use 60, or 30 to save processor time")
    let parameters = AnimationParameters(
      duration: duration, delay: delay, timing: .curve(curve), frameInterval: 1 / Double(preferredFramesPerSecond))
    animate(parameters, animations: animations, completion: completion)
  }

  /// Animates changes as `animate(withDuration:delay:curve:…)` does, with options. UIKit's
  /// `UIView.animate(withDuration:delay:options:animations:completion:)`.
  ///
  ///     View.animate(withDuration: 0.8, options: [.repeat, .autoreverse]) { dot.alpha = 0.2 }
  ///
  /// - Parameters:
  ///   - duration: Seconds from start to end of one run. At 0 or less, changes take effect at once.
  ///   - delay: Seconds before the start. Defaults to 0. A negative delay starts the animation part of the way through.
  ///   - options: The curve, repetitions and other options. An empty set is a single run that is slow at both ends.
  ///   - animations: Sets the properties. A nested block has its own duration.
  ///   - completion: Called once at the end, with false if an animation was interrupted; if none began, at once with true. Defaults to nil.
  /// - Precondition: `duration` and `delay` are finite.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions, animations: @MainActor () -> Void,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    let parameters = options.parameters(duration: duration, delay: delay)
    animate(
      parameters, laysOutViews: options.contains(.layoutSubviews), animations: animations, completion: completion)
  }

  /// Animates changes with the movement of a mass on a spring.
  ///
  /// Below a damping of 1, values go beyond their new values before they come to rest. A frame can therefore leave the area between its
  /// old and its new place. Colours stop at their new values.
  ///
  ///     View.animate(withDuration: 0.6, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) { card.frame.origin.y = 2 }
  ///
  /// - Parameters:
  ///   - duration: Seconds until the spring is at rest. At 0 or less, changes take effect at once.
  ///   - delay: Seconds before the start. Defaults to 0. A negative delay starts the animation part of the way through.
  ///   - dampingRatio: The damping of the spring. At 1, it comes to rest without oscillation. The nearer to 0, the more it oscillates.
  ///   - velocity: The speed at the start, in whole distances per second. With a distance of 20 columns, 0.5 is ten columns a second.
  ///   - options: Repetitions and other options. Defaults to none. The curve has no effect, because the spring decides the speed.
  ///   - animations: Sets the properties. A nested block has its own duration.
  ///   - completion: Called once at the end, with false if an animation was interrupted; if none began, at once with true. Defaults to nil.
  /// - Precondition: `duration`, `delay` and `velocity` are finite. `dampingRatio` is above 0 and at most 1.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [], animations: @MainActor () -> Void,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    Contract.require(
      dampingRatio > 0 && dampingRatio <= 1,
      "a spring cannot have a damping of \(dampingRatio): use 1 for no oscillation, or less, but more than 0")
    Contract.require(
      velocity.isFinite, "a spring cannot have an initial velocity of \(velocity): use a finite number")
    var parameters = options.parameters(duration: duration, delay: delay)
    parameters.timing = .spring(SpringTiming(damping: dampingRatio, velocity: velocity))
    animate(
      parameters, laysOutViews: options.contains(.layoutSubviews), animations: animations, completion: completion)
  }

  /// Repeats the changes that a closure makes inside an animation block. Outside of animation blocks, the changes take effect at once.
  ///
  ///     View.animate(withDuration: 0.1) {
  ///       View.modifyAnimations(withRepeatCount: 3, autoreverses: true) { field.frame.origin.x += 1 }
  ///     }
  ///
  /// At the end, the view shows the model values, even if the last run went backwards.
  /// - Parameters:
  ///   - count: The number of repetitions. It may have a fraction; with `.infinity`, the animation repeats as with `.repeat`.
  ///   - autoreverses: Whether each repetition runs forwards and then backwards, each way in the duration of the block.
  ///   - animations: Sets the properties.
  /// - Precondition: `count` is positive.
  public static func modifyAnimations(
    withRepeatCount count: Double, autoreverses: Bool, animations: @MainActor () -> Void
  ) {
    Contract.require(count > 0, "an animation cannot run \(count) times: use a positive number")
    var block = AnimationBlock.current
    block?.parameters.repeatCount = count
    block?.parameters.autoreverses = autoreverses
    run(block, animations)
  }

  /// Performs changes without animation, even inside an animation block. An animation block inside the closure still animates its changes.
  public static func performWithoutAnimation(_ actions: @MainActor () -> Void) {
    run(nil, actions)
  }

  /// Ends the animations of this view's own properties, which are then drawn at their model values. UIKit's `layer.removeAllAnimations()`.
  ///
  /// Use it to stop a repeated animation. The completion handlers get false in the next frame. Animations of subviews go on.
  public final func removeAllAnimations() { window?.windowScene?.animator.endAnimations(of: self) }

  // MARK: Blocks

  /// Performs changes in an animation of 0.25 seconds, or without animation.
  package static func animateIf(
    _ isAnimated: Bool, withDuration duration: Double = 0.25, _ actions: @MainActor () -> Void
  ) {
    if isAnimated { animate(withDuration: duration, animations: actions) } else { run(nil, actions) }
  }

  /// Animates changes.
  /// - Parameter laysOutViews: Whether the animated views are laid out at the end of the block.
  package static func animate(
    _ parameters: AnimationParameters, laysOutViews: Bool = false, animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    let (duration, delay) = (parameters.duration, parameters.delay)
    Contract.require(
      duration.isFinite && delay.isFinite,
      "an animation cannot have a duration of \(duration) and a delay of \(delay): use finite numbers of seconds")
    let group = AnimationGroup(laysOutViews: laysOutViews, completion: completion)
    let timeline = parameters.runCount.isFinite ? AnimationTimeline.current : nil
    timeline?.hold(group)
    run(AnimationBlock(parameters: parameters, group: group, timeline: timeline)) {
      animations()
      group.layOutViews()
    }
    group.leave(finished: true)
  }

  /// Runs a closure inside a block, or without animation if the block is nil.
  static func run(_ block: AnimationBlock?, _ body: @MainActor () -> Void) {
    let outer = AnimationBlock.current
    AnimationBlock.current = block
    body()
    AnimationBlock.current = outer
  }
}
