import TermKit
import TermKitTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Presents frames one after the other and measures the time: `fill` changes every cell, `sparse` twenty cells, `none` nothing.
@MainActor final class Speed {
  private let terminal: CursesTerminal
  private let kind: String
  private let frames: Int
  private var buffer: CellBuffer

  init(_ terminal: CursesTerminal, kind: String, frames: Int) {
    self.terminal = terminal
    self.kind = kind
    self.frames = frames
    buffer = CellBuffer(size: terminal.size)
  }

  func run() -> String {
    terminal.present(buffer, runs: wholeScreen(buffer.size), cursor: nil)
    var inPresent = Duration.zero
    let start = ContinuousClock.now
    for frame in 0..<frames {
      let runs = draw(frame)
      let before = ContinuousClock.now
      terminal.present(buffer, runs: runs, cursor: nil)
      inPresent += ContinuousClock.now - before
    }
    let all = ContinuousClock.now - start
    return "\(kind): \(frames) frames, \(microseconds(all)) µs each, \(microseconds(inPresent)) µs of it in present"
  }

  // The average of the frames.
  private func microseconds(_ time: Duration) -> Int { Int(time / .microseconds(frames)) }

  private func draw(_ frame: Int) -> [CellDiff.Run] {
    switch kind {
    case "fill": return fill(frame)
    case "sparse": return sparse(frame)
    case "crowd":
      buffer = crowdedScreen(frame, size: buffer.size)
      return wholeScreen(buffer.size)
    default: return []
    }
  }

  private func fill(_ frame: Int) -> [CellDiff.Run] {
    let foregrounds = [46, 196, 51, 226, 201, 231].map(Self.color)
    let backgrounds = [17, 22, 52, 53, 58, 23].map(Self.color)
    for y in 0..<buffer.size.height {
      for x in 0..<buffer.size.width {
        buffer[x, y] = Cell(
          glyph: Glyph(Unicode.Scalar(UInt8(33 + (x + 3 * y + 7 * frame) % 94))),
          foreground: foregrounds[(x + y + frame) % 6], background: backgrounds[(x / 4 + y + frame) % 6])
      }
    }
    return wholeScreen(buffer.size)
  }

  private func sparse(_ frame: Int) -> [CellDiff.Run] {
    let before = buffer
    for index in 0..<20 {
      let place = (20 * frame + index) * 7919 % (buffer.size.width * buffer.size.height)
      let (x, y) = (place % buffer.size.width, place / buffer.size.width)
      let glyph = Glyph(Unicode.Scalar(UInt8(65 + frame % 26)))
      buffer[x, y] = Cell(glyph: glyph, foreground: Self.color(46), background: Self.color(16))
    }
    return CellDiff.runs(from: before, to: buffer, in: buffer.bounds)
  }

  // Returns a colour of xterm's cube.
  private static func color(_ index: Int) -> Color {
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube = index - 16
    return Color(red: steps[cube / 36], green: steps[cube / 6 % 6], blue: steps[cube % 6])
  }
}
