import TermKit
import TestBasics
import Testing

@testable import TermKitTerminal

/// The state that results from a terminal's answers.
@Suite struct TerminalNegotiationTests {
  private func negotiation(_ reports: TerminalReport...) -> TerminalNegotiation {
    var negotiation = TerminalNegotiation(isAsked: true)
    reports.forEach { negotiation.take($0) }
    return negotiation
  }

  @Test func `an unanswered negotiation has no style, colours or modes, and is complete only without queries`() {
    let silent = negotiation()
    #expect(!silent.isComplete)
    expectNil(silent.style)
    expectNil(silent.defaultColors)
    expectEqual(silent.offeredModes, [])
    #expect(TerminalNegotiation(isAsked: false).isComplete)
  }

  @Test func `only the answer to the last query completes the negotiation`() {
    #expect(!negotiation(.background(.black), .keyboardProtocol(flags: 0), .style(.dark)).isComplete)
    #expect(negotiation(.deviceAttributes).isComplete)
    #expect(negotiation().queries.hasSuffix("\u{1B}[c"))
  }

  @Test func `a dark background makes the style dark and a light one makes it light, whatever the hue`() {
    expectEqual(negotiation(.background(Color(red: 0, green: 43, blue: 54))).style, .dark)
    expectEqual(negotiation(.background(Color(red: 253, green: 246, blue: 227))).style, .light)
  }

  @Test func `a reported style takes precedence over the brightness of the background`() {
    expectEqual(negotiation(.background(.black), .style(.light)).style, .light)
    expectEqual(negotiation(.style(.light), .background(.black)).style, .light)
  }

  @Test func `a new background colour overrides the reported style until the terminal reports a style again`() {
    expectEqual(negotiation(.style(.light), .background(.white), .background(.black)).style, .dark)
    expectEqual(negotiation(.style(.light), .background(.white), .background(.white)).style, .light)
    expectEqual(negotiation(.background(.white), .background(.black), .style(.light)).style, .light)
  }

  @Test func `the first background after a style report keeps the reported style, and a later background overrides it`()
  {
    let black = [TerminalReport.background(.black), .deviceAttributes]
    var negotiation = TerminalNegotiation(isAsked: true)
    for report in black + [.style(.dark), .background(Color(white: 0.6))] { negotiation.take(report) }
    expectEqual(negotiation.style, .dark)
    negotiation.take(.background(.white))
    expectEqual(negotiation.style, .light)
  }

  @Test func `the default colours are known only when both foreground and background are reported`() {
    expectNil(negotiation(.background(.black)).defaultColors)
    expectEqual(
      negotiation(.foreground(.white), .background(.black)).defaultColors,
      DefaultColors(foreground: .white, background: .black))
  }

  @Test func `only known modes that the terminal reports as available count as offered`() {
    expectEqual(negotiation(.mode(2026, isOffered: false), .mode(2031, isOffered: false)).offeredModes, [])
    expectEqual(negotiation(.mode(1, isOffered: true)).offeredModes, [])
    expectEqual(negotiation(.mode(2026, isOffered: true)).offeredModes, .synchronizedOutput)
    expectEqual(negotiation(.mode(2048, isOffered: true)).offeredModes, .sizeReports)
    expectEqual(
      negotiation(.mode(2031, isOffered: true), .keyboardProtocol(flags: 0)).offeredModes,
      [.styleReports, .keyboardProtocol])
  }

  @Test func `mode 8 is among the first modes, unless the user wants another order of text or had it on before`() {
    let silent = negotiation()
    #expect(silent.firstModes.contains(.explicitOrder) && silent.possibleModes.contains(.explicitOrder))
    let unwanted = TerminalNegotiation(isAsked: true, ordersText: false)
    #expect(!unwanted.firstModes.contains(.explicitOrder) && !unwanted.possibleModes.contains(.explicitOrder))
    #expect(unwanted.firstModes.contains(.metaEscapes))
    let before = negotiation(.wasOn(.explicitOrder))
    #expect(!before.firstModes.contains(.explicitOrder) && before.knowsTextOrder)
    #expect(negotiation(.knowsTextOrder).firstModes.contains(.explicitOrder))
    #expect(negotiation(.knowsTextOrder).knowsTextOrder && !silent.knowsTextOrder)
  }

