import Foundation

/// A galaxy, described by numbers. Its radius is about 1.
struct Galaxy: Equatable {
  var arms = 2.0
  /// The number of turns of the arms.
  var winding = 3.0
  /// The angle between the galaxy and the sky, in radians. 0 shows it from above.
  var tilt = 0.5
  /// The direction of its long axis, in radians.
  var angle = 0.4
  var core = 1.0
  /// The length of a bar through the core. 0 means none.
  var bar = 0.0
  var seed = 1
  /// The place and the size of a small companion, or nil.
  var companion: (x: Double, y: Double, size: Double)?

  private static let warm = Light(red: 1.0, green: 0.8, blue: 0.5)
  private static let cool = Light(red: 0.4, green: 0.62, blue: 1.0)
  private static let pink = Light(red: 1.0, green: 0.22, blue: 0.42)

  static func == (left: Galaxy, right: Galaxy) -> Bool { left.seed == right.seed && left.angle == right.angle }

  /// Returns the light at a place. (0, 0) is the core.
  func light(_ x: Double, _ y: Double) -> Light {
    let u = x * cos(angle) + y * sin(angle)
    let v = (y * cos(angle) - x * sin(angle)) / max(0.12, cos(tilt))
    let radius = (u * u + v * v).squareRoot()
    var light = Self.warm * (core * (1.5 * exp(-radius / 0.06) + 0.55 * exp(-radius / 0.2)))
    if bar > 0 { light += Self.warm * (0.8 * exp(-pow(u / bar, 4) - pow(v / 0.09, 2))) }
    if radius < 1.7 { light += armLight(u, v, radius) }
    if let companion {
      let distance = (pow(x - companion.x, 2) + pow(y - companion.y, 2)).squareRoot()
      light += Self.warm * (0.9 * exp(-distance / companion.size))
    }
    return light
  }

  private func armLight(_ u: Double, _ v: Double, _ radius: Double) -> Light {
    let noise = Noise(seed: seed)
    let cloud = noise.cloud(u * 4 + 40, v * 4 + 40)
    let phase = arms * (atan2(v, u) - log(radius + 0.06) * winding) + (cloud - 0.5) * 1.6
    let arm = pow(0.5 + 0.5 * cos(phase), 2)
    let fade = min(1, max(0, (1.7 - radius) / 0.7))
    let disk = exp(-radius / 0.42) * min(1, radius / max(0.12, bar * 0.8)) * fade * fade
    // Dust darkens the inner edges of the arms.
    let dust = 1 - 0.75 * pow(0.5 + 0.5 * cos(phase + 1.1), 4) * cloud
    var light = Self.cool * (disk * (0.22 + 1.9 * arm * (0.35 + cloud)) * dust)
    let knots = pow(noise.cloud(u * 9 + 7, v * 9 + 80), 5)
    light += Self.pink * (16 * knots * arm * disk)
    return light
  }
}

/// A galaxy that is seen from its edge, with a lane of dust.
enum EdgeOnGalaxy {
  static func light(_ x: Double, _ y: Double) -> Light {
    let (u, v) = (x * 0.98 + y * 0.2, y * 0.98 - x * 0.2)
    let halo = exp(-(u * u + 2.6 * v * v).squareRoot() / 0.3)
    let disk = exp(-abs(v) / 0.045) * exp(-abs(u) / 0.5)
    var light = Light(red: 1, green: 0.9, blue: 0.72) * (1.1 * halo + 0.9 * disk)
    // The near side of the dust hides the light behind it.
    let lane = exp(-pow((v - 0.085 * (1 - min(1, u * u))) / 0.045, 2)) * (abs(u) < 1.1 ? 1 : 0)
    light = light * (1 - 0.93 * lane)
    let grain = Noise(seed: 5).cloud(u * 10 + 20, v * 30 + 20)
    return light + Light(red: 0.5, green: 0.24, blue: 0.12) * (0.35 * lane * grain)
  }
}
