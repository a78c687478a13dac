import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKit
@testable import TermKitTerminal

/// The contrast that text and icons keep (T12). `ColorQuantizer`, the last step before a real terminal, is not public.
@MainActor @Suite struct MinimumContrastTests {
  private static let red = Color(red: 255, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 204, blue: 0)

  /// The colours of a coarse grid, corners included.
  private static let grid: [Color] = stride(from: 0, through: 255, by: 51).flatMap { red in
    stride(from: 0, through: 255, by: 51).flatMap { green in
      stride(from: 0, through: 255, by: 51).map { Color(red: UInt8(red), green: UInt8(green), blue: UInt8($0)) }
    }
  }

  // MARK: The function

  @Test(arguments: [
    (Color.black, Color.white, 21.0), (Color(red: 255, green: 0, blue: 0), .white, 4.0),
    (Color(red: 0, green: 204, blue: 0), .white, 2.18), (.white, .white, 1),
  ])
  func `contrastRatio computes the contrast ratio of WCAG`(first: Color, second: Color, ratio: Double) {
    #expect(abs(first.contrastRatio(with: second) - ratio) < 0.01)
    #expect(abs(second.contrastRatio(with: first) - ratio) < 0.01)
  }

  @Test func `withContrast reaches the ratio on every background and keeps colours that already reach the ratio`() {
    for background in Self.grid {
      for color in Self.grid {
        let shown = color.withContrast(4.5, against: background)
        #expect(shown.contrastRatio(with: background) >= 4.5)
        if color.contrastRatio(with: background) >= 4.5 { expectEqual(shown, color) }
      }
    }
  }

  @Test func `a pure hue gains contrast by becoming darker on white and lighter on black`() {
    let dark = Self.green.withContrast(4.5, against: .white)
    #expect(dark.red == 0 && dark.blue == 0 && dark.green < 204)
    #expect(dark.contrastRatio(with: .white) < 4.6, "the colour is no darker than necessary")
    let light = Color(red: 0, green: 0, blue: 255).withContrast(4.5, against: .black)
    #expect(light.red == light.green && light.blue == 255)
  }

  @Test func `a colour adjusted for contrast keeps its alpha`() {
    var color = Self.green
    color.alpha = 100
    expectEqual(color.withContrast(4.5, against: .white).alpha, 100)
  }

  // MARK: Cells on a terminal

