import TermKit
// snippet.hide
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show

  final class StarRating: Control {
    var stars = 3 {
      didSet {
        if stars != oldValue { setNeedsDisplay() }
      }
    }

    override var accessibilityDefaults: AccessibilityDefaults {
      var defaults = super.accessibilityDefaults
      defaults.label = "Rating"
      defaults.value = stars == 1 ? "1 star" : "\(stars) stars"
      defaults.traits = .adjustable
      return defaults
    }

    override func accessibilityIncrement() { choose(stars + 1) }
    override func accessibilityDecrement() { choose(stars - 1) }

    private func choose(_ wanted: Int) {
      guard wanted != stars, (0...5).contains(wanted) else { return }
      stars = wanted
      sendActions(for: .valueChanged)
    }

    override var intrinsicContentSize: Size { Size(width: 9, height: 1) }

    override func draw(in canvas: inout Canvas) {
      if isFocused { canvas.fillFocus(in: bounds) }
      let style = canvas.tintTextStyle().focused(isFocused, in: canvas.traits)
      for index in 0..<5 {
        canvas.draw(index < stars ? "★" : "☆", at: Point(x: 2 * index, y: 0), style: style)
      }
    }

  }
  // snippet.hide

  @Test func `stars that arrows change, and a screen reader reads`() throws {
    let rating = StarRating(frame: Rect(x: 2, y: 1, width: 9, height: 1))
    let screen = View()
    screen.addSubview(rating)
    let app = TestApplication(width: 40, height: 4, screen)
    app.application.traitOverrides.usesScreenReader = true
    app.press(.right)
    app.advance(by: 1)
    #expect(rating.stars == 4)
    try expectPicture(of: app)
  }
}
