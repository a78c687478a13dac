/// The subject of a picture of the sky.
enum SkyScene: Equatable {
  case galaxy(Galaxy)
  case edgeOnGalaxy
  case remnant
  case ring
  case veil

  fileprivate func light(_ x: Double, _ y: Double) -> Light {
    switch self {
    case .galaxy(let galaxy): galaxy.light(x, y)
    case .edgeOnGalaxy: EdgeOnGalaxy.light(x, y)
    case .remnant: Remnant.light(x, y)
    case .ring: Ring.light(x, y)
    case .veil: Veil.light(x, y)
    }
  }

  fileprivate var seed: Int {
    switch self {
    case .galaxy(let galaxy): galaxy.seed
    case .edgeOnGalaxy: 104
    case .remnant: 1
    case .ring: 57
    case .veil: 6960
    }
  }
}

/// The light of a scene in square pixels, and its stars. A cell has two pixels, one above the other, and at most one star.
struct SkyPicture {
  let scene: SkyScene
  let width: Int
  let height: Int
  private var pixels: [Light] = []

  /// Computes the picture of a scene. The scene fills the shorter side, with a little room around it.
  init(of scene: SkyScene, width: Int, height: Int) {
    (self.scene, self.width, self.height) = (scene, width, height)
    let scale = 2.3 / Double(max(1, min(width * 3 / 4, height)))
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let (u, v) = ((Double(x) + 0.5 - Double(width) / 2) * scale, (Double(y) + 0.5 - Double(height) / 2) * scale)
        pixels.append(scene.light(u, v) + Self.night)
      }
    }
  }

  // The night is not quite black.
  private static let night = Light(red: 0.006, green: 0.006, blue: 0.013)

  /// Returns the light of the star in a cell, or nil. Few stars are bright.
  func star(_ x: Int, _ y: Int) -> Light? {
    let noise = Noise(seed: scene.seed &+ 4242)
    guard noise.value(x, y) > 0.966 else { return nil }
    let magnitude = noise.value(x + 977, y + 331)
    let warmth = noise.value(x + 53, y + 719)
    return Light(red: 0.72 + 0.28 * warmth, green: 0.82, blue: 1.1 - 0.5 * warmth) * (0.1 + 1.1 * magnitude * magnitude)
  }

  subscript(x: Int, y: Int) -> Light {
    x >= 0 && x < width && y >= 0 && y < height ? pixels[y * width + x] : .dark
  }
}
