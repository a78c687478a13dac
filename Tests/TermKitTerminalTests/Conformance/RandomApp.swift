import TermKit
import TermKitTestSupport
import TermKitTesting

/// An application with views, bars, tables and windows of every kind, with random changes. The same seed gives the same changes.
@MainActor final class RandomApp: ApplicationDelegate {
  let terminal: MirroredTerminal
  private(set) lazy var application = Application(terminal: terminal, clock: clock, delegate: self)
  private let clock = ManualClock()
  private let resizeWindow: (Size) -> Void
  private let spoilScreen: () -> Void
  private var chance: Chance
  private let tabs = TabBarController()
  private let navigation = NavigationController(rootViewController: ViewController())
  private let rows = RandomRows()
  private let inputs = RandomInputs()
  private var windows: [Window] = []
  private var views: [View] = []

  /// Launches the application.
  /// - Parameters:
  ///   - resizeWindow: Resizes the terminal's window.
  ///   - spoilScreen: Writes to the screen without the terminal's knowledge.
  init(
    on terminal: MirroredTerminal, seed: UInt64, resizeWindow: @escaping (Size) -> Void,
    spoilScreen: @escaping () -> Void
  ) {
    self.terminal = terminal
    self.resizeWindow = resizeWindow
    self.spoilScreen = spoilScreen
    chance = Chance(seed: seed)
    application.launch()
  }

  func applicationDidFinishLaunching(_ application: Application) {
    navigation.viewControllers[0].title = "Views"
    tabs.viewControllers = [navigation, NavigationController(rootViewController: rows), inputs]
    for (index, level) in [WindowLevel.normal, .alert].enumerated() {
      let window = Window(windowScene: application.windowScene, level: level)
      if index == 0 { window.rootViewController = tabs } else { window.frame = Rect(x: 12, y: 4, width: 24, height: 6) }
      window.backgroundColor = chance.color()
      window.makeKeyAndVisible()
      windows.append(window)
    }
    windows[1].isHidden = true
    windows[0].makeKeyAndVisible()
    for _ in 0..<10 { addView() }
    tabs.selectedIndex = chance.number(0...1)
  }

  /// Makes random changes, lets some time pass, makes the frame that is due, and returns a description.
  func step() -> String {
    clock.advance(by: Double(chance.number(0...5)) * 0.06)
    endHidingStates()
    let what = (0..<chance.number(1...4)).map { _ in change() }
    application.turn()
    return what.joined(separator: ", ")
  }

  private func change() -> String {
    if tabs.selectedIndex == 1, chance.number(0...1) == 0 { return rows.scroll(by: chance.number(-3...4)) }
    return switch chance.number(0...19) {
    case 0...8: changeView()
    case 9...11: press()
    case 12, 13: rows.change(&chance, isShown: tabs.selectedIndex == 1)
    case 14, 15: inputs.change(&chance)
    case 16, 17: navigate()
    case 18: changeWindow()
    default: disturb()
    }
  }

  // Ends states that hide everything else.
  private func endHidingStates() {
    if terminal.size.width * terminal.size.height < 400, chance.number(0...2) == 0 {
      resizeWindow(Size(width: 60, height: 20))
    }
    if tabs.presentedViewController != nil, chance.number(0...5) == 0 { tabs.dismiss(animated: true) }
    if navigation.viewControllers.count > 2 { navigation.popToRootViewController(animated: true) }
  }

  /// Whether the application is about to end.
  var isEnding: Bool { application.isEnding }
}

// MARK: Views

extension RandomApp {
  private var page: View { navigation.viewControllers[0].view }

  private func addView() {
    let view = chance.view()
    view.frame = chance.frame()
    view.backgroundColor = chance.color()
    view.alpha = chance.alpha()
    view.clipsToBounds = chance.number(0...2) == 0
    let parent = chance.pick([page, windows[1]] + views)
    (parent.isDescendant(of: view) ? page : parent).addSubview(view)
    views.append(view)
  }

