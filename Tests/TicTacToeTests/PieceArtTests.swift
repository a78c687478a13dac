import TTTModel
import TermKit
import TestBasics
import Testing

@testable import tictactoe

@Suite struct PieceArtTests {
  // The squares of windows of 40×16, 80×24, 100×30, 120×40 and 200×60.
  private static let squares = [
    Size(width: 7, height: 3), Size(width: 11, height: 5), Size(width: 15, height: 7), Size(width: 20, height: 10),
    Size(width: 34, height: 17),
  ]

  private func art(_ icon: Icon, _ size: Size, growth: Double = 1, isGhost: Bool = false) -> [String] {
    PieceArt.lines(of: icon, fitting: size, growth: growth, isGhost: isGhost)
  }

  @Test func `the smallest board has pieces of three rows`() {
    #expect(art(.x, Self.squares[0]).joined(separator: "\n") == #"\\ //"# + "\n  X  \n" + #"// \\"#)
    expectEqual(art(.o, Self.squares[0]).joined(separator: "\n"), " .-. \n(   )\n '-' ")
  }

  @Test(arguments: Icon.allCases) func `the ASCII art of a piece fits its square with a free column on either side`(
    icon: Icon
  ) {
    let heights = Self.squares.map { size in
      let lines = art(icon, size)
      #expect(lines.count <= size.height)
      #expect(lines.allSatisfy { $0.count == lines[0].count && $0.count + 2 <= size.width })
      return lines.count
    }
    expectEqual(heights, [3, 5, 5, 7, 13])
    expectEqual(art(icon, Size(width: 5, height: 2)).count, 2)
    expectEqual(art(icon, Size(width: 12, height: 4)).count, 4)
    #expect(art(icon, Size(width: 4, height: 4)).isEmpty)
  }

  @Test(arguments: Icon.allCases) func `both halves of a piece mirror each other`(icon: Icon) {
    let mirrored: [Character: Character] = ["/": "\\", "\\": "/", "(": ")", ")": "(", "<": ">", ">": "<"]
    for size in Self.squares + [Size(width: 5, height: 1), Size(width: 5, height: 2), Size(width: 12, height: 4)] {
      for line in art(icon, size) { expectEqual(line, String(line.reversed().map { mirrored[$0] ?? $0 })) }
    }
  }

  @Test(arguments: Icon.allCases)
  func `the strokes of an X move two columns per row, and a growing piece passes through all sizes`(
    icon: Icon
  ) {
    let size = Self.squares[4]
    expectEqual((0...5).map { art(icon, size, growth: Double($0) / 5).count }, [0, 1, 3, 5, 7, 13])
    for lines in Self.squares.map({ art(.x, $0) }) {
      let starts = lines[...(lines.count / 2)].map { $0.prefix { $0 == " " }.count }
      expectEqual(starts, starts.indices.map { 2 * $0 })
    }
  }

  @Test(arguments: Icon.allCases, Self.squares) func `a ghost is a size smaller than its piece`(icon: Icon, size: Size)
  {
    #expect(art(icon, size, isGhost: true).count < art(icon, size).count)
  }
}
