import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct PresentationTests {
  private let journal = Journal()
  private let app: TestApplication
  private let root: JournalController
  private let screen: JournalController
  private let window: Window

  init() {
    let root = JournalController("Root", journal, color: .white)
    var window: Window?
    app = TestApplication(size: Size(width: 40, height: 12)) { application in
      let new = Window(windowScene: application.windowScene)
      new.tintColor = .red
      new.rootViewController = root
      new.makeKeyAndVisible()
      window = new
    }
    self.root = root
    self.window = window ?? Window(windowScene: app.application.windowScene)
    screen = JournalController("Screen", journal, color: .blue)
    _ = journal.take()
  }

  private func present(_ controller: ViewController, animated: Bool = false) {
    root.present(controller, animated: animated) { [journal] in journal.add("presented") }
    app.turn()
  }

  // MARK: Full screen

  @Test func `V3: a presented controller covers the screen and its presenter, and both refer to each other`() {
    present(screen)
    #expect(root.presentedViewController === screen)
    #expect(screen.presentingViewController === root)
    expectEqual(app.background(3, 5), .blue)
    expectNil(root.view.window)
    expectEqual(
      journal.take(),
      [
        "Root will disappear", "Screen will appear", "Root did disappear", "Screen did appear", "presented",
      ])
    screen.dismiss(animated: false) { [journal] in journal.add("dismissed") }
    app.turn()
    expectNil(root.presentedViewController)
    expectNil(screen.presentingViewController)
    expectNil(screen.view.window)
    expectEqual(app.background(3, 5), .white)
    expectEqual(
      journal.take(),
      [
        "Screen will disappear", "Root will appear", "Screen did disappear", "Root did appear", "dismissed",
      ])
  }

  @Test func `V3: a presented controller slides in from the bottom, and out to the bottom when dismissed`() {
    present(screen, animated: true)
    #expect(screen.isBeingPresented)
    app.advance(by: 0.15)
    expectEqual(app.background(3, 0), .white)
    expectEqual(app.background(3, 11), .blue)
    expectEqual(journal.take(), ["Root will disappear, animated", "Screen will appear, animated"])
    app.advance(by: 0.2)
    expectEqual(app.background(3, 0), .blue)
    #expect(!screen.isBeingPresented)
    expectEqual(journal.take(), ["Root did disappear, animated", "Screen did appear, animated", "presented"])
    screen.dismiss()
    #expect(screen.isBeingDismissed)
    app.advance(by: 0.15)
    expectEqual(app.background(3, 0), .white)
    expectEqual(app.background(3, 11), .blue)
    app.advance(by: 0.2)
    expectEqual(app.background(3, 11), .white)
    expectEqual(
      journal.take(),
      [
        "Screen will disappear, animated", "Root will appear, animated", "Screen did disappear, animated",
        "Root did appear, animated",
      ])
  }

  @Test func `V3: a crossDissolve presentation fades in`() {
    screen.modalTransitionStyle = .crossDissolve
    present(screen, animated: true)
    app.advance(by: 0.15)
    let middle = app.background(3, 5)
    #expect(middle != .white && middle != .blue)
    expectEqual(app.background(3, 0), middle)
    app.advance(by: 0.2)
    expectEqual(app.background(3, 5), .blue)
  }

  @Test func `V2: dismissing during the presentation's animation reverses it and calls each callback once`() {
    present(screen, animated: true)
    app.advance(by: 0.15)
    _ = journal.take()
    screen.dismiss { [journal] in journal.add("dismissed") }
    expectEqual(journal.take(), ["presented", "Screen will disappear, animated", "Root will appear, animated"])
    app.turn()
    expectEqual(app.background(3, 11), .blue)
    app.advance(by: 0.31)
    expectEqual(app.background(3, 11), .white)
    expectEqual(journal.take(), ["Screen did disappear, animated", "Root did appear, animated", "dismissed"])
    app.advance(by: 1)
    expectEqual(journal.take(), [])
  }

  @Test func `V3: presenting another controller during a dismissal completes the dismissal at once`() {
    let other = JournalController("Other", journal, color: .black)
    present(screen)
    screen.dismiss()
    app.advance(by: 0.1)
    _ = journal.take()
    present(other)
    #expect(root.presentedViewController === other)
    expectNil(screen.view.window)
    expectEqual(app.background(3, 5), .black)
    expectEqual(
      journal.take(),
      [
        "Screen did disappear, animated", "Root did appear, animated", "Root will disappear", "Other will appear",
        "Root did disappear", "Other did appear", "presented",
      ])
  }

  @Test func `V3: dismissing twice dismisses once and calls both completion handlers`() {
    present(screen)
    _ = journal.take()
    for number in 1...2 { root.dismiss { [journal] in journal.add("dismissed \(number)") } }
    app.advance(by: 0.4)
    expectEqual(journal.take().filter { $0.hasPrefix("dismissed") }, ["dismissed 1", "dismissed 2"])
    root.dismiss { [journal] in journal.add("nothing to dismiss") }
    expectEqual(journal.take(), ["nothing to dismiss"])
  }

  @Test func `V3: dismissing a chain of presentations removes all of them and calls each callback once`() {
    let second = JournalController("Second", journal, color: .black)
    present(screen)
    screen.present(second, animated: false)
    app.turn()
    expectEqual(app.background(3, 5), .black)
    _ = journal.take()
    root.dismiss()
    app.advance(by: 0.4)
    expectEqual(app.background(3, 5), .white)
    expectNil(screen.presentedViewController)
    // The controller in the middle was covered, so it gets no callbacks.
    expectEqual(
      journal.take(),
      [
        "Second will disappear, animated", "Root will appear, animated", "Second did disappear, animated",
        "Root did appear, animated",
      ])
  }

  @Test func `V3: a child controller presents through its outermost ancestor`() {
    let child = JournalController("Child", journal)
    root.embed(child)
    child.present(screen, animated: false)
    #expect(child.presentedViewController === screen)
    #expect(screen.presentingViewController === root)
    child.dismiss(animated: false)
    expectNil(root.presentedViewController)
  }

  @Test func `V3: content behind an overFullScreen presentation stays in the window and shows through`() {
    screen.view.backgroundColor = Color.blue.withAlphaComponent(0.5)
    screen.modalPresentationStyle = .overFullScreen
    present(screen)
    #expect(root.view.window != nil)
    expectEqual(app.background(3, 5), Color.blue.withAlphaComponent(0.5).over(.white))
    expectEqual(journal.take(), ["Screen will appear", "Screen did appear", "presented"])
  }

  // MARK: Keys and focus

  @Test func `V3: Escape dismisses a presented controller and restores the previous focus`() {
    let (first, second, inner) = (FocusableView(), FocusableView(), FocusableView())
    [first, second].forEach(root.view.addSubview)
    screen.view.addSubview(inner)
    second.becomeFirstResponder()
    present(screen)
    #expect(inner.isFocused)
    app.press("\t")
    #expect(inner.isFocused)
    app.press("\u{1B}")
    app.advance(by: 0.4)
    expectNil(root.presentedViewController)
    #expect(second.isFocused)
  }

  @Test func `V3: Escape does not dismiss a controller with isModalInPresentation`() {
    screen.isModalInPresentation = true
    present(screen)
    app.press("\u{1B}")
    app.advance(by: 0.4)
    #expect(root.presentedViewController === screen)
  }

  @Test func `V3: a covered controller's key commands are not performed`() {
    final class Keyed: ViewController {
      var count = 0
      override var keyCommands: [KeyCommand] {
        [KeyCommand(title: "N", keys: [.character("n")]) { [weak self] in self?.count += 1 }]
      }
    }
    let keyed = Keyed()
    window.rootViewController = keyed
    app.press("n")
    keyed.present(screen, animated: false)
    app.press("n")
    expectEqual(keyed.count, 1)
  }

  @Test func `a dismissed controller is released`() {
    weak var weakScreen: ViewController?
    do {
      let screen = ViewController()
      weakScreen = screen
      present(screen)
      screen.dismiss(animated: false)
    }
    app.turn()
    expectNil(weakScreen)
  }
}
