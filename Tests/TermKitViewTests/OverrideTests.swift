import Stages
import TermKit
import TermKitTesting
import TestBasics
import Testing

/// Members that programs override, as UIKit programs do: the toolkit itself goes through the overrides.
@MainActor @Suite struct OverrideTests {
  private final class Log { var lines: [String] = [] }

  private final class LoggingButton: Button {
    let log: Log

    init(_ title: String, _ log: Log) {
      self.log = log
      super.init(title: title)
    }

    override var isHighlighted: Bool { didSet { log.lines.append("highlighted \(isHighlighted)") } }
    override var isEnabled: Bool { didSet { log.lines.append("enabled \(isEnabled)") } }
    override var isSelected: Bool { didSet { log.lines.append("selected \(isSelected)") } }
    override var frame: Rect { didSet { log.lines.append("frame \(frame.width)") } }
  }

  private let log = Log()

  @Test func `a press sets isHighlighted of a control, so overrides follow it`() {
    let button = LoggingButton("Go", log)
    let app = TestApplication(size: Size(width: 20, height: 4)) {
      let controller = ViewController()
      controller.view.addSubview(button)
      button.frame = Rect(0, 1, 8, 1)
      return controller
    }
    log.lines = []
    app.click(on: "Go")
    expectEqual(log.lines, ["highlighted true", "highlighted false"])
    log.lines = []
    button.isSelected = true
    button.isEnabled = false
    expectEqual(log.lines, ["selected true", "highlighted false", "enabled false"])
  }

  @Test func `autoresizing, stacks and animations set the frame once, so overrides follow it`() {
    let outer = View(frame: Rect(0, 0, 20, 4))
    let button = LoggingButton("Go", log)
    outer.addSubview(button)
    button.frame = Rect(0, 0, 10, 1)
    button.autoresizingMask = .flexibleWidth
    log.lines = []
    outer.frame.size.width = 30
    expectEqual(log.lines, ["frame 20"])
    let stack = StackView(arrangedSubviews: [button], axis: .vertical)
    stack.frame = Rect(0, 0, 12, 3)
    log.lines = []
    stack.layoutIfNeeded()
    expectEqual(log.lines, ["frame 12"])
    log.lines = []
    View.animate(withDuration: 1) { button.frame.size.width = 5 }
    expectEqual(log.lines, ["frame 5"])
  }

  @Test func `a label, a text field and a text view may override their text`() {
    final class Shouting: Label {
      override var text: String? {
        get { super.text }
        set { super.text = newValue?.uppercased() }
      }
    }
    let label = Shouting()
    label.text = "hello"
    #expect(label.text == "HELLO" && label.sizeThatFits(.unlimited).width == 5)
  }

  @Test func `isHidden, bounds and backgroundColor may be overridden`() {
    final class Panel: View {
      var changes: [String] = []
      override var isHidden: Bool { didSet { changes.append("hidden") } }
      override var bounds: Rect { didSet { changes.append("bounds") } }
      override var backgroundColor: Color? { didSet { changes.append("background") } }
    }
    let panel = Panel()
    panel.isHidden = true
    panel.bounds.origin.y = 2
    panel.backgroundColor = .white
    expectEqual(panel.changes, ["hidden", "bounds", "background"])
  }

  private final class LoggingStack: NavigationController {
    let log: Log

    init(root: ViewController, _ log: Log) {
      self.log = log
      super.init()
      pushViewController(root, animated: false)
    }

    override func pushViewController(_ viewController: ViewController, animated: Bool) {
      log.lines.append("push \(viewController.title ?? "")")
      super.pushViewController(viewController, animated: animated)
    }

    override func popViewController(animated: Bool) -> ViewController? {
      log.lines.append("pop")
      return super.popViewController(animated: animated)
    }

    override func present(_ controller: ViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil) {
      log.lines.append("present \(controller.title ?? "")")
      super.present(controller, animated: animated, completion: completion)
    }

    override func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
      log.lines.append("dismiss")
      super.dismiss(animated: animated, completion: completion)
    }
  }

  private final class Detail: ViewController {
    override var hidesBottomBarWhenPushed: Bool {
      get { true }
      set {}
    }
    override var preferredContentSize: Size {
      get { Size(width: 12, height: 3) }
      set {}
    }
  }

  @Test func `Escape and the back button pop by popViewController, and screens are pushed by pushViewController`() {
    let (list, detail) = (ViewController(), Detail())
    (list.title, detail.title) = ("List", "Detail")
    let navigation = LoggingStack(root: list, log)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    let app = TestApplication(size: Size(width: 40, height: 12)) { tabs }
    #expect(app.row(11).contains("List"))
    navigation.pushViewController(detail, animated: false)
    app.turn()
    #expect(!app.row(11).contains("List"), "the override of hidesBottomBarWhenPushed counts")
    app.press(.escape)
    app.advance(by: 1)
    navigation.pushViewController(detail, animated: false)
    app.turn()
    app.click(on: "List")
    app.advance(by: 1)
    expectEqual(log.lines, ["push List", "push Detail", "pop", "push Detail", "pop"])
    #expect(navigation.topViewController === list)
  }

  @Test func `present and dismiss may be overridden, and a sheet has the overridden preferred size`() {
    let detail = Detail()
    (detail.title, detail.modalPresentationStyle) = ("Detail", .formSheet)
    let navigation = LoggingStack(root: ViewController(), log)
    let app = TestApplication(size: Size(width: 40, height: 12)) { navigation }
    navigation.present(detail, animated: false)
    app.turn()
    expectEqual(detail.view.frame.size, Size(width: 12, height: 3))
    navigation.dismiss(animated: false)
    expectEqual(log.lines.suffix(2), ["present Detail", "dismiss"])
    expectNil(navigation.presentedViewController)
  }
}
