import Stages
import TermKit
import TermKitTestSupport

@testable import TermKitGraphics
@testable import TermKitTerminal

/// Random screens with large text that other things cover, move and recolour.
@MainActor struct ScaledTextScreens {
  private struct Item {
    var text: LargeText?
    var words = ""
    var area: Rect
    var color: Color
  }

  /// The screen to show next.
  private(set) var buffer: CellBuffer
  /// The position of the cursor, or nil to hide it.
  private(set) var cursor: Point?
  private var items: [Item] = []
  private var paper = Color.clear
  private var random: SeededGenerator
  // On screens with few items, ncurses erases several rows at once more often.
  private let limit: Int

  init(seed: UInt64, size: Size) {
    limit = seed.isMultiple(of: 3) ? 3 : 12
    random = SeededGenerator(seed: seed)
    buffer = CellBuffer(size: size)
  }

  /// Makes a blank screen of another size.
  mutating func resize(to size: Size) {
    buffer = CellBuffer(size: size)
    draw()
  }

  /// Changes the screen.
  ///
  /// - Parameter scroll: Scrolls rows on the screen, and returns whether it could.
  /// - Returns: The runs that changed.
  mutating func advance(_ scroll: (Range<Int>, Int) -> Bool) -> [CellDiff.Run] {
    var before = buffer
    if number(5) == 0 {
      let top = number(buffer.size.height / 2)
      let rows = top..<Int.random(in: top + 3...buffer.size.height, using: &random)
      let distance = number(2) == 0 ? 1 : -2
      if scroll(rows, distance) { before.scroll(rows: rows, by: distance) }
      if number(2) == 0 { for index in items.indices { items[index].area.origin.y -= distance } }
    }
    for _ in 0...number(3) { change() }
    draw()
    cursor = number(3) == 0 ? randomPoint() : nil
    return CellDiff.runs(from: before, to: buffer, in: buffer.bounds)
  }

  private mutating func change() {
    switch number(9) {
    case 0: if items.count > limit / 2 { items.remove(at: number(items.count)) }
    case 1: if !items.isEmpty { items[number(items.count)].area.origin = randomPoint() }
    case 2: if !items.isEmpty { items[number(items.count)].color = color() }
    case 3: if number(4) == 0 { paper = color() }
    case 4: items.append(Item(area: randomArea(), color: color(isOpaque: number(2) == 0)))
    case 5: items.append(Item(words: "some words", area: randomArea(), color: color()))
    case 6: if number(5) == 0 { items.removeAll() }
    default: addLargeText()
    }
    if items.count > limit { items.removeFirst(min(4, limit)) }
  }

  private mutating func addLargeText() {
    let words = ["Abc", ".", "O", "one two", "Ä'", "日本", "XO"]
    let font = Font.systemFont(ofSize: number(2) == 0 ? 40 : 80)
    let text = LargeText(words[number(words.count)], font: font, fitting: buffer.size, numberOfLines: number(3))
    if let text { items.append(Item(text: text, area: Rect(origin: randomPoint(), size: text.size), color: color())) }
  }

  // A new canvas has no memory of earlier lines, and a compositor's has. The order of the lines is the same.
  private mutating func draw() {
    var canvas = Canvas(CellBuffer(size: buffer.size, filledWith: Cell(background: paper)))
    for item in items {
      if let text = item.text {
        canvas.draw(text, at: item.area.origin, alignment: .center, style: TextStyle(foreground: item.color))
      } else if item.words.isEmpty {
        canvas.fill(item.area, with: item.color)
      } else {
        canvas.draw(item.words, at: item.area.origin, style: TextStyle(foreground: item.color))
      }
    }
    buffer = canvas.buffer
  }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }

  private mutating func color(isOpaque: Bool = true) -> Color {
    let colors: [Color] = [.black, .white, .red, .blue, .yellow, .clear]
    let color = colors[number(colors.count)]
    return isOpaque ? color : color.withAlphaComponent(0.4)
  }

  private mutating func randomPoint() -> Point { Point(x: number(buffer.size.width), y: number(buffer.size.height)) }

  private mutating func randomArea() -> Rect {
    Rect(origin: randomPoint(), size: Size(width: 1 + number(20), height: 1 + number(5)))
  }
}
