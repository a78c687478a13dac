import TTTModel
import TermKit

/// The three tabs: Play, Messages, Profile.
final class MainViewController: TabBarController {
  private let playController: PlayViewController
  private let messagesController: ListDetailViewController
  private let messageList: MessagesViewController
  private let profileController: ProfileViewController
  /// The keys that matter, above the tabs. Nil without hints.
  private let keyBar: KeyBar?
  private let model: TicTacToeModel
  private let dateTexts: DateTexts
  private let hasLobby: Bool
  private var observation: Observation?

  init(
    model: TicTacToeModel, dateTexts: DateTexts, courier: (any LobbyCourier)?, generator: any RandomNumberGenerator,
    showsHints: Bool, openAddress: @escaping @MainActor (String) -> Bool
  ) {
    self.model = model
    self.dateTexts = dateTexts
    hasLobby = courier != nil
    let keys: [Key] = [Key(.enter)] + "nupfc/ryxohl".map { .character($0) } + [Key(.down), Key(.escape)]
    keyBar = showsHints ? KeyBar(keys) : nil
    let play = PlayViewController(model: model, generator: generator, hasLobby: hasLobby)
    playController = play
    let messages = MessagesViewController(model: model, dateTexts: dateTexts, openAddress: openAddress)
    messageList = messages
    messagesController = ListDetailViewController(list: messages, detail: messages.detail)
    let showBoard: @MainActor () -> Void = { [weak play] in play?.tabBarController?.selectedViewController = play }
    profileController = ProfileViewController(
      model: model, dateTexts: dateTexts, courier: courier,
      startGame: { [weak play] in
        showBoard()
        play?.beginWithChosenOpponent()
      }, showBoard: showBoard)
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
    (restorationIdentifier, playController.restorationIdentifier) = ("main", "play")
    (messagesController.restorationIdentifier, profileController.restorationIdentifier) = ("messages", "profile")
    for screen in [messagesController, profileController] {
      screen.navigationController?.restorationIdentifier = screen.restorationIdentifier.map { $0 + "Stack" }
    }
    showTitles()
    observation = model.observe { [weak self] change in
      self?.keyBar?.setNeedsUpdate()
      self?.showTurns(after: change)
    }
    showTurns(after: .games)
  }

  /// Makes a screen that the user had opened in the last run, or returns nil if it cannot be opened any more.
  func makeScreen(_ identifier: String, _ coder: Coder) -> ViewController? {
    let history = presentedViewController as? NavigationController
    return switch identifier {
    case "search": messageList.prepareSearch()
    case "opponent": profileController.makeOpponentChoice()
    case "lobby": profileController.makeLobby()
    case "watch": profileController.makeWatch(coder)
    case "history": profileController.makeHistory()
    case "filter": (history?.viewControllers.first as? HistoryScreenViewController)?.makeFilter()
    case "game": GameViewController(coder, model: model, dateTexts: dateTexts)
    default: nil
    }
  }

  /// Shows the other players of this host, in the tab of the profile.
  func showLobby() {
    selectedViewController = profileController.navigationController
    profileController.navigationController?.popToRootViewController(animated: false)
    profileController.showLobby()
  }

  /// The number of games with other persons in which it is the user's turn, without the one that the user sees.
  private(set) var waitingGames = 0 { didSet { if waitingGames != oldValue { playController.showState() } } }

  /// Updates the badge of Play, after Play has come to the screen or left it.
  func updateTurns() { showTurns(after: .games) }

  private func showTurns(after change: Change) {
    switch change {
    case .games, .game, .gamesAdded, .gameDeleted, .gameRestored, .currentGame: break
    default: return
    }
    guard hasLobby else { return }
    let seen = playController.isOnScreen ? model.currentGame.id : nil
    waitingGames = model.gamesWithPersons().count { !$0.isPersonsTurn && $0.id != seen }
    playController.tabBarItem.badgeValue = waitingGames == 0 ? nil : "\(waitingGames)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let keyBar else { return }
    view.addSubview(keyBar)
    showKeyBar()
  }

  // At the accessibility sizes of text, the board gets the row.
  private func showKeyBar() {
    guard let keyBar else { return }
    keyBar.isHidden = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    playController.playView.isAboveKeyBar = !keyBar.isHidden
    for controller in viewControllers { controller.additionalSafeAreaInsets.bottom = keyBar.isHidden ? 0 : 1 }
  }

  // The row takes the place of the bar's hairline.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let end = min(tabBar.frame.minY, view.bounds.height)
    keyBar?.frame = Rect(x: 0, y: end - 1, width: view.bounds.width, height: 1)
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

  /// Whether the screens have a row of keys.
  var showsHints: Bool { keyBar != nil }

  /// Updates the row of keys. Changes of the focus and of the model update it by themselves.
  func updateKeys() { keyBar?.setNeedsUpdate() }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    showTitles()
    showKeyBar()
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
