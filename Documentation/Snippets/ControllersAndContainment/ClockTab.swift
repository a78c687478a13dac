import TermKit
// snippet.hide
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show

  final class TabClockViewController: ViewController {
    private let label = Label(text: "")
    private var timer: ScheduledTimer?
    private var seconds = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = Rect(x: 2, y: 2, width: 20, height: 1)
      view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      label.text = "\(seconds) s on this tab"
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      timer = schedule(every: 1) { clock in
        clock.seconds += 1
        clock.label.text = "\(clock.seconds) s on this tab"
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      timer?.invalidate()
    }
  }
  // snippet.hide

  @Test func `a clock that stands still while its tab is not shown`() throws {
    let clock = TabClockViewController()
    clock.tabBarItem = TabBarItem(title: "Clock", image: Image("◷", ascii: "o"))
    let other = ViewController()
    other.tabBarItem = TabBarItem(title: "Settings", image: Image("✎", ascii: "+"))
    let tabs = TabBarController()
    tabs.viewControllers = [clock, other]
    let app = TestApplication(width: 36, height: 8, tabs)
    app.advance(by: 3.5)
    tabs.selectedIndex = 1
    app.advance(by: 60)
    tabs.selectedIndex = 0
    app.advance(by: 1.5)
    #expect(app.row(2) == "  4 s on this tab")
    try expectPicture(of: app)
  }
}
