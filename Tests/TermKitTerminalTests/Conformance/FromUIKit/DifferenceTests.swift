import Stages
import TermKit
import TermKitTesting
import TestBasics
import Testing

/// Differences that the table of the article "Coming from UIKit" lists, and that no other suite is about.
@MainActor @Suite struct DifferenceTests {
  private let journal = Journal()
  private let old: JournalController
  private let new: JournalController
  private let order = ["old will disappear", "new will appear", "old did disappear", "new did appear"]

  init() {
    old = JournalController("old", journal)
    new = JournalController("new", journal)
  }

  /// Returns the life-cycle callbacks of the controllers during a change.
  private func callbacks(
    in root: ViewController, after preparation: () -> Void = {}, during change: () -> Void
  ) -> [String] {
    let app = TestApplication { root }
    preparation()
    app.turn()
    _ = journal.take()
    change()
    app.turn()
    return journal.take().filter { !$0.contains("move") }
  }

  @Test func `a push calls the life-cycle callbacks of the leaving controller first`() {
    let navigation = NavigationController(rootViewController: old)
    expectEqual(callbacks(in: navigation) { navigation.pushViewController(new, animated: false) }, order)
  }

  @Test func `a pop calls the life-cycle callbacks of the leaving controller first`() {
    let navigation = NavigationController(rootViewController: new)
    navigation.pushViewController(old, animated: false)
    expectEqual(callbacks(in: navigation) { navigation.popViewController(animated: false) }, order)
  }

  @Test func `a change of tabs calls both callbacks of the leaving tab before the callbacks of the new tab`() {
    let tabs = TabBarController()
    tabs.viewControllers = [old, new]
    let order = ["old will disappear", "old did disappear", "new will appear", "new did appear"]
    expectEqual(callbacks(in: tabs) { tabs.selectedIndex = 1 }, order)
  }

  @Test func `a presentation calls the life-cycle callbacks of the leaving controller first`() {
    expectEqual(callbacks(in: old) { old.present(new, animated: false) }, order)
  }

  @Test func `a dismissal calls the life-cycle callbacks of the leaving controller first`() {
    expectEqual(
      callbacks(in: new, after: { new.present(old, animated: false) }) { new.dismiss(animated: false) }, order)
  }

  @Test func `an application retains its delegate until the application is released`() {
    weak var delegate: EmptyDelegate?
    do {
      let app = makeApplication(&delegate)
      #expect(delegate != nil)
      #expect(app.frameCount > 0)
    }
    expectNil(delegate)
  }

  private func makeApplication(_ kept: inout EmptyDelegate?) -> TestApplication {
    let delegate = EmptyDelegate()
    kept = delegate
    return TestApplication(delegate: delegate)
  }
}

@MainActor private final class EmptyDelegate: ApplicationDelegate {
  func applicationDidFinishLaunching(_ application: Application) {}
}
