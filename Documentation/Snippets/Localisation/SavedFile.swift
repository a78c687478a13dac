// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class SavedFileView: View {
    var name = "C++"

    override func draw(in canvas: inout Canvas) {
      canvas.draw("הקובץ \(name) נשמר", at: Point(x: 0, y: 0))
      canvas.draw("הקובץ \(name.isolated) נשמר", at: Point(x: 0, y: 2))
    }
  }
  // snippet.hide

  @Test func `a file name in a Hebrew sentence, without and with isolation`() throws {
    let screen = View()
    screen.addSubview(SavedFileView(frame: Rect(x: 2, y: 1, width: 20, height: 3)))
    let app = TestApplication(width: 20, height: 5, screen)
    #expect(app.row(1).contains("++C") && app.row(3).contains("C++"))
    try expectPicture(of: app)
  }
}
