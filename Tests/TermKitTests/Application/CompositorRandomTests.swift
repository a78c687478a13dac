import Stages
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKit
@testable import TermKitViews

/// Drawing only the dirty region must give the same screen as drawing everything, after any changes to the views.
@MainActor @Suite struct CompositorRandomTests {
  @Test(arguments: UInt64(1)...UInt64(Sample.count(2, of: 40)))
  func `drawing only the dirty region gives the same screen as drawing everything`(seed: UInt64) {
    var scenario = RandomScenario(seed: seed)
    for step in 0..<60 {
      let change = scenario.change()
      scenario.present()
      let expected = scenario.drawnFromScratch()
      guard scenario.terminal.screen == expected else {
        Issue.record(
          """
          Step \(step), after \(change):
          \(Picture(scenario.terminal.screen))
          instead of
          \(Picture(expected))
          first at \(scenario.terminal.screen.firstDifference(from: expected))
          """)
        return
      }
    }
  }

  @Test func `the random scenarios change the screen often`() {
    var frames = Set<CellBuffer>()
    let count = Sample.count(2, of: 8)
    for seed in UInt64(1)...UInt64(count) {
      var scenario = RandomScenario(seed: seed)
      for _ in 0..<60 {
        _ = scenario.change()
        scenario.present()
        frames.insert(scenario.terminal.screen)
      }
    }
    #expect(frames.count > count * 15)
  }
}

extension CellBuffer {
  fileprivate func firstDifference(from other: CellBuffer) -> String {
    for y in 0..<size.height {
      for x in 0..<size.width where self[x, y] != other[x, y] {
        return "(\(x), \(y)): \(self[x, y]) not \(other[x, y])"
      }
    }
    return "nowhere"
  }
}

/// Windows full of views of every kind, with random changes.
@MainActor private struct RandomScenario {
  let terminal = HeadlessTerminal(size: Size(width: 40, height: 14))
  private let compositor: Compositor
  private let scene: WindowScene
  private let clock = ManualClock()
  private var random: SeededGenerator
  private var views: [View] = []
  private let windows: [Window]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let clock = clock
    scene = WindowScene(size: terminal.size, traitCollection: Self.traits[Int(seed % 4)]) { clock.now }
    compositor = Compositor(size: terminal.size)
    windows = [Window(windowScene: scene), Window(windowScene: scene, level: .alert)]
    windows[0].backgroundColor = .white
    windows[1].frame = Rect(x: 8, y: 3, width: 24, height: 8)
    windows[1].backgroundColor = Color.black.withAlphaComponent(0.3)
    windows.forEach { $0.makeKeyAndVisible() }
    for _ in 0..<14 { add() }
    present()
  }

  private static let traits = [
    TraitCollection(), TraitCollection(), TraitCollection(glyphLevel: .blocks, colorDepth: .sixteen),
    TraitCollection(glyphLevel: .ascii, colorDepth: .none),
  ]

  func present() { compositor.present(scene, at: clock.now, on: terminal) }

  func drawnFromScratch() -> CellBuffer {
    var canvas = Canvas(CellBuffer(size: scene.size), traits: scene.traitCollection)
    // The reference drawing must not change which views are drawn later.
    let views = scene.animator.movingTintViews
    scene.render(in: &canvas)
    scene.animator.movingTintViews = views
    return canvas.buffer
  }

  /// Lets some time pass, makes a random change, and returns its description.
  mutating func change() -> String {
    clock.advance(by: Double(number(0...4)) * 0.05)
    let isAnimated = random.next() % 3 == 0
    let number = number(0...16)
    var name = ""
    if isAnimated {
      let duration = Double(self.number(1...6)) * 0.1
      // The random values are chosen outside the animation block.
      let view = anyView()
      let (frame, alpha, color) = (anyFrame(), anyAlpha(), anyColor())
      View.animate(withDuration: duration) {
        if number < 4 {
          view.tintColor = number < 2 ? nil : color
          view.superview?.tintAdjustmentMode = number < 3 ? .dimmed : .automatic
        } else {
          view.frame = frame
        }
        if number.isMultiple(of: 2) { view.alpha = alpha } else { view.backgroundColor = color }
      }
      name = "animation of \(type(of: view)) to \(frame), \(alpha)"
    } else {
      name = change(number, of: anyView())
    }
    return name
  }

  private mutating func change(_ number: Int, of view: View) -> String {
    switch number {
    case 0, 1: view.frame = anyFrame()
    case 2: view.alpha = anyAlpha()
    case 3: view.isHidden.toggle()
    case 4: view.clipsToBounds.toggle()
    case 5: view.bounds.origin = Point(x: self.number(-2...3), y: self.number(-1...2))
    case 6: view.backgroundColor = anyColor()
    case 7: view.superview?.bringSubviewToFront(view)
    case 8:
      let parent = anyParent()
      if !parent.isDescendant(of: view) { parent.addSubview(view) }
    case 9: view.superview?.insertSubview(view, at: 0)
    case 10:
      view.removeFromSuperview()
      anyParent(outside: view).addSubview(view)
    case 11: windows[1].frame.origin = Point(x: self.number(-5...25), y: self.number(-3...9))
    case 12: view.tintColor = anyColor()
    case 13: windows[1].isHidden.toggle()
    default: return changeContents(of: view)
    }
    return "change \(number) of \(type(of: view)) at \(view.frame)"
  }

  private mutating func changeContents(of view: View) -> String {
    switch view {
    case let label as Label: label.text = anyText()
    case let button as Button:
      button.setTitle(anyText(), for: .normal)
      button.isSelected.toggle()
    default: add()
    }
    return "other contents of \(type(of: view))"
  }

  // MARK: Random values

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func add() {
    let view: View =
      switch number(0...3) {
      case 0: Label(text: anyText())
      case 1: Button(title: anyText())
      case 2: ShapeView()
      default: View()
      }
    (view as? Label)?.numberOfLines = number(0...2)
    view.frame = anyFrame()
    view.backgroundColor = anyColor()
    view.alpha = anyAlpha()
    view.clipsToBounds = random.next() % 3 == 0
    anyParent().addSubview(view)
    views.append(view)
  }

  private mutating func anyView() -> View { views[number(0...views.count - 1)] }

  private mutating func anyParent(outside view: View? = nil) -> View {
    let choice = number(0...views.count + 3)
    let parent = choice < views.count ? views[choice] : windows[choice % 2]
    return view.map { parent.isDescendant(of: $0) } == true ? windows[choice % 2] : parent
  }

  private mutating func anyFrame() -> Rect {
    Rect(x: number(-4...30), y: number(-2...10), width: number(0...16), height: number(0...6))
  }

  private mutating func anyAlpha() -> Double { [1, 1, 1, 0.6, 0.25, 0][number(0...5)] }

  private mutating func anyColor() -> Color {
    [.clear, .clear, .white, .black, .systemBlue, Color(red: 255, green: 38, blue: 0).withAlphaComponent(120 / 255)][
      number(0...5)]
  }

  private mutating func anyText() -> String {
    ["Tic-Tac-Toe", "三目並べ", "a界b世c", "👩‍👩‍👧 family", "X", "one two three four five", "日本語の文字です"][number(0...6)]
  }
}
