import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct SwitchLooksTests {
  private static let green = Color(red: 0, green: 160, blue: 0)
  private let toggle = Switch()

  private func row(isOn: Bool, _ traits: TraitCollection) -> String {
    let control = Switch()
    control.isOn = isOn
    return ControlStage(control, traits).picture()
  }

  // MARK: Characters and colours

  @Test(arguments: [
    (ColorDepth.truecolor, GlyphLevel.braille, "   ▐   ●▌", "   ▐●   ▌"), (.sixteen, .blocks, "   ▐   ●▌", "   ▐●   ▌"),
    (.eight, .braille, "   ━━━━━●", "   ○─────"), (.none, .braille, "   ━━━━━●", "   ○─────"),
    (.truecolor, .ascii, "   [===O]", "   [o---]"), (.none, .ascii, "   [===O]", "   [o---]"),
  ])
  func `T12: a switch is a pill or a line, by the characters and colours that the terminal has`(
    depth: ColorDepth, level: GlyphLevel, on: String, off: String
  ) {
    let traits = TraitCollection(glyphLevel: level, colorDepth: depth)
    expectEqual(row(isOn: true, traits), on)
    expectEqual(row(isOn: false, traits), off)
  }

  @Test func `C7: in three rows, a switch has rounded edges above and below`() {
    toggle.isOn = true
    expectEqual(ControlStage(toggle, height: 3).picture(), "   ▗▄▄▄▄▖\n   ▐   ●▌\n   ▝▀▀▀▀▘")
  }

  @Test func `C7: in three rows without colours, a switch has an outline`() {
    toggle.isOn = true
    let traits = TraitCollection(colorDepth: .none)
    expectEqual(ControlStage(toggle, traits, height: 3).picture(), "   ╭────╮\n   │━━━●│\n   ╰────╯")
  }

  @Test func `C7: the track has the tint while a switch is on, and is grey while it is off`() {
    let stage = ControlStage(toggle)
    let off = stage.app.background(6, 2)
    #expect(off.red == off.green && off.green == off.blue)
    toggle.isOn = true
    stage.app.turn()
    expectEqual(stage.app.background(4, 2), toggle.tintColor)
    toggle.onTintColor = Self.green
    stage.app.turn()
    #expect(stage.app.background(4, 2) == Self.green && stage.app.foreground(3, 2) == Self.green)
  }

  @Test func `C7: the thumb is white, or has the thumb tint`() {
    toggle.isOn = true
    let stage = ControlStage(toggle)
    expectEqual(stage.app.foreground(7, 2), .white)
    toggle.thumbTintColor = .black
    stage.app.turn()
    expectEqual(stage.app.foreground(7, 2), .black)
  }

  @Test func `C7: on a very light track, the thumb is black`() {
    toggle.isOn = true
    toggle.onTintColor = Color(red: 255, green: 240, blue: 150)
    expectEqual(ControlStage(toggle).app.foreground(7, 2), .black)
  }

  @Test func `C7: on a dark background, the title is light`() {
    toggle.title = "Sound"
    toggle.backgroundColor = Color(white: 0.05)
    #expect(ControlStage(toggle).app.foreground(10, 2).brightness > 0.9)
  }

  @Test(arguments: ColorDepth.allCases, GlyphLevel.allCases)
  func `C7: on, off, pressed, focused and disabled look distinct on every terminal`(
    depth: ColorDepth, level: GlyphLevel
  ) {
    for isOn in [true, false] {
      toggle.isEnabled = true
      toggle.isOn = isOn
      let stage = ControlStage(toggle, TraitCollection(glyphLevel: level, colorDepth: depth))
      func cells() -> [Cell] { (2..<10).map { stage.app.cell($0, 2) } }
      let normal = cells()
      stage.focus()
      let focused = cells()
      stage.control.isHighlighted = true
      stage.app.turn()
      let pressed = cells()
      stage.control.isHighlighted = false
      toggle.isEnabled = false
      stage.app.advance(by: 1)
      stage.app.turn()
      expectEqual(Set([normal, focused, pressed, cells()]).count, 4, "isOn: \(isOn)")
    }
  }

  @Test func `C7: a disabled switch is grey, also in colours of its own, and is still on or off`() {
    toggle.onTintColor = Self.green
    toggle.isOn = true
    toggle.isEnabled = false
    let stage = ControlStage(toggle)
    let color = stage.app.background(4, 2)
    #expect(color.red == color.green && color.green == color.blue)
    expectEqual(stage.picture(), "   ▐   ●▌")
  }

  @Test func `T8: a dimmed switch is grey`() {
    toggle.isOn = true
    let stage = ControlStage(toggle)
    toggle.window?.tintAdjustmentMode = .dimmed
    stage.app.turn()
    expectEqual(stage.app.background(4, 2), toggle.tintColor.grayscale)
  }

  // MARK: Contents

  @Test func `C7: a title is to the right of the track, and a click on it toggles`() {
    toggle.title = "Sound"
    let stage = ControlStage(toggle)
    expectEqual(stage.picture(), "   ▐●   ▌ Sound")
    stage.app.click(12, 2)
    #expect(toggle.isOn)
  }

  @Test func `C7: a title that is too wide ends in an ellipsis`() {
    toggle.title = "Sound and music"
    toggle.frame = Rect(0, 0, 14, 1)
    expect(toggle, draws: " ▐●   ▌ Soun…")
  }

  @Test func `C7: the image for the state is on the track beside the thumb`() {
    toggle.onImage = Image("ON", color: .white)
    toggle.offImage = Image("OFF", color: .white)
    let stage = ControlStage(toggle)
    expectEqual(stage.picture(), "   ▐● OFF ▌")
    toggle.isOn = true
    expectEqual(stage.picture(), "   ▐ ON  ●▌")
    toggle.offImage = nil
    toggle.frame.size = toggle.intrinsicContentSize
    expectEqual(stage.picture(), "   ▐ ON ●▌")
  }

  @Test func `C7: an image of two rows makes room for itself and the edges`() {
    toggle.onImage = Image("AB\nCD", color: .white)
    expectEqual(toggle.intrinsicContentSize, Size(width: 9, height: 4))
    toggle.isOn = true
    expectEqual(
      ControlStage(toggle, height: 4).picture(), "   ▗▄▄▄▄▄▖\n   ▐ AB  ▌\n   ▐ CD ●▌\n   ▝▀▀▀▀▀▘")
  }

  @Test func `C7: a switch in a frame that is too small shows what fits`() {
    for width in 0...5 {
      toggle.frame = Rect(0, 0, width, 1)
      toggle.isOn = width % 2 == 0
      expectEqual(toggle.drawn().size.width, width)
    }
  }
}

@MainActor @Suite(.isolatedAppearance) struct SwitchAppearanceTests {
  @Test func `A1: a proxy sets every appearance property of switches`() {
    let proxy = Switch.appearance()
    (proxy.onTintColor, proxy.thumbTintColor) = (.gray, .red)
    (proxy.onImage, proxy.offImage) = (Image("I"), Image("O"))
    let toggle = Switch()
    TestScene().window.addSubview(toggle)
    #expect(toggle.onTintColor == .gray && toggle.thumbTintColor == .red)
    #expect(toggle.onImage == Image("I") && toggle.offImage == Image("O"))
    #expect(proxy.onTintColor == .gray && proxy.thumbTintColor == .red)
    #expect(proxy.onImage == Image("I") && proxy.offImage == Image("O"))
  }

  @Test func `A5: a rule does not overwrite a colour that was set on a switch itself`() {
    Switch.appearance().onTintColor = .gray
    let toggle = Switch()
    toggle.onTintColor = nil
    TestScene().window.addSubview(toggle)
    expectNil(toggle.onTintColor)
  }
}
