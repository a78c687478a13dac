// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `buttons with configurations`() throws {
    var presses = 0
    // snippet.show
    var configuration = Button.Configuration.filled()
    configuration.title = "Play"
    configuration.image = Image("▶", ascii: ">")
    configuration.imagePadding = 1
    let play = Button(configuration: configuration) { _ in presses += 1 }

    let cancel = Button(title: "Cancel")
    cancel.isEnabled = false
    // snippet.hide
    let row = StackView(arrangedSubviews: [play, cancel], axis: .horizontal, spacing: 4)
    row.alignment = .center
    row.distribution = .equalCentering
    let app = TestApplication(width: 30, height: 3, row)
    app.press(.enter)
    app.advance(by: 1)
    #expect(presses == 1)
    try expectPicture(of: app)
  }

  @Test func `the configurations of buttons, in each state`() throws {
    let looks: [(String, Button.Configuration)] = [
      ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()), ("bordered", .bordered()),
    ]
    let column = StackView(axis: .vertical, spacing: 1)
    column.distribution = .equalSpacing
    column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    for (name, look) in looks {
      let row = StackView(axis: .horizontal, spacing: 2)
      row.distribution = .fillEqually
      row.addArrangedSubview(Label(text: name))
      for state in ["Normal", "Pressed", "Disabled"] {
        let button = Button(configuration: look)
        button.setTitle(state, for: .normal)
        button.isHighlighted = state == "Pressed"
        button.isEnabled = state != "Disabled"
        row.addArrangedSubview(button)
      }
      column.addArrangedSubview(row)
    }
    try expectPicture(of: TestApplication(width: 60, height: 11, column), named: "States")
  }
}
