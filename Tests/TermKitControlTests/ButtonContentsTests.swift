import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Buttons with images, and the positions of their contents.
@MainActor @Suite struct ButtonContentsTests {
  private static let red = Color(red: 255, green: 0, blue: 0)
  // The tint, dark enough for white text.
  private static let filling = red.withContrast(4.5, against: .white)
  private nonisolated static let blue = Color(red: 0, green: 0, blue: 255)
  private static let arrow = Image("↩", color: blue, ascii: "<")
  private static let panel = Image(size: Size(width: 3, height: 1)) { $0.fill(Rect(0, 0, 3, 1), with: blue) }
    .resizableImage(withCapInsets: .zero)

  private func app(_ button: Button, _ traits: TraitCollection = TraitCollection()) -> TestApplication {
    button.frame.origin = Point(x: 0, y: 1)
    let app = TestApplication(size: Size(width: 20, height: 5), traits: traits) { application in
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      window.tintColor = Self.red
      let other = FocusableView(frame: Rect(0, 4, 1, 1))
      [other, button].forEach(window.addSubview)
      window.makeKeyAndVisible()
    }
    app.turn()
    return app
  }

  private func button(_ type: ButtonType = .system, title: String = "Reply", image: Image? = arrow) -> Button {
    let button = Button(type: type, title: title, image: image)
    button.frame.size = button.sizeThatFits(Size(width: 20, height: 3))
    return button
  }

  // MARK: Images

  @Test func `C2: a system button shows its image before its title, in the tint`() {
    let button = button()
    expectEqual(button.frame.size, Size(width: 11, height: 1))
    let app = app(button)
    expectEqual(app.row(1), "  ↩ Reply")
    #expect(app.foreground(2, 1) == Self.red && app.foreground(4, 1) == Self.red)
    button.tintColor = .systemBlue
    app.turn()
    expectEqual(app.foreground(2, 1), .systemBlue)
  }

  @Test func `I1: an alwaysOriginal image of a system button keeps its colours`() {
    let app = app(button(image: Self.arrow.withRenderingMode(.alwaysOriginal)))
    expectEqual(app.foreground(2, 1), Self.blue)
  }

  @Test func `I8: a button is as wide as the image variant that the terminal shows`() {
    let image = Image(variants: [
      Image.Variant(Image("↩"), glyphLevel: .braille), Image.Variant(Image("<--")),
    ])
    let button = Button(title: "Reply", image: image)
    let stack = StackView(arrangedSubviews: [button, Label(text: "x")])
    stack.arrangedSubviews[1].setContentHuggingPriority(LayoutPriority(1), for: .horizontal)
    stack.frame = Rect(0, 1, 20, 1)
    let app = TestApplication(size: Size(width: 20, height: 5), traits: TraitCollection(glyphLevel: .ascii)) {
      application in
      let window = Window(windowScene: application.windowScene)
      window.addSubview(stack)
      window.makeKeyAndVisible()
    }
    app.turn()
    expectEqual(app.row(1), "  <-- Reply  x")
  }

  @Test func `C2: a selected button knocks out a template image, but draws an original image on the filling`() {
    let template = button()
    template.isSelected = true
    let first = app(template)
    #expect(first.foreground(2, 1) == .white && first.background(2, 1) == Self.filling)
    expectEqual(first.row(1), "  ↩ Reply")
    let original = button(image: Self.arrow.withRenderingMode(.alwaysOriginal))
    original.isSelected = true
    let second = app(original)
    #expect(second.foreground(2, 1) == Self.blue && second.background(2, 1) == Self.filling)
    expectEqual(second.foreground(4, 1), .white)
  }

