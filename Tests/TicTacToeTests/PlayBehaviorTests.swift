import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the behaviour of the Play screen, in time and in colours.
@MainActor @Suite(.isolatedAppearance) struct PlayBehaviorTests {
  private let store: TemporaryStore
  private let model: TicTacToeModel

  init() throws {
    store = try TemporaryStore()
    model = try store.model()
  }

  private func app(
    width: Int = 80, height: Int = 24, traits: TraitCollection = TraitCollection()
  ) -> TestApplication {
    TestApplication(size: Size(width: width, height: height), traits: traits, delegate: AppDelegate(model: model))
  }

  private func center(_ digit: Int) -> Point {
    PlayLayout(size: Size(width: 80, height: 24)).geometry.frame(of: .keypad(digit)).center
  }

  /// Returns the colour in the middle of a square that differs most from the background.
  private func color(_ app: TestApplication, in digit: Int) -> Color {
    let cell = app.cell(center(digit).x, center(digit).y)
    let paper = app.background(0, 0)
    if cell.glyph == .blank { return cell.background }
    func distance(_ color: Color) -> Int { abs(Int(color.green) - Int(paper.green)) }
    return distance(cell.foreground) > distance(cell.background) ? cell.foreground : cell.background
  }

  private let red = Color(red: 255, green: 38, blue: 0)

  // MARK: Looks

  @Test func `a running game is black on white, and a finished game is white on black`() {
    let app = app()
    expectEqual(app.background(0, 0), .white)
    expectEqual(app.foreground(1, 0), .black)
    app.press("74859")
    app.advance(by: 1)
    expectEqual(app.background(0, 0), .black)
    expectEqual(app.background(79, 20), .black)
    // The bar at the bottom stays white.
    expectEqual(app.background(3, 23), .white)
    expectEqual(app.foreground(1, 0), .white)
    app.press("n")
    app.advance(by: 1)
    expectEqual(app.background(0, 0), .white)
    expectEqual(app.foreground(1, 0), .black)
  }

  @Test func `at the end of a game the background and the status bar invert together within three tenths of a second`()
  {
    let app = app()
    app.press("7485")
    app.advance(by: 1)
    app.press("9")
    app.advance(by: 0.15)
    let paper = app.background(0, 0)
    #expect(paper.red > 60 && paper.red < 200)
    let text = app.foreground(1, 0)
    #expect(text.red > 60 && text.red < 200)
    app.advance(by: 0.16)
    expectEqual(app.background(0, 0), .black)
    expectEqual(app.foreground(1, 0), .white)
  }

  @Test func `in a new game, a piece grows also on a square where the last game had one`() {
    let app = app()
    app.press("5")
    app.advance(by: 1)
    app.press("n5")
    app.advance(by: 0.1)
    #expect(color(app, in: 5) != red)
    app.advance(by: 0.3)
    expectEqual(color(app, in: 5), red)
  }

  @Test func `a new piece fades in, and afterwards no frame is drawn until the minute changes`() {
    let app = app()
    app.advance(by: 0)
    app.press("5")
    app.advance(by: 0.1)
    #expect(color(app, in: 5) != red)
    app.advance(by: 0.3)
    expectEqual(color(app, in: 5), red)
    let frames = app.frameCount
    app.advance(by: 30)
    expectEqual(app.frameCount, frames)
    #expect((app.sleepDuration ?? 0) > 20)
  }

  @Test func `with reduced motion a new piece appears without an animation`() {
    let app = app(traits: TraitCollection(reducesMotion: true))
    app.press("5")
    expectEqual(color(app, in: 5), red)
    let frames = app.frameCount
    app.advance(by: 1.01)
    #expect(app.frameCount == frames && (app.sleepDuration ?? 0) > 1)
  }

  @Test func `the winning line is white on black, also between the squares`() {
    let app = app()
    app.press("74859")
    app.advance(by: 1)
    let row = center(8).y
    let between = (center(8).x + center(9).x) / 2
    let cell = app.cell(between, row)
    #expect(cell.foreground == .white || cell.background == .white)
  }

  // MARK: The ghost

  @Test func `the ghost shows the next piece, pale, on the empty square that has the focus`() {
    let app = app()
    expectEqual(color(app, in: 5), Color.white.mixed(with: red, 0.2))
    app.press("\u{1B}[D")
    expectEqual(color(app, in: 5), .white)
    #expect(color(app, in: 4) != .white)
    app.press("4")
    app.advance(by: 1)
    expectEqual(color(app, in: 4), red)
  }

  @Test func `in ASCII the ghost is pale, but its thin strokes can be seen`() {
    let app = app(traits: TraitCollection(glyphLevel: .ascii))
    let half = Color.white.mixed(with: red, 0.5)
    #expect((0..<24).contains { y in (0..<80).contains { x in app.foreground(x, y) == half } })
  }

  @Test func `the board shows no ghost and no focus marks while unfocused, paused or finished`() {
    let app = app()
    func marks() -> Bool { Picture(app.screen).rows.contains { $0.contains("┌") } }
    #expect(marks())
    app.press("\t")
    #expect(!marks())
    expectEqual(color(app, in: 5), .white)
    app.press("\u{1B}[Z")
    #expect(marks())
    app.press("p")
    #expect(!marks())
    app.press("p74859")
    app.advance(by: 1)
    #expect(!marks())
  }

  // MARK: The state of the game

