import ArgumentParser
import Foundation
import TermKit

/// The view tree from the talk about tint colours, live: a window, two buttons and a tab bar.
@main
struct TintExample: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tint", abstract: "Shows how tint colours and adjustment modes are inherited.")

  func run() throws {
    // The main thread runs the main actor, but the argument parser's protocol does not say it.
    try MainActor.assumeIsolated { try show() }
  }

  @MainActor private func show() throws {
    do throws(TerminalError) {
      try Application(delegate: TintDelegate()).run().endProcess()
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("tint: \(error.description)\n".utf8))
      throw ExitCode(error.exitStatus)
    }
  }
}

/// The application delegate, which shows the tree in a window.
@MainActor final class TintDelegate: ApplicationDelegate {
  private var window: Window?

  func applicationDidFinishLaunching(_ application: Application) {
    application.minimumSize = Size(width: 40, height: 16)
    application.statusBar.leftText = "Tint"
    application.statusBar.rightText = "? Keys"
    application.statusBar.rightAction = { [unowned application] in application.showKeyList() }
    let window = Window(windowScene: application.windowScene)
    window.rootViewController = TintViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}
