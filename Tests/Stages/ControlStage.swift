package import TermKit
import TermKitTestSupport
package import TermKitTesting

/// A control on white paper, with another view that has the focus at first.
@MainActor package final class ControlStage<Shown: Control> {
  package let control: Shown
  package let app: TestApplication
  /// The number of times that the control sent `valueChanged`.
  package private(set) var changeCount = 0

  package init(
    _ control: Shown, _ traits: TraitCollection = TraitCollection(), height: Int = 1,
    tint: Color = Color(red: 0, green: 0, blue: 255)
  ) {
    self.control = control
    let size = Size(width: 30, height: 8)
    control.frame = Rect(x: 2, y: 2, width: control.intrinsicContentSize.width, height: height)
    app = TestApplication(size: size, traits: traits) { application in
      application.statusBar.leftText = ""
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      window.tintColor = tint
      let other = FocusableView(frame: Rect(29, 7, 1, 1))
      [other, control].forEach(window.addSubview)
      window.makeKeyAndVisible()
    }
    control.addAction(for: .valueChanged) { [weak self] _ in self?.changeCount += 1 }
    app.turn()
  }

  package func focus() {
    control.becomeFirstResponder()
    app.turn()
  }

  /// Lets animations end, and returns the rows of the control.
  package func picture() -> String {
    app.advance(by: 1)
    app.turn()
    return (control.frame.minY..<control.frame.maxY).map(app.row).joined(separator: "\n")
  }
}
