import TermKit
// snippet.hide
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show

  final class ContactsViewController: ViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.leftBarButtonItem = BarButtonItem(systemItem: .cancel)
      navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .done)
      let search = SearchBar(frame: Rect(x: 0, y: 3, width: 40, height: 1))
      search.autoresizingMask = .flexibleWidth
      view.addSubview(search)
    }
  }
  // snippet.hide

  @Test func `TermKit's own words in German`() throws {
    let app = TestApplication(width: 40, height: 6, NavigationController(rootViewController: ContactsViewController()))
    app.application.traitOverrides.language = .german
    app.turn()
    try expectPicture(of: app)
    #expect(app.row(1).contains("Abbrechen"))
  }
}
