import Stages
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKit

/// Frames that draw only the dirty region, for views whose cells depend on cells outside of that region.
@MainActor @Suite struct PartialRedrawTests {
  private let terminal = HeadlessTerminal(size: Size(width: 20, height: 6))
  private let stage = TestScene()
  private let compositor = Compositor(size: Size(width: 20, height: 6))
  // The middle of the button is in front of the white background, and its last row in front of the dark one.
  private let button = Button(configuration: .filled())

  init() { button.frame = Rect(4, 0, 8, 3) }

  private func present() { compositor.present(stage.scene, at: stage.clock.now, on: terminal) }

  /// Adds a white background with a dark row, and the button in front of it.
  private func addButton(to view: View) {
    let dark = View(frame: Rect(0, 2, 20, 1))
    dark.backgroundColor = Color(white: 0.2)
    view.backgroundColor = .white
    [dark, button].forEach(view.addSubview)
  }

  /// Makes a frame, and expects that a complete redraw changes nothing.
  private func expectCompleteFrame(sourceLocation: SourceLocation = #_sourceLocation) {
    present()
    let shown = terminal.screen
    stage.scene.addDamage(stage.scene.bounds)
    present()
    #expect(shown == terminal.screen, sourceLocation: sourceLocation)
  }

  @Test func `a filled button keeps its colour when only one of its rows is dirty`() {
    addButton(to: stage.window)
    present()
    stage.scene.addDamage(Rect(4, 2, 8, 1))
    expectCompleteFrame()
  }

  @Test func `a filled button keeps its colour when a wide glyph beside it changes`() {
    addButton(to: stage.window)
    let label = Label(text: "日本")
    label.frame = Rect(14, 2, 4, 1)
    stage.window.addSubview(label)
    present()
    label.text = "本日"
    expectCompleteFrame()
  }

  @Test func `a filled button that is scrolled partly out of view gets the colour for its visible part`() {
    let scrollView = ScrollView()
    scrollView.frame = stage.scene.bounds
    scrollView.contentSize = Size(width: 20, height: 20)
    addButton(to: scrollView)
    stage.window.addSubview(scrollView)
    present()
    let fill = terminal.screen[5, 1].background
    scrollView.contentOffset.y = 1
    expectCompleteFrame()
    #expect(terminal.screen[5, 0].background != fill)
  }

  @Test func `a view that draws a filled button with drawHierarchy is redrawn as a whole`() {
    let portrait = Portrait(of: button)
    portrait.frame = Rect(4, 0, 8, 3)
    stage.window.backgroundColor = .white
    let dark = View(frame: Rect(0, 2, 20, 1))
    dark.backgroundColor = Color(white: 0.2)
    [dark, portrait].forEach(stage.window.addSubview)
    present()
    stage.scene.addDamage(Rect(4, 2, 8, 1))
    expectCompleteFrame()
  }

  @Test func `a wide glyph across the edge of the dirty region is drawn whole, even below other text`() {
    let dark = FilledView(" ", Rect(5, 3, 3, 1))
    dark.backgroundColor = .black
    let (wide, narrow) = (Label(text: "三"), Label(text: "1"))
    wide.frame = Rect(4, 3, 2, 1)
    narrow.frame = Rect(5, 3, 1, 1)
    [dark, wide, narrow].forEach(stage.window.addSubview)
    present()
    expectEqual(Picture(terminal.screen).rows[3], "     1")
    stage.scene.addDamage(Rect(6, 3, 1, 1))
    expectCompleteFrame()
  }
}

/// A view that draws another view.
private final class Portrait: View {
  private let subject: View

  init(of subject: View) {
    self.subject = subject
    super.init()
  }

  override func draw(in canvas: inout Canvas) { subject.drawHierarchy(in: &canvas) }
}
