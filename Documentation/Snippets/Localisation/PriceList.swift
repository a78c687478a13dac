// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class PriceListView: View {
    var prices = [("Bread", "3.20 €"), ("パン", "480 円"), ("Käsekuchen mit Sahne", "4.50 €")]

    override func draw(in canvas: inout Canvas) {
      for (y, (name, price)) in prices.enumerated() {
        let start = bounds.width - price.columns
        canvas.draw(name.truncated(to: start - 1), at: Point(x: 0, y: y))
        canvas.draw(price, at: Point(x: start, y: y))
      }
    }
  }
  // snippet.hide

  @Test func `prices in a column, beside names of different widths`() throws {
    let screen = View()
    screen.addSubview(PriceListView(frame: Rect(x: 2, y: 1, width: 24, height: 3)))
    let app = TestApplication(width: 28, height: 5, screen)
    #expect(app.row(3) == "  Käsekuchen mit S… 4.50 €")
    try expectPicture(of: app)
  }
}
