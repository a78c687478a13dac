import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// The views that are drawn in the tint, and the moments when they are drawn.
@MainActor @Suite struct TintDrawingTests {
  private static let red = Color(red: 200, green: 0, blue: 0)

  private func app(_ depth: ColorDepth = .truecolor, _ views: View...) -> TestApplication {
    TestApplication(size: Size(width: 12, height: 4), traits: TraitCollection(colorDepth: depth)) { application in
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      window.tintColor = Self.red
      views.forEach(window.addSubview)
      window.makeKeyAndVisible()
    }
  }

  // MARK: When views are drawn

  @Test func `T6: a change of tint redraws the views that draw in the tint and no other view`() {
    let (tinted, plain) = (TintWitnessView(frame: Rect(0, 1, 2, 1)), TintWitnessView(frame: Rect(6, 1, 2, 1)))
    plain.usesTint = false
    let app = app(.truecolor, tinted, plain)
    [tinted, plain].forEach { $0.forget() }
    tinted.window?.tintColor = .black
    app.turn()
    expectEqual(tinted.drawCount, 1)
    expectEqual(plain.drawCount, 0)
    expectEqual(plain.changeCount, 1)
    expectEqual(app.foreground(0, 1), .black)
  }

  @Test func `T6: a view that does not draw in the tint requests no frame when its tint changes`() {
    let stage = TestScene()
    let view = View(frame: Rect(0, 0, 4, 1))
    stage.window.addSubview(view)
    stage.frame()
    view.tintColor = .black
    stage.window.tintAdjustmentMode = .dimmed
    #expect(!stage.scene.frameIsDue)
  }

  @Test func `T4: a view with a specific colour is not redrawn when the tint of its window changes`() {
    let island = TintWitnessView(frame: Rect(0, 1, 2, 1))
    island.tintColor = .black
    let app = app(.truecolor, island)
    island.forget()
    island.window?.tintColor = nil
    app.turn()
    expectEqual(island.drawCount, 0)
  }

  // MARK: Colours and attributes

  @Test(arguments: ColorDepth.allCases)
  func `T12: text in the tint has the tint's colour, and is bold on a terminal without colours`(depth: ColorDepth) {
    let app = app(depth, TintWitnessView(frame: Rect(0, 1, 2, 1)))
    expectEqual(app.foreground(0, 1), Self.red)
    expectEqual(app.cell(0, 1).attributes, (depth == .none ? .bold : []))
  }

  @Test(arguments: ColorDepth.allCases)
  func `T12: dimmed text is grey, with the dim attribute on terminals that cannot blend colours`(depth: ColorDepth) {
    let view = TintWitnessView(frame: Rect(0, 1, 2, 1))
    let app = app(depth, view)
    view.window?.tintAdjustmentMode = .dimmed
    app.turn()
    expectEqual(app.foreground(0, 1), Self.red.grayscale)
    expectEqual(app.cell(0, 1).attributes, (depth.blends ? [] : .dim))
    view.tintAdjustmentMode = .normal
    app.turn()
    expectEqual(app.cell(0, 1).attributes, (depth == .none ? .bold : []), "an island of full colour (T9)")
  }

  @Test(arguments: [Color(white: 0.5), .black, .white], [ColorDepth.none, .sixteen])
  func `T12: dimming a grey tint notifies the view, which then has other attributes (field trial S4)`(
    grey: Color, depth: ColorDepth
  ) {
    let view = TintWitnessView(frame: Rect(0, 1, 2, 1))
    view.tintColor = grey
    let app = app(depth, view)
    view.forget()
    view.window?.tintAdjustmentMode = .dimmed
    app.turn()
    expectEqual([view.changeCount, view.drawCount], [1, 1])
    expectEqual(app.cell(0, 1).attributes, .dim)
  }

  @Test(arguments: ColorDepth.allCases)
  func `T12: a button shows tint and dimming at every colour depth`(depth: ColorDepth) {
    let button = Button(title: "OK")
    button.frame = Rect(0, 1, 6, 1)
    let app = app(depth, button)
    button.resignFirstResponder()
    app.turn()
    let tinted = app.cell(2, 1)
    button.window?.tintAdjustmentMode = .dimmed
    app.turn()
    let dimmed = app.cell(2, 1)
    button.window?.tintAdjustmentMode = .automatic
    app.turn()
    expectEqual(tinted.attributes, (depth == .none ? .bold : []))
    expectEqual(dimmed.attributes, (depth.blends ? [] : .dim))
    #expect(tinted.foreground == Self.red && dimmed.foreground == Self.red.grayscale)
    expectEqual(app.cell(2, 1), tinted)
    expectEqual(app.row(1), "  OK")
  }

  @Test(arguments: ColorDepth.allCases)
  func `T12: text that animates to a dimmed tint gets the dim attribute halfway`(depth: ColorDepth) {
    let view = TintWitnessView(frame: Rect(0, 1, 2, 1))
    let app = app(depth, view)
    View.animate(withDuration: 1, curve: .linear) { view.window?.tintAdjustmentMode = .dimmed }
    app.turn()
    app.advance(by: 0.4)
    #expect(!app.cell(0, 1).attributes.contains(.dim))
    app.advance(by: 0.2)
    expectEqual(app.cell(0, 1).attributes.contains(.dim), !depth.blends)
    #expect(app.foreground(0, 1) != Self.red.grayscale)
  }

  @Test func `tintTextStyle combines the given attributes with the attributes of the tint`() {
    var canvas = Canvas(CellBuffer(size: Size(width: 1, height: 1)), traits: TraitCollection(colorDepth: .none))
    expectEqual(
      canvas.tintTextStyle(.italic),
      TextStyle(foreground: .systemBlue, attributes: [.bold, .italic], minimumContrast: .text))
  }

  @Test func `a view that draws another view into its own cells keeps its own tint afterwards`() {
    let view = Copying(frame: Rect(0, 1, 4, 1))
    let app = app(.truecolor, view)
    expectEqual(app.foreground(0, 1), .black)
    expectEqual(app.foreground(2, 1), Self.red)
  }

  private final class Copying: View {
    private let other = TintWitnessView(frame: Rect(0, 0, 2, 1))
    override func draw(in canvas: inout Canvas) {
      other.tintColor = .black
      other.drawHierarchy(in: &canvas)
      canvas.draw("x", at: Point(x: 2, y: 0), style: canvas.tintTextStyle())
    }
  }
}
