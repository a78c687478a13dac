import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Mouse reports in pixels (mode 1016), which look like reports in cells.
@Suite struct InputDecoderPixelTests {
  private static let cellSize = "\u{1B}[6;16;8t"
  private static let isOn = "\u{1B}[?1016;1$y"
  private static let isOff = "\u{1B}[?1016;2$y"

  private func positions(_ text: String) -> [Path.Position] {
    decodedInput(text).compactMap { if case .mouse(let event) = $0 { event.precisePosition } else { nil } }
  }

  @Test func `reports count pixels after the terminal has reported the size of a cell and that mode 1016 is on`() {
    let report = "\u{1B}[<0;13;33M"
    let middle = Path.Position(x: 12.5, y: 32.5)
    let precise = Path.Position(x: 12.5 / 8, y: 32.5 / 16)
    expectEqual(positions(report), [middle])
    expectEqual(positions(Self.cellSize + report), [middle])
    expectEqual(positions(Self.isOn + report), [middle])
    expectEqual(positions(Self.cellSize + Self.isOff + report), [middle])
    expectEqual(positions(Self.cellSize + Self.isOn + report), [precise])
    expectEqual(positions(Self.isOn + Self.cellSize + report), [precise])
    expectEqual(
      decodedInput(Self.cellSize + Self.isOn + report), [.mouse(MouseEvent(.press(.left), atPrecise: precise))])
  }

  @Test func `the answer to the query separates reports in cells from reports in pixels`() {
    let text = "\(Self.cellSize)\u{1B}[<0;3;2M\(Self.isOn)\u{1B}[<0;20;20m\(Self.isOff)\u{1B}[<0;3;2M"
    expectEqual(
      positions(text),
      [
        Path.Position(x: 2.5, y: 1.5), Path.Position(x: 19.5 / 8, y: 19.5 / 16), Path.Position(x: 2.5, y: 1.5),
      ])
    #expect(isSameInEverySplit(Array(text.utf8)))
  }

  @Test func `a terminal that does not recognise mode 1016 reports cells`() {
    expectEqual(positions("\(Self.cellSize)\u{1B}[?1016;0$y\u{1B}[<0;3;2M"), [Path.Position(x: 2.5, y: 1.5)])
    // A multiplexer may add the answer of a terminal inside it, which knows nothing of the mode.
    expectEqual(
      positions("\(Self.cellSize)\(Self.isOn)\u{1B}[?1016;0$y\u{1B}[<0;8;16M"), [Path.Position(x: 0.9375, y: 0.96875)])
  }

  @Test func `a new size of a cell holds for later reports`() {
    let text = "\(Self.cellSize)\(Self.isOn)\u{1B}[<0;16;16M\u{1B}[6;32;16t\u{1B}[<0;16;16M"
    expectEqual(positions(text), [Path.Position(x: 15.5 / 8, y: 15.5 / 16), Path.Position(x: 15.5 / 16, y: 15.5 / 32)])
  }

  @Test(arguments: ["6;0;8t", "6;16;0t", "6;16t", "6t", "4;16;8t", "?6;16;8t", "6;16;8$t"])
  func `a reply without the size of a cell leaves reports in cells`(reply: String) {
    expectEqual(positions("\u{1B}[\(reply)\(Self.isOn)\u{1B}[<0;3;2M"), [Path.Position(x: 2.5, y: 1.5)])
  }

  @Test func `positions in pixels before the first and beyond the last cell are clamped`() {
    let on = Self.cellSize + Self.isOn
    expectEqual(positions(on + "\u{1B}[<32;-9;0M"), [Path.Position(x: 0.5 / 8, y: 0.5 / 16)])
    expectEqual(positions("\u{1B}[6;1;1t\(Self.isOn)\u{1B}[<0;9999999;1M"), [Path.Position(x: 65535.5, y: 0.5)])
    expectEqual(
      decodedInput(on + "\u{1B}[<64;9;17M"),
      [
        .mouse(MouseEvent(.scroll(x: 0, y: -1), atPrecise: Path.Position(x: 8.5 / 8, y: 16.5 / 16)))
      ])
  }

  @Test func `reports of the other formats always count cells`() {
    let on = Self.cellSize + Self.isOn
    expectEqual(
      positions(on + "\u{1B}[M !!\u{1B}[32;9;17M"), [Path.Position(x: 0.5, y: 0.5), Path.Position(x: 8.5, y: 16.5)])
  }

  @Test func `setting the cell of an event resets its precise position to the middle of the cell`() {
    var event = MouseEvent(.move, atPrecise: Path.Position(x: 3.9, y: -2))
    #expect(event.position == Point(x: 3, y: 0) && event.precisePosition == Path.Position(x: 3.9, y: 0))
    event.position.x = 7
    expectEqual(event.precisePosition, Path.Position(x: 7.5, y: 0.5))
  }
}
