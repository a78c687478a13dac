import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import tictactoe

/// Compares the screens of the game, laid out from right to left, with their mirror images.
@MainActor @Suite(.isolatedAppearance) struct GameMirrorTests {
  /// A screen, and the keys that lead to it from the start.
  struct Stop: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: [String]
    var testDescription: String { name }

    static let all = [
      Stop(name: "play", keys: []),
      Stop(name: "victory", keys: ["7", "4", "8", "5", "9"]),
      Stop(name: "messages", keys: [Keys.messages]),
      Stop(name: "a message", keys: [Keys.messages, Typed.down, "\r"]),
      Stop(name: "a new message", keys: [Keys.messages, "n", "Half a message"]),
      Stop(name: "profile", keys: [Keys.profile]),
      Stop(name: "history", keys: [Keys.profile, Typed.end, "\r"]),
      Stop(name: "keys", keys: ["?"]),
      Stop(name: "opponents", keys: [Keys.profile, "\t", "\r"]),
      Stop(name: "a game of the history", keys: [Keys.profile, Typed.end, "\r", "\r"]),
      Stop(name: "the film strip", keys: [Keys.profile, Typed.end, "\r", "v"]),
    ]
  }

  /// A kind of terminal: views draw other signs in few cells, with few characters and with few colours.
  struct Look: Sendable, CustomTestStringConvertible {
    let size: Size
    var level = GlyphLevel.braille
    var depth = ColorDepth.truecolor
    var testDescription: String { "\(size.width)×\(size.height), \(level), \(depth)" }

    static let all = [
      Look(size: Size(width: 80, height: 24)), Look(size: Size(width: 40, height: 16)),
      Look(size: Size(width: 120, height: 40)),
      Look(size: Size(width: 80, height: 24), level: .blocks, depth: .sixteen),
      Look(size: Size(width: 80, height: 24), level: .ascii, depth: .none),
    ]
  }

  @Test(arguments: Stop.all, Look.all)
  func `a screen from right to left is the mirror image of the screen from left to right`(
    stop: Stop, look: Look
  ) throws {
    let traits = TraitCollection(glyphLevel: look.level, colorDepth: look.depth, reducesMotion: true)
    let tested = try TestedApp(look.size, traits: traits) { model, time in
      for result in [Game.Result.victory, .defeat, .draw] {
        time.now += 600
        model.play(result)
      }
      model.post("Corner first")
      model.post("A longer message (with brackets), which does not fit in a row of the list and ends in dots")
    }
    for key in stop.keys { tested.press(key) }
    let leftToRight = tested.app.screen
    tested.app.application.traitOverrides.layoutDirection = .rightToLeft
    tested.app.turn()
    let pictures = tested.app.application.windows.flatMap { Self.pictureAreas(in: $0, of: look.size) }
    let differences = MirrorImage(tested.app.screen, of: leftToRight).differences(exceptIn: pictures)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  /// The areas of the screen that are not mirrored: boards look the same in all languages, and a sheet covers other letters of the texts behind
  /// it.
  private static func pictureAreas(in view: View, of size: Size) -> [Rect] {
    if view.isHidden { return [] }
    let isPicture = view is BoardView || view is PositionView || view is SmallBoardView
    let sheet = (view as? MessageSheetView)?.paper.superview
    guard isPicture || sheet != nil, let window = view.window else {
      return view.subviews.flatMap { pictureAreas(in: $0, of: size) }
    }
    let part = sheet ?? view
    // A sheet has a line around it where colours are few.
    let margin = isPicture ? 0 : -1
    let area = part.convert(part.bounds, to: nil).offset(by: window.frame.origin)
      .inset(by: EdgeInsets(top: margin, bottom: margin))
    let mirrored = Rect(x: size.width - area.maxX, y: area.minY, width: area.width, height: area.height)
    if isPicture { return [mirrored] }
    let beside = [
      Rect(x: 0, y: area.minY, width: mirrored.minX, height: area.height),
      Rect(x: mirrored.maxX, y: area.minY, width: area.minX, height: area.height),
    ]
    return beside + view.subviews.flatMap { pictureAreas(in: $0, of: size) }
  }
}
