import Foundation
import TermKit

/// The content of a pane.
enum Figure: CaseIterable {
  case sun, moon, star, heart

  var name: String {
    switch self {
    case .sun: "Sun"
    case .moon: "Moon"
    case .star: "Star"
    case .heart: "Heart"
    }
  }

  /// Returns the outline, in the largest square that fits, scaled down by `scale`. A row counts twice, because it is as high as two
  /// columns are wide.
  func path(in bounds: Rect, scale: Double) -> Path {
    let side = Double(min(bounds.width, 2 * bounds.height)) * scale
    let center = Path.Frame(bounds).center
    let points = outline.map { point in
      Path.Position(x: center.x + point.x * side / 2, y: center.y + point.y * side / 4)
    }
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    path.close()
    return path
  }

  // Points with coordinates between -1 and 1. y grows downwards.
  private var outline: [(x: Double, y: Double)] {
    switch self {
    case .sun: (0..<48).map { Self.polar($0, of: 48, radius: 0.9) }
    case .star: (0..<10).map { Self.polar($0, of: 10, radius: $0 % 2 == 0 ? 1 : 0.42) }
    case .moon: Self.crescent
    case .heart: (0..<48).map { Self.heart(Double($0) / 48 * 2 * .pi) }
    }
  }

  private static func polar(_ index: Int, of count: Int, radius: Double) -> (x: Double, y: Double) {
    let angle = Double(index) / Double(count) * 2 * .pi
    return (radius * sin(angle), -radius * cos(angle))
  }

  // The outer circle for three quarters of a turn, then back along a shifted circle.
  private static var crescent: [(x: Double, y: Double)] {
    let steps = 24
    let outer = (0...steps).map { step -> (x: Double, y: Double) in
      let angle = 0.9 + Double(step) / Double(steps) * (2 * .pi - 1.8)
      return (cos(angle), sin(angle))
    }
    let inner = (0...steps).map { step -> (x: Double, y: Double) in
      let angle = 2 * .pi - 1.35 - Double(step) / Double(steps) * (2 * .pi - 2.7)
      return (0.45 + 0.8 * cos(angle), 0.8 * sin(angle))
    }
    return outer + inner
  }

  private static func heart(_ angle: Double) -> (x: Double, y: Double) {
    let sine = sin(angle)
    let y = 13 * cos(angle) - 5 * cos(2 * angle) - 2 * cos(3 * angle) - cos(4 * angle)
    return (sine * sine * sine, -(y + 2.5) / 15)
  }
}

/// A view that draws a figure in the tint.
final class FigureView: View {
  var figure: Figure { didSet { if figure != oldValue { setNeedsDisplay() } } }
  /// The relative size of the figure, 0…1. Defaults to 1. Animatable.
  @Animatable var scale = 1.0

  init(_ figure: Figure) {
    self.figure = figure
    super.init()
  }

  override func draw(in canvas: inout Canvas) {
    let room = bounds.inset(by: EdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
    canvas.fill(figure.path(in: room, scale: $scale), with: canvas.tintColor)
  }

}
