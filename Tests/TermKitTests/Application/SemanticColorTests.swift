import TermKit
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitTerminal

/// Colours that are named by their use, as every scheme and every number of colours shows them.
@MainActor @Suite struct SemanticColorTests {
  private static let terminal = ColorMap(paper: .black, ink: Color(white: 0.9), usesDefaultColors: true)
  private static let maps = [ColorMap.identity, .night, terminal]

  /// Returns the least contrast with a background in the light scheme, at night, and in a dark terminal's own colours.
  private func contrast(_ color: Color, on background: Color = .systemBackground) -> Double {
    Self.maps.map { $0.color(for: color).contrastRatio(with: $0.color(for: background)) }.min() ?? 0
  }

  @Test func `text colours have enough contrast with the main background, light and dark`() {
    #expect(contrast(.label) >= 15)
    #expect(contrast(.secondaryLabel) >= 6)
    #expect(contrast(.tertiaryLabel) >= 4.5 && contrast(.link) >= 4.5)
    #expect(contrast(.quaternaryLabel) >= 3 && contrast(.placeholderText) >= 3)
  }

  @Test func `label and secondaryLabel are readable on every background, light and dark`() {
    for background in [Color.secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground] {
      #expect(contrast(.label, on: background) >= 7)
      #expect(contrast(.secondaryLabel, on: background) >= 4.5)
    }
  }

  @Test func `text colours become paler in order, light and dark`() {
    let colors = [Color.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    for map in Self.maps {
      let ratios = colors.map { map.color(for: $0).contrastRatio(with: map.paper) }
      expectEqual(ratios, ratios.sorted(by: >))
      expectEqual(Set(ratios).count, 4)
    }
  }

  @Test func `backgrounds become darker in steps, and at night lighter`() {
    let backgrounds = [Color.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
    expectEqual(
      backgrounds.map(ColorMap.night.color),
      [Color(white: 0.07), Color(red: 24, green: 24, blue: 29), Color(red: 36, green: 36, blue: 41)])
    expectEqual(backgrounds.map(\.brightness), backgrounds.map(\.brightness).sorted(by: >))
    let groups = [Color.secondarySystemGroupedBackground, .systemGroupedBackground].map(ColorMap.night.color)
    expectEqual(groups, [Color(white: 0.07), Color(red: 27, green: 27, blue: 32)])
  }

  @Test func `both separators look alike on the main background, light and dark`() {
    expectEqual(Color.separator.over(.systemBackground), .opaqueSeparator)
    for map in Self.maps {
      #expect(map.color(for: .opaqueSeparator).contrastRatio(with: map.paper) > 1.3)
    }
  }

  @Test func `semantic colours of views follow a change of the colour scheme`() {
    let label = Label(text: "Text")
    let app = TestApplication(size: Size(width: 8, height: 3), showing: label)
    label.textColor = .secondaryLabel
    label.backgroundColor = .secondarySystemBackground
    app.turn()
    let place = Self.place(of: "T", app)
    expectEqual(shown(app, place), Rendition(foreground: 0x59_5959, background: 0xF2_F2F7))
    app.application.colorScheme = .night
    app.turn()
    expectEqual(shown(app, place), Rendition(foreground: 0x9F_9F9F, background: 0x18_181D))
    app.application.colorScheme = .paper
    app.turn()
    expectEqual(shown(app, place), Rendition(foreground: 0x59_5959, background: 0xF2_F2F7))
  }

  @Test(arguments: [ColorDepth.eight, .sixteen, .palette256])
  func `labels in semantic colours are readable with few colours`(depth: ColorDepth) {
    for map in [ColorMap.identity, .night] {
      for color in [Color.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .link] {
        for background in [Color.systemBackground, .secondarySystemBackground, .tertiarySystemBackground] {
          let shown = rendition(color, on: background, depth, map)
          let (front, back) = (ColorPalette.color(Int(shown.foreground)), ColorPalette.color(Int(shown.background)))
          #expect(front.contrastRatio(with: back) >= 4.5, "\(color) on \(background): \(shown)")
        }
      }
    }
  }

  @Test func `without colours, text in semantic colours is never reversed, and a separator is dim`() {
    for color in [Color.label, .secondaryLabel, .tertiaryLabel, .link] {
      expectEqual(rendition(color, on: .systemBackground, .none, .night), Rendition())
    }
    expectEqual(rendition(.opaqueSeparator, on: .systemBackground, .none, .night), Rendition(attributes: .dim))
  }

  @Test func `in the terminal scheme, label and systemBackground are the terminal's own colours`() {
    for depth in [ColorDepth.sixteen, .truecolor] {
      expectEqual(rendition(.label, on: .systemBackground, depth, Self.terminal), Rendition())
      expectEqual(rendition(.secondaryLabel, on: .systemBackground, depth, Self.terminal).background, -1)
    }
  }

  private func rendition(_ color: Color, on background: Color, _ depth: ColorDepth, _ map: ColorMap) -> Rendition {
    var quantizer = ColorQuantizer(depth: depth)
    quantizer.map = map
    var cell = Cell(glyph: Glyph("x"), foreground: color, background: background)
    cell.minimumContrast = .text
    return quantizer.rendition(of: cell)
  }

  private static func place(of text: String, _ app: TestApplication) -> Point {
    let y = (0..<app.screen.size.height).first { app.row($0).contains(text) } ?? 0
    return Point(x: app.row(y).prefix { !text.hasPrefix(String($0)) }.count, y: y)
  }

  /// Returns what a terminal with 16.7 million colours shows in a cell.
  private func shown(_ app: TestApplication, _ place: Point) -> Rendition {
    var quantizer = ColorQuantizer(depth: .truecolor)
    quantizer.map = app.terminal.colorMap
    return quantizer.rendition(of: app.cell(place.x, place.y))
  }
}
