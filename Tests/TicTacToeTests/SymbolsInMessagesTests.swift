import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the symbol palette over the sheet for a new message.
@MainActor @Suite(.isolatedAppearance, .needsSymbols) struct SymbolsInMessagesTests {
  private nonisolated static let open = "\u{1B}."
  private nonisolated static let looks = [
    TraitCollection(), TraitCollection(colorDepth: .sixteen), TraitCollection(colorDepth: .none),
  ]

  // The field of the palette. The navigation bar and the row of keys have the same word.
  private func paletteRow(_ tested: TestedApp) -> Int? {
    tested.rows.indices.last { $0 > 1 && tested.rows[$0].contains("Search") && !tested.rows[$0].contains("/ Search") }
  }

  @Test(arguments: [Size(width: 40, height: 16), Size(width: 80, height: 24), Size(width: 120, height: 40)], looks)
  func `V8: the row with the cursor of a message and its buttons stay above the palette`(
    size: Size, traits: TraitCollection
  ) throws {
    let tested = try TestedApp(size, traits: traits) { model, _ in model.post("original") }
    tested.press(Keys.messages, Typed.down, "r", "one\r", "two\r", "three", Self.open)
    let top = try #require(paletteRow(tested))
    #expect(try #require(tested.row(of: "three")) < top)
    #expect(try #require(tested.row(of: "Cancel")) < top)
    tested.press("dog", "\r")
    #expect(tested.row(of: "three🐶") != nil || tested.text.contains("three🐶"))
    tested.press(Keys.escape)
    expectNil(paletteRow(tested))
    #expect(tested.row(of: "one") != nil)
    tested.press(Keys.post)
    expectEqual(tested.model.messages(in: 0..<1).first?.text, "one\ntwo\nthree🐶")
  }

  @Test func `V8: the symbols that the user has chosen are offered first after a restart`() throws {
    let tested = try TestedApp()
    tested.press(Keys.messages, "c", Self.open, "dog", "\r", Keys.escape)
    expectEqual(tested.model.recentSymbols, ["🐶"])
    tested.model.close()
    let model = TicTacToeModel(store: try Store(path: tested.store.path))
    let app = TestApplication(delegate: AppDelegate(model: model))
    expectEqual(app.application.recentSymbols, ["🐶"])
  }

  @Test func `V8: symbols that another instance of the program has remembered are kept`() throws {
    let tested = try TestedApp()
    let other = try tested.store.model()
    other.setRecentSymbols(["🐱", "🐭"])
    tested.model.refresh()
    tested.press(Keys.messages, "c", Self.open, "dog", "\r", Keys.escape)
    expectEqual(tested.model.recentSymbols, ["🐶", "🐱", "🐭"])
    expectEqual(tested.app.application.recentSymbols, ["🐶", "🐱", "🐭"])
  }
}
