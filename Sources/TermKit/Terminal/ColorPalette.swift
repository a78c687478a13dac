import TermKitGraphics

/// The fixed colours of a terminal with fewer than 16.7 million colours, as xterm defines them.
struct ColorPalette {
  /// The palette numbers that colours are chosen from.
  let indices: Range<Int>
  /// The colour of each number in `indices`.
  let colors: [PerceptualColor]
  /// The weight of hue and chroma against lightness. It is higher in a small palette, where a grey would otherwise become a colour.
  let chromaWeight: Double

  /// Creates the palette of a depth: 8 colours, 16, or 256 without the first 16, which users often redefine.
  init(_ depth: ColorDepth) {
    switch depth {
    case .none, .eight: indices = 0..<8
    case .sixteen: indices = 0..<16
    case .palette256, .truecolor: indices = 16..<256
    }
    colors = indices.map { PerceptualColor(Self.color($0)) }
    chromaWeight = indices.count > 16 ? 1 : 2
  }

  /// Returns the number of the nearest colour for which `accepts` returns true, or nil if there is no such colour.
  func nearest(to color: PerceptualColor, where accepts: (Int) -> Bool = { _ in true }) -> Int? {
    if indices.count <= 16 {
      let similar = nearest(to: color, among: hueFilter(of: color), where: accepts)
      if similar != nil { return similar }
    }
    return nearest(to: color, among: { _ in true }, where: accepts)
  }

  // In a small palette, greys and pale or dark colours would often become cyan, which is near to everything. A colour therefore keeps its
  // hue or becomes a grey, and a grey stays a grey.
  private func hueFilter(of color: PerceptualColor) -> (PerceptualColor) -> Bool {
    if color.isNeutral { return { $0.isNeutral } }
    let hues = colors.lazy.filter { !$0.isNeutral }
    let least = hues.map { color.hueDifference(to: $0) }.min() ?? 0
    return { $0.isNeutral || color.hueDifference(to: $0) <= least + Self.sameHue }
  }

  // In radians. Bright blue is this far from blue, and yellow is twice as far from green.
  private static let sameHue = 0.26

  private func nearest(
    to color: PerceptualColor, among isCandidate: (PerceptualColor) -> Bool, where accepts: (Int) -> Bool
  ) -> Int? {
    var best: Int?
    var bestDistance = Double.infinity
    for (offset, candidate) in colors.enumerated() where isCandidate(candidate) {
      let distance = color.squaredDistance(to: candidate, chromaWeight: chromaWeight)
      guard distance < bestDistance, accepts(indices.lowerBound + offset) else { continue }
      bestDistance = distance
      best = indices.lowerBound + offset
    }
    return best
  }

  subscript(index: Int) -> PerceptualColor { colors[index - indices.lowerBound] }

  /// Returns the colour that xterm shows for one of its 256 numbers.
  static func color(_ index: Int) -> Color {
    Contract.require((0..<256).contains(index), "colour \(index) is not in 0..<256")
    if index < 16 { return basic[index] }
    if index >= 232 {
      let gray = UInt8(8 + (index - 232) * 10)
      return Color(red: gray, green: gray, blue: gray)
    }
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube = index - 16
    return Color(red: steps[cube / 36], green: steps[cube / 6 % 6], blue: steps[cube % 6])
  }

  private static let basic: [Color] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000, 0x00FF00,
    0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { Color(packed: $0) }
}

extension Color {
  /// Creates an opaque colour from 0xRRGGBB.
  init(packed number: Int32) {
    self.init(
      red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number))
  }
}
