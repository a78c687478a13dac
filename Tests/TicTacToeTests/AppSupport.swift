import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import tictactoe

/// The current time for the stores and screens of a test. It advances only when the test says so.
@MainActor final class TestTime {
  /// The 21st of November 2026, 9:41 in London.
  var now = Date(timeIntervalSince1970: 1_795_254_060)

  /// The seconds that the time zone is ahead of Greenwich.
  var offset = 0

  /// The texts for dates, as of this time.
  var dateTexts: DateTexts {
    DateTexts(
      now: { MainActor.assumeIsolated { self.now } }, locale: Locale(identifier: "en_GB"),
      offset: { _ in MainActor.assumeIsolated { self.offset } })
  }
}

/// A browser without a window.
@MainActor private final class TestBrowser {
  var isInstalled = false
  private(set) var addresses: [String] = []

  func open(_ address: String) -> Bool {
    if isInstalled { addresses.append(address) }
    return isInstalled
  }
}

/// A store, its model, and the app on a terminal without a screen.
@MainActor final class TestedApp {
  let store: TemporaryStore
  let time = TestTime()
  let model: TicTacToeModel
  private(set) var app: TestApplication
  private let browser = TestBrowser()

  /// Whether the desktop has a browser. Defaults to false.
  var hasBrowser: Bool {
    get { browser.isInstalled }
    set { browser.isInstalled = newValue }
  }

  /// The addresses that the browser has opened.
  var openedAddresses: [String] { browser.addresses }

  /// Starts the app on a new store, after `prepare` has changed the model. Computer opponents play and think by chance, from a seed. With a
  /// `player`, it is the app of a player on a host, whose folder has the stores of others.
  init(
    _ size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection(), seed: UInt64 = 1,
    showsHints: Bool = true, permissions: Permissions = .owner, player: PlayerName? = nil,
    lineModeReason: String? = nil,
    prepare: (TicTacToeModel, TestTime) throws -> Void = { _, _ in }
  ) throws {
    store = try TemporaryStore()
    let time = time
    let folder = store.folder.path
    model = TicTacToeModel(
      store: try Store(
        path: player.map { "\(folder)/\($0).sqlite" } ?? store.path, now: { MainActor.assumeIsolated { time.now } },
        uptime: { MainActor.assumeIsolated { time.now.timeIntervalSince1970 } }))
    try prepare(model, time)
    let delegate = AppDelegate(
      model: model, dateTexts: time.dateTexts, courier: player.map { HostCourier(name: $0, folder: folder) },
      generator: SeededGenerator(seed: seed), showsHints: showsHints, openAddress: permissions.links(browser.open))
    app = TestApplication(size: size, traits: traits, lineModeReason: lineModeReason, delegate: delegate)
    permissions.apply(to: app.application)
    app.advance(by: 1)
  }

  /// Types keys, and waits until all animations have ended.
  func press(_ keys: String...) {
    for key in keys { app.press(key) }
    app.advance(by: 1)
  }

  /// Clicks on a text that is on the screen.
  func click(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let place = try #require(self.place(of: text), "\(text) is not shown", sourceLocation: sourceLocation)
    app.click(place.x, place.y)
    app.advance(by: 1)
  }

  /// Advances the clock of the application and the current time.
  func advance(by seconds: Double) {
    time.now += seconds
    app.advance(by: seconds)
  }

  // MARK: The screen

  var rows: [String] { (0..<app.screen.size.height).map { app.row($0) } }

  var text: String { rows.joined(separator: "\n") }

  /// Opens the list of keys, and returns its entries as a screen reader announces them. On the screen, long ones are wrapped.
  func keyList(opens key: String = "?") -> [String] {
    press(key)
    defer { press(Keys.escape) }
    return app.application.accessibilityOutline.flatMap { $0.components(separatedBy: ", ") }
  }

  /// Returns a text as a row shows it: Hebrew and Arabic letters in the order of the screen.
  func onScreen(_ text: String) -> String {
    guard let line = app.application.windowScene.traitCollection.order(of: text) else { return text }
    return line.items.reduce(into: "") { $0.unicodeScalars += $1.glyph.scalars }
  }

  /// Returns the row that contains a text, or nil.
  func row(of text: String) -> Int? {
    let shown = onScreen(text)
    return rows.firstIndex { $0.contains(shown) }
  }

  /// Returns the cell at which a text begins.
  func place(of text: String) -> Point? {
    let glyphs = onScreen(text).map(String.init)
    for y in 0..<app.screen.size.height {
      let cells = (0..<app.screen.size.width).filter { app.cell($0, y).width != 0 }
      let row = cells.map { String(String.UnicodeScalarView(app.cell($0, y).glyph.scalars)) }
      for start in row.indices where row[start...].starts(with: glyphs) { return Point(x: cells[start], y: y) }
    }
    return nil
  }

  /// Returns the colour of the first letter of a text.
  func color(of text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Color {
    let place = try #require(self.place(of: text), "\(text) is not shown", sourceLocation: sourceLocation)
    return app.foreground(place.x, place.y)
  }

  /// Returns the colour behind the first letter of a text.
  func paper(of text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Color {
    let place = try #require(self.place(of: text), "\(text) is not shown", sourceLocation: sourceLocation)
    return app.background(place.x, place.y)
  }

  static let red = Palette.tint(of: .x)
  static let green = Palette.tint(of: .o)

  /// Returns whether a colour is black, white or a grey.
  static func isGrey(_ color: Color) -> Bool { color.red == color.green && color.green == color.blue }
}

extension TicTacToeModel {
  /// Plays a game with a given result, and begins the next game.
  func play(_ result: Game.Result) {
    let digits: [Int] =
      switch result {
      case .inProgress: [5, 7]
      case .victory: [7, 4, 8, 5, 9]
      case .defeat: [7, 4, 8, 5, 1, 6]
      case .draw: [5, 1, 3, 7, 4, 6, 2, 8, 9]
      }
    for digit in digits { place(at: .keypad(digit)) }
    newGame()
  }

  /// Chooses an opponent, and plays games with given results in which the user begins.
  func play(_ results: [Game.Result], against opponent: Opponent) {
    setOpponent(opponent)
    setBeginner(.me)
    for result in results { play(result) }
  }
}

/// The keys that many tests press.
enum Keys {
  static let play = Typed.alt("1")
  static let messages = Typed.alt("2")
  static let profile = Typed.alt("3")
  static let post = Typed.control("s")
  static let escape = "\u{1B}"
}
