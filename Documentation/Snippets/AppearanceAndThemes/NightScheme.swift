// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `light on dark`() throws {
    let sound = Switch()
    (sound.isOn, sound.title) = (true, "Sound")
    let warning = Label(text: "3 files are missing")
    warning.textColor = Color(red: 200, green: 30, blue: 30)
    let column = StackView(arrangedSubviews: [warning, sound, Button(title: "Search")], axis: .vertical, spacing: 1)
    column.alignment = .leading
    column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let app = TestApplication(width: 30, height: 7, column)
    let application = app.application
    try expectPicture(of: app, named: "Paper")
    // snippet.show
    application.colorScheme = .night
    // snippet.hide
    app.turn()
    #expect(app.terminal.colorMap.color(for: .white).brightness < 0.2)
    try expectPicture(of: TestApplication(width: 30, height: 7, ImageView(image: shownScreen(of: app))))
  }

  /// Returns what a real terminal shows: a headless terminal keeps the colours from before the colour scheme.
  func shownScreen(of app: TestApplication) -> Image {
    var cells = app.screen
    for y in 0..<cells.size.height {
      for x in 0..<cells.size.width where cells[x, y].width > 0 {
        cells[x, y].foreground = app.terminal.colorMap.color(for: cells[x, y].foreground)
        cells[x, y].background = app.terminal.colorMap.color(for: cells[x, y].background)
      }
    }
    return Image(cells: cells)
  }
}
