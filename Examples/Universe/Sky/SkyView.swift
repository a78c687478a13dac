import TermKit

/// A view that shows the sky in cells: half blocks, braille dots, shades or ASCII characters, as the terminal allows.
class SkyView: View {
  var scene: SkyScene { didSet { if scene != oldValue { setNeedsDisplay() } } }
  var band = Band.visible { didSet { if band != oldValue { setNeedsDisplay() } } }
  /// The factor that the light is multiplied by. Defaults to 1.
  var exposure = 1.0 { didSet { if exposure != oldValue { setNeedsDisplay() } } }
  private var picture: SkyPicture?

  init(_ scene: SkyScene) {
    self.scene = scene
    super.init()
  }

  /// The description for assistive technology.
  var caption = "" { didSet { if caption != oldValue { captionDidChange() } } }

  /// Called when the caption changes. The default implementation does nothing.
  func captionDidChange() {}

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: "Picture of the sky", value: caption, traits: .image)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) { setNeedsDisplay() }

  override func draw(in canvas: inout Canvas) {
    let picture = currentPicture
    let area = canvas.clipBounds.intersection(bounds)
    guard !area.isEmpty else { return }
    let style = SkyStyle(canvas.traits)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let (top, bottom) = (light(x, 2 * y, picture), light(x, 2 * y + 1, picture))
        let star = picture.star(x, y).map { band.shown($0 * exposure) }
        canvas.put(style.cell(top, bottom, star, x, y), at: Point(x: x, y: y))
      }
    }
  }

  /// Returns the light to show at a pixel. Subclasses can add something to it.
  func light(_ x: Int, _ y: Int, _ picture: SkyPicture) -> Light { band.shown(picture[x, y] * exposure) }

  // The picture is computed again only for another scene or another size.
  private var currentPicture: SkyPicture {
    let (width, height) = (bounds.width, 2 * bounds.height)
    if let picture, picture.scene == scene, picture.width == width, picture.height == height { return picture }
    let new = SkyPicture(of: scene, width: width, height: height)
    picture = new
    return new
  }
}

/// How cells show light and stars on a terminal.
enum SkyStyle {
  /// Two pixels as a half block in two colours. Stars are characters, from faint to bright.
  case halfBlocks(stars: [Glyph])
  /// Two pixels as eight dots.
  case dots(inColor: Bool)
  /// The mean of both pixels as a shade or a character.
  case characters(ramp: [Character], inColor: Bool)

  init(_ traits: TraitCollection) {
    let inColor = traits.colorDepth > .none
    switch traits.glyphLevel {
    case .ascii: self = .characters(ramp: Array(" .,:-=+*%#@"), inColor: inColor)
    case .blocks where !traits.colorDepth.blends: self = .characters(ramp: Array(" ░▒▓█"), inColor: inColor)
    case .braille where !traits.colorDepth.blends: self = .dots(inColor: inColor)
    case .blocks: self = .halfBlocks(stars: [Glyph("·"), Glyph("·"), Glyph("*")])
    case .braille: self = .halfBlocks(stars: [Glyph("·"), Glyph("•"), Glyph("✦")])
    }
  }

  /// Returns the cell for two pixels and perhaps a star, which is visible only in front of the dark sky.
  func cell(_ top: Light, _ bottom: Light, _ star: Light?, _ x: Int, _ y: Int) -> Cell {
    let mean = top.averaged(with: bottom)
    let star = star.flatMap { $0.brightness > 2 * mean.brightness ? $0 : nil }
    switch self {
    case .halfBlocks(let stars):
      if let star {
        let index = min(stars.count - 1, Int(star.shownBrightness * 1.25 * Double(stars.count)))
        return Cell(glyph: stars[index], foreground: star.color, background: mean.color)
      }
      return Cell(glyph: Self.upperHalf, foreground: top.color, background: bottom.color)
    case .dots(let inColor):
      if let star { return Self.plain(Glyph(star.shownBrightness > 0.6 ? "*" : "·"), star, inColor) }
      return Self.plain(Self.dots(top, bottom, x, y), mean, inColor)
    case .characters(let ramp, let inColor):
      if let star { return Self.plain(Glyph(star.shownBrightness > 0.6 ? "*" : "."), star, inColor) }
      let light = mean
      let index = Int(light.shownBrightness * Double(ramp.count))
      let scalar = ramp[max(0, min(ramp.count - 1, index))].unicodeScalars.first ?? " "
      return Self.plain(Glyph(scalar), light, inColor)
    }
  }

  private static let upperHalf = Glyph("▀")

  // Without colours, the sky has the colours of the terminal.
  private static func plain(_ glyph: Glyph, _ light: Light, _ inColor: Bool) -> Cell {
    inColor
      ? Cell(glyph: glyph, foreground: light.hue, background: .black)
      : Cell(glyph: glyph, foreground: .black, background: .white)
  }

  // The thresholds of an ordered dither of 4 × 4 dots, in sixteenths.
  private static let thresholds = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]
  private static let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  private static func dots(_ top: Light, _ bottom: Light, _ x: Int, _ y: Int) -> Glyph {
    var pattern: UInt32 = 0x2800
    for row in 0..<4 {
      let brightness = (row < 2 ? top : bottom).shownBrightness
      for column in 0..<2 {
        let threshold = (Double(thresholds[row][(2 * x + column) % 4]) + 1.5) / 17
        if brightness > threshold { pattern |= bits[row][column] }
      }
    }
    return pattern == 0x2800 ? Glyph(" ") : Glyph(Unicode.Scalar(pattern) ?? " ")
  }
}
