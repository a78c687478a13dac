// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `an activity indicator beside a label`() throws {
    // snippet.show
    let wheel = ActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    let status = Label(text: "Looking for games …")
    let row = StackView(arrangedSubviews: [wheel, status], axis: .horizontal, spacing: 1)
    // snippet.hide
    wheel.setContentHuggingPriority(.required, for: .horizontal)
    row.alignment = .center
    row.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let app = TestApplication(width: 28, height: 3, row)
    app.advance(by: 0.3)
    #expect(!wheel.isHidden)
    try expectPicture(of: app)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
  }

  @Test func `the looks of activity indicators`() throws {
    func wheel(_ style: ActivityIndicatorView.Style, color: Color? = nil, isAnimating: Bool = true)
      -> ActivityIndicatorView
    {
      let wheel = ActivityIndicatorView(style: style)
      (wheel.color, wheel.hidesWhenStopped) = (color, false)
      if isAnimating { wheel.startAnimating() }
      return wheel
    }
    let app = TestApplication(
      width: 30, height: 11,
      NamedViews(
        [
          "medium": wheel(.medium), "large": wheel(.large), "with a colour": wheel(.large, color: .red),
          "stopped": wheel(.medium, isAnimating: false),
        ]))
    app.advance(by: 0.3)
    try expectPicture(of: app, named: "States")
  }
}
