import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct ButtonTests {
  private let button = Button(title: "Pause")
  private static let red = Color(red: 255, green: 0, blue: 0)
  // The tint, dark enough for white text.
  private static let filling = red.withContrast(4.5, against: .white)

  init() {
    button.frame = Rect(0, 0, 9, 1)
    button.tintColor = Self.red
  }

  /// Shows the button in a white window, by default with the focus on another view.
  private func app(_ depth: ColorDepth = .truecolor, focused: Bool = false) -> TestApplication {
    button.frame = Rect(0, 1, 9, 1)
    let app = TestApplication(size: Size(width: 12, height: 3), traits: TraitCollection(colorDepth: depth)) {
      [button] application in
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      let other = Button(title: "")
      other.frame = Rect(0, 2, 4, 1)
      [other, button].forEach(window.addSubview)
      window.makeKeyAndVisible()
    }
    if focused { button.becomeFirstResponder() }
    app.turn()
    return app
  }

  // MARK: Titles and sizes

  @Test func `a button's preferred size includes insets of any size, up to the size offered`() {
    let button = Button(title: "Play")
    button.contentEdgeInsets = EdgeInsets(top: .max, left: .max, bottom: .max, right: .max)
    expectEqual(button.sizeThatFits(Size(width: 30, height: 3)), Size(width: 30, height: 3))
    button.contentEdgeInsets = EdgeInsets(left: .max)
    expectEqual(button.sizeThatFits(Size(width: 30, height: 3)), Size(width: 30, height: 1))
  }

  @Test func `A8: a focused button shows its focused title, and its highlighted title while it is highlighted`() {
    let button = Button(title: "Play")
    button.setTitle("Press", for: .highlighted)
    button.setTitle("Here", for: .focused)
    let stage = TestScene()
    button.frame = Rect(0, 0, 10, 1)
    stage.window.addSubview(button)
    expectEqual(button.currentTitle, "Play")
    button.becomeFirstResponder()
    expectEqual(button.currentTitle, "Here")
    button.isHighlighted = true
    expectEqual(button.currentTitle, "Press")
  }

  @Test func `C2: a button's title is centred, without a bezel`() {
    expect(button, draws: "  Pause")
    button.frame = Rect(0, 0, 12, 3)
    expect(button, draws: "\n   Pause")
  }

  @Test func `a title that does not fit ends in an ellipsis`() {
    button.frame.size.width = 7
    expect(button, draws: "  Pa…")
    button.contentEdgeInsets = .zero
    expect(button, draws: " Pause")
    button.frame.size.width = 0
    expect(button, draws: "")
  }

  @Test func `a button's preferred size is the size of its title plus contentEdgeInsets`() {
    let room = Size(width: 80, height: 24)
    expectEqual(button.sizeThatFits(room), Size(width: 9, height: 1))
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    expectEqual(button.sizeThatFits(room), Size(width: 7, height: 3))
    button.setTitle("三目", for: .normal)
    expectEqual(button.sizeThatFits(room), Size(width: 6, height: 3))
  }

  // MARK: Key equivalents

  /// Returns the columns of a row whose cells are underlined.
  private func underlined(_ app: TestApplication, row: Int = 1) -> [Int] {
    (0..<app.screen.size.width).filter { app.cell($0, row).attributes.contains(.underline) }
  }

  @Test(arguments: [
    ("Pause", "p", [2]), ("Antworten", "r", [7]), ("New Game", "G", [6]), ("返信", "r", []), ("漢a", "a", [5]),
  ])
  func `the first letter of a button's title that matches the key equivalent is underlined`(
    title: String, key: Character, columns: [Int]
  ) {
    let app = app()
    button.frame.size.width = 12
    button.contentHorizontalAlignment = .left
    button.contentEdgeInsets = EdgeInsets(left: 2)
    if title == "漢a" { button.contentEdgeInsets = EdgeInsets(left: 3) }
    button.setTitle(title, for: .normal)
    app.turn()
    expectEqual(underlined(app), [])
    button.keyEquivalent = .character(key)
    app.turn()
    expectEqual(underlined(app), columns)
    #expect(app.row(1).trimmingPrefix { $0 == " " } == title)
  }

  @Test func `the key equivalent's letter stays underlined while the button is focused or selected`() {
    button.keyEquivalent = .character("p")
    let app = app(focused: true)
    expectEqual(underlined(app), [2])
    button.isSelected = true
    app.turn()
    expectEqual(app.background(0, 1), Self.filling, "the button is filled")
    #expect(app.cell(2, 1).attributes.contains(.underline))
    expectEqual(app.foreground(2, 1), app.foreground(4, 1))
  }

  @Test(arguments: [ColorDepth.eight, .none])
  func `with 8 colours or none, the focus underlines the whole title, not only the key equivalent's letter`(
    depth: ColorDepth
  ) {
    button.keyEquivalent = .character("p")
    let app = app(depth)
    button.becomeFirstResponder()
    app.turn()
    expectEqual(underlined(app), [2, 3, 4, 5, 6])
  }

  @Test func `with 8 colours, the key equivalent's letter is bold, because consoles cannot underline coloured text`() {
    button.keyEquivalent = .character("p")
    let app = app(.eight)
    expectEqual(underlined(app), [])
    expectEqual((2...6).filter { app.cell($0, 1).attributes.contains(.bold) }, [2])
  }

  @Test func `a key equivalent that is not a letter follows the title, without the title's attributes`() {
    button.titleAttributes = .bold
    button.keyEquivalent = .character("s", .control)
    expectEqual(button.sizeThatFits(Size(width: 80, height: 1)).width, 16)
    button.frame.size.width = 16
    expect(button, draws: "  Pause Ctrl-S")
    button.frame.size.width = 9
    expect(button, draws: "  Pause")
    button.keyEquivalent = Key(.function(1))
    button.frame.size.width = 12
    expect(button, draws: "  Pause F1")
    expectEqual(button.accessibilityLabel, "Pause")
    let app = app()
    button.frame.size.width = 12
    app.turn()
    expectEqual(app.cell(2, 1).attributes, .bold)
    #expect(app.cell(8, 1).attributes == [] && app.foreground(8, 1) == Color(white: 0.45))
    button.isEnabled = false
    app.turn()
    expectEqual(app.foreground(8, 1), app.foreground(2, 1), "the title and the key equivalent are pale")
  }

  @Test func `a button does not handle its key equivalent`() {
    var count = 0
    button.addAction(for: .touchUpInside) { _ in count += 1 }
    button.keyEquivalent = .character("p")
    let app = app(focused: true)
    app.press("p")
    expectEqual(count, 0)
    app.press("\r")
    expectEqual(count, 1)
  }

  // MARK: States

  @Test func `a button state without a title uses the title for normal`() {
    button.setTitle("Go on", for: .selected)
    expectEqual(button.currentTitle, "Pause")
    button.isSelected = true
    expectEqual(button.currentTitle, "Go on")
    button.isEnabled = false
    expectEqual(button.currentTitle, "Pause", "selected and disabled is a state of its own")
    button.isEnabled = true
    button.setTitle(nil, for: .selected)
    expectEqual(button.currentTitle, "Pause")
    expectNil(button.title(for: .selected))
    expectEqual(button.title(for: .normal), "Pause")
  }

  @Test func `a selected button keeps its selected title while it has the focus`() {
    button.setTitle("Go on", for: .selected)
    button.isSelected = true
    let app = app(focused: true)
    expectEqual(button.state, [.selected, .focused])
    expectEqual(app.row(1), "  Go on")
  }

  // MARK: Looks

  @Test func `C2: a button's title has the tint and follows every change of the tint`() {
    let app = app()
    expectEqual(app.foreground(2, 1), Self.red)
    expectEqual(app.background(2, 1), .white)
    expectEqual(app.cell(2, 1).attributes, [])
    button.tintColor = .systemBlue
    app.turn()
    expectEqual(app.foreground(2, 1), .systemBlue)
    button.window?.tintAdjustmentMode = .dimmed
    app.turn()
    expectEqual(app.foreground(2, 1), Color.systemBlue.grayscale)
  }

  @Test func `C2: a button fades immediately when pressed, and returns gradually when released`() {
    let app = app()
    app.mouseDown(3, 1)
    let pressed = app.foreground(2, 1)
    #expect(pressed.green > 150, "30 % of red on white")
    app.mouseUp(11, 2)
    button.resignFirstResponder()
    app.advance(by: 0.1)
    let halfway = app.foreground(2, 1)
    #expect((50..<150).contains(halfway.green))
    app.advance(by: 0.15)
    expectEqual(app.foreground(2, 1), Self.red)
    expectEqual(app.sleepDuration.map { $0 > 1 }, true, "no animation is running")
  }

  @Test func `C2: a selected button is filled with the tint, and its title is knocked out`() {
    button.isSelected = true
    let app = app()
    #expect((0..<9).allSatisfy { app.background($0, 1) == Self.filling })
    expectEqual(app.foreground(2, 1), .white)
    expectEqual(app.background(9, 1), .white)
    expect(button, draws: "  Pause")
  }

  @Test func `a knocked-out title shows the colour behind each cell, also in a partial redraw`() {
    button.isSelected = true
    let app = app()
    let dark = View(frame: Rect(0, 1, 4, 1))
    dark.backgroundColor = .black
    button.superview?.insertSubview(dark, at: 0)
    app.turn()
    expectEqual(app.foreground(2, 1), .black)
    expectEqual(app.foreground(5, 1), .white)
    button.setNeedsDisplay(in: Rect(2, 0, 1, 1))
    app.turn()
    expectEqual(app.foreground(2, 1), .black)
  }

  @Test func `on the terminal's default background, a knocked-out title is white`() {
    button.isSelected = true
    expectEqual(button.drawn()[2, 0].foreground, .white)
  }

  @Test func `a selected button draws a title of wide characters, and question marks in ASCII`() {
    button.setTitle("三目", for: .normal)
    button.isSelected = true
    expect(button, draws: "  三目")
    expect(button, draws: "  ????", traits: TraitCollection(glyphLevel: .ascii))
  }

  @Test func `a disabled button's title is grey and italic`() {
    button.isEnabled = false
    let app = app()
    let color = app.foreground(2, 1)
    #expect(color.red == color.green && color.green == color.blue && color.red < 220)
    #expect(app.cell(2, 1).attributes == .italic && app.cell(2, 1).minimumContrast == .disabled)
    app.click(3, 1)
    expectEqual(app.foreground(2, 1), color)
  }

  @Test(arguments: [ColorDepth.palette256, .truecolor])
  func `where colours blend, a focused button is bold on a faint background of the tint`(depth: ColorDepth) {
    let app = app(depth, focused: true)
    expectEqual(app.cell(2, 1).attributes, .bold)
    expectEqual(app.background(0, 1), Self.red.withAlphaComponent(0.12).over(.white))
    expectEqual(app.foreground(2, 1), Self.red)
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen])
  func `where colours do not blend, a focused button is bold and underlined`(depth: ColorDepth) {
    let app = app(depth, focused: true)
    expectEqual(app.cell(2, 1).attributes, [.bold, .underline])
    expectEqual(app.background(0, 1), .white)
  }

  @Test func `a selected button with the focus is filled, bold and underlined`() {
    button.isSelected = true
    let app = app(focused: true)
    expectEqual(app.background(0, 1), Self.filling)
    expectEqual(app.cell(2, 1).attributes, [.bold, .underline])
  }

  @Test(arguments: [Color.black, Color(red: 0, green: 204, blue: 0), Color(white: 0.9)])
  func `without colours, a selected button is drawn in reverse video, whatever its tint`(tint: Color) {
    button.tintColor = tint
    button.isSelected = true
    let app = app(.none)
    for x in 0..<9 {
      expectEqual(app.cell(x, 1).attributes, .reverse)
      #expect(app.foreground(x, 1) == .clear && app.background(x, 1) == .clear)
    }
    expectEqual(app.row(1), "  Pause")
  }

  @Test func `a selected button hides the glyphs behind it`() {
    button.isSelected = true
    let app = app()
    let below = FilledView("x", button.frame)
    button.superview?.insertSubview(below, at: 0)
    app.turn()
    expectEqual(app.row(1), "  Pause")
  }

  @Test func `A8: a button in a stack view grows when its new state has a longer title`() {
    let row = StackView(arrangedSubviews: [button, Label(text: "x")])
    row.arrangedSubviews[1].setContentHuggingPriority(LayoutPriority(1), for: .horizontal)
    row.frame = Rect(0, 0, 20, 1)
    button.setTitle("Go on, please", for: .selected)
    expect(row, draws: "  Pause  x")
    button.isSelected = true
    expect(row, draws: "  Go on, please  x")
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen])
  func `where colours do not blend, a pressed button is dim`(depth: ColorDepth) {
    let app = app(depth)
    app.mouseDown(3, 1)
    #expect(app.cell(2, 1).attributes.contains(.dim))
  }

  @Test func `a button with the focus does not look focused while another window is the key window`() {
    let app = app(focused: true)
    let front = Window(windowScene: app.application.windowScene)
    front.frame = Rect(10, 2, 2, 1)
    front.makeKeyAndVisible()
    app.turn()
    expectEqual(app.cell(2, 1).attributes, [])
    front.close()
    app.turn()
    expectEqual(app.cell(2, 1).attributes, .bold)
  }
}
