import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the line through three in a row, and of what happens around it.
@MainActor @Suite(.isolatedAppearance) struct VictoryTests {
  private nonisolated static let size = Size(width: 80, height: 24)

  private func play(_ traits: TraitCollection = TraitCollection(), size: Size = Self.size) throws -> TestedApp {
    try TestedApp(size, traits: traits)
  }

  private var geometry: BoardGeometry { PlayLayout(size: Self.size).geometry }

  private func colors(_ tested: TestedApp, in frame: Rect) -> Set<Color> {
    let points = (frame.minY..<frame.maxY).flatMap { y in (frame.minX..<frame.maxX).map { Point(x: $0, y: y) } }
    return Set(points.flatMap { [tested.app.foreground($0.x, $0.y), tested.app.background($0.x, $0.y)] })
  }

  /// Returns whether any cell beside the board has a glyph.
  private func hasFlakes(_ tested: TestedApp) -> Bool {
    tested.rows[1..<18].contains { row in row.prefix(20).contains { $0 != " " } }
  }

  @Test func `the line is white on black, with edges in the winner's colour, and longer than the row of centres`()
    throws
  {
    let tested = try play()
    tested.press("74859")
    let frame = geometry.frame(of: .keypad(7))
    let left = Rect(x: frame.minX, y: frame.midY - 1, width: 2, height: 3)
    #expect(colors(tested, in: left).isSuperset(of: [.white, Palette.winningLine(.x)]))
  }

  @Test(arguments: [(Size(width: 40, height: 16), GlyphLevel.braille), (size, .ascii)])
  func `on small squares and in ASCII, the squares have the winner's colour in place of a line, and the pieces stay`(
    size: Size, level: GlyphLevel
  ) throws {
    let tested = try play(TraitCollection(glyphLevel: level, reducesMotion: true), size: size)
    let geometry = PlayLayout(size: size).geometry
    func cells(_ digit: Int) -> [Cell] {
      let frame = geometry.frame(of: .keypad(digit))
      return (frame.minY..<frame.maxY).flatMap { y in (frame.minX..<frame.maxX).map { tested.app.cell($0, y) } }
    }
    tested.press("7485")
    let before = [4, 7].map(cells)
    tested.press("9")
    let after = [4, 7].map(cells)
    expectEqual(after.map { $0.map(\.glyph) }, before.map { $0.map(\.glyph) })
    // A piece can be the foreground or the background of a cell.
    func reversed(_ color: Color) -> Color { color == Palette.piece(.x) ? .black : Palette.winningLine(.x) }
    expectEqual(after[1].map(\.background), before[1].map { reversed($0.background) })
    let drawn = zip(before[1], after[1]).filter { !$0.0.isBlank }
    expectEqual(drawn.map(\.1.foreground), drawn.map { reversed($0.0.foreground) })
    #expect(drawn.contains { $0.0.foreground == Palette.piece(.x) || $0.0.background == Palette.piece(.x) })
    #expect(!after[0].map(\.background).contains(Palette.winningLine(.x)))
  }

  @Test func `both lines of a double victory are drawn (field trial E2)`() throws {
    let tested = try play(TraitCollection(reducesMotion: true))
    tested.press("123457689")
    for digit in [1, 5, 9, 6, 3] {
      #expect(colors(tested, in: geometry.frame(of: .keypad(digit))).contains(Palette.winningLine(.x)), "\(digit)")
    }
  }

  @Test func `the line grows after its last piece, and the bars and the other pieces become pale with it`() throws {
    let tested = try play()
    tested.press("7485")
    tested.app.press("9")
    tested.app.advance(by: 0.28)
    #expect(!colors(tested, in: geometry.frame(of: .keypad(7))).contains(Palette.winningLine(.x)))
    let loser = geometry.frame(of: .keypad(4))
    #expect(colors(tested, in: loser).contains(Palette.piece(.o)))
    tested.app.advance(by: 0.17)
    #expect(colors(tested, in: geometry.frame(of: .keypad(7))).contains(Palette.winningLine(.x)))
    #expect(!colors(tested, in: geometry.frame(of: .keypad(9))).contains(Palette.winningLine(.x)))
    tested.app.advance(by: 0.2)
    #expect(colors(tested, in: geometry.frame(of: .keypad(9))).contains(Palette.winningLine(.x)))
    #expect(colors(tested, in: loser).contains(Color.black.mixed(with: Palette.piece(.o), 0.3)))
  }

