// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class BarChart: View {
    var values: [Double] = [] {
      didSet {
        if values != oldValue { setNeedsDisplay() }
      }
    }

    override func draw(in canvas: inout Canvas) {
      let floor = bounds.height - 1
      for (index, value) in values.enumerated() {
        let x = 6 * index + 1
        let height = value / 10 * Double(floor)
        let bar = Path.Frame(x: Double(x), y: Double(floor) - height, width: 4, height: height)
        canvas.fill(Path(rect: bar), with: canvas.tintColor)
        canvas.draw("\(value)", at: Point(x: x, y: floor))
      }
    }

  }

  // snippet.hide
  @Test func `a chart with bars of fractions of rows`() throws {
    let chart = BarChart()
    chart.values = [2.5, 4.3, 9.2, 7, 1.1]
    try expectPicture(of: TestApplication(width: 30, height: 7, chart))
  }

  @Test func `the chart on a terminal without Unicode`() throws {
    let chart = BarChart()
    chart.values = [2.5, 4.3, 9.2, 7, 1.1]
    let screen = ScreenWithoutBar()
    screen.view = chart
    let app = TestApplication(size: Size(width: 30, height: 7), traits: TraitCollection(glyphLevel: .ascii)) {
      application in
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      window.rootViewController = screen
      window.makeKeyAndVisible()
    }
    try expectPicture(of: app, named: "ASCII")
  }

  private final class ScreenWithoutBar: ViewController {
    override var prefersStatusBarHidden: Bool { true }
  }
}
