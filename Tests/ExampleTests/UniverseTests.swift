import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import universe

/// Tests of the example that scans the universe: its three looks, the scan, the objects and the sheet of controls.
@MainActor @Suite(.isolatedAppearance) struct UniverseTests {
  static func launch(
    _ look: Universe.Look, _ width: Int = 80, _ height: Int = 24, traits: TraitCollection = TraitCollection()
  ) -> TestApplication {
    let app = TestApplication(
      size: Size(width: width, height: height), traits: traits, delegate: look.delegate())
    app.advance(by: 1)
    return app
  }

  private static let plain = TraitCollection(glyphLevel: .ascii, colorDepth: .none)
  private static let dots = TraitCollection(colorDepth: .none)

  // MARK: Pictures

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40)])
  func `without colours, the galaxy is a dithered picture of dots`(size: Size) {
    let app = Self.launch(.containment, size.width, size.height, traits: Self.dots)
    expect(app, matchesSnapshot: "universe-\(size.width)x\(size.height)")
    app.press("\u{1B}2")
    app.advance(by: 1)
    expect(app, matchesSnapshot: "universe-object-\(size.width)x\(size.height)")
  }

  @Test func `in ASCII, the galaxy is a picture of characters on the smallest screen`() {
    let app = Self.launch(.containment, 40, 16, traits: Self.plain)
    expect(app, matchesSnapshot: "universe-40x16")
    app.press("c")
    app.advance(by: 1)
    expect(app, matchesSnapshot: "universe-controls-40x16")
  }

  @Test func `with many colours, a cell shows two pixels of the sky`() {
    let app = Self.launch(.containment)
    let cells = (20..<60).flatMap { x in (3..<17).map { app.cell(x, $0) } }
    #expect(cells.filter { $0.glyph == Glyph("▀") && $0.foreground != $0.background }.count > 400)
    #expect(Set(cells.map(\.foreground)).count > 200)
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
    let text = Self.launch(.containment, size.width, size.height, traits: traits).text
    let words = ["Aim", "Universe", "Grid", "Controls", "Scan", "Exposure", "Visible", "X-ray", "Objects"]
    for word in words { #expect(text.contains(word), "\(size), \(traits): \(word)") }
  }

  // MARK: The scan

  @Test func `a scan finds the objects one after another, and ends`() {
    let app = Self.launch(.containment)
    #expect(app.text.contains("Auriga, not scanned"))
    app.press("s")
    app.advance(by: 5)
    #expect(app.text.contains("Scanning Auriga with 4 receivers"))
    #expect(app.text.contains("NGC 1893") && !app.text.contains("IC 405"))
    app.advance(by: 12)
    #expect(app.text.contains("Auriga: 3 objects found"))
    #expect(app.text.contains("NGC 1893") && app.text.contains("IC 405") && app.text.contains("NGC 1931"))
    #expect((app.sleepDuration ?? 60) > 1)
  }

  @Test func `a scan changes only the columns near its line`() {
    let app = Self.launch(.containment)
    app.press("s")
    app.advance(by: 1)
    let before = app.screen
    app.advance(by: 0.4)
    let changed = (0..<80).filter { x in (2..<18).contains { before[x, $0] != app.cell(x, $0) } }
    #expect(!changed.isEmpty && changed.count < 20, "\(changed)")
  }

  @Test func `a scan that nobody sees stands still, and needs no time`() {
    let app = Self.launch(.containment)
    app.press("s")
    app.advance(by: 3)
    app.press("\u{1B}2")
    app.advance(by: 1)
    let frames = app.frameCount
    app.advance(by: 20)
    #expect(app.frameCount == frames)
    app.press("\u{1B}1")
    app.advance(by: 0.05)
    #expect(app.text.contains("Scanning Auriga") && !app.text.contains("IC 405"))
    app.advance(by: 20)
    #expect(app.text.contains("3 objects found"))
  }

  @Test func `the mouse alone can use everything`() {
    let app = Self.launch(.containment)
    app.click(on: "Aim")
    app.advance(by: 1)
    #expect(app.text.contains("Boötes, not scanned"))
    let visible = app.cell(40, 9)
    app.click(on: "Infrared")
    app.advance(by: 1)
    #expect(app.cell(40, 9) != visible)
    app.click(13, app.rowOf("Scan "))
    app.advance(by: 2)
    #expect(app.text.contains("Scanning Boötes"))
    app.click(on: "Controls")
    app.advance(by: 1)
    app.click(on: "Cygnus")
    app.click(on: "Point at Cygnus")
    app.advance(by: 1)
    #expect(app.text.contains("Scanning Cygnus"))
    app.click(on: "Objects")
    app.advance(by: 1)
    app.click(on: "Next")
    app.advance(by: 1)
    #expect(app.row(1).contains("Crab") && app.row(1).contains("Whirlpool"))
    app.click(on: "Whirlpool")
    app.advance(by: 1)
    #expect(app.text.contains("M51 in Canes Venatici"))
  }

  @Test func `the keys lead through all objects and back`() {
    let app = Self.launch(.proxies)
    app.press("\u{1B}2")
    app.advance(by: 1)
    for object in CelestialObject.all.dropFirst() {
      app.press("n")
      app.advance(by: 1)
      #expect(app.row(1).contains(object.name))
    }
    #expect(!app.row(1).contains("Next"))
    for object in CelestialObject.all.dropLast().reversed() {
      app.press("b")
      app.advance(by: 1)
      #expect(app.row(1).contains(object.name))
    }
    #expect(app.row(1).contains("Next"))
  }
}

