import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// The frames and the callbacks of pushes and pops.
@MainActor @Suite struct NavigationTransitionTests {
  private let journal = Journal()
  private let screens: [LetterScreen]
  private let navigation: NavigationController
  private let app: TestApplication

  init() {
    screens = ["a", "b", "c"].map { [journal] in LetterScreen(Character($0), title: $0.uppercased(), journal: journal) }
    screens.forEach { $0.isBare = true }
    navigation = NavigationController(rootViewController: screens[0])
    app = TestApplication(size: Size(width: 12, height: 4), root: navigation)
    _ = journal.take()
  }

  private func push(_ index: Int, animated: Bool = true) {
    navigation.pushViewController(screens[index], animated: animated)
    app.turn()
  }

  private func pop(animated: Bool = true) {
    navigation.popViewController(animated: animated)
    app.turn()
  }

  private var row: String { app.row(3) }

  // MARK: Pictures

  @Test func `a push slides the new screen over the previous screen, which darkens`() {
    push(1)
    expectEqual(row, "aaaaaaaaaaaa")
    app.advance(by: 0.15)
    expectEqual(row, "aaaaaabbbbbb")
    #expect(app.background(0, 3).brightness < 0.99, "the previous screen is darker")
    expectEqual(app.background(11, 3), .white)
    app.advance(by: 0.15)
    expectEqual(row, "bbbbbbbbbbbb")
    let frames = app.frameCount
    app.advance(by: 1)
    expectEqual(app.frameCount, frames, "no frames are drawn after the transition")
  }

  @Test func `a pop slides the top screen out to the right and uncovers the screen beneath`() {
    push(1, animated: false)
    expectEqual(row, "bbbbbbbbbbbb")
    pop()
    app.advance(by: 0.15)
    expectEqual(row, "aaaaaabbbbbb")
    app.advance(by: 0.15)
    expectEqual(row, "aaaaaaaaaaaa")
    expectEqual(app.background(0, 3), .white)
  }

  @Test func `a push without backgrounds does not show the previous screen through the new screen`() {
    screens.forEach { $0.view.backgroundColor = .clear }
    for view in screens.map(\.view) { (view as? FilledView)?.character = " " }
    let label = Label(text: "under")
    label.frame = Rect(6, 3, 5, 1)
    screens[0].view.addSubview(label)
    push(1)
    app.advance(by: 0.15)
    expectEqual(row, "    un", "the clear new screen hides what it covers")
  }

  @Test func `a push without animation, or with reduced motion, shows the new screen at once`() {
    push(1, animated: false)
    expectEqual(row, "bbbbbbbbbbbb")
    let calm = NavigationController(rootViewController: LetterScreen("x", isBare: true))
    let app = TestApplication(
      size: Size(width: 12, height: 4), traits: TraitCollection(reducesMotion: true), root: calm)
    calm.pushViewController(LetterScreen("y", isBare: true), animated: true)
    app.turn()
    expectEqual(app.row(3), "yyyyyyyyyyyy")
    #expect(calm.children.count == 2 && calm.topViewController?.view.window != nil)
  }

  @Test(arguments: [ColorDepth.sixteen, .eight, .none])
  func `T12: a push darkens no screen on terminals that cannot blend colours`(depth: ColorDepth) {
    let navigation = NavigationController(rootViewController: LetterScreen("x", isBare: true))
    let app = TestApplication(
      size: Size(width: 12, height: 4), traits: TraitCollection(colorDepth: depth), root: navigation)
    navigation.pushViewController(LetterScreen("y", isBare: true), animated: true)
    app.turn()
    app.advance(by: 0.15)
    expectEqual(app.row(3), "xxxxxxyyyyyy")
    expectEqual(app.background(0, 3), app.background(11, 3))
  }

  // MARK: Interruption

  @Test func `a pop during a push reverses the transition from its present position`() {
    push(1)
    app.advance(by: 0.15)
    expectEqual(row, "aaaaaabbbbbb")
    pop()
    expectEqual(row, "aaaaaabbbbbb")
    app.advance(by: 0.15)
    expectEqual(row, "aaaaaaaaabbb")
    app.advance(by: 0.15)
    expectEqual(row, "aaaaaaaaaaaa")
    #expect(screens[1].parent == nil && screens[1].view.window == nil)
  }