  @Test func `the row above the tabs names the keys that do something now`() {
    let app = app()
    func keys() -> String { app.row(21).trimmingCharacters(in: .whitespaces) }
    #expect(app.row(19).hasSuffix("to move   with a friend"))
    expectEqual(keys(), "Enter Place a piece  n New Game  p Pause")
    app.press("5")
    app.advance(by: 1)
    expectEqual(keys(), "Enter Place a piece  n New Game  u Undo Move  p Pause")
    app.press("p")
    app.advance(by: 1)
    expectEqual(keys(), "n New Game  p Resume")
    app.press("p")
    app.advance(by: 1)
    #expect(app.row(19).hasSuffix("to move   with a friend"))
    app.press("n")
    app.advance(by: 11)
    #expect(app.row(19).hasSuffix("to move   with a friend"))
  }

  // MARK: Pause

  @Test func `Pause fades the board to a quarter, blocks moves and stays selected through a new game`() {
    let app = app()
    app.press("5")
    app.advance(by: 1)
    app.press("p")
    app.advance(by: 0.4)
    expectEqual(color(app, in: 5), Color.white.mixed(with: red, 0.25))
    let title = Picture(app.screen).rows[20]
    let column = title.distance(from: title.startIndex, to: title.firstIndex(of: "P") ?? title.startIndex)
    expectEqual(app.background(column, 20), Color(red: 255, green: 0, blue: 0).withContrast(4.5, against: .white))
    expectEqual(app.foreground(column, 20), .white)
    app.press("n")
    app.advance(by: 1)
    expectEqual(app.background(column, 20), Color(red: 255, green: 0, blue: 0).withContrast(4.5, against: .white))
    app.press("5")
    expectEqual(model.currentGame.moveCount, 0)
    app.press("p5")
    expectEqual(model.currentGame.moveCount, 1)
  }

  @Test func `New Game does nothing on an empty board, and otherwise begins a game and keeps the old game`() {
    let app = app()
    app.press("n")
    expectEqual(model.gameCount, 1)
    app.press("5n")
    app.advance(by: 1)
    expectEqual(model.gameCount, 2)
    expectEqual(model.currentGame.moveCount, 0)
    expectEqual(color(app, in: 7), .white)
  }

  // MARK: Mouse and keys

  @Test func `a click up to one bar's width outside a square counts, and a click farther out is ignored`() {
    let geometry = PlayLayout(size: Size(width: 80, height: 24)).geometry
    for square in Square.all {
      let frame = geometry.frame(of: square)
      for point in [frame.origin, frame.center, Point(x: frame.maxX - 1, y: frame.maxY - 1)] {
        expectEqual(geometry.square(near: point), square)
      }
    }
    let (board, bar) = (geometry.frame, geometry.bar)
    for y in board.minY..<board.maxY {
      for x in board.minX..<board.maxX { #expect(geometry.square(near: Point(x: x, y: y)) != nil) }
    }
    expectEqual(geometry.square(near: Point(x: board.minX - bar.width, y: board.minY)), .keypad(7))
    expectNil(geometry.square(near: Point(x: board.minX - bar.width - 1, y: board.minY)))
    expectEqual(geometry.square(near: Point(x: board.maxX, y: board.maxY - 1 + bar.height)), .keypad(3))
    expectNil(geometry.square(near: Point(x: board.maxX - 1, y: board.maxY + bar.height)))
    expectNil(geometry.square(near: Point(x: board.minX - 20, y: board.midY)))
    expectNil(geometry.square(near: Point(x: 500, y: 500)))
  }

  @Test func `a digit places a piece although the board does not have the focus`() {
    let app = app()
    app.press("\t5")
    expectEqual(model.currentGame.moveCount, 1)
  }

  @Test func `a change of the piece swaps the pieces on the board and changes the tint`() {
    let app = app()
    app.press("5")
    app.advance(by: 1)
    model.setIcon(.o)
    app.advance(by: 1)
    let title = Picture(app.screen).rows[20]
    let column = title.distance(from: title.startIndex, to: title.firstIndex(of: "P") ?? title.startIndex)
    expectEqual(app.foreground(column, 20), Color(red: 0, green: 204, blue: 0))
    #expect(color(app, in: 5) != red)
  }
}

/// Tests of the board on terminals of all sizes.
@Suite struct BoardGeometryTests {
  @Test func `at every size from 40 by 16 cells the board fits, is as large as possible, and its squares look square`()
  {
    for width in stride(from: 40, through: 240, by: 3) {
      for height in 16...90 {
        let room = Rect(x: 2, y: 2, width: width - 4, height: height - (height < 20 ? 5 : 7))
        let geometry = BoardGeometry(fitting: room)
        #expect(room.contains(geometry.frame), "\(width)×\(height)")
        let ratio = Double(geometry.square.width) / Double(geometry.square.height)
        #expect(ratio >= 1.9 && ratio <= 2.4, "\(width)×\(height): \(geometry.square)")
        let next = Size(width: geometry.frame.width + 6, height: geometry.frame.height + 3)
        #expect(
          next.width > room.width || next.height > room.height || geometry.bar.width == 1, "\(width)×\(height)")
      }
    }
  }

  @Test func `a rectangle too small for any board does not trap`() {
    for size in [Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 5, height: 3)] {
      let geometry = BoardGeometry(fitting: Rect(size: size))
      #expect(geometry.square.height >= 1)
      expectNil(geometry.square(near: Point(x: 50, y: 50)))
    }
  }
}
