// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a form in a column`() throws {
    let screen = View()
    // snippet.show
    let name = TextField()
    name.placeholder = "Name"
    let sound = Switch()
    sound.title = "Sound"
    let done = Button(configuration: .filled())
    done.setTitle("Done", for: .normal)

    let column = StackView(arrangedSubviews: [name, sound, done], axis: .vertical, spacing: 1)
    column.alignment = .leading
    column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    column.frame = screen.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.addSubview(column)
    // snippet.hide
    try expectPicture(of: TestApplication(width: 30, height: 7, screen))
  }
}
