import TermKitGraphics

extension View {
  /// Animates what `animations` changes on views that are on the screen: `frame`, `alpha`, `backgroundColor`, the tint, the status
  /// bar and every `@Animatable` property (V9). UIKit's `UIView.animate(withDuration:…)`.
  ///
  /// An animation that is interrupted by another goes on from what is seen. With reduced motion everything jumps to its end.
  /// - Parameters:
  ///   - duration: Seconds from start to end; nothing is animated if that is 0 or less. What is not finite stops the program.
  ///   - delay: Seconds before it starts; 0 unless given. If it is less, the animation starts as far on its way. What is not finite
  ///     stops the program.
  ///   - curve: Its speed over time; `easeInOut` unless given.
  ///   - preferredFramesPerSecond: How many frames a second are enough for it, 60 unless given; there are never more, and others that
  ///     move meanwhile may need more than it does. Half of them cost half of the time and of the bytes. UIKit's
  ///     `preferredFramesPerSecond30`. None or fewer stop the program.
  ///   - animations: Sets the properties; nested blocks have their own duration.
  ///   - completion: Called once all of them are over, with false when one was interrupted; at once when nothing moves.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, curve: AnimationCurve = .easeInOut,
    preferredFramesPerSecond: Int = 60, animations: @MainActor () -> Void,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    Contract.require(
      duration.isFinite && delay.isFinite,
      "an animation cannot take \(duration) seconds after \(delay): it would never end, give it numbers of seconds")
    Contract.require(
      preferredFramesPerSecond > 0,
      "an animation cannot have \(preferredFramesPerSecond) frames a second: give it 60, or 30 if it may cost less")
    let group = AnimationGroup(completion: completion)
    let block = AnimationBlock(
      duration: duration, delay: delay, curve: curve, frameInterval: 1 / Double(preferredFramesPerSecond), group: group)
    run(block, animations)
    group.leave(finished: true)
  }

  /// Changes things at once, even inside an animation block.
  public static func performWithoutAnimation(_ actions: @MainActor () -> Void) {
    run(nil, actions)
  }

  /// Does something within a quarter of a second, or at once.
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
