// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `columns with a constant and a minimum width`() throws {
    let screen = View()
    func column(_ text: String, _ shade: Double) -> Label {
      let label = Label(text: text)
      label.backgroundColor = Color(white: shade)
      return label
    }
    let (list, letter, notes) = (column("List", 0.75), column("Letter", 0.95), column("Notes", 0.85))
    // snippet.show
    list.setWidth(10)
    notes.setWidth(atLeast: 8)
    let columns = StackView(arrangedSubviews: [list, letter, notes])
    columns.distribution = .fillEqually
    // snippet.hide
    columns.frame = screen.bounds
    columns.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.addSubview(columns)
    let app = TestApplication(width: 40, height: 3, screen)
    try expectPicture(of: app)
    app.resize(to: Size(width: 22, height: 3))
    #expect(notes.frame.width == 8 && list.frame.width == 10 && letter.frame.width == 4)
    // snippet.show
  }
}