  @Test func `a finished game has its pale pieces again at the next start`() throws {
    let tested = try TestedApp(Self.size) { model, _ in
      for digit in [7, 4, 8, 5, 9] { model.place(at: .keypad(digit)) }
    }
    #expect(!colors(tested, in: geometry.frame(of: .keypad(4))).contains(Palette.piece(.o)))
    #expect(colors(tested, in: geometry.frame(of: .keypad(9))).contains(Palette.winningLine(.x)))
  }

  @Test func `a new game takes the line away before its pieces`() throws {
    let tested = try play()
    tested.press("74859")
    tested.app.press("n")
    tested.app.advance(by: 0.05)
    #expect(!colors(tested, in: geometry.frame).contains(Palette.winningLine(.x)))
    tested.app.advance(by: 1)
    tested.press("5")
    #expect(colors(tested, in: geometry.frame(of: .keypad(5))).contains(Palette.piece(.x)))
  }

  @Test func `the pieces of the line swell one after the other`() throws {
    let tested = try play()
    tested.press("7485")
    tested.app.press("9")
    let first = geometry.frame(of: .keypad(7))
    let last = geometry.frame(of: .keypad(9))
    func picture(_ frame: Rect) -> [String] {
      [frame.minY, frame.maxY - 1].flatMap { y in (frame.minX..<frame.maxX).map { "\(tested.app.cell($0, y))" } }
    }
    tested.app.advance(by: 0.44)
    let rest = (picture(first), picture(last))
    tested.app.advance(by: 0.16)
    #expect(picture(first) != rest.0 && picture(last) == rest.1)
    tested.app.advance(by: 0.3)
    #expect(picture(last) != rest.1)
    tested.app.advance(by: 2)
    #expect(picture(first) == rest.0 && picture(last) == rest.1)
  }

  @Test func `with reduced motion, the line is there at once, and nothing else moves`() throws {
    let tested = try play(TraitCollection(reducesMotion: true))
    tested.press("7485")
    tested.app.press("9")
    let rows = tested.rows
    #expect(colors(tested, in: geometry.frame(of: .keypad(9))).contains(Palette.winningLine(.x)))
    let frames = tested.app.frameCount
    tested.app.advance(by: 1)
    #expect(tested.rows == rows && tested.app.frameCount == frames)
  }

  @Test func `flakes fall beside the board for a second and a half, in windows of at least 80 columns`() throws {
    let tested = try play()
    tested.press("7485")
    tested.app.press("9")
    tested.app.advance(by: 0.25)
    #expect(!hasFlakes(tested))
    tested.app.advance(by: 0.8)
    #expect(hasFlakes(tested))
    tested.app.advance(by: 0.8)
    #expect(!hasFlakes(tested))
    let frames = tested.app.frameCount
    tested.app.advance(by: 5)
    expectEqual(tested.app.frameCount, frames)
    let narrow = try play(size: Size(width: 79, height: 24))
    narrow.press("74859")
    #expect(!hasFlakes(narrow))
  }

  @Test func `no flakes fall for the victory of a computer, and a new game ends them`() throws {
    let computer = try TestedApp(Self.size) { model, _ in
      model.setOpponent(.master)
      model.setBeginner(.me)
      for digit in [7, 4, 8, 5, 1] { model.place(at: .keypad(digit)) }
    }
    computer.app.advance(by: 0.5)
    #expect(computer.model.currentGame.result == .defeat && !hasFlakes(computer))
    let tested = try play()
    tested.press("74859")
    #expect(hasFlakes(tested))
    tested.app.press("n")
    tested.app.advance(by: 0.05)
    #expect(!hasFlakes(tested))
  }

  @Test func `without colours the winning squares are reversed`() throws {
    let tested = try play(TraitCollection(colorDepth: .none))
    tested.press("74859")
    func corner(_ digit: Int) -> Point { geometry.frame(of: .keypad(digit)).origin }
    let (winning, other) = (corner(7), corner(1))
    expectEqual(tested.app.background(winning.x, winning.y), .white)
    expectEqual(tested.app.background(other.x, other.y), .black)
  }

  @Test func `a resize during the animation of the line keeps the result on the screen`() throws {
    let tested = try play()
    tested.press("7485")
    tested.app.press("9")
    tested.app.advance(by: 0.4)
    tested.app.resize(to: Size(width: 60, height: 20))
    tested.app.advance(by: 1)
    #expect(tested.model.currentGame.result == .victory && tested.text.contains("X wins"))
  }
}
