import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Navigation controllers with bars of the program's own classes, made with public declarations only.
@MainActor @Suite struct OwnBarClassTests {
  /// A bar of two rows: the title stands above, with a ruled line that the bar draws, and the items stand below.
  private final class LedgerBar: NavigationBar {
    private let rule = Rule()

    required init(frame: Rect = .zero) {
      super.init(frame: frame)
      addSubview(rule)
    }

    override func sizeThatFits(_ size: Size) -> Size {
      Size(width: size.width, height: min(size.height, super.sizeThatFits(size).height + 1))
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      rule.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
      for subview in subviews where subview is Control { subview.frame.origin.y = 1 }
    }
  }

  private final class Rule: View {
    override func draw(in canvas: inout Canvas) {
      canvas.draw(String(repeating: "=", count: bounds.width), at: .zero)
    }
  }

  /// A toolbar whose items stand at the right, below a line of dots.
  private final class DottedToolbar: Toolbar {
    private let dots = Label(text: String(repeating: ".", count: 100))

    required init(frame: Rect = .zero) {
      super.init(frame: frame)
      dots.lineBreakMode = .byClipping
      addSubview(dots)
    }

    override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: min(size.height, 2)) }

    override func layoutSubviews() {
      super.layoutSubviews()
      dots.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
      var end = bounds.maxX
      for case let button as Control in subviews.reversed() {
        end -= button.frame.width
        button.frame.origin = Point(x: end, y: 1)
      }
    }
  }

  private let navigation = NavigationController(navigationBarClass: LedgerBar.self, toolbarClass: DottedToolbar.self)
  private let first = LetterScreen("a", title: "Ledger", isBare: true)
  private let app: TestApplication

  init() {
    first.navigationItem.rightBarButtonItem = BarButtonItem(title: "Add")
    first.toolbarItems = [BarButtonItem(title: "Cut"), BarButtonItem(title: "Copy")]
    first.edgesForExtendedLayout = []
    navigation.viewControllers = [first]
    navigation.isToolbarHidden = false
    app = TestApplication(
      size: Size(width: 24, height: 8), traits: TraitCollection(glyphLevel: .ascii, colorDepth: .none), root: navigation
    )
  }

  @Test func `B12: bars of the program's own classes draw and lay out what they like`() {
    expect(
      app,
      shows: """
                 09:41
        ======== Ledger ========
                           Add
        aaaaaaaaaaaaaaaaaaaaaaaa
        aaaaaaaaaaaaaaaaaaaaaaaa
        aaaaaaaaaaaaaaaaaaaaaaaa
        ........................
                      Cut  Copy
        """)
  }

  @Test func `B12: a bar of the program's own class keeps its layout in a push and a pop`() {
    var pressed = 0
    first.navigationItem.rightBarButtonItem = BarButtonItem(title: "More") { _ in pressed += 1 }
    let second = LetterScreen("b", title: "Page", isBare: true)
    navigation.pushViewController(second, animated: true)
    app.advance(by: 1)
    expectEqual(app.row(1), "=== Ledger  Page =======", "the back button's title is in the row of titles")
    expectEqual(app.row(2), "  <")
    app.click(2, 2)
    app.advance(by: 1)
    #expect(app.row(1) == "======== Ledger ========" && app.row(2).hasSuffix("More"))
    app.click(on: "More")
    expectEqual(pressed, 1)
  }

  @Test func `B11, B12: a bar of the program's own class has a search bar below its rows`() {
    first.navigationItem.searchController = SearchController()
    app.turn()
    expectEqual(app.row(1), "======== Ledger ========")
    #expect(app.row(3) == " [/ Search            ]" && app.row(4).hasPrefix("aaaa"))
  }
}
