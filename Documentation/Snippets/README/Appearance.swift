// snippet.hide
import TermKit
import TermKitTesting
import Testing

final class NoteCell: TableViewCell {}
final class InboxViewController: TableViewController {}

// snippet.theme
@MainActor protocol PaperTheme: Theme {  // colours named by their use
  var mainText: Color { get }
  var accent: Color { get }
}

extension PaperTheme {
  func setAppearance() {
    Label.appearance().textColor = mainText
    Window.appearance().tintColor = accent
  }
}

struct NightTheme: PaperTheme {
  let mainText = Color.white
  let accent = Color(red: 255, green: 204, blue: 0)
}
// snippet.end

extension Snippets {
  @Test func `rules of appearance and a theme`() throws {
    let label = Label(text: "Black, as set on the label")
    // snippet.rules
    NavigationBar.appearance().barTintColor = .black  // all navigation bars, when they enter the screen
    Label.appearance(whenContainedIn: [NoteCell.self, InboxViewController.self]).textColor = .gray
    BarButtonItem.appearance().setTitleTextAttributes(TitleTextAttributes(attributes: .bold), for: .selected)
    label.textColor = .black  // set on the label: no rule overwrites it
    // snippet.end
    let column = StackView(arrangedSubviews: [label, Label(text: "Main text"), Button(title: "Accent")])
    column.axis = .vertical
    let app = TestApplication(width: 30, height: 5, column)
    let application = app.application
    // snippet.switch
    application.theme = NightTheme()  // changes all views on the screen
    application.colorScheme = .automatic  // light on dark, on dark terminals
    // snippet.end
    app.turn()
    try expectPicture(of: app)
  }
}
