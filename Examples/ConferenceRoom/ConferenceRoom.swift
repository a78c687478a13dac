import ArgumentParser
import Foundation
import TermKit

/// The opening example of the talk about appearance: a control panel in two looks, one made of colours and one made of images.
@main
struct ConferenceRoom: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conferenceroom", abstract: "A control panel for a conference room, in two looks.",
    discussion: "Both panels are the same code. Appearance rules for their containers give them their looks.")

  func run() throws {
    // The main thread runs the main actor, but the argument parser's protocol does not say it.
    try MainActor.assumeIsolated { try show() }
  }

  @MainActor private func show() throws {
    do throws(TerminalError) {
      try Application(delegate: ConferenceRoomDelegate()).run().endProcess()
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("conferenceroom: \(error.description)\n".utf8))
      throw ExitCode(error.exitStatus)
    }
  }
}

/// The application delegate, which shows both panels in a window.
@MainActor final class ConferenceRoomDelegate: ApplicationDelegate {
  private var window: Window?

  func applicationDidFinishLaunching(_ application: Application) {
    application.minimumSize = Size(width: 40, height: 16)
    application.statusBar.leftText = "Room 114"
    application.statusBar.rightText = "? Keys"
    application.statusBar.rightAction = { [unowned application] in application.showKeyList() }
    let window = Window(windowScene: application.windowScene)
    let panels = PanelsViewController(room: Room()) { [unowned application] scheme in application.theme = scheme }
    window.rootViewController = panels
    window.makeKeyAndVisible()
    self.window = window
  }
}
