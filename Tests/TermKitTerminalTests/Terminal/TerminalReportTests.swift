import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitTerminal

/// Reports of terminals between typed keys.
@Suite struct TerminalReportTests {
  private func reports(_ text: String) -> [TerminalReport] {
    var decoder = InputDecoder()
    _ = decoder.decode(text.utf8)
    return decoder.takeReplies().compactMap(TerminalReport.init)
  }

  private let orange = Color(red: 255, green: 128, blue: 0)

  @Test(arguments: [
    "rgb:ff/80/00", "rgb:ffff/8080/0000", "rgb:FFF/808/000", "rgba:ff/80/00/ff", "#ff8000", "#ffff80800000",
  ])
  func `reports of the terminal's default colours are read in every notation`(spelling: String) {
    expectEqual(reports("\u{1B}]11;\(spelling)\u{1B}\\"), [.background(orange)])
    expectEqual(reports("\u{1B}]10;\(spelling)\u{07}"), [.foreground(orange)])
  }

  @Test func `reports of the screen's size are read in cells, and nonsense is dropped`() {
    expectEqual(
      reports("\u{1B}[48;30;100;480;800t\u{1B}[48;1;1t"),
      [.screenSize(Size(width: 100, height: 30)), .screenSize(Size(width: 1, height: 1))])
    expectEqual(reports("\u{1B}[48;0;100;0;800t\u{1B}[48;30t\u{1B}[48t"), [])
    expectEqual(reports("\u{1B}[48;99999;99999t"), [.screenSize(Size(width: 2000, height: 1000))])
  }

  @Test func `reports of the cursor's column are read, except in the first row, where they have the form of a key`() {
    expectEqual(
      reports("\u{1B}[2;5R\u{1B}[24;80R\u{1B}[1;5R\u{1B}[R\u{1B}[?2;5R"),
      [
        .cursorPosition(column: 5), .cursorPosition(column: 80),
      ])
  }

  @Test func `a colour component of one hexadecimal digit is scaled to the full range`() {
    expectEqual(reports("\u{1B}]11;rgb:f/0/8\u{07}"), [.background(Color(red: 255, green: 0, blue: 136))])
  }

  @Test(arguments: [
    "rgb:ff/80", "rgb:ff/80/00/00/00", "rgb:/80/00", "rgb:fffff/80/00", "rgb:fg/80/00", "cmyk:ff/80/00", "#ff80", "#",
    "", "?", "rgb:-1/80/00", "rgb:ff/80/0é",
  ])
  func `a report with an invalid colour is ignored`(spelling: String) {
    expectEqual(reports("\u{1B}]11;\(spelling)\u{07}"), [])
  }

  @Test func `reports of colours other than the default foreground and background are ignored`() {
    expectEqual(reports("\u{1B}]12;rgb:ff/80/00\u{07}\u{1B}]4;1;rgb:ff/80/00\u{07}\u{1B}]11\u{07}"), [])
    expectEqual(reports("\u{1B}P11;rgb:ff/80/00\u{1B}\\"), [])
    let long = String(repeating: "0", count: 300)
    expectEqual(reports("\u{1B}]11;rgb:\(long)/80/00\u{07}"), [])
  }

  @Test func `the reports of mode 1036 and of the order of text say whether the mode was on before`() {
    let states = (0...4).map { reports("\u{1B}[?1036;\($0)$y").contains(.wasOn(.metaEscapes)) }
    expectEqual(states, [false, true, false, true, false])
    let orders = (0...4).map { reports("\u{1B}[8;\($0)$y") }
    expectEqual(orders, [[], [.knowsTextOrder], [.wasOn(.explicitOrder)], [], [.knowsTextOrder]])
    let clusters = (0...4).map { reports("\u{1B}[?2027;\($0)$y") }
    expectEqual(
      clusters,
      [
        [.mode(2027, isOffered: false)], [.wasOn(.graphemeClusters)], [.mode(2027, isOffered: true)],
        [.wasOn(.graphemeClusters)], [.mode(2027, isOffered: false)],
      ])
  }

  @Test func `a mode is offered unless its report says that the mode is unknown or permanently reset`() {
    let offered = (0...5).map { reports("\u{1B}[?2026;\($0)$y") }
    expectEqual(
      offered, [false, true, true, true, false, false].map { [TerminalReport.mode(2026, isOffered: $0)] })
    expectEqual(reports("\u{1B}[?2026$y"), [])
    // The same report for a mode of ECMA-48 says nothing about the modes of DEC.
    expectEqual(reports("\u{1B}[2026;1$y"), [])
  }

  @Test func `reports of light and dark, the keyboard protocol and the device attributes are recognised`() {
    expectEqual(reports("\u{1B}[?997;1n\u{1B}[?997;2n\u{1B}[?997;3n\u{1B}[?996;1n"), [.style(.dark), .style(.light)])
    expectEqual(reports("\u{1B}[?0u\u{1B}[?62;22c"), [.keyboardProtocol(flags: 0), .deviceAttributes])
  }

  @Test func `the report of the size of a cell is recognised, and reports of other sizes are ignored`() {
    expectEqual(reports("\u{1B}[6;16;8t"), [.cellSize(Size(width: 8, height: 16))])
    expectEqual(reports("\u{1B}[4;384;640t\u{1B}[8;24;80t\u{1B}[6;0;8t\u{1B}[6;16t\u{1B}[?6;16;8t"), [])
  }

  @Test func `the report of the terminal's name and version is recognised, and other strings of its kind are ignored`()
  {
    expectEqual(
      reports("\u{1B}P>|tmux 3.3a\u{1B}\\\u{1B}P1$r0m\u{1B}\\\u{1B}P>|\u{1B}\\"), [.version("tmux 3.3a"), .version("")])
  }

  @Test func `a report produces no input event, and the keys around it arrive`() {
    var decoder = InputDecoder()
    let text = "a\u{1B}]11;rgb:ff/80/00\u{1B}\\b\u{1B}[?62c\u{1B}[A"
    expectEqual(decoder.decode(text.utf8), ["a", "b"].map { .key(Key(.character($0))) } + [.key(Key(.up))])
    expectEqual(decoder.takeReplies().compactMap(TerminalReport.init), [.background(orange), .deviceAttributes])
    expectEqual(decoder.takeReplies().compactMap(TerminalReport.init), [])
  }

  @Test func `a report is recognised wherever its bytes are split`() {
    let bytes = Array("\u{1B}]11;rgb:ff/80/00\u{1B}\\\u{1B}P>|foot\u{1B}\\\u{1B}[?2031;2$y".utf8)
    for cut in 1..<bytes.count {
      var decoder = InputDecoder()
      expectEqual(decoder.decode(bytes[..<cut]), [])
      expectEqual(decoder.decode(bytes[cut...]), [])
      expectEqual(
        decoder.takeReplies().compactMap(TerminalReport.init),
        [.background(orange), .version("foot"), .mode(2031, isOffered: true)])
    }
  }

  @Test func `the decoder keeps at most 64 replies that were not taken`() {
    var decoder = InputDecoder()
    for _ in 0..<1000 { _ = decoder.decode("\u{1B}[?62c".utf8) }
    expectEqual(decoder.takeReplies().count, 64)
  }
}
