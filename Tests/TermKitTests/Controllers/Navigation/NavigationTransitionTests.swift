import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import TermKitToolkit

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

  @Test func `a push slides the new screen over the old one, which gives way and darkens`() {
    push(1)
    #expect(row == "aaaaaaaaaaaa")
    app.advance(by: 0.15)
    #expect(row == "aaaaaabbbbbb")
    #expect(app.background(0, 3).brightness < 0.99, "what is behind is darker")
    #expect(app.background(11, 3) == .white)
    app.advance(by: 0.15)
    #expect(row == "bbbbbbbbbbbb")
    let frames = app.frameCount
    app.advance(by: 1)
    #expect(app.frameCount == frames, "then it is at rest")
  }

  @Test func `a pop slides the screen away to the right, from the one beneath`() {
    push(1, animated: false)
    #expect(row == "bbbbbbbbbbbb")
    pop()
    app.advance(by: 0.15)
    #expect(row == "aaaaaabbbbbb")
    app.advance(by: 0.15)
    #expect(row == "aaaaaaaaaaaa")
    #expect(app.background(0, 3) == .white)
  }

  @Test func `what has no background does not show through itself`() {
    screens.forEach { $0.view.backgroundColor = .clear }
    for view in screens.map(\.view) { (view as? FilledView)?.character = " " }
    let label = Label(text: "under")
    label.frame = Rect(6, 3, 5, 1)
    screens[0].view.addSubview(label)
    push(1)
    app.advance(by: 0.15)
    #expect(row == "    un", "what the new screen covers is gone though it is clear")
  }

  @Test func `with reduced motion, and when it is not animated, it jumps`() {
    push(1, animated: false)
    #expect(row == "bbbbbbbbbbbb")
    let calm = NavigationController(rootViewController: LetterScreen("x", isBare: true))
    let app = TestApplication(
      size: Size(width: 12, height: 4), traits: TraitCollection(reducesMotion: true), root: calm)
    calm.pushViewController(LetterScreen("y", isBare: true), animated: true)
    app.turn()
    #expect(app.row(3) == "yyyyyyyyyyyy")
    #expect(calm.children.count == 2 && calm.topViewController?.view.window != nil)
  }

  @Test(arguments: [ColorDepth.sixteen, .eight, .none])
  func `T12: where colours do not blend nothing is darkened`(depth: ColorDepth) {
    let navigation = NavigationController(rootViewController: LetterScreen("x", isBare: true))
    let app = TestApplication(
      size: Size(width: 12, height: 4), traits: TraitCollection(colorDepth: depth), root: navigation)
    navigation.pushViewController(LetterScreen("y", isBare: true), animated: true)
    app.turn()
    app.advance(by: 0.15)
    #expect(app.row(3) == "xxxxxxyyyyyy")
    #expect(app.background(0, 3) == app.background(11, 3))
  }

  // MARK: Interruption

  @Test func `a pop in the middle of a push turns round where it is`() {
    push(1)
    app.advance(by: 0.15)
    #expect(row == "aaaaaabbbbbb")
    pop()
    #expect(row == "aaaaaabbbbbb")
    app.advance(by: 0.15)
    #expect(row == "aaaaaaaaabbb")
    app.advance(by: 0.15)
    #expect(row == "aaaaaaaaaaaa")
    #expect(screens[1].parent == nil && screens[1].view.window == nil)
  }

  @Test func `a push in the middle of a push goes on from what is seen, and leaves no hole`() {
    push(1)
    app.advance(by: 0.15)
    push(2)
    #expect(row == "aaaaaabbbbbb")
    app.advance(by: 0.15)
    #expect(row == "aaabbbcccccc")
    app.advance(by: 0.15)
    #expect(row == "cccccccccccc")
    #expect(screens[0].view.window == nil && screens[1].view.window == nil)
  }

  @Test func `a push in the middle of a pop brings back the screen that was leaving`() {
    push(1)
    app.advance(by: 1)
    pop()
    app.advance(by: 0.15)
    push(1)
    #expect(row == "aaaaaabbbbbb")
    app.advance(by: 0.3)
    #expect(row == "bbbbbbbbbbbb")
    #expect(screens[1].parent === navigation)
    #expect(journal.take().filter { $0.hasPrefix("b left") } == [])
  }

  @Test func `a resize in mid transition keeps everything in place`() {
    push(1)
    app.advance(by: 0.15)
    app.resize(to: Size(width: 16, height: 4))
    app.advance(by: 0.3)
    #expect(row == "bbbbbbbbbbbbbbbb")
  }

  // MARK: Callbacks

  @Test func `V2: a push is heard once, its end when it has come to rest`() {
    push(1)
    #expect(journal.take() == ["b will join", "a will disappear", "b will appear"])
    app.advance(by: 1)
    #expect(journal.take() == ["a did disappear", "b did appear", "b joined"])
  }

  @Test func `V2: a pop is heard once, its end when it has come to rest`() {
    push(1)
    app.advance(by: 1)
    _ = journal.take()
    pop()
    #expect(journal.take() == ["b will leave", "b will disappear", "a will appear"])
    app.advance(by: 1)
    #expect(journal.take() == ["b did disappear", "a did appear", "b left"])
  }

  @Test func `V2: without animation everything is heard at once`() {
    push(1, animated: false)
    #expect(
      journal.take() == [
        "b will join", "a will disappear", "b will appear", "a did disappear", "b did appear", "b joined",
      ])
  }

  @Test func `V2: an interrupted push is over before what interrupts it begins`() {
    push(1)
    app.advance(by: 0.1)
    _ = journal.take()
    push(2)
    #expect(
      journal.take() == [
        "a did disappear", "b did appear", "b joined", "c will join", "b will disappear", "c will appear",
      ])
    app.advance(by: 1)
    #expect(journal.take() == ["b did disappear", "c did appear", "c joined"])
  }

  @Test func `V2: an interrupted pop is over too, its screen leaves when it is not seen any more`() {
    push(1, animated: false)
    pop()
    app.advance(by: 0.1)
    _ = journal.take()
    push(2)
    #expect(
      journal.take() == [
        "b did disappear", "a did appear", "c will join", "a will disappear", "c will appear",
      ])
    #expect(screens[1].parent === navigation)
    app.advance(by: 1)
    #expect(journal.take() == ["a did disappear", "c did appear", "c joined", "b left"])
  }

  @Test func `V2: when the whole controller goes in mid transition, each screen hears its end`() {
    push(1)
    _ = journal.take()
    app.application.windowScene.keyWindow?.rootViewController = ViewController()
    app.advance(by: 1)
    #expect(journal.take() == ["b will disappear", "a did disappear", "b did disappear", "b joined"])
    #expect(navigation.topViewController === screens[1])
  }

  @Test func `V2: off the screen the stack changes without a word about appearing`() {
    let navigation = NavigationController(rootViewController: screens[1])
    navigation.pushViewController(screens[2], animated: true)
    #expect(journal.take() == ["b will join", "b joined", "c will join", "c joined"])
    app.application.windowScene.keyWindow?.rootViewController = navigation
    #expect(journal.take() == ["a will disappear", "a did disappear", "c will appear", "c did appear"])
    app.turn()
    #expect(row == "cccccccccccc")
  }

  @Test func `V2: a screen may push another one as it appears`() {
    screens[1].didAppear = { [navigation, screens] in
      if navigation.topViewController === screens[1] { navigation.pushViewController(screens[2], animated: true) }
    }
    push(1)
    app.advance(by: 1)
    #expect(row == "cccccccccccc")
    let heard = journal.take()
    for event in ["b did appear", "b will disappear", "b did disappear", "c will appear", "c did appear"] {
      #expect(heard.filter { $0 == event }.count == 1, "\(event)")
    }
  }

  @Test func `V2: a screen may push another one before it appears`() {
    screens[1].willAppear = { [navigation, screens] in
      if navigation.topViewController === screens[1] { navigation.pushViewController(screens[2], animated: true) }
    }
    push(1)
    app.advance(by: 1)
    #expect(row == "cccccccccccc")
    #expect(identities(navigation.viewControllers) == identities(screens))
    #expect(screens[1].screenState == .disappeared && screens[2].screenState == .appeared)
  }
}

/// Many pushes and pops at random times.
@MainActor @Suite struct NavigationRandomTests {
  @Test(arguments: 1...8)
  func `V2, V4: whatever is pushed and popped when, everything is told in turn and once`(seed: Int) {
    var random = SeededNumbers(seed)
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
      #expect(screen.screenState == (isTop ? .appeared : .disappeared))
      #expect((screen.viewIfLoaded?.window != nil) == isTop)
      let isIn = navigation.viewControllers.contains { $0 === screen }
      #expect((screen.parent === navigation) == isIn)
    }
    expectInTurn(journal.take())
  }

  // Expects that the events of each screen alternate correctly.
  private func expectInTurn(_ events: [String]) {
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
      #expect(next[before]?.contains(what) == true, "\(letter) heard \(what) after \(before)")
      last[letter] = what
    }
  }
}
