import ArgumentParser
import Foundation
import TermKit

/// An example with four controllers in a container. A controller that one of them presents covers only that pane.
///
/// With `--wrong` it makes one of the usual mistakes of containment, to show the message that TermKit prints.
@main
struct Containment: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "containment",
    abstract: "Four view controllers in a container, and a picker presented over one of them.")

  @Option(help: "The mistake to make, to see the message of the hierarchy check.")
  var wrong: Mistake?

  func run() throws {
    // The main thread runs the main actor, but the argument parser's protocol does not say it.
    try MainActor.assumeIsolated { try show() }
  }

  @MainActor private func show() throws {
    do throws(TerminalError) {
      let delegate = ExampleDelegate(mistake: wrong)
      try Application(delegate: delegate).run().endProcess()
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("containment: \(error.description)\n".utf8))
      throw ExitCode(error.exitStatus)
    }
  }
}

/// The application delegate, which shows the container in a window.
@MainActor final class ExampleDelegate: ApplicationDelegate {
  private let mistake: Mistake?
  private var window: Window?

  init(mistake: Mistake? = nil) { self.mistake = mistake }

  func applicationDidFinishLaunching(_ application: Application) {
    application.minimumSize = Size(width: 40, height: 16)
    application.statusBar.leftText = "Containment"
    application.statusBar.rightText = "? Keys"
    application.statusBar.rightAction = { [unowned application] in application.showKeyList() }
    let window = Window(windowScene: application.windowScene)
    let container = FourPanesViewController()
    window.rootViewController = container
    window.makeKeyAndVisible()
    self.window = window
    mistake?.make(in: container)
  }
}
