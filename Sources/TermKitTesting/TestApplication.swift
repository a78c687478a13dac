import TermKitViews

public import TermKit

/// An application under test, on a terminal without a screen and with a manual clock.
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
/// Each method that sends input also runs the application until it has drawn the frame that is due. Time passes only in `advance(by:)`,
/// and while `wait(atMost:until:sourceLocation:)` waits for tasks.
@MainActor public final class TestApplication {
  /// The terminal that the application runs on.
  public let terminal: HeadlessTerminal
  /// The clock of the application.
  public let clock: ManualClock
  /// The launched application.
  public let application: Application
  /// The timeout of each wait of the run loop. Nil means forever.
  var timeouts: [Double?] = []
  /// The time up to which waits advance the clock.
  var limit = 0.0
  /// Whether a wait would have exceeded the limit.
  var isAtLimit = false

  /// Launches an application with a delegate.
  /// - Parameters:
  ///   - size: The size of the terminal, in cells. Defaults to 80 × 24.
  ///   - traits: The capabilities of the terminal. Defaults to the most capable terminal.
  ///   - clock: The clock of the application. Defaults to a clock that starts at 9:41.
  ///   - lineModeReason: The reason for lines of text in place of a screen. Defaults to nil: there is a screen. With a reason, compare
  ///     `terminal.lines`.
  ///   - delegate: The delegate, which creates the windows. The application retains it.
  public init(
    size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection(),
    clock: ManualClock = ManualClock(), lineModeReason: String? = nil, delegate: any ApplicationDelegate
  ) {
    self.clock = clock
    terminal = HeadlessTerminal(size: size, traits: traits)
    terminal.lineModeReason = lineModeReason
    application = Application(terminal: terminal, clock: clock, delegate: delegate)
    terminal.waitHandler = { [weak self] in self?.events(timeout: $0, takeEvents: $1) ?? $1($0) }
    application.launch()
  }

  /// Launches an application that creates its windows in a closure.
  /// - Parameters:
  ///   - size: The size of the terminal, in cells. Defaults to 80 × 24.
  ///   - traits: The capabilities of the terminal. Defaults to the most capable terminal.
  ///   - clock: The clock of the application. Defaults to a clock that starts at 9:41.
  ///   - lineModeReason: The reason for lines of text in place of a screen. Defaults to nil: there is a screen. With a reason, compare
  ///     `terminal.lines`.
  ///   - launch: The closure, which is called once, in `applicationDidFinishLaunching(_:)`.
  public convenience init(
    size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection(),
    clock: ManualClock = ManualClock(), lineModeReason: String? = nil,
    launch: @escaping @MainActor (Application) -> Void
  ) {
    self.init(
      size: size, traits: traits, clock: clock, lineModeReason: lineModeReason, delegate: LaunchingDelegate(launch))
  }

  /// Launches an application with one window.
  /// - Parameters:
  ///   - size: The size of the terminal, in cells. Defaults to 80 × 24.
  ///   - traits: The capabilities of the terminal. Defaults to the most capable terminal.
  ///   - clock: The clock of the application. Defaults to a clock that starts at 9:41.
  ///   - lineModeReason: The reason for lines of text in place of a screen. Defaults to nil: there is a screen. With a reason, compare
  ///     `terminal.lines`.
  ///   - rootViewController: Returns the root view controller of the window. The closure is called once, after the application was
  ///     created.
  public convenience init(
    size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection(),
    clock: ManualClock = ManualClock(), lineModeReason: String? = nil,
    rootViewController: @escaping @MainActor () -> ViewController
  ) {
    self.init(size: size, traits: traits, clock: clock, lineModeReason: lineModeReason) { application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = rootViewController()
      window.makeKeyAndVisible()
    }
  }

  /// Launches an application with one window that is filled by a view, also beneath the status bar.
  /// - Parameters:
  ///   - size: The size of the terminal, in cells. Defaults to 80 × 24.
  ///   - traits: The capabilities of the terminal. Defaults to the most capable terminal.
  ///   - clock: The clock of the application. Defaults to a clock that starts at 9:41.
  ///   - view: The view of the root view controller.
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

// MARK: The screen

extension TestApplication {
  /// The cells that the terminal shows.
  public var screen: CellBuffer { terminal.screen }

  /// The number of frames written to the terminal.
  public var frameCount: Int { terminal.frameCount }

  /// Returns true if a text is on the screen, in one row.
  ///
  ///     #expect(app.contains("Count: 0"))
  ///
  /// Colours are ignored. A text that is wrapped is not found, because other columns may be beside it: look for a part of it, or compare
  /// the screen with `expect(_:shows:)`.
  /// - Parameter text: The text. An empty text is never found.
  public func contains(_ text: String) -> Bool { terminal.screen.place(of: text) != nil }

  /// Returns one cell of the screen, with its glyph, colours and attributes.
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  /// - Precondition: The position is on the screen.
  public func cell(_ x: Int, _ y: Int) -> Cell { terminal.screen[x, y] }

  /// Returns the colour of the glyph in a cell of the screen.
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  /// - Precondition: The position is on the screen.
  public func foreground(_ x: Int, _ y: Int) -> Color { cell(x, y).foreground }

  /// Returns the colour behind the glyph in a cell of the screen.
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  /// - Precondition: The position is on the screen.
  public func background(_ x: Int, _ y: Int) -> Color { cell(x, y).background }

  /// Returns one row of the screen as text, without the spaces at its end. A blank row, or a row below the screen, gives an empty string.
  /// - Parameter y: The row. 0 is the top row.
  /// - Precondition: `y` is not negative.
  public func row(_ y: Int) -> String {
    y < terminal.screen.size.height ? terminal.screen.line(y) : ""
  }
}

@MainActor private final class LaunchingDelegate: ApplicationDelegate {
  private let launch: @MainActor (Application) -> Void

  init(_ launch: @escaping @MainActor (Application) -> Void) { self.launch = launch }

  func applicationDidFinishLaunching(_ application: Application) { launch(application) }
}
