import Foundation
import TermKit
import TermKitTestSupport

/// The nine screens of the game as the game showed them: one for each square that can have the focus, row by row.
struct RecordedScreens {
  let screens: [Snapshot]

  /// Starts the game, moves the focus over the board, and records the screens. Each square is recorded twice, on different paths, and both
  /// screens must be the same.
  init(of game: Subject, size: Size) throws {
    let terminal = try MeasuredTerminal(game, size: size)
    _ = try terminal.arrival(of: "the board") { $0.text.contains("New Game") }
    var found: [Int: Snapshot] = [:]
    for direction in [nil] + FocusTour.steps + FocusTour.stepsBack {
      if let direction { terminal.send(direction.key.sequence) }
      try terminal.settle(Self.quietTime)
      let snapshot = Snapshot(terminal.screen)
      let square = direction?.square ?? FocusTour.start
      if let known = found[square], known != snapshot {
        throw MeasuringError.unusable("square \(square) looks different each time it gets the focus.")
      }
      found[square] = snapshot
    }
    screens = (0..<9).compactMap { found[$0] }
    guard Set(screens).count == 9 else {
      throw MeasuringError.unusable("the screen does not show the focus in every square.")
    }
    try terminal.quit()
  }

  // How long the game must be quiet to be finished, in seconds.
  private static let quietTime = 0.15

  /// The first screen of the game.
  var first: Snapshot { screens[FocusTour.start] }

  /// Writes the files that the raw program reads: `0` … `8`.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let inks = PaperInks(screens)
    for (number, screen) in screens.enumerated() {
      let lines = screen.runs(inks).map { "\($0)\n" }
      try lines.joined().write(to: folder.appendingPathComponent("\(number)"), atomically: true, encoding: .utf8)
    }
  }
}

/// The ink for blanks on each background. This is the most used ink, as a programmer would have chosen it, so that the raw program need
/// not change colours for cells without ink.
struct PaperInks {
  private let inks: [Int: Int]

  init(_ screens: [Snapshot]) {
    var counts: [Int: [Int: Int]] = [:]
    for cell in screens.flatMap(\.cells) where !cell.isBlank {
      counts[cell.background, default: [:]][cell.foreground, default: 0] += 1
    }
    inks = counts.compactMapValues { $0.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key }
  }

  /// The ink of blanks on a background. If nothing is written on the background, this is the terminal's own ink.
  subscript(background: Int) -> Int { inks[background] ?? -1 }
}

/// Adjacent cells in one style, as the raw program draws them.
struct StyledRun: Equatable, CustomStringConvertible {
  /// The colours and attributes of a run.
  struct Style: Equatable {
    var foreground: Int
    var background: Int
    var attributes: TextAttributes
  }

  var y: Int
  var x: Int
  var style: Style
  var text: String

  // The raw program's own encoding of the attributes.
  private var attributeBits: Int {
    let bits: [(TextAttributes, Int)] = [(.bold, 1), (.italic, 2), (.underline, 4), (.reverse, 8)]
    return bits.filter { style.attributes.contains($0.0) }.map(\.1).reduce(0, +)
  }

  var description: String { "\(y) \(x) \(style.foreground) \(style.background) \(attributeBits) \(text)" }
}

extension Snapshot {
  /// Returns the whole screen as runs. A blank between two cells of one style, as between words, gets that style.
  func runs(_ inks: PaperInks) -> [StyledRun] {
    (0..<size.height).flatMap { y -> [StyledRun] in
      let row = Array(cells[y * size.width..<(y + 1) * size.width])
      var runs: [StyledRun] = []
      for (x, cell) in row.enumerated() where cell.width > 0 {
        let style = style(in: row, at: x, inks)
        if let last = runs.last, last.style == style {
          runs[runs.count - 1].text += cell.text
        } else {
          runs.append(StyledRun(y: y, x: x, style: style, text: cell.text))
        }
      }
      return runs
    }
  }

  private func style(in row: [ScreenEmulator.EmulatedCell], at x: Int, _ inks: PaperInks) -> StyledRun.Style {
    func style(_ cell: ScreenEmulator.EmulatedCell) -> StyledRun.Style {
      StyledRun.Style(foreground: cell.foreground, background: cell.background, attributes: cell.attributes)
    }
    let cell = row[x]
    if !cell.isBlank { return style(cell) }
    if x > 0, x + 1 < row.count, !row[x - 1].isBlank, style(row[x - 1]) == style(row[x + 1]),
      row[x - 1].background == cell.background
    {
      return style(row[x - 1])
    }
    return StyledRun.Style(foreground: inks[cell.background], background: cell.background, attributes: [])
  }
}
