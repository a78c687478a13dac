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
  ///   - animations: Sets the properties; nested blocks have their own duration.
  ///   - completion: Called once all of them are over, with false when one was interrupted; at once when nothing moves.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, curve: AnimationCurve = .easeInOut,
    animations: @MainActor () -> Void, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    Contract.require(
      duration.isFinite && delay.isFinite,
      "an animation cannot take \(duration) seconds after \(delay): it would never end, give it numbers of seconds")
    let group = AnimationGroup(completion: completion)
    run(AnimationBlock(duration: duration, delay: delay, curve: curve, group: group), animations)
    group.leave(finished: true)
  }

  /// Changes things at once, even inside an animation block.
  public static func performWithoutAnimation(_ actions: @MainActor () -> Void) {
    run(nil, actions)
  }

  private static func run(_ block: AnimationBlock?, _ body: @MainActor () -> Void) {
    let outer = AnimationBlock.current
    AnimationBlock.current = block
    body()
    AnimationBlock.current = outer
  }
}
