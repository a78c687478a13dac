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
    playController = PlayViewController(model: model, generator: generator)
    let messages = MessagesViewController(model: model, dateTexts: dateTexts, openAddress: openAddress)
    messagesController = ListDetailViewController(list: messages, detail: messages.detail)
    profileController = ProfileViewController(model: model, dateTexts: dateTexts)
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