  @Test func `mode 2027 is offered if it was off before`() {
    expectEqual(negotiation(.mode(2027, isOffered: true)).offeredModes, .graphemeClusters)
    expectEqual(negotiation(.wasOn(.graphemeClusters)).offeredModes, [])
  }

  @Test func `the mouse in pixels is offered only if the terminal knows mode 1016 and has reported the size of a cell`()
  {
    let size = TerminalReport.cellSize(Size(width: 8, height: 16))
    expectEqual(negotiation(.mode(1016, isOffered: true)).offeredModes, [])
    expectEqual(negotiation(size).offeredModes, [])
    expectEqual(negotiation(.mode(1016, isOffered: false), size).offeredModes, [])
    expectEqual(negotiation(.mode(1016, isOffered: true), size).offeredModes, .pixelPositions)
    expectEqual(negotiation(size, .mode(1016, isOffered: true)).offeredModes, .pixelPositions)
  }

  @Test(arguments: [
    ("tmux 3.3a", true), ("tmux next-3.5", true), ("screen 5.0.0", true), ("Zellij(0.41.2)", true),
    ("XTerm(390)", false),
    ("WezTerm 2024", false), ("", false),
  ]) func `the report of the version tells whether the terminal is a multiplexer`(name: String, isMultiplexer: Bool) {
    var negotiation = TerminalNegotiation(isAsked: true)
    negotiation.take(.version(name))
    expectEqual(negotiation.isMultiplexer, isMultiplexer)
  }

  @Test func `without the mouse, the queries leave out mode 1016 and the size of a cell`() {
    let queries = TerminalNegotiation(isAsked: true, usesMouse: false).queries
    #expect(!queries.contains("1016") && !queries.contains("16t"))
    #expect(negotiation().queries.contains("\u{1B}[?1016$p\u{1B}[16t"))
    #expect(!TerminalNegotiation(isAsked: true, usesMouse: false).possibleModes.contains(.pixelPositions))
  }

  @Test func `after mode 1016 was switched on, an answer is awaited that tells where the reports in pixels begin`() {
    var negotiation = negotiation(
      .cellSize(Size(width: 8, height: 16)), .mode(1016, isOffered: true), .deviceAttributes)
    #expect(!negotiation.isAwaitingReply)
    negotiation.didSwitchOn(.pixelPositions)
    #expect(negotiation.isAwaitingReply)
    negotiation.take(.mode(1016, isOffered: true))
    #expect(!negotiation.isAwaitingReply)
    negotiation.didSwitchOn(.pixelPositions)
    negotiation.didSwitchOff()
    #expect(!negotiation.isAwaitingReply)
  }

  @Test(arguments: [(3, false), (4, true), (5, true), (7, true)])
  func `the terminal's position after two ambiguous characters tells how wide they are (field trial A6)`(
    column: Int, isWide: Bool
  ) {
    var negotiation = negotiation()
    negotiation.didSendWidthQuery()
    negotiation.take(.cursorPosition(column: column))
    expectEqual(negotiation.hasWideAmbiguousCharacters, isWide)
    negotiation.take(.cursorPosition(column: 80))
    expectEqual(negotiation.hasWideAmbiguousCharacters, isWide, "only the first reply counts")
  }

  @Test func `a position that arrives after all replies is not the width of ambiguous characters (field trial A6)`() {
    var negotiation = negotiation()
    negotiation.didSendWidthQuery()
    negotiation.take(.deviceAttributes)
    negotiation.take(.cursorPosition(column: 9))
    expectEqual(negotiation.hasWideAmbiguousCharacters, false)
  }

  @Test func `the terminal is silent when it has answered every closing query (field trial B3)`() {
    var negotiation = negotiation()
    for _ in 0..<2 { negotiation.didSendClosingQuery() }
    negotiation.take(.deviceAttributes)
    #expect(negotiation.isComplete && negotiation.isAwaitingReply)
    negotiation.take(.deviceAttributes)
    #expect(!negotiation.isAwaitingReply)
  }
}
