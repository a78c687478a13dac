// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `the same image in its own colour, as a template, and in a given colour`() throws {
    let screen = StackView(axis: .horizontal, spacing: 3)
    // snippet.show
    let heart = Image(" ▄▖▗▄\n▐████▌\n ▝██▘", color: Color(red: 220, green: 40, blue: 80), ascii: " _ _\n( v )\n \\ /")

    let original = ImageView(image: heart)
    let template = ImageView(image: heart.withRenderingMode(.alwaysTemplate))
    let green = ImageView(image: heart.withTintColor(Color(red: 40, green: 160, blue: 80)))
    // snippet.hide
    for view in [original, template, green] { screen.addArrangedSubview(view) }
    screen.layoutMargins = EdgeInsets(top: 1, left: 3, bottom: 1, right: 3)
    let app = TestApplication(width: 32, height: 5, screen)
    #expect(app.foreground(4, 2) == Color(red: 220, green: 40, blue: 80))
    try expectPicture(of: app)
  }
}
