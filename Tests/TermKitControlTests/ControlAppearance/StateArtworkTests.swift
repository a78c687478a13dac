import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Artwork of the application in states with and without a look of their own (A8).
@MainActor @Suite struct StateArtworkTests {
  private static let panel = Image(size: Size(width: 4, height: 1)) { canvas in
    canvas.draw("<##>", at: .zero, style: TextStyle(foreground: .white, background: .ruby))
  }
  private static let other = Image(size: Size(width: 4, height: 1)) { canvas in
    canvas.draw("{++}", at: .zero, style: TextStyle(foreground: .black, background: .sun))
  }

  private func cells(_ view: View, _ depth: ColorDepth) -> [Cell] {
    let buffer = view.drawn(traits: TraitCollection(colorDepth: depth))
    return (0..<view.bounds.width).map { buffer[$0, 0] }
  }

  /// Expects that a control with an image for `.normal` changes all cells of the image in a state, that it changes none with an image for
  /// the state, and shows that image.
  private func expectModified<Shown: Control>(
    _ make: @autoclosure () -> Shown, in depth: ColorDepth, _ columns: Range<Int>,
    _ set: (Shown, Image, ControlState) -> Void
  ) {
    for (state, change) in [(.highlighted, { $0.isHighlighted = true }), (.disabled, { $0.isEnabled = false })]
      as [(ControlState, (Shown) -> Void)]
    {
      let control = make()
      control.frame = Rect(0, 0, 12, 1)
      set(control, Self.panel, .normal)
      let normal = cells(control, depth)
      change(control)
      let modified = cells(control, depth)
      for x in columns {
        #expect(modified[x] != normal[x], "column \(x), \(state), \(depth)")
        expectEqual(modified[x].glyph, normal[x].glyph, "column \(x), \(state), \(depth)")
      }
      set(control, Self.other, state)
      let (given, reference) = (cells(control, depth), make())
      reference.frame = control.frame
      set(reference, Self.other, .normal)
      expectEqual(Array(given[columns]), Array(cells(reference, depth)[columns]), "\(state), \(depth)")
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func `A8: a button's image for normal is paler in other states, an image for the state is not (field trial S8)`(
    depth: ColorDepth
  ) {
    for type in [ButtonType.custom, .system] {
      expectModified(Button(type: type), in: depth, 4..<8) {
        $0.setImage($1.withRenderingMode(.alwaysOriginal), for: $2)
      }
      expectModified(Button(type: type), in: depth, 4..<8) { $0.setBackgroundImage($1, for: $2) }
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func `A8: a slider's thumb is paler while pressed or disabled, and its tracks while disabled (field trial S8)`(
    depth: ColorDepth
  ) {
    expectModified(Slider(), in: depth, 0..<4) { $0.setThumbImage($1, for: $2) }
    let slider = Slider(frame: Rect(0, 0, 12, 1))
    slider.setMinimumTrackImage(Self.panel, for: .normal)
    slider.value = 1
    let normal = cells(slider, depth)
    slider.isHighlighted = true
    expectEqual(cells(slider, depth)[0], normal[0])
    slider.isEnabled = false
    #expect(cells(slider, depth)[0] != normal[0])
  }

  @Test(arguments: ColorDepth.allCases)
  func `A8: segments with an image for normal show which one is selected, pressed or disabled (field trial S8)`(
    depth: ColorDepth
  ) {
    let control = SegmentedControl(titles: ["a", "a", "a", "a"])
    control.setBackgroundImage(Self.panel, for: .normal)
    control.frame = Rect(0, 1, 23, 1)
    control.setEnabled(false, forSegmentAt: 2)
    control.selectedSegmentIndex = 0
    let app = TestApplication(size: Size(width: 24, height: 2), traits: TraitCollection(colorDepth: depth)) {
      let window = Window(windowScene: $0.windowScene)
      window.addSubview(control)
      window.makeKeyAndVisible()
    }
    control.resignFirstResponder()
    app.mouseDown(2 + 18, 1)
    let looks = Set([2, 8, 14, 20].map { app.cell($0, 1) })
    expectEqual(looks.count, 4, "\(depth): \(app.row(1))")
  }

  @Test func `A8: a pressed bar item shows the look for that state as it is (field trial S3)`() {
    let (coral, pale) = (Color(red: 232, green: 92, blue: 76), Color(red: 255, green: 190, blue: 176))
    let item = BarButtonItem(title: "Edit")
    item.setTitleTextAttributes(TitleTextAttributes(foregroundColor: coral), for: .normal)
    item.setTitleTextAttributes(TitleTextAttributes(foregroundColor: pale), for: .highlighted)
    item.setBackgroundImage(Self.panel, for: .normal)
    item.setBackgroundImage(
      Image(size: Size(width: 3, height: 1)) { $0.fill(Rect(0, 0, 3, 1), with: .black) }, for: .highlighted)
    let bar = Toolbar(frame: Rect(0, 1, 40, 1))
    (bar.barStyle, bar.items) = (.black, [item])
    let stage = BarStage([bar])
    let title = stage.app.cell(2, 1)
    stage.app.mouseDown(3, 1)
    #expect(stage.app.cell(2, 1) != title)
    expectEqual(stage.app.foreground(2, 1), pale)
    expectEqual(stage.app.background(2, 1), .black)
  }

  @Test func `A8: a pressed system button shows the title colour for that state as it is (field trial S3)`() {
    let button = Button(title: "OK")
    button.frame = Rect(0, 0, 6, 1)
    button.setTitleColor(.ruby, for: .highlighted)
    button.isHighlighted = true
    expectEqual(cells(button, .truecolor)[2].foreground, .ruby)
  }
}
