// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `controls with an action for the same event`() throws {
    // snippet.show
    let sound = Switch()
    (sound.title, sound.isOn) = ("Sound", true)

    let volume = Slider()
    volume.value = 0.5
    sound.addAction(for: .valueChanged) { _ in volume.isEnabled = sound.isOn }
    // snippet.hide
    let column = StackView(arrangedSubviews: [sound, volume], axis: .vertical, spacing: 1)
    column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let app = TestApplication(width: 36, height: 5, column)
    app.press(.enter)
    app.advance(by: 1)
    #expect(!volume.isEnabled)
    try expectPicture(of: app)
  }

  @Test func `several controls in each state`() throws {
    func controls(_ change: (Control) -> Void) -> StackView {
      let (toggle, button, slider) = (Switch(), Button(title: "Button"), Slider())
      let segments = SegmentedControl(titles: ["A", "B"])
      segments.selectedSegmentIndex = 0
      slider.value = 0.5
      let row = StackView(arrangedSubviews: [toggle, button, segments, slider], axis: .horizontal, spacing: 2)
      [toggle, button, segments, slider].forEach(change)
      [toggle, button, segments].forEach { $0.setContentHuggingPriority(.required, for: .horizontal) }
      return row
    }
    let rows = NamedViews([
      "normal": controls { _ in }, "pressed": controls { $0.isHighlighted = true },
      "disabled": controls { $0.isEnabled = false },
    ])
    let app = TestApplication(width: 62, height: 7, rows)
    // No control has the focus.
    rows.window?.firstResponder?.resignFirstResponder()
    app.turn()
    try expectPicture(of: app, named: "States")
  }
}
