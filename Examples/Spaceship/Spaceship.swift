import ArgumentParser
import Foundation
import TermKit

/// The spaceship of session 216 of WWDC 2012: a plain application that one line turns into metal or leather.
@main
struct Spaceship: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spaceship", abstract: "Controls a spaceship, in a plain look, in metal or in leather.",
    discussion: "The key l changes the look, and ? lists all keys.")

  @Option(help: "The look at the start: \(Look.allCases.map(\.rawValue).joined(separator: ", ")).")
  var look = Look.plain

  func run() throws {
    // The main thread runs the main actor, but the argument parser's protocol does not say it.
    try MainActor.assumeIsolated { try show() }
  }

  @MainActor private func show() throws {
    do {
      let delegate = SpaceshipDelegate(artwork: try Artwork(), look: look)
      try Application(delegate: delegate).run().endProcess()
    } catch let error as TerminalError {
      complain(error.description)
      throw ExitCode(error.exitStatus)
    } catch let error as ImageCatalogError {
      complain(error.description)
      throw ExitCode.failure
    }
  }

  private func complain(_ sentence: String) {
    try? FileHandle.standardError.write(contentsOf: Data("spaceship: \(sentence)\n".utf8))
  }
}

/// The application delegate, which shows the ship's four screens in a window.
@MainActor final class SpaceshipDelegate: ApplicationDelegate {
  private let artwork: Artwork
  private let firstLook: Look
  private var window: Window?

  init(artwork: Artwork, look: Look = .plain) {
    (self.artwork, firstLook) = (artwork, look)
  }

  func applicationDidFinishLaunching(_ application: Application) {
    application.minimumSize = Size(width: 40, height: 16)
    application.statusBar.leftText = "Spaceship"
    application.statusBar.rightText = "? Keys"
    application.statusBar.rightAction = { [unowned application] in application.showKeyList() }
    application.statusBar.matchesNavigationBar = true
    let window = Window(windowScene: application.windowScene)
    let skin = Skin(of: application, in: window, artwork: artwork, look: firstLook)
    window.rootViewController = ShipTabBarController(skin: skin, artwork: artwork)
    window.makeKeyAndVisible()
    self.window = window
  }
}
