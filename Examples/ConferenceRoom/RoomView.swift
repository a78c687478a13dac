import TermKit

/// A picture of the room: the lamps, the screen, the speaker and the chairs.
final class RoomView: View {
  /// The state that the picture shows. The numbers go from 0 to 1.
  struct Scene: Equatable {
    var light = 0.0
    var voltage = 0.0
    var isProjectorOn = false
    var computer: Int?
    var talkProgress = 0.0
  }

  var scene = Scene() { didSet { if scene != oldValue { setNeedsDisplay() } } }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: "The room", traits: .image)
  }

  override func draw(in canvas: inout Canvas) {
    let floor = bounds.height - max(2, bounds.height / 3)
    canvas.fill(bounds, with: lit(Color(red: 20, green: 22, blue: 34), Color(red: 236, green: 224, blue: 200)))
    if canvas.traits.colorDepth > .none {
      canvas.fill(
        Rect(x: 0, y: floor, width: bounds.width, height: bounds.height - floor),
        with: lit(Color(red: 12, green: 12, blue: 18), Color(red: 150, green: 112, blue: 82)))
    }
    drawLamps(to: floor, &canvas)
    drawScreen(above: floor, &canvas)
    drawSpeaker(on: floor, &canvas)
    drawChairs(from: floor, &canvas)
  }

  // Without colours, everything is drawn in black on white.
  private func style(_ color: Color, _ canvas: Canvas, _ attributes: TextAttributes = []) -> TextStyle {
    TextStyle(foreground: canvas.traits.colorDepth == .none ? .black : color, attributes: attributes)
  }

  // Mixes a colour in the dark with the colour in full light.
  private func lit(_ dark: Color, _ bright: Color) -> Color { dark.mixed(with: bright, scene.light) }

  // MARK: Lamps

  private func drawLamps(to floor: Int, _ canvas: inout Canvas) {
    let count = max(3, bounds.width / 14)
    let glow = Color(red: 255, green: 225, blue: 130)
    let lamp = Color(white: 0.35).mixed(with: glow, scene.light)
    for index in 0..<count {
      let x = (2 * index + 1) * bounds.width / (2 * count)
      if canvas.traits.colorDepth.blends, scene.light > 0.05 {
        canvas.fill(cone(at: x, to: floor), with: glow.withAlphaComponent(0.45 * scene.light))
      }
      canvas.draw("▀▀▀", at: Point(x: x - 1, y: 0), style: style(lamp, canvas))
    }
  }

  private func cone(at x: Int, to floor: Int) -> Path {
    var path = Path()
    let (x, bottom) = (Double(x) + 0.5, Double(floor))
    path.move(to: Path.Position(x: x - 1.5, y: 0.5))
    path.addLine(to: Path.Position(x: x + 1.5, y: 0.5))
    path.addLine(to: Path.Position(x: x + 5, y: bottom))
    path.addLine(to: Path.Position(x: x - 5, y: bottom))
    path.close()
    return path
  }

  // MARK: Screen

  private var screen: Rect {
    let floor = bounds.height - max(2, bounds.height / 3)
    let width = max(13, bounds.width * 9 / 20)
    return Rect(x: (bounds.width - width) / 2, y: 1, width: width, height: max(2, floor - 2))
  }

  private static let slides = ["Hello, appearance!", "Scanning the Universe"]

  private func drawScreen(above floor: Int, _ canvas: inout Canvas) {
    let screen = screen
    guard scene.isProjectorOn else {
      canvas.fill(screen, with: lit(Color(white: 0.16), Color(white: 0.72)))
      return drawFrame(of: screen, &canvas)
    }
    let paper = scene.computer == nil ? Color(red: 20, green: 60, blue: 190) : Color.white
    canvas.fill(screen, with: paper)
    drawFrame(of: screen, &canvas)
    let text = scene.computer.map { Self.slides[$0] } ?? "No signal"
    let style = TextStyle(foreground: scene.computer == nil ? .white : .black, minimumContrast: .text)
    let title = text.truncated(to: screen.width - 2)
    let place = screen.centered(Size(width: title.columns, height: 1))
    canvas.draw(title, at: place.origin, style: style)
    if screen.height > 2, scene.computer != nil { drawTime(in: screen, &canvas) }
  }

  // A line at the bottom of the slide shows the elapsed part of the talk.
  private func drawTime(in screen: Rect, _ canvas: inout Canvas) {
    let columns = Int((Double(screen.width - 2) * scene.talkProgress).rounded())
    let line = String(repeating: "▂", count: max(0, columns))
    canvas.draw(
      line, at: Point(x: screen.minX + 1, y: screen.maxY - 1), style: TextStyle(foreground: .systemBlue))
  }

  // Terminals that cannot show pale colours need lines at the edges of the screen.
  private func drawFrame(of screen: Rect, _ canvas: inout Canvas) {
    guard !canvas.traits.colorDepth.blends else { return }
    for y in screen.minY..<screen.maxY {
      canvas.draw("│", at: Point(x: screen.minX - 1, y: y))
      canvas.draw("│", at: Point(x: screen.maxX, y: y))
    }
    let line = String(repeating: "─", count: screen.width)
    canvas.draw("└" + line + "┘", at: Point(x: screen.minX - 1, y: screen.maxY))
  }

  // MARK: Speaker and chairs

  private func drawSpeaker(on floor: Int, _ canvas: inout Canvas) {
    let x = screen.maxX + max(2, (bounds.width - screen.maxX) / 2 - 2)
    let skin = lit(Color(red: 90, green: 70, blue: 60), Color(red: 190, green: 130, blue: 95))
    let shirt = lit(Color(red: 40, green: 30, blue: 60), Color(red: 60, green: 70, blue: 130))
    canvas.draw("●", at: Point(x: x + 1, y: floor - 2), style: style(skin, canvas))
    canvas.draw("▟█▙", at: Point(x: x, y: floor - 1), style: style(shirt, canvas))
    canvas.draw("▐▌", at: Point(x: x - 2, y: floor - 1), style: style(lit(.black, Color(white: 0.3)), canvas))
  }

  // Chairs in rows. Sparks fly between them at a high voltage.
  private func drawChairs(from floor: Int, _ canvas: inout Canvas) {
    let cloth = lit(Color(red: 60, green: 16, blue: 22), Color(red: 150, green: 30, blue: 40))
    let spark = style(Color(red: 255, green: 240, blue: 90), canvas, .bold)
    for (row, y) in stride(from: floor + 1, to: bounds.height, by: 2).enumerated() {
      for (column, x) in stride(from: 2 + row % 2 * 2, to: bounds.width - 3, by: 4).enumerated() {
        canvas.draw("▟█▙", at: Point(x: x, y: y), style: style(cloth, canvas))
        // The chairs have different thresholds, so that the sparks spread.
        let threshold = 0.3 + Double((column * 7 + row * 5) % 11) / 15
        if scene.voltage > threshold { canvas.draw("↯", at: Point(x: x + 1, y: y - 1), style: spark) }
      }
    }
  }
}
