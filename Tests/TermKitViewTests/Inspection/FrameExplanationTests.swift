import Stages
import TermKit
import TermKitTesting
import TestBasics
import Testing

/// `Application.why(frame:)`: what set a frame, the best size, the safe area, and what cuts the view off.
@MainActor @Suite(.isolatedAppearance) struct FrameExplanationTests {
  /// A screen with a view for each way in which frames are set.
  private final class Screen: ViewController {
    let stack = StackView(arrangedSubviews: [Label(text: "first"), Label(text: "second")], axis: .vertical, spacing: 1)
    let stretched = View(frame: Rect(x: 1, y: 8, width: 10, height: 1))
    let placed = Label(text: "placed")
    let holder = Holder()
    let scroll = ScrollView(frame: Rect(x: 20, y: 2, width: 8, height: 2))
    let long = Label(text: "a long text in a small view")
    let hidden = Label(text: "hidden")
    let animated = View(frame: Rect(x: 0, y: 9, width: 2, height: 1))

    override func viewDidLoad() {
      stretched.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      placed.frame = Rect(x: 3, y: 5, width: 6, height: 1)
      holder.frame = Rect(x: 20, y: 5, width: 10, height: 2)
      long.frame = Rect(x: 0, y: 1, width: 20, height: 1)
      hidden.isHidden = true
      scroll.contentSize = Size(width: 20, height: 4)
      scroll.addSubview(long)
      for view in [stack, stretched, placed, holder, scroll, hidden, animated] { self.view.addSubview(view) }
    }

    override func viewWillLayoutSubviews() { stack.frame = Rect(x: 1, y: 1, width: 10, height: 3) }
  }

  private final class Holder: View {
    let held = View()
    override init(frame: Rect = .zero) {
      super.init(frame: frame)
      addSubview(held)
    }
    override func layoutSubviews() { held.frame = bounds.inset(by: EdgeInsets(left: 1, right: 1)) }
  }

  private let screen = Screen()

  private func app() -> TestApplication {
    TestApplication(size: Size(width: 40, height: 12)) { screen }
  }

  /// The changes after which the answers are asked for again.
  enum Change: CaseIterable { case none, theme, size, depth }

  private struct Night: Theme {
    func setAppearance() { Label.appearance().textColor = .white }
  }

  @Test(arguments: Change.allCases)
  func `the chain of a frame names what set it`(change: Change) {
    let app = app()
    switch change {
    case .none: break
    case .theme: app.application.theme = Night()
    case .size: app.resize(to: Size(width: 60, height: 20))
    case .depth: app.application.traitOverrides.colorDepth = .sixteen
    }
    app.turn()
    let window = app.application.keyWindow
    let causes: [(View?, String)] = [
      (window, "window"), (screen.view, "window"), (screen.stack, "layoutSubviews"),
      (screen.stack.arrangedSubviews[0], "stack"), (screen.stack.arrangedSubviews[1], "stack"), (screen.placed, "code"),
      (screen.holder.held, "layoutSubviews"), (screen.long, "code"), (screen.scroll, "code"),
      (screen.stretched, "autoresizing"),
    ]
    for (view, cause) in causes {
      guard let view else { continue }
      let why = app.why(frame: view)
      expectEqual(why[.frame]?.values["by"], cause, "\(why)")
      expectEqual(why[.view]?.values["view"], "\(type(of: view))")
    }
    expectEqual(app.why(frame: screen.holder.held)[.frame]?.values["view"], "Holder")
  }

  @Test func `it tells the best size, the safe area, what cuts off a part, and what is hidden`() {
    let app = app()
    let placed = app.why(frame: screen.placed)
    expectEqual(placed[.size]?.values, ["width": "6", "height": "1"])
    expectEqual(placed[.safeArea]?.values["top"], "1")
    expectNil(placed[.clip])
    expectEqual(
      app.why(frame: screen.long)[.clip]?.description, "clip      ScrollView cuts off 12 columns and 0 rows")
    expectEqual(app.why(frame: screen.hidden)[.clip]?.text, "Label is hidden")
    expectEqual(
      app.why(frame: screen.stretched)[.size]?.text,
      "no best size: intrinsicContentSize is noIntrinsicMetric in both dimensions")
  }

  @Test func `while an animation moves the view, it tells where the view is shown`() {
    let app = app()
    View.animate(withDuration: 1) { screen.animated.frame.origin.x = 20 }
    app.advance(by: 0.5)
    let steps = app.why(frame: screen.animated).steps.filter { $0.stage == .frame }
    expectEqual(steps.count, 2)
    expectEqual(steps.last?.values["by"], "animation")
    app.advance(by: 1)
    expectEqual(app.why(frame: screen.animated).steps.filter { $0.stage == .frame }.count, 1)
  }
}
