import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import Testing

@testable import tictactoe

/// The built program in a terminal, with a store of its own, and what a person does to it.
final class GameSession {
  let terminal: TerminalSession
  private let size: Size
  // Longer there than the program, which would put back a store that is deleted.
  private let store: TemporaryStore

  /// Starts the program on a store; the terminal has 16.7 million colours unless the environment says otherwise. With `shell`, a script
  /// that has the program and its arguments as its own (`"$@"`).
  init(
    store: TemporaryStore, size: Size = Size(width: 80, height: 24), arguments: [String] = [],
    environment: [String: String?] = ["COLORTERM": "truecolor"], answers: [String: String] = [:], shell: String? = nil
  ) throws {
    self.size = size
    self.store = store
    let arguments = ["--store", store.path] + arguments
    terminal = try TerminalSession(
      shell == nil ? "tictactoe" : "/bin/sh",
      shell.map { ["-c", $0, "sh", TerminalSession.product("tictactoe")] + arguments } ?? arguments,
      environment: environment, size: size, answers: answers)
  }

  deinit { terminal.terminal.stop() }

  var screen: ScreenEmulator { terminal.screen }

  /// Waits until a text is on the screen.
  func waitForText(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    terminal.wait(for: "\"\(text)\"", sourceLocation: sourceLocation) { $0.text.contains(text) }
  }

  /// Waits until a text has gone from the screen.
  func waitForNo(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    terminal.wait(for: "\"\(text)\" to go", sourceLocation: sourceLocation) { !$0.text.contains(text) }
  }

  /// Waits until the game is on the screen.
  func waitForStart(sourceLocation: SourceLocation = #_sourceLocation) {
    waitForText("New Game", sourceLocation: sourceLocation)
  }

  /// Waits until the paper has a colour and the squares of some digits have pieces of the colours given, or none.
  func waitForBoard(on paper: Int, _ pieces: [Int: Int?], sourceLocation: SourceLocation = #_sourceLocation) {
    terminal.wait(for: "the board", sourceLocation: sourceLocation) { screen in
      screen[0, 0].background == paper && pieces.allSatisfy { color(in: .keypad($0.key)) == $0.value }
    }
  }

  /// Clicks into the middle of a square.
  func click(_ square: Square) {
    click(at: frame(of: square).center)
  }

  func click(at point: Point) {
    for isPressed in [true, false] {
      terminal.terminal.send(screen.mouseBytes(button: 1, isPressed: isPressed, at: point))
    }
  }

  /// Clicks on a text that is on the screen.
  func click(on text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let place = try #require(self.place(of: text), "\(text) is not shown", sourceLocation: sourceLocation)
    click(at: Point(x: place.x + (text.count > 1 ? 1 : 0), y: place.y))
  }

  /// The cell at which a text of narrow letters begins, nil where it is not shown.
  func place(of text: String) -> Point? {
    for y in 0..<size.height {
      let line = screen.line(y)
      if let found = line.range(of: text) {
        return Point(x: line.distance(from: line.startIndex, to: found.lowerBound), y: y)
      }
    }
    return nil
  }

  /// Where a square of the board is on the screen.
  func frame(of square: Square) -> Rect { PlayLayout(size: size).geometry.frame(of: square) }

  /// The colour, 0xRRGGBB, that most of the middle of a square is painted in; nil where there is only paper.
  func color(in square: Square) -> Int? {
    let frame = frame(of: square)
    let paper = screen[0, 0].background
    var counts: [Int: Int] = [:]
    for y in frame.minY..<frame.maxY {
      for x in frame.minX..<frame.maxX {
        let cell = screen[x, y]
        if cell.background != paper { counts[cell.background, default: 0] += 1 }
        if cell.text != " ", cell.text != "", cell.foreground != paper { counts[cell.foreground, default: 0] += 1 }
      }
    }
    return counts.max { $0.value < $1.value }?.key
  }

  /// Quits and expects the terminal as it was found.
  func quit(sourceLocation: SourceLocation = #_sourceLocation) {
    terminal.send("q")
    #expect(terminal.ending(sourceLocation: sourceLocation) == .exited(0), sourceLocation: sourceLocation)
    terminal.expectTerminalAsFound(sourceLocation: sourceLocation)
  }
}

/// Where the Play screen has its board on a screen of a size.
struct PlayLayout {
  let geometry: BoardGeometry

  /// The board has the room between the status bar, below which is a row of air where there is room for it, and the rows of hint,
  /// buttons, air and tabs.
  init(size: Size) {
    let (above, below) = size.height < 20 ? (1, 4) : (2, 5)
    geometry = BoardGeometry(
      fitting: Rect(x: 2, y: above, width: size.width - 4, height: size.height - above - below))
  }
}

/// A folder that goes away with its owner, and a path in it for a store.
final class TemporaryStore {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tictactoe-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var path: String { folder.appendingPathComponent("games.sqlite").path }

  /// The model as a program that starts now would find it.
  @MainActor func model() throws -> TicTacToeModel { TicTacToeModel(store: try Store(path: path)) }
}

extension Square {
  /// The square of a key of the numeric keypad: 7 is at the top left.
  static func keypad(_ digit: Int) -> Square { Square.all[(2 - (digit - 1) / 3) * 3 + (digit - 1) % 3] }
}
