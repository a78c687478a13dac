import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Transitions in which the new contents of a view spread from a place (V9).
@MainActor @Suite struct SpreadTransitionTests {
  private let stage = AnimationStage(size: Size(width: 20, height: 5))
  private var app: TestApplication { stage.app }
  private let field = FilledView("a", Rect(0, 0, 20, 5))

  init() {
    stage.gauge.removeFromSuperview()
    stage.window.addSubview(field)
    app.turn()
  }

  /// Lets another letter spread over the field.
  private func spread(
    _ letter: Character, from origin: Rect = Rect(9, 2, 2, 1), completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    View.transition(
      with: field, duration: 1, spreadingFrom: origin, options: .curveLinear,
      animations: {
        field.subviews.forEach { $0.removeFromSuperview() }
        field.addSubview(FilledView(letter, field.bounds))
      }, completion: completion)
  }

  @Test func `V9: new contents spread as a circle, from a place to the farthest corner`() {
    var isFinished: Bool?
    spread("b") { isFinished = $0 }
    app.turn()
    expect(
      app,
      shows: """
        aaaaaaaaaaaaaaaaaaaa
        aaaaaaaaaaaaaaaaaaaa
        aaaaaaaaabbaaaaaaaaa
        aaaaaaaaaaaaaaaaaaaa
        aaaaaaaaaaaaaaaaaaaa
        """)
    app.advance(by: 0.5)
    expect(
      app,
      shows: """
        aaaaaaabbbbbbaaaaaaa
        aaaaabbbbbbbbbbaaaaa
        aaaaabbbbbbbbbbaaaaa
        aaaaabbbbbbbbbbaaaaa
        aaaaaaabbbbbbaaaaaaa
        """)
    expectNil(isFinished)
    app.advance(by: 0.5)
    expect(app, shows: Array(repeating: String(repeating: "b", count: 20), count: 5).joined(separator: "\n"))
    #expect(isFinished == true && stage.isIdle)
  }

  @Test func `V9: a ring of a colour runs ahead of the new contents, fades on its way, and leaves nothing behind`() {
    field.subviews.forEach { $0.removeFromSuperview() }
    field.backgroundColor = .white
    func colors(_ progress: Double) -> [Color] {
      app.turn()
      View.transition(with: field, duration: 1, spreadingFrom: Rect(0, 2, 1, 1), ring: .red, options: .curveLinear) {}
      app.advance(by: progress)
      defer { app.advance(by: 1) }
      return (0..<20).map { app.background($0, 2) }
    }
    let (half, late) = (colors(0.5), colors(0.9))
    expectEqual([8, 11, 13, 19].map { half[$0] != .white }, [true, true, false, false])
    #expect(late[19] != .white)
    // White is mixed with less red.
    #expect(late.map(\.green).min()! > half.map(\.green).min()!)
    expectEqual(Set(colors(1)), [.white])
    expectNil(app.sleepDuration)
  }

  @Test func `V9: a place at an edge or outside of the view spreads over the whole view`() {
    for origin in [Rect(0, 0, 1, 1), Rect(19, 4, 1, 1), Rect(-8, 2, 0, 0), Rect(30, 20, 3, 3)] {
      spread("b", from: origin)
      app.advance(by: 1)
      #expect(app.row(0) == String(repeating: "b", count: 20) && app.row(4) == app.row(0))
      spread("a", from: origin)
      app.advance(by: 1)
    }
  }

  @Test func `V9: inside the circle the view shows later changes, and around it the previous contents`() {
    spread("b")
    app.advance(by: 0.5)
    field.addSubview(FilledView("c", Rect(8, 0, 4, 5)))
    app.turn()
    #expect(app.row(0) == "aaaaaaabccccbaaaaaaa" && app.row(2) == "aaaaabbbccccbbbaaaaa")
  }

  @Test func `V9: a second spread continues from what the first one shows`() {
    var isFinished: Bool?
    spread("b") { isFinished = $0 }
    app.advance(by: 0.5)
    spread("c")
    app.turn()
    expectEqual(app.row(2), "aaaaabbbbccbbbbaaaaa")
    expectEqual(isFinished, false)
    app.advance(by: 1)
    expectEqual(app.row(2), String(repeating: "c", count: 20))
    #expect(stage.isIdle)
  }

  @Test func `V9: a view that gets another size during a spread shows only its new contents`() {
    spread("b")
    app.advance(by: 0.5)
    field.subviews.first?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    field.frame.size.width = 10
    app.turn()
    #expect(app.row(0) == "bbbbbbbbbb" && app.row(4) == app.row(0))
  }

  @Test func `V9: wide glyphs at the edge of a spread are never cut`() {
    let label = Label(text: String(repeating: "漢", count: 10))
    label.frame = Rect(0, 2, 20, 1)
    field.addSubview(label)
    app.turn()
    View.transition(with: field, duration: 1, spreadingFrom: Rect(9, 2, 1, 1), options: .curveLinear) {
      label.text = "x" + String(repeating: "字", count: 9)
    }
    for _ in 0..<10 {
      for y in 0..<5 {
        for x in 0..<20 where app.cell(x, y).width == 2 { expectEqual(app.cell(x + 1, y).width, 0) }
        for x in 1..<20 where app.cell(x, y).width == 0 { expectEqual(app.cell(x - 1, y).width, 2) }
      }
      app.advance(by: 0.1)
    }
    expectEqual(app.row(2), "x" + String(repeating: "字", count: 9) + "a")
  }

  @Test func `V9: with reduced motion, and in no window, new contents take effect at once`() {
    let still = AnimationStage(traits: TraitCollection(reducesMotion: true))
    for view in [still.gauge, View()] {
      var isFinished: Bool?
      View.transition(with: view, duration: 1, spreadingFrom: Rect(0, 0, 1, 1)) {
        view.backgroundColor = .red
      } completion: {
        isFinished = $0
      }
      expectEqual(isFinished, true)
    }
    still.app.turn()
    expectEqual(still.app.background(3, 0), .red)
  }
}
