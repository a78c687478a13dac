import TermKit

/// The sky during a scan: a red line moves over it, and objects are marked behind the line.
final class ScanSkyView: SkyView {
  /// The part of the sky that is scanned, from 0 to 1.
  var progress = 0.0 { didSet { if progress != oldValue { progressChanged(from: oldValue) } } }
  var isScanning = false { didSet { if isScanning != oldValue { setNeedsDisplay() } } }
  var target: Target { didSet { if target != oldValue { scene = target.scene } } }
  var showsGrid = false { didSet { if showsGrid != oldValue { setNeedsDisplay() } } }

  private var finds: [Target.Find] { target.finds }

  init(_ target: Target) {
    self.target = target
    super.init(target.scene)
  }

  private static let trail = 6
  private static let markerColor = Color(red: 255, green: 160, blue: 130)
  private static let scanColor = Light(red: 1.3, green: 0.1, blue: 0.06)

  override func captionDidChange() { setNeedsDisplay(in: captionRow) }

  private var captionRow: Rect { Rect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1) }

  private func column(_ progress: Double) -> Int { Int((progress * Double(bounds.width)).rounded(.down)) }

  // Draws only the columns of the line and its trail, until a marker appears.
  private func progressChanged(from old: Double) {
    let count = finds.filter { $0.x < progress }.count
    if count != finds.filter({ $0.x < old }).count { return setNeedsDisplay() }
    let (first, last) = (min(column(old), column(progress)), max(column(old), column(progress)))
    setNeedsDisplay(in: Rect(x: first - Self.trail, y: 0, width: last - first + Self.trail + 2, height: bounds.height))
  }

  override func light(_ x: Int, _ y: Int, _ picture: SkyPicture) -> Light {
    let light = super.light(x, y, picture)
    let distance = column(progress) - x
    guard isScanning, (0..<Self.trail).contains(distance) else { return light }
    let share = 1 - Double(distance) / Double(Self.trail)
    return light + Self.scanColor * (0.6 * share * share * share)
  }

  override func draw(in canvas: inout Canvas) {
    super.draw(in: &canvas)
    if showsGrid { drawGrid(&canvas) }
    for find in finds where find.x < progress { drawMarker(find, &canvas) }
    draw(caption, at: Point(x: 1, y: bounds.maxY - 1), Color(white: 0.9), &canvas)
  }

  // Draws text on a dark patch, which hides the stars behind it.
  private func draw(_ text: String, at point: Point, _ color: Color, _ canvas: inout Canvas) {
    let patch = TextShadow(color: Color.black.withAlphaComponent(0.7), blurRadius: 1)
    canvas.draw(patch, behind: point.x..<point.x + text.columns, row: point.y)
    canvas.draw(text, at: point, style: style(color, canvas))
  }

  private func style(_ color: Color, _ canvas: Canvas) -> TextStyle {
    canvas.traits.colorDepth == .none
      ? TextStyle(attributes: .bold) : TextStyle(foreground: color, minimumContrast: .text)
  }

  private func drawGrid(_ canvas: inout Canvas) {
    let style = style(Color(red: 110, green: 150, blue: 190), canvas)
    for y in stride(from: bounds.height / 4, to: bounds.height, by: max(2, bounds.height / 4)) {
      for x in stride(from: bounds.width / 8, to: bounds.width, by: max(4, bounds.width / 8)) {
        canvas.draw("+", at: Point(x: x, y: y), style: style)
      }
    }
  }

  private func drawMarker(_ find: Target.Find, _ canvas: inout Canvas) {
    let x = Int(find.x * Double(bounds.width)) - 3
    let y = Int(find.y * Double(bounds.height)) - 1
    let style = style(Self.markerColor, canvas)
    canvas.draw("╭", at: Point(x: x, y: y), style: style)
    canvas.draw("╮", at: Point(x: x + 6, y: y), style: style)
    canvas.draw("╰", at: Point(x: x, y: y + 2), style: style)
    canvas.draw("╯", at: Point(x: x + 6, y: y + 2), style: style)
    // A name that does not fit at the right is at the left.
    let isAtLeft = x + 8 + find.name.columns > bounds.width
    draw(find.name, at: Point(x: isAtLeft ? x - 1 - find.name.columns : x + 8, y: y + 1), Self.markerColor, &canvas)
  }
}