  private func shown(
    _ foreground: Color, on background: Color, _ minimum: MinimumContrast, _ depth: ColorDepth,
    map: ColorMap = .identity
  ) -> (foreground: Color, background: Color, attributes: TextAttributes) {
    var quantizer = ColorQuantizer(depth: depth)
    quantizer.map = map
    let rendition = quantizer.rendition(
      of: Cell(glyph: Glyph("a"), foreground: foreground, background: background, minimumContrast: minimum))
    func color(_ number: Int32) -> Color {
      if depth != .truecolor { return ColorPalette.color(Int(number)) }
      let parts = [16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
      return Color(red: parts[0], green: parts[1], blue: parts[2])
    }
    return (color(rendition.foreground), color(rendition.background), rendition.attributes)
  }

  @Test(
    arguments: [ColorDepth.truecolor, .palette256, .sixteen],
    [ColorMap.identity, ColorScheme.night.map(style: .dark, defaultColors: nil)])
  func `with 16 or more colours, a glyph reaches its minimum contrast on light and dark paper`(
    depth: ColorDepth, map: ColorMap
  ) {
    for minimum in MinimumContrast.allCases {
      for background in Self.grid where background.red % 102 == 0 {
        for color in Self.grid {
          let cell = shown(color, on: background, minimum, depth, map: map)
          #expect(cell.foreground.contrastRatio(with: cell.background) >= minimum.ratio)
        }
      }
    }
  }

  @Test func `a cell without a minimum contrast keeps its colours`() {
    expectEqual(shown(Self.green, on: .white, .none, .truecolor).foreground, Self.green)
  }

  @Test func `T12: with 16 colours, green text on white becomes black and bold to reach its minimum contrast`() {
    let cell = shown(Self.green, on: .white, .text, .sixteen)
    #expect(cell.foreground == .black && cell.attributes.contains(.bold))
    #expect(!shown(.black, on: .white, .text, .sixteen).attributes.contains(.bold))
  }

  @Test(arguments: [ColorDepth.truecolor, .palette256, .sixteen])
  func `T12: text keeps the dim attribute only if dim text reaches its minimum contrast`(depth: ColorDepth) {
    func isDim(_ color: Color, _ minimum: MinimumContrast) -> Bool {
      var quantizer = ColorQuantizer(depth: depth)
      let cell = Cell(
        glyph: Glyph("a"), foreground: color, background: .white, attributes: .dim, minimumContrast: minimum)
      return quantizer.rendition(of: cell).attributes.contains(.dim)
    }
    #expect(isDim(.black, .text))
    #expect(!isDim(.gray, .text) && !isDim(.gray, .disabled))
    #expect(isDim(.gray, .none))
  }

  // MARK: The views that require contrast

  @Test func `labels and button titles require the contrast of text, and icons the contrast of elements`() {
    let label = Label(text: "a")
    label.frame = Rect(x: 0, y: 1, width: 1, height: 1)
    let button = Button(title: "b")
    button.contentEdgeInsets = .zero
    button.frame = Rect(x: 1, y: 1, width: 1, height: 1)
    let icon = ImageView(image: Image("★", color: .yellow))
    icon.frame = Rect(x: 2, y: 1, width: 1, height: 1)
    let root = View()
    [label, button, icon].forEach(root.addSubview)
    let app = TestApplication(size: Size(width: 4, height: 3), showing: root)
    expectEqual((0..<3).map { app.cell($0, 1).minimumContrast }, [.text, .text, .element])
    label.minimumContrast = .none
    button.isEnabled = false
    app.turn()
    expectEqual((0..<2).map { app.cell($0, 1).minimumContrast }, [.none, .disabled])
  }

  @Test func `I1: an image in the mode alwaysOriginal is sent in its own colours (field trial S2)`() {
    let gold = Color(red: 230, green: 229, blue: 0)
    let star = Image("★", color: gold).withRenderingMode(.alwaysOriginal)
    let tinted = Image("★").withTintColor(gold, renderingMode: .alwaysOriginal)
    let views: [View] = [star, tinted].flatMap { [ImageView(image: $0), Button(type: .system, image: $0)] }
    let bar = Toolbar()
    bar.items = [BarButtonItem(image: star)]
    let root = View()
    for (index, view) in (views + [bar]).enumerated() {
      view.frame = Rect(x: 0, y: index + 1, width: 8, height: 1)
      root.addSubview(view)
    }
    let app = TestApplication(size: Size(width: 8, height: 7), showing: root)
    var quantizer = ColorQuantizer(depth: .truecolor)
    for y in 1...5 {
      let cell = (0..<8).map { app.cell($0, y) }.first { $0.glyph == Glyph("★") }
      let rendition = cell.map { quantizer.rendition(of: $0) }
      expectEqual(rendition?.foreground, 0xE6E500, "row \(y)")
    }
  }

  @Test func `translucent text has no minimum contrast`() {
    var canvas = Canvas(CellBuffer(size: Size(width: 1, height: 1), filledWith: Cell(background: .white)))
    canvas.draw(
      "a", at: .zero, style: TextStyle(foreground: Color.black.withAlphaComponent(0.1), minimumContrast: .text))
    expectEqual(canvas.buffer[0, 0].minimumContrast, .none)
    canvas.withOpacity(0.5, in: Rect(x: 0, y: 0, width: 1, height: 1)) {
      $0.draw("b", at: .zero, style: TextStyle(minimumContrast: .text))
    }
    expectEqual(canvas.buffer[0, 0].minimumContrast, .none)
  }
}
