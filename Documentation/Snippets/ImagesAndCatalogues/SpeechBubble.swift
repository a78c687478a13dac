// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a resizable frame around texts of different lengths`() throws {
    let screen = View()
    // snippet.show
    let bubble = Image(
      "╭──╮\n│  │\n╰┬─╯", color: .gray, ascii: "+--+\n|  |\n+v-+"
    ).resizableImage(withCapInsets: EdgeInsets(top: 1, left: 2, bottom: 1, right: 1))

    for (index, text) in ["Hi!", "Your turn in two minutes"].enumerated() {
      let view = ImageView(image: bubble)
      view.frame = Rect(x: 2, y: 3 * index, width: text.columns + 4, height: 3)
      let label = Label(text: text)
      label.frame = Rect(x: 2, y: 1, width: text.columns, height: 1)
      view.addSubview(label)
      screen.addSubview(view)
    }
    // snippet.hide
    try expectPicture(of: TestApplication(width: 34, height: 6, screen))
  }
}
