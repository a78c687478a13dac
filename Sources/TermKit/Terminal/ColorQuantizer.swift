import TermKitGraphics

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
  /// What colours are brought to; what they are unless set.
  var map = ColorMap.identity
  private let palette: ColorPalette?
  // A cache that forgets: each colour has one place in it, and the number found for it is kept there.
  private var memo: [UInt64]
  private static let memoCount = 1024

  /// Differences in Oklab below this are not seen.
  static let visibleDifference = 0.03

  /// Makes a quantizer for a depth, on a terminal that has more colours if `terminalDepth` says so.
  init(depth: ColorDepth, on terminalDepth: ColorDepth? = nil) {
    self.depth = depth
    self.terminalDepth = terminalDepth ?? depth
    let usesPalette = depth != .truecolor && depth != .none
    palette = usesPalette ? ColorPalette(depth) : nil
    memo = usesPalette ? Array(repeating: 0, count: Self.memoCount) : []
  }

  /// How the colours and attributes of a cell are shown. Blanks matter without colours only, where they have no ink to
  /// go by.
  mutating func rendition(of cell: Cell) -> Rendition {
    if depth == .none { return Self.colorless(cell) }
    var rendition = depth == .truecolor ? packed(mapped(cell)) : numbered(cell)
    ensureContrast(cell.minimumContrast, in: &rendition)
    if map.usesDefaultColors { rendition = withReadableDefaultColors(rendition, cell) }
    return terminalDepth == .truecolor && depth < .truecolor ? withParts(rendition) : rendition
  }

  private func packed(_ cell: Cell) -> Rendition {
    Rendition(
      foreground: Self.packed(cell.foreground), background: Self.packed(cell.background), attributes: cell.attributes)
  }

  private mutating func numbered(_ cell: Cell) -> Rendition {
    depth == .palette256 ? quantized(mapped(cell)) : withGreysInPlace(quantized(cell))
  }

  // On a terminal with more colours than are used, the numbers of the palette become its colours.
  private func withParts(_ rendition: Rendition) -> Rendition {
    var result = rendition
    result.foreground = Self.parts(ofNumber: rendition.foreground)
    result.background = Self.parts(ofNumber: rendition.background)
    return result
  }

  private static func parts(ofNumber number: Int32) -> Int32 {
    number < 0 ? number : packed(ColorPalette.color(Int(number)))
  }

  private static func packed(_ color: Color) -> Int32 {
    color.alpha == 0 ? -1 : Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
  }

  /// What a number looks like; nil where people choose that.
  func look(ofNumber number: Int32) -> PerceptualColor? {
    guard number >= 0 else { return nil }
    if terminalDepth == .truecolor {
      let parts = [16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
      return PerceptualColor(Color(red: parts[0], green: parts[1], blue: parts[2]))
    }
    return palette.flatMap { $0.indices.contains(Int(number)) ? $0[Int(number)] : nil }
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
    let place = Int((key &* 0x9E37_79B1) >> 16) % Self.memoCount
    let entry = memo[place]
    if entry >> 32 == key + 1 { return Int32(entry & 0xFF) }
    let found = palette.nearest(to: PerceptualColor(color)) ?? palette.indices.lowerBound
    memo[place] = (key + 1) << 32 | UInt64(found)
    return Int32(found)
  }
}

// The contrast that a cell asks for.
extension ColorQuantizer {
  // Chooses the nearest colour that has the contrast: of the same hue if the palette has one, else a grey. A grey in place of a hue is
  // bold, so that a tint still differs from plain text (T12).
  private func ensureContrast(_ minimum: MinimumContrast, in rendition: inout Rendition) {
    limitDimming(minimum, in: &rendition)
    guard minimum != .none, let background = color(rendition.background, default: map.paper),
      let color = color(rendition.foreground, default: map.ink),
      color.contrastRatio(with: background) < minimum.ratio
    else { return }
    let wanted = color.withContrast(minimum.ratio, against: background)
    guard let palette else {
      rendition.foreground = Self.packed(wanted)
      return
    }
    let found = palette.nearest(to: PerceptualColor(wanted)) { number in
      ColorPalette.color(number).contrastRatio(with: background) >= minimum.ratio
    }
    guard let found else { return }
    rendition.foreground = Int32(found)
    if palette[found].isNeutral, !PerceptualColor(color).isNeutral { rendition.attributes.insert(.bold) }
  }

