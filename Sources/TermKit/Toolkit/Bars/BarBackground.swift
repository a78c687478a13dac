import TermKitControls
import TermKitGraphics
import TermKitViews

/// The background of a bar: a colour or an image, translucent or opaque (B1–B4). It may extend beyond the bar.
final class BarBackground: View {
  /// The whole look except for the colour, which is animatable.
  struct Look: Equatable {
    var style = BarStyle.default
    var hasBarTint = false
    var isTranslucent = true
    var image: BarImages.Entry?
    var rowsUnderStatusBar = 0
  }

  var look = Look() { didSet { if look != oldValue { setNeedsDisplay() } } }
  @Animatable var color = BarStyle.default.barColor

  /// The colour in the present frame, without the content that shines through.
  var presentationColor: Color { $color.over(look.style.barColor) }

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in canvas: inout Canvas) {
    let isTranslucent = look.isTranslucent && canvas.traits.colorDepth.blends
    guard let entry = look.image else { return drawColor(in: bounds, isTranslucent, &canvas) }
    let image = entry.image
    let rows = covers(image) ? 0 : look.rowsUnderStatusBar
    if rows > 0, look.hasBarTint {
      drawColor(in: Rect(x: 0, y: 0, width: bounds.width, height: rows), isTranslucent, &canvas)
    }
    let area = bounds.inset(by: EdgeInsets(top: rows))
    if !isTranslucent { drawColor(in: area, false, &canvas) }
    // An opaque image is made translucent if the bar is.
    let opacity = isTranslucent && !entry.hasTransparency ? FrostedGlass.opacity(of: look.style.barColor) : 1
    canvas.withOpacity(opacity, in: area) { $0.fill(area, with: image) }
  }

  // An image continues under the status bar if it is resizable, or higher than the bar alone.
  private func covers(_ image: Image) -> Bool {
    image.resizingMode != nil || image.size.height > bounds.height - look.rowsUnderStatusBar
  }

  private func drawColor(in area: Rect, _ isTranslucent: Bool, _ canvas: inout Canvas) {
    if isTranslucent {
      canvas.fillFrosted(area, with: $color)
    } else {
      canvas.fill(area, with: presentationColor)
    }
  }
}

/// Frosted glass: colours shine through it, but text hardly does.
enum FrostedGlass {
  /// Returns the opacity of the glass. Dark glass is more opaque, because bright content stands out more behind it.
  static func opacity(of glass: Color) -> Double { glass.brightness > 0.5 ? 0.85 : 0.91 }
  /// The factor by which text behind the glass is fainter than colours.
  static let contrast = 0.6
}

extension Canvas {
  /// Lays frosted glass over a rectangle: the colours beneath shine through, but the text hardly does. A translucent colour determines the
  /// opacity of the glass.
  mutating func fillFrosted(_ rect: Rect, with color: Color) {
    let glass = color.isOpaque ? color.withAlphaComponent(FrostedGlass.opacity(of: color)) : color
    let area = rect.offset(by: origin).intersection(clip)
    let contrast = (1 - Double(glass.alpha) / 255) * FrostedGlass.contrast
    cells.update(area) { cell in
      let back = cell.background.alpha == 0 ? glass.over(.white) : glass.over(cell.background)
      if Mosaic(cell.glyph) == nil {
        let ink = cell.foreground.alpha == 0 ? Color.black : cell.foreground
        cell.foreground = back.mixed(with: ink, contrast)
      } else {
        cell.foreground = glass.over(cell.foreground)
      }
      cell.background = back
      cell.attributes = []
      cell.minimumContrast = .none
    }
  }
}
