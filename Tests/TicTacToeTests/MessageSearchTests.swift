import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the search in messages and of the list of favourites.
@MainActor @Suite(.isolatedAppearance) struct MessageSearchTests {
  /// Returns an app with four messages: two as X and two as O, and "Good game" is a favourite.
  private func messages(
    _ size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection(), count: Int = 0
  ) throws -> TestedApp {
    let tested = try TestedApp(size, traits: traits) { model, time in
      for number in 0..<count { model.post("Filler \(number)") }
      model.post("Rematch at noon?")
      if let id = model.post("Good game, well played").id { model.setFavorite(id, true) }
      model.setIcon(.o)
      model.post("The corner wins")
      model.post("Another game tomorrow")
      model.setIcon(.x)
      time.now += 90
    }
    tested.press(Keys.messages)
    return tested
  }

  private let texts = ["Rematch", "Good game", "The corner", "Another game"]

  private func shown(_ tested: TestedApp) -> [String] { texts.filter { tested.row(of: $0) != nil } }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 16), Size(width: 120, height: 40)])
  func `/ opens the search bar, each typed letter narrows the list, and Escape shows all messages again`(size: Size)
    throws
  {
    let tested = try messages(size)
    tested.press("/")
    #expect(tested.row(of: "Favourites") == tested.row(of: "By X") && tested.row(of: "By X") != nil, "\(tested.text)")
    expectEqual(shown(tested), texts)
    tested.press("ga")
    expectEqual(shown(tested), ["Good game", "Another game"])
    tested.press("me tom")
    expectEqual(shown(tested), ["Another game"])
    tested.press(Keys.escape)
    expectEqual(shown(tested), texts)
    expectNil(tested.row(of: "Favourites"))
  }

  @Test func `a search that begins while another one closes keeps its bar, and works`() throws {
    let tested = try messages()
    tested.press("/", "noon")
    tested.app.press(Keys.escape)
    tested.app.advance(by: 0.15)
    tested.app.press("/")
    tested.press("ga")
    #expect(shown(tested) == ["Good game", "Another game"] && tested.row(of: "Favourites") != nil, "\(tested.text)")
    tested.press(Keys.escape)
    #expect(shown(tested) == texts && tested.row(of: "Favourites") == nil)
  }

  @Test func `after a search the row that had the focus before it has the focus again`() throws {
    let tested = try messages()
    tested.press(Typed.down, Typed.down, "/", "corner", Keys.escape)
    tested.press("f")
    expectEqual(
      tested.model.messages(in: 0..<4).map(\.isFavorite), [false, false, false, false], "f concerns Good game")
  }

  @Test func `a message selected among the matches stays selected when the search ends`() throws {
    let tested = try messages()
    tested.press("/", "noon", "\r", Typed.down, Keys.escape)
    tested.press("f")
    expectEqual(tested.model.messages(in: 0..<4).map(\.isFavorite), [false, false, true, true])
  }

  @Test(arguments: [ColorDepth.none, .sixteen, .truecolor])
  func `matches are bold and underlined at every colour depth`(depth: ColorDepth) throws {
    let tested = try messages(traits: TraitCollection(colorDepth: depth))
    tested.press("/", "game")
    let place = try #require(tested.place(of: "game, well"))
    let attributes = tested.app.cell(place.x, place.y).attributes
    #expect(attributes.isSuperset(of: [.bold, .underline]))
    #expect(tested.app.cell(place.x - 2, place.y).attributes.isDisjoint(with: [.bold, .underline]))
    if depth == .truecolor { expectEqual(tested.app.background(place.x, place.y), Palette.match) }
  }

  @Test func `the scopes show favourites and the messages of one piece`() throws {
    let tested = try messages()
    tested.press("/")
    try tested.click("Favourites")
    expectEqual(shown(tested), ["Good game"])
    try tested.click("By X")
    expectEqual(shown(tested), ["Rematch", "Good game"])
    try tested.click("By O")
    expectEqual(shown(tested), ["The corner", "Another game"])
    tested.press("corner")
    expectEqual(shown(tested), ["The corner"])
  }

  @Test func `F shows the favourites with the focus in the list, and ends that`() throws {
    let tested = try messages()
    tested.press("F")
    expectEqual(shown(tested), ["Good game"])
    tested.press(Typed.down, "f")
    #expect(tested.row(of: "No favourites yet") != nil, "\(tested.text)")
    tested.press("F")
    expectEqual(shown(tested), texts)
  }

  @Test func `F shows that there are no favourites, and a second F shows all messages again`() throws {
    let tested = try TestedApp { model, _ in model.post("Rematch") }
    tested.press(Keys.messages, "F")
    #expect(tested.row(of: "No favourites yet") != nil && tested.row(of: "Rematch") == nil)
    tested.press("F")
    #expect(tested.row(of: "Rematch") != nil && tested.row(of: "By X") == nil, "\(tested.text)")
  }

  @Test(arguments: [Size(width: 40, height: 17), Size(width: 80, height: 24)])
  func `a search without matches says so and what to try`(size: Size) throws {
    let tested = try messages(size, traits: TraitCollection(usesScreenReader: true))
    tested.press("/", "xylophone")
    #expect(tested.row(of: "No messages found") != nil)
    #expect(tested.row(of: "Try fewer letters or the scope All.") != nil)
    expectEqual(tested.app.application.spokenText?.contains("No messages found"), true)
  }

  @Test func `messages that another instance posts, edits or deletes change the matches at once`() throws {
    let tested = try messages()
    tested.press("/", "corner")
    let other = try tested.store.model()
    other.post("The other corner")
    tested.model.refresh()
    tested.press()
    #expect(tested.row(of: "The other corner") != nil && tested.row(of: "The corner") != nil)
    other.edit(try #require(other.message(at: 0)), text: "Elsewhere")
    other.delete(try #require(other.message(at: 1)).id)
    tested.model.refresh()
    tested.press()
    #expect(tested.row(of: "corner wins") != nil && tested.row(of: "The other corner") == nil)
  }

  @Test func `a match can be deleted and restored during the search`() throws {
    let tested = try messages()
    tested.press("/", "game", "\r", Typed.delete)
    expectEqual(shown(tested), ["Good game"])
    tested.press("u")
    expectEqual(shown(tested), ["Good game", "Another game"])
  }

  @Test func `more matches than a page are read while the user scrolls`() throws {
    let tested = try messages(count: 250)
    tested.press("/", "filler", "\r")
    for _ in 0..<5 { tested.press(Typed.end) }
    #expect(tested.row(of: "Filler 0 ") != nil, "\(tested.text)")
  }

  @Test func `the answered message is shown even if the search does not find it`() throws {
    let tested = try TestedApp { model, _ in
      let first = model.post("Best of five?").id
      model.post("Yes.", replyingTo: first)
    }
    tested.press(Keys.messages, "/", "yes", "\r", Typed.right, "\r")
    expectNil(tested.row(of: "Favourites"), "the search has ended: \(tested.text)")
    tested.press("f")
    expectEqual(tested.model.messages(in: 0..<2).map(\.isFavorite), [false, true])
  }

  @Test func `the button Search in the bar opens the search`() throws {
    let tested = try messages()
    try tested.click("⌕ Search")
    #expect(tested.row(of: "By O") != nil)
  }

  @Test(arguments: [Size(width: 40, height: 16), Size(width: 80, height: 24), Size(width: 120, height: 40)])
  func `Escape leads from a game that a match names to the matches, and then to all messages`(size: Size) throws {
    let tested = try TestedApp(size) { model, _ in
      model.play(.victory)
      model.post("Other")
      model.post("See #1")
    }
    tested.press(Keys.messages, "/", "see", "\r", size.width < 100 ? Typed.right : "\t", "\r")
    #expect(tested.row(of: "Won") != nil && tested.row(of: "By X") == nil, "\(tested.text)")
    tested.press(Keys.escape)
    #expect(tested.row(of: "By X") != nil && tested.row(of: "See #1") != nil && tested.row(of: "Other") == nil)
    // The first Escape leads from the pane to the list.
    tested.press(Keys.escape)
    if size.width >= 100 { tested.press(Keys.escape) }
    #expect(tested.row(of: "By X") == nil && tested.row(of: "Other") != nil, "\(tested.text)")
  }

  @Test func `the search is still there after a visit to another tab`() throws {
    let tested = try messages()
    tested.press("/", "game", Keys.play)
    expectNil(tested.row(of: "By X"))
    tested.press(Keys.messages)
    expectEqual(shown(tested), ["Good game", "Another game"], "\(tested.text)")
    tested.press(Keys.escape)
    expectEqual(shown(tested), texts, "\(tested.text)")
  }

  @Test func `a message posted during a search ends the search and is visible`() throws {
    let tested = try messages()
    tested.press("/", "corner", "\r", "c", "Hello", Keys.post)
    #expect(tested.row(of: "Hello") != nil && tested.row(of: "By X") == nil, "\(tested.text)")
  }
}
