import TermKit
import TermKitTesting
import Testing

@MainActor @Suite(.isolatedAppearance) struct VolumeSliderTests {
  private let slider = VolumeSlider(frame: Rect(x: 2, y: 2, width: 20, height: 1))

  private func app(_ traits: TraitCollection = TraitCollection()) -> TestApplication {
    TestApplication(size: Size(width: 24, height: 5), traits: traits) {
      let screen = ViewController()
      screen.view.addSubview(slider)
      return screen
    }
  }

  @Test func `the arrows, the mouse and the wheel change the value, and the list of keys shows the arrows`() {
    let app = app()
    var values: [Double] = []
    slider.addAction(for: .valueChanged) { _ in values.append(self.slider.value) }
    app.press(.right, .right, .left, .left, .left)
    #expect(values == [0.1, 0.2, 0.1, 0])
    app.click(11, 2)
    app.turnWheel(by: -1, 11, 2)
    #expect(values.suffix(2) == [0.475, 0.575])
    app.type("?")
    app.advance(by: 0.3)
    #expect((0..<5).contains { app.row($0).contains("Increase") })
  }

  // snippet.test
  @Test func `on a terminal that reports pixels, the value follows the mouse inside a cell`() {
    let app = app()
    app.mouseDown(at: Path.Position(x: 7, y: 2.5))
    app.mouseDrag(to: Path.Position(x: 7.5, y: 2.5))
    #expect(slider.value == 0.275)
    app.mouseDrag(to: Path.Position(x: 0.5, y: 4))
    #expect(slider.value == 0)
  }

  @Test func `a change by key is animated, and the value has its new value at once`() {
    let app = app()
    app.press(.right)
    #expect(slider.value == 0.1)
    app.advance(by: 0.1)
    expect(app, shows: "         09:41\n\n  ━───────────────────")
    app.advance(by: 0.2)
    expect(app, shows: "         09:41\n\n  ━━──────────────────")
  }

  // snippet.end
  @Test func `the look shows the tint, the focus, a press and a disabled slider`() {
    slider.value = 0.25
    let app = app()
    app.advance(by: 1)
    let pale = Color.systemBlue.withAlphaComponent(0.12)
    #expect(app.foreground(2, 2) == .systemBlue && app.cell(2, 2).attributes == .bold && app.background(21, 2) == pale)
    app.mouseDown(2, 2)
    #expect(app.foreground(20, 2) != Color(white: 0.45))
    app.mouseUp(2, 2)
    slider.tintColor = .red
    app.advance(by: 1)
    #expect(app.foreground(2, 2) == .red)
    slider.isEnabled = false
    app.turn()
    #expect(app.cell(2, 2).attributes == .italic && app.foreground(2, 2) != .red && app.background(21, 2) != pale)
  }

  @Test func `without Unicode and colours, the slider is drawn in ASCII, and underlined while it has the focus`() {
    slider.value = 0.26
    let app = app(TraitCollection(glyphLevel: .ascii, colorDepth: .none))
    expect(app, shows: "         09:41\n\n  =====---------------")
    #expect(app.cell(2, 2).attributes == [.bold, .underline])
  }

  @Test func `a screen reader says the value, and the arrows up and down change it`() {
    slider.accessibilityLabel = "Volume"
    let app = app(TraitCollection(usesScreenReader: true))
    #expect(app.application.spokenText == "Volume, 0 %, adjustable")
    app.press(.up)
    #expect(app.application.spokenText == "Volume, 10 %, adjustable")
    app.press(.down)
    #expect(slider.value == 0)
  }

  @Test func `a rule sets the colour of the track, unless the slider has a colour of its own`() {
    VolumeSlider.appearance().trackColor = .red
    let app = app()
    #expect(app.foreground(20, 2) == .red)
  }
}

extension Snippets {
  @Test(arguments: [TraitCollection(), TraitCollection(glyphLevel: .ascii, colorDepth: .none)])
  func `a slider with the value 0.275`(traits: TraitCollection) throws {
    let slider = VolumeSlider(frame: Rect(x: 2, y: 2, width: 20, height: 1))
    slider.value = 0.275
    let app = TestApplication(size: Size(width: 24, height: 4), traits: traits) { application in
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      window.addSubview(slider)
      window.makeKeyAndVisible()
    }
    try expectPicture(of: app, named: traits.glyphLevel == .ascii ? "ASCII" : nil)
  }
}
