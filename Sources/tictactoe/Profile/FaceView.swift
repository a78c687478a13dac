import TTTModel
import TermKit

/// The drawn face of an opponent: a round head in the colour of the opponent's piece, with eyes and a mouth.
final class FaceView: DisplayView {
  private let opponent: Opponent
  /// The piece of the opponent, which decides the colour.
  var icon = Icon.o { didSet { if icon != oldValue { setNeedsDisplay() } } }

  init(_ opponent: Opponent) {
    self.opponent = opponent
    super.init()
  }

  override func draw(in canvas: inout Canvas) {
    if bounds.isEmpty { return }
    if canvas.traits.glyphLevel == .ascii { return drawArt(in: &canvas) }
    let stroke = max(1, Double(bounds.width) / 12)
    let head = Path(ovalIn: frame(0.5, 0.5, 1, 1).inset(by: stroke / 2))
    if canvas.traits.colorDepth.blends { canvas.fill(head, with: Palette.piece(icon).withAlphaComponent(0.2)) }
    canvas.stroke(head, width: stroke, with: Palette.piece(icon))
    drawEyes(in: &canvas)
    canvas.stroke(mouth, width: stroke, cap: .butt, with: .black)
  }

  // MARK: Features

  private func drawEyes(in canvas: inout Canvas) {
    let size: (width: Double, height: Double) =
      switch opponent {
      case .friend: (0.12, 0.18)
      case .rival: (0.12, 0.1)
      case .learner: (0.2, 0.24)
      case .master: (0.22, 0)
      }
    // Their edges are between cells or in the middle of rows, where no third colour is in a cell.
    let (columns, rows) = (Double(bounds.width), Double(bounds.height))
    let (width, height) = (max(1, (size.width * columns).rounded()), max(0.5, (size.height * rows * 2).rounded() / 2))
    let x = (0.33 * columns - width / 2).rounded()
    let room = columns / 2 - 1 - x
    let y = (0.34 * rows * 2).rounded() / 2
    for isLeft in [true, false] {
      func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        let frame = Path.Frame(x: isLeft ? x : columns - x - width, y: y, width: width, height: height)
        canvas.fill(Path(rect: frame), with: .black)
      }
      if opponent == .rival {
        // The brows fall to the middle.
        fill(x - width, y - 0.5, width, 0.5)
        fill(x, y, width, 0.5)
        fill(x, y + 0.5, width, height)
      } else {
        fill(x, y, min(width, room), height)
      }
    }
  }

  private var mouth: Path {
    switch opponent {
    case .friend: curve((0.3, 0.62), (0.5, 0.9), (0.7, 0.62))
    case .learner: Path(ovalIn: frame(0.5, 0.72, 0.12, 0.12))
    case .rival: curve((0.36, 0.74), (0.6, 0.74), (0.7, 0.62))
    case .master: curve((0.4, mouthHeight), (0.5, mouthHeight), (0.6, mouthHeight))
    }
  }

  // In the middle of half a row.
  private var mouthHeight: Double { ((0.7 * Double(bounds.height) * 2).rounded() + 0.5) / 2 / Double(bounds.height) }

  // MARK: Places, as parts of the view's width and height

  private func place(_ position: (x: Double, y: Double)) -> Path.Position {
    Path.Position(x: Double(bounds.width) * position.x, y: Double(bounds.height) * position.y)
  }

  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path.Frame {
    let (start, size) = (place((x - width / 2, y - height / 2)), place((width, height)))
    return Path.Frame(x: start.x, y: start.y, width: size.x, height: size.y)
  }

  private func curve(_ start: (Double, Double), _ control: (Double, Double), _ end: (Double, Double)) -> Path {
    var path = Path()
    path.move(to: place(start))
    path.addQuadCurve(to: place(end), controlPoint: place(control))
    return path
  }

  // MARK: ASCII

  private func drawArt(in canvas: inout Canvas) {
    let features =
      switch opponent {
      case .friend: ["o  o", #"\__/"#]
      case .learner: ["O  O", " () "]
      case .rival: [#"\  /"#, " _/ "]
      case .master: ["-  -", " -- "]
      }
    let lines = [" .----. ", "| \(features[0]) |", "| \(features[1]) |", " '----' "]
    let art = Image(lines.joined(separator: "\n"), color: Palette.piece(icon))
    canvas.draw(art, at: bounds.centered(art.size).origin)
  }
}
