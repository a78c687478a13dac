import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// The screen of a user with a screen reader: text only, and nothing is written that the user must not hear.
@MainActor @Suite struct SpokenScreenTests {
  private let controller = ViewController()
  private static let size = Size(width: 40, height: 8)

  private func app(_ traits: TraitCollection = TraitCollection(usesScreenReader: true)) -> TestApplication {
    TestApplication(size: Self.size, traits: traits, root: controller)
  }

  private func add(_ view: View, _ frame: Rect) {
    view.frame = frame
    controller.view.addSubview(view)
  }

  @Test(arguments: [GlyphLevel.ascii, .blocks, .braille])
  func `X1: lines, shapes, pictures and the signs of controls are left out`(level: GlyphLevel) {
    add(DrawingsView(), Rect(0, 0, 12, 4))
    let slider = Slider()
    slider.value = 0.4
    add(slider, Rect(14, 0, 20, 1))
    let bar = ProgressView()
    bar.progress = 0.25
    add(bar, Rect(14, 1, 20, 1))
    let wheel = ActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    add(wheel, Rect(14, 2, 2, 1))
    let choice = Switch()
    choice.title = "Sound"
    choice.isOn = true
    add(choice, Rect(13, 3, 20, 1))
    add(ImageView(image: Image("X")), Rect(14, 4, 1, 1))
    expect(
      app(TraitCollection(glyphLevel: level, usesScreenReader: true)),
      shows: """
                      40%
                      25%
            a b
                      on     Sound
                      X


        40%, adjustable
        """)
  }

  @Test func `X1: a row is written only if its text has changed`() throws {
    let (label, button) = (Label(text: "Ready"), Button(title: "Start"))
    add(label, Rect(0, 1, 10, 1))
    add(button, Rect(0, 3, 10, 1))
    let app = app()
    label.textColor = .red
    let frames = app.terminal.frameCount
    app.turn()
    #expect(app.terminal.frameCount == frames, "another colour is no text")
    #expect(app.foreground(0, 1).alpha == 0, "no colour can be out of date")
    label.text = "Steady"
    app.turn()
    #expect(Set(app.terminal.lastRuns.map(\.y)) == [1])
    button.isSelected = true
    label.text = "Go"
    app.turn()
    #expect(app.terminal.lastRuns.map(\.y).last == 7, "the spoken line comes last")
  }

  @Test func `X1: the cursor is where the focus is, or in the spoken line if the focused element shows no text`() {
    let (first, second) = (Button(title: "First"), Button(image: Image("☆")))
    second.accessibilityLabel = "Star"
    add(first, Rect(2, 1, 10, 1))
    add(second, Rect(20, 3, 3, 1))
    let app = app()
    #expect(app.terminal.cursor?.y == 1)
    app.press(Typed.tab)
    #expect(app.terminal.cursor == Point(x: 0, y: 7))
  }

  // fenrir would take the text for a typed one, and not read it.
  @Test func `X1: the cursor never moves by as many columns as the spoken text has characters`() throws {
    let (first, second) = (Button(title: "12345"), Button(title: "b"))
    second.accessibilityLabel = "1234567890"
    add(first, Rect(0, 1, 10, 1))
    add(second, Rect(10, 1, 21, 1))
    let app = app()
    let start = try #require(app.terminal.cursor)
    app.press(Typed.tab)
    let end = try #require(app.terminal.cursor)
    #expect(abs(end.x - start.x) != app.row(7).count + 1)
  }

  @Test func `X1: a focused field shows no placeholder, which would be read after the first typed character`() {
    add(TextField(placeholder: "Name"), Rect(0, 1, 20, 1))
    let app = app()
    #expect(app.row(1) == "" && app.row(7) == "Name, text field")
    app.type("a\u{7F}")
    #expect(app.row(1) == "")
  }

  @Test func `X1: deleted words, selections and characters after the cursor are announced`() {
    let field = TextField(text: "one two three", placeholder: "Name")
    add(field, Rect(0, 1, 20, 1))
    let app = app()
    app.type("\u{17}")
    #expect(app.row(7) == "three deleted")
    app.type("\u{7F}")
    #expect(app.row(7) == "three deleted", "a reader hears the character before the cursor disappear")
    app.type("\u{1}\u{4}")
    #expect(app.row(7) == "o deleted")
    field.isSecureTextEntry = true
    app.type("\u{B}")
    #expect(field.text == "" && app.row(7) == "o deleted", "no secret is spoken")
  }

  @Test func `X1: the row of keys is blank`() {
    let bar = KeyBar()
    bar.keys = [.character("q")]
    add(bar, Rect(0, 0, 40, 1))
    #expect(app().row(0) == "")
  }

  /// Draws with everything that the canvas has.
  private final class DrawingsView: View {
    override func draw(in canvas: inout Canvas) {
      var path = Path()
      path.move(to: Path.Position(x: 0, y: 0.5))
      path.addLine(to: Path.Position(x: 8, y: 3.5))
      for material in StrokeMaterial.allCases { canvas.stroke(path, with: .red, as: material) }
      canvas.fill(Path(rect: Path.Frame(x: 0, y: 0, width: 3, height: 2)), with: .blue)
      canvas.draw(Image("/\\\n\\/"), at: Point(x: 9, y: 0))
      canvas.fill(Rect(0, 3, 4, 1), withPattern: Image("░"))
      canvas.draw("┌─┐■⣿", at: Point(x: 0, y: 1))
      canvas.put(Cell(glyph: Glyph("║")), at: Point(x: 6, y: 0))
      canvas.draw("a│b", at: Point(x: 4, y: 2))
    }
  }
}
