import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKit

/// Scrolled contents must equal freshly drawn contents, with any views in front of them and behind them.
@MainActor @Suite struct ScrollingRandomTests {
  @Test(arguments: UInt64(1)...UInt64(Sample.count(2, of: 60)))
  func `scrolling gives the same screen as drawing everything`(seed: UInt64) {
    var scenario = ScrollingScenario(seed: seed)
    for step in 0..<80 {
      let change = scenario.change()
      scenario.present()
      let expected = scenario.drawnFromScratch()
      guard scenario.terminal.screen == expected else {
        Issue.record(
          "Step \(step), after \(change):\n\(Picture(scenario.terminal.screen))\ninstead of\n\(Picture(expected))")
        return
      }
    }
  }

  @Test func `scrolling often moves rows on the terminal, and fewer than half of its frames redraw the whole screen`() {
    var (scrolled, whole, frames) = (0, 0, 0)
    for seed in UInt64(1)...UInt64(Sample.count(4, of: 20)) {
      var scenario = ScrollingScenario(seed: seed)
      for _ in 0..<80 {
        let before = scenario.terminal.counters
        _ = scenario.change()
        scenario.present()
        let cost = scenario.terminal.counters - before
        frames += 1
        scrolled += cost.rowsScrolled > 0 ? 1 : 0
        whole += cost.cellsDrawn >= 40 * 10 ? 1 : 0
      }
    }
    #expect(4 * scrolled > frames, "\(scrolled) of \(frames) frames scrolled")
    #expect(2 * whole < frames, "\(whole) of \(frames) frames drew everything")
  }
}

/// Scrolling views, as wide as the screen or narrower, sometimes with other views in front.
@MainActor private struct ScrollingScenario {
  let terminal = HeadlessTerminal(size: Size(width: 40, height: 14))
  private let compositor: Compositor
  private let scene: WindowScene
  private let clock = ManualClock()
  private var random: SeededGenerator
  private let windows: [Window]
  private let scrolls: [ScrollView]
  private let rows = Rows()
  private let note = Label(text: "note 三")

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let clock = clock
    scene = WindowScene(size: terminal.size) { clock.now }
    compositor = Compositor(size: terminal.size)
    windows = [Window(windowScene: scene), Window(windowScene: scene, level: .alert)]
    let table = TableView(style: seed.isMultiple(of: 5) ? .grouped : .plain)
    scrolls = [ScrollView(), table, ScrollView()]
    windows[0].backgroundColor = seed.isMultiple(of: 2) ? .white : .clear
    windows[1].frame = Rect(x: 30, y: 9, width: 8, height: 3)
    windows[1].backgroundColor = Color.black.withAlphaComponent(0.3)
    rows.hasHeaders = seed.isMultiple(of: 3)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    let frames = [Rect(x: 0, y: 1, width: 40, height: 6), Rect(x: 0, y: 7, width: 40, height: 7)]
    for (scroll, frame) in zip(scrolls, frames) {
      scroll.frame = frame
      if seed.isMultiple(of: 7) { scroll.backgroundColor = .clear }
      windows[0].addSubview(scroll)
    }
    fill(scrolls[0], rows: 40)
    fill(scrolls[2], rows: 12)
    scrolls[2].frame = Rect(x: 4, y: 3, width: 20, height: 3)
    scrolls[0].addSubview(scrolls[2])
    note.frame = Rect(x: 12, y: 4, width: 8, height: 1)
    note.isHidden = true
    windows[0].addSubview(note)
    windows[0].makeKeyAndVisible()
    present()
  }

  private func fill(_ scroll: ScrollView, rows: Int) {
    for y in 0..<rows {
      let label = Label(text: y.isMultiple(of: 4) ? "三目並べ \(y) 日本語の文字です" : "\(y) one two three four")
      label.frame = Rect(x: y % 3, y: y, width: 36, height: 1)
      if y.isMultiple(of: 5) { label.backgroundColor = Color.systemBlue.withAlphaComponent(0.4) }
      scroll.addSubview(label)
    }
    scroll.contentSize = Size(width: 36, height: rows)
  }

  func present() { compositor.present(scene, at: clock.now, on: terminal) }

  func drawnFromScratch() -> CellBuffer {
    var canvas = Canvas(CellBuffer(size: scene.size), traits: scene.traitCollection)
    scene.render(in: &canvas)
    return canvas.buffer
  }

  /// Lets some time pass, and then mostly scrolls, once or more often in a frame.
  mutating func change() -> String {
    clock.advance(by: Double(number(0...4)) * 0.05)
    return (0..<number(1...2)).map { _ in changeOnce() }.joined(separator: ", ")
  }

  private mutating func changeOnce() -> String {
    let (choice, distance) = (number(0...19), number(-3...4))
    let scroll = scrolls[number(0...2)]
    switch choice {
    case 0...10: scroll.contentOffset.y += distance
    case 11, 12: scroll.setContentOffset(Point(x: 0, y: number(0...20)), animated: true)
    case 13: scroll.contentOffset.x += distance
    case 14: note.isHidden.toggle()
    case 15: note.frame.origin = Point(x: number(-2...36), y: number(0...13))
    case 16: windows[1].isHidden.toggle()
    case 17: change(scroll, distance)
    case 18: note.alpha = note.alpha == 1 ? 0.5 : 1
    default: rows.change(scrolls[1], distance)
    }
    return "\(choice) by \(distance) of \(type(of: scroll))"
  }

  private mutating func change(_ scroll: ScrollView, _ distance: Int) {
    switch number(0...5) {
    case 0: scroll.frame.origin.y += distance / 2
    case 1: scroll.alpha = scroll.alpha == 1 ? 0.7 : 1
    case 2: scroll.backgroundColor = [.clear, .white, Color.black.withAlphaComponent(0.2)][number(0...2)]
    case 3: scroll.subviews.first { $0 is Label }?.frame.origin.y += distance
    case 4: scroll.showsVerticalScrollIndicator.toggle()
    default: scroll.contentInset.top = scroll.contentInset.top == 0 ? 1 : 0
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// The contents of the table.
  private final class Rows: TableViewDataSource {
    var hasHeaders = false
    private var counts = [5, 30]

    func numberOfSections(in tableView: TableView) -> Int { counts.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      hasHeaders ? "Section \(section)" : nil
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel.text = indexPath.row.isMultiple(of: 4) ? "三 \(indexPath)" : "\(indexPath)"
      cell.accessoryType = indexPath.row.isMultiple(of: 3) ? .disclosureIndicator : .none
      return cell
    }

    func change(_ scroll: ScrollView, _ distance: Int) {
      guard let table = scroll as? TableView else { return }
      let path = IndexPath(row: abs(distance), section: 1)
      if distance < 0, counts[1] > 10 {
        counts[1] -= 1
        table.deleteRows(at: [path], with: .fade)
      } else if distance < 2 {
        counts[1] += 1
        table.insertRows(at: [path], with: .none)
      } else {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      }
    }
  }
}
