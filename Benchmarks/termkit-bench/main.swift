import TermKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// The modes of the raw program, made with TermKit. The first argument is the mode, the second its number.

/// A delegate that shows one controller on the whole screen, without a status bar.
@MainActor final class ToolkitProgram: ApplicationDelegate {
  /// The clock of the application.
  let clock: any TimeSource
  private let makeController: @MainActor (Application) -> ViewController

  init(clock: any TimeSource = SystemClock(), makeController: @escaping @MainActor (Application) -> ViewController) {
    self.clock = clock
    self.makeController = makeController
  }

  convenience init(makeView: @escaping @MainActor (Application) -> View) {
    self.init { application -> ViewController in
      let controller = ViewController()
      controller.view = makeView(application)
      return controller
    }
  }

  func applicationDidFinishLaunching(_ application: Application) {
    application.statusBar.isHidden = true
    let window = Window(windowScene: application.windowScene)
    window.rootViewController = makeController(application)
    window.makeKeyAndVisible()
  }
}

@MainActor func toolkitProgram(_ arguments: [String]) -> ToolkitProgram? {
  let count = arguments.last.flatMap { Int($0) }
  switch (arguments.first, count) {
  case ("start", nil): return ToolkitProgram { _ in StillView() }
  case ("list", let count?): return ToolkitProgram { _ in ListController(count: count) }
  case ("fill", let count?): return ToolkitProgram { FillView(first: 0, count: count, quit: $0.quit) }
  case ("sparse", let count?): return ToolkitProgram { SparseView(first: -1, count: count, quit: $0.quit) }
  case ("step", nil):
    guard let makeController = arguments.last.flatMap({ SteppingView.scenarios[$0] }) else { return nil }
    let clock = SteppedClock()
    return ToolkitProgram(clock: clock) { _ in makeController(clock) }
  default: return nil
  }
}

@MainActor func fail(_ message: String, status: Int32) -> Never {
  let bytes = Array("\(message)\n".utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
  exit(status)
}

guard let program = toolkitProgram(Array(CommandLine.arguments.dropFirst())) else {
  fail("usage: termkit-bench list COUNT | fill COUNT | sparse COUNT | start | step SCENARIO", status: 2)
}
do {
  Application(terminal: try CursesTerminal(), clock: program.clock, delegate: program).run().endProcess()
} catch {
  fail(error.description, status: error.exitStatus)
}