  @Test(arguments: ColorDepth.allCases)
  func `C2: a disabled button's image is paler or dim at every colour depth`(depth: ColorDepth) {
    for image in [Self.arrow, Self.arrow.withRenderingMode(.alwaysOriginal)] {
      let button = button(image: image)
      let app = app(button, TraitCollection(colorDepth: depth))
      let before = app.cell(2, 1)
      button.isEnabled = false
      app.turn()
      expectEqual(app.cell(2, 1).glyph, before.glyph)
      #expect(app.cell(2, 1) != before)
      if !depth.blends { #expect(app.cell(2, 1).attributes.contains(.dim)) }
    }
  }

  @Test func `A8: a button state without an image or a background image uses the image for normal`() {
    let button = Button(type: .custom, image: Image("a"))
    button.setImage(Image("b"), for: .selected)
    button.setImage(Image("c"), for: [.selected, .highlighted])
    button.setBackgroundImage(Self.panel, for: .selected)
    #expect(button.currentImage == Image("a") && button.currentBackgroundImage == nil)
    button.isSelected = true
    #expect(button.currentImage == Image("b") && button.currentBackgroundImage == Self.panel)
    button.isHighlighted = true
    #expect(button.currentImage == Image("c") && button.currentBackgroundImage == nil)
    button.isEnabled = false
    expectEqual(button.currentImage, Image("a"))
    button.setImage(nil, for: .selected)
    #expect(button.image(for: .selected) == nil && button.image(for: .normal) == Image("a"))
    expectEqual(button.backgroundImage(for: .selected), Self.panel)
  }

  @Test func `I9: a button's background image fills the button behind the title, in the image's colours`() {
    let button = button(image: nil)
    button.setBackgroundImage(Self.panel, for: .normal)
    let app = app(button)
    #expect((0..<9).allSatisfy { app.background($0, 1) == Self.blue })
    expectEqual(app.foreground(2, 1), Self.red)
    button.setBackgroundImage(Self.panel.withRenderingMode(.alwaysTemplate), for: .normal)
    app.turn()
    expectEqual(app.background(0, 1), Self.red)
  }

  @Test func `C2: a selected button with a background image shows no selection indicator`() {
    let button = button(image: nil)
    button.setBackgroundImage(Self.panel, for: .normal)
    button.isSelected = true
    let app = app(button)
    expectEqual(app.background(0, 1), Self.blue)
    expectEqual(app.foreground(2, 1), Self.red)
  }

  @Test func `I4: a button has the alignmentRectInsets of its background image`() {
    let glow = Image(size: Size(width: 5, height: 3)) { _ in }
      .withAlignmentRectInsets(EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    let button = Button(title: "")
    button.setBackgroundImage(glow, for: .normal)
    expectEqual(button.alignmentRectInsets, EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    expectEqual(button.sizeThatFits(Size(width: 80, height: 24)), Size(width: 5, height: 3))
  }

  @Test func `A8: a button's title has the colour, attributes and shadow for the button's state`() {
    let button = button(image: nil)
    button.setTitleColor(.black, for: .normal)
    button.setTitleTextAttributes(
      TitleTextAttributes(
        foregroundColor: Self.blue, attributes: .italic, shadow: TextShadow(color: .yellow, blurRadius: 0)),
      for: .disabled)
    let app = app(button)
    #expect(app.foreground(2, 1) == .black && app.cell(2, 1).attributes == [])
    button.isEnabled = false
    app.turn()
    #expect(app.foreground(2, 1) == Self.blue && app.cell(2, 1).attributes == [.italic])
    #expect(app.background(2, 1) == .yellow && app.background(1, 1) == .white)
    expectEqual(button.titleTextAttributes(for: .disabled)?.attributes, .italic)
  }

  // MARK: Custom

  @Test(arguments: [ColorDepth.none, .eight, .truecolor])
  func `C3: a custom button has none of a system button's looks and effects`(depth: ColorDepth) {
    let button = button(.custom)
    expectEqual(button.frame.size, Size(width: 7, height: 1))
    let app = app(button, TraitCollection(colorDepth: depth))
    expectEqual(app.row(1), "↩ Reply")
    expectEqual(app.cell(2, 1).attributes, [])
    if depth != .none { #expect(app.foreground(2, 1) == .black && app.foreground(0, 1) == Self.blue) }
    let before = app.screen
    button.isSelected = true
    app.turn()
    expectEqual(app.screen, before)
    button.isHighlighted = true
    app.turn()
    expectEqual((1..<20).map { app.cell($0, 1) }, (1..<20).map { before[$0, 1] })
    #expect(app.cell(0, 1) != before[0, 1], "the image for normal is modified (A8)")
  }

  @Test(arguments: ColorDepth.allCases)
  func `X3: a focused custom button is bold and underlined unless it has a look for that state`(depth: ColorDepth) {
    let button = button(.custom)
    let app = app(button, TraitCollection(colorDepth: depth))
    button.becomeFirstResponder()
    app.turn()
    #expect(app.cell(0, 1).attributes == [.bold, .underline] && app.cell(2, 1).attributes == [.bold, .underline])
    button.setImage(Image("→"), for: .focused)
    app.turn()
    expectEqual(app.row(1), "→ Reply")
    #expect(app.cell(0, 1).attributes == [] && app.cell(2, 1).attributes == [])
  }

  @Test(arguments: ColorDepth.allCases)
  func `X3: a disabled custom button is pale unless it has a look for that state`(depth: ColorDepth) {
    let button = button(.custom)
    let app = app(button, TraitCollection(colorDepth: depth))
    let before = app.cell(2, 1)
    button.isEnabled = false
    app.turn()
    #expect(app.cell(2, 1) != before)
    if !depth.blends { #expect(app.cell(2, 1).attributes.contains(.dim)) }
    button.setTitleColor(.black, for: .disabled)
    app.turn()
    expectEqual(app.cell(2, 1), before)
  }

  @Test func `C11: five custom buttons show a rating`() {
    let buttons = (0..<5).map { _ in
      let button = Button(type: .custom, image: Image("·"))
      button.setImage(Image("★", ascii: "*"), for: .selected)
      return button
    }
    let row = StackView(arrangedSubviews: buttons)
    row.frame = Rect(0, 0, 5, 1)
    for button in buttons[..<3] { button.isSelected = true }
    expect(row, draws: "★★★··")
    expect(row, draws: "***..", traits: TraitCollection(glyphLevel: .ascii))
  }

  // MARK: Positions

  @Test func `a button's content alignments position its image and title`() {
    let button = button()
    button.contentEdgeInsets = .zero
    button.frame.size = Size(width: 11, height: 3)
    expect(button, draws: "\n  ↩ Reply")
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    expect(button, draws: "↩ Reply")
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    expect(button, draws: "\n\n    ↩ Reply")
  }

  @Test func `titleEdgeInsets and imageEdgeInsets move a button's title and image separately`() {
    let button = button()
    button.contentEdgeInsets = .zero
    button.frame.size = Size(width: 11, height: 1)
    button.titleEdgeInsets = EdgeInsets(left: 2, right: -2)
    expect(button, draws: "  ↩   Reply")
    button.imageEdgeInsets = EdgeInsets(left: -2, right: 2)
    expect(button, draws: "↩     Reply")
    expectEqual(button.sizeThatFits(Size(width: 20, height: 1)).width, 7)
  }

  @Test func `a button that is too narrow truncates its title, but not its image`() {
    let button = button()
    button.contentEdgeInsets = .zero
    button.frame.size.width = 5
    expect(button, draws: "↩ Re…")
    button.frame.size.width = 1
    expect(button, draws: "↩")
    button.contentEdgeInsets = EdgeInsets(top: .max, left: .max, bottom: .max, right: .max)
    expect(button, draws: "")
  }

  @Test func `C3: a subclass of Button can override the rectangles of the background, contents, title and image`() {
    final class Upright: Button {
      override func backgroundRect(forBounds bounds: Rect) -> Rect { bounds.inset(by: EdgeInsets(left: 1, right: 1)) }
      override func contentRect(forBounds bounds: Rect) -> Rect { bounds.inset(by: EdgeInsets(top: 1)) }
      override func imageRect(forContentRect contentRect: Rect) -> Rect {
        Rect(x: contentRect.midX, y: contentRect.minY, width: 1, height: 1)
      }
      override func titleRect(forContentRect contentRect: Rect) -> Rect {
        Rect(x: contentRect.minX, y: contentRect.maxY - 1, width: contentRect.width, height: 1)
      }
    }
    let button = Upright(type: .custom, title: "Reply", image: Self.arrow)
    button.setBackgroundImage(Self.panel, for: .normal)
    button.frame = Rect(0, 0, 7, 3)
    expect(button, draws: "\n   ↩\n Reply")
    let cells = button.drawn()
    #expect(cells[0, 0].background == .clear && cells[1, 0].background == Self.blue)
    #expect(cells[5, 2].background == Self.blue && cells[6, 2].background == .clear)
  }

  @Test func `C8: a button that accepts points outside its bounds is pressed by clicks there`() {
    final class Generous: Button {
      override func point(inside point: Point) -> Bool {
        bounds.inset(by: EdgeInsets(top: -1, left: -3, bottom: -1, right: -3)).contains(point)
      }
    }
    let button = Generous(type: .custom, title: "Lock")
    button.frame.size = Size(width: 4, height: 1)
    let app = app(button)
    button.frame.origin = Point(x: 8, y: 1)
    var count = 0
    button.addAction(for: .touchUpInside) { _ in count += 1 }
    app.click(6, 2)
    app.click(4, 1)
    expectEqual(count, 1)
  }
}
