import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct PickerViewLooksTests {
  private static let titles = ["One", "Two", "Three", "Four", "Five"]

  private func stage(_ depth: ColorDepth = .truecolor, _ level: GlyphLevel = .braille) -> PickerStage {
    let stage = PickerStage([Self.titles], TraitCollection(glyphLevel: level, colorDepth: depth))
    stage.picker.selectRow(2, inComponent: 0, animated: false)
    stage.app.turn()
    return stage
  }

  @Test(arguments: [
    (ColorDepth.truecolor, GlyphLevel.braille, "       Three"), (.sixteen, .braille, "▸      Three       ◂"),
    (.none, .blocks, ">      Three       <"), (.none, .ascii, ">      Three       <"),
  ])
  func `T12: the selected row has a band, or arrows where colours do not blend`(
    depth: ColorDepth, level: GlyphLevel, row: String
  ) {
    let stage = stage(depth, level)
    expectEqual(stage.app.row(3), row)
    expectEqual((stage.app.background(0, 3) != stage.app.background(0, 2)), depth.blends)
  }

  @Test func `C15: rows fade with their distance from the middle`() {
    let stage = stage()
    let brightness = [3, 2, 1].map { y in
      (0..<20).map { stage.app.cell($0, y) }.first { $0.glyph != .blank }?.foreground.brightness ?? 1
    }
    #expect(brightness == brightness.sorted() && Set(brightness).count == 3, "\(brightness)")
  }

  @Test func `C15: where colours do not blend, the other rows are grey or dim`() {
    #expect(stage(.none).app.cell(9, 2).attributes.contains(.dim))
    #expect(!stage(.none).app.cell(9, 3).attributes.contains(.dim))
    let sixteen = stage(.sixteen)
    #expect(sixteen.app.foreground(9, 2) != sixteen.app.foreground(9, 3))
  }

  @Test(arguments: ColorDepth.allCases, GlyphLevel.allCases)
  func `C15: normal, focused and disabled rows look distinct on every terminal`(depth: ColorDepth, level: GlyphLevel) {
    let stage = stage(depth, level)
    func cell() -> Cell { stage.app.cell(8, 3) }
    let normal = cell()
    stage.focus()
    let focused = cell()
    stage.picker.isEnabled = false
    stage.app.turn()
    expectEqual(Set([normal, focused, cell()]).count, 3)
  }

  @Test func `C15: an attributed title keeps its colours and attributes`() {
    let stage = PickerStage([["One", "Two"]])
    stage.attributedTitle = AttributedText(
      "Red", attributes: .init(foregroundColor: Color(red: 200, green: 0, blue: 0), textAttributes: .bold))
    stage.picker.reloadAllComponents()
    stage.app.turn()
    expectEqual(stage.app.row(3), "        Red")
    expectEqual(stage.app.foreground(8, 3), Color(red: 200, green: 0, blue: 0))
    #expect(stage.app.cell(8, 3).attributes.contains(.bold))
  }

  @Test func `A8: an image behind the selected row by state replaces the band, and an appearance rule can set it`() {
    let stage = stage()
    let image = { (text: String) in
      Image(text, color: .black, ascii: text).resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1))
    }
    stage.picker.setSelectionIndicatorImage(image("[-]"), for: .normal)
    stage.app.turn()
    expectEqual(stage.app.row(3), "[------Three-------]")
    expectEqual(stage.app.background(5, 3), stage.app.background(5, 2))
    stage.picker.setSelectionIndicatorImage(image("{=}"), for: .focused)
    stage.picker.setSelectionIndicatorImage(image("(.)"), for: .disabled)
    stage.focus()
    #expect(stage.app.row(3).hasPrefix("{") && stage.app.row(3).hasSuffix("}"))
    stage.picker.isEnabled = false
    stage.app.turn()
    expectEqual(stage.app.row(3), "(......Three.......)")
    expectEqual(stage.picker.selectionIndicatorImage(for: .disabled), image("(.)"))
  }

  @Test(.isolatedAppearance) func `A7: appearance rules set the text colour and the image of picker views`() {
    let green = Color(red: 0, green: 120, blue: 0)
    PickerView.appearance().textColor = green
    PickerView.appearance().setSelectionIndicatorImage(Image("*", ascii: "*"), for: .normal)
    let stage = stage()
    #expect(stage.picker.textColor == green && PickerView.appearance().textColor == green)
    expectEqual(stage.app.foreground(8, 3), green)
    #expect(stage.picker.selectionIndicatorImage(for: .normal) != nil)
  }

  @Test func `C15: on a dark background, the selected row is light`() {
    let stage = stage()
    stage.picker.backgroundColor = Color(white: 0.05)
    stage.app.turn()
    #expect(stage.app.foreground(9, 3).brightness > 0.9)
  }
}
