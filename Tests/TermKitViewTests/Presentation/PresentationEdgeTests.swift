import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Presentation with several windows, tabs and the list of keys, and at unusual moments.
@MainActor @Suite struct PresentationEdgeTests {
  private let journal = Journal()
  private let root: JournalController
  private let app: TestApplication
  private let window: Window

  init() {
    let root = JournalController("Root", journal, color: .white)
    self.root = root
    app = TestApplication(size: Size(width: 80, height: 24), root: root)
    window = app.application.windowScene.keyWindow ?? Window(windowScene: app.application.windowScene)
    _ = journal.take()
  }

  private func sheet(_ title: String = "Sheet") -> JournalController {
    let sheet = JournalController(title, journal)
    sheet.modalPresentationStyle = .formSheet
    sheet.view.addSubview(FocusableView(frame: Rect(1, 1, 3, 1)))
    return sheet
  }

  private func transitions() -> [String] { journal.take().filter { $0.contains("appear") } }

  @Test func `V3: viewDidLoad of a presented or pushed controller is called before viewWillAppear`() {
    final class Asking: ViewController {
      var events: [String] = []
      override func viewDidLoad() { events.append("loaded") }
      override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
    }
    let (presented, pushed) = (Asking(), Asking())
    let navigation = NavigationController(rootViewController: ViewController())
    root.present(presented, animated: false)
    expectEqual(presented.events, ["loaded", "will appear"])
    root.dismiss(animated: false)
    root.present(navigation, animated: false)
    navigation.pushViewController(pushed, animated: true)
    expectEqual(pushed.events, ["loaded", "will appear"])
  }

  @Test
  func `V2: switching tabs calls life-cycle callbacks on a presented controller, not on the covered controller`() {
    let tabs = TabBarController()
    let (first, second) = (JournalController("First", journal), JournalController("Second", journal))
    let picker = JournalController("Picker", journal)
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    first.definesPresentationContext = true
    picker.modalPresentationStyle = .currentContext
    first.present(picker, animated: false)
    _ = journal.take()
    tabs.selectedIndex = 1
    expectEqual(
      transitions(),
      [
        "Picker will disappear", "Picker did disappear", "Second will appear", "Second did appear",
      ])
    tabs.selectedIndex = 0
    expectEqual(
      transitions(),
      [
        "Second will disappear", "Second did disappear", "Picker will appear", "Picker did appear",
      ])
  }

  @Test
  func `V2: a controller presented in a tab disappears if its viewWillAppear takes the tab bar away`() {
    let (tabs, first, picker) = (TabBarController(), ViewController(), JournalController("Picker", journal))
    tabs.viewControllers = [first, ViewController()]
    window.rootViewController = tabs
    first.definesPresentationContext = true
    picker.modalPresentationStyle = .currentContext
    first.present(picker, animated: false)
    tabs.selectedIndex = 1
    _ = journal.take()
    picker.willAppear = { [window] in window.rootViewController = ViewController() }
    tabs.selectedIndex = 0
    let callbacks = ["Picker will appear", "Picker did appear", "Picker will disappear", "Picker did disappear"]
    expectEqual(transitions(), callbacks)
  }

  @Test func `V2: a controller presented over a screen disappears even if a push covers that screen off the window`() {
    let (screen, picker) = (ViewController(), JournalController("Picker", journal))
    let (stack, sibling) = (NavigationController(rootViewController: screen), Reporter("Sibling", journal))
    root.embed(sibling, Rect(0, 0, 10, 4))
    root.embed(stack, Rect(0, 4, 80, 20))
    screen.definesPresentationContext = true
    picker.modalPresentationStyle = .currentContext
    screen.present(picker, animated: false)
    _ = journal.take()
    sibling.actions[.didDisappear] = { stack.pushViewController(ViewController(), animated: false) }
    window.rootViewController = ViewController()
    expectEqual(transitions().filter { $0.hasPrefix("Picker") }, ["Picker will disappear", "Picker did disappear"])
  }

  @Test func `V3: a subview that is added to a covered view stays behind the presented controller`() {
    let picker = JournalController("Picker", journal, color: .blue)
    picker.modalPresentationStyle = .currentContext
    root.present(picker, animated: false)
    let late = View(frame: Rect(0, 0, 80, 24))
    late.backgroundColor = .red
    root.view.addSubview(late)
    root.view.bringSubviewToFront(late)
    app.turn()
    expectEqual(app.background(3, 5), .blue)
  }

