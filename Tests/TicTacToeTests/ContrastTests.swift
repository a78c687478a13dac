import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitTerminal
@testable import tictactoe

/// Tests that all text is legible: they measure the WCAG contrast of each glyph on each screen, in the colours that a terminal shows.
///
/// `ColorQuantizer`, which is not public, calculates the colours of the terminal.
@MainActor @Suite(.isolatedAppearance) struct ContrastTests {
  /// A theme, a number of colours and a piece.
  struct Look: Sendable, CustomTestStringConvertible {
    var theme: ThemeChoice
    var depth: ColorDepth
    var icon: Icon
    var testDescription: String { "\(theme), \(depth), \(icon)" }

    static let all: [Look] = [ThemeChoice.paper, .night, .terminal].flatMap { theme in
      [ColorDepth.truecolor, .palette256, .sixteen].flatMap { depth in
        [Icon.x, .o].map { Look(theme: theme, depth: depth, icon: $0) }
      }
    }
  }

  // The colours of Solarized Dark.
  private static let terminalColors = DefaultColors(
    foreground: Color(red: 131, green: 148, blue: 150), background: Color(red: 0, green: 43, blue: 54))

  // Motion is reduced, because the frames of animations are not measured and take most of the time.
  private func app(_ look: Look, _ size: Size, prepare: (TicTacToeModel) -> Void) throws -> TestedApp {
    var traits = TraitCollection(colorDepth: look.depth, reducesMotion: true)
    if look.theme == .terminal { traits.userInterfaceStyle = .dark }
    let tested = try TestedApp(size, traits: traits) { model, _ in prepare(model) }
    tested.app.terminal.defaultColors = Self.terminalColors
    tested.app.application.colorScheme = look.theme.scheme
    tested.advance(by: 1)
    return tested
  }

  private func filledApp(_ look: Look, _ size: Size) throws -> TestedApp {
    try app(look, size) { model in
      model.play(.victory)
      model.play(.defeat)
      model.post("Good game! 漢字")
      model.setFavorite(Message.ID(rawValue: 1), true)
      model.setIcon(look.icon.opposite)
      model.post("Corner first.", replyingTo: Message.ID(rawValue: 1))
      model.setIcon(look.icon)
      model.post("Rematch at noon?")
      if let game = model.game(at: 1) { model.rate(game.id, 2) }
      for digit in [5, 7, 3] { model.place(at: .keypad(digit)) }
    }
  }

  /// A screen, and the keys that lead to it from the previous one.
  private typealias Stop = (name: String, keys: [String])

  private static let tour: [Stop] = [
    ("play", []), ("keys", ["?"]), ("paused", ["\u{1B}", "p"]), ("won", ["p", "1", "6", "9", "4"]),
    ("messages", ["n", Keys.messages]), ("selected", [Typed.down]), ("favourite", [Typed.down, Typed.down]),
    ("menu", [Typed.control("o")]), ("menu closed", [Keys.escape]), ("search", ["/", "noon"]),
    ("match", [Typed.down]), ("search ended", [Keys.escape]), ("copied", ["y"]),
    ("blank message", ["c"]), ("new message", ["Half"]), ("draft question", [Keys.escape]),
    ("profile", [Typed.up, Typed.up, "\r", Keys.profile]), ("the other piece", [Typed.right]),
    ("opponents", [Typed.left, "\t", "\r", Typed.down]), ("question", ["\r"]),
    ("computer", [Keys.escape, Keys.profile]), ("history", [Typed.end, "\r"]),
    ("history, selected", [Typed.down, Typed.down]), ("filter", ["/"]), ("filter closed", [Keys.escape]),
    ("film strip", ["v"]), ("next frame of the strip", [Typed.right]), ("past game", ["\r"]), ("rated", ["4"]),
  ]

  /// The path through the screens of a new store.
  private static let newStoreTour: [Stop] = [
    ("first game", []), ("opponent to move", ["7", "4", "8", "5", "1"]), ("opponent won", ["6"]),
    ("no messages", [Keys.messages]), ("keys without a message", ["?"]), ("profile", [Keys.escape, Keys.profile]),
    ("a single game", ["\t", Typed.end, "\r"]), ("that game", ["\r"]),
  ]

