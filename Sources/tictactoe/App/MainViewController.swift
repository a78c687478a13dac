import TTTModel
import TermKit

/// The three tabs: Play, Messages, Profile.
final class MainViewController: TabBarController {
  private let playController: PlayViewController
  private let messagesController: ListDetailViewController
  private let profileController: ProfileViewController

  init(
    model: TicTacToeModel, dateTexts: DateTexts, generator: any RandomNumberGenerator,
    openAddress: @escaping @MainActor (String) -> Bool
  ) {
    let play = PlayViewController(model: model, generator: generator)
    playController = play
    let messages = MessagesViewController(model: model, dateTexts: dateTexts, openAddress: openAddress)
    messagesController = ListDetailViewController(list: messages, detail: messages.detail)
    profileController = ProfileViewController(model: model, dateTexts: dateTexts) { [weak play] in
      play?.tabBarController?.selectedViewController = play
      play?.beginWithChosenOpponent()
    }
    super.init()
    playController.tabBarItem = TabBarItem(title: "", image: .playTab)
    messagesController.tabBarItem = TabBarItem(title: "", image: .messagesTab)
    profileController.tabBarItem = TabBarItem(title: "", image: .profileTab)
    playController.tabBarItem.compactImage = .smallPlayTab
    messagesController.tabBarItem.compactImage = .smallMessagesTab
    profileController.tabBarItem.compactImage = .smallProfileTab
    viewControllers = [
      playController, NavigationController(rootViewController: messagesController),
      NavigationController(rootViewController: profileController),
    ]
    showTitles()
  }

  /// Returns the commands for the tabs, for a screen that covers them. It is dismissed first.
  var commandsAboveTabs: [KeyCommand] {
    zip(keyCommands, 0...).map { command, index in
      KeyCommand(title: command.title, keys: command.keys) { [weak self] in
        guard let self else { return }
        dismiss(animated: index == selectedIndex)
        selectedIndex = index
      }.availableEverywhere()
    }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    showTitles()
  }

  private func showTitles() {
    let titles: [(ViewController, String)] = [
      (playController, strings.play), (messagesController, strings.messages), (profileController, strings.profile),
    ]
    for (controller, title) in titles {
      controller.title = title
      controller.tabBarItem.title = title
    }
  }
}

/// A navigation controller that covers the tabs. The keys of the tabs work in it too, and dismiss it.
final class CoveringNavigationController: NavigationController {
  override var keyCommands: [KeyCommand] {
    super.keyCommands + ((view.window?.rootViewController as? MainViewController)?.commandsAboveTabs ?? [])
  }
}
