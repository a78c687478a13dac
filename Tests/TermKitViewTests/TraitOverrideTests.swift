import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A view that draws its own traits, and counts the changes.
private final class TraitView: View {
  var changes: [TraitCollection?] = []

  override func traitCollectionDidChange(_ previous: TraitCollection?) { changes.append(previous) }

  override func draw(in canvas: inout Canvas) {
    canvas.draw("\(canvas.traits.colorDepth)", at: .zero, style: TextStyle(foreground: .systemBlue))
  }
}

/// Tests of the trait overrides of views and controllers.
@MainActor @Suite struct TraitOverrideTests {
  private let app = TestApplication(showing: View())
  private let window: Window
  private let outer = TraitView(frame: Rect(2, 1, 20, 4))
  private let inner = TraitView(frame: Rect(1, 1, 12, 2))
  private let other = TraitView(frame: Rect(24, 1, 12, 1))

  init() {
    window = Window(windowScene: app.application.windowScene)
    window.backgroundColor = .white
    outer.addSubview(inner)
    window.addSubview(outer)
    window.addSubview(other)
    window.makeKeyAndVisible()
    app.turn()
    for view in [outer, inner, other] { view.changes = [] }
  }

  @Test func `an override applies to the view and everything inside it, but to no other view`() {
    outer.traitOverrides.colorDepth = .sixteen
    outer.traitOverrides.language = .german
    for view in [outer, inner] {
      expectEqual(view.traitCollection.colorDepth, .sixteen)
      expectEqual(view.traitCollection.language, .german)
    }
    expectEqual(other.traitCollection, TraitCollection())
    expectEqual(window.traitCollection, TraitCollection())
  }

  @Test func `an override of a subview applies on top of those of its ancestors, but gives back no colours`() {
    outer.traitOverrides.colorDepth = .sixteen
    inner.traitOverrides.colorDepth = .truecolor
    inner.traitOverrides.horizontalSizeClass = .compact
    expectEqual(inner.traitCollection, TraitCollection(colorDepth: .sixteen, horizontalSizeClass: .compact))
    inner.traitOverrides.colorDepth = .eight
    expectEqual(inner.traitCollection.colorDepth, .eight)
    outer.traitOverrides = TraitOverrides()
    expectEqual(inner.traitCollection.colorDepth, .eight)
    expectEqual(outer.traitCollection, TraitCollection())
  }

  @Test func `a change of overrides notifies the views whose traits change, with their previous traits`() {
    inner.traitOverrides.colorDepth = .eight
    expectEqual(inner.changes, [TraitCollection()])
    outer.traitOverrides.colorDepth = .sixteen
    expectEqual(outer.changes, [TraitCollection()])
    expectEqual(inner.changes.count, 1, "the subview keeps its eight colours")
    outer.traitOverrides.colorDepth = .sixteen
    expectEqual(outer.changes.count, 1)
    inner.traitOverrides = TraitOverrides()
    expectEqual(inner.changes.last, TraitCollection(colorDepth: .eight))
    #expect(other.changes.isEmpty)
  }

  @Test func `a change of the scene's traits notifies only the views that it reaches`() {
    outer.traitOverrides.colorDepth = .eight
    outer.changes = []
    app.application.traitOverrides.colorDepth = .sixteen
    app.turn()
    #expect(outer.changes.isEmpty)
    expectEqual(other.changes, [TraitCollection()])
    app.application.traitOverrides.colorDepth = ColorDepth.none
    app.turn()
    expectEqual(outer.changes, [TraitCollection(colorDepth: .eight)])
  }

  @Test func `a view that moves to an ancestor with overrides, or leaves it, is notified`() {
    outer.traitOverrides.colorDepth = .eight
    outer.addSubview(other)
    expectEqual(other.changes, [TraitCollection()])
    expectEqual(other.traitCollection.colorDepth, .eight)
    other.removeFromSuperview()
    expectEqual(other.changes.last, TraitCollection(colorDepth: .eight))
    expectEqual(other.traitCollection, TraitCollection())
  }

  @Test func `an override set outside of a window takes effect in the window`() {
    let view = TraitView(frame: Rect(0, 0, 4, 1))
    view.traitOverrides.glyphLevel = .ascii
    expectEqual(view.traitCollection, TraitCollection())
    window.addSubview(view)
    expectEqual(view.traitCollection.glyphLevel, .ascii)
    expectEqual(view.changes, [nil])
  }

  @Test func `a controller overrides the traits of its view and of its children`() {
    let (parent, child) = (ViewController(), ViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.addSubview(parent.view)
    parent.traitOverrides.verticalSizeClass = .compact
    expectEqual(parent.traitCollection.verticalSizeClass, .compact)
    expectEqual(child.traitCollection.verticalSizeClass, .compact)
    expectEqual(parent.view.traitOverrides.verticalSizeClass, .compact)
  }

  @Test func `views draw with their overridden traits, and drawing follows a change at once`() {
    inner.traitOverrides.colorDepth = .sixteen
    app.turn()
    expectEqual(app.row(1), "  truecolor             truecolor")
    expectEqual(app.row(2), "   sixteen")
    inner.traitOverrides = TraitOverrides()
    app.turn()
    expectEqual(app.row(2), "   truecolor")
  }

  @Test func `a view that overrides a trait of the whole screen traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().traitOverrides.reducesMotion = true }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("View cannot override reducesMotion or usesScreenReader"))
  }
}
