import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of the first page of the gallery.
@MainActor @Suite(.isolatedAppearance) struct ShowcasePageTests {
  // A screen with room for the whole page beside the list.
  private static let size = Size(width: 80, height: 60)

  private func showcase(
    size: Size = Self.size, traits: TraitCollection = TraitCollection(), wait: Double = 4
  ) -> TestApplication {
    let app = TestApplication(size: size, traits: traits, delegate: GalleryDelegate())
    app.advance(by: wait)
    return app
  }

  private func stillShowcase(_ traits: TraitCollection = TraitCollection(reducesMotion: true)) -> TestApplication {
    showcase(traits: traits, wait: 0)
  }

  private func views<Kind: View>(_ kind: Kind.Type, in app: TestApplication) -> [Kind] {
    func below(_ view: View) -> [Kind] { [view as? Kind].compactMap { $0 } + view.subviews.flatMap(below) }
    return app.application.windowScene.windows.flatMap(below)
  }

  // The number of tinted controls that look different on two screens of the same size.
  private func changes(from before: CellBuffer, _ app: TestApplication) -> Int {
    views(TintTile.self, in: app).count { tile in
      let area = tile.convert(tile.bounds, to: nil)
      let columns = area.minX..<area.maxX
      return !(tile.control is ActivityIndicatorView)
        && columns.contains { before[$0, area.minY] != app.screen[$0, area.minY] }
    }
  }

  private func rows(_ app: TestApplication) -> [String] { (0..<app.screen.size.height).map(app.row) }

  private func place(of text: String, in app: TestApplication) throws -> Point {
    let y = try #require(rows(app).firstIndex { $0.contains(text) })
    let start = try #require(app.row(y).firstRange(of: text)?.lowerBound)
    return Point(x: app.row(y).distance(from: app.row(y).startIndex, to: start), y: y)
  }

  @Test func `the page shows controls of all kinds, and a push`() {
    expectPage(
      "Showcase",
      draws: """
                                Showcase
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
            Sweep the Tint                                      ▐
                                                                ▐
           ▐●▌   ▐ ●▌   ▐●▌   ▐ ●▌   ▐ ●▌   ▐●▌   ▐ ●▌   ▐ ●▌   ▐
                                                                ▐
           ★     ★      ★     ★      ★      ★     ★      ★      ▐
                                                                ▐
          ━━━━━━━  ─── ━━━▐ ▌────── ━━━━━━━━▐ ▌─ ━━━━━▐ ▌─────  ▐
                                                                ▐
          ▐ A ▌ B │C ▌ ▐ A ▐ B ▌C ▌ ▐ A │ B ▐C ▌ ▐ A ▌ B │ C ▌  ▐
                                                                ▐
          ⣏⠉    ⣏⠉     ⣏⠉    ⣏⠉     ⣏⠉     ⣏⠉    ⣏⠉     ⣏⠉      ▐
                                                                ▐
          ━━━━━╸━ ███▎     ━━━━━━━━ ███████▎ ━━╸━━━━━ █████▋    ▐
                                                                ▐
          ▐ − │ + ▌ ▐ − │ + ▌  ▐ − │ + ▌ ▐ − │ + ▌  ▐ − │ + ▌

           ● • ·   • ● ·    · ● •    · • ●    ● • ·    • ● ·

          A push: the screen behind moves a third as far
        """)
  }

  @Test func `the page is drawn in ASCII on the smallest screen`() {
    expect(
      .smallGallery(showing: "Showcase"),
      shows: """
         TermKit         09:41           ? Keys
          < Gallery     Showcase
        ---------------------------------------|
            Sweep the Tint                     |
                                               |
           [===O]   [===O]   [o---]   [===O]   |

           [===O]   [o---]   [===O]   [===O]

           *       [*]       *        *

          [*]       *        *       [*]

          ===========[]---- =====[]----------
        ________________________________________
          Paper   none   ASCII     auto     en
        """)
  }

  // MARK: The sweep

  @Test func `more than forty controls show the tint that they inherit`() {
    let tiles = views(TintTile.self, in: stillShowcase())
    #expect(tiles.count { !($0.control is ActivityIndicatorView) } > 40)
    #expect(Set(tiles.map { ObjectIdentifier(type(of: $0.control)) }).count == 8)
  }

  @Test func `the tint sweeps over the controls when the page opens, and again after the key w and the button`() throws
  {
    let rest = stillShowcase().screen
    let app = showcase(wait: 0.9)
    #expect(changes(from: rest, app) > 10)
    app.advance(by: 3)
    #expect(changes(from: rest, app) == 0)
    #expect(views(TintTile.self, in: app).allSatisfy { $0.tintColor == PaperTheme().accent }, "all inherit it again")
    let frames = app.frameCount
    app.advance(by: 30)
    #expect(app.frameCount - frames <= 1, "only the clock in the status bar changes")
    app.press("w")
    app.advance(by: 0.9)
    #expect(changes(from: rest, app) > 10, "also while the list has the focus")
    app.advance(by: 3)
    #expect(changes(from: rest, app) == 0)
    let button = try place(of: "Sweep the Tint", in: app)
    app.click(button.x, button.y)
    app.advance(by: 0.4)
    #expect(changes(from: rest, app) > 3)
  }

  @Test func `a sweep that starts during another one ends it, and the wheels turn until the last one ends`() {
    let app = showcase(wait: 1)
    let wheels = views(ActivityIndicatorView.self, in: app)
    app.press("w")
    app.advance(by: 1.5)
    #expect(wheels.allSatisfy { $0.isAnimating })
    app.advance(by: 3)
    #expect(wheels.allSatisfy { !$0.isAnimating })
  }

  @Test func `with reduced motion, the key shows the rainbow at once and takes it away again`() {
    let app = stillShowcase()
    let rest = app.screen
    app.press("w")
    #expect(changes(from: rest, app) > 30)
    let frames = app.frameCount
    app.advance(by: 5)
    #expect(app.frameCount == frames)
    app.press("w")
    #expect(changes(from: rest, app) == 0)
  }

  // MARK: The push

  @Test func `a push slides a hill in over the other one, which moves a third as far, and Escape leads back`() throws {
    let app = showcase(wait: 0)
    let push = try place(of: "Push", in: app)
    app.click(push.x, push.y)
    app.advance(by: 0.17)
    let places = (24..<78).filter { app.row(push.y).dropFirst($0).hasPrefix("Push") }
    #expect(places.count == 2, "both buttons are on the screen")
    if places.count == 2 {
      #expect(places[0] < push.x && push.x - places[0] < places[1] - push.x, "the screen behind moves less")
    }
    app.advance(by: 1)
    #expect(rows(app).joined().contains("‹ Hill 1"))
    app.press(.escape)
    app.advance(by: 1)
    #expect(!rows(app).joined().contains("‹ Hill 1"))
  }
}
