// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a stepper beside its value`() throws {
    let label = Label(text: "2 players")
    // snippet.show
    let players = Stepper()
    (players.minimumValue, players.maximumValue, players.value) = (1, 4, 2)
    players.addAction(for: .valueChanged) { control in
      if let players = control as? Stepper { label.text = "\(Int(players.value)) players" }
    }
    // snippet.hide
    players.accessibilityLabel = "Players"
    let row = StackView(arrangedSubviews: [players, label], axis: .horizontal, spacing: 2)
    row.alignment = .center
    row.distribution = .equalSpacing
    row.layoutMargins = EdgeInsets(top: 1, left: 3, bottom: 1, right: 3)
    let app = TestApplication(width: 26, height: 3, row)
    app.press("+")
    app.advance(by: 1)
    #expect(label.text == "3 players")
    try expectPicture(of: app)
  }

  @Test func `steppers in each state`() throws {
    func stepper(value: Double, isEnabled: Bool = true) -> Stepper {
      let stepper = Stepper()
      (stepper.value, stepper.isEnabled) = (value, isEnabled)
      return stepper
    }
    let app = TestApplication(
      width: 34, height: 9,
      NamedViews(
        [
          "with the focus": stepper(value: 1), "normal": stepper(value: 1), "at the minimum": stepper(value: 0),
          "disabled": stepper(value: 1, isEnabled: false),
        ]))
    try expectPicture(of: app, named: "States")
  }
}