  // Text that would be too faint is not dim.
  private func limitDimming(_ minimum: MinimumContrast, in rendition: inout Rendition) {
    guard minimum != .none, rendition.attributes.contains(.dim),
      let background = color(rendition.background, default: map.paper),
      let color = color(rendition.foreground, default: map.ink)
    else { return }
    let seen = color.mixed(with: background, Self.dimming)
    if seen.contrastRatio(with: background) < minimum.ratio { rendition.attributes.remove(.dim) }
  }

  /// The part of the background in dim text: terminals draw it at about two thirds of its strength.
  static let dimming = 1.0 / 3

  // The colour that a number of a rendition stands for; nil for the terminal's own colour where the terminal has not told it.
  private func color(_ number: Int32, default own: Color) -> Color? {
    if number < 0 { return map.usesDefaultColors ? own : nil }
    if palette != nil { return ColorPalette.color(Int(number)) }
    let parts = [16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    return Color(red: parts[0], green: parts[1], blue: parts[2])
  }
}

// Paper and ink that are not white and black.
extension ColorQuantizer {
  private func mapped(_ cell: Cell) -> Cell {
    if map == .identity { return cell }
    var cell = cell
    cell.foreground = map.color(for: cell.foreground)
    cell.background = map.color(for: cell.background)
    return cell
  }

  // Black and white, light and dark grey change places where ink is lighter than paper.
  private func withGreysInPlace(_ rendition: Rendition) -> Rendition {
    guard map.isInverting else { return rendition }
    let opposites: [Int32: Int32] = depth == .eight ? [0: 7, 7: 0] : [0: 15, 15: 0, 7: 8, 8: 7]
    var result = rendition
    result.foreground = opposites[rendition.foreground] ?? rendition.foreground
    result.background = opposites[rendition.background] ?? rendition.background
    // Black on dark grey can be read, white on light grey cannot.
    if result.foreground == 15, result.background == 7 { result.foreground = 0 }
    return result
  }

  // The terminal's own colours, unless the glyph then falls short of its contrast. The terminal's own ink on its own paper is the user's
  // choice, and always good.
  private func withReadableDefaultColors(_ rendition: Rendition, _ cell: Cell) -> Rendition {
    var result = withDefaultColors(rendition, cell)
    limitDimming(cell.minimumContrast, in: &result)
    if cell.minimumContrast == .none || result.foreground < 0 && result.background < 0 { return result }
    guard let front = color(result.foreground, default: map.ink),
      let back = color(result.background, default: map.paper),
      front.contrastRatio(with: back) < cell.minimumContrast.ratio
    else { return result }
    var kept = rendition
    if cell.background == .white { kept.background = -1 }
    ensureContrast(cell.minimumContrast, in: &kept)
    return kept
  }

  // What is drawn with paper, or lies on ink, is reversed: only so the terminal's own two colours change places.
  private func withDefaultColors(_ rendition: Rendition, _ cell: Cell) -> Rendition {
    var result = rendition
    if cell.foreground == .black { result.foreground = -1 }
    if cell.background == .white { result.background = -1 }
    if cell.foreground != cell.background, cell.foreground == .white || cell.background == .black {
      result.foreground = cell.background == .black ? -1 : rendition.background
      result.background = cell.foreground == .white ? -1 : rendition.foreground
      result.attributes.formSymmetricDifference(.reverse)
    }
    return result
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
