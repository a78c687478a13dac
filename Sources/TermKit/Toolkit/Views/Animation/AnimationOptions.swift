extension View {
  /// Options of animations and transitions. UIKit's `UIView.AnimationOptions`, with the same raw values.
  ///
  /// An option of UIKit that has no counterpart in a terminal is a compiler error, whose message says what to write.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits. Bits without a meaning are ignored.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    // MARK: The course of the animation

    /// Lays out the views that the animation changes, so that their subviews move with them.
    ///
    /// Without this option, `layoutSubviews()` is called before the next frame, and what it changes is not animated.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Repeats the animation until another change of the same properties, `removeAllAnimations()` or the removal of the view ends it. The
    /// completion handler is called then, with false.
    ///
    /// No frames are drawn for it while its view is hidden or scrolled out of sight.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Runs the animation forwards and then backwards. Afterwards, the view jumps to the model values: the values that the closure has set.
    public static let autoreverse = Self(rawValue: 1 << 4)

    // MARK: The curve

    /// Slow at both ends. The default.
    public static let curveEaseInOut: Self = []
    /// Slow at the start.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = Self(rawValue: 3 << 16)

    // MARK: The frame rate

    /// At most 60 frames a second. The default.
    public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
    /// At most 30 frames a second, which cost half the time and output.
    public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)

    // MARK: Transitions

    /// Mixes the previous and the new contents of the view. Without this option, a transition takes effect at once.
    ///
    /// On terminals with 16, 8 or no colours, the new contents appear dim at first, because their colours cannot be mixed.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// Animates the changes that the closure of a transition makes. Without this option, they take effect at once, under the transition.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// Hides and shows the two views of a transition, instead of removing and adding them.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
  }
}

// MARK: What the options mean

extension View.AnimationOptions {
  var curve: AnimationCurve {
    switch rawValue >> 16 & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInOut
    }
  }

  func parameters(duration: Double, delay: Double) -> AnimationParameters {
    AnimationParameters(
      duration: duration, delay: delay, timing: .curve(curve),
      frameInterval: contains(.preferredFramesPerSecond30) ? 1 / 30 : 1 / 60,
      repeatCount: contains(.repeat) ? .infinity : 1, autoreverses: contains(.autoreverse))
  }
}

// MARK: Options of UIKit without a counterpart

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View.AnimationOptions {
  @available(*, unavailable, message: "remove this option: animations always begin from what is shown")
  public static var beginFromCurrentState: Self { [] }
  @available(
    *, unavailable,
    message: "remove this option: views take input during animations unless isUserInteractionEnabled is false"
  )
  public static var allowUserInteraction: Self { [] }
  @available(*, unavailable, message: "remove this option: a nested animation always has its own duration")
  public static var overrideInheritedDuration: Self { [] }
  @available(*, unavailable, message: "remove this option: a nested animation always has its own curve")
  public static var overrideInheritedCurve: Self { [] }
  @available(*, unavailable, message: "remove this option: a nested animation always has its own options")
  public static var overrideInheritedOptions: Self { [] }
  @available(*, unavailable, message: "cells cannot be turned: use transitionCrossDissolve")
  public static var transitionFlipFromLeft: Self { [] }
  @available(*, unavailable, message: "cells cannot be turned: use transitionCrossDissolve")
  public static var transitionFlipFromRight: Self { [] }
  @available(*, unavailable, message: "cells cannot be turned: use transitionCrossDissolve")
  public static var transitionFlipFromTop: Self { [] }
  @available(*, unavailable, message: "cells cannot be turned: use transitionCrossDissolve")
  public static var transitionFlipFromBottom: Self { [] }
  @available(*, unavailable, message: "cells cannot be curled: use transitionCrossDissolve")
  public static var transitionCurlUp: Self { [] }
  @available(*, unavailable, message: "cells cannot be curled: use transitionCrossDissolve")
  public static var transitionCurlDown: Self { [] }
}
