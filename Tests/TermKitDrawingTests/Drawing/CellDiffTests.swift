import TermKit
import TestBasics
import Testing

@Suite struct CellDiffTests {
  private func random(_ seed: Int, like old: CellBuffer? = nil) -> CellBuffer {
    var random = SeededNumbers(seed)
    var buffer = old ?? CellBuffer(size: Size(width: 12, height: 3))
    for _ in 0..<(old == nil ? 60 : 6) {
      let cell = Cell.random(&random)
      buffer[Int.random(in: 0..<12, using: &random), Int.random(in: 0..<3, using: &random)] = cell
    }
    return buffer
  }

  @Test func `the difference between equal buffers has no runs`() {
    let buffer = random(7)
    #expect(CellDiff.runs(from: buffer, to: buffer, in: buffer.bounds).isEmpty)
  }

  @Test func `adjacent changed cells form one run`() {
    let old = CellBuffer(size: Size(width: 9, height: 2))
    var new = old
    new.fill(Rect(x: 2, y: 1, width: 3, height: 1), with: Cell(glyph: Glyph("x")))
    expectEqual(CellDiff.runs(from: old, to: new, in: old.bounds), [CellDiff.Run(y: 1, columns: 2..<5)])
  }

  @Test(arguments: 0..<60)
  func `copying the runs to the old screen produces the new screen`(seed: Int) {
    let old = random(seed)
    let new = random(seed + 1000, like: old)
    var shown = old
    for run in CellDiff.runs(from: old, to: new, in: old.bounds) {
      // As a terminal does: glyph after glyph, and right halves come with the left halves.
      for x in run.columns where new[x, run.y].width != 0 { shown[x, run.y] = new[x, run.y] }
    }
    expectEqual(shown, new)
  }

  @Test(arguments: 0..<60)
  func `runs contain exactly the changed cells and the right halves of changed wide cells`(seed: Int) {
    let old = random(seed)
    let new = random(seed + 1000, like: old)
    let runs = CellDiff.runs(from: old, to: new, in: old.bounds)
    for y in 0..<3 {
      let columns = runs.filter { $0.y == y }.flatMap { Array($0.columns) }
      expectEqual(columns, Array(Set(columns)).sorted())
      let changed = (0..<12).filter { old[$0, y] != new[$0, y] }
      let halves = changed.filter { new[$0, y].width == 2 }.map { $0 + 1 }
      expectEqual(Set(columns), Set(changed + halves))
      for run in runs where run.y == y {
        #expect(new[run.columns.lowerBound, y].width != 0)
        #expect(run.columns.upperBound == 12 || new[run.columns.upperBound, y].width != 0)
      }
    }
  }

  @Test(arguments: 0..<20)
  func `runs stay inside the compared area, except to complete wide cells at its edges`(seed: Int) {
    let old = random(seed)
    let new = random(seed + 1000, like: old)
    let area = Rect(x: 3, y: 1, width: 5, height: 1)
    for run in CellDiff.runs(from: old, to: new, in: area) {
      expectEqual(run.y, 1)
      #expect(run.columns.lowerBound >= 2 && run.columns.upperBound <= 9)
      #expect(run.columns.lowerBound >= 3 || new[2, 1].width == 2)
      #expect(run.columns.upperBound <= 8 || new[7, 1].width == 2)
    }
  }
}