  @Test func `V3: replacing a covered root controller removes the presented controller, but calls no root callbacks`() {
    let screen = JournalController("Screen", journal)
    root.present(screen, animated: false)
    _ = journal.take()
    window.rootViewController = ViewController()
    expectEqual(transitions(), ["Screen will disappear", "Screen did disappear"])
    #expect(root.presentedViewController == nil && root.view.window == nil)
  }

  @Test func `V3: a presenter may present the dismissed controller again in the presenter's viewDidAppear`() {
    let screen = JournalController("Screen", journal)
    root.present(screen, animated: false)
    var again = true
    root.didAppear = { [root] in
      if again { root.present(screen, animated: false) }
      again = false
    }
    screen.dismiss(animated: false)
    app.turn()
    #expect(root.presentedViewController === screen)
    #expect(screen.screenState == .appeared && root.screenState == .disappeared)
  }

  // MARK: Sheets and windows

  @Test func `T11: a window that a sheet dims in viewWillAppear has its normal tint after the dismissal`() {
    let sheet = sheet()
    sheet.willAppear = { [window] in window.tintAdjustmentMode = .dimmed }
    root.present(sheet, animated: false)
    sheet.dismiss(animated: false)
    expectEqual(window.tintAdjustmentMode, .normal)
  }

  @Test func `V3: a sheet is hidden and shown together with the window behind it`() {
    let sheet = sheet()
    root.present(sheet, animated: false)
    _ = journal.take()
    window.isHidden = true
    expectEqual(sheet.view.window?.isHidden, true)
    expectEqual(
      transitions(), ["Sheet will disappear", "Sheet did disappear", "Root will disappear", "Root did disappear"])
    window.isHidden = false
    expectEqual(sheet.view.window?.isHidden, false)
    expectEqual(transitions(), ["Root will appear", "Root did appear", "Sheet will appear", "Sheet did appear"])
  }

  @Test func `V3: a sheet's window stays the key window if makeKeyAndVisible is called on the window behind it`() {
    let sheet = sheet()
    root.present(sheet, animated: false)
    window.makeKeyAndVisible()
    expectEqual(sheet.view.window?.isKeyWindow, true)
    #expect(app.application.windowScene.windows.last { $0.windowLevel == .normal } === sheet.view.window)
  }

  @Test func `the list of keys stays the key window while the sheet beneath it is dismissed`() {
    let sheet = sheet()
    root.present(sheet, animated: false)
    app.press("?")
    let list = app.application.windowScene.keyWindow
    sheet.dismiss()
    app.advance(by: 0.1)
    #expect(app.application.windowScene.keyWindow === list)
    app.press("\u{1B}")
    #expect(window.isKeyWindow)
    app.advance(by: 0.4)
    #expect(window.isKeyWindow)
  }

  @Test func `a sheet that is being dismissed lets clicks through to the window behind it`() {
    let button = Button(title: "Behind")
    button.frame = Rect(0, 2, 10, 1)
    root.view.addSubview(button)
    root.present(sheet(), animated: false)
    root.dismiss()
    app.advance(by: 0.1)
    app.click(2, 2)
    #expect(button.isFocused)
  }

  @Test func `with reduced motion, a presentation and its dismissal complete at once`() {
    app.application.traitOverrides.reducesMotion = true
    let sheet = sheet()
    root.present(sheet) { [journal] in journal.add("presented") }
    expectEqual(journal.take(), ["Sheet will appear, animated", "Sheet did appear, animated", "presented"])
    sheet.dismiss { [journal] in journal.add("dismissed") }
    expectEqual(journal.take(), ["Sheet will disappear, animated", "Sheet did disappear, animated", "dismissed"])
  }

  @Test func `a sheet ends in the correct place if the terminal is resized during the presentation`() {
    let sheet = sheet()
    root.present(sheet)
    app.advance(by: 0.1)
    app.resize(to: Size(width: 40, height: 16))
    app.advance(by: 0.4)
    expectEqual(sheet.view.frame, Rect(2, 3, 36, 10))
    expectEqual(sheet.screenState, .appeared)
  }
}
