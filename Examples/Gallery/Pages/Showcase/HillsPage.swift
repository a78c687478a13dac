import TermKit

/// A screen of a small navigation stack, with a landscape that shows how far the screen moves.
final class HillsPage: ViewController, TranslatedPage {
  let translations = Translations()
  private let landscape: Landscape
  private let depth: Int

  init(depth: Int = 0) {
    self.depth = depth
    landscape = Landscape(hue: [0.36, 0.58, 0.08, 0.8][depth % 4])
    super.init()
    let number = depth + 1
    setTitle(Text("Hill \(number)", de: "Hügel \(number)", ja: "丘 \(number)"))
  }

  override func loadView() {
    view = landscape
    landscape.button = button(Text("Push", de: "Weiter", ja: "プッシュ"))
    landscape.button.addTarget(self, action: HillsPage.push, for: .touchUpInside)
  }

  private func push() { navigationController?.pushViewController(HillsPage(depth: depth + 1), animated: true) }
}

/// Hills below a sky, and a button.
private final class Landscape: View {
  private let hue: Double

  init(hue: Double) {
    self.hue = hue
    super.init()
    clipsToBounds = true
  }

  var button = Button() {
    didSet {
      button.configuration = .filled()
      addSubview(button)
    }
  }

  override func layoutSubviews() {
    button.frame = bounds.centered(button.sizeThatFits(bounds.size))
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, with: Color(hue: hue, saturation: 0.18, brightness: 0.98))
    for (index, share) in [0.45, 0.25].enumerated() {
      canvas.fill(hills(height: share, phase: Double(index) * 0.3), with: color(ofHill: index, canvas.traits))
    }
  }

  // Few colours have no two shades of a hue.
  private func color(ofHill index: Int, _ traits: TraitCollection) -> Color {
    if index == 1, !traits.colorDepth.blends { return Color(white: 0.5) }
    return Color(hue: hue, saturation: 0.45 + 0.2 * Double(index), brightness: 0.8 - 0.25 * Double(index))
  }

  // A wave across the view, from left to right.
  private func hills(height: Double, phase: Double) -> Path {
    let (width, bottom) = (Double(bounds.width), Double(bounds.height))
    var path = Path()
    path.move(to: Path.Position(x: 0, y: bottom))
    for x in stride(from: 0.0, through: width, by: 1) {
      let top = bottom * (1 - height - 0.12 * Self.wave(x / 57 + phase))
      path.addLine(to: Path.Position(x: x, y: top))
    }
    path.addLine(to: Path.Position(x: width, y: bottom))
    path.close()
    return path
  }

  // Two parabolas that come close to a sine with a period of 1.
  private static func wave(_ turns: Double) -> Double {
    let part = (turns - turns.rounded(.down)) * 2 - 1
    return 4 * part * (1 - abs(part))
  }
}
