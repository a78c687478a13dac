// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `the same screen in two themes`() throws {
    let app = TestApplication(size: Size(width: 40, height: 9)) { application in
      application.theme = ChalkTheme()
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = NavigationController(rootViewController: LessonViewController())
      window.makeKeyAndVisible()
    }
    app.advance(by: 1)
    try expectPicture(of: app)
    let application = app.application
    // snippet.change
    View.animate(withDuration: 0.4) { application.theme = PaperNoteTheme() }
    // snippet.end
    app.advance(by: 1)
    try expectPicture(of: app, named: "Paper")
  }
}

// snippet.themes
@MainActor protocol SchoolTheme: Theme {
  var board: Color { get }
  var writing: Color { get }
  var accent: Color { get }
  var barStyle: BarStyle { get }
}

extension SchoolTheme {
  func setAppearance() {
    Window.appearance().backgroundColor = board
    Window.appearance().tintColor = accent
    Label.appearance().textColor = writing
    NavigationBar.appearance().barTintColor = board
    NavigationBar.appearance().barStyle = barStyle
    NavigationBar.appearance().titleTextAttributes = TitleTextAttributes(foregroundColor: writing, attributes: .bold)
  }
}

struct ChalkTheme: SchoolTheme {
  let board = Color(red: 30, green: 70, blue: 55)
  let writing = Color.white
  let accent = Color(red: 255, green: 210, blue: 90)
  let barStyle = BarStyle.black
}

struct PaperNoteTheme: SchoolTheme {
  let board = Color(red: 250, green: 246, blue: 230)
  let writing = Color(red: 40, green: 50, blue: 110)
  let accent = Color(red: 200, green: 60, blue: 40)
  let barStyle = BarStyle.default
}
// snippet.end

private final class LessonViewController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lesson 4"
    let slider = Slider()
    slider.value = 0.4
    let column = StackView(
      arrangedSubviews: [Label(text: "Seven cats and nine dogs"), slider, Button(title: "Next lesson")],
      axis: .vertical, spacing: 1)
    column.alignment = .leading
    column.frame = Rect(x: 2, y: 3, width: 30, height: 5)
    view.addSubview(column)
  }
}
