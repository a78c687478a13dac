// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `an image that is a part of the program`() throws {
    // snippet.show
    let images = try ImageCatalog([
      "cup": """
      rendering template
      |[__]D|
      variant braille
      |▆▆▆▆▆▆▂ |
      |██████▔█|
      |▜████▛▀▘|
      """
    ])
    let cup = ImageView(image: try Image(named: "cup", in: images))
    // snippet.hide
    cup.frame = Rect(x: 2, y: 1, width: 8, height: 3)
    let screen = View()
    screen.addSubview(cup)
    try expectPicture(of: TestApplication(width: 12, height: 5, screen))
  }
}