/// Tests of how the delegates set the looks.
@MainActor @Suite(.isolatedAppearance) struct UniverseLookTests {
  // Plays a journey through all screens, with items and segments pressed, and returns the screens.
  private func journey(_ look: Universe.Look, _ size: Size, _ traits: TraitCollection) -> [CellBuffer] {
    let app = UniverseTests.launch(look, size.width, size.height, traits: traits)
    var screens = [app.screen]
    func step(_ time: Double = 1, _ action: () -> Void) {
      action()
      app.advance(by: time)
      screens.append(app.screen)
    }
    func hold(_ text: String) {
      guard let place = app.place(of: text) else {
        Issue.record("\(text) is not on the screen\n\(app.text)")
        return
      }
      step(0.2) { app.mouseDown(place.x, place.y) }
      step { app.mouseUp(place.x, place.y) }
    }
    for key in ["s", "s", "b", "b", "+", "g", "\t", "\t", "\t"] { step { app.press(key) } }
    for item in ["Aim", "Grid", "Infrared", "Objects", "Next", "Next"] { hold(item) }
    step(0.15) { app.press("n") }
    step { app.press("n") }
    hold("Sombrero")
    for key in ["b", "\t", "\u{1B}1", "a"] { step { app.press(key) } }
    step { app.resize(to: Size(width: 40, height: 16)) }
    step { app.press("\u{1B}2") }
    step { app.resize(to: Size(width: 120, height: 40)) }
    return screens
  }

  @Test(arguments: [
    (Size(width: 80, height: 24), TraitCollection()),
    (Size(width: 40, height: 16), TraitCollection(glyphLevel: .ascii, colorDepth: .none)),
    (Size(width: 100, height: 30), TraitCollection(glyphLevel: .blocks, colorDepth: .sixteen)),
  ])
  func `A1: a look set on proxies equals the look set on each instance, on every screen of a journey`(
    size: Size, traits: TraitCollection
  ) {
    // The instances come first, because the rules of the proxies stay.
    let instances = journey(.instances, size, traits)
    let proxies = journey(.proxies, size, traits)
    #expect(instances.count == proxies.count)
    for (index, (one, other)) in zip(instances, proxies).enumerated() {
      #expect(one.difference(from: other) == nil, "screen \(index)")
    }
    // The look differs from the system's.
    #expect(Set(instances.map { Picture($0).description }).count > 12)
  }

  // MARK: Containment

  private static let green = Color(red: 46, green: 204, blue: 113)
  private static let blue = Color(red: 74, green: 144, blue: 255)
  private static let red = Color(red: 255, green: 59, blue: 48)

  private func sheet() -> TestApplication {
    let app = UniverseTests.launch(.containment)
    app.press("c")
    app.advance(by: 1)
    // Everything is on.
    for name in ["Aramis", "Atropos"] { app.click(app.trackColumn(of: name), app.rowOf(name)) }
    app.advance(by: 1)
    return app
  }