  @Test func `a push during another push continues from the visible positions and leaves no gap`() {
    push(1)
    app.advance(by: 0.15)
    push(2)
    expectEqual(row, "aaaaaabbbbbb")
    app.advance(by: 0.15)
    expectEqual(row, "aaabbbcccccc")
    app.advance(by: 0.15)
    expectEqual(row, "cccccccccccc")
    #expect(screens[0].view.window == nil && screens[1].view.window == nil)
  }

  @Test func `pushing a screen during its own pop brings that screen back`() {
    push(1)
    app.advance(by: 1)
    pop()
    app.advance(by: 0.15)
    push(1)
    expectEqual(row, "aaaaaabbbbbb")
    app.advance(by: 0.3)
    expectEqual(row, "bbbbbbbbbbbb")
    #expect(screens[1].parent === navigation)
    expectEqual(journal.take().filter { $0.hasPrefix("b left") }, [])
  }

  @Test func `a screen that is pushed elsewhere during its pop gets its new place at once (field trial D4)`() {
    push(1, animated: false)
    let (other, root) = (
      LetterScreen("d", title: "D", journal: journal), LetterScreen("e", title: "E", journal: journal)
    )
    let others = NavigationController(rootViewController: root)
    pop()
    app.advance(by: 0.15)
    others.pushViewController(screens[1], animated: false)
    app.turn()
    #expect(!row.contains("b"), "\(row)")
    #expect(screens[1].parent === others && navigation.viewControllers.count == 1)
    push(2, animated: false)
    pop()
    other.addChild(screens[2])
    #expect(screens[2].parent === other)
  }

  @Test func `after a resize during a push, the new screen fills the terminal`() {
    push(1)
    app.advance(by: 0.15)
    app.resize(to: Size(width: 16, height: 4))
    app.advance(by: 0.3)
    expectEqual(row, "bbbbbbbbbbbbbbbb")
  }

  // MARK: Callbacks

  @Test func `V2: a push calls each callback once, the will callbacks at its start and the did callbacks at its end`() {
    push(1)
    expectEqual(journal.take(), ["b will join", "a will disappear", "b will appear"])
    app.advance(by: 1)
    expectEqual(journal.take(), ["a did disappear", "b did appear", "b joined"])
  }

  @Test func `V2: a pop calls each callback once, the will callbacks at its start and the did callbacks at its end`() {
    push(1)
    app.advance(by: 1)
    _ = journal.take()
    pop()
    expectEqual(journal.take(), ["b will leave", "b will disappear", "a will appear"])
    app.advance(by: 1)
    expectEqual(journal.take(), ["b did disappear", "a did appear", "b left"])
  }

  @Test func `V2: a push without animation calls all callbacks immediately`() {
    push(1, animated: false)
    expectEqual(
      journal.take(),
      [
        "b will join", "a will disappear", "b will appear", "a did disappear", "b did appear", "b joined",
      ])
  }

  @Test func `V2: an interrupted push completes its callbacks before the callbacks of the next push begin`() {
    push(1)
    app.advance(by: 0.1)
    _ = journal.take()
    push(2)
    expectEqual(
      journal.take(),
      [
        "a did disappear", "b did appear", "b joined", "c will join", "b will disappear", "c will appear",
      ])
    app.advance(by: 1)
    expectEqual(journal.take(), ["b did disappear", "c did appear", "c joined"])
  }

  @Test func `V2: an interrupted pop completes its life-cycle callbacks, and its screen leaves after the next push`() {
    push(1, animated: false)
    pop()
    app.advance(by: 0.1)
    _ = journal.take()
    push(2)
    expectEqual(
      journal.take(),
      [
        "b did disappear", "a did appear", "c will join", "a will disappear", "c will appear",
      ])
    #expect(screens[1].parent === navigation)
    app.advance(by: 1)
    expectEqual(journal.take(), ["a did disappear", "c did appear", "c joined", "b left"])
  }

