import ArgumentParser
import Foundation
import TermKit

/// A mail reader with 5,000 letters: a list and a letter side by side, a search, swipe actions, undo, and a composer. Nothing is sent.
@main
struct Reader: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reader", abstract: "A mail reader with 5,000 letters. Nothing is sent.")

  func run() throws {
    // The main thread runs the main actor, but the argument parser's protocol does not say it.
    try MainActor.assumeIsolated { try show() }
  }

  @MainActor private func show() throws {
    do throws(TerminalError) {
      try Application(delegate: ReaderDelegate(Mailbox())).run().endProcess()
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("reader: \(error.description)\n".utf8))
      throw ExitCode(error.exitStatus)
    }
  }
}

/// The application delegate. It asks before the program ends while a letter is not sent.
@MainActor final class ReaderDelegate: ApplicationDelegate, SplitViewControllerDelegate {
  private let mailbox: Mailbox
  private(set) var split = SplitViewController(style: .doubleColumn)
  private var window: Window?

  init(_ mailbox: Mailbox) { self.mailbox = mailbox }

  func applicationDidFinishLaunching(_ application: Application) {
    application.minimumSize = Size(width: 40, height: 16)
    application.statusBar.leftText = "Reader"
    application.statusBar.rightText = "? Keys"
    application.statusBar.rightAction = { [unowned application] in application.showKeyList() }
    split.delegate = self
    let list = MailListViewController(mailbox)
    list.onChoose = { [weak self] in self?.show($0) }
    split.setViewController(list, for: .primary)
    if let first = mailbox.mails.first { split.setViewController(letter(first.id), for: .secondary) }
    let window = Window(windowScene: application.windowScene)
    window.rootViewController = split
    window.makeKeyAndVisible()
    self.window = window
  }

  private func show(_ id: Mail.ID) {
    mailbox.markRead(id)
    split.showDetailViewController(letter(id), sender: nil)
  }

  // A narrow window begins with the list.
  func splitViewController(
    _ svc: SplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { .primary }

  private func letter(_ id: Mail.ID) -> ViewController { MailViewController(id, in: mailbox) }

  func applicationShouldTerminate(_ application: Application) -> Application.TerminateReply {
    guard let composer = split.presentedViewController?.children.first as? ComposerViewController, composer.hasChanges
    else { return .terminateNow }
    composer.confirmDiscarding { application.reply(toApplicationShouldTerminate: $0) }
    return .terminateLater
  }
}
