import TermKit

/// Content larger than its view in both directions. Arrows, PageUp, PageDown, Home, End, the wheel and the indicators scroll it.
final class ScrollPage: ViewController, TranslatedPage {
  let translations = Translations()

  override func loadView() {
    let scrollView = ScrollView()
    let map = TableOfSquares()
    map.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    scrollView.addSubview(map)
    scrollView.contentSize = map.frame.size
    view = scrollView
  }
}

/// A hundred rows of coloured squares.
private final class TableOfSquares: View {
  override func draw(in canvas: inout Canvas) {
    let area = canvas.clipBounds.intersection(bounds)
    for y in area.minY..<area.maxY {
      for column in area.minX / 8...area.maxX / 8 {
        let place = Point(x: column * 8, y: y)
        let color = Color(hue: Double(column) / 25, saturation: 0.6, brightness: 0.35 + Double(y) / 250)
        if (column + y) % 2 == 0 { canvas.fill(Rect(x: place.x, y: y, width: 8, height: 1), with: color) }
        let ink: Color = (column + y) % 2 == 0 ? .white : Color(white: 0.5)
        canvas.draw("\(column),\(y)", at: Point(x: place.x + 1, y: y), style: TextStyle(foreground: ink))
      }
    }
  }
}
