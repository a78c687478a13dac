// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `colours by their use`() throws {
    let (title, subtitle, note) = (Label(text: "Berlin"), Label(text: "Sunny, 24 °C"), Label(text: "Rain at night"))
    let view = StackView(arrangedSubviews: [title, subtitle, note], axis: .vertical)
    view.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    // snippet.show
    view.backgroundColor = .systemBackground
    title.textColor = .label
    subtitle.textColor = .secondaryLabel
    note.backgroundColor = .secondarySystemBackground
    // snippet.hide
    let app = TestApplication(width: 20, height: 5, view)
    try expectPicture(of: app)
    app.application.colorScheme = .night
    app.turn()
    try expectPicture(of: TestApplication(width: 20, height: 5, ImageView(image: shownScreen(of: app))), named: "Night")
  }
}