  // Low windows show the same colours elsewhere, so they are measured in one number of colours. Wide ones also have cards.
  private nonisolated static let screens: [(Look, Size)] = Look.all.flatMap { look in
    let small = look.depth == .truecolor ? [Size(width: 40, height: 16)] : []
    return ([Size(width: 80, height: 24), Size(width: 120, height: 40)] + small).map { (look, $0) }
  }

  @Test(arguments: screens)
  func `every glyph on every screen has its required contrast`(look: Look, size: Size) throws {
    expectContrast(in: try filledApp(look, size), look, on: Self.tour)
  }

  @Test(arguments: Look.all)
  func `every glyph on every screen of a new store has its required contrast`(look: Look) throws {
    expectContrast(in: try app(look, Size(width: 80, height: 24)) { _ in }, look, on: Self.newStoreTour)
  }

  private func expectContrast(in tested: TestedApp, _ look: Look, on tour: [Stop]) {
    // Most cells of a screen are equal to cells that were measured before.
    var legible: Set<Cell> = []
    for stop in tour {
      for keys in stop.keys {
        tested.press(keys)
        if keys == "\u{1B}" { tested.advance(by: 1) }
      }
      let faults = Self.faults(in: tested.app.screen, look.depth, tested.app.terminal.colorMap, &legible)
      #expect(faults.isEmpty, "\(stop.name): \(faults.prefix(5).joined(separator: "; "))")
    }
  }

  @Test func `the contrast check finds glyphs with too little contrast`() {
    var buffer = CellBuffer(size: Size(width: 2, height: 1), filledWith: Cell(background: .white))
    buffer[0, 0] = Cell(glyph: Glyph("a"), foreground: Color(red: 0, green: 204, blue: 0), background: .white)
    buffer[1, 0] = Cell(glyph: Glyph("✓"), foreground: Color(red: 230, green: 229, blue: 0), background: .white)
    var legible: Set<Cell> = []
    expectEqual(Self.faults(in: buffer, .truecolor, .identity, &legible).count, 2)
    expectEqual(Self.faults(in: buffer, .truecolor, .identity, &legible).count, 2)
  }

  // MARK: Measuring

  // Returns the glyphs with too little contrast, and adds the other cells to the legible cells.
  private static func faults(
    in screen: CellBuffer, _ depth: ColorDepth, _ map: ColorMap, _ legible: inout Set<Cell>
  ) -> [String] {
    var quantizer = ColorQuantizer(depth: depth)
    quantizer.map = map
    var faults: [String] = []
    for y in 0..<screen.size.height {
      for x in 0..<screen.size.width where !legible.contains(screen[x, y]) {
        let cell = screen[x, y]
        if let fault = fault(of: cell, x, y, &quantizer) { faults.append(fault) } else { legible.insert(cell) }
      }
    }
    return faults
  }

  private static func fault(of cell: Cell, _ x: Int, _ y: Int, _ quantizer: inout ColorQuantizer) -> String? {
    guard cell.width > 0, cell.glyph != .blank, let least = leastRatio(of: cell) else { return nil }
    let rendition = quantizer.rendition(of: cell)
    let map = quantizer.map
    func color(_ number: Int32, default usual: Color) -> Color {
      if number < 0 { return usual }
      if quantizer.depth != .truecolor { return ColorPalette.color(Int(number)) }
      let parts = [16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
      return Color(red: parts[0], green: parts[1], blue: parts[2])
    }
    let front = color(rendition.foreground, default: map.ink)
    let back = color(rendition.background, default: map.paper)
    let seen = rendition.attributes.contains(.dim) ? front.mixed(with: back, ColorQuantizer.dimming) : front
    let ratio = seen.contrastRatio(with: back)
    if ratio >= least { return nil }
    return "\(cell.glyph.scalars) at (\(x), \(y)) has \(ratio): \(front) on \(back)"
  }

  // Letters and digits are text. Pictures and decoration are exempt: block shapes, and lines without a required contrast. So are the stars,
  // whose images always have their own colours.
  private static func leastRatio(of cell: Cell) -> Double? {
    if cell.minimumContrast == .disabled { return MinimumContrast.disabled.ratio }
    let base = cell.glyph.base
    if base.properties.isAlphabetic || base.properties.numericType != nil { return MinimumContrast.text.ratio }
    let isDrawing = (0x2500...0x259F).contains(base.value) || (0x2800...0x28FF).contains(base.value)
    if isDrawing || ["★", "☆"].contains(base), cell.minimumContrast == .none { return nil }
    return MinimumContrast.element.ratio
  }
}
