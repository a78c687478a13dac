import TermKitGraphics

extension View {
  /// Options of keyframe animations. UIKit's `UIView.KeyframeAnimationOptions`, with the same raw values and with names for the curves.
  ///
  /// An option of UIKit that has no counterpart in a terminal is a compiler error, whose message says what to write.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits. Bits without a meaning are ignored.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views that the animation changes, so that their subviews move with them.
    public static let layoutSubviews = Self(AnimationOptions.layoutSubviews)
    /// Repeats all keyframes until another change of the same properties, `removeAllAnimations()` or the removal of the view ends them.
    public static let `repeat` = Self(AnimationOptions.repeat)
    /// Runs all keyframes forwards and then backwards. Afterwards, the view jumps to the model values that the keyframes have set.
    public static let autoreverse = Self(AnimationOptions.autoreverse)
    /// The whole animation is slow at both ends. The default.
    public static let curveEaseInOut = Self(AnimationOptions.curveEaseInOut)
    /// The whole animation is slow at the start.
    public static let curveEaseIn = Self(AnimationOptions.curveEaseIn)
    /// The whole animation is slow at the end.
    public static let curveEaseOut = Self(AnimationOptions.curveEaseOut)
    /// The whole animation has constant speed, so keyframes start exactly at their relative start times.
    public static let curveLinear = Self(AnimationOptions.curveLinear)
    /// Values change evenly during a keyframe. The default.
    public static let calculationModeLinear: Self = []

    private init(_ options: AnimationOptions) { rawValue = options.rawValue }

    /// The same options for animations without keyframes.
    fileprivate var animationOptions: AnimationOptions { AnimationOptions(rawValue: rawValue) }
  }

  /// Animates changes in steps. UIKit's `UIView.animateKeyframes(withDuration:…)`.
  ///
  ///     View.animateKeyframes(withDuration: 2) {
  ///       View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { ball.frame.origin.x = 40 }
  ///       View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { ball.alpha = 0 }
  ///     }
  ///
  /// The curve applies to the whole animation. With `.curveLinear`, keyframes start exactly at their relative start times.
  /// - Parameters:
  ///   - duration: Seconds from the start of the first keyframe to the end of the animation. At 0 or less, changes take effect at once.
  ///   - delay: Seconds before the start. Defaults to 0. A negative delay starts the animation part of the way through.
  ///   - options: The curve, repetitions and other options. Defaults to none.
  ///   - animations: Adds the keyframes. A property that is set outside of keyframes is animated for the whole duration.
  ///   - completion: Called once at the end, with false after an interruption; if nothing is animated, at once with true. Defaults to nil.
  /// - Precondition: `duration` and `delay` are finite.
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double = 0, options: KeyframeAnimationOptions = [],
    animations: @MainActor () -> Void, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options.animationOptions, animations: animations,
      completion: completion)
  }

  /// Animates changes in a part of a keyframe animation. Outside of animation blocks, the changes take effect at once.
  ///
  /// The model values change at once, so the keyframe that is added last decides them. Before the keyframe, a property keeps the value of
  /// the keyframe before; after it, the value of this one. Setting a property to its model value adds no keyframe.
  /// - Parameters:
  ///   - startTime: The start, as a fraction of the duration of the animation.
  ///   - duration: The duration, as a fraction of the whole one. At 0, values jump. The keyframe ends with the animation at the latest.
  ///   - animations: Sets the properties.
  /// - Precondition: Both fractions are in 0…1.
  public static func addKeyframe(
    withRelativeStartTime startTime: Double, relativeDuration duration: Double, animations: @MainActor () -> Void
  ) {
    Contract.require(
      (0...1).contains(startTime) && (0...1).contains(duration),
      "a keyframe cannot start at \(startTime) and last \(duration): use fractions of the animation's duration, 0…1")
    var block = AnimationBlock.current
    block?.part = AnimationPart(start: startTime, duration: min(duration, 1 - startTime))
    run(block, animations)
  }
}

// MARK: Options of UIKit without a counterpart

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View.KeyframeAnimationOptions {
  @available(*, unavailable, message: "remove this option: animations always begin from what is shown")
  public static var beginFromCurrentState: Self { [] }
  @available(
    *, unavailable,
    message: "remove this option: views take input during animations unless isUserInteractionEnabled is false"
  )
  public static var allowUserInteraction: Self { [] }
  @available(*, unavailable, message: "remove this option: a nested animation always has its own duration")
  public static var overrideInheritedDuration: Self { [] }
  @available(*, unavailable, message: "remove this option: a nested animation always has its own options")
  public static var overrideInheritedOptions: Self { [] }
  @available(*, unavailable, message: "use keyframes with a relative duration of 0, at which values jump")
  public static var calculationModeDiscrete: Self { [] }
  @available(*, unavailable, message: "choose the relative start times so that the speed is even")
  public static var calculationModePaced: Self { [] }
  @available(*, unavailable, message: "cells are too large for smooth curves: remove this option, or add keyframes")
  public static var calculationModeCubic: Self { [] }
  @available(*, unavailable, message: "cells are too large for smooth curves: remove this option, or add keyframes")
  public static var calculationModeCubicPaced: Self { [] }
}
