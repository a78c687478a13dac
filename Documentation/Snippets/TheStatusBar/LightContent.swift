// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class NightSkyViewController: ViewController {
    private var isFullScreen = false

    override var preferredStatusBarStyle: StatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { isFullScreen }

    func showFullScreen() {
      isFullScreen = true
      View.animate(withDuration: 0.3) { setNeedsStatusBarAppearanceUpdate() }
    }
    // snippet.hide

    override func loadView() { view = StarsOfTheNight() }
    // snippet.show
  }
  // snippet.hide

  private final class StarsOfTheNight: View {
    override func draw(in canvas: inout Canvas) {
      for y in 0..<bounds.height {
        let color = Color(red: 10, green: 15, blue: 50).mixed(with: Color(red: 70, green: 40, blue: 110), Double(y) / 8)
        canvas.fill(Rect(x: 0, y: y, width: bounds.width, height: 1), with: color)
      }
      for (x, y) in [(3, 1), (12, 0), (30, 0), (22, 2), (35, 3), (8, 4), (28, 5), (16, 6)] {
        canvas.draw("✦", at: Point(x: x, y: y), style: TextStyle(foreground: .white))
      }
    }
  }

  @Test func `light text on a dark sky, which is hidden later`() throws {
    let sky = NightSkyViewController()
    let app = TestApplication(width: 40, height: 8, sky)
    try expectPicture(of: app)
    sky.showFullScreen()
    app.advance(by: 1)
    try expectPicture(of: app, named: "Hidden")
    #expect(app.row(0).contains("✦") && !app.row(0).contains("09:41"))
  }
}
