import TTTModel
import TermKit

/// Creates the window, and keeps the model and the screen in step.
@MainActor final class AppDelegate: ApplicationDelegate {
  private let model: TicTacToeModel
  private let dateTexts: DateTexts
  private let courier: (any LobbyCourier)?
  private let generator: any RandomNumberGenerator
  private let openAddress: @MainActor (String) -> Bool
  private let showsHints: Bool
  private let restoresScreens: Bool
  private var window: Window?
  private var attention: Attention?
  private var observation: Observation?
  private var upkeep: ScheduledTimer?
  private weak var statusBar: StatusBar?

  /// Creates the delegate.
  /// - Parameters:
  ///   - courier: The way to the other players. Defaults to nil: the user plays alone.
  ///   - generator: The source of chance for computer opponents. Defaults to the system's.
  ///   - showsHints: Whether a row above the tabs names the most important keys. Defaults to true.
  ///   - restoresScreens: Whether the screens of the last run come back, if the application has a file for them. Defaults to true.
  ///   - openAddress: Opens a web address in a browser, and returns whether a browser was found. Defaults to no browser.
  init(
    model: TicTacToeModel, dateTexts: DateTexts = DateTexts(), courier: (any LobbyCourier)? = nil,
    generator: any RandomNumberGenerator = SystemRandomNumberGenerator(), showsHints: Bool = true,
    restoresScreens: Bool = true, openAddress: @escaping @MainActor (String) -> Bool = { _ in false }
  ) {
    self.model = model
    self.dateTexts = dateTexts
    self.courier = courier
    self.generator = generator
    self.openAddress = openAddress
    self.showsHints = showsHints
    self.restoresScreens = restoresScreens
    // All bars have graph paper as their background.
    Bar.appearance().setBackgroundImage(GraphPaper.image)
  }

  func application(_ application: Application, launchScreenFor size: Size) -> ViewController? {
    LaunchViewController()
  }

  func applicationDidFinishLaunching(_ application: Application) {
    application.minimumSize = Size(width: 40, height: 16)
    application.supportedLanguages = Strings.languages
    application.recentSymbols = model.recentSymbols
    statusBar = application.statusBar
    let window = Window(windowScene: application.windowScene)
    window.rootViewController = MainViewController(
      model: model, dateTexts: dateTexts, courier: courier, generator: generator, showsHints: showsHints,
      openAddress: openAddress)
    self.window = window
    attention = Attention(model: model, window: window, hasLobby: courier != nil)
    showIcon()
    showSaving()
    window.makeKeyAndVisible()
    if let courier { window.schedule(every: courier.keepUpInterval) { _ in courier.keepUp() } }
    observation = model.observe { [weak self] change in
      if change == .icon { self?.showIcon() }
      if [.saving, .unsentCount, .courier].contains(change) { self?.showSaving() }
      self?.keepUpLater()
    }
    courier?.connect(model)
    keepUpLater()
  }

  // This is the only place that sets the key colour of the whole app.
  private func showIcon() { window?.tintColor = Palette.tint(of: model.icon) }

  private func showSaving() {
    guard let statusBar else { return }
    statusBar.leftText = "Tic-Tac-Toe"
    statusBar.rightText = statusText(statusBar.strings)
    statusBar.rightAction = nil
    if model.isSaving { statusBar.rightAction = { Application.shared.showKeyList() } }
  }

  private func statusText(_ strings: Strings) -> String {
    if !model.isSaving { return strings.notSaving }
    if model.unsentCount > 0 { return strings.notSent(model.unsentCount) }
    return courier?.problem.map(strings.status) ?? strings.keysHint
  }

  // Each edit puts it off until the user pauses. No event reports that another program has released the lock, or that the disk has room
  // again, so a store that is not saving tries again. It also tries at each edit.
  private func keepUpLater() {
    upkeep?.invalidate()
    upkeep = (model.retryInterval ?? model.upkeepInterval).flatMap { interval in
      window?.schedule(after: interval) { [weak self] _ in
        guard let self else { return }
        if model.isSaving { model.keepUp() } else { model.refresh() }
        keepUpLater()
      }
    }
  }

  func applicationDidChangeRecentSymbols(_ application: Application) {
    // The symbols that another instance of the program has remembered in the meantime are kept.
    application.recentSymbols = application.recentSymbols.prefix(1) + model.recentSymbols + application.recentSymbols
    model.setRecentSymbols(application.recentSymbols)
  }

  func application(_ application: Application, shouldRestoreApplicationState coder: Coder) -> Bool { restoresScreens }

  func application(
    _ application: Application, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: Coder
  ) -> ViewController? {
    guard let main = window?.rootViewController as? MainViewController, let identifier = identifierComponents.last
    else { return nil }
    return main.makeScreen(identifier, coder)
  }

  func applicationWillResignActive(_ application: Application) { attention?.userDidLeave() }

  func applicationDidBecomeActive(_ application: Application) {
    attention?.userDidReturn()
    model.refresh()
    courier?.userDidReturn()
  }

  // TermKit shows standard error after it has released the terminal.
  func applicationWillTerminate(_ application: Application) {
    courier?.close()
    if let notice = model.close() { StandardError.say(application.statusBar.strings.notice(notice).withoutIsolation) }
  }
}
