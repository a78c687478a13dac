import Stages
import TestBasics
import Testing

@testable import TermKitGraphics

@Suite struct CellBufferTests {
  private let wide = Cell(glyph: Glyph("世"), foreground: .scarlet, background: .leaf, width: 2)
  private let letter = Cell(glyph: Glyph("a"))

  private func row(_ buffer: CellBuffer) -> String {
    buffer.withRow(0) { cells in
      cells.map { $0.width == 0 ? "<" : $0.glyph == .blank ? "." : String($0.glyph.base) }.joined()
    }
  }

  @Test func `a buffer notes its first wide glyph, and a rectangle that cuts a wide glyph cannot be moved`() {
    var buffer = CellBuffer(size: Size(width: 4, height: 1))
    buffer[3, 0] = Cell(glyph: Glyph("漢"), width: 2)
    buffer[0, 0] = Cell(glyph: Glyph("x"))
    #expect(!buffer.mayHaveWideGlyphs)
    #expect(buffer.canMove(Rect(x: 1, y: 0, width: 2, height: 1)))
    buffer[2, 0] = Cell(glyph: Glyph("漢"), width: 2)
    #expect(buffer.mayHaveWideGlyphs)
    #expect(!buffer.canMove(Rect(x: 1, y: 0, width: 2, height: 1)))
  }

  @Test func `a wide cell takes two columns with equal colours`() {
    var buffer = CellBuffer(size: Size(width: 4, height: 1))
    buffer[1, 0] = wide
    expectEqual(row(buffer), ".世<.")
    expectEqual(buffer[2, 0], Cell(foreground: .scarlet, background: .leaf, width: 0))
  }

  @Test func `overwriting one half of a wide glyph blanks the other half`() {
    for x in 1...2 {
      var buffer = CellBuffer(size: Size(width: 4, height: 1))
      buffer[1, 0] = wide
      buffer[x, 0] = letter
      expectEqual(row(buffer), (x == 1 ? ".a.." : "..a."))
      expectEqual(buffer[3 - x, 0].background, .leaf)
    }
  }

  @Test func `a wide cell written to the last column becomes a blank`() {
    var buffer = CellBuffer(size: Size(width: 3, height: 1))
    buffer[2, 0] = wide
    expectEqual(row(buffer), "...")
    expectEqual(buffer[2, 0].background, .leaf)
  }

  @Test func `filling a rectangle blanks the outer halves of wide glyphs at its edges`() {
    var buffer = CellBuffer(size: Size(width: 6, height: 1))
    buffer[0, 0] = wide
    buffer[4, 0] = wide
    buffer.fill(Rect(x: 1, y: -1, width: 4, height: 9), with: letter)
    expectEqual(row(buffer), ".aaaa.")
  }

  @Test func `recolouring changes both halves of a wide cell, or neither if only its right half is inside`() {
    var buffer = CellBuffer(size: Size(width: 4, height: 1))
    buffer[1, 0] = wide
    buffer.update(Rect(x: 2, y: 0, width: 2, height: 1)) { $0.background = .black }
    expectEqual((0..<4).map { buffer[$0, 0].background }, [.clear, .leaf, .leaf, .black])
    buffer.update(Rect(x: 0, y: 0, width: 2, height: 1)) { $0.background = .black }
    expectEqual((0..<4).map { buffer[$0, 0].background }, [.black, .black, .black, .black])
  }

  @Test(arguments: 0..<20)
  func `both halves of every wide glyph stay together with equal style after random writes`(seed: Int) {
    var random = SeededNumbers(seed)
    var buffer = CellBuffer(size: Size(width: 9, height: 2))
    for _ in 0..<400 {
      let (x, y) = (Int.random(in: 0..<9, using: &random), Int.random(in: 0..<2, using: &random))
      var cell = Cell.random(&random)
      cell.width = UInt8.random(in: 0...2, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: buffer.fill(Rect(x: x - 2, y: y, width: 4, height: 1), with: Cell.random(&random, wide: false))
      case 1: buffer.update(Rect(x: x, y: y, width: 3, height: 1)) { $0.attributes = cell.attributes }
      default: buffer[x, y] = cell
      }
      #expect(buffer.isWhole)
    }
  }

  @Test func `a buffer created with a negative width has a width of zero`() {
    let buffer = CellBuffer(size: Size(width: -3, height: 4))
    expectEqual(buffer.size, Size(width: 0, height: 4))
    expectEqual(buffer.withRow(3) { $0.count }, 0)
  }
}

/// A generator of the same random numbers in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}

extension Cell {
  /// Returns one of a few cells, so that equal cells are frequent.
  static func random(_ random: inout SeededNumbers, wide: Bool = true) -> Cell {
    let isWide = wide && Bool.random(using: &random)
    return Cell(
      glyph: isWide ? Glyph("世") : Glyph(["a", "b", " "].randomElement(using: &random) ?? "c"),
      background: [.clear, .scarlet].randomElement(using: &random) ?? .clear,
      attributes: [[], .bold].randomElement(using: &random) ?? [], width: isWide ? 2 : 1)
  }
}

extension CellBuffer {
  /// Whether every wide cell has its right half, and every right half has the style of the cell to its left.
  var isWhole: Bool {
    (0..<size.height).allSatisfy { y in
      withRow(y) { cells in
        cells.indices.allSatisfy { x in
          let cell = cells[x]
          switch cell.width {
          case 2: return x + 1 < cells.count && cells[x + 1].width == 0
          case 0:
            return x > 0 && cells[x - 1].width == 2 && cell.glyph == .blank
              && cell.background == cells[x - 1].background
              && cell.foreground == cells[x - 1].foreground && cell.attributes == cells[x - 1].attributes
          default: return cell.width == 1
          }
        }
      }
    }
  }
}
