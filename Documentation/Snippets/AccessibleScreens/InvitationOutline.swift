// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  final class InvitationViewController: ViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Invitation"
      let label = Label(text: "Dinner on Friday")
      let coming = Switch()
      (coming.title, coming.isOn) = ("I am coming", true)
      for (view, y) in [(label, 3), (coming, 5)] as [(View, Int)] {
        view.frame = Rect(x: 2, y: y, width: 24, height: 1)
        self.view.addSubview(view)
      }
    }
  }

  @Test func `the picture of the invitation`() throws {
    let navigation = NavigationController(rootViewController: InvitationViewController())
    try expectPicture(of: TestApplication(width: 32, height: 7, navigation))
  }

  // snippet.show
  @MainActor @Test func `a screen reader hears all of the invitation`() {
    let app = TestApplication(size: Size(width: 32, height: 7)) {
      NavigationController(rootViewController: InvitationViewController())
    }
    #expect(
      app.application.accessibilityOutline == [
        "navigation bar",
        "  Invitation, heading",
        "Dinner on Friday",
        "I am coming, on, switch button",
        "status bar, 09:41",
      ])
  }
  // snippet.hide
}
