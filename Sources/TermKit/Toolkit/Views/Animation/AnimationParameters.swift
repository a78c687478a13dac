private import LibC

/// The course of an animation.
package struct AnimationParameters {
  /// The time from the start to the end of one run, in seconds.
  var duration: Double
  /// The time before the start, in seconds.
  var delay = 0.0
  var timing = AnimationTiming.curve(.easeInOut)
  /// The time between frames that is short enough, in seconds.
  var frameInterval = 1.0 / 60
  /// The number of repetitions, which may have a fraction. Infinite if the animation repeats without end.
  var repeatCount = 1.0
  /// Whether each repetition runs forwards and then backwards.
  var autoreverses = false

  /// The number of runs, forwards or backwards. Infinite if the animation repeats without end.
  var runCount: Double { repeatCount * (autoreverses ? 2 : 1) }

  /// Returns the progress some seconds after the start: 0 at the start value, 1 at the end value. A spring can exceed both.
  func progress(at time: Double) -> Double {
    let runs = max(0, time / duration)
    let finished = runs.rounded(.down)
    let isBackwards = autoreverses && finished.truncatingRemainder(dividingBy: 2) == 1
    let position = runs - finished
    return timing.progress(at: isBackwards ? 1 - position : position, duration: duration)
  }
}

/// The speed of an animation.
enum AnimationTiming {
  case curve(AnimationCurve)
  case spring(SpringTiming)

  /// Returns the progress of a run at a fraction of its duration, which is given in seconds.
  func progress(at fraction: Double, duration: Double) -> Double {
    switch self {
    case .curve(let curve): curve.fraction(at: fraction)
    case .spring(let spring): spring.progress(at: fraction, duration: duration)
    }
  }
}

/// The movement of a mass on a damped spring, which comes to rest at the end of the duration.
struct SpringTiming {
  /// The damping ratio, above 0 and at most 1. At 1 nothing oscillates.
  let damping: Double
  /// The speed at the start, in distances from start to end in a second.
  let velocity: Double

  /// Returns the progress at a fraction of the duration, which is given in seconds.
  func progress(at fraction: Double, duration: Double) -> Double {
    // The decay after which a spring without oscillation is within a thousandth of its end: (1 + x) · exp(-x) = 0.001.
    let decay = 9.233
    let push = decay - velocity * duration
    let frequency = decay / damping * (1 - damping * damping).squareRoot()
    // At the limit of a damping of 1, the sine divided by the frequency is the time.
    let swing = frequency > 1e-6 ? sin(frequency * fraction) / frequency : fraction
    return 1 - exp(-decay * fraction) * (cos(frequency * fraction) + push * swing)
  }
}

/// A part of an animation, as fractions of its duration.
struct AnimationPart: Equatable {
  static let whole = AnimationPart()
  var start = 0.0
  var duration = 1.0

  /// Returns the progress of this part at a progress of the whole animation.
  func progress(at progress: Double) -> Double {
    // Springs exceed the whole, and nothing else does.
    if self == .whole { return progress }
    return duration > 0 ? min(1, (progress - start) / duration) : 1
  }
}
