import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitTerminal

/// The colours that an application is shown in.
@MainActor @Suite struct ColorSchemeTests {
  private let night = ColorMap(paper: Color(white: 0.07), ink: Color(white: 0.92))
  private let app: TestApplication
  private let view = View()

  init() {
    app = TestApplication(size: Size(width: 20, height: 4), showing: view)
    view.backgroundColor = .white
    app.turn()
  }

  private func terminal(_ style: UserInterfaceStyle, _ colors: DefaultColors? = nil) {
    app.terminal.traits.userInterfaceStyle = style
    app.terminal.defaultColors = colors
    app.terminal.send(.colorsChanged)
    app.turn()
  }

  @Test func `the default colour scheme changes no colours, even on a dark terminal`() {
    expectEqual(app.application.colorScheme, .paper)
    expectEqual(app.terminal.colorMap, .identity)
    terminal(.dark)
    expectEqual(app.terminal.colorMap, .identity)
    expectEqual(view.traitCollection.userInterfaceStyle, .dark)
  }

  @Test func `the night scheme is dark on every terminal, and views still draw on white`() {
    app.application.colorScheme = .night
    expectEqual(app.terminal.colorMap, night)
    expectEqual(app.background(0, 2), .white)
    terminal(.dark)
    expectEqual(app.terminal.colorMap, night)
    expectEqual(view.traitCollection.userInterfaceStyle, .light)
  }

  @Test func `at night the shade behind a sheet is darker than the ground, sheets are lighter and alerts lightest`() {
    app.application.colorScheme = .night
    let controller = view.window?.rootViewController
    let sheet = ViewController()
    sheet.modalPresentationStyle = .formSheet
    sheet.preferredContentSize = Size(width: 6, height: 1)
    sheet.view.backgroundColor = .white
    app.turn()
    expectEqual(shownBrightness(0, 3), 18)
    controller?.present(sheet, animated: false)
    app.turn()
    expectEqual([shownBrightness(0, 3), shownBrightness(10, 1)], [8, 32])
    // The shadow is darker than the backdrop, and the other half of its cells has the brightness of the backdrop.
    let place = sheet.view.convert(sheet.view.bounds, to: nil)
    expectEqual(shownBrightness(place.maxX, place.maxY, \.foreground), 2)
    #expect((7...9).contains(shownBrightness(place.maxX, place.maxY)))
    sheet.present(AlertController(title: "Go?", message: nil, preferredStyle: .alert), animated: false)
    app.turn()
    expectEqual([shownBrightness(0, 3), shownBrightness(10, 1)], [8, 44])
    controller?.dismiss(animated: false)
    app.application.colorScheme = .paper
    app.turn()
    expectEqual([shownBrightness(0, 3), shownBrightness(10, 1)], [255, 255])
  }

  // The brightness of the background that a terminal with 16.7 million colours shows.
  private func shownBrightness(_ x: Int, _ y: Int, _ part: KeyPath<Rendition, Int32> = \.background) -> Int32 {
    var quantizer = ColorQuantizer(depth: .truecolor)
    quantizer.map = app.terminal.colorMap
    return quantizer.rendition(of: app.cell(x, y))[keyPath: part] & 0xFF
  }

  @Test func `a change of the colour scheme repaints the whole screen once`() {
    let frames = app.frameCount
    app.application.colorScheme = .night
    app.turn()
    expectEqual(app.frameCount, frames + 1)
    expectEqual(app.terminal.lastRuns.reduce(0) { $0 + $1.columns.count }, 80)
    app.application.colorScheme = .night
    #expect(app.sleepDuration ?? 1 > 0)
  }

  @Test func `the automatic scheme follows the terminal between light and dark`() {
    app.application.colorScheme = .automatic
    expectEqual(app.terminal.colorMap, .identity)
    terminal(.dark)
    expectEqual(app.terminal.colorMap, night)
    terminal(.light)
    expectEqual(app.terminal.colorMap, .identity)
  }

  @Test func `the user's choice of light or dark overrides the terminal's style`() {
    app.application.colorScheme = .automatic
    app.application.traitOverrides.userInterfaceStyle = .dark
    expectEqual(app.terminal.colorMap, night)
    terminal(.light)
    expectEqual(app.terminal.colorMap, night)
  }

  @Test func `the terminal scheme shows white and black as the terminal's own colours, also after a change`() {
    app.application.colorScheme = .terminal
    // Until the terminal reports its colours, the usual ones apply.
    expectEqual(app.terminal.colorMap, ColorMap(paper: .white, ink: .black))
    let solarized = DefaultColors(
      foreground: Color(red: 131, green: 148, blue: 150), background: Color(red: 0, green: 43, blue: 54))
    terminal(.dark, solarized)
    expectEqual(
      app.terminal.colorMap, ColorMap(paper: solarized.background, ink: solarized.foreground, usesDefaultColors: true))
    terminal(.dark)
    expectEqual(app.terminal.colorMap, ColorMap(paper: .black, ink: Color(white: 0.9)))
  }
}
