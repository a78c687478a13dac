import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor private final class RecordingDelegate: ApplicationDelegate {
  var events: [String] = []
  var window: Window?
  let label = Label(text: "Hello")
  var onLaunch: ((Application) -> Void)?

  func applicationDidFinishLaunching(_ application: Application) {
    events.append("launched")
    onLaunch?(application)
    let window = Window(windowScene: application.windowScene)
    label.frame = Rect(x: 1, y: 1, width: 10, height: 1)
    window.addSubview(label)
    window.makeKeyAndVisible()
    self.window = window
  }
  func applicationWillTerminate(_ application: Application) { events.append("terminates") }
  func applicationWillResignActive(_ application: Application) { events.append("inactive") }
  func applicationDidEnterBackground(_ application: Application) { events.append("background") }
  func applicationWillEnterForeground(_ application: Application) { events.append("foreground") }
  func applicationDidBecomeActive(_ application: Application) { events.append("active") }
}

@MainActor @Suite struct ApplicationTests {
  private let delegate = RecordingDelegate()
  private let app: TestApplication

  init() { app = TestApplication(size: Size(width: 21, height: 3), delegate: delegate) }

  @Test func `the delegate's windows are shown under the clock`() {
    expect(app, shows: "        09:41\n Hello\n")
    expectEqual(app.frameCount, 1)
    expectEqual(delegate.events, ["launched", "active"])
  }

  @Test func `an application lists the program's windows, without those of the system, and its key window`() {
    let second = Window(windowScene: app.application.windowScene)
    expectEqual(app.application.windows, [delegate.window].compactMap { $0 })
    second.makeKeyAndVisible()
    #expect(app.application.windows.last === second && app.application.keyWindow === second)
    #expect(app.application.windowScene.windows.count > 2, "the status bar has a window")
    second.isHidden = true
    #expect(app.application.keyWindow === delegate.window)
    let alert = Window(windowScene: app.application.windowScene, level: .alert)
    alert.isHidden = false
    #expect(app.application.windows.last === alert)
  }

  @Test func `an application without references is released together with its scene and its windows`() {
    weak var application: Application?
    weak var scene: WindowScene?
    weak var window: Window?
    do {
      let app = TestApplication { application in
        let shown = Window(windowScene: application.windowScene)
        shown.rootViewController = ViewController()
        shown.makeKeyAndVisible()
        window = shown
      }
      app.press("?")
      app.advance(by: 1)
      (application, scene) = (app.application, app.application.windowScene)
      #expect(application != nil && scene != nil && window != nil)
    }
    #expect(application == nil && scene == nil && window == nil)
  }

  @Test func `Application.shared is the application that was created last`() {
    let first = TestApplication { _ in }
    #expect(Application.shared === first.application)
    let second = TestApplication { _ in }
    #expect(Application.shared === second.application)
  }

  // MARK: The loop

  @Test func `an idle application sleeps until the minute ends and writes nothing`() {
    expectEqual(app.sleepDuration, 60)
    let turns = app.turnCount
    app.advance(by: 59)
    expectEqual(app.frameCount, 1)
    #expect(app.turnCount - turns <= 1)
  }

  @Test func `all events that have arrived are handled before one frame is drawn`() {
    delegate.label.text = "a"
    app.turn()
    let frames = app.frameCount
    for text in ["b", "c", "d"] {
      app.application.windowScene.schedule(after: 0) { [delegate] in delegate.label.text = text }
    }
    app.press("\t\t\t")
    expectEqual(app.frameCount, frames + 1)
    expectEqual(app.row(1), " d")
  }

  @Test func `a frame without visible changes is not written`() {
    delegate.label.setNeedsDisplay()
    delegate.window?.setNeedsLayout()
    app.turn()
    expectEqual(app.frameCount, 1)
  }

  @Test func `only the cells that differ are written`() {
    delegate.label.text = "Hallo"
    app.turn()
    expectEqual(app.terminal.lastRuns, [CellDiff.Run(y: 1, columns: 2..<3)])
  }

  @Test func `a timer wakes the application when it is due`() {
    app.application.windowScene.schedule(after: 2.5) { [delegate] in delegate.label.text = "Now" }
    expectEqual(app.sleepDuration, 2.5)
    app.advance(by: 2.4)
    expectEqual(app.row(1), " Hello")
    app.advance(by: 0.1)
    expectEqual(app.row(1), " Now")
    expectEqual(app.sleepDuration.map { $0 > 50 }, true)
  }

  @Test func `a timer whose time has passed fires in the next turn and causes no further wake-ups`() {
    var count = 0
    app.application.windowScene.schedule(after: -3) { count += 1 }
    let turns = app.turnCount
    app.advance(by: 1)
    expectEqual(count, 1)
    #expect(app.turnCount - turns <= 3)
  }

