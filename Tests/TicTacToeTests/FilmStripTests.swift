import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the history as a film strip.
@MainActor @Suite(.isolatedAppearance) struct FilmStripTests {
  private nonisolated static let wide = Size(width: 100, height: 30)

  /// Returns the history with, from the left, a game in progress, a draw, a defeat and a victory, as a list or as a strip.
  private func history(
    _ size: Size = Self.wide, traits: TraitCollection = TraitCollection(), asStrip: Bool = true, games: Int = 3
  ) throws -> TestedApp {
    let tested = try TestedApp(size, traits: traits) { model, time in
      for number in 0..<games {
        time.now += 600
        model.play([Game.Result.victory, .defeat, .draw][number % 3])
      }
      for digit in [5, 7] { model.place(at: .keypad(digit)) }
    }
    open(tested)
    if asStrip { tested.press("v") }
    return tested
  }

  private func open(_ tested: TestedApp) { tested.press(Keys.profile, "\t", Typed.end, "\r") }

  /// Returns the number of pieces in the frame at the left.
  private func piecesAtLeft(_ tested: TestedApp) -> Int {
    (0..<3).flatMap { row in (0..<3).map { (row, $0) } }.filter { row, column in
      let area = Rect(x: 4 + 10 * column, y: 7 + 5 * row, width: 9, height: 4)
      return (area.minY..<area.maxY).contains { y in
        (area.minX..<area.maxX).contains { x in
          !TestedApp.isGrey(tested.app.foreground(x, y)) && !tested.app.cell(x, y).isBlank
        }
      }
    }.count
  }

  @Test func `the strip shows a board, the result, the number, the opponent and the date of each game`() throws {
    expect(
      try history(traits: TraitCollection(reducesMotion: true)).app,
      shows: """
        │Tic-Tac-Toe│   │   │   │   │   │   │   │   │  09:41│   │   │   │   │   │   │   │   │   │   │? Keys
        ┼ List View  Filter ┼───┼───┼───┼───┼───┼───┼ History ──┼───┼───┼───┼───┼───┼───┼───┼───┼───┼ Done ─
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔


           ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬

             ▗▟▛▀▜▙▖                          ▗▟▛▀▜▙▖   ▗▟▛▀▜▙▖   ▜▙▖ ▗▟▛      ▜▙▖ ▗▟▛   ▜▙▖ ▗▟▛
              ▌   ▐                            ▌   ▐     ▌   ▐     ▝▜ ▛▘        ▝▜ ▛▘     ▝▜ ▛▘
             ▜▙▖ ▗▟▛                          ▜▙▖ ▗▟▛   ▜▙▖ ▗▟▛   ▗▟▛▀▜▙▖      ▗▟▛▀▜▙▖   ▗▟▛▀▜▙▖
              ▝▀▀▀▘                            ▝▀▀▀▘     ▝▀▀▀▘    ▀▘   ▝▀      ▀▘   ▝▀   ▀▘   ▝▀
            ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀    ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀    ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀
                       ▜▙▖ ▗▟▛                ▜▙▖ ▗▟▛   ▜▙▖ ▗▟▛   ▗▟▛▀▜▙▖      ▗▟▛▀▜▙▖   ▗▟▛▀▜▙▖   ▗▟▛▀▜▙▖
                        ▝▜ ▛▘                  ▝▜ ▛▘     ▝▜ ▛▘     ▌   ▐      ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
                       ▗▟▛▀▜▙▖                ▗▟▛▀▜▙▖   ▗▟▛▀▜▙▖   ▜▙▖ ▗▟▛     ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                       ▀▘   ▝▀                ▀▘   ▝▀   ▀▘   ▝▀    ▝▀▀▀▘        ▝▀▀▀▘     ▝▀▀▀▘     ▝▀▀▀▘
            ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀    ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀    ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀
                                              ▗▟▛▀▜▙▖   ▜▙▖ ▗▟▛   ▜▙▖ ▗▟▛      ▜▙▖ ▗▟▛
                                               ▌   ▐     ▝▜ ▛▘     ▝▜ ▛▘        ▝▜ ▛▘
                                              ▜▙▖ ▗▟▛   ▗▟▛▀▜▙▖   ▗▟▛▀▜▙▖      ▗▟▛▀▜▙▖
                                               ▝▀▀▀▘    ▀▘   ▝▀   ▀▘   ▝▀      ▀▘   ▝▀

           ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬  ▬
           On the board                 #4  Drawn                        #3  Lost                         #2
           A friend here           2 moves  A friend here           9 moves  A friend here           6 moves
           21/11/2026, 10:11                21/11/2026, 10:11                21/11/2026, 10:01



                                   Enter Open  / Filter  y Copy  v Show as a list
        """)
  }

