// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `the spoken line of a screen with a switch and a slider`() throws {
    let slider = Slider()
    slider.value = 0.4
    let screen = View()
    // snippet.show
    slider.accessibilityLabel = "Volume"
    let mute = Button(title: "♪")
    mute.accessibilityLabel = "Mute"
    mute.accessibilityHint = "Turns the sound off until the next song."
    // snippet.hide
    let label = Label(text: "Volume")
    label.frame = Rect(x: 2, y: 1, width: 8, height: 1)
    slider.frame = Rect(x: 11, y: 1, width: 20, height: 1)
    mute.frame = Rect(x: 33, y: 1, width: 5, height: 1)
    for view in [label, slider, mute] { screen.addSubview(view) }
    let app = TestApplication(width: 60, height: 5, screen)
    app.application.traitOverrides.usesScreenReader = true
    app.advance(by: 1)
    try expectPicture(of: app)
    app.press(.tab)
    app.advance(by: 1)
    try expectPicture(of: app, named: "Mute")
    #expect(app.application.spokenText?.hasPrefix("Mute, button") == true)
  }
}
