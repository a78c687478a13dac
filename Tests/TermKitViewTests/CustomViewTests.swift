import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A row of cells, one of which has the focus while the row is first responder.
private final class Keypad: View {
  let keys = (1...3).map { Key(number: $0) }
  var current = 0

  final class Key: View {
    let number: Int
    init(number: Int) {
      self.number = number
      super.init(frame: Rect(x: (number - 1) * 4, y: 0, width: 4, height: 1))
    }
    override var accessibilityDefaults: AccessibilityDefaults {
      AccessibilityDefaults(
        isElement: true, label: "Key \(number)", traits: .button, place: AccessibilityPlace(number: number, count: 3))
    }
    override func becomeAccessibilityFocus() -> Bool {
      guard let pad = superview as? Keypad else { return false }
      pad.current = number - 1
      return pad.becomeFirstResponder()
    }
  }

  init() {
    super.init(frame: Rect(x: 2, y: 2, width: 12, height: 1))
    keys.forEach { addSubview($0) }
  }

  override var canBecomeFirstResponder: Bool { true }
  override var accessibilityFocus: View { keys[current] }
}

/// What views of a program override, as TermKit's own views do.
@MainActor @Suite struct CustomViewTests {
  private func app(_ views: View..., traits: TraitCollection = TraitCollection()) -> TestApplication {
    TestApplication(size: Size(width: 30, height: 10), traits: traits) {
      let screen = ViewController()
      views.forEach { screen.view.addSubview($0) }
      return screen
    }
  }

  @Test
  func `the part of a view that has the focus is announced with its position, and reading moves the focus to parts`() {
    let pad = Keypad()
    let app = app(pad, traits: TraitCollection(usesScreenReader: true))
    expectEqual(app.application.spokenText, "Key 1, button, 1 of 3")
    app.press("\u{1B}[17~")
    expectEqual(pad.current, 1)
    expectEqual(app.application.spokenText, "Key 2, button, 2 of 3")
  }

  @Test func `arrows move the focus from the part that has it`() {
    let pad = Keypad()
    pad.current = 2
    let (left, right) = (Button(title: "Left"), Button(title: "Right"))
    left.frame = Rect(x: 2, y: 5, width: 4, height: 1)
    right.frame = Rect(x: 10, y: 5, width: 4, height: 1)
    let app = app(pad, left, right)
    app.press(.down)
    #expect(right.isFirstResponder)
  }

  @Test func `a container determines the Tab order of its parts and its own place among them`() {
    final class Shelf: View {
      let parts = ["A", "B", "C"].map { Button(title: $0) }
      override var canBecomeFirstResponder: Bool { true }
      override var subviewsForFocus: [View] { [parts[2], parts[0]] }
      override var subviewsBeforeFocus: Int { 1 }
    }
    let shelf = Shelf()
    for (x, part) in shelf.parts.enumerated() {
      part.frame = Rect(x: x * 6, y: 0, width: 5, height: 1)
      shelf.addSubview(part)
    }
    shelf.frame = Rect(x: 0, y: 2, width: 20, height: 1)
    let app = app(shelf)
    #expect(shelf.parts[2].isFirstResponder)
    app.press(.tab)
    #expect(shelf.isFirstResponder)
    app.press(.tab)
    #expect(shelf.parts[0].isFirstResponder)
    app.press(.tab)
    #expect(shelf.parts[2].isFirstResponder)
  }

  @Test func `a container learns which of its views takes and loses the focus`() {
    final class Pane: View {
      var events: [String] = []
      override func descendantTookFocus(_ view: View) { events.append("took \((view as? Button)?.currentTitle ?? "")") }
      override func descendantLostFocus(_ view: View) { events.append("lost \((view as? Button)?.currentTitle ?? "")") }
    }
    let pane = Pane(frame: Rect(x: 0, y: 2, width: 30, height: 4))
    for (y, title) in ["A", "B"].enumerated() {
      let button = Button(title: title)
      button.frame = Rect(x: 0, y: y, width: 5, height: 1)
      pane.addSubview(button)
    }
    let app = app(pane)
    app.press(.tab)
    expectEqual(pane.events, ["took A", "lost A", "took B"])
  }