  // The colour of the track of a switch that is on.
  private func track(_ name: String, _ app: TestApplication) -> Color {
    app.background(app.trackColumn(of: name), app.rowOf(name))
  }

  @Test func `A3: inside a controls view, switches are green, and inside the pane of Boötes they are blue`() {
    let app = sheet()
    for (key, color) in [("1", Self.green), ("2", Self.blue), ("3", Self.green)] {
      app.press(key)
      app.advance(by: 1)
      for name in ["Athos", "Porthos", "Aramis"] { #expect(track(name, app) == color, "\(key), \(name)") }
    }
  }

  @Test func `A4: the longer list makes the important switches red in all panes`() {
    let app = sheet()
    for key in ["1", "2", "3"] {
      app.press(key)
      app.advance(by: 1)
      for name in ["Clotho", "Lachesis", "Atropos"] { #expect(track(name, app) == Self.red, "\(key), \(name)") }
    }
  }

  @Test func `A6: the toolbar of the sheet is plain, and A5: its item keeps its own tint`() throws {
    let app = sheet()
    let done = try #require(app.place(of: "Done"))
    #expect(app.foreground(done.x, done.y) == RedLook.brightRed)
    let plate = Color(red: 58, green: 18, blue: 16)
    #expect(app.background(done.x, done.y).red < 30, "the item has no plate")
    app.press("\u{1B}")
    app.advance(by: 1)
    let controls = try #require(app.place(of: "Controls"))
    #expect(app.background(controls.x, controls.y) == plate)
  }

  @Test func `I5: the button of Cygnus pulses, more vividly while it is pressed`() throws {
    let app = sheet()
    #expect(app.sleepDuration ?? 60 > 1)
    app.press("3")
    app.advance(by: 0.5)
    let place = try #require(app.place(of: "Point at Cygnus"))
    func colors() -> Set<Color> {
      Set(
        (0..<12).map { _ in
          app.advance(by: 1.0 / 12)
          return app.background(place.x - 3, place.y)
        })
    }
    let quiet = colors()
    app.mouseDown(place.x, place.y)
    app.advance(by: 0.1)
    let vivid = colors()
    func range(_ colors: Set<Color>) -> Int {
      let greens = colors.map { Int($0.green) }
      return (greens.max() ?? 0) - (greens.min() ?? 0)
    }
    #expect(quiet.count > 4 && range(vivid) > 2 * range(quiet))
    // The button is not pressed if the mouse button is released elsewhere.
    app.mouseDrag(1, 1)
    app.mouseUp(1, 1)
    app.press("1")
    app.advance(by: 1)
    #expect(app.sleepDuration ?? 60 > 1, "nothing runs while the button is not on the screen")
  }

  @Test func `the receivers of the sheet make the scan faster`() {
    let app = sheet()
    app.press("p")
    app.advance(by: 9)
    #expect(app.text.contains("with 6 receivers") && app.text.contains("NGC 1931"))
  }
}

extension TestApplication {
  /// All rows of the screen.
  fileprivate var text: String { (0..<screen.size.height).map(row).joined(separator: "\n") }

  /// Returns the first row that contains a text.
  fileprivate func rowOf(_ text: String) -> Int { (0..<screen.size.height).first { row($0).contains(text) } ?? 0 }

  /// Returns the first place of a text on the screen.
  fileprivate func place(of text: String) -> Point? {
    let y = rowOf(text)
    guard let range = row(y).firstRange(of: text) else { return nil }
    return Point(x: row(y)[..<range.lowerBound].count, y: y)
  }

  /// Returns the column of the track of the switch at the left of a label.
  fileprivate func trackColumn(of label: String) -> Int { (place(of: label)?.x ?? 0) - 6 }
}

extension CellBuffer {
  /// Returns the first cell that differs, as text, or nil.
  fileprivate func difference(from other: CellBuffer) -> String? {
    guard size == other.size else { return "sizes \(size) and \(other.size)" }
    for y in 0..<size.height {
      for x in 0..<size.width where self[x, y] != other[x, y] {
        return "(\(x), \(y)): \(self[x, y]) and \(other[x, y])\n\(Picture(self))"
      }
    }
    return nil
  }
}