  @Test func `v and the button of the bar switch between the list and the strip, and keep the row`() throws {
    let tested = try history(asStrip: false)
    tested.press(Typed.down)
    try tested.click("Film View")
    #expect(tested.text.contains("▬") && tested.row(of: "Film View") == nil)
    expectEqual(selectedNumber(tested), "#3")
    tested.press(Typed.right)
    try tested.click("List View")
    #expect(!tested.text.contains("▬"))
    #expect(tested.rows.contains { $0.contains("Lost · 21/11/2026") }, "\(tested.text)")
  }

  /// Returns the number of the selected game.
  private func selectedNumber(_ tested: TestedApp) -> String? {
    (1...9).map { "#\($0)" }.first { number in
      // The last row of the film is above the number.
      tested.place(of: number).map { !TestedApp.isGrey(tested.app.background($0.x, $0.y - 1)) } ?? false
    }
  }

  @Test func `the choice of the strip lasts until the program ends, and holds only in wide windows`() throws {
    let tested = try history()
    tested.press(Keys.escape)
    #expect(tested.row(of: "Show History") != nil)
    tested.press("\r")
    #expect(tested.text.contains("▬"))
    tested.app.resize(to: Size(width: 99, height: 30))
    tested.app.advance(by: 1)
    #expect(!tested.text.contains("▬") && tested.row(of: "View") == nil)
    tested.press("v")
    tested.app.resize(to: Self.wide)
    tested.app.advance(by: 1)
    #expect(tested.text.contains("▬"))
  }

  @Test func `the list of keys names the key that switches, in wide windows`() throws {
    let tested = try history(asStrip: false)
    #expect(tested.keyList().contains("v Show as a film strip"))
    tested.press("v")
    #expect(tested.keyList().contains("v Show as a list"))
    let narrow = try history(Size(width: 99, height: 30), asStrip: false)
    #expect(!narrow.keyList().contains { $0.contains("film strip") })
  }

  @Test func `Enter opens the selected game, and Escape returns to it`() throws {
    let tested = try history()
    tested.press(Typed.right, Typed.right, "\r")
    #expect(tested.rows.contains { $0.contains("Lost · 21/11/2026") } && !tested.text.contains("▬"))
    tested.press(Keys.escape)
    #expect(tested.text.contains("▬") && selectedNumber(tested) == "#2")
  }

  @Test func `a click selects a game, and a click on the selected game opens it`() throws {
    let tested = try history()
    try tested.click("Drawn")
    #expect(selectedNumber(tested) == "#3" && tested.text.contains("▬"))
    try tested.click("Drawn")
    #expect(tested.rows.contains { $0.contains("Drawn · 21/11/2026") })
  }

  @Test func `the selected game replays a move every half second, pauses at the end and begins again`() throws {
    let tested = try history()
    tested.press(Typed.right, Typed.left)
    var counts: [Int] = []
    for _ in 0..<12 {
      counts.append(piecesAtLeft(tested))
      tested.app.advance(by: 0.5)
    }
    expectEqual(counts, [0, 1, 2, 2, 2, 2, 0, 1, 2, 2, 2, 2], "\(tested.text)")
  }

