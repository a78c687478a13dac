import TermKit
import TermKitTesting
import Testing

/// A screen with a slider, on which the key `m` mutes.
private final class VolumeScreen: ViewController {
  let slider = VolumeSlider(frame: Rect(x: 2, y: 2, width: 20, height: 1))

  override func viewDidLoad() {
    title = "Volume"
    view.addSubview(slider)
  }

  override var keyCommands: [KeyCommand] {
    [KeyCommand(title: "Mute", keys: [.character("m")]) { [slider] in slider.value = 0 }]
  }
}

@MainActor @Suite struct DeckViewControllerTests {
  private let volume = VolumeScreen()
  private let app: TestApplication

  init() {
    let about = ViewController()
    about.title = "About"
    let label = Label(text: "Version 1")
    label.frame = Rect(x: 2, y: 2, width: 10, height: 1)
    about.view.addSubview(label)
    volume.slider.value = 0.5
    volume.loadViewIfNeeded()
    app = TestApplication(size: Size(width: 24, height: 5)) { [volume] in DeckViewController(screens: [volume, about]) }
  }

  @Test func `the keys of the visible screen work while the bar of its container has the focus`() {
    expect(app, shows: "         09:41\n\n  ━━━━━━━━━━──────────\n\n  Volume    About")
    app.press(.tab)
    app.type("m")
    expect(app, shows: "         09:41\n\n  ────────────────────\n\n  Volume    About")
  }

  @Test func `Escape leads back to the first screen, where the focus is where it was`() {
    app.click(on: "About")
    expect(app, shows: "         09:41\n\n  Version 1\n\n  Volume    About")
    app.press(.escape)
    app.press(.right)
    app.advance(by: 1)
    expect(app, shows: "         09:41\n\n  ━━━━━━━━━━━━────────\n\n  Volume    About")
    #expect(app.application.accessibilityOutline.contains("tab bar"))
  }
}

extension Snippets {
  @Test func `a container with two screens`() throws {
    let screens = ["Volume", "About"].map { title in
      let screen = ViewController()
      screen.title = title
      let label = Label(text: "This is \(title)")
      label.frame = Rect(x: 2, y: 2, width: 20, height: 1)
      screen.view.addSubview(label)
      return screen
    }
    let app = TestApplication(width: 24, height: 5, DeckViewController(screens: screens))
    app.click(on: "About")
    app.advance(by: 1)
    try expectPicture(of: app)
  }
}
