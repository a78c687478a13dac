import Stages
import TermKit
import TermKitTesting
import TestBasics
import Testing

/// The callbacks for changes of the safe area and of the size of the screen.
@MainActor @Suite struct SafeAreaCallbackTests {
  private final class Log { var lines: [String] = [] }

  private final class Panel: View {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init()
    }
    override func safeAreaInsetsDidChange() { log.lines.append("view \(safeAreaInsets.top)") }
    override func layoutSubviews() { log.lines.append("layout") }
  }

  private final class Screen: ViewController {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init()
    }
    override func loadView() { view = Panel(log) }
    override func viewSafeAreaInsetsDidChange() { log.lines.append("controller \(view.safeAreaInsets.top)") }
    override func viewWillLayoutSubviews() { log.lines.append("will lay out") }
    override func viewWillTransition(to size: Size) {
      log.lines.append("size \(size.width), now \(view.frame.width)")
      super.viewWillTransition(to: size)
    }
  }

  private let log = Log()

  @Test func `the controller and the view are called for new safe area insets before layout, once for each change`() {
    let screen = Screen(log)
    let app = TestApplication(size: Size(width: 20, height: 6)) { screen }
    expectEqual(log.lines, ["controller 1", "view 1", "will lay out", "layout"], "the status bar covers a row")
    log.lines = []
    screen.view.setNeedsLayout()
    app.turn()
    expectEqual(log.lines, ["will lay out", "layout"], "the insets are the same")
    log.lines = []
    screen.additionalSafeAreaInsets.top = 2
    app.turn()
    expectEqual(log.lines, ["controller 3", "view 3", "will lay out", "layout"])
  }

  @Test func `a view outside the status bar's rows has no insets, so it is not called`() {
    let panel = Panel(log)
    panel.frame = Rect(0, 2, 5, 2)
    let app = TestApplication(size: Size(width: 20, height: 6)) {
      let controller = ViewController()
      controller.view.addSubview(panel)
      return controller
    }
    expectEqual(log.lines, ["layout"])
    panel.frame.origin.y = 0
    app.turn()
    expectEqual(log.lines, ["layout", "view 1", "layout"])
  }

  @Test func `children and presented controllers are called before the screen has its new size`() {
    let (child, sheet) = (Screen(log), Screen(log))
    let navigation = NavigationController(rootViewController: child)
    let app = TestApplication(size: Size(width: 40, height: 12)) { navigation }
    sheet.modalPresentationStyle = .fullScreen
    navigation.present(sheet, animated: false)
    app.turn()
    log.lines = []
    app.resize(to: Size(width: 60, height: 12))
    expectEqual(log.lines.prefix(2), ["size 60, now 40", "size 60, now 40"])
    expectEqual(sheet.view.frame.width, 60)
    log.lines = []
    app.resize(to: Size(width: 60, height: 12))
    #expect(!log.lines.contains { $0.hasPrefix("size") }, "the size is the same")
  }
}
