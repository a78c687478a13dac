// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class StarsView: View {
    var count = 3 {
      didSet {
        if count != oldValue { setNeedsDisplay() }
      }
    }

    override var intrinsicContentSize: Size { Size(width: 5, height: 1) }

    override func draw(in canvas: inout Canvas) {
      let stars = String(repeating: "★", count: count) + String(repeating: "☆", count: 5 - count)
      canvas.draw(stars, at: .zero, style: canvas.tintTextStyle())
    }
  }

  // snippet.hide
  @Test func `a view with a size of its own`() throws {
    let row = StackView(arrangedSubviews: [Label(text: "Rating"), StarsView()], axis: .horizontal, spacing: 2)
    row.distribution = .equalSpacing
    try expectPicture(of: TestApplication(width: 24, height: 1, row))
  }
}
