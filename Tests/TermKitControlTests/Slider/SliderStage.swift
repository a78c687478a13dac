import Stages
import TermKit
import TermKitTesting

/// A slider on white paper, with a button that has the focus at first.
@MainActor final class SliderStage {
  let slider: Slider
  let app: TestApplication
  /// The values that the slider reported.
  private(set) var changes: [Double] = []

  init(
    _ slider: Slider = Slider(), frame: Rect = Rect(2, 1, 22, 1), _ traits: TraitCollection = TraitCollection()
  ) {
    self.slider = slider
    slider.frame = frame
    app = TestApplication(size: Size(width: 40, height: 12), traits: traits) { application in
      application.statusBar.leftText = ""
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      let button = Button(title: "Go")
      button.frame = Rect(30, 11, 6, 1)
      [button, slider].forEach(window.addSubview)
      window.makeKeyAndVisible()
    }
    slider.addAction(for: .valueChanged) { [weak self] _ in self?.changes.append(slider.value) }
    slider.resignFirstResponder()
    app.turn()
  }

  func focus() {
    slider.becomeFirstResponder()
    app.turn()
  }
}