  @Test func `V2: removing a navigation controller during a push completes the callbacks of both screens`() {
    push(1)
    _ = journal.take()
    app.application.windowScene.keyWindow?.rootViewController = ViewController()
    app.advance(by: 1)
    expectEqual(journal.take(), ["b will disappear", "a did disappear", "b did disappear", "b joined"])
    #expect(navigation.topViewController === screens[1])
  }

  @Test func `V2: a push calls no life-cycle callbacks while the navigation controller is off the screen`() {
    let navigation = NavigationController(rootViewController: screens[1])
    navigation.pushViewController(screens[2], animated: true)
    expectEqual(journal.take(), ["b will join", "b joined", "c will join", "c joined"])
    app.application.windowScene.keyWindow?.rootViewController = navigation
    expectEqual(journal.take(), ["a will disappear", "a did disappear", "c will appear", "c did appear"])
    app.turn()
    expectEqual(row, "cccccccccccc")
  }

  @Test func `V2: a screen may push another screen in viewDidAppear`() {
    screens[1].didAppear = { [navigation, screens] in
      if navigation.topViewController === screens[1] { navigation.pushViewController(screens[2], animated: true) }
    }
    push(1)
    app.advance(by: 1)
    expectEqual(row, "cccccccccccc")
    let heard = journal.take()
    for event in ["b did appear", "b will disappear", "b did disappear", "c will appear", "c did appear"] {
      expectEqual(heard.filter { $0 == event }.count, 1, "\(event)")
    }
  }

  @Test func `V2: a screen may push another screen in viewWillAppear`() {
    screens[1].willAppear = { [navigation, screens] in
      if navigation.topViewController === screens[1] { navigation.pushViewController(screens[2], animated: true) }
    }
    push(1)
    app.advance(by: 1)
    expectEqual(row, "cccccccccccc")
    expectEqual(identities(navigation.viewControllers), identities(screens))
    #expect(screens[1].screenState == .disappeared && screens[2].screenState == .appeared)
  }
}

/// Many pushes and pops at random times.
@MainActor @Suite struct NavigationRandomTests {
  @Test(arguments: 1...8)
  func `V2, V4: random pushes and pops call the life-cycle callbacks of each screen in order and once`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let journal = Journal()
    let screens = "abcdef".map { LetterScreen($0, journal: journal) }
    let navigation = NavigationController(rootViewController: screens[0])
    let app = TestApplication(size: Size(width: 12, height: 4), root: navigation)
    for _ in 0..<60 {
      let others = screens.filter { screen in !navigation.viewControllers.contains { $0 === screen } }
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1, 2:
        if let screen = others.randomElement(using: &random) {
          navigation.pushViewController(screen, animated: Bool.random(using: &random))
        }
      case 3, 4: navigation.popViewController(animated: Bool.random(using: &random))
      default: navigation.setViewControllers(screens.shuffled(using: &random).dropLast(2), animated: true)
      }
      app.advance(by: [0, 0.01, 0.1, 0.2, 0.5].randomElement(using: &random) ?? 0)
    }
    app.advance(by: 1)
    for screen in screens {
      let isTop = screen === navigation.topViewController
      expectEqual(screen.screenState, (isTop ? .appeared : .disappeared))
      expectEqual((screen.viewIfLoaded?.window != nil), isTop)
      let isIn = navigation.viewControllers.contains { $0 === screen }
      expectEqual((screen.parent === navigation), isIn)
    }
    expectCorrectOrder(journal.take())
  }

  // Expects that the events of each screen alternate correctly.
  private func expectCorrectOrder(_ events: [String]) {
    let next = [
      "will appear": ["did appear", "will disappear", "did disappear"], "did appear": ["will disappear"],
      "will disappear": ["did disappear", "will appear"], "did disappear": ["will appear"],
    ]
    var last: [Character: String] = [:]
    for event in events {
      guard let letter = event.first else { continue }
      let what = String(event.dropFirst(2))
      guard next[what] != nil else { continue }
      let before = last[letter] ?? "did disappear"
      expectEqual(next[before]?.contains(what), true, "\(letter) received \(what) after \(before)")
      last[letter] = what
    }
  }
}
