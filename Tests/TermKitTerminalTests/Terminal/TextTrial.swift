import TermKit
import TermKitTestSupport
import Testing

@testable import TermKitTerminal

/// Shows texts on this process's own terminal, with ncurses and the emulator.
///
/// Markers between the texts must stay in their places, even if the emulator gives the texts other widths.
@MainActor struct TextTrial {
  private let own: OwnTerminal
  private let terminal: CursesTerminal
  private let size: Size
  private var shown: CellBuffer
  private var failureCount = 0

  /// Takes over the terminal of the process.
  init(size: Size) throws {
    self.size = size
    own = try OwnTerminal(size: size)
    terminal = try CursesTerminal()
    shown = CellBuffer(size: size)
  }

  /// The arrangement of the texts.
  enum Layout: CaseIterable {
    /// A marker after each text.
    case marked
    /// A narrow text replaces each text.
    case replaced
    /// The texts return.
    case shownAgain
    /// The texts are side by side, with a marker at the end of the row.
    case sideBySide
    /// The texts are at the right edge, after a marker.
    case atTheEdge
  }

  /// Shows all texts in each layout, as many at once as fit, and checks each screen.
  mutating func show(_ texts: [String], _ layouts: [Layout] = Layout.allCases) async {
    var rest = texts[...]
    while let first = rest.first {
      var count = 0
      for layout in layouts {
        var canvas = Canvas(CellBuffer(size: size))
        let fitting = layout == .atTheEdge ? edge(rest.prefix(count), in: &canvas) : rows(rest, layout, in: &canvas)
        count = max(count, fitting)
        if await !present(canvas.buffer) {
          Issue.record("\(layout), beginning with \(Self.name(first))")
          failureCount += 1
          if failureCount == 5 { return }
        }
      }
      rest = rest.dropFirst(max(1, count))
    }
  }

  // Returns the number of texts that fit.
  private func rows(_ texts: ArraySlice<String>, _ layout: Layout, in canvas: inout Canvas) -> Int {
    var point = Point.zero
    var count = 0
    for text in texts {
      let columns = text.columns
      if point.x + columns + 1 > size.width { point = Point(x: 0, y: point.y + 1) }
      if point.y >= size.height { break }
      canvas.draw(layout == .replaced ? "n" : text, at: point, style: style(count))
      point.x += columns
      if layout != .sideBySide {
        canvas.draw("|", at: point, style: style(0))
        point.x += 1
      }
      canvas.draw("|", at: Point(x: size.width - 1, y: point.y), style: style(0))
      count += 1
    }
    return count
  }

  // Draws a text in each row. If there are more texts than rows, it draws an even selection.
  private func edge(_ texts: ArraySlice<String>, in canvas: inout Canvas) -> Int {
    let step = max(1, texts.count / size.height)
    for (y, text) in stride(from: 0, to: texts.count, by: step).map({ texts[texts.startIndex + $0] }).enumerated() {
      let x = size.width - text.columns
      guard y < size.height, x > 0 else { continue }
      canvas.draw("first", at: Point(x: 0, y: y), style: style(y))
      canvas.draw(text, at: Point(x: x, y: y), style: style(y))
      canvas.draw("|", at: Point(x: x - 1, y: y), style: style(0))
    }
    return 0
  }

  private func style(_ number: Int) -> TextStyle {
    let colors: [Color] = [.clear, .systemBlue, .black]
    return TextStyle(foreground: colors[number % 3], background: number % 4 == 1 ? .white : .clear)
  }

  private mutating func present(_ buffer: CellBuffer) async -> Bool {
    own.forgetBytes()
    terminal.present(buffer, runs: CellDiff.runs(from: shown, to: buffer, in: buffer.bounds), cursor: nil)
    shown = buffer
    await own.settle()
    var expectation = EmulatedExpectation(
      buffer, depth: terminal.traits.colorDepth, columns: CursesPainter.columns(of:))
    let differences = expectation.differences(from: own.screen, limit: 20)
    if let byte = Self.strayByte(own.bytes) { Issue.record("the control \(byte) was sent") }
    if differences.isEmpty { return true }
    Issue.record("\(differences.joined(separator: "\n"))\n\(own.screen.text)")
    return false
  }

  /// Returns the first unexpected control byte, or nil.
  ///
  /// Expected are the beginning of a sequence, cursor movements and changes of the character set. C1 controls are never expected.
  private static func strayByte(_ bytes: [UInt8]) -> UInt8? {
    let known: Set<UInt8> = [0x08, 0x09, 0x0A, 0x0D, 0x0E, 0x0F, 0x1B]
    let late = zip(bytes, bytes.dropFirst()).first { $0 == 0xC2 && $1 < 0xA0 }?.1
    return late ?? bytes.first { $0 < 0x20 && !known.contains($0) || $0 == 0x7F }
  }

  private static func name(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
  }
}
