package import TermKit
private import Testing

/// An application on a terminal without a screen and a clock that stands still, driven by bytes as a person drives it.
///
///     let app = AppUnderTest(size: Size(width: 40, height: 8)) { application in
///       let window = Window(windowScene: application.windowScene)
///       window.rootViewController = GreetingViewController()
///       window.makeKeyAndVisible()
///     }
///     app.press("\u{1B}[A")
///     app.advance(by: 0.3)
///     expect(app, shows: "...")
@MainActor package final class AppUnderTest {
  /// What it is seen on.
  package let terminal: HeadlessTerminal
  /// Where it takes the time from.
  package let clock: ManualTimeSource
  /// The application itself, launched.
  package let application: Application
  private let timedTerminal: TimedTerminal

  /// Launches an application, at 9:41 on 80 × 24 cells unless told otherwise.
  package init(
    size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection(),
    clock: ManualTimeSource = ManualTimeSource(), delegate: any ApplicationDelegate
  ) {
    self.clock = clock
    terminal = HeadlessTerminal(size: size, traits: traits)
    timedTerminal = TimedTerminal(terminal, clock: clock)
    application = Application(terminal: timedTerminal, clock: clock, delegate: delegate)
    application.launch()
  }

  /// Launches an application that makes its windows in a closure.
  package convenience init(
    size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection(),
    clock: ManualTimeSource = ManualTimeSource(), launch: @escaping @MainActor (Application) -> Void
  ) {
    self.init(size: size, traits: traits, clock: clock, delegate: LaunchingDelegate(launch))
  }

  /// Launches an application with one window that a view fills, under the status bar too.
  package convenience init(
    size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection(),
    clock: ManualTimeSource = ManualTimeSource(), showing view: View
  ) {
    self.init(size: size, traits: traits, clock: clock) { application in
      let window = Window(windowScene: application.windowScene)
      let controller = ViewController()
      controller.view = view
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
  }
}

// MARK: Time

extension AppUnderTest {
  /// Lets the application do what has arrived and make the frame that is due; no time passes.
  package func turn() { advance(by: 0) }

  /// Lets seconds pass: timers fire and frames are made, each at its time.
  package func advance(by seconds: Double) {
    timedTerminal.setLimit(clock.now + seconds)
    var turns = 0
    repeat {
      application.turn()
      turns += 1
      if turns > 10_000 + Int(seconds * 1000) {
        Issue.record("the event loop does not come to rest: \(turns) turns in \(seconds) s")
        return
      }
    } while !timedTerminal.isAtLimit && !application.isEnding
  }

  /// How long the application now sleeps if nothing arrives, in seconds; nil is for ever.
  package var sleepDuration: Double? {
    turn()
    return timedTerminal.timeouts.last ?? nil
  }

  /// How often the application has looked for something to do.
  package var turnCount: Int { timedTerminal.timeouts.count }
}

// MARK: Input

extension AppUnderTest {
  /// Types bytes as a terminal sends them, an Escape at the end being the key.
  package func press(_ bytes: String) {
    terminal.send(bytes)
    terminal.letEscapeWaitPass()
    turn()
  }

  /// Pastes a text, between brackets.
  package func paste(_ text: String) { press("\u{1B}[200~\(text)\u{1B}[201~") }

  /// Presses and releases the left button of the mouse on a cell.
  package func click(_ x: Int, _ y: Int) {
    mouseDown(x, y)
    mouseUp(x, y)
  }

  /// Presses a button of the mouse: 0 is the left one, 1 the middle one, 2 the right one.
  package func mouseDown(_ x: Int, _ y: Int, button: Int = 0) { mouse(button, x, y, "M") }

  /// Moves the mouse with a button down.
  package func mouseDrag(_ x: Int, _ y: Int, button: Int = 0) { mouse(button + 32, x, y, "M") }

  /// Moves the pointer with no button down.
  package func mouseMove(_ x: Int, _ y: Int) { mouse(35, x, y, "M") }

  /// Releases a button of the mouse.
  package func mouseUp(_ x: Int, _ y: Int, button: Int = 0) { mouse(button, x, y, "m") }

  /// Turns the wheel, by positive steps down.
  package func turnWheel(by steps: Int, _ x: Int, _ y: Int) {
    for _ in 0..<abs(steps) { mouse(steps > 0 ? 65 : 64, x, y, "M") }
  }

  // The report of mode 1006; its columns and rows count from 1.
  private func mouse(_ code: Int, _ x: Int, _ y: Int, _ end: Character) {
    press("\u{1B}[<\(code);\(x + 1);\(y + 1)\(end)")
  }

  /// Has the terminal's window become the active one or cease to be.
  package func setFocus(_ isActive: Bool) { press(isActive ? "\u{1B}[I" : "\u{1B}[O") }

  /// Has the terminal become another size.
  package func resize(to size: Size) {
    terminal.resize(to: size)
    turn()
  }

  /// Has something arrive that nobody typed, such as a signal.
  package func send(_ event: TerminalEvent) {
    terminal.send(event)
    turn()
  }
}

// MARK: What is seen

extension AppUnderTest {
  /// The cells the terminal shows.
  package var screen: CellBuffer { terminal.screen }

  /// How many frames were written to the terminal.
  package var frameCount: Int { terminal.frameCount }

  /// One cell the terminal shows.
  package func cell(_ x: Int, _ y: Int) -> Cell { terminal.screen[x, y] }

  /// The colour of what a cell shows.
  package func foreground(_ x: Int, _ y: Int) -> Color { cell(x, y).foreground }

  /// The colour behind what a cell shows.
  package func background(_ x: Int, _ y: Int) -> Color { cell(x, y).background }

  /// One row of the screen as text, without blanks at its end.
  package func row(_ y: Int) -> String {
    let rows = Picture(terminal.screen).rows
    return y < rows.count ? rows[y] : ""
  }
}

@MainActor private final class LaunchingDelegate: ApplicationDelegate {
  private let launch: @MainActor (Application) -> Void

  init(_ launch: @escaping @MainActor (Application) -> Void) { self.launch = launch }

  func applicationDidFinishLaunching(_ application: Application) { launch(application) }
}
