// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a segmented control that chooses a scope`() throws {
    let label = Label(text: "7 days")
    // snippet.show
    let scope = SegmentedControl(titles: ["Day", "Week", "Month"])
    scope.selectedSegmentIndex = 0
    scope.addAction(for: .valueChanged) { control in
      guard let scope = control as? SegmentedControl, let index = scope.selectedSegmentIndex else { return }
      label.text = ["1 day", "7 days", "30 days"][index]
    }
    // snippet.hide
    let column = StackView(arrangedSubviews: [scope, label], axis: .vertical, spacing: 1)
    column.alignment = .center
    column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let app = TestApplication(width: 30, height: 5, column)
    app.press(.right)
    app.advance(by: 1)
    #expect(label.text == "7 days")
    try expectPicture(of: app)
  }

  @Test func `segmented controls in each state`() throws {
    func control(_ change: (SegmentedControl) -> Void = { _ in }) -> SegmentedControl {
      let control = SegmentedControl(titles: ["One", "Two", "Three"])
      control.selectedSegmentIndex = 1
      change(control)
      return control
    }
    let app = TestApplication(
      width: 40, height: 13,
      NamedViews(
        [
          "with the focus": control(), "normal": control(),
          "one disabled": control { $0.setEnabled(false, forSegmentAt: 2) },
          "disabled": control { $0.isEnabled = false },
          "three rows": ThreeRows(control()),
        ]))
    try expectPicture(of: app, named: "States")
  }
}
