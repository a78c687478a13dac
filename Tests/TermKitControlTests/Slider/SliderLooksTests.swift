import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct SliderLooksTests {
  private static let red = Color(red: 200, green: 0, blue: 0)
  private static let gold = Color(red: 160, green: 110, blue: 0)
  private let ascii = TraitCollection(glyphLevel: .ascii)
  // Without colours, a full cell is a character, and not a blank on a background.
  private let plain = TraitCollection(colorDepth: .none)
  private let slider = Slider(frame: Rect(0, 0, 12, 1))

  init() {
    slider.value = 0.5
    slider.tintColor = Color(red: 0, green: 0, blue: 255)
  }

  private func cell(_ x: Int, _ y: Int = 0, _ traits: TraitCollection = TraitCollection()) -> Cell {
    slider.drawn(traits: traits)[x, y]
  }

  // MARK: Pictures

  @Test func `C5: the track is thick up to the thumb and thin behind it`() {
    expect(slider, draws: "━━━━━██─────", traits: plain)
    slider.value = 0
    expect(slider, draws: "██──────────", traits: plain)
    slider.value = 1
    expect(slider, draws: "━━━━━━━━━━██", traits: plain)
  }

  @Test func `C5: the thumb has positions between cells`() {
    slider.value = 0.55
    expect(slider, draws: "━━━━━▐█▌────", traits: plain)
  }

  @Test func `C5: the slider shows its state in ASCII`() {
    expect(slider, draws: "=====[]-----", traits: ascii)
    slider.isHighlighted = true
    expect(slider, draws: "=====<>-----", traits: ascii)
  }

  @Test func `C5: the thumb grows while the slider is pressed`() {
    slider.isHighlighted = true
    expect(slider, draws: "━━━━▐██▌────", traits: plain)
  }

  @Test func `C5: a slider of three rows has a round thumb`() {
    slider.frame.size.height = 3
    expect(
      slider,
      draws: """
            +--+
        ====[  ]----
            +--+
        """, traits: ascii)
    expect(slider, draws: "    ▗▄▄▖\n━━━━████────\n    ▝▀▀▘", traits: plain)
  }

  @Test func `C5: a vertical slider is thick below the thumb`() {
    slider.axis = .vertical
    slider.frame.size = Size(width: 3, height: 5)
    expect(slider, draws: " │\n │\n███\n ┃\n ┃", traits: plain)
    expect(slider, draws: " |\n |\n[=]\n #\n #", traits: ascii)
  }

  // MARK: Colours

  @Test func `C5: each part has the tint or a colour of its own`() {
    expectEqual(cell(1).foreground, slider.tintColor)
    #expect(cell(5).background == slider.tintColor || cell(5).foreground == slider.tintColor)
    expectEqual(cell(10).foreground.red, cell(10).foreground.green)
    (slider.minimumTrackTintColor, slider.thumbTintColor) = (Self.red, Self.gold)
    slider.maximumTrackTintColor = .black
    #expect(cell(1).foreground == Self.red && cell(10).foreground == .black)
    #expect(cell(5).background == Self.gold || cell(5).foreground == Self.gold)
  }

  @Test func `C5: a disabled slider is grey, also in colours of its own`() {
    (slider.minimumTrackTintColor, slider.thumbTintColor) = (Self.red, Self.red)
    slider.isEnabled = false
    for x in [1, 5] { expectEqual(cell(x).foreground.red, cell(x).foreground.green) }
    #expect(cell(1, 0, TraitCollection(colorDepth: .none)).attributes.contains(.dim))
  }

  @Test(arguments: ColorDepth.allCases)
  func `C5: the focus changes the look at every colour depth`(depth: ColorDepth) {
    let stage = SliderStage(frame: Rect(0, 1, 22, 1), TraitCollection(colorDepth: depth))
    stage.slider.value = 0.5
    stage.app.turn()
    let before = stage.app.cell(2, 1)
    stage.focus()
    #expect(stage.app.cell(2, 1) != before)
    stage.slider.value = 0
    stage.app.turn()
    let atMinimum = stage.app.cell(12, 1)
    stage.slider.resignFirstResponder()
    stage.app.turn()
    #expect(stage.app.cell(12, 1) != atMinimum)
  }

  // MARK: Images

  @Test func `C5: images for the minimum and the maximum are beside the track`() {
    (slider.minimumValueImage, slider.maximumValueImage) = (Image("-"), Image("++"))
    expectEqual(slider.minimumValueImageRect(forBounds: slider.bounds), Rect(0, 0, 1, 1))
    expectEqual(slider.maximumValueImageRect(forBounds: slider.bounds), Rect(10, 0, 2, 1))
    expectEqual(slider.trackRect(forBounds: slider.bounds), Rect(2, 0, 7, 1))
    expect(slider, draws: "- ===[]-- ++", traits: ascii)
    expectEqual(slider.intrinsicContentSize, Size(width: 25, height: 1))
    slider.axis = .vertical
    slider.frame.size = Size(width: 3, height: 6)
    expect(slider, draws: "++\n |\n[=]\n #\n #\n -", traits: ascii)
  }

  @Test func `C5: each part of the track has the image for its state, as wide as the part`() {
    let image = Image("(#").resizableImage(withCapInsets: EdgeInsets(left: 1))
    slider.setMinimumTrackImage(image, for: .normal)
    slider.setMaximumTrackImage(Image(".").resizableImage(withCapInsets: .zero), for: .normal)
    slider.setMinimumTrackImage(Image("!").resizableImage(withCapInsets: .zero), for: .highlighted)
    expect(slider, draws: "(####[].....", traits: ascii)
    slider.isHighlighted = true
    expect(slider, draws: "!!!!!<>.....", traits: ascii)
    expectEqual(slider.currentMaximumTrackImage, slider.maximumTrackImage(for: .normal))
    expectEqual(slider.currentMinimumTrackImage, slider.minimumTrackImage(for: .highlighted))
  }

  @Test func `C5: a thumb image has a state, and its colour if it is a template`() {
    let image = Image("@@@").withRenderingMode(.alwaysTemplate)
    slider.setThumbImage(image, for: .normal)
    slider.setThumbImage(Image("OOO"), for: .highlighted)
    slider.thumbTintColor = Self.red
    expect(slider, draws: "=====@@@----", traits: ascii)
    expectEqual(cell(5).foreground, Self.red)
    expectEqual(slider.currentThumbImage, image)
    slider.isHighlighted = true
    expect(slider, draws: "=====OOO----", traits: ascii)
    #expect(slider.thumbImage(for: .normal) == image && slider.thumbImage(for: .disabled) == nil)
  }

  @Test func `C5: a thumb image that shows the disabled state is not drawn pale`() {
    slider.setThumbImage(Image("@@", color: Self.red), for: .normal)
    slider.isEnabled = false
    #expect(cell(5).foreground != Self.red)
    slider.setThumbImage(Image("xx", color: Self.red), for: .disabled)
    expectEqual(cell(5).foreground, Self.red)
  }

  // MARK: Places

  private final class OwnSlider: Slider {
    override func trackRect(forBounds bounds: Rect) -> Rect { bounds.inset(by: EdgeInsets(left: 2, right: 2)) }
    override func thumbRect(forBounds bounds: Rect, trackRect rect: Rect, value: Double) -> Rect {
      let usual = super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
      return value < maximumValue ? usual : usual.offset(by: Point(x: 2, y: 0))
    }
  }

  @Test func `C5: overridden places of the track and the thumb are used for drawing and for the mouse`() {
    let slider = OwnSlider(frame: Rect(0, 0, 14, 1))
    expect(slider, draws: "  []--------", traits: ascii)
    slider.value = 1
    expect(slider, draws: "  ==========[]", traits: ascii)
    let stage = SliderStage(OwnSlider(), frame: Rect(0, 1, 14, 1))
    stage.app.mouseDown(13, 1)
    expectEqual(stage.slider.value, 1)
  }
}

