import Foundation
import TermKit

/// The part of the spectrum that the telescope sees.
enum Band: Int, CaseIterable {
  case visible, infrared, xray

  var name: String {
    switch self {
    case .visible: "Visible"
    case .infrared: "Infrared"
    case .xray: "X-ray"
    }
  }

  /// Returns the colours in which light of this band is shown, from 0 to 1 each.
  func shown(_ light: Light) -> Light {
    let amount = light.brightness
    switch self {
    case .visible: return light
    case .infrared:
      return Light(red: min(1, amount * 2.1), green: max(0, amount * 1.5 - 0.25), blue: max(0, amount * 1.6 - 0.9))
    case .xray:
      let hot = pow(amount, 1.6)
      return Light(red: hot * 1.1, green: max(0, hot * 1.3 - 0.45), blue: min(1, hot * 2 + amount * 0.3))
    }
  }
}

extension Light {
  /// Returns the colour of the light. Bright light approaches white slowly, as on film.
  var color: Color {
    Color(red: Self.exposed(red), green: Self.exposed(green), blue: Self.exposed(blue), alpha: 1)
  }

  private static func exposed(_ amount: Double) -> Double { pow(1 - exp(-1.5 * max(0, amount)), 0.72) }

  /// The brightness as it is shown, from 0 to 1.
  var shownBrightness: Double { Self.exposed(brightness) }

  /// The colour without its brightness, for terminals with few colours.
  var hue: Color {
    let most = max(red, green, blue, 0.001)
    return Color(red: red / most, green: green / most, blue: blue / most, alpha: 1)
  }
}
