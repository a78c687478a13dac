import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Transitions of views (V9).
@MainActor @Suite struct ViewTransitionTests {
  private let stage: AnimationStage
  private var app: TestApplication { stage.app }
  private let container = View(frame: Rect(0, 0, 8, 2))
  private let hash = FilledView("#", Rect(0, 0, 4, 2))
  private let star = FilledView("*", Rect(2, 0, 4, 2))

  init() {
    stage = AnimationStage()
    stage.gauge.removeFromSuperview()
    stage.window.backgroundColor = .white
    stage.window.addSubview(container)
    container.addSubview(hash)
    stage.app.turn()
  }

  /// The colour that black has when it is mixed with white.
  private func grey(_ share: Double) -> Color { Color.white.mixed(with: .black, share) }

  // Mixing a mix rounds twice.
  private func isAlmost(_ color: Color, _ other: Color) -> Bool { abs(Int(color.red) - Int(other.red)) <= 1 }

  // MARK: Contents

  @Test func `V9: a cross dissolve mixes the colours of the previous and the new contents`() {
    let box = View(frame: Rect(0, 0, 2, 1))
    box.backgroundColor = .black
    container.addSubview(box)
    app.turn()
    View.transition(with: container, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      box.backgroundColor = .white
    }
    app.turn()
    expectEqual(app.background(0, 0), .black)
    app.advance(by: 0.25)
    expectEqual(app.background(0, 0), Color.black.mixed(with: .white, 0.25))
    app.advance(by: 0.75)
    expectEqual(app.background(0, 0), .white)
    #expect(stage.isIdle)
  }

  @Test func `V9: in a cross dissolve, contents that appear fade in and contents that disappear fade out`() {
    View.transition(with: container, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      hash.removeFromSuperview()
      container.addSubview(star)
    }
    app.turn()
    expect(app, shows: "####\n####")
    app.advance(by: 0.25)
    expect(app, shows: "####**\n####**")
    expectEqual(app.foreground(0, 0), grey(0.75))
    expectEqual(app.foreground(5, 0), grey(0.25))
    app.advance(by: 0.5)
    expect(app, shows: "##****\n##****")
    expectEqual(app.foreground(0, 0), grey(0.25))
    expectEqual(app.foreground(5, 0), grey(0.75))
    app.advance(by: 0.25)
    expect(app, shows: "  ****\n  ****")
    expectEqual(app.foreground(5, 0), .black)
  }

  @Test func `V9: a cross dissolve of a label fades its old text into its new text`() {
    let label = Label(text: "Your turn")
    label.frame = Rect(0, 3, 12, 1)
    stage.window.addSubview(label)
    app.turn()
    var isFinished: Bool?
    View.transition(with: label, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      label.text = "You win"
    } completion: {
      isFinished = $0
    }
    app.advance(by: 0.25)
    expectEqual(app.row(3), "Yourwturn")
    app.advance(by: 0.5)
    expectEqual(app.row(3), "Yourwinrn")
    expectNil(isFinished)
    app.advance(by: 0.25)
    expectEqual(app.row(3), "You win")
    expectEqual(isFinished, true)
  }

  @Test func `V9: hiding and showing a view in its own transition fades it out and in`() {
    func setHidden(_ isHidden: Bool) {
      View.transition(with: hash, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
        hash.isHidden = isHidden
      }
      app.advance(by: 0.5)
    }
    setHidden(true)
    expectEqual(app.foreground(0, 0), grey(0.5))
    app.advance(by: 0.5)
    expect(app, shows: "")
    setHidden(false)
    expectEqual(app.foreground(0, 0), grey(0.5))
    app.advance(by: 0.5)
    expect(app, shows: "####\n####")
    expectEqual(app.foreground(0, 0), .black)
  }

  @Test func `V9: a dissolving view keeps its own opacity`() {
    let box = View(frame: Rect(0, 0, 2, 1))
    box.backgroundColor = .black
    box.alpha = 0.5
    container.addSubview(box)
    app.turn()
    View.transition(with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      box.backgroundColor = .black.withAlphaComponent(0)
    }
    app.turn()
    expectEqual(app.background(0, 0), grey(0.5))
    app.advance(by: 0.5)
    expectEqual(app.background(0, 0), Color.white.mixed(with: grey(0.5), 0.5))
  }

  @Test func `V9: a cross dissolve with wide glyphs leaves no halves behind`() {
    let label = Label(text: "日本語")
    label.frame = Rect(1, 3, 7, 1)
    stage.window.addSubview(label)
    app.turn()
    View.transition(with: label, duration: 1, options: .transitionCrossDissolve) { label.text = "a日本" }
    for _ in 0..<10 { app.advance(by: 0.1) }
    expectEqual(app.row(3), " a日本")
  }

  @Test func `V9: changes in a transition take effect at once unless they are allowed to be animated`() {
    func place(_ options: View.AnimationOptions) -> Int {
      View.performWithoutAnimation { hash.frame.origin.x = 0 }
      app.turn()
      View.transition(
        with: container, duration: 1, options: options.union([.transitionCrossDissolve, .curveLinear])
      ) { hash.frame.origin.x = 4 }
      app.advance(by: 0.75)
      let row = app.row(0)
      app.advance(by: 1)
      return row.count
    }
    expectEqual(place([]), 8)
    expectEqual(place(.allowAnimatedContent), 7)
  }

