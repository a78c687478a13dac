// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a notice on a terminal that is too small`() throws {
    let app = TestApplication(width: 40, height: 12, View())
    let application = app.application
    // snippet.show
    application.minimumSize = Size(width: 40, height: 12)
    // snippet.hide
    app.resize(to: Size(width: 32, height: 6))
    try expectPicture(of: app)
  }
}