@MainActor @Suite(.isolatedAppearance) struct SliderAppearanceTests {
  @Test func `A1: a proxy sets every appearance property of sliders`() {
    let proxy = Slider.appearance()
    let (thumb, low, high) = (Image("@"), Image("#"), Image("."))
    (proxy.minimumTrackTintColor, proxy.maximumTrackTintColor, proxy.thumbTintColor) = (.red, .gray, .black)
    proxy.setThumbImage(thumb, for: .normal)
    proxy.setMinimumTrackImage(low, for: .highlighted)
    proxy.setMaximumTrackImage(high, for: .disabled)
    let slider = Slider()
    TestScene().window.addSubview(slider)
    #expect(slider.minimumTrackTintColor == .red && slider.maximumTrackTintColor == .gray)
    #expect(slider.thumbTintColor == .black && slider.thumbImage(for: .normal) == thumb)
    #expect(slider.minimumTrackImage(for: .highlighted) == low && slider.maximumTrackImage(for: .disabled) == high)
    #expect(proxy.minimumTrackTintColor == .red && proxy.thumbTintColor == .black)
  }

  @Test func `A5: a rule does not overwrite what was set on a slider itself`() {
    Slider.appearance().thumbTintColor = .gray
    Slider.appearance().setThumbImage(Image("@"), for: .normal)
    let slider = Slider()
    slider.thumbTintColor = nil
    slider.setThumbImage(nil, for: .normal)
    TestScene().window.addSubview(slider)
    #expect(slider.thumbTintColor == nil && slider.thumbImage(for: .normal) == nil)
  }
}
