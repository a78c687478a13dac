import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitTerminal

/// Titles in custom colours. `ColorQuantizer`, which chooses the colours on the terminal, is not public.
@MainActor @Suite struct SegmentTitleColorTests {
  private static let titles = ["Day", "Week"]
  private static let filling = SegmentStage.red.withContrast(4.5, against: .white)

  private func control(_ height: Int, _ title: TitleTextAttributes, for state: ControlState) -> SegmentedControl {
    let control = SegmentedControl(titles: Self.titles)
    control.frame.size = Size(width: 20, height: height)
    control.selectedSegmentIndex = 0
    control.setTitleTextAttributes(title, for: state)
    return control
  }

  private func stage(
    _ depth: ColorDepth, _ height: Int, _ title: TitleTextAttributes, for state: ControlState
  ) -> SegmentStage {
    SegmentStage(control(height, title, for: state), TraitCollection(colorDepth: depth))
  }

  /// Returns the cells of the titles' row, from inside the selected segment.
  private func filledCells(_ app: TestApplication, _ control: SegmentedControl) -> [Cell] {
    let y = control.frame.midY
    return (1..<control.frame.width / 2).map { app.cell(control.frame.minX + $0, y) }
  }

  private func letters(_ app: TestApplication, _ control: SegmentedControl) -> [Cell] {
    (0..<control.frame.width).map { app.cell($0, control.frame.midY) }.filter { $0.glyph.base.properties.isAlphabetic }
  }

  @Test(arguments: ColorDepth.allCases.filter { $0 != .none }, [1, 3])
  func `a white title of the selected segment is drawn on the tint`(depth: ColorDepth, height: Int) {
    let stage = stage(depth, height, TitleTextAttributes(foregroundColor: .white), for: .selected)
    let cells = filledCells(stage.app, stage.control)
    expectEqual(Set(cells.map(\.background)), [Self.filling])
    let letters = cells.filter { $0.glyph != .blank }
    expectEqual(letters.count, 3)
    #expect(letters.allSatisfy { $0.foreground == .white && $0.minimumContrast == .text })
  }

  @Test(arguments: [1, 3])
  func `without colours, a selected segment is drawn in reverse video, whatever the colour of its title`(height: Int) {
    let stage = stage(.none, height, TitleTextAttributes(foregroundColor: .white), for: .selected)
    let cells = filledCells(stage.app, stage.control)
    #expect(cells.allSatisfy { $0.attributes.contains(.reverse) && $0.foreground == .clear && $0.background == .clear })
  }

  @Test(arguments: ColorDepth.allCases.filter { $0 != .none }, [1, 3])
  func `titles of every colour have a contrast of at least 4.5 in every segment`(depth: ColorDepth, height: Int) {
    let colors = [.white, .black, .gray, .yellow, SegmentStage.red, SegmentStage.blue, Self.filling]
    let states: [ControlState] = [.normal, .selected, [.selected, .highlighted]]
    for (color, state) in colors.flatMap({ color in states.map { (color, $0) } }) {
      let stage = stage(depth, height, TitleTextAttributes(foregroundColor: color), for: state)
      if state.contains(.highlighted) { stage.app.mouseDown(3, stage.control.frame.midY) }
      for mode in [TintAdjustmentMode.normal, .dimmed] {
        stage.control.tintAdjustmentMode = mode
        stage.app.turn()
        let ratios = letters(stage.app, stage.control).map { contrast(of: $0, at: depth) }
        expectEqual(ratios.count, 7)
        #expect(ratios.allSatisfy { $0 >= 4.5 }, "\(color) for \(state), \(mode): \(ratios)")
      }
    }
  }

  private func contrast(of cell: Cell, at depth: ColorDepth) -> Double {
    var quantizer = ColorQuantizer(depth: depth)
    let shown = quantizer.rendition(of: cell)
    func color(_ number: Int32) -> Color {
      if depth != .truecolor { return ColorPalette.color(Int(number)) }
      let parts = [16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
      return Color(red: parts[0], green: parts[1], blue: parts[2])
    }
    return color(shown.foreground).contrastRatio(with: color(shown.background))
  }

  @Test(arguments: ColorDepth.allCases.filter { $0 != .none }, [1, 3])
  func `behind a sheet a selected segment is grey all over, and its title keeps its colour`(
    depth: ColorDepth, height: Int
  ) {
    let root = ViewController()
    let control = control(height, TitleTextAttributes(foregroundColor: SegmentStage.blue), for: .normal)
    control.frame.origin.y = 1
    root.view.addSubview(control)
    let app = TestApplication(size: Size(width: 40, height: 16), traits: TraitCollection(colorDepth: depth), root: root)
    let sheet = ViewController()
    sheet.modalPresentationStyle = .formSheet
    sheet.preferredContentSize = Size(width: 10, height: 2)
    root.present(sheet, animated: false)
    app.turn()
    let cells = filledCells(app, control)
    let backgrounds = Set(cells.map(\.background))
    expectEqual(backgrounds.count, 1)
    #expect(backgrounds.allSatisfy { $0 == $0.grayscale && $0.isOpaque })
    let letters = letters(app, control)
    expectEqual(letters.count, 7)
    #expect(letters.allSatisfy { $0.foreground.blue > 200 && $0.foreground.red == 0 })
  }

  @Test func `the shadow of a title is drawn on the filling of the selected segment`() {
    let shadow = TextShadow(color: .black, blurRadius: 0)
    let stage = stage(.truecolor, 1, TitleTextAttributes(shadow: shadow), for: .normal)
    for cell in filledCells(stage.app, stage.control) {
      expectEqual(cell.background, (cell.glyph == .blank ? Self.filling : .black))
      if cell.glyph != .blank { expectEqual(cell.foreground, .white) }
    }
  }
}
