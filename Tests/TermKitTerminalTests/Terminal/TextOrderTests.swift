import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitTerminal

/// Text from right to left in terminals of all kinds.
@Suite struct TextOrderTests {
  @Test(arguments: [
    ("kitty(0.42.1)", TextOrder.words), ("kitty", .words), ("WezTerm 20210814-124438-54e29167", .words),
    ("WezTerm 20240203-110809-5046fc22", .visual), ("mlterm", .logical), ("Konsole 24.08.1", .logical),
    ("Apple_Terminal 455", .logical), ("VTE(7600)", .visual), ("XTerm(390)", .visual), ("foot(1.20)", .visual),
    ("ghostty 1.2.0", .visual), ("", .visual),
  ])
  func `the terminal program decides the order of text`(name: String, order: TextOrder) {
    expectEqual(TextOrder(for: name, knowsMode: false), order)
  }

  @Test func `a terminal that knows mode 8 gets the order of the screen, even if it reorders rows otherwise`() {
    expectEqual(TextOrder(for: "Konsole 99.1", knowsMode: true), .visual)
    expectEqual(TextOrder(for: "kitty", knowsMode: true), .words)
  }

  // MARK: Rows as they are sent

  // The marks of left to right are shown as "^".
  private func sent(_ text: String, _ order: TextOrder) -> String? {
    var buffer = CellBuffer(size: Size(width: text.columns, height: 1))
    var x = 0
    for element in TextGlyphs(text) {
      buffer[x, 0] = Cell(glyph: element.glyph, width: UInt8(element.width))
      x += element.width
    }
    guard let row = buffer.withRow(0, { TurnedRow($0, for: order) }) else { return nil }
    return row.cells.indices.map { x in
      let cell = row.cells[x]
      let text = cell.width == 0 ? "" : String(String.UnicodeScalarView(cell.glyph.scalars))
      return text + (row.anchors.contains(x) ? "^" : "")
    }.joined()
  }

  @Test(arguments: [
    ("abc", nil), ("ab דגבא cd", "ab אבגד cd"), ("ב א", "ב א"), ("הד גבא", "דה אבג"), ("(גבא)", "(אבג)"),
    ("12גבא34", "12אבג34"), ("日גבא日", "日אבג日"), ("٣٤ בא", "٣٤ אב"), ("שָׁבּ", "בּשָׁ"), ("؟،", "؟،"),
    // The joined letters of a word are sent as plain letters.
    ("\u{FEE1}\u{FE8E}\u{FEDF}", "\u{644}\u{627}\u{645}"), ("\u{FE83}", "\u{627}\u{654}"), ("\u{FEFB}", "\u{FEFB}"),
  ])
  func `a terminal that reverses words gets the letters of each word in the order of reading`(
    text: String, sent: String?
  ) {
    expectEqual(self.sent(text, .words), sent)
  }

  @Test(arguments: [
    ("abc", nil), ("ab דגבא cd", "ab אבגד cd"), ("הד גבא", "אבג דה"), ("12 גבא", "12 אבג"),
    ("בא ٣٤", "٣٤ אב"), ("הד 12 גבא", "אבג 12 דה"), ("日גבא日", "日אבג日"),
    ("\u{FEE1}\u{FE8E}\u{FEDF}", "\u{FEDF}\u{FE8E}\u{FEE1}"),
    // No order of reading leads to these rows, so each word and each number is isolated.
    ("גבא 12", "אבג^ 12"), ("הד (גבא", "דה^ (אבג^"), ("٣٤ (בא", "٣٤^ (אב^"), ("גבא│12", "אבג^│12"),
    // mlterm ends a text at a line of a box.
    ("הד│גבא", "דה^│אבג^"),
  ])
  func `a terminal that reorders rows gets the order of reading, or else words with marks`(text: String, sent: String?)
  {
    expectEqual(self.sent(text, .logical), sent)
  }

  @Test(arguments: [TextOrder.visual, .off])
  func `other terminals get rows as they are`(order: TextOrder) {
    expectNil(sent("גבא 12", order))
  }