  @Test func `a view that isolates its layout keeps changes of its subviews from its ancestors`() {
    final class Counting: View {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    final class Isolated: View { override var isolatesLayout: Bool { true } }
    let outer = Counting(frame: Rect(x: 0, y: 2, width: 20, height: 5))
    let inner = Isolated(frame: Rect(x: 0, y: 0, width: 20, height: 2))
    let label = Label(text: "A")
    inner.addSubview(label)
    outer.addSubview(inner)
    let app = app(outer)
    let before = outer.layouts
    label.text = "longer"
    app.turn()
    expectEqual(outer.layouts, before)
  }

  @Test func `a control changes its value before its actions, and sends the events of its kind`() {
    final class Lamp: Control {
      override var pressEvents: ControlEvents { [.touchUpInside, .primaryActionTriggered] }
      override func willSendPress() { isSelected.toggle() }
      override var keyCommands: [KeyCommand] { pressCommands }
    }
    let lamp = Lamp(frame: Rect(x: 2, y: 2, width: 4, height: 1))
    var states: [Bool] = []
    lamp.addAction(for: .primaryActionTriggered) { [lamp] _ in states.append(lamp.isSelected) }
    let app = app(lamp)
    app.press(.enter)
    app.click(3, 2)
    expectEqual(states, [true, false])
    app.type("?")
    app.advance(by: 0.3)
    #expect((0..<10).contains { app.row($0).contains("Press") })
  }

  @Test func `a control marks that it shows a menu when the property changes`() {
    final class Picker: Control {
      var marks: [Bool] = []
      override var showsMenuAsPrimaryAction: Bool { didSet { marks.append(showsMenuAsPrimaryAction) } }
    }
    let picker = Picker()
    picker.showsMenuAsPrimaryAction = true
    expectEqual(picker.marks, [true])
  }

  @Test func `the focus look, the disabled look and the filled look suit every number of colours`() {
    for depth in ColorDepth.allCases {
      let traits = TraitCollection(colorDepth: depth)
      let blends = depth >= .palette256
      let focused = TextStyle().focused(true, in: traits).attributes
      expectEqual(focused, (blends ? .bold : [.bold, .underline]))
      expectEqual(TextStyle().focused(false, in: traits), TextStyle())
      expectEqual(TextStyle(attributes: .bold).disabled(in: traits).attributes, (blends ? .italic : .dim))
      expectEqual(traits.disabledOpacity, (blends ? 0.4 : 0.3))
      var canvas = Canvas(CellBuffer(size: Size(width: 4, height: 1)), traits: traits)
      canvas.draw("ab", at: .zero, style: TextStyle(foreground: .red))
      canvas.exchangeColors(in: Rect(x: 0, y: 0, width: 4, height: 1))
      expectEqual(canvas.buffer[0, 0].background, (depth == .none ? .clear : .red))
      expectEqual(canvas.buffer[0, 0].attributes, (depth == .none ? .reverse : []))
      canvas.fillFocus(in: Rect(x: 2, y: 0, width: 2, height: 1))
      canvas.markFocus(.underline, in: Rect(x: 2, y: 0, width: 1, height: 1))
      #expect(
        canvas.buffer[2, 0].attributes.contains(.underline) && !canvas.buffer[3, 0].attributes.contains(.underline))
    }
  }

  @Test func `values for states fall back to the state without focus, and then to the normal state`() {
    var values = StateValues<String>()
    #expect(values.isEmpty && values.shown(for: .focused) == nil)
    values[.normal] = "normal"
    values[.selected] = "selected"
    #expect(values.shown(for: .highlighted) == "normal" && values.shown(for: [.selected, .focused]) == "selected")
    #expect(values.varies && values.isSet(for: .selected) && !values.isSet(for: .focused))
  }

  @Test func `a control knows whether it has actions for an event`() {
    let control = Control()
    #expect(!control.hasActions(for: .valueChanged))
    control.addAction(for: .valueChanged) { _ in }
    #expect(control.hasActions(for: [.valueChanged, .touchDown]) && !control.hasActions(for: .touchDown))
  }

  @Test func `a control names its key as the system does, in the user's language`() {
    let german = TraitCollection(languages: [.german]).strings
    expectEqual(Key.character("s", .control).label(german), "Strg-S")
    #expect(Key.character("s").letter == "s" && Key(.enter).letter == nil)
    expectEqual(german.increase, "Erhöhen")
    var canvas = Canvas(CellBuffer(size: Size(width: 6, height: 1)))
    canvas.underline("s", in: "Send", at: .zero, style: TextStyle())
    expectEqual(canvas.buffer[0, 0].attributes, .underline)
  }
}