  @Test func `the application sleeps until an animation's delay ends, and then from frame to frame`() {
    View.animate(withDuration: 1, delay: 5) { delegate.label.alpha = 0 }
    app.turn()
    expectEqual(app.sleepDuration.map { abs($0 - 5) < 0.001 }, true)
    app.advance(by: 5.001)
    let turns = app.turnCount
    app.advance(by: 0.5)
    #expect((29...32).contains(app.turnCount - turns))
  }

  @Test func `a wake-up without changes draws nothing`() {
    app.terminal.wake()
    app.turn()
    expectEqual(app.frameCount, 1)
  }

  @Test func `closures that another thread passes to perform run in order before the next frame`() async {
    let (application, label) = (app.application, delegate.label)
    await Task.detached {
      for text in ["first", "last"] { application.perform { label.text? += text } }
    }.value
    let frames = app.frameCount
    app.turn()
    expectEqual(label.text?.hasSuffix("firstlast"), true)
    expectEqual(app.frameCount, frames + 1)
    app.turn()
    #expect(label.text?.hasSuffix("firstlast") == true && app.frameCount == frames + 1)
  }

  @Test func `a closure that was passed to perform may call perform again`() {
    let application = app.application
    var count = 0
    application.perform { application.perform { count += 1 } }
    app.turn()
    expectEqual(count, 1)
  }

  @Test func `perform runs no closures after the application has ended`() {
    var isDone = false
    app.application.quit()
    app.application.perform { isDone = true }
    app.turn()
    #expect(!isDone)
  }

  @Test func `the effect of a task of the main actor is shown in the next frame`() async {
    let label = delegate.label
    Task { label.text = "by a task" }
    #expect(!app.contains("by a task"))
    await app.wait { app.contains("by a task") }
  }

  // MARK: Other programs

  @Test func `after runInTerminal has run a program, the whole screen is repainted`() throws {
    app.terminal.programStatus = 3
    try expectEqual(app.application.runInTerminal("vi", arguments: ["file"]), 3)
    expectEqual(app.terminal.programs, [["vi", "file"]])
    #expect(!app.terminal.isReleased)
    app.turn()
    expectEqual(app.terminal.lastRuns.count, app.terminal.size.height)
  }

  @Test func `a released terminal shows no frames until the application has taken it back`() async {
    let frames = app.frameCount
    let answer = await app.application.withTerminalReleased {
      delegate.label.text = "meanwhile"
      app.turn()
      #expect(app.terminal.isReleased && app.frameCount == frames)
      await Task.yield()
      return 5
    }
    expectEqual(answer, 5)
    app.turn()
    #expect(app.contains("meanwhile"))
  }

  @Test func `the delegate is notified before another program gets the terminal and after that`() throws {
    app.terminal.programStatus = 0
    try app.application.runInTerminal("vi")
    expectEqual(delegate.events, ["launched", "active", "inactive", "background"])
    app.turn()
    expectEqual(delegate.events.suffix(2), ["foreground", "active"])
  }

  @Test func `an application that releases the terminal during its launch becomes active once`() {
    let delegate = RecordingDelegate()
    delegate.onLaunch = { application in application.withTerminalReleased {} }
    let app = TestApplication(delegate: delegate)
    app.turn()
    expectEqual(delegate.events, ["launched", "background", "foreground", "active"])
  }

  @Test func `the delegate is notified once when another window becomes the active one`() {
    app.setFocus(false)
    app.setFocus(false)
    expectEqual(delegate.events, ["launched", "active", "inactive"])
    app.press("\u{1A}")
    app.turn()
    expectEqual(delegate.events, ["launched", "active", "inactive", "background", "foreground", "active"])
  }

  @Test func `a program can run while the terminal is released, which is taken back by the outermost call`() throws {
    let frames = app.frameCount
    try app.application.withTerminalReleased {
      try app.application.runInTerminal("vi")
      #expect(app.terminal.isReleased, "the outer call still uses the terminal")
      app.application.withTerminalReleased {}
      app.turn()
      #expect(app.terminal.isReleased && app.frameCount == frames)
    }
    #expect(!app.terminal.isReleased && app.terminal.programs == [["vi"]])
    app.turn()
    expectEqual(delegate.events, ["launched", "active", "inactive", "background", "foreground", "active"])
  }

