// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class WarningView: StackView {}
  // snippet.hide

  @Test func `a rule for labels in warnings, and a label that has its own colour`() throws {
    // snippet.show

    Label.appearance().textColor = .darkGray
    Label.appearance(whenContainedIn: [WarningView.self]).textColor = Color(red: 190, green: 0, blue: 0)

    let warning = WarningView(arrangedSubviews: [Label(text: "The disk is full")])
    let price = Label(text: "3 GB for 2 €")
    price.textColor = Color(red: 0, green: 120, blue: 70)
    let column = StackView(arrangedSubviews: [Label(text: "Storage"), warning, price], axis: .vertical)
    // snippet.hide
    column.alignment = .leading
    column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let app = TestApplication(width: 30, height: 5, column)
    try expectPicture(of: app)
    #expect(app.foreground(2, 1) == .darkGray)
    #expect(app.foreground(2, 2) == Color(red: 190, green: 0, blue: 0))
    #expect(price.textColor == Color(red: 0, green: 120, blue: 70))
  }
}
