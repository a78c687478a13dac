import TermKitGraphics

/// The colours and attributes of a cell in the form that a terminal takes.
package struct Rendition: Hashable {
  /// A palette number, 0xRRGGBB at 16.7 million colours, or -1 for the terminal's own colour.
  package var foreground: Int32 = -1
  /// The background colour, in the same form.
  package var background: Int32 = -1
  /// The attributes, including the ones that stand in for colours.
  package var attributes: TextAttributes = []

  /// Returns the rendition with both colours changed.
  fileprivate func mapColors(_ change: (Int32) -> Int32) -> Rendition {
    Rendition(foreground: change(foreground), background: change(background), attributes: attributes)
  }
}

/// Reduces the colours of cells to colours that a terminal can show.
///
/// Each colour becomes the nearest one in the Oklab colour space. A glyph that differs from its background still differs afterwards. If
/// faded text would look as strong as other text, it gets the dim attribute (T12). Without colours, light text on a dark background is
/// reversed.
package struct ColorQuantizer {
  /// The depth of the colours in use.
  let depth: ColorDepth
  /// The depth of the terminal. It takes palette numbers, or red, green and blue at 16.7 million colours.
  let terminalDepth: ColorDepth
  /// The map that every colour goes through. Defaults to `ColorMap.identity`.
  var map = ColorMap.identity
  private let palette: ColorPalette?
  // A cache of palette numbers with one place for each hash value; a new colour replaces the old one there.
  private var memo: [UInt64]
  private static let memoCount = 1024

  /// The smallest visible difference between two colours in Oklab.
  static let visibleDifference = 0.03

  /// Creates a quantizer for a depth.
  /// - Parameter terminalDepth: The depth of the terminal, if it is greater than `depth`.
  package init(depth: ColorDepth, on terminalDepth: ColorDepth? = nil) {
    self.depth = depth
    self.terminalDepth = terminalDepth ?? depth
    let usesPalette = depth != .truecolor && depth != .none
    palette = usesPalette ? ColorPalette(depth) : nil
    memo = usesPalette ? Array(repeating: 0, count: Self.memoCount) : []
  }

  /// Returns the colours and attributes that show a cell.
  ///
  /// Whether the cell is blank matters only without colours, because a blank's foreground then says nothing.
  package mutating func rendition(of cell: Cell) -> Rendition {
    if depth == .none { return Self.colorless(cell) }
    var rendition = depth == .truecolor ? packed(mapped(cell)) : numbered(cell)
    ensureContrast(cell.minimumContrast, in: &rendition)
    if map.usesDefaultColors, cell.elevation == 0 { rendition = withReadableDefaultColors(rendition, cell) }
    // If the terminal has more colours than are in use, palette numbers become red, green and blue.
    return terminalDepth == .truecolor && depth < .truecolor ? rendition.mapColors(Self.parts) : rendition
  }

  private func packed(_ cell: Cell) -> Rendition {
    Rendition(
      foreground: Self.packed(cell.foreground), background: Self.packed(cell.background), attributes: cell.attributes)
  }

  private mutating func numbered(_ cell: Cell) -> Rendition {
    depth == .palette256 ? quantized(mapped(cell)) : withGreysInPlace(quantized(cell))
  }

  private static func parts(ofNumber number: Int32) -> Int32 {
    number < 0 ? number : packed(ColorPalette.color(Int(number)))
  }

  private static func packed(_ color: Color) -> Int32 {
    color.alpha == 0 ? -1 : Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
  }

  /// Returns the colour of a number, or nil if the user may have redefined it.
  func look(ofNumber number: Int32) -> PerceptualColor? {
    guard number >= 0 else { return nil }
    if terminalDepth == .truecolor { return PerceptualColor(Color(packed: number)) }
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

  // Returns the nearest colour that differs from the background. It stays on the same side of the background, lighter or darker, if
  // possible.
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

// The contrast that a cell requires.
extension ColorQuantizer {
  // Chooses the nearest colour with enough contrast. Among few colours, a grey that replaces a hue is bold, so a tint still differs from
  // plain text (T12).
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

  // Removes the dim attribute from text that would be too faint with it.
  private func limitDimming(_ minimum: MinimumContrast, in rendition: inout Rendition) {
    guard minimum != .none, rendition.attributes.contains(.dim),
      let background = color(rendition.background, default: map.paper),
      let color = color(rendition.foreground, default: map.ink)
    else { return }
    let seen = color.mixed(with: background, Self.dimming)
    if seen.contrastRatio(with: background) < minimum.ratio { rendition.attributes.remove(.dim) }
  }

  /// The share of the background in dim text. Terminals draw it at about two thirds of its strength.
  static let dimming = 1.0 / 3

  // Returns the colour that a number of a rendition stands for, or nil for the terminal's own colour if the terminal has not reported it.
  private func color(_ number: Int32, default own: Color) -> Color? {
    if number < 0 { return map.usesDefaultColors ? own : nil }
    return palette != nil ? ColorPalette.color(Int(number)) : Color(packed: number)
  }
}

// Colour maps whose paper and ink are not white and black.
extension ColorQuantizer {
  private func mapped(_ cell: Cell) -> Cell {
    if map == .identity { return cell }
    var cell = cell
    cell.foreground = map.color(for: cell.foreground, at: cell.elevation)
    cell.background = map.color(for: cell.background, at: cell.elevation)
    return cell
  }

  // Swaps black with white and light grey with dark grey if ink is lighter than paper.
  private func withGreysInPlace(_ rendition: Rendition) -> Rendition {
    guard map.isInverting else { return rendition }
    let opposites: [Int32: Int32] = depth == .eight ? [0: 7, 7: 0] : [0: 15, 15: 0, 7: 8, 8: 7]
    var result = rendition.mapColors { opposites[$0] ?? $0 }
    // Black on dark grey is readable, but white on light grey is not.
    if result.foreground == 15, result.background == 7 { result.foreground = 0 }
    return result
  }

  // Uses the terminal's own colours unless the glyph then misses its minimum contrast. The terminal's own ink on its own paper is the
  // user's choice and always accepted.
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

  // Reverses cells with white text or a black background: this is the only way to swap the terminal's own two colours.
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
  // Light on dark is reversed, and a dark blank is reversed. A glyph that hardly differs from its background is dim.
  private static func colorless(_ cell: Cell) -> Rendition {
    let back = cell.background.alpha == 0 ? 1 : cell.background.brightness
    // The terminal's own foreground contrasts with the background.
    let front = cell.foreground.alpha == 0 ? (back < 0.5 ? 1 : 0) : cell.foreground.brightness
    var attributes = cell.attributes
    let isReversed = cell.isBlank ? back < 0.5 : front > back
    if isReversed { attributes.formSymmetricDifference(.reverse) }
    if isFaint(cell) { attributes.insert(.dim) }
    return Rendition(attributes: attributes)
  }

  // Compares colours rather than brightness: bright green on white is strong and pale pink is faint, but both are about equally bright.
  private static func isFaint(_ cell: Cell) -> Bool {
    if cell.isBlank || cell.foreground.alpha == 0 || cell.background.alpha == 0 { return false }
    let contrast = PerceptualColor(cell.foreground).distance(to: PerceptualColor(cell.background))
    return contrast > visibleDifference && contrast < 0.25
  }
}