  private func changeView() -> String {
    let view = chance.pick(views)
    let number = chance.number(0...14)
    if chance.number(0...3) == 0 {
      // The random values are chosen outside the animation block.
      let (frame, alpha, color) = (chance.frame(), chance.alpha(), chance.color())
      View.animate(withDuration: Double(chance.number(1...6)) * 0.1) {
        view.frame = frame
        view.alpha = alpha
        if number < 7 { view.backgroundColor = color } else { view.tintColor = color }
      }
      return "an animation of \(type(of: view))"
    }
    switch number {
    case 0, 1: view.frame = chance.frame()
    case 2: view.alpha = chance.alpha()
    case 3: view.isHidden.toggle()
    case 4: view.bounds.origin = Point(x: chance.number(-2...3), y: chance.number(-1...2))
    case 5: view.backgroundColor = chance.color()
    case 6: view.superview?.bringSubviewToFront(view)
    case 7: view.superview?.insertSubview(view, at: 0)
    case 8: view.tintColor = chance.color()
    case 9 where views.count < 30: addView()
    case 9:
      view.removeFromSuperview()
      views.removeAll { $0.isDescendant(of: view) }
      addView()
    default: chance.changeContents(of: view)
    }
    return "change \(number) of \(type(of: view))"
  }
}

// MARK: Screens, windows and outside events

extension RandomApp {
  private func press() -> String {
    let size = terminal.size
    let point = Point(x: chance.number(1...max(1, size.width)), y: chance.number(1...max(1, size.height)))
    let keys = [
      "\t", "\u{1B}[Z", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\r", " ", "a", "日", "?", "\u{7F}", "\u{1B}[6~",
    ]
    let mouse = [
      "\u{1B}[<0;\(point.x);\(point.y)M\u{1B}[<0;\(point.x);\(point.y)m", "\u{1B}[<0;\(point.x);\(point.y)M",
      "\u{1B}[<32;\(point.x);\(point.y)M", "\u{1B}[<0;\(point.x);\(point.y)m", "\u{1B}[<65;\(point.x);\(point.y)M",
    ]
    let bytes = chance.pick(keys + mouse + ["\u{1B}", "\u{1B}[200~\(chance.text())\u{1B}[201~"])
    terminal.mirror.send(bytes)
    terminal.mirror.passEscapeTimeout()
    return "the input \(bytes.debugDescription)"
  }

  private func navigate() -> String {
    let isAnimated = chance.number(0...1) == 0
    switch chance.number(0...6) {
    case 0: tabs.selectedIndex = chance.pick([0, 1, 1, 2])
    case 1:
      let page = PatternPage(chance.color(), chance.image())
      page.title = chance.text()
      page.navigationItem.rightBarButtonItem = BarButtonItem(title: chance.text())
      navigation.pushViewController(page, animated: isAnimated)
    case 2: navigation.popViewController(animated: isAnimated)
    case 3:
      tabs.viewControllers[0].tabBarItem.badgeValue = chance.number(0...1) == 0 ? nil : chance.text()
      application.statusBar.leftText = chance.text()
    case 4 where tabs.presentedViewController == nil:
      let alert = AlertController(
        title: chance.text(), message: chance.text(), preferredStyle: chance.pick([.alert, .actionSheet]))
      for _ in 0..<chance.number(1...3) { alert.addAction(AlertAction(title: chance.text())) }
      tabs.present(alert, animated: isAnimated)
    case 5 where tabs.presentedViewController == nil:
      let sheet = PatternPage(chance.color(), chance.image())
      sheet.modalPresentationStyle = chance.pick([.formSheet, .fullScreen, .overFullScreen])
      tabs.present(sheet, animated: isAnimated)
    default: if tabs.presentedViewController != nil { tabs.dismiss(animated: isAnimated) }
    }
    return "navigation"
  }

  private func changeWindow() -> String {
    let window = windows[1]
    switch chance.number(0...3) {
    case 0: window.isHidden.toggle()
    case 1: window.frame = chance.frame()
    case 2: window.alpha = chance.alpha()
    default: windows[0].tintColor = chance.color()
    }
    return "a change of the window in front"
  }

  private func disturb() -> String {
    switch chance.number(0...9) {
    case 0, 1:
      let size = Size(width: chance.number(1...70), height: chance.number(1...24))
      resizeWindow(size)
      return "the size \(size.width)×\(size.height)"
    case 2:
      terminal.suspend()
      return "a suspension"
    case 3:
      spoilScreen()
      application.redraw()
      return "a spoilt screen"
    case 4, 5:
      application.traitOverrides.colorDepth = chance.pick([nil] + ColorDepth.allCases)
      return "the depth \(String(describing: application.traitOverrides.colorDepth))"
    case 6:
      application.traitOverrides.glyphLevel = chance.pick([nil, .ascii, .blocks])
      return "another level of glyphs"
    case 7:
      application.colorScheme = chance.pick(ColorScheme.allCases)
      return "the paper \(application.colorScheme)"
    case 8:
      application.traitOverrides.usesScreenReader = chance.number(0...1) == 0
      return "the spoken line"
    default:
      application.traitOverrides.reducesMotion = chance.number(0...1) == 0
      return "another motion"
    }
  }
}
