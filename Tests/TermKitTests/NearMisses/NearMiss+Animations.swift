extension NearMiss {
  /// Options of UIKit's animations that have no counterpart in a terminal.
  static let animations = [
    option("beginFromCurrentState", of: "AnimationOptions", says: "animations always begin from what is shown"),
    option(
      "allowUserInteraction", of: "AnimationOptions",
      says: "views take input during animations unless isUserInteractionEnabled is false"),
    option("overrideInheritedDuration", of: "AnimationOptions", says: "a nested animation always has its own duration"),
    option("overrideInheritedCurve", of: "AnimationOptions", says: "a nested animation always has its own curve"),
    option("overrideInheritedOptions", of: "AnimationOptions", says: "a nested animation always has its own options"),
    option(
      "transitionFlipFromLeft", of: "AnimationOptions", says: "cells cannot be turned: use transitionCrossDissolve"),
    option(
      "transitionFlipFromRight", of: "AnimationOptions", says: "cells cannot be turned: use transitionCrossDissolve"),
    option(
      "transitionFlipFromTop", of: "AnimationOptions", says: "cells cannot be turned: use transitionCrossDissolve"),
    option(
      "transitionFlipFromBottom", of: "AnimationOptions", says: "cells cannot be turned: use transitionCrossDissolve"),
    option("transitionCurlUp", of: "AnimationOptions", says: "cells cannot be curled: use transitionCrossDissolve"),
    option("transitionCurlDown", of: "AnimationOptions", says: "cells cannot be curled: use transitionCrossDissolve"),
    option("beginFromCurrentState", of: "KeyframeAnimationOptions", says: "animations always begin from what is shown"),
    option(
      "allowUserInteraction", of: "KeyframeAnimationOptions",
      says: "views take input during animations unless isUserInteractionEnabled is false"),
    option(
      "overrideInheritedDuration", of: "KeyframeAnimationOptions",
      says: "a nested animation always has its own duration"),
    option(
      "overrideInheritedOptions", of: "KeyframeAnimationOptions", says: "a nested animation always has its own options"),
    option(
      "calculationModeDiscrete", of: "KeyframeAnimationOptions", says: "use keyframes with a relative duration of 0"),
    option(
      "calculationModePaced", of: "KeyframeAnimationOptions",
      says: "choose the relative start times so that the speed is even"),
    option("calculationModeCubic", of: "KeyframeAnimationOptions", says: "cells are too large for smooth curves"),
    option("calculationModeCubicPaced", of: "KeyframeAnimationOptions", says: "cells are too large for smooth curves"),
  ]

  private static func option(_ name: String, of type: String, says message: String) -> NearMiss {
    NearMiss("View", "let options: \(type) = [.\(name)]", says: message)
  }
}