  @Test func `V9: a transition without a transition option takes effect at once`() {
    var isFinished: Bool?
    View.transition(with: container, duration: 1) {
      hash.frame.origin.x = 4
    } completion: {
      isFinished = $0
    }
    expectEqual(isFinished, true)
    app.turn()
    expect(app, shows: "    ####\n    ####")
    #expect(stage.isIdle)
  }

  @Test func `V9: with few colours, the new contents of a cross dissolve replace the old ones`() {
    let poor = AnimationStage(traits: TraitCollection(colorDepth: .none))
    View.transition(with: poor.gauge, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      poor.gauge.level = 7
    }
    poor.app.turn()
    expectEqual(poor.app.row(0), "0")
    poor.app.advance(by: 0.2)
    #expect(poor.app.row(0) == "7" && poor.app.cell(0, 0).attributes.contains(.dim))
    poor.app.advance(by: 0.3)
    #expect(!poor.app.cell(0, 0).attributes.contains(.dim))
  }

  @Test(arguments: [(true, 1.0), (false, 0)])
  func `V9: with reduced motion or a duration of 0, a transition takes effect at once`(
    reducesMotion: Bool, duration: Double
  ) {
    let still = AnimationStage(traits: TraitCollection(reducesMotion: reducesMotion))
    var isFinished: Bool?
    View.transition(with: still.window, duration: duration, options: .transitionCrossDissolve) {
      still.gauge.level = 7
    } completion: {
      isFinished = $0
    }
    still.app.turn()
    expectEqual(still.app.row(0), "7")
    expectEqual(isFinished, true)
    #expect(still.isIdle)
  }

  // MARK: Interruptions

  @Test func `V9: a transition that interrupts another one begins with the mix that is shown`() {
    var calls: [String] = []
    func change(to color: Color, _ name: String) {
      View.transition(with: container, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
        container.backgroundColor = color
      } completion: {
        calls.append("\(name) \($0)")
      }
      app.turn()
    }
    change(to: .black, "first")
    app.advance(by: 0.5)
    let middle = app.background(7, 0)
    expectEqual(middle, grey(0.5))
    change(to: .white, "second")
    #expect(isAlmost(app.background(7, 0), middle))
    expectEqual(calls, ["first false"])
    app.advance(by: 0.5)
    #expect(isAlmost(app.background(7, 0), middle.mixed(with: .white, 0.5)))
    app.advance(by: 0.5)
    expectEqual(app.background(7, 0), .white)
    expectEqual(calls, ["first false", "second true"])
  }

  @Test func `V9: removing a view in the middle of its transition completes the transition as unfinished`() {
    var isFinished: Bool?
    View.transition(with: container, duration: 1, options: .transitionCrossDissolve) {
      hash.character = "+"
    } completion: {
      isFinished = $0
    }
    app.advance(by: 0.5)
    container.removeFromSuperview()
    #expect(stage.isIdle)
    expectEqual(isFinished, false)
    stage.window.addSubview(container)
    app.turn()
    expect(app, shows: "++++\n++++")
  }

  // MARK: One view for another

  @Test func `V9: a transition between two views exchanges them at the same place among the subviews`() {
    let front = FilledView("o", Rect(3, 0, 1, 1))
    container.addSubview(front)
    app.turn()
    var isFinished: Bool?
    View.transition(from: hash, to: star, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      isFinished = $0
    }
    expectNil(hash.superview)
    expectEqual(identities(container.subviews), identities([star, front]))
    app.turn()
    expect(app, shows: "###o\n####")
    app.advance(by: 0.75)
    expect(app, shows: "##*o**\n##****")
    expectNil(isFinished)
    app.advance(by: 0.25)
    expect(app, shows: "  *o**\n  ****")
    expectEqual(isFinished, true)
  }

  @Test func `V9: with showHideTransitionViews, a transition hides one view and shows the other`() {
    container.addSubview(star)
    star.isHidden = true
    app.turn()
    View.transition(
      from: hash, to: star, duration: 1,
      options: [.transitionCrossDissolve, .showHideTransitionViews, .curveLinear])
    #expect(hash.isHidden && !star.isHidden)
    expectEqual(identities(container.subviews), identities([hash, star]))
    app.turn()
    expect(app, shows: "####\n####")
    app.advance(by: 1)
    expect(app, shows: "  ****\n  ****")
  }

  @Test func `V9: without a transition option, two views are exchanged at once`() {
    var isFinished: Bool?
    View.transition(from: hash, to: star, duration: 1) { isFinished = $0 }
    expectEqual(isFinished, true)
    app.turn()
    expect(app, shows: "  ****\n  ****")
  }

  @Test func `V9: views off the screen are exchanged at once`() {
    let parent = View()
    let (old, new) = (View(), View())
    parent.addSubview(old)
    var isFinished: Bool?
    View.transition(from: old, to: new, duration: 1, options: .transitionCrossDissolve) { isFinished = $0 }
    expectEqual(isFinished, true)
    expectEqual(identities(parent.subviews), identities([new]))
  }
}
