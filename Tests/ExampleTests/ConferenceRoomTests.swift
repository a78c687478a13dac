import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import conferenceroom

/// Tests of the conference room: one control panel in two looks, which rules for the containers of both panels set.
@MainActor @Suite(.isolatedAppearance) struct ConferenceRoomTests {
  private static func launch(
    _ width: Int, _ height: Int, traits: TraitCollection = TraitCollection()
  ) -> TestApplication {
    let app = TestApplication(
      size: Size(width: width, height: height), traits: traits, delegate: ConferenceRoomDelegate())
    app.advance(by: 1)
    return app
  }

  private let app = launch(80, 24)

  // MARK: Pictures

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40)])
  func `a wide screen shows both panels side by side`(size: Size) {
    let app = Self.launch(size.width, size.height)
    expect(app, matchesSnapshot: "conferenceroom-\(size.width)x\(size.height)")
  }

  @Test func `the smallest screen shows one panel at a time, and tabs`() {
    let small = Self.launch(40, 16)
    expect(small, matchesSnapshot: "conferenceroom-tint-40x16")
    small.click(on: "Images")
    small.advance(by: 1)
    expect(small, matchesSnapshot: "conferenceroom-images-40x16")
    small.press("v")
    small.advance(by: 1)
    #expect(small.background(10, 1) == StandardScheme().bar)
  }

  @Test func `in ASCII without colours, both panels are readable`() {
    let plain = Self.launch(80, 24, traits: TraitCollection(glyphLevel: .ascii, colorDepth: .none))
    expect(plain, matchesSnapshot: "conferenceroom-plain")
  }

  @Test(arguments: ColorDepth.allCases, GlyphLevel.allCases)
  func `at every colour depth and glyph level, all controls are on the screen`(depth: ColorDepth, level: GlyphLevel) {
    for size in [Size(width: 40, height: 16), Size(width: 80, height: 24)] {
      expectAllControls(size, TraitCollection(glyphLevel: level, colorDepth: depth))
    }
  }

  @Test func `on a very large screen, all controls are on the screen`() {
    expectAllControls(Size(width: 200, height: 60), TraitCollection())
  }

  private func expectAllControls(_ size: Size, _ traits: TraitCollection) {
    let app = Self.launch(size.width, size.height, traits: traits)
    let text = (0..<size.height).map(app.row).joined(separator: "\n")
    let words = [
      "House lights", "Talk progress", "Chair voltage", "Projector", "Demo computers", "Mac 1", "Mac 2", "Off", "Start",
      "Terrible",
    ]
    for word in words { #expect(text.contains(word), "\(size), \(traits): \(word)") }
  }

  // MARK: Containment

  private static let (left, right) = (0..<39, 41..<80)

  private func cells(_ columns: Range<Int>) -> [Cell] {
    (1..<23).flatMap { y in columns.map { x in app.cell(x, y) } }
  }

  @Test func `A3: rules for the navigation controllers give the same controls two looks`() {
    // The bar has a colour at the left, and an image with spots at the right.
    #expect(Set((20..<36).map { app.background($0, 1) }) == [StandardScheme().bar])
    #expect((60..<76).contains { app.cell($0, 0).glyph == Glyph("▖") })
    // In the look of images, the chair voltage has another minimum track than the house lights.
    let tracks = ["House lights", "Chair voltage"].map { caption in
      [Self.left, Self.right].map { columns in
        String(app.row(row(of: caption, in: columns) + 1).dropFirst(columns.lowerBound).prefix(columns.count))
      }
    }
    #expect(tracks[0][0].contains("━") && tracks[1][0].contains("━"))
    #expect(tracks[0][1].contains("■") && !tracks[0][1].contains("╱"))
    #expect(tracks[1][1].contains("╱") && !tracks[1][1].contains("■"))
  }

  @Test func `A9: the next colour scheme recolours the panel of tints, and leaves the panel of images unchanged`() {
    let images = cells(Self.right)
    let tints = cells(Self.left)
    for bar in [BlueScheme().bar, TerribleScheme().bar] {
      app.press("c")
      app.advance(by: 1)
      #expect(app.background(10, 1) == bar)
      #expect(cells(Self.right) == images)
    }
    #expect(app.row(1).contains("Don’t ship this!"))
    app.press("c")
    app.advance(by: 1)
    #expect(cells(Self.left) == tints)
  }

  @Test func `a click on a segment chooses a colour scheme`() {
    app.click(on: "Terrible")
    app.advance(by: 1)
    #expect(app.background(10, 1) == TerribleScheme().bar)
    app.click(on: "Standard")
    app.advance(by: 1)
    #expect(app.background(10, 1) == StandardScheme().bar)
  }

  // MARK: The room

  @Test func `both panels show the same room, whichever of them changes it`() {
    #expect(count("70 %") == 2)
    app.press("+")
    app.advance(by: 1)
    #expect(count("80 %") == 2)
    drag("Chair voltage", in: Self.right, to: 77)
    #expect(count("230 V") == 2)
  }

  @Test func `sparks fly between the chairs at a high voltage`() {
    #expect(!screenText.contains("↯"))
    drag("Chair voltage", in: Self.left, to: 37)
    #expect(screenText.contains("230 V"))
    #expect(screenText.contains("↯"))
  }

  @Test func `the demo computers take turns on the screen, and a projector without a computer has no signal`() {
    #expect(screenText.contains("Hello, appea…"))
    app.click(on: "Mac 2")
    app.advance(by: 1)
    #expect(screenText.contains("Scanning the…"))
    app.click(on: "Mac 2")
    app.advance(by: 1)
    #expect(screenText.contains("No signal"))
    app.press("p")
    app.advance(by: 1)
    #expect(!screenText.contains("No signal"))
  }

  @Test func `a talk that runs turns the wheels until it is paused`() {
    #expect(count("18:52 of 47:11") == 2)
    app.press("s")
    #expect(count("Pause") == 2)
    app.advance(by: 2)
    #expect(count("19:52 of 47:11") == 2)
    app.click(on: "Pause")
    app.advance(by: 5)
    #expect(count("19:52 of 47:11") == 2)
    #expect(count("Start") == 2)
  }

  @Test func `a talk ends by itself`() {
    app.press("s")
    app.advance(by: 60)
    #expect(count("47:11 of 47:11") == 2)
    #expect(count("Start") == 2)
    // The next talk starts at the beginning.
    app.press("s")
    app.advance(by: 1)
    #expect(count("0:30 of 47:11") == 2)
  }

  @Test func `Off turns everything off`() {
    app.press("s")
    app.click(on: "Off")
    app.advance(by: 1)
    #expect(count("0 %") == 2 && count("0 V") == 2 && count("0:00 of 47:11") == 2 && count("Start") == 2)
  }

  @Test func `while no talk runs, the program wakes only for the clock`() {
    let frames = app.frameCount
    app.advance(by: 30)
    #expect(app.frameCount == frames)
    #expect((app.sleepDuration ?? 60) > 5)
  }

  @Test func `the keys alone reach every control`() {
    var seen: Set<String> = []
    for _ in 0..<24 {
      app.press("\t")
      if let focus = app.application.windowScene.keyWindow?.firstResponder { seen.insert("\(type(of: focus))") }
    }
    #expect(seen.isSuperset(of: ["Slider", "VoltageSlider", "Switch", "Button", "SegmentedControl"]), "\(seen)")
  }

  // MARK: Support

  private var screenText: String { (0..<24).map(app.row).joined(separator: "\n") }

  private func count(_ text: String) -> Int { screenText.components(of: text).count - 1 }

  private func row(of text: String, in columns: Range<Int>) -> Int {
    (0..<24).first { String(app.row($0).dropFirst(columns.lowerBound).prefix(columns.count)).contains(text) } ?? 0
  }

  // Drags the thumb of the slider below a caption.
  private func drag(_ caption: String, in columns: Range<Int>, to column: Int) {
    let y = row(of: caption, in: columns) + 1
    let thumb = columns.lowerBound + 2
    app.mouseDown(thumb, y)
    app.mouseDrag(column, y)
    app.mouseUp(column, y)
    app.advance(by: 1)
  }
}

extension String {
  /// The parts of the string between the occurrences of a text.
  func components(of separator: String) -> [Substring] { split(separator: separator, omittingEmptySubsequences: false) }
}
