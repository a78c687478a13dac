// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `switches with titles`() throws {
    // snippet.show
    let sound = Switch()
    (sound.title, sound.isOn) = ("Sound", true)
    sound.onTintColor = Color(red: 0, green: 160, blue: 0)
    sound.addAction(for: .valueChanged) { control in
      if let sound = control as? Switch { print(sound.isOn ? "on" : "off") }
    }

    let hints = Switch()
    hints.title = "Hints"
    // snippet.hide
    let column = StackView(arrangedSubviews: [sound, hints], axis: .vertical, spacing: 1)
    column.alignment = .leading
    column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let app = TestApplication(width: 24, height: 5, column)
    app.press(.down, .enter)
    app.advance(by: 1)
    #expect(hints.isOn)
    try expectPicture(of: app)
  }

  @Test func `a switch in each state`() throws {
    func aSwitch(isOn: Bool, isEnabled: Bool = true) -> Switch {
      let view = Switch()
      (view.isOn, view.isEnabled) = (isOn, isEnabled)
      return view
    }
    let app = TestApplication(
      width: 30, height: 9,
      NamedViews(
        [
          "with the focus": aSwitch(isOn: true), "on": aSwitch(isOn: true), "off": aSwitch(isOn: false),
          "disabled": aSwitch(isOn: true, isEnabled: false),
        ]))
    try expectPicture(of: app, named: "States")
  }
}
