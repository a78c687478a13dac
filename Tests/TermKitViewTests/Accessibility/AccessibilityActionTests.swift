import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A view that counts from 0, and can be adjusted and activated by assistive technology.
private final class Counter: View {
  var count = 0
  var activations = 0
  var isFocusableByKeys = true
  var canBeActivated = true

  override var canBecomeFirstResponder: Bool { isFocusableByKeys }
  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: "Counter", value: "\(count)", traits: .adjustable)
  }
  override func accessibilityIncrement() { count += 1 }
  override func accessibilityDecrement() { count -= 1 }
  override func accessibilityActivate() -> Bool {
    if canBeActivated { activations += 1 }
    return canBeActivated
  }
}

/// X1: increments, decrements, activation and custom actions.
@MainActor @Suite struct AccessibilityActionTests {
  private let counter = Counter(frame: Rect(x: 2, y: 2, width: 10, height: 1))
  private let button = Button(title: "Next")
  private static let listening = TraitCollection(usesScreenReader: true)

  private func app(_ traits: TraitCollection = AccessibilityActionTests.listening) -> TestApplication {
    button.frame = Rect(x: 2, y: 4, width: 8, height: 1)
    return TestApplication(size: Size(width: 40, height: 14), traits: traits) {
      let screen = ViewController()
      screen.view.addSubview(counter)
      screen.view.addSubview(button)
      return screen
    }
  }

  @Test func `X1: Right and Left adjust a view that has the focus, and Up and Down do so with a screen reader`() {
    let app = app()
    expectEqual(app.application.spokenText, "Counter, 0, adjustable")
    app.press(.right, .up, .up)
    expectEqual(counter.count, 3)
    expectEqual(app.application.spokenText, "Counter, 3, adjustable")
    app.press(.left, .down)
    expectEqual(counter.count, 1)
  }

  @Test func `X1: without a screen reader, Up and Down move the focus`() {
    let app = app(TraitCollection())
    app.press(.right, .right, .left)
    expectEqual(counter.count, 1)
    app.press(.down)
    #expect(counter.count == 1 && button.isFirstResponder)
  }

  @Test func `X1: arrows with modifiers, a disabled view and a view that is not adjustable are left alone`() {
    let app = app()
    app.press(.right, holding: .shift)
    counter.accessibilityTraits = [.adjustable, .notEnabled]
    app.press(.right)
    counter.accessibilityTraits = .button
    app.press(.right)
    expectEqual(counter.count, 0)
  }

  @Test func `X1: Enter and Space activate a view that is not a control, for the user of a screen reader`() {
    let app = app()
    app.press(.enter, .character(" "))
    expectEqual(counter.activations, 2)
    app.terminal.traits.usesScreenReader = false
    app.send(.resumed)
    app.press(.enter)
    expectEqual(counter.activations, 2)
  }

  @Test func `X1: a control that overrides accessibilityActivate is not pressed as well`() {
    final class Link: Control {
      var activations = 0
      override func accessibilityActivate() -> Bool {
        activations += 1
        return activations == 1
      }
    }
    let link = Link(frame: Rect(x: 2, y: 6, width: 8, height: 1))
    var presses = 0
    link.addAction(for: .touchUpInside) { _ in presses += 1 }
    let app = app()
    counter.superview?.addSubview(link)
    link.becomeFirstResponder()
    app.press(.enter)
    #expect(link.activations == 1 && presses == 0)
    app.press(.enter)
    #expect(link.activations == 2 && presses == 1, "false leaves the press to the control")
  }

  @Test
  func `X1: Ctrl-O opens the actions of the element that is being read as a menu, and the spoken line announces them`()
  {
    var archived = 0
    counter.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Archive") { _ in
        archived += 1
        return true
      },
      AccessibilityCustomAction(name: "Refuse") { _ in false },
    ]
    let app = app()
    expectEqual(app.application.spokenText, "Counter, 0, adjustable, actions available")
    app.press(.character("o"), holding: .control)
    expect(
      app,
      shows: """




            Increase
            Decrease
            Archive
            Refuse





        Increase, button
        """)
    app.press(.enter, .enter)
    expectEqual(counter.count, 2, "the menu stays open for another step")
    expectEqual(app.application.spokenText, "2. Increase, button")
    app.press(.down, .down, .enter)
    expectEqual(archived, 1)
    app.press(.character("o"), holding: .control)
    app.type("r")
    app.press(.enter)
    expectEqual(app.terminal.beepCount, 1)
  }

  @Test func `X1: the menu of an element without the focus also activates it`() {
    counter.isFocusableByKeys = false
    let app = app()
    app.press("\u{1B}[15~")
    expectEqual(app.application.spokenText, "Counter, 0, adjustable")
    #expect(button.isFirstResponder)
    app.press(.character("o"), holding: .control)
    #expect((0..<12).contains { app.row($0).contains("Activate") })
    app.press(.enter)
    expectEqual(counter.activations, 1)
  }

  @Test func `X1: "Activate" clicks an element that does not activate itself`() {
    final class ClickedLabel: Label {
      var clicks = 0
      override func touchEnded(_ touch: Touch) { clicks += 1 }
    }
    let label = ClickedLabel(text: "Open")
    label.isUserInteractionEnabled = true
    label.frame = Rect(x: 2, y: 3, width: 8, height: 1)
    let app = app()
    counter.superview?.addSubview(label)
    app.press("\u{1B}[17~")
    expectEqual(app.application.spokenText, "Open")
    app.press(.character("o"), holding: .control)
    app.press(.enter)
    expectEqual(label.clicks, 1)
  }

  @Test func `X1: the context menu of a view follows its actions`() {
    counter.accessibilityCustomActions = [AccessibilityCustomAction(name: "Archive") { _ in true }]
    final class Delegate: ContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
      ) -> ContextMenuConfiguration? {
        ContextMenuConfiguration { _ in Menu(children: [Action(title: "Copy") { _ in }]) }
      }
    }
    let delegate = Delegate()
    counter.addInteraction(ContextMenuInteraction(delegate: delegate))
    let app = app()
    app.press(.character("o"), holding: .control)
    let rows = (0..<12).map { app.row($0) }
    #expect(rows.contains { $0.contains("Archive") } && rows.contains { $0.contains("Copy") })
    app.press(.escape)
    app.terminal.traits.usesScreenReader = false
    app.send(.resumed)
    app.press(.character("o"), holding: .control)
    app.advance(by: 0.3)
    #expect(!(0..<12).contains { app.row($0).contains("Archive") })
    #expect((0..<12).contains { app.row($0).contains("Copy") })
  }

  @Test func `X1: the views in the accessibilityElements of an element follow the element`() {
    counter.accessibilityElements = []
    let inner = Button(title: "Reset")
    counter.addSubview(inner)
    let app = app()
    #expect(!app.application.accessibilityOutline.contains("  Reset, button"))
    counter.accessibilityElements = [inner]
    expectEqual(app.application.accessibilityOutline.prefix(2), ["Counter, 0, adjustable", "  Reset, button"])
  }
}
