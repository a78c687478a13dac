import ArgumentParser
import Foundation
import TermKit

/// An example that shows every control in every state, with keys that change the theme and the traits.
@main
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Shows every control of TermKit in every state.",
    discussion: "The keys t, c, g, s and l change the theme, colours, characters, size class and language.")

  func run() throws {
    // The main thread runs the main actor, but the argument parser's protocol does not say it.
    try MainActor.assumeIsolated { try show() }
  }

  @MainActor private func show() throws {
    do throws(TerminalError) {
      try Application(delegate: GalleryDelegate()).run().endProcess()
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("gallery: \(error.description)\n".utf8))
      throw ExitCode(error.exitStatus)
    }
  }
}

/// The window. It is notified of a change of the language also while its first screen is covered.
private final class GalleryWindow: Window {
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    rootViewController?.updateTranslations()
    Application.shared.statusBar.rightText = GalleryDelegate.keys.string
  }
}

/// The application delegate, which shows the list of pages in a window.
@MainActor final class GalleryDelegate: ApplicationDelegate {
  private var window: Window?
  /// The text at the right of the status bar, which lists the keys.
  static let keys = Text("? Keys", de: "? Tasten", ja: "? キー")

  func applicationDidFinishLaunching(_ application: Application) {
    application.minimumSize = Size(width: 40, height: 16)
    application.statusBar.leftText = "TermKit"
    application.statusBar.rightText = Self.keys.string
    application.statusBar.rightAction = { [unowned application] in application.showKeyList() }
    application.theme = PaperTheme()
    let window = GalleryWindow(windowScene: application.windowScene)
    window.rootViewController = GalleryViewController(settings: Settings(of: application))
    window.makeKeyAndVisible()
    self.window = window
  }
}
