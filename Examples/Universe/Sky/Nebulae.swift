import Foundation

/// The remnant of a supernova: glowing gas in a net of filaments.
enum Remnant {
  static func light(_ x: Double, _ y: Double) -> Light {
    let noise = Noise(seed: 54)
    let (u, v) = (x * 0.86 + y * 0.5, y * 0.86 - x * 0.5)
    let radius = (u * u / 1.1 + v * v / 0.55).squareRoot()
    let edge = max(0, 1 - pow(radius, 4))
    let bend = noise.cloud(x * 2 + 9, y * 2 + 9)
    let filament = ridge(noise.cloud(x * 3.2 + bend * 2 + 31, y * 3.2 + bend * 2 + 11), 5)
    let fine = ridge(noise.cloud(x * 6 + bend + 3, y * 6 + 51), 4)
    let glow = Light(red: 0.35, green: 0.62, blue: 0.95) * (0.55 * exp(-radius * 2.2))
    let red = Light(red: 1, green: 0.32, blue: 0.16) * (1.1 * filament * edge)
    let gold = Light(red: 1, green: 0.75, blue: 0.35) * (0.5 * fine * edge * (0.3 + bend))
    return glow + red + gold
  }

  // Returns values near 1 along the lines where noise crosses its middle.
  private static func ridge(_ value: Double, _ power: Double) -> Double { pow(1 - abs(2 * value - 1), power * 2) }
}

/// The shell of a dying star, seen as a ring.
enum Ring {
  static func light(_ x: Double, _ y: Double) -> Light {
    let noise = Noise(seed: 57)
    let (u, v) = (x * 0.9 + y * 0.44, y * 0.9 - x * 0.44)
    let radius = (u * u + v * v / 0.62).squareRoot() + 0.1 * (noise.cloud(x * 5 + 9, y * 5 + 2) - 0.5)
    func band(_ middle: Double, _ width: Double) -> Double { exp(-pow((radius - middle) / width, 2)) }
    var light = Light(red: 0.2, green: 0.62, blue: 0.75) * (0.75 * band(0.28, 0.22))
    light += Light(red: 0.95, green: 0.85, blue: 0.4) * (0.9 * band(0.52, 0.1))
    light += Light(red: 1, green: 0.4, blue: 0.18) * (0.85 * band(0.68, 0.11))
    light += Light(red: 0.6, green: 0.1, blue: 0.12) * (0.35 * band(0.9, 0.16))
    return light + Light(red: 1, green: 1, blue: 1) * (1.6 * exp(-(x * x + y * y).squareRoot() / 0.03))
  }
}

/// A veil of gas across the whole sky.
enum Veil {
  static func light(_ x: Double, _ y: Double) -> Light {
    let noise = Noise(seed: 88)
    let bend = noise.cloud(x * 1.3 + 30, y * 1.3 + 12)
    let thread = noise.cloud(x * 2.1 + bend * 3 + 20, y * 2.1 - bend * 2 + 60)
    let line = pow(1 - abs(2 * thread - 1), 9)
    // The threads lie along an arc.
    let arc = exp(-pow(((x + 0.9) * (x + 0.9) + (y - 0.7) * (y - 0.7)).squareRoot() - 1.35, 2) / 0.22)
    var light = Light(red: 0.2, green: 0.75, blue: 0.9) * (1.3 * line * arc)
    let second = pow(1 - abs(2 * noise.cloud(x * 2.6 + bend * 2 + 70, y * 2.6 + 33) - 1), 8)
    light += Light(red: 1, green: 0.3, blue: 0.42) * (1.1 * second * arc)
    return light + Light(red: 0.22, green: 0.1, blue: 0.3) * (0.5 * bend * arc)
  }
}
