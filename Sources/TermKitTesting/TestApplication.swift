public import TermKit

/// An application under test, on a terminal without a screen and with a clock that stands still.
///
///     @MainActor @Test func `plus counts up`() {
///       let app = TestApplication(size: Size(width: 20, height: 3)) { CounterViewController() }
///       app.type("+")
///       app.click(on: "Reset")
///       expect(app, shows: """
///                 09:41
///         Count: 0
///           Reset
///         """)
///     }
///
/// Each call below has the application handle the input and draw the frame that is due. Time passes only in `advance(by:)`.
@MainActor public final class TestApplication {
  /// The terminal that the application runs on.
  public let terminal: HeadlessTerminal
  /// The clock of the application.
  public let clock: ManualClock
  /// The application, launched.
  public let application: Application
  let timedTerminal: TimedTerminal

  /// Launches an application with a delegate.
  /// - Parameters:
  ///   - size: Columns and rows of the terminal. Defaults to 80 × 24.
  ///   - traits: The abilities of the terminal. Defaults to the best possible.
  ///   - clock: Defaults to a clock that stands at 9:41.
  ///   - delegate: Makes the windows. The application does not keep it alive, but the test application does.
  public init(
    size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection(),
    clock: ManualClock = ManualClock(), delegate: any ApplicationDelegate
  ) {
    self.clock = clock
    terminal = HeadlessTerminal(size: size, traits: traits)
    timedTerminal = TimedTerminal(terminal, clock: clock)
    application = Application(terminal: timedTerminal, clock: clock, delegate: delegate)
    application.launch()
  }

  /// Launches an application that makes its windows in a closure.
  /// - Parameter launch: Called once, as `applicationDidFinishLaunching(_:)` is.
  public convenience init(
    size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection(),
    clock: ManualClock = ManualClock(), launch: @escaping @MainActor (Application) -> Void
  ) {
    self.init(size: size, traits: traits, clock: clock, delegate: LaunchingDelegate(launch))
  }

  /// Launches an application with one window.
  /// - Parameter rootViewController: Makes the root view controller of the window. Called once, when the application has been made.
  public convenience init(
    size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection(),
    clock: ManualClock = ManualClock(), rootViewController: @escaping @MainActor () -> ViewController
  ) {
    self.init(size: size, traits: traits, clock: clock) { application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = rootViewController()
      window.makeKeyAndVisible()
    }
  }

  /// Launches an application with one window that a view fills, under the status bar too.
  /// - Parameter view: The view of the root view controller.
  public convenience init(
    size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection(),
    clock: ManualClock = ManualClock(), showing view: View
  ) {
    self.init(size: size, traits: traits, clock: clock) {
      let controller = ViewController()
      controller.view = view
      return controller
    }
  }
}

// MARK: What is seen

extension TestApplication {
  /// The cells that the terminal shows.
  public var screen: CellBuffer { terminal.screen }

  /// How many frames were written to the terminal.
  public var frameCount: Int { terminal.frameCount }

  /// One cell of the screen, with its glyph, colours and attributes.
  public func cell(_ x: Int, _ y: Int) -> Cell { terminal.screen[x, y] }

  /// The colour of the glyph in a cell of the screen.
  public func foreground(_ x: Int, _ y: Int) -> Color { cell(x, y).foreground }

  /// The colour behind the glyph in a cell of the screen.
  public func background(_ x: Int, _ y: Int) -> Color { cell(x, y).background }

  /// One row of the screen as text, without the blanks at its end.
  public func row(_ y: Int) -> String {
    let rows = Picture(terminal.screen).rows
    return y < rows.count ? rows[y] : ""
  }
}

@MainActor private final class LaunchingDelegate: ApplicationDelegate {
  private let launch: @MainActor (Application) -> Void

  init(_ launch: @escaping @MainActor (Application) -> Void) { self.launch = launch }

  func applicationDidFinishLaunching(_ application: Application) { launch(application) }
}
