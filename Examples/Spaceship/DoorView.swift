import TermKit

/// A door whose two panels slide apart. Behind it are the stars.
final class DoorView: View {
  /// How far the door is open, from 0 to 1. Defaults to 0. Animatable.
  @Animatable var openness = 0.0
  /// The colour of the panels.
  var panelColor = Color(white: 0.8) {
    didSet {
      noteCustomization()
      setNeedsDisplay()
    }
  }
  /// The colour of the frame around them.
  var frameColor = Color(white: 0.45) {
    didSet {
      noteCustomization()
      setNeedsDisplay()
    }
  }

  override func draw(in canvas: inout Canvas) {
    let opening = bounds.inset(by: EdgeInsets(top: 1, left: 2, bottom: 0, right: 2))
    drawFrame(around: opening, in: &canvas)
    drawSpace(in: opening, &canvas)
    let width = Int((Double(opening.width) / 2 * (1 - $openness)).rounded())
    let left = Rect(x: opening.minX, y: opening.minY, width: width, height: opening.height)
    let right = Rect(x: opening.maxX - width, y: opening.minY, width: width, height: opening.height)
    drawPanel(left, edge: left.maxX - 1, in: &canvas)
    drawPanel(right, edge: right.minX, in: &canvas)
  }

  private func drawFrame(around opening: Rect, in canvas: inout Canvas) {
    let isAscii = canvas.traits.glyphLevel == .ascii
    let style = TextStyle(foreground: frameColor)
    let post = isAscii ? "##" : "██"
    for y in bounds.minY..<bounds.maxY {
      canvas.draw(post, at: Point(x: bounds.minX, y: y), style: style)
      canvas.draw(post, at: Point(x: bounds.maxX - 2, y: y), style: style)
    }
    let beam = String(repeating: isAscii ? "#" : "█", count: max(0, bounds.width))
    canvas.draw(beam, at: Point(x: bounds.minX, y: bounds.minY), style: style)
  }

  // The stars are scattered, but always at the same places.
  private func drawSpace(in area: Rect, _ canvas: inout Canvas) {
    canvas.fill(area, with: .black)
    let style = TextStyle(foreground: .white, background: .black)
    let star = canvas.traits.glyphLevel == .ascii ? "." : "·"
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX where (x * 7 + y * 13 + x * y) % 11 == 0 {
        canvas.draw((x + y) % 5 == 0 ? "*" : star, at: Point(x: x, y: y), style: style)
      }
    }
  }

  // Without colours, a panel is a pattern of characters.
  private func drawPanel(_ panel: Rect, edge: Int, in canvas: inout Canvas) {
    guard !panel.isEmpty else { return }
    canvas.fill(panel, with: panelColor)
    let isAscii = canvas.traits.glyphLevel == .ascii
    let style = TextStyle(foreground: frameColor, background: panelColor)
    for y in panel.minY..<panel.maxY {
      if canvas.traits.colorDepth == .none {
        let plate = String(repeating: isAscii ? ":" : "▒", count: panel.width)
        canvas.draw(plate, at: Point(x: panel.minX, y: y), style: style)
      }
      canvas.draw(isAscii ? "|" : "│", at: Point(x: edge, y: y), style: style)
    }
  }
}

extension AppearanceProxy where Target: DoorView {
  /// The colour of the panels.
  var panelColor: Color {
    get { value() ?? Color(white: 0.8) }
    nonmutating set { set(newValue) { $0.panelColor = $1 } }
  }

  /// The colour of the frame around the panels.
  var frameColor: Color {
    get { value() ?? Color(white: 0.45) }
    nonmutating set { set(newValue) { $0.frameColor = $1 } }
  }
}

/// A small button with a padlock. Its touch area is larger than its bounds, as the talk advises for small buttons.
final class LockButton: Button {
  /// The cells around the bounds that also press the button.
  private static let margin = EdgeInsets(top: 1, left: 3, bottom: 1, right: 3)

  init(artwork: Artwork, door: String) {
    super.init(type: .custom)
    setImage(artwork["lock-open"], for: .normal)
    setImage(artwork["lock-closed"], for: .selected)
    accessibilityLabel = "Lock of the \(door.lowercased()) door"
  }

  override func point(inside point: Point) -> Bool { bounds.outset(by: Self.margin).contains(point) }
}

extension Rect {
  /// Returns the rectangle enlarged by insets.
  fileprivate func outset(by insets: EdgeInsets) -> Rect {
    inset(by: EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