  @Test func `an error thrown within withTerminalReleased is passed on, and the terminal is taken back`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try app.application.withTerminalReleased { throw Failure() } }
    #expect(!app.terminal.isReleased)
  }

  // MARK: Commands

  @Test(arguments: ["q", "\u{03}"])
  func `q and Ctrl-C quit`(key: String) {
    app.press(key)
    #expect(app.application.isEnding)
  }

  @Test func `Ctrl-L repaints the whole screen`() {
    app.press("\u{0C}")
    expectEqual(app.frameCount, 2)
    expectEqual(app.terminal.lastRuns.map(\.columns.count), [21, 21, 21])
    expect(app, shows: "        09:41\n Hello\n")
  }

  @Test func `Ctrl-Z suspends the application, and the whole screen is repainted afterwards`() {
    app.press("\u{1A}")
    expectEqual(app.terminal.suspensionCount, 1)
    app.turn()
    expectEqual(app.terminal.lastRuns.count, 3)
    expectEqual(delegate.events, ["launched", "active", "inactive", "background", "foreground", "active"])
  }

  @Test func `an application that does not allow suspension has no command for Ctrl-Z, which has no effect`() {
    app.application.allowsSuspension = false
    app.press("\u{1A}")
    expectEqual(app.terminal.suspensionCount, 0)
    expectEqual(delegate.events, ["launched", "active"])
    let key = Key.character("z", .control)
    #expect(!app.application.keyCommands.contains { $0.keys.contains(key) || $0.title == "Suspend" })
    app.application.allowsSuspension = true
    #expect(app.application.keyCommands.contains { $0.keys.contains(key) })
  }

  @Test func `an application that resumes from the background reads the terminal's traits again`() {
    app.terminal.traits.colorDepth = .sixteen
    app.terminal.traits.reducesMotion = true
    app.send(.resumed)
    expectEqual(app.application.windowScene.traitCollection.colorDepth, .sixteen)
    delegate.label.alpha = 1
    View.animate(withDuration: 1) { delegate.label.alpha = 0 }
    app.turn()
    expectEqual(app.row(1), "")
  }

  @Test func `beep rings the terminal's bell`() {
    app.application.beep()
    expectEqual(app.terminal.beepCount, 1)
  }

  @Test func `the delegate is notified when the terminal's window becomes active`() {
    app.setFocus(false)
    app.setFocus(true)
    expectEqual(delegate.events, ["launched", "active", "inactive", "active"])
  }

  // MARK: Size

  @Test func `a new terminal size lays out and draws the whole screen`() {
    app.resize(to: Size(width: 11, height: 2))
    expect(app, shows: "   09:41\n Hello")
    expectEqual(app.application.windowScene.size, Size(width: 11, height: 2))
    app.resize(to: Size(width: 31, height: 5))
    expect(app, shows: "             09:41\n Hello\n\n\n")
  }

  @Test func `many changes of size at once make one frame`() {
    for width in 22...40 { app.terminal.resize(to: Size(width: width, height: 4)) }
    app.turn()
    expectEqual(app.frameCount, 2)
    expectEqual(app.screen.size, Size(width: 40, height: 4))
  }

  @Test func `no terminal size is too small for drawing`() {
    for size in [(1, 1), (0, 0), (2, 2), (1, 30), (30, 1), (3, 2)] {
      app.resize(to: Size(width: size.0, height: size.1))
      app.press("?")
      app.press("\u{1B}")
    }
    app.resize(to: Size(width: 21, height: 3))
    expect(app, shows: "        09:41\n Hello\n")
  }

  // MARK: The end

  private func run(sending events: [TerminalEvent]) -> (termination: Termination, delegate: RecordingDelegate, Bool) {
    let terminal = HeadlessTerminal(size: Size(width: 21, height: 3))
    let delegate = RecordingDelegate()
    let application = Application(terminal: terminal, clock: ManualClock(), delegate: delegate)
    events.forEach(terminal.send)
    return (application.run(), delegate, terminal.isClosed)
  }

  @Test func `the application runs until it is told to quit, and then closes the terminal`() {
    let (termination, delegate, isClosed) = run(sending: [.input(.key(Key(.character("q"))))])
    expectEqual(termination, .quit)
    expectEqual(delegate.events, ["launched", "active", "terminates"])
    #expect(isClosed)
  }

  @Test func `a signal or the loss of the terminal ends the application`() {
    let (signal, delegate, isClosed) = run(sending: [.ended(signal: 15)])
    expectEqual(signal, .signal(15))
    expectEqual(delegate.events, ["launched", "active", "terminates"])
    #expect(isClosed)
    expectEqual(run(sending: [.ended(signal: nil)]).termination, .terminalGone)
  }

  @Test func `the first reason to end counts, and later events are not handled`() {
    let (termination, delegate, _) = run(sending: [
      .ended(signal: 1), .input(.key(Key(.character("q")))), .input(.focus(true)),
    ])
    expectEqual(termination, .signal(1))
    expectEqual(delegate.events, ["launched", "active", "terminates"])
  }

  @Test func `the process ends with the exit status or signal of the application's termination`() async {
    await #expect(processExitsWith: .exitCode(0)) { Termination.quit.endProcess() }
    await #expect(processExitsWith: .exitCode(1)) { Termination.terminalGone.endProcess() }
    await #expect(processExitsWith: .signal(15)) { Termination.signal(15).endProcess() }
  }

  @Test func `no timer fires after the end of the application`() {
    var count = 0
    let app = TestApplication { application in application.windowScene.schedule(after: 0) { count += 1 } }
    app.turn()
    expectEqual(count, 1)
    app.application.windowScene.schedule(after: 0) { count += 1 }
    app.send(.ended(signal: nil))
    #expect(app.application.isEnding)
    expectEqual(count, 1)
  }
}
