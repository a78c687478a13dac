import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import TermKitControls

/// A segmented control on white paper, with another view that has the focus at first.
@MainActor final class SegmentStage {
  static let red = Color(red: 255, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 255)

  let control: SegmentedControl
  let app: TestApplication
  /// The values that the control reported.
  private(set) var told: [Int?] = []

  init(
    _ control: SegmentedControl, _ traits: TraitCollection = TraitCollection(), size: Size = Size(width: 40, height: 8),
    at origin: Point = Point(x: 0, y: 1)
  ) {
    self.control = control
    if control.frame.isEmpty { control.frame.size = control.sizeThatFits(size) }
    control.frame.origin = origin
    app = TestApplication(size: size, traits: traits) { application in
      application.statusBar.leftText = ""
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      window.tintColor = Self.red
      let other = FocusableView(frame: Rect(39, 7, 1, 1))
      [other, control].forEach(window.addSubview)
      window.makeKeyAndVisible()
    }
    control.addAction(for: .valueChanged) { [weak self] _ in self?.told.append(control.selectedSegmentIndex) }
    app.turn()
  }

  convenience init(_ titles: [String], selected: Int? = 0, _ traits: TraitCollection = TraitCollection()) {
    let control = SegmentedControl(titles: titles)
    control.selectedSegmentIndex = selected
    self.init(control, traits)
  }

  func focus() {
    control.becomeFirstResponder()
    app.turn()
  }

  /// Returns the column in the middle of a segment.
  func middle(_ index: Int) -> Int { control.frame.minX + control.segments[index].frame.midX }

  func click(_ index: Int) { app.click(middle(index), control.frame.minY) }
}
