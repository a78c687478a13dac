/// Colours and attributes as a terminal takes them.
struct Rendition: Hashable {
  /// A number of the palette, 0xRRGGBB at 16.7 million colours, or -1 for the terminal's own.
  var foreground: Int32 = -1
  /// Likewise, behind the glyph.
  var background: Int32 = -1
  /// Bold, underline and the like, with those that stand in for colours.
  var attributes: TextAttributes = []
}

/// Fits the colours of cells to what a terminal can show.
///
/// Colours go to the nearest in Oklab. What differed from its background still does afterwards; where few colours make
/// faded text as strong as any other, it gets the attribute dim (T12); without colours, light on dark is shown as
/// reverse.
struct ColorQuantizer {
  /// How many colours are used.
  let depth: ColorDepth
  /// How many colours the terminal has; it gets their numbers, or their parts if it has 16.7 million.
  let terminalDepth: ColorDepth
  private let palette: ColorPalette?
  // A cache that forgets: each colour has one place in it, and the number found for it is kept there.
  private var memo: [UInt64]

  /// Differences in Oklab below this are not seen.
  static let visibleDifference = 0.03

  /// Makes a quantizer for a depth, on a terminal that has more colours if `terminalDepth` says so.
  init(depth: ColorDepth, on terminalDepth: ColorDepth? = nil) {
    self.depth = depth
    self.terminalDepth = terminalDepth ?? depth
    let usesPalette = depth != .truecolor && depth != .none
    palette = usesPalette ? ColorPalette(depth) : nil
    memo = usesPalette ? Array(repeating: 0, count: 4096) : []
  }

  /// How the colours and attributes of a cell are shown. Blanks matter without colours only, where they have no ink to
  /// go by.
  mutating func rendition(of cell: Cell) -> Rendition {
    switch depth {
    case .none:
      return Self.colorless(cell)
    case .truecolor:
      return Rendition(
        foreground: Self.packed(cell.foreground), background: Self.packed(cell.background), attributes: cell.attributes)
    case .eight, .sixteen, .palette256:
      var rendition = quantized(cell)
      if terminalDepth == .truecolor {
        rendition.foreground = Self.parts(ofNumber: rendition.foreground)
        rendition.background = Self.parts(ofNumber: rendition.background)
      }
      return rendition
    }
  }

  private static func parts(ofNumber number: Int32) -> Int32 {
    number < 0 ? number : packed(ColorPalette.color(Int(number)))
  }

  private static func packed(_ color: Color) -> Int32 {
    color.alpha == 0 ? -1 : Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
  }

  private mutating func quantized(_ cell: Cell) -> Rendition {
    var result = Rendition(
      foreground: index(of: cell.foreground), background: index(of: cell.background), attributes: cell.attributes)
    guard let palette, result.foreground >= 0, result.background >= 0, cell.foreground != cell.background else {
      return result
    }
    if result.foreground != result.background && depth == .palette256 { return result }
    let front = PerceptualColor(cell.foreground)
    let back = PerceptualColor(cell.background)
    let contrast = front.distance(to: back)
    guard contrast >= Self.visibleDifference else { return result }
    if result.foreground == result.background {
      result.foreground = Self.separated(front, from: Int(result.background), of: back, in: palette)
    }
    let shown = palette[Int(result.foreground)].distance(to: palette[Int(result.background)])
    if depth < .palette256, contrast < 0.6 * shown { result.attributes.insert(.dim) }
    return result
  }

  // The nearest colour that is not the background's: on the same side of it, light or dark, if there is one.
  private static func separated(
    _ front: PerceptualColor, from background: Int, of back: PerceptualColor, in palette: ColorPalette
  ) -> Int32 {
    let isLighter = front.lightness >= back.lightness
    let limit = palette[background].lightness
    let choice =
      palette.nearest(to: front) { $0 != background && (palette[$0].lightness > limit) == isLighter }
      ?? palette.nearest(to: front) { $0 != background }
    return Int32(choice ?? background)
  }

  private mutating func index(of color: Color) -> Int32 {
    guard color.alpha != 0, let palette else { return -1 }
    let key = UInt64(color.red) << 16 | UInt64(color.green) << 8 | UInt64(color.blue)
    let place = Int((key &* 0x9E37_79B1) >> 16 & 4095)
    let entry = memo[place]
    if entry >> 32 == key + 1 { return Int32(entry & 0xFF) }
    let found = palette.nearest(to: PerceptualColor(color)) ?? palette.indices.lowerBound
    memo[place] = (key + 1) << 32 | UInt64(found)
    return Int32(found)
  }
}

extension ColorQuantizer {
  /// How bright the ink of a monochrome terminal is taken to be against the paper, if the terminal's own are meant.
  private static func brightness(foreground: Color, on background: Double) -> Double {
    foreground.alpha == 0 ? (background < 0.5 ? 1 : 0) : foreground.brightness
  }

  // Light on dark is reverse; a blank is reverse when it is dark. What hardly stands out from its background is dim.
  private static func colorless(_ cell: Cell) -> Rendition {
    let back = cell.background.alpha == 0 ? 1 : cell.background.brightness
    let front = brightness(foreground: cell.foreground, on: back)
    var attributes = cell.attributes
    let isReversed = cell.isBlank ? back < 0.5 : front > back
    if isReversed { attributes.formSymmetricDifference(.reverse) }
    if isFaint(cell) { attributes.insert(.dim) }
    return Rendition(attributes: attributes)
  }

  // Bright green on white is strong though it is about as bright; pale pink is faint.
  private static func isFaint(_ cell: Cell) -> Bool {
    if cell.isBlank || cell.foreground.alpha == 0 || cell.background.alpha == 0 { return false }
    let contrast = PerceptualColor(cell.foreground).distance(to: PerceptualColor(cell.background))
    return contrast > visibleDifference && contrast < 0.25
  }
}
