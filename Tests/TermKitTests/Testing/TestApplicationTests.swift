import Stages
import TermKit
import TermKitTesting
import TestBasics
import Testing

/// Counts with a button and with "+", as the example in the documentation of `TestApplication` does.
private final class CounterViewController: ViewController {
  private let label = Label()
  private let reset = Button(type: .system)
  private var count = 0 { didSet { label.text = "Count: \(count)" } }

  override func viewDidLoad() {
    count = 0
    reset.setTitle("Reset", for: .normal)
    reset.addTarget(self, action: CounterViewController.resetCount, for: .touchUpInside)
    [label, reset].forEach(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    label.frame = Rect(x: 0, y: 1, width: view.bounds.width, height: 1)
    reset.frame = Rect(x: 0, y: 2, width: 9, height: 1)
  }

  override var keyCommands: [KeyCommand] {
    [KeyCommand(title: "Count", keys: [.character("+")]) { [unowned self] in count += 1 }]
  }

  private func resetCount() { count = 0 }
}

/// A view that takes and records every key.
private final class KeyRecorder: View {
  var keys: [Key] = []
  override var canBecomeFirstResponder: Bool { true }
  override func pressBegan(_ key: Key) -> Bool {
    keys.append(key)
    return true
  }
}

@MainActor @Suite struct TestApplicationTests {
  // A newcomer's first test, which must stay this short.
  @Test func `plus counts up, and a click on Reset starts again`() {
    let app = TestApplication(size: Size(width: 20, height: 3)) { CounterViewController() }
    app.type("++")
    expect(app, shows: "       09:41\nCount: 2\n  Reset")
    app.click(on: "Reset")
    expect(app, shows: "       09:41\nCount: 0\n  Reset")
  }

  @Test func `press delivers each key with its modifiers to the first responder`() {
    let recorder = KeyRecorder()
    let app = TestApplication(showing: recorder)
    recorder.becomeFirstResponder()
    let named: [KeyCode] = [
      .enter, .tab, .backspace, .escape, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete,
      .begin,
    ]
    let codes = named + (1...35).map(KeyCode.function) + "abhijmxyz 09+/é漢".map(KeyCode.character)
    let held: [KeyModifiers] = [
      [], .shift, .alt, .control, [.alt, .control], [.shift, .control], [.shift, .alt, .control],
    ]
    for code in codes {
      for modifiers in held {
        recorder.keys = []
        app.press(code, holding: modifiers)
        // A letter with Shift arrives as the character that it types.
        if case .character = code, modifiers.contains(.shift) { continue }
        expectEqual(recorder.keys, [Key(code, modifiers)])
      }
    }
  }

  @Test func `several keys in one call of press arrive in order`() {
    let recorder = KeyRecorder()
    let app = TestApplication(showing: recorder)
    recorder.becomeFirstResponder()
    app.press(.down, .down, .character("x"), .escape, .enter)
    expectEqual(recorder.keys, [Key(.down), Key(.down), .character("x"), Key(.escape), Key(.enter)])
  }

  @Test func `a failure to click a missing text names the text and shows the screen`() throws {
    let app = TestApplication(size: Size(width: 12, height: 1)) { ViewController() }
    let failure = #expect(throws: TestApplication.MissingText.self) { try app.place(of: "Save") }
    expectEqual(failure?.description, "\"Save\" is not on the screen:\n\(Picture(app.screen))")
  }

  @Test func `contains finds a text in one row of the screen, also of wide characters, and no wrapped text`() {
    let label = Label(text: "Less is more, 了解")
    label.numberOfLines = 0
    let app = application(showing: label)
    expect(app, shows: "    09:41\nLess is more,\n了解")
    #expect(app.contains("is more,") && app.contains("了解") && app.contains("9:41"))
    #expect(!app.contains("more, 了解") && !app.contains("less") && !app.contains(""))
  }

  @Test func `a click on a title of wide characters presses the button`() {
    let button = Button(type: .system)
    button.setTitle("了解", for: .normal)
    button.frame = Rect(x: 2, y: 1, width: 8, height: 1)
    let view = View()
    view.addSubview(button)
    var clicks = 0
    button.addAction(for: .touchUpInside) { _ in clicks += 1 }
    TestApplication(size: Size(width: 12, height: 2), showing: view).click(on: "了解")
    expectEqual(clicks, 1)
  }

  @Test func `time passes only when the test advances the clock`() {
    var fired = 0
    let app = TestApplication { application in
      application.windowScene.schedule(after: 2) { fired += 1 }
    }
    app.turn()
    expectEqual(fired, 0)
    app.advance(by: 1.9)
    expectEqual(fired, 0)
    app.advance(by: 0.1)
    expectEqual(fired, 1)
    #expect((2...2.001).contains(app.clock.now))
  }

  /// Launches an application with a label of two rows below the status bar.
  private func application(showing label: Label) -> TestApplication {
    let view = View()
    label.frame = Rect(x: 0, y: 1, width: 14, height: 2)
    view.addSubview(label)
    return TestApplication(size: Size(width: 14, height: 3), showing: view)
  }

  // MARK: Waiting

  @Test func `wait draws the frame that is due, and a condition that is true takes no time`() async {
    let label = Label(text: "Loading")
    let app = application(showing: label)
    label.text = "Done"
    await app.wait { app.contains("Done") }
    expectEqual(app.clock.now, 0)
  }

  @Test func `wait ends when a task of the main actor has changed the screen`() async {
    let label = Label(text: "Loading")
    let app = application(showing: label)
    let (answers, server) = AsyncStream.makeStream(of: String.self)
    let task = Task { for await answer in answers { label.text = answer } }
    #expect(!app.contains("Two"))
    Task.detached { for answer in ["One", "Two"] { server.yield(answer) } }
    await app.wait { app.contains("Two") }
    task.cancel()
  }

  @Test func `wait runs closures that another thread performs`() async {
    let label = Label()
    let app = application(showing: label)
    Task.detached { [application = app.application] in application.perform { label.text = "Ready" } }
    await app.wait { app.contains("Ready") }
  }

  @Test func `wait runs the clock of the application, not faster than real time`() async {
    var fired = 0
    let app = TestApplication { application in application.windowScene.schedule(after: 0.02) { fired += 1 } }
    let start = ContinuousClock.now
    await app.wait { fired == 1 }
    #expect(app.clock.now <= (.now - start) / .seconds(1) + 0.001)
  }

  @Test func `a condition that stays false is a failure that shows the screen`() async {
    let label = Label(text: "Loading")
    let app = application(showing: label)
    let message = "the condition is false after 0.01 s. The screen:\n\(Picture(app.screen))"
    await withKnownIssue {
      await app.wait(atMost: 0.01) { app.contains("Done") }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [message]
    }
  }

  @Test func `a cancelled test waits no longer`() async {
    let app = TestApplication { ViewController() }
    let task = Task { await app.wait { false } }
    task.cancel()
    await task.value
  }
}
