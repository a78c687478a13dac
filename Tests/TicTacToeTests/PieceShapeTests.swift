import TTTModel
import TermKit
import TestBasics
import Testing

@testable import TermKitGraphics
@testable import tictactoe

/// Tests of the pieces that are drawn with block elements.
@Suite struct PieceShapeTests {
  // The boards of windows of 40×16, 80×24, 100×30, 120×40 and 200×60.
  private static let boards = [
    Size(width: 36, height: 11), Size(width: 76, height: 17), Size(width: 56, height: 23), Size(width: 76, height: 33),
    Size(width: 156, height: 53),
  ]

  @Test(arguments: Icon.allCases, boards)
  func `the lower half of a piece mirrors the upper half`(icon: Icon, board: Size) {
    let square = BoardGeometry(fitting: Rect(size: board)).visibleFrame(of: .keypad(5))
    var canvas = Canvas(CellBuffer(size: board))
    let shape = PieceShape(of: icon, in: square, scale: 1, traits: canvas.traits)
    canvas.fill(shape.stencil, with: .black)
    let middle = Int(8 * square.center.y)
    let lower = (0..<Int(4 * square.height)).map { Self.colors(canvas.buffer, row: middle + $0) }
    for (distance, colors) in lower.enumerated() {
      expectEqual(colors, Self.colors(canvas.buffer, row: middle - 1 - distance))
    }
    #expect(lower.contains { Set($0).count > 1 }, "a piece is drawn")
  }

  // Returns the colours in an eighth of a row of cells, four for each cell.
  private static func colors(_ buffer: CellBuffer, row: Int) -> [Color] {
    (0..<4 * buffer.size.width).map { x in
      let cell = buffer[x / 4, row / 8]
      return cell.mosaic?.contains(row % 8 * 4 + x % 4) == true ? cell.foreground : cell.background
    }
  }
}
