// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  private final class AlarmView: StackView {}

  @Test func `a rule is named with its file and line`() throws {
    // snippet.show
    Label.appearance().textColor = .darkGray
    Label.appearance(whenContainedIn: [AlarmView.self]).textColor = Color(red: 190, green: 0, blue: 0)

    let warning = AlarmView(arrangedSubviews: [Label(text: "The disk is full")])
    let app = TestApplication(size: Size(width: 20, height: 3), showing: warning)

    let why = app.why(x: 0, y: 1)
    print(why)
    #expect(why[.ink]?.values["property"] == "textColor")
    #expect(why[.ink]?.values["rule"] == "Label in AlarmView")
    // snippet.hide
    #expect(why[.ink]?.values["file"] == "Snippets/RedLabel.swift")
    try expectPicture(of: app)
  }
}
