import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// The built program in a terminal, with the actions of a user.
final class GameSession {
  let terminal: TerminalSession
  private let size: Size
  // Retained longer than the program runs, because the program would put back a deleted store.
  private let store: TemporaryStore

  /// Starts the program on a store, with the board. The terminal has 16.7 million colours by default; `environment` can change this. With
  /// `shell`, runs a script that has the program and its arguments as `"$@"`. With `restores`, it starts with the screen that the user left.
  /// The words of `command` name a subcommand.
  init(
    store: TemporaryStore, command: [String] = [], size: Size = Size(width: 80, height: 24), arguments: [String] = [],
    environment: [String: String?] = ["COLORTERM": "truecolor"], answers: [String: String] = [:], shell: String? = nil,
    restores: Bool = false
  ) throws {
    self.size = size
    self.store = store
    let arguments = command + ["--store", store.path] + (restores ? [] : ["--fresh"]) + arguments
    let environment = ["XDG_STATE_HOME": store.stateFolder].merging(environment) { $1 }
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

  /// Waits until a text is no longer on the screen.
  func waitForNo(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    terminal.wait(for: "\"\(text)\" to disappear", sourceLocation: sourceLocation) { !$0.text.contains(text) }
  }

  /// Waits until the game is on the screen.
  func waitForStart(sourceLocation: SourceLocation = #_sourceLocation) {
    waitForText("New Game", sourceLocation: sourceLocation)
  }

  /// Waits until the background has a colour, and the squares of some digits have pieces of the given colours, or none.
  func waitForBoard(on paper: Int, _ pieces: [Int: Int?], sourceLocation: SourceLocation = #_sourceLocation) {
    terminal.wait(for: "the board", sourceLocation: sourceLocation) { screen in
      screen[0, 0].background == paper && pieces.allSatisfy { color(in: .keypad($0.key)) == $0.value }
    }
  }

  /// Clicks in the middle of a square.
  func click(_ square: Square) {
    click(at: frame(of: square).center)
  }

  func click(at point: Point) {
    for isPressed in [true, false] {
      terminal.terminal.send(screen.mouseBytes(button: 1, isPressed: isPressed, at: point))
    }
  }

  /// Clicks on a text that is on the screen. With another text, clicks on the place in the same row.
  func click(on text: String, beside other: String = "", sourceLocation: SourceLocation = #_sourceLocation) throws {
    let place = try #require(
      self.place(of: text, beside: other), "\(text) is not shown", sourceLocation: sourceLocation)
    click(at: Point(x: place.x + (text.count > 1 ? 1 : 0), y: place.y))
  }

  /// Returns the cell at which a text of narrow letters begins, in a row with another text; nil if there is no such row.
  func place(of text: String, beside other: String = "") -> Point? {
    for y in 0..<size.height {
      let line = screen.line(y)
      if other.isEmpty || line.contains(other), let found = line.range(of: text) {
        return Point(x: line.distance(from: line.startIndex, to: found.lowerBound), y: y)
      }
    }
    return nil
  }

  /// Returns the frame of a square on the screen.
  func frame(of square: Square) -> Rect { PlayLayout(size: size).geometry.frame(of: square) }

  /// Returns the most frequent colour, 0xRRGGBB, in the middle of a square; nil if the middle is empty.
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

  /// Quits, and checks that the terminal is restored.
  func quit(sourceLocation: SourceLocation = #_sourceLocation) {
    terminal.send("q")
    expectEnd(sourceLocation: sourceLocation)
  }

  /// Checks that the program ends as the user wants, and that the terminal is restored.
  func expectEnd(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(terminal.ending(sourceLocation: sourceLocation) == .exited(0), sourceLocation: sourceLocation)
    terminal.expectTerminalAsFound(sourceLocation: sourceLocation)
  }
}

/// The frame of the board on the Play screen for one screen size.
struct PlayLayout {
  let geometry: BoardGeometry

  /// The board lies between the status bar and the rows of the hint, the buttons and the tabs. Where there is room, an empty row is above
  /// the hint and below the buttons. In wide windows, the score is at its sides.
  init(size: Size) {
    let (above, below) = (1, size.height < 20 ? 4 : 6)
    let side = size.width < 100 ? 2 : Score.columns
    geometry = BoardGeometry(
      fitting: Rect(x: side, y: above, width: size.width - 2 * side, height: size.height - above - below))
  }
}

/// A temporary folder with a path for a store. The folder is removed together with this object.
final class TemporaryStore {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tictactoe-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var path: String { folder.appendingPathComponent("games.sqlite").path }

  /// The folder of the file with the screens.
  var stateFolder: String { folder.appendingPathComponent("state").path }

  /// Returns the model that a newly started program would have.
  @MainActor func model() throws -> TicTacToeModel { TicTacToeModel(store: try Store(path: path)) }
}

extension Square {
  /// Returns the square for a key of the numeric keypad: 7 is at the top left.
  static func keypad(_ digit: Int) -> Square { Square.all[(2 - (digit - 1) / 3) * 3 + (digit - 1) % 3] }
}
