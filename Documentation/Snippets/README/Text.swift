// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `attributed text, a text field with a view at its left, and a button that changes its title`() throws {
    var isPlaying = false
    let label = Label()
    let price = TextField()
    price.text = "12"
    // snippet.show
    var text = AttributedText("You won in ")
    text += AttributedText("5 moves", attributes: .init(foregroundColor: .green, textAttributes: .bold))
    label.attributedText = text
    label.lineBreakMode = .byTruncatingMiddle

    price.leftView = Label(text: "€")  // a text field
    price.leftViewMode = .always
    price.textAlignment = .right

    var configuration = Button.Configuration.filled()  // or plain, gray, tinted, bordered, borderless
    configuration.title = "Play"
    configuration.subtitle = "against the computer"
    let button = Button(configuration: configuration) { _ in isPlaying.toggle() }
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "Stop" : "Play" }
    // snippet.hide
    let column = StackView(arrangedSubviews: [label, price, button], axis: .vertical, spacing: 1)
    column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    column.alignment = .leading
    try expectPicture(of: TestApplication(width: 36, height: 8, column))
    button.sendActions(for: .touchUpInside)
    #expect(isPlaying)
  }
}