  @Test func `games that are not selected show all of their moves`() throws {
    let tested = try history()
    tested.press(Typed.right)
    for _ in 0..<6 {
      tested.app.advance(by: 0.5)
      expectEqual(piecesAtLeft(tested), 2)
    }
  }

  private func isIdle(_ tested: TestedApp) -> Bool {
    let frames = tested.app.frameCount
    tested.app.advance(by: 20)
    return tested.app.frameCount == frames
  }

  @Test func `nothing is drawn while a replay cannot be seen`() throws {
    let tested = try history(games: 30)
    #expect(!isIdle(tested))
    tested.press("\r")
    #expect(isIdle(tested), "a game covers the strip")
    tested.press(Keys.escape)
    #expect(!isIdle(tested))
    tested.press("v")
    #expect(isIdle(tested), "the history is a list")
    tested.press("v", Keys.escape)
    #expect(isIdle(tested), "another screen is shown")
  }

  @Test func `with reduced motion, the selected game does not replay`() throws {
    let tested = try history(traits: TraitCollection(reducesMotion: true))
    #expect(isIdle(tested) && piecesAtLeft(tested) == 2)
  }

  @Test func `a screen reader reads a frame like a row of the list, with its number`() throws {
    func words(_ asStrip: Bool) throws -> [String] {
      let tested = try history(asStrip: asStrip)
      tested.press(Typed.right)
      return tested.app.application.accessibilityOutline.filter { $0.contains("Drawn") }
    }
    let (strip, list) = (try words(true), try words(false))
    expectEqual(strip, ["  Drawn, #3, 9 moves, 21/11/2026, 10:11, 2 of 4, selected"])
    expectEqual(list.first?.hasPrefix("  Drawn, 21/11/2026, 10:11, 9 moves, "), true, "\(list)")
  }

  @Test func `a game that another process begins appears at the left, and the selected game stays selected`() throws {
    let tested = try history()
    tested.press(Typed.right)
    expectEqual(selectedNumber(tested), "#3")
    let other = try tested.store.model()
    other.newGame()
    other.place(at: .keypad(1))
    tested.model.refresh()
    tested.app.advance(by: 1)
    #expect(tested.text.contains("#5") && selectedNumber(tested) == "#3", "\(tested.text)")
  }

  @Test func `a new rating and another piece change the frames`() throws {
    let tested = try history()
    tested.model.rate(Game.ID(rawValue: 4), 2)
    tested.model.setIcon(.o)
    tested.app.advance(by: 0.4)
    #expect(tested.text.contains("★★★☆☆"))
    let center = Set((12..<19).flatMap { x in (13..<16).map { tested.app.foreground(x, $0) } })
    #expect(center.contains(Palette.piece(.o)) && !center.contains(Palette.piece(.x)))
  }

  @Test(arguments: Strings.languages)
  func `captions are complete in all languages`(language: Language) throws {
    let tested = try history(Size(width: 100, height: 16), traits: TraitCollection(languages: [language]))
    let strings = Strings(language)
    for text in [strings.onTheBoard, strings.drawn, strings.youLost, strings.name(.friend), strings.moves(9)] {
      #expect(tested.place(of: text) != nil, "\(text):\n\(tested.text)")
    }
  }

  @Test func `Home and End move to the ends of the strip, and the wheel scrolls it`() throws {
    let tested = try history(games: 40)
    tested.press(Typed.end)
    #expect(tested.row(of: "#1") != nil)
    tested.press(Typed.home)
    #expect(tested.row(of: "#41") != nil)
    tested.app.turnWheel(by: 3, 20, 15)
    tested.app.advance(by: 1)
    let column = tested.place(of: "#40")?.x
    expectEqual(column, 46)
    tested.app.turnWheel(by: 30, 20, 15)
    expectNil(tested.row(of: "#41"))
  }
}