  @Test func `the cursor is sent to the column of the cell that is below it on the screen`() {
    var canvas = Canvas(CellBuffer(size: Size(width: 6, height: 1)))
    canvas.draw("a אב c", at: .zero, style: TextStyle())
    let rows = [TextOrder.logical, .words].map { order in canvas.buffer.withRow(0) { TurnedRow($0, for: order) } }
    expectEqual(rows.map { $0?.columns }, [[0, 1, 3, 2, 4, 5], [0, 1, 2, 3, 4, 5]])
  }

  // MARK: Round trips

  nonisolated static let texts = [
    "שלום עולם", "Hello שלום world", "שלום 123 עולם", "123 שלום", "שלום 123", "(שלום) [a] {עולם}", "\"שלום, עולם!\"",
    "السلام عليكم", "Hello سلام 12", "سلام ١٢٣ سلام", "١٢٣ سلام", "١٢ ٣٤", "مرحبا، كيف الحال؟", "50% שלום $5",
    "日本 שלום 日本", "🙂 שלום 🙂", "שָׁלוֹם בְּרֵאשִׁית", "e\u{301} שלום", "a│שלום│12│עולם│b", "12:30 שלום 1,234.5", "-5 שלום -5",
    "<שלום> a < b", "۱۲۳ سلام ۴۵", "שלום-עולם a-b", "אב\u{5F3} \u{5D0}\u{5BE}\u{5D1}", "plain text 12",
  ]

  @Test func `each text looks the same in a terminal that knows mode 8`() async {
    await #expect(processExitsWith: .success) { try await OrderTrial(nil, .mode8).showTexts() }
  }

  @Test func `each text looks the same in a terminal that reverses words`() async {
    await #expect(processExitsWith: .success) { try await OrderTrial("words", .words).showTexts() }
  }

  @Test func `each text looks the same in a terminal that reorders rows`() async {
    await #expect(processExitsWith: .success) { try await OrderTrial("logical", .rows).showTexts() }
    await #expect(processExitsWith: .success) { try await OrderTrial("logical", .mode8).showTexts() }
  }

  @Test(arguments: ["visual", "off", "unknown"])
  func `each text looks the same in a terminal that reorders nothing`(order: String) async {
    await #expect(processExitsWith: .success) { [order = order as String] in
      try await OrderTrial(order, .none).showTexts()
    }
  }

  @Test func `the name of the terminal in a late answer decides`() async {
    await #expect(processExitsWith: .success) {
      try await OrderTrial(nil, .words).answer("\u{1B}P>|kitty(0.42.1)\u{1B}\\")
    }
    await #expect(processExitsWith: .success) {
      try await OrderTrial(nil, .rows).answer("\u{1B}P>|Konsole 24.08\u{1B}\\")
    }
  }

  @Test func `for a screen reader, cells are sent in the order of reading`() async {
    await #expect(processExitsWith: .success) {
      let trial = try await OrderTrial("logical", .none, variables: ["TERMKIT_SCREEN_READER": "1"])
      await trial.showTexts()
    }
  }
}

/// Random rows in terminals of all kinds.
@Suite struct TextOrderRandomTests {
  @Test(arguments: UInt64(1)...UInt64(Sample.count(of: 3)))
  func `random rows look the same in a terminal that knows mode 8`(seed: UInt64) async {
    await #expect(processExitsWith: .success) { [seed = seed as UInt64] in
      try await OrderTrial(nil, .mode8).showRandomRows(seed)
    }
  }

  @Test(arguments: UInt64(1)...UInt64(Sample.count(of: 3)))
  func `random rows look the same in a terminal that reverses words`(seed: UInt64) async {
    await #expect(processExitsWith: .success) { [seed = seed as UInt64] in
      try await OrderTrial("words", .words).showRandomRows(seed)
    }
  }

  @Test(arguments: UInt64(1)...UInt64(Sample.count(of: 3)))
  func `random rows look the same in a terminal that reorders rows`(seed: UInt64) async {
    await #expect(processExitsWith: .success) { [seed = seed as UInt64] in
      try await OrderTrial("logical", .rows).showRandomRows(seed)
    }
    await #expect(processExitsWith: .success) { [seed = seed as UInt64] in
      try await OrderTrial("logical", .mode8).showRandomRows(seed)
    }
  }
}
