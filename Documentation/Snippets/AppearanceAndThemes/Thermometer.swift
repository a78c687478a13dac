// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a rule for a property of the program`() throws {
    // snippet.use
    Thermometer.appearance().mercuryColor = Color(red: 200, green: 40, blue: 90)
    // snippet.end
    let thermometer = Thermometer(frame: Rect(x: 2, y: 1, width: 24, height: 1))
    thermometer.degrees = 27
    let screen = View()
    screen.addSubview(thermometer)
    let app = TestApplication(width: 30, height: 3, screen)
    try expectPicture(of: app)
    #expect(thermometer.mercuryColor == Color(red: 200, green: 40, blue: 90))
  }
}

// snippet.class
final class Thermometer: View {
  var degrees = 0.0 {
    didSet { setNeedsDisplay() }
  }
  var mercuryColor = Color.systemBlue {
    didSet {
      noteCustomization()
      setNeedsDisplay()
    }
  }

  override func draw(in canvas: inout Canvas) {
    let text = " \(Int(degrees)) °C"
    let tube = Path.Frame(x: 0, y: 0.25, width: Double(bounds.width - text.columns), height: 0.5)
    canvas.fill(Path(rect: tube), with: Color(white: 0.85))
    var mercury = tube
    mercury.width *= max(0, min(1, degrees / 40))
    canvas.fill(Path(rect: mercury), with: mercuryColor)
    canvas.draw(text, at: Point(x: bounds.width - text.columns, y: 0))
  }
}

extension AppearanceProxy where Target: Thermometer {
  var mercuryColor: Color {
    get { value() ?? .systemBlue }
    nonmutating set { set(newValue) { $0.mercuryColor = $1 } }
  }
}
// snippet.end
