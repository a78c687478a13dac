// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a window with a tint, and a part of it with another one`() throws {
    let form = StackView(axis: .vertical, spacing: 1)
    // snippet.show
    let danger = StackView(arrangedSubviews: [Button(title: "Erase disk"), Button(title: "Erase all")])
    danger.spacing = 2
    danger.tintColor = Color(red: 200, green: 30, blue: 30)
    form.addArrangedSubview(Button(title: "New file"))
    form.addArrangedSubview(Slider())
    form.addArrangedSubview(danger)
    // snippet.hide
    form.alignment = .leading
    form.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let app = TestApplication(width: 34, height: 7, form)
    let window = try #require(app.application.windowScene.keyWindow)
    // snippet.show
    window.tintColor = Color(red: 0, green: 130, blue: 90)
    // snippet.hide
    app.turn()
    try expectPicture(of: app)
    danger.tintColor = nil
    #expect(danger.tintColor == Color(red: 0, green: 130, blue: 90))
  }
}
