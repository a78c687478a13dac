import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKit
@testable import TermKitGraphics
@testable import TermKitTerminal
@testable import TermKitToolkit

/// Views with large text on a terminal that scales text (OSC 66): frames that draw only the changes scale the same texts as frames that are
/// drawn completely.
@Suite struct ScaledTextViewsRandomTests {
  // Each seed runs in another process, because the terminal is the standard output of the process.
  @Test(arguments: UInt64(1)...UInt64(Sample.count(of: 6)))
  func `labels that scroll, move, change and are covered are scaled exactly where they are whole`(seed: UInt64) async {
    await #expect(processExitsWith: .success) { [seed = seed as UInt64] in
      let trial = try await LargeLabelsTrial(seed: seed)
      let problem = await trial.run(frames: 300)
      if let problem { Issue.record("Seed \(seed), \(problem)") }
    }
  }
}

@MainActor private final class LargeLabelsTrial {
  private static let size = Size(width: 44, height: 18)
  private let own: OwnTerminal
  private let terminal: CursesTerminal
  private let scene: WindowScene
  private let window: Window
  private let compositor: Compositor
  private let scroller = ScrollView(frame: Rect(x: 0, y: 2, width: 44, height: 14))
  private let cover = View(frame: Rect(x: 50, y: 0, width: 6, height: 3))
  private var labels: [Label] = []
  private var random: SeededGenerator
  private var scaledFrames = 0
  private let clock = ManualClock()

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    own = try OwnTerminal(size: Self.size, scalesText: true)
    terminal = try CursesTerminal(options: TerminalOptions(colorDepth: .truecolor))
    let clock = clock
    scene = WindowScene(size: Self.size) { clock.now }
    window = Window(windowScene: scene)
    compositor = Compositor(size: Self.size)
    window.backgroundColor = .white
    scroller.contentSize = Size(width: 44, height: 60)
    cover.backgroundColor = .yellow
    for index in 0..<12 {
      let label = Label(text: "Label \(index)")
      label.font = .systemFont(ofSize: index.isMultiple(of: 4) ? 80 : 40)
      label.frame = Rect(x: index % 3, y: 5 * index, width: 40, height: 4)
      labels.append(label)
      scroller.addSubview(label)
    }
    let title = Label(text: "Title")
    title.frame = Rect(x: 10, y: 0, width: 10, height: 1)
    for view in [scroller, cover, title] { window.addSubview(view) }
    window.makeKeyAndVisible()
  }

  /// Makes a number of frames and compares each.
  ///
  /// - Returns: A description of the first wrong frame, or nil.
  func run(frames: Int) async -> String? {
    for frame in 0..<frames {
      clock.advance(by: 0.05)
      let change = change()
      compositor.present(scene, at: clock.now, on: terminal)
      await own.settle()
      _ = terminal.wait(timeout: 0)
      await own.settle()
      // The first frames are drawn before the terminal has answered.
      if frame < 4 { continue }
      if let problem = problem() { return "frame \(frame), after \(change): \(problem)\n\(own.screen.text)" }
    }
    return scaledFrames > frames / 4 ? nil : "only \(scaledFrames) of \(frames) frames had scaled text"
  }

  private func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private func change() -> String {
    let label = labels[number(labels.count)]
    switch number(12) {
    case 0...3:
      let offset = scroller.contentOffset.y + [-3, -1, 1, 2, 5][number(5)]
      scroller.contentOffset.y = max(0, min(46, offset))
      return "scrolling"
    case 4:
      cover.frame.origin = Point(x: number(60), y: number(20))
      return "moving the cover"
    case 5:
      cover.alpha = [0, 0.5, 1][number(3)]
      return "fading the cover"
    case 6:
      label.text = ["A", "Two", "Label 9", "ä.", "one two three"][number(5)]
      return "a new text"
    case 7:
      label.textColor = [Color.black, .red, .blue][number(3)]
      return "a new colour"
    case 8:
      label.frame.origin = Point(x: number(10), y: number(50))
      return "moving a label"
    case 9:
      label.isHidden.toggle()
      return "hiding"
    case 10:
      label.textAlignment = [.left, .center, .right][number(3)]
      return "aligning"
    default:
      window.backgroundColor = [Color.white, .yellow][number(2)]
      return "a new background"
    }
  }

  private func problem() -> String? {
    let expected = drawnFromScratch().scaledTexts.flatMap(ScreenEmulator.ScaledLetter.letters)
    if !expected.isEmpty { scaledFrames += 1 }
    if own.screen.brokenLetterCount > 0 { return "\(own.screen.brokenLetterCount) broken letters" }
    if own.screen.scaledLetters == Set(expected) { return nil }
    return "scaled letters \(own.screen.scaledLetters) instead of \(expected)"
  }

  private func drawnFromScratch() -> CellBuffer {
    let all = [window, scroller, cover] + labels + window.subviews
    let notes = all.map(\.displayState)
    defer { for (view, state) in zip(all, notes) { view.displayState = state } }
    var canvas = Canvas(CellBuffer(size: scene.size), traits: scene.traitCollection)
    scene.render(in: &canvas)
    return canvas.cells
  }
}
