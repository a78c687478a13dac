// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.view
  final class BatteryView: View {
    private let level = 1

    override func draw(in canvas: inout Canvas) {
      let (full, empty) = canvas.traits.glyphLevel == .ascii ? ("#", "-") : ("▰", "▱")
      let isLow = level < 2
      let hasColors = canvas.traits.colorDepth > .none
      let style = TextStyle(
        foreground: isLow && hasColors ? .red : .black, attributes: isLow && !hasColors ? .bold : [])
      let bar = String(repeating: full, count: level) + String(repeating: empty, count: 5 - level)
      canvas.draw(bar + " \(20 * level) %", at: .zero, style: style)
    }
  }
  // snippet.end

  @Test func `a battery on a rich and on a plain terminal`() throws {
    let battery = BatteryView(frame: Rect(x: 2, y: 1, width: 12, height: 1))
    let screen = View()
    screen.addSubview(battery)
    let app = TestApplication(width: 16, height: 3, screen)
    try expectPicture(of: app)
    let application = app.application
    // snippet.overrides
    application.traitOverrides.glyphLevel = .ascii
    application.traitOverrides.colorDepth = ColorDepth.none
    application.traitOverrides.reducesMotion = true
    // snippet.end
    app.turn()
    try expectPicture(of: app, named: "Plain")
    #expect(battery.traitCollection.reducesMotion)
  }
}
