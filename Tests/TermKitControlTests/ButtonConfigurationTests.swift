import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct ButtonConfigurationTests {
  typealias Configuration = Button.Configuration

  private nonisolated static let all: [(String, Configuration)] = [
    ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()), ("bordered", .bordered()),
    ("borderless", .borderless()),
  ]
  private nonisolated static let names = all.map(\.0)

  private static func configuration(_ name: String) -> Configuration {
    var configuration = all.first { $0.0 == name }?.1 ?? .plain()
    configuration.title = "Go"
    return configuration
  }

  private func button(_ configuration: Configuration) -> Button {
    let button = Button(configuration: configuration)
    button.tintColor = .ruby
    return button
  }

  /// Shows a button in a white window, by default with the focus on another view.
  private func app(
    _ button: Button, _ size: Size = Size(width: 8, height: 1), traits: TraitCollection = TraitCollection(),
    focused: Bool = false
  ) -> TestApplication {
    let app = TestApplication(size: Size(width: size.width, height: size.height + 2), traits: traits) { application in
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      let other = Button(title: "")
      other.frame = Rect(0, size.height + 1, 4, 1)
      button.frame = Rect(x: 0, y: 1, width: size.width, height: size.height)
      [other, button].forEach(window.addSubview)
      window.makeKeyAndVisible()
    }
    if focused { button.becomeFirstResponder() }
    app.turn()
    return app
  }

  private func rows(_ app: TestApplication) -> [String] { (1..<app.screen.size.height - 1).map { app.row($0) } }

  // MARK: Contents

  @Test func `a configuration has a title, a subtitle and an image, and the button is as large as they need`() {
    var configuration = Configuration.plain()
    expectEqual(button(configuration).sizeThatFits(.unlimited), Size(width: 4, height: 1))
    configuration.title = "Play"
    expectEqual(button(configuration).sizeThatFits(.unlimited), Size(width: 8, height: 1))
    configuration.subtitle = "alone"
    expectEqual(button(configuration).sizeThatFits(.unlimited), Size(width: 9, height: 2))
    configuration.image = Image("★")
    expectEqual(button(configuration).sizeThatFits(.unlimited), Size(width: 11, height: 2))
    expectEqual(rows(app(button(configuration), Size(width: 11, height: 2))), ["  ★ Play", "    alone"])
    expectEqual(button(configuration).sizeThatFits(Size(width: 6, height: 1)), Size(width: 6, height: 1))
  }

  @Test(arguments: [
    (Configuration.ImagePlacement.leading, Size(width: 8, height: 1), ["★ Play"]),
    (.trailing, Size(width: 8, height: 1), ["Play ★"]), (.top, Size(width: 6, height: 2), ["  ★", " Play"]),
    (.bottom, Size(width: 6, height: 2), [" Play", "  ★"]),
  ])
  func `imagePlacement decides on which side of the title the image is`(
    placement: Configuration.ImagePlacement, size: Size, shown: [String]
  ) {
    var configuration = Configuration.plain()
    (configuration.title, configuration.image) = ("Play", Image("★"))
    configuration.contentInsets = EdgeInsets(left: 1, right: 1)
    configuration.imagePlacement = placement
    expectEqual(button(configuration).sizeThatFits(.unlimited), size)
    let trimmed = rows(app(button(configuration), size)).map { size.height == 1 ? String($0.dropFirst()) : $0 }
    expectEqual(trimmed, shown)
  }

  @Test func `imagePadding counts columns beside the title, and half as many rows above it`() {
    var configuration = Configuration.borderless()
    (configuration.title, configuration.image, configuration.imagePadding) = ("Play", Image("★"), 4)
    expectEqual(rows(app(button(configuration), Size(width: 9, height: 1))), ["★    Play"])
    configuration.imagePlacement = .top
    expectEqual(button(configuration).sizeThatFits(.unlimited), Size(width: 4, height: 4))
    configuration.title = nil
    expectEqual(button(configuration).sizeThatFits(.unlimited), Size(width: 1, height: 1), "no space without a title")
  }

  @Test func `contentInsets are around the contents, and defaults depend on the look`() {
    var configuration = Configuration.filled()
    expectEqual(configuration.contentInsets, EdgeInsets(left: 2, right: 2))
    expectEqual(Configuration.borderless().contentInsets, .zero)
    configuration.title = "Go"
    configuration.contentInsets = EdgeInsets(top: 1, left: 3, bottom: 1, right: 1)
    expectEqual(button(configuration).sizeThatFits(.unlimited), Size(width: 6, height: 3))
    expectEqual(rows(app(button(configuration), Size(width: 6, height: 3))), ["", "   Go", ""])
  }

  @Test func `a title and a subtitle that do not fit end in an ellipsis`() {
    var configuration = Configuration.bordered()
    (configuration.title, configuration.subtitle) = ("Play again", "with the same players")
    let shown = rows(app(button(configuration), Size(width: 10, height: 2)))
    expectEqual(shown, ["[ Play … ]", "[ with … ]"])
  }

  @Test(arguments: [(ContentHorizontalAlignment.left, "  Go"), (.center, "   Go"), (.right, "    Go")])
  func `contentHorizontalAlignment places the contents of a configuration`(
    alignment: ContentHorizontalAlignment, shown: String
  ) {
    let button = button(Self.configuration("filled"))
    button.contentHorizontalAlignment = alignment
    expectEqual(rows(app(button)), [shown])
  }

  @Test func `a configuration without title and image shows those that are set for the state`() {
    let button = button(.plain())
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setImage(Image("★"), for: .normal)
    expectEqual(rows(app(button, Size(width: 9, height: 1))), ["  ★ Off"])
    button.configuration?.title = "Set"
    expectEqual(button.currentTitle, "Set")
  }

  @Test func `a key equivalent is shown in the title of a configuration`() {
    let button = button(Self.configuration("filled"))
    button.keyEquivalent = .character("o")
    expectEqual(app(button).cell(4, 1).attributes, .underline)
    button.keyEquivalent = .character("s", .control)
    expectEqual(rows(app(button, Size(width: 14, height: 1))), ["  Go Ctrl-S"])
  }

  @Test func `X1: assistive technology reads the title and the subtitle of a configuration`() {
    var configuration = Self.configuration("filled")
    configuration.subtitle = "now"
    let button = button(configuration)
    #expect(button.accessibilityLabel == "Go" && button.accessibilityValue == "now")
  }

  // MARK: Looks in true colour

  @Test(arguments: [
    ("plain", Color.white), ("borderless", .white), ("bordered", .white),
    ("tinted", Color.ruby.withAlphaComponent(0.2).over(.white)),
    ("gray", Color(white: 0.5).withAlphaComponent(0.2).over(.white)), ("filled", filling),
  ])
  func `each look has its background, and a title in the tint unless it is knocked out`(name: String, paper: Color) {
    let app = app(button(Self.configuration(name)))
    #expect(app.background(0, 1) == paper && app.background(3, 1) == paper)
    #expect(app.foreground(3, 1) == (name == "filled" ? .white : .ruby) && app.cell(3, 1).attributes == [])
    expectEqual(rows(app), [name == "bordered" ? "[  Go  ]" : "   Go"])
  }

  // The tint, dark enough for white text.
  private nonisolated static let filling = Color.ruby.withContrast(4.5, against: .white)

  @Test func `a bordered button of three rows or more has a box`() {
    let size = Size(width: 8, height: 3)
    expectEqual(rows(app(button(Self.configuration("bordered")), size)), ["╭──────╮", "│  Go  │", "╰──────╯"])
    let ascii = TraitCollection(glyphLevel: .ascii)
    expectEqual(
      rows(app(button(Self.configuration("bordered")), size, traits: ascii)), [".------.", "|  Go  |", "'------'"])
  }

  @Test func `base colours replace the tint in every look`() {
    for name in Self.names {
      var configuration = Self.configuration(name)
      (configuration.baseForegroundColor, configuration.baseBackgroundColor) = (.sky, .sun)
      let app = app(button(configuration))
      let isPale = name == "gray" || name == "tinted"
      expectEqual(app.foreground(3, 1), .sky, "\(name)")
      expectEqual(app.background(1, 1), (isPale ? Color.sun.withAlphaComponent(0.2).over(.white) : .sun), "\(name)")
    }
  }

  @Test(arguments: names)
  func `T8: a dimmed tint greys every colour of a configuration`(name: String) {
    var configuration = Self.configuration(name)
    configuration.baseForegroundColor = .emerald
    configuration.baseBackgroundColor = .sun
    let button = button(configuration)
    button.tintAdjustmentMode = .dimmed
    let app = app(button)
    for color in [app.foreground(3, 1), app.background(1, 1)] { expectEqual(color, color.grayscale, "\(name)") }
  }

  // MARK: States

  @Test(arguments: names)
  func `a disabled configuration is grey, with a pale background in place of a coloured one`(name: String) {
    var configuration = Self.configuration(name)
    configuration.baseForegroundColor = .sky
    let button = button(configuration)
    button.isEnabled = false
    let app = app(button)
    let (ink, paper) = (app.foreground(3, 1), app.background(3, 1))
    #expect(ink == ink.grayscale && paper == paper.grayscale && app.cell(3, 1).attributes == .italic)
    expectEqual((paper == .white), ["plain", "bordered", "borderless"].contains(name))
  }

  @Test(arguments: names)
  func `a selected configuration is filled with the tint`(name: String) {
    let button = button(Self.configuration(name))
    button.isSelected = true
    let app = app(button)
    #expect(app.background(0, 1) == Self.filling && app.foreground(3, 1) == .white && rows(app) == ["   Go"])
  }

  @Test(arguments: names)
  func `a pressed configuration is pale, and fades in when it is released`(name: String) {
    let app = app(button(Self.configuration(name)))
    let before = app.cell(3, 1)
    app.mouseDown(3, 1)
    let pressed = app.cell(3, 1)
    #expect(pressed.foreground != before.foreground || pressed.background != before.background)
    app.mouseUp(3, 1)
    app.advance(by: 1)
    expectEqual(app.cell(3, 1).foreground, before.foreground)
  }

  @Test(arguments: names)
  func `the focus makes the background of a configuration stronger, or underlines its title`(name: String) {
    let usual = app(button(Self.configuration(name)))
    let focused = app(button(Self.configuration(name)), focused: true)
    let isStronger = focused.background(0, 1) != usual.background(0, 1)
    expectEqual(isStronger, !["filled", "borderless"].contains(name))
    expectEqual(focused.cell(3, 1).attributes, (isStronger ? .bold : [.bold, .underline]))
  }

  // MARK: Few colours

  @Test(arguments: names, [ColorDepth.none, .eight, .sixteen])
  func `without blending, a pale background is replaced by brackets`(name: String, depth: ColorDepth) {
    let app = app(button(Self.configuration(name)), traits: TraitCollection(colorDepth: depth))
    let hasBrackets = ["gray", "tinted", "bordered"].contains(name)
    expectEqual(rows(app), [hasBrackets ? "[  Go  ]" : "   Go"])
    expectEqual(app.cell(3, 1).attributes.contains(.reverse), (depth == .none && name == "filled"))
    expectEqual((app.background(0, 1) == .white), (name != "filled"))
  }

  @Test(arguments: names, [ColorDepth.none, .sixteen])
  func `without blending, a disabled configuration is dim and a focused one bold and underlined`(
    name: String, depth: ColorDepth
  ) {
    let traits = TraitCollection(colorDepth: depth)
    let disabled = button(Self.configuration(name))
    disabled.isEnabled = false
    expectEqual(app(disabled, traits: traits).cell(3, 1).attributes, .dim)
    let focused = app(button(Self.configuration(name)), traits: traits, focused: true).cell(3, 1).attributes
    #expect(focused.isSuperset(of: [.bold, .underline]))
  }

  // MARK: Updates

  @Test func `configurationUpdateHandler is called before each frame that follows a change of the state`() {
    let button = button(.filled())
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    let app = app(button)
    #expect(rows(app) == ["  Off"] && calls == 1)
    button.isSelected = true
    button.isSelected = false
    button.isSelected = true
    app.turn()
    #expect(rows(app) == ["   On"] && calls == 2, "several changes cause one call")
    app.turn()
    expectEqual(calls, 2)
    button.setNeedsUpdateConfiguration()
    app.turn()
    expectEqual(calls, 3)
  }

  @Test func `a button's best size is that of its updated configuration`() {
    let button = button(.plain())
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "Enabled" : "No" }
    expectEqual(button.sizeThatFits(.unlimited).width, 11)
    button.isEnabled = false
    expectEqual(button.sizeThatFits(.unlimited).width, 6)
  }

  @Test func `a subclass updates its configuration in updateConfiguration`() {
    final class Switch: Button {
      override func updateConfiguration() {
        configuration = isSelected ? .filled() : .tinted()
        configuration?.title = isSelected ? "On" : "Off"
        super.updateConfiguration()
      }
    }
    let button = Switch(configuration: .plain())
    let app = app(button)
    expectEqual(rows(app), ["  Off"])
    button.isSelected = true
    app.turn()
    expectEqual(rows(app), ["   On"])
  }

  @Test func `the primary action is performed with the button when it is clicked or pressed by a key`() {
    var senders: [Control] = []
    let button = Button(configuration: Self.configuration("filled")) { senders.append($0) }
    let app = app(button, focused: true)
    app.click(on: "Go")
    app.press(.enter)
    #expect(senders.count == 2 && senders.allSatisfy { $0 === button })
  }

  @Test func `removing the configuration brings back the look of the button's type`() {
    let button = button(Self.configuration("filled"))
    button.setTitle("Title", for: .normal)
    button.configuration = nil
    let app = app(button, Size(width: 9, height: 1))
    #expect(rows(app) == ["  Title"] && app.background(0, 1) == .white)
  }
}
