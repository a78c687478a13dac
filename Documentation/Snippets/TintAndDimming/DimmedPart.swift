// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  final class PlayerViewController: ViewController {
    let controls = StackView(arrangedSubviews: [Button(title: "Play"), Button(title: "Stop")], axis: .vertical)
    let panel = StackView(arrangedSubviews: [Label(text: "Volume"), Slider()], axis: .vertical)

    override func viewDidLoad() {
      super.viewDidLoad()
      for (view, x) in [(controls, 2), (panel, 18)] {
        view.frame = Rect(x: x, y: 1, width: 20, height: 2)
        self.view.addSubview(view)
      }
      controls.alignment = .leading
    }

    override var prefersStatusBarHidden: Bool { true }

    // snippet.show
    func showPanel() {
      view.tintAdjustmentMode = .dimmed
      panel.tintAdjustmentMode = .normal
    }

    func closePanel() {
      view.tintAdjustmentMode = .automatic
    }
    // snippet.hide
  }

  @Test func `a dimmed screen with a part in full colour`() throws {
    let player = PlayerViewController()
    let app = TestApplication(width: 40, height: 4, player)
    player.showPanel()
    app.turn()
    try expectPicture(of: app)
    #expect(player.controls.tintColor == Color.systemBlue.grayscale)
    #expect(player.panel.tintColor == .systemBlue)
    player.closePanel()
    #expect(player.controls.tintColor == .systemBlue)
  }
}
