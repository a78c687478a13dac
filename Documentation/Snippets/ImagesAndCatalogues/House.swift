// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a house of glyphs in four colours`() throws {
    let screen = View()
    // snippet.show
    let house = Image(
      """
        ▗▟▙▖
      ▗▟████▙▖
       █▗▖ ▐█
       █▝▘ ▐█
      """,
      foreground: """
          rrrr
        rrrrrrrr
         wyy dw
         wyy dw
        """,
      background: """


         wwwwww
         wwwwww
        """,
      colors: [
        "r": Color(red: 190, green: 60, blue: 40), "w": Color(red: 240, green: 215, blue: 170),
        "y": Color(red: 70, green: 150, blue: 220), "d": Color(red: 110, green: 70, blue: 40),
      ],
      ascii: """
          /\\
         /  \\
         |# |
         |# |
        """)
    let view = ImageView(image: house)
    view.frame.origin = Point(x: 4, y: 1)
    screen.addSubview(view)
    // snippet.hide
    try expectPicture(of: TestApplication(width: 24, height: 6, screen))
    #expect(house.size == Size(width: 8, height: 4))
  }
}
